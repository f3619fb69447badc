/**
 * The content of a tree to fill in, as plain texts: a table with a box for each question, lines about the whole tree, and
 * its solution. Their look is the business of `html.js` and `latex.js`.
 *
 * @import {Content, Item, Place} from '../types.js'
 * @import {Messages} from '../messages/messages.js'
 * @import {Words} from './words.js'
 * @import {AskOrSubject, SheetExercise, WorksheetRequest} from './sheets.js'
 *
 * @typedef {object} WorksheetTable a row for each thing asked, a column for each node
 * @property {string[]} head the names of the nodes
 * @property {{ name: string, cells: (string | null)[] }[]} rows null: no box
 *
 * @typedef {object} WorksheetLine
 * @property {string} label empty: the text stands alone
 * @property {string} text empty: room to write
 * @property {boolean} tick whether it is a box to tick
 */

import { rangeInSigns } from '../messages/range-in-signs.js'

/** The bound that a player moves. */
const OWN = { max: 'alpha', min: 'beta', chance: null }
/** The most nodes that a table has side by side. */
const WIDE = 11

/**
 * The boxes of a tree to fill in.
 * @param {SheetExercise} exercise
 * @param {Pick<WorksheetRequest, 'ask' | 'windows'>} request
 * @param {Words} wording
 * @returns {{ tables: WorksheetTable[], lines: WorksheetLine[] }}
 */
export function blanks({ search }, { ask, windows }, { grades: { practise }, words }) {
  const nodes = inner(search)
  const room = (/** @type {Place} */ { player }, /** @type {string} */ field) =>
    windows === 'own' && field !== OWN[player] && field !== 'value' && field !== 'range' ? null : ''
  const rows = fieldsOf(ask).map((field) => ({
    name: practise.columns[field],
    cells: nodes.map(({ place }) => room(place, field)),
  }))
  const whole = /** @type {const} */ (['move', 'leaves', 'count']).filter((name) =>
    ask.includes(name),
  )
  const lines = whole.map((name) => ({ label: words.whole[name], text: '', tick: false }))
  const nothing = { label: practise.nothingCut, text: '', tick: true }
  return {
    tables: rows.length ? split(nodes.map(nameOf), rows) : [],
    lines: ask.includes('cuts') ? [...lines, nothing] : lines,
  }
}

/**
 * The full solution of a tree, for all questions: values, proved ranges, windows as they changed, cut edges, the best
 * move and the evaluated leaves, in order.
 * @param {SheetExercise} exercise
 * @param {Words} wording
 * @returns {{ tables: WorksheetTable[], lines: WorksheetLine[] }}
 */
export function solution({ search, key, weight }, { m, grades: { practise }, words }) {
  const nodes = inner(search)
  const rows = fieldsOf(['values', 'ranges', 'windows']).map((field) => ({
    name: practise.columns[field],
    cells: nodes.map(({ place: { node } }) => {
      const item = key.find((item) => item.node === node && item.field === field)
      return item ? answerText(m, field, item.expected) : '–'
    }),
  }))
  const place = (/** @type {number} */ node) => search.node(node, 0).place
  const expected = (/** @type {string} */ field) =>
    key.find((item) => item.node === null && item.field === field)?.expected
  const cut = key.filter((item) => item.field === 'cut').map(({ node }) => place(node ?? 0))
  const moves = /** @type {number[]} */ (expected('move') ?? [])
  const leaves = /** @type {number[]} */ (expected('leaves') ?? [])
  const labelOf = (/** @type {Place} */ { name, value }) => name ?? m.number(value ?? NaN)
  const texts = {
    [words.whole.cuts]: cut.map(practise.named).join('; ') || practise.nothingCut,
    [words.whole.move]: moves.map((node) => m.place(place(node))).join(', ') || practise.none,
    [words.whole.leaves]: leaves.map((node) => labelOf(place(node))).join('  '),
    [words.whole.count]: answerText(m, 'count', expected('count')),
  }
  return {
    tables: split(nodes.map(nameOf), rows),
    lines: [
      ...Object.entries(texts).map(([label, text]) => ({ label, text, tick: false })),
      ...(weight > 1 ? [{ label: '', text: practise.weighed(weight), tick: false }] : []),
    ],
  }
}

/**
 * The nodes with children, row by row, as their letters are: all of them, so that the boxes do not reveal the search.
 * @param {SheetExercise['search']} search
 */
function inner(search) {
  const nodes = Array.from({ length: search.summary.nodes }, (_, node) => search.node(node, 0))
  return nodes.filter(({ place }) => !place.leaf).sort((a, b) => a.depth - b.depth)
}

/** @param {{ place: Place }} node */
function nameOf({ place: { name, value } }) {
  return name ?? String(value ?? '')
}

/** The rows of a table. @param {readonly AskOrSubject[]} ask */
function fieldsOf(ask) {
  const fields = /** @type {const} */ ({
    values: ['value'],
    ranges: ['range'],
    windows: ['alpha', 'beta'],
  })
  return ask.flatMap((name) => fields[/** @type {keyof typeof fields} */ (name)] ?? [])
}

/**
 * As many tables as a page needs to have all columns.
 * @param {string[]} head
 * @param {WorksheetTable['rows']} rows
 * @returns {WorksheetTable[]}
 */
export function split(head, rows) {
  const tables = Math.ceil(head.length / WIDE)
  const wide = Math.ceil(head.length / tables)
  return Array.from({ length: tables }, (_, at) => {
    const part = (/** @type {any[]} */ list) => list.slice(at * wide, (at + 1) * wide)
    return { head: part(head), rows: rows.map(({ name, cells }) => ({ name, cells: part(cells) })) }
  })
}

/** The right answer of a box. @param {Messages} m @param {string} field @param {Content | null | undefined} content */
function answerText({ number }, field, content) {
  if (content === null || content === undefined || typeof content === 'boolean') return '–'
  if (!Array.isArray(content)) return number(/** @type {number} */ (content))
  return field === 'range' ? rangeInSigns(content, number) : content.map(number).join(' → ')
}
