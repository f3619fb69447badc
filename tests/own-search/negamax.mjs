import { search } from './secateur.js'

const TREE = [
  [3, 12, 8],
  [2, 4, 6],
  [14, 5, 2],
]

const negamax = search(function negamaxOf(node, depth, a, b, color) {
  if (depth === 0 || !Array.isArray(node)) return color * node
  let value = -1000
  for (const child of node) {
    value = Math.max(value, -negamax(child, depth - 1, -b, -a, -color))
    a = Math.max(a, value)
    if (a >= b) break
  }
  return value
})

negamax(TREE, 5, -1000, 1000, 1)
