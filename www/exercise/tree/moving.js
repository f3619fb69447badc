/**
 * Texts of a tree whose children are to be put in another order. The caller gives what edits a text, for an import here would
 * be another.
 *
 * @import {loadTextEditing} from '../../api/text-editing.js'
 * @import {Search} from '../../core.js'
 *
 * @typedef {'left' | 'right'} Way
 */

/**
 * The text of a tree in which each inner node has the name that it has on view, so that it keeps it when it moves.
 * @param {typeof loadTextEditing} load
 * @param {Search} search
 * @returns {Promise<string>}
 */
export async function namedText(load, search) {
  const { edit, partsOf } = await load()
  let text = search.print()
  for (let node = 0; node < search.summary.nodes; node += 1) {
    const { children, place } = search.node(node, 0)
    const { name } = partsOf(text, false, node)
    if (children > 0 && name === '') ({ text } = edit(text, false, node, 'name', place.name ?? ''))
  }
  return text
}

/** The text of a tree with all children from right to left. @param {typeof import('../../core.js').open} open @param {string} text */
export async function mirroredText(open, text) {
  const search = await open(text, { order: 'reversed' })
  const printed = search.print()
  search.free()
  return printed
}
