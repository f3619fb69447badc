/**
 * A tree as the peers are given it: places, parents and colours are worked out before the clock
 * starts, of every node at every step that is shown.
 *
 * @typedef {object} DrawnTree
 * @property {number} nodes
 * @property {Float64Array} x places in the fitted view, in CSS pixels
 * @property {Float64Array} y
 * @property {Uint32Array} parent the root's is the root
 * @property {number} unit distance of two neighbouring leaves
 * @property {(share: number) => Uint8Array} states by node, at a share of the run
 */

/** The module of the page, where the site has it. @type {typeof import('../../www/core.js')} */
const { open } = await import(String('/core.js'))

export const SIZE = { width: 1280, height: 720 }
/** By state: not reached, open, closed, pruned. */
export const COLOURS = ['#999999', '#d55e00', '#0072b2', '#cccccc', '#cccccc']
/** How many steps of the run. */
const SHOWN = 35

/** @param {number} coins @returns {Promise<DrawnTree>} */
export async function drawnTree(coins) {
  const search = await open({ game: 'coins', coins })
  const { nodes, steps } = search.summary
  const { columns, rows } = search.extent
  const unit = SIZE.width / columns
  const x = new Float64Array(nodes)
  const y = new Float64Array(nodes)
  const parent = new Uint32Array(nodes)
  /**
   * The last node of each row. Nodes are in preorder, so a parent is the last one of the row above.
   * @type {number[]}
   */
  const last = []
  for (let node = 0; node < nodes; node += 1) {
    const { column, row } = search.position(node)
    x[node] = column * unit
    y[node] = ((row + 0.5) / rows) * SIZE.height
    parent[node] = last[row - 1] ?? 0
    last[row] = node
  }
  const frames = Array.from({ length: SHOWN + 1 }, (_, at) =>
    Uint8Array.from(search.frame(Math.round((at / SHOWN) * steps)).status),
  )
  search.free()
  const states = (/** @type {number} */ share) => frames[Math.round(share * SHOWN)]
  return { nodes, x, y, parent, unit, states }
}

/**
 * The nodes that are in another state than before.
 * @param {Uint8Array} before
 * @param {Uint8Array} now
 */
export function changed(before, now) {
  const nodes = []
  for (let node = 0; node < now.length; node += 1) if (before[node] !== now[node]) nodes.push(node)
  return nodes
}
