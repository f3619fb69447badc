// d3: a tree of circles and lines in SVG, as its examples draw one. The group is moved as a whole,
// and of the circles only those are coloured anew that changed.

import { camera } from './camera.js'
import { changed, COLOURS, SIZE } from './drawn-tree.js'

const { create } = /** @type {any} */ (window).d3

/**
 * @param {import('./drawn-tree.js').DrawnTree} tree
 * @returns {import('./meter.js').Subject}
 */
export function subject({ nodes, x, y, parent, unit, states }) {
  const svg = create('svg').attr('width', SIZE.width).attr('height', SIZE.height)
  const group = svg.append('g')
  const ids = Array.from({ length: nodes }, (_, node) => node)
  group
    .append('g')
    .attr('stroke', '#999999')
    .attr('stroke-width', unit / 10)
    .selectAll()
    .data(ids.slice(1))
    .join('line')
    .attr('x1', (/** @type {number} */ node) => x[parent[node]])
    .attr('y1', (/** @type {number} */ node) => y[parent[node]])
    .attr('x2', (/** @type {number} */ node) => x[node])
    .attr('y2', (/** @type {number} */ node) => y[node])
  const circles = group
    .append('g')
    .selectAll()
    .data(ids)
    .join('circle')
    .attr('cx', (/** @type {number} */ node) => x[node])
    .attr('cy', (/** @type {number} */ node) => y[node])
    .attr('r', unit / 3)
    .nodes()
  /** @type {Uint8Array} */
  let shown = new Uint8Array(nodes).fill(255)
  document.getElementById('stage')?.append(/** @type {Node} */ (svg.node()))
  return {
    closest: 224 / unit,
    ...camera(({ x, y, k }) => group.attr('transform', `translate(${x},${y}) scale(${k})`)),
    seek: (share) => {
      const now = states(share)
      for (const node of changed(shown, now)) circles[node].setAttribute('fill', COLOURS[now[node]])
      shown = now
    },
  }
}
