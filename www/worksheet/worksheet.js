/**
 * Worksheets as documents: a sheet for each student, and its solution.
 *
 * @import {Search} from '../core.js'
 * @import {FigureOptions} from '../figure/figure.js'
 * @import {Line, Said, Table} from './content.js'
 * @import {Order} from './sheets.js'
 *
 * @typedef {object} Looks
 * @property {string} heading
 * @property {'svg' | 'tikz'} format of the pictures
 * @property {FigureOptions['style']} style of the pictures
 *
 * @typedef {object} Part a tree with its boxes
 * @property {string} name
 * @property {string} points
 * @property {string} figure the picture, as SVG or as a picture of TikZ
 * @property {string} alt
 * @property {Table[]} tables
 * @property {Line[]} lines
 *
 * @typedef {object} Page a sheet, or its solution
 * @property {string} heading
 * @property {string} sheet which one it is; empty if there is only one
 * @property {string} task the task, under which rules; empty on a solution
 * @property {string} total
 * @property {boolean} solved
 * @property {Part[]} parts
 */

import { figure } from '../figure/figure.js'
import { rulesOf } from '../exercise/task.js'
import { blanks, solution } from './content.js'
import { sheetsOf } from './sheets.js'
import { wholeTree } from '../viewer/stage/whole-tree.js'

/**
 * The sheets in their order, each with its solution.
 * @param {Order} order
 * @param {Looks} looks
 * @param {Said} said
 * @returns {AsyncGenerator<{ sheet: Page, solved: Page }>}
 */
export async function* worksheets(order, looks, said) {
  const { words, m, practise } = said
  const inside = order.ask.some((name) => ['values', 'ranges', 'windows'].includes(name))
  const { chance = false } = order.wish
  const rules = rulesOf(m, practise, order.options, 'max', chance)
  const fractions = inside && chance ? practise.fractions : ''
  const texts = [taskOf(order, said), inside ? words.unseen : '', fractions, rules]
  const task = texts.filter(Boolean).join(' ')
  for await (const { student, exercises } of sheetsOf(order)) {
    const name = student ? words.sheet(student) : ''
    /** @type {Page} */
    const sheet = {
      ...{ heading: looks.heading, sheet: name, task, solved: false },
      ...{ total: words.points(sum(exercises)), parts: [] },
    }
    const heading = [looks.heading, words.solutions].join(' · ')
    /** @type {Page} */
    const solved = { ...sheet, heading, task: '', solved: true, parts: [] }
    for (const [at, exercise] of exercises.entries()) {
      const { search, points } = exercise
      const alt = words.picture(at + 1)
      const part = { name: words.tree(at + 1), alt }
      const picture = (/** @type {number} */ step) => drawn(search, step, looks, said, alt)
      const [room, worth] = [words.points(points), words.worth(points)]
      const boxes = { points: room, ...blanks(exercise, order, said) }
      sheet.parts.push({ ...part, ...boxes, figure: await picture(0) })
      const last = search.summary.steps
      const answers = { points: worth, ...solution(exercise, said) }
      solved.parts.push({ ...part, ...answers, figure: await picture(last) })
      search.free()
    }
    yield { sheet, solved }
  }
}

/** The task of a sheet. @param {Order} order @param {Said} said */
function taskOf({ ask, windows }, { words }) {
  const { asked } = words
  return words.task(ask.map((name) => (name === 'windows' ? asked.windows[windows] : asked[name])))
}

/** Pixels between the rows of a tree: two trees with their boxes fit on a page. */
const ROW = 60

/** @param {Search} search @param {number} step @param {Looks} looks @param {Said} said @param {string} title */
function drawn(search, step, { format, style }, { m }, title) {
  const whole = wholeTree(search, { strip: false, width: 620 })
  const height = whole.height - (search.extent.rows - 1) * (whole.rowHeight - ROW)
  const viewport = { ...whole, height, rowHeight: ROW }
  return figure(search, [step], m, {
    format,
    style,
    title,
    viewport,
    theme: 'mono',
    captions: false,
  })
}

/** @param {{ points: number }[]} exercises */
function sum(exercises) {
  return exercises.reduce((all, { points }) => all + points, 0)
}
