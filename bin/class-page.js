// The table of a class as a page: students, mistakes, and for each tree its picture and the boxes that were wrong.

import { open } from '../www/core.js'
import { figure } from '../www/figure/figure.js'
import style from '../www/sheets/worksheet/class-page.css.js'
import { Markup, documentOf, markup } from '../www/worksheet/markup.js'

/**
 * @import {Messages} from '../www/messages/messages.js'
 * @import {ReportWords} from '../www/messages/pages.js'
 * @import {BoxRow, MistakeRow, Student, TreeTable, classTable} from './class-table.js'
 *
 * @typedef {object} Words
 * @property {Messages} m
 * @property {Record<string, string>} mistakes
 * @property {ReportWords} words
 */

/** @param {ReturnType<typeof classTable>} table @param {Words} words */
export async function classPage({ students, mistakes, trees }, words) {
  const { m, words: w } = words
  const submissions = students.reduce((sum, { checks }) => sum + checks, 0)
  const sections = []
  for (const tree of trees) sections.push(await treeSection(tree, words))
  const body = [
    markup('h1', {}, w.title),
    markup('p', {}, w.about(students.length, submissions)),
    markup('h2', {}, w.mistakes),
    mistakes.length ? mistakeTable(mistakes, words) : markup('p', {}, w.none),
    markup('h2', {}, w.trees),
    ...sections,
    markup('h2', {}, w.students),
    studentTable(students, words),
  ]
  return documentOf(m.lang, w.title, style, body)
}

/** @param {MistakeRow[]} rows @param {Words} words */
function mistakeTable(rows, { m, mistakes, words: w }) {
  const cells = rows.map(({ mistake, students, times, trees }) => [
    mistakes[mistake] ?? mistake,
    m.count(students),
    m.count(times),
    trees.length ? markup('code', {}, trees[0]) : '',
  ])
  return table([w.mistake, w.students, w.submissions, w.shownBy], [1, 2], cells)
}

/** @param {Student[]} rows @param {Words} words */
function studentTable(rows, { m, mistakes, words: w }) {
  const cells = rows.map(({ name, trees, best, checks, help, mistakes: mistakeNames }) => [
    name,
    ...[trees, checks, help].map(m.count),
    w.percent(best),
    mistakeNames.map((mistake) => mistakes[mistake] ?? mistake).join('; '),
  ])
  return table([w.student, w.trees, w.submissions, w.help, w.best, w.mistakes], [1, 2, 3, 4], cells)
}

/** @param {TreeTable} tree @param {Words} words */
async function treeSection({ tree, students, boxes }, words) {
  const { m, words: w } = words
  const search = tree ? await open(tree).catch(() => null) : null
  const picture = search && (await figure(search, [0], m, { format: 'svg', theme: 'light' }))
  const cells = boxes.map((box) => [
    boxName(box, w, (node) => (search ? m.viewer.short(search.node(node, 0).place) : `#${node}`)),
    `${m.count(box.wrong)} / ${m.count(box.students)}`,
    box.given.map(([answer, times]) => `${answer || w.nothing} (${m.count(times)})`).join(', '),
  ])
  search?.free()
  return markup(
    'section',
    {},
    markup('h3', {}, tree || w.otherTree),
    new Markup(picture ?? ''),
    markup('p', {}, w.answered(students)),
    boxes.length ? table([w.box, w.wrong, w.given], [1], cells) : markup('p', {}, w.allRight),
  )
}

/** @param {BoxRow} box @param {ReportWords} w @param {(node: number) => string} nameOf */
function boxName({ node, field }, w, nameOf) {
  const what = /** @type {Record<string, string>} */ (w.fields)[field] ?? field
  return node === null ? what : `${nameOf(node)}: ${what}`
}

/**
 * @param {string[]} heads
 * @param {number[]} numeric the columns of numbers
 * @param {(Markup | string)[][]} rows
 */
function table(heads, numeric, rows) {
  const cells = (/** @type {string} */ name, /** @type {(Markup | string)[]} */ contents) =>
    contents.map((content, column) =>
      markup(
        name,
        {
          ...(name === 'th' && { scope: 'col' }),
          ...(numeric.includes(column) && { class: 'number' }),
        },
        content,
      ),
    )
  return markup(
    'table',
    {},
    markup('thead', {}, markup('tr', {}, ...cells('th', heads))),
    markup('tbody', {}, ...rows.map((row) => markup('tr', {}, ...cells('td', row)))),
  )
}
