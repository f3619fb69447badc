/**
 * Orders of the children of a tree, as texts: a node is moved among its siblings, or the children of all nodes come from
 * right to left. The module of exercises edits the text; who asks gives its loader, for an import here would be another.
 *
 * @import {exerciseModule} from '../api/exercise/module.js'
 * @import {Search} from '../core.js'
 *
 * @typedef {'left' | 'right'} Way
 */

/**
 * The text of a tree in which each inner node has the name that it has on view, so that it keeps it when it moves.
 * @param {typeof exerciseModule} load
 * @param {Search} search
 * @returns {Promise<string>}
 */
export async function namedText(load, search) {
  const ask = await load()
  let text = search.print()
  for (let node = 0; node < search.summary.nodes; node += 1) {
    const { children, place } = search.node(node, 0)
    const [name] = ask('parts', text, false, node)
    if (children > 0 && name === '')
      [text] = ask('edit', text, false, node, 'name', place.name ?? '')
  }
  return text
}

/**
 * The text with a node moved by one place among its siblings, and the node there.
 * @param {typeof exerciseModule} load
 * @param {string} text with the player of the root, as it is printed
 * @param {number} node
 * @param {Way} way
 * @returns {Promise<{ text: string, node: number }>}
 */
export async function shifted(load, text, node, way) {
  const ask = await load()
  const [after, next] = ask('edit', text, false, node, way, '')
  return { text: after, node: next }
}
