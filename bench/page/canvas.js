// A canvas drawn anew each frame: all edges and all nodes, in view or not, those of a colour at once.

import { camera } from './camera.js'
import { COLOURS, SIZE } from './drawn-tree.js'

/**
 * @param {import('./drawn-tree.js').DrawnTree} tree
 * @returns {import('./meter.js').Subject}
 */
export function subject({ nodes, x, y, parent, unit, states }) {
  const canvas = Object.assign(document.createElement('canvas'), SIZE)
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'))
  document.getElementById('stage')?.append(canvas)
  let view = { x: 0, y: 0, k: 1 }
  let now = states(0)
  const draw = () => {
    context.resetTransform()
    context.clearRect(0, 0, SIZE.width, SIZE.height)
    context.setTransform(view.k, 0, 0, view.k, view.x, view.y)
    context.lineWidth = 1 / view.k
    context.strokeStyle = '#999999'
    context.beginPath()
    for (let node = 1; node < nodes; node += 1) {
      context.moveTo(x[parent[node]], y[parent[node]])
      context.lineTo(x[node], y[node])
    }
    context.stroke()
    const side = Math.max(1 / view.k, unit / 2)
    for (const [state, colour] of COLOURS.entries()) {
      context.fillStyle = colour
      for (let node = 0; node < nodes; node += 1) {
        if (now[node] === state)
          context.fillRect(x[node] - side / 2, y[node] - side / 2, side, side)
      }
    }
  }
  let asked = false
  const later = () => {
    if (asked) return
    asked = true
    requestAnimationFrame(() => {
      asked = false
      draw()
    })
  }
  return {
    closest: 224 / unit,
    ...camera((moved) => {
      view = moved
      later()
    }),
    seek: (share) => {
      now = states(share)
      later()
    },
  }
}
