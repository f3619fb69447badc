/**
 * The room that rows leave for the names of nodes: those of inner nodes as the last of them has it, of
 * long ones for the beginning. In a tree of millions they are numbers of seven digits.
 *
 * @import {Search} from '../../core.js'
 * @import {Messages} from '../../messages/messages.js'
 */

/** Letters that there is always room for. */
const LONGEST = 9

/** @param {HTMLElement} element @param {Messages} m @param {Search} search */
export function makeRoom(element, m, search) {
  const { parent } = search.node(search.summary.nodes - 1, 0)
  const { length } = m.viewer.log.short(search.node(parent ?? 0, 0).place)
  element.style.setProperty('--name', `${Math.min(length + 1, LONGEST)}ch`)
}
