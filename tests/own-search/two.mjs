import { search } from './secateur.js'

const TREE = [
  [3, 12, 8],
  [2, 4, 6],
  [14, 5, 2],
]

const maxValue = search((node) => {
  if (!Array.isArray(node)) return node
  let value = -Infinity
  for (const child of node) value = Math.max(value, minValue(child))
  return value
})

const minValue = search((node) => {
  if (!Array.isArray(node)) return node
  let value = Infinity
  for (const child of node) value = Math.min(value, maxValue(child))
  return value
})

maxValue(TREE)
