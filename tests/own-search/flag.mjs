import { search } from './secateur.js'

const SCORES = [3, 5, 2, 9, 12, 5, 23, 20]

function minimax(depth, index, maximizing, scores, height) {
  if (depth === height) return scores[index]
  if (maximizing)
    return Math.max(
      minimax(depth + 1, index * 2, false, scores, height),
      minimax(depth + 1, index * 2 + 1, false, scores, height),
    )
  return Math.min(
    minimax(depth + 1, index * 2, true, scores, height),
    minimax(depth + 1, index * 2 + 1, true, scores, height),
  )
}
minimax = search(minimax)

minimax(0, 0, true, SCORES, 3)
