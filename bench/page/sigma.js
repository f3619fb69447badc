// sigma, which draws by WebGL, without labels. Of the nodes only those are coloured anew that changed.

import { changed, COLOURS, SIZE } from './drawn-tree.js'

/** Builds for a page without a bundler leave their names in the window. */
const { graphology, Sigma } = /** @type {any} */ (window)

/**
 * @param {import('./drawn-tree.js').DrawnTree} tree
 * @returns {import('./meter.js').Subject}
 */
export function subject({ nodes, x, y, parent, unit, states }) {
  const graph = new graphology.Graph()
  const size = Math.max(unit / 3, 0.5)
  for (let node = 0; node < nodes; node += 1) {
    graph.addNode(node, { x: x[node], y: SIZE.height - y[node], size, color: COLOURS[0] })
  }
  for (let node = 1; node < nodes; node += 1) graph.addEdge(parent[node], node, { size: 0.5 })
  const renderer = new Sigma(graph, document.getElementById('stage'), { renderLabels: false })
  const camera = renderer.getCamera()
  /** @type {Uint8Array} */
  let shown = new Uint8Array(nodes).fill(255)
  return {
    closest: 224 / unit,
    zoom: (factor) => camera.setState({ ratio: camera.getState().ratio / factor }),
    pan: (dx) => {
      const { x, ratio } = camera.getState()
      camera.setState({ x: x - (dx / SIZE.width) * ratio })
    },
    seek: (share) => {
      const now = states(share)
      for (const node of changed(shown, now)) {
        graph.setNodeAttribute(node, 'color', COLOURS[now[node]])
      }
      shown = now
    },
  }
}
