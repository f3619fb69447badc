import { search } from './secateur.js'

class Node {
  constructor(value, children = []) {
    this.value = value
    this.children = children.map((child) => (child instanceof Node ? child : new Node(child)))
  }
}

const inner = (...children) => new Node(undefined, children)
const TREE = inner(inner(3, 12, 8), inner(3, 4, 6), inner(14, 5, 2))

function alphabeta(node, depth, alpha, beta, maximizingPlayer) {
  if (depth === 0 || node.children.length === 0) return node.value
  if (maximizingPlayer) {
    let value = -Infinity
    for (const child of node.children) {
      value = Math.max(value, alphabeta(child, depth - 1, alpha, beta, false))
      if (value >= beta) break
      alpha = Math.max(alpha, value)
    }
    return value
  }
  let value = Infinity
  for (const child of node.children) {
    value = Math.min(value, alphabeta(child, depth - 1, alpha, beta, true))
    if (value <= alpha) break
    beta = Math.min(beta, value)
  }
  return value
}
alphabeta = search(alphabeta)

alphabeta(TREE, 2, -Infinity, Infinity, true)
