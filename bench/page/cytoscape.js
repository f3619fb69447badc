// cytoscape with its usual renderer, without labels. Of the nodes only those are styled anew that
// changed, in one batch.

import { changed, COLOURS, SIZE } from './drawn-tree.js'

const { cytoscape } = /** @type {any} */ (window)

/**
 * @param {import('./drawn-tree.js').DrawnTree} tree
 * @returns {import('./meter.js').Subject}
 */
export function subject({ nodes, x, y, parent, unit, states }) {
  const ids = Array.from({ length: nodes }, (_, node) => node)
  const graph = cytoscape({
    container: document.getElementById('stage'),
    elements: {
      nodes: ids.map((node) => ({
        data: { id: `${node}` },
        position: { x: x[node], y: y[node] },
      })),
      edges: ids.slice(1).map((node) => ({
        data: { id: `edge ${node}`, source: `${parent[node]}`, target: `${node}` },
      })),
    },
    layout: { name: 'preset' },
    style: [
      { selector: 'node', style: { width: unit / 1.5, height: unit / 1.5 } },
      { selector: 'edge', style: { width: unit / 10, 'curve-style': 'haystack' } },
      ...COLOURS.map((colour, state) => ({
        selector: `.state${state}`,
        style: { 'background-color': colour },
      })),
    ],
    minZoom: 1e-9,
    maxZoom: 1e9,
  })
  graph.viewport({ zoom: 1, pan: { x: 0, y: 0 } })
  const elements = ids.map((node) => graph.getElementById(`${node}`))
  const middle = { x: SIZE.width / 2, y: SIZE.height / 2 }
  /** @type {Uint8Array} */
  let shown = new Uint8Array(nodes).fill(255)
  return {
    closest: 224 / unit,
    zoom: (factor) => graph.zoom({ level: graph.zoom() * factor, renderedPosition: middle }),
    pan: (dx) => graph.panBy({ x: dx, y: 0 }),
    seek: (share) => {
      const now = states(share)
      graph.batch(() => {
        for (const node of changed(shown, now)) elements[node].classes(`state${now[node]}`)
      })
      shown = now
    },
  }
}
