/**
 * The state of a viewer, as a plain object that can be kept or sent: the selected node, the stubs
 * unfolded, the part of the tree in view, the speed, and how many nodes the next cutoff prunes at least. Nodes have
 * their numbers as given, which hold in every order.
 *
 * @import {Search} from '../core.js'
 * @import {Framing} from './stage/framing.js'
 * @import {ViewerContent} from './content.js'
 *
 * @typedef {object} ViewerState
 * @property {number | null} selected
 * @property {number[]} unfolded
 * @property {Framing | null} framing null: the whole tree
 * @property {number} speed in steps a second
 * @property {number} least
 */

/** @param {Search} search @param {ViewerContent} content @param {Framing | null} framing @returns {ViewerState} */
export function stateOf(search, content, framing) {
  const numberOf = (/** @type {number | null} */ node) =>
    node === null ? null : search.given(node)
  return {
    selected: numberOf(content.selected),
    unfolded: [...content.stubs.byUser].map((node) => search.given(node)),
    framing: framing && { ...framing, held: numberOf(framing.held) },
    speed: content.player.speed,
    least: content.least,
  }
}

/**
 * Applies a state but for its framing. What is missing in it, or means nothing in this tree, stays as it is.
 * @param {Partial<ViewerState>} state which may come from another version or have been written by hand
 * @param {Search} search
 * @param {ViewerContent} content
 */
export function applyState({ selected, unfolded, speed, least }, search, content) {
  const node = (/** @type {unknown} */ number) => nodeOf(search, number)
  if (selected !== undefined) content.select(node(selected))
  if (Array.isArray(unfolded)) {
    content.stubs.byUser = new Set(unfolded.map(node).filter((stub) => stub !== null))
  }
  if (Number.isFinite(speed) && Number(speed) > 0) content.player.speed = Number(speed)
  if (isCount(least)) content.least = Math.max(least, 1)
}

/**
 * The framing of a state, with the node as searched; undefined if it says none.
 * @param {Partial<ViewerState>} state
 * @param {Search} search
 * @returns {Framing | null | undefined}
 */
export function framingOf({ framing }, search) {
  if (!framing) return framing
  const { column, row, zoom, held } = framing
  const whole = [column, row, zoom].every(Number.isFinite) && zoom > 0
  return whole ? { column, row, zoom, held: nodeOf(search, held) } : undefined
}

/** The node with a number as given; null if there is none. @param {Search} search @param {unknown} number */
function nodeOf(search, number) {
  return isCount(number) ? search.searched(number) : null
}

/** @param {unknown} value @returns {value is number} */
function isCount(value) {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 32
}
