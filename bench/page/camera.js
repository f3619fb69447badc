// The camera of the peers that have none of their own: about the middle of the view.

import { SIZE } from './drawn-tree.js'

/** @param {(view: { x: number, y: number, k: number }) => void} show */
export function camera(show) {
  const view = { x: 0, y: 0, k: 1 }
  return {
    zoom: (/** @type {number} */ factor) => {
      view.x = SIZE.width / 2 + (view.x - SIZE.width / 2) * factor
      view.y = SIZE.height / 2 + (view.y - SIZE.height / 2) * factor
      view.k *= factor
      show(view)
    },
    pan: (/** @type {number} */ dx) => {
      view.x += dx
      show(view)
    },
  }
}
