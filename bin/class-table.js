// The mistakes of a class: how far each student is, which known mistakes fit, and which boxes of which tree are wrong.

import { keyOf } from '../www/exercise/practise/answer-sheet.js'
import { groupsOf } from '../www/worksheet/groups.js'

/**
 * @import {ResultItem} from '../www/types.js'
 * @import {StudentResult} from './results.js'
 *
 * @typedef {object} Student
 * @property {string} name
 * @property {number} trees how many different trees
 * @property {number} best the mean of the best scores of the trees, 0 … 1
 * @property {number} checks
 * @property {number} help
 * @property {string[]} mistakes the known mistakes that fit a last submission
 *
 * @typedef {object} MistakeRow
 * @property {string} mistake
 * @property {number} students how many have made it
 * @property {number} times in how many submissions
 * @property {string[]} trees that show it, the one with most submissions first
 *
 * @typedef {object} BoxRow
 * @property {number | null} node
 * @property {string} field
 * @property {number} students how many were asked
 * @property {number} wrong how many had it wrong in their first submission
 * @property {[answer: string, students: number][]} given the wrong answers, the commonest first
 *
 * @typedef {{ tree: string, students: number, boxes: BoxRow[] }} TreeTable
 */

/** How many wrong answers a row names. */
const MOST_ANSWERS = 3
const RIGHT = ['right', 'follows', 'uncounted']

/** @param {StudentResult[]} results */
export function classTable(results) {
  return { students: studentsOf(results), mistakes: mistakesOf(results), trees: treesOf(results) }
}

/** @param {StudentResult[]} results @returns {Student[]} */
function studentsOf(results) {
  return Array.from(
    groupsOf(results, ({ student }) => student),
    ([name, own]) => {
      const last = Array.from(
        groupsOf(own, treeOf).values(),
        (some) => /** @type {StudentResult} */ (some.at(-1)),
      )
      const sum = (/** @type {(result: StudentResult) => number} */ number) =>
        last.reduce((sum, result) => sum + number(result), 0)
      return {
        ...{ name, trees: last.length, checks: sum(({ attempt }) => attempt) },
        best: sum(({ best }) => best) / last.length,
        help: sum(({ help }) => help),
        mistakes: [...new Set(last.flatMap(({ likely }) => likely ?? []))],
      }
    },
  )
}

/** @param {StudentResult[]} results @returns {MistakeRow[]} */
function mistakesOf(results) {
  const mistaken = results.filter(({ likely }) => likely)
  const rows = Array.from(
    groupsOf(mistaken, ({ likely }) => String(likely)),
    ([mistake, some]) => ({
      ...{ mistake, times: some.length },
      students: new Set(some.map(({ student }) => student)).size,
      trees: common(some.map(treeOf)).map(([tree]) => tree),
    }),
  )
  return rows.sort((a, b) => b.students - a.students || b.times - a.times)
}

/** @param {StudentResult[]} results @returns {TreeTable[]} */
function treesOf(results) {
  const trees = Array.from(groupsOf(results, treeOf), ([tree, some]) => {
    const firsts = Array.from(groupsOf(some, ({ student }) => student).values(), ([first]) => first)
    const items = firsts.flatMap(({ items }) => items)
    const boxes = Array.from(groupsOf(items, keyOf).values(), boxOf)
    return {
      tree,
      students: firsts.length,
      boxes: boxes.filter(({ wrong }) => wrong > 0).sort(byWrong),
    }
  })
  return trees.sort((a, b) => b.students - a.students)
}

/** @param {ResultItem[]} items of one box @returns {BoxRow} */
function boxOf(items) {
  const [{ node, field }] = items
  const wrong = items.filter(({ verdict }) => !RIGHT.includes(verdict))
  const answers = common(wrong.map(({ given }) => answerOf(given))).slice(0, MOST_ANSWERS)
  return { ...{ node, field, given: answers }, students: items.length, wrong: wrong.length }
}

/** An answer as a text; empty: none was given. @param {unknown} answer */
export function answerOf(answer) {
  if (answer === null || answer === undefined) return ''
  return typeof answer === 'object' ? JSON.stringify(answer) : String(answer)
}

/** The tree of a result; empty where an older result does not say it. @param {StudentResult} result */
function treeOf({ tree = '' }) {
  return tree
}

/** @param {BoxRow} a @param {BoxRow} b */
function byWrong(a, b) {
  return b.wrong / b.students - a.wrong / a.students
}

/** The different texts and how often each is there, the commonest first. @param {string[]} texts @returns {[string, number][]} */
function common(texts) {
  const counts = Array.from(
    groupsOf(texts, (text) => text),
    ([text, some]) => /** @type {[string, number]} */ ([text, some.length]),
  )
  return counts.sort(([, a], [, b]) => b - a)
}
