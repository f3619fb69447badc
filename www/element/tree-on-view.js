/**
 * The tree of a search, for those who may not see the search.
 *
 * @import {Search} from '../core.js'
 */

/** @param {Search} search */
export function treeOf(search) {
  const { nodes, leaves } = search.summary
  return {
    // A large tree takes long to write, and few ask for its text.
    get text() {
      return search.print()
    },
    nodes,
    leaves,
  }
}
