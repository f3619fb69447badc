/**
 * The nodes of an exercise in the order of the tree, with their boxes. Each inner node has the same boxes, whether the
 * search enters it or not: they do not reveal the search.
 *
 * @import {Search} from '../core.js'
 * @import {Place, View} from '../types.js'
 * @import {Task} from './attributes.js'
 * @import {Box} from './practise/answer-sheet.js'
 * @import {Field} from '../types.js'
 *
 * @typedef {object} TaskNode a node and the questions about it
 * @property {number} node
 * @property {Place} place
 * @property {number} depth
 * @property {number} end one past the last node of its subtree
 * @property {Box[]} boxes
 */

import { make } from '../dom/make.js'

/** The most nodes of a tree that can be practised: its sheet has a row for each. */
export const MOST = 300
/** The most nodes of a tree that is made. */
export const MOST_MADE = 100

/** @param {Search} search @param {Task} task @param {View} [view] from whose side values are given @returns {TaskNode[]} */
export function nodesOf(search, task, view = 'max') {
  return Array.from({ length: search.summary.nodes }, (_, node) => {
    const { place, depth, size, children } = search.node(node, 0)
    const fields = children === 0 ? [] : fieldsInside(task, place, view)
    const cut = task.ask.includes('cuts') && depth > 0 ? ['cut'] : []
    const boxes = [...fields, ...cut].map((field) => ({
      node,
      field: /** @type {Field} */ (field),
    }))
    return { node, place, depth, end: node + size, boxes }
  })
}

/** The questions about the whole tree, in the order of the sheet. */
const OF_TREE = /** @type {const} */ ([
  ...['cuts', 'move', 'leaves', 'count', 'order', 'condition', 'construct'],
  ...['statement', 'why'],
  ...['chosen', 'estimate', 'best', 'worth', 'loss'],
])
/** The questions with several boxes, or with one of another name. @type {Partial<Record<string, string[]>>} */
const SEVERAL = {
  statement: ['statement', 'why'],
  horizon: ['chosen', 'estimate', 'best', 'worth', 'loss'],
}

/** The boxes about the whole tree. @param {Task} task @param {TaskNode[]} nodes @returns {Box[]} */
export function wholeOf({ ask }, [root]) {
  // Chance chooses no move.
  const none = root.place.player === 'chance' ? 'move' : null
  /** @type {string[]} */
  const fields = ask.flatMap((name) => SEVERAL[name] ?? name)
  return OF_TREE.filter((name) => fields.includes(name) && name !== none).map((field) => ({
    node: null,
    field,
  }))
}

/** The places of all nodes. @param {Search} search */
export function placesOf(search) {
  return Array.from({ length: search.summary.nodes }, (_, node) => search.node(node, 0).place)
}

const SIGNS = { max: '△', min: '▽', chance: '○', leaf: '▢' }

/** The sign of a node in a list. @param {Place} place */
export function signOf({ leaf, player }) {
  const sign = SIGNS[leaf ? 'leaf' : player]
  return make('span', { class: 'shape', 'aria-hidden': 'true' }, sign)
}

/** The head of the row of a node in a table. @param {TaskNode} task @param {(place: Place) => string} nameOf */
export function rowHead({ place, depth }, nameOf) {
  const head = make('th', { scope: 'row' }, signOf(place), ` ${nameOf(place)}`)
  head.style.setProperty('--depth', String(depth))
  return head
}

/** Whether an inner node has a static value, by which a search with a depth limit judges it. @param {Place} place */
export function isJudged({ leaf, value }) {
  return !leaf && value !== null
}

/** The boxes that take text. @param {Task} task @param {Place} place @param {View} view @returns {Field[]} */
function fieldsInside({ ask, windows }, { player }, view) {
  // From the side to move it is always α that a node moves itself.
  const own = player === 'max' || view === 'mover' ? 'alpha' : 'beta'
  const moved = player === 'chance' ? [] : /** @type {const} */ ([own])
  const bounds = windows === 'own' ? moved : /** @type {const} */ (['alpha', 'beta'])
  return [
    ...(ask.includes('values') ? /** @type {const} */ (['value']) : []),
    ...(ask.includes('ranges') ? /** @type {const} */ (['range']) : []),
    ...(ask.includes('windows') ? bounds : []),
  ]
}
