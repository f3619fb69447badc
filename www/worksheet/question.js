/**
 * The content of a tree before a decision, as plain texts: the events so far, the question, and room for the answer; on
 * its solution the answer, and why. The words are those of the same question on a screen.
 *
 * @import {Search} from '../core.js'
 * @import {Question} from '../types.js'
 * @import {PlaneDrawing} from '../exercise/practise/plane-marks.js'
 * @import {RunWords} from '../exercise/predict/run-words.js'
 * @import {WorksheetLine, WorksheetTable} from './content.js'
 * @import {Answered, Decision} from './decision.js'
 * @import {Words} from './words.js'
 *
 * @typedef {object} Content
 * @property {number} step of the picture
 * @property {string[]} sentences the events so far
 * @property {string[]} questions
 * @property {WorksheetTable[]} tables
 * @property {WorksheetLine[]} lines
 * @property {Plane} [plane] the plane of two unknown values
 *
 * @typedef {{ drawing: PlaneDrawing, alt: string }} Plane
 */

import { BestFirstQuestionWords } from '../exercise/predict/best-first-words.js'
import { runWordsOf } from '../exercise/predict/run-words.js'
import { split } from './content.js'
import { exerciseWords } from './words.js'

/** The questions whose answers need a reason. */
const REASONED = ['next', 'holder', 'again', 'table', 'child', 'leaf']

/** @param {Decision} decision @param {Words} wording @returns {Content} */
export function decisionContent({ search, all }, wording) {
  const runWords = runWordsOf(exerciseWords(wording), search)
  const [{ question: first }] = all
  const { step } = first
  const own = runWords.rulesOfTree(search.options)
  const stored = all.filter(({ question }) => question.ask === 'table')
  return {
    step,
    sentences: [
      ...(own.length > 0 ? [wording.grades.practise.given(own)] : []),
      runWords.sentence(step),
      ...stored.map(({ question }) => storedAt(search, question, wording)),
    ].filter(Boolean),
    questions: questionTexts(runWords, all),
    tables: [
      ...state(runWords, search, first, wording),
      ...all.flatMap((one) => numbers(runWords, one, false, wording)),
    ],
    lines: all.flatMap(({ question }) => room(runWords, search, question, all.length > 1, wording)),
  }
}

/** @param {Decision} decision @param {Words} wording @returns {Content} */
export function decisionSolution({ search, all }, wording) {
  const runWords = runWordsOf(exerciseWords(wording), search)
  return {
    step: Math.max(...all.map(({ prediction }) => prediction.until)),
    sentences: [],
    questions: questionTexts(runWords, all),
    tables: all.flatMap((one) => numbers(runWords, one, true, wording)),
    lines: answers(runWords, all),
  }
}

/** @param {RunWords} runWords @param {Answered[]} all */
function questionTexts(runWords, all) {
  return all.map(({ question }) => runWords.question(question))
}

/** The entry of the table for the node of a question, in words. @param {Search} search @param {Question} question @param {Words} wording */
function storedAt(search, { node, step }, { passes }) {
  const state = search.table(node, step, 0)
  return state ? passes.table.told(state) : ''
}

/**
 * The states of the nodes before a question, as far as the picture does not say them exactly.
 * @param {RunWords} runWords
 * @param {Search} search
 * @param {Question} question
 * @param {Words} wording
 */
function state(runWords, search, question, { m }) {
  const places = runWords.unseen(question)
  const nodes = Array.from({ length: search.summary.nodes }, (_, node) => {
    const { cells } = runWords.stateAt(node, question.step)
    return { name: m.viewer.short(search.node(node, 0).place), cells }
  }).filter(({ cells }) => places.some((at) => cells[at]))
  if (nodes.length === 0) return []
  const rows = places.map((at) => ({
    name: runWords.columns[at],
    cells: nodes.map(({ cells }) => cells[at]),
  }))
  return split(
    nodes.map(({ name }) => name),
    rows,
  )
}

/**
 * The numbers of a path that are asked for, in a table of their own.
 * @param {RunWords} runWords
 * @param {Answered} answered
 * @param {boolean} solved
 * @param {Words} wording
 */
function numbers(runWords, { question, prediction: { expected } }, solved, { m }) {
  const explored = /** @type {unknown} */ (runWords)
  const { path = [] } = /** @type {{ path?: number[] }} */ (question)
  if (!(explored instanceof BestFirstQuestionWords) || path.length === 0) return []
  const { numbers = [] } = /** @type {{ numbers?: number[] }} */ ((solved && expected) || {})
  const texts = numbers.map((number, at) => explored.number(number, at))
  const rows = explored.signs.map((name, of) => ({
    name,
    cells: path.map((_, at) => texts[2 * at + of] ?? ''),
  }))
  return split(
    path.map((node) => m.viewer.short(explored.place(node))),
    rows,
  )
}

/**
 * Room for the answer to a question.
 * @param {RunWords} runWords
 * @param {Search} search
 * @param {Question} question
 * @param {boolean} several whether more is asked of the step
 * @param {Words} wording
 * @returns {WorksheetLine[]}
 */
function room(runWords, search, question, several, wording) {
  const { typed = {}, none, nobody } = runWords.fields(question)
  if ('0' in typed) return []
  const { answer, reason } = wording.words
  const bounds = 'alpha' in typed ? lettersAt(search, question, wording) : null
  const labels = bounds ?? (several ? Object.values(typed) : [answer])
  const ticks = [none, nobody].flatMap((label) => label ?? [])
  return [
    ...labels.map((label) => ({ label, text: '', tick: false })),
    ...ticks.map((label) => ({ label, text: '', tick: true })),
    ...(REASONED.includes(question.ask) ? [{ label: reason, text: '', tick: false }] : []),
  ]
}

/** The letters of the two bounds at the node of a question. @param {Search} search @param {Question} question @param {Words} wording */
function lettersAt(search, { node }, { m }) {
  const { naming, place } = search.node(node, 0)
  const { alpha, beta } = m.bounds.lettersAt[naming][place.player]
  return [alpha, beta]
}

/**
 * The right answer, and why, which is the same for all questions about a step.
 * @param {RunWords} runWords
 * @param {Answered[]} all
 * @returns {WorksheetLine[]}
 */
function answers(runWords, all) {
  const inTable = (/** @type {Answered} */ { question }) =>
    '0' in (runWords.fields(question).typed ?? {})
  const briefs = all.flatMap((one) =>
    inTable(one) ? [] : [runWords.brief(one.question, one.prediction)],
  )
  const whys = new Set(all.map((one) => runWords.why(one.question, one.prediction)))
  const texts = [...briefs, ...whys].filter(Boolean)
  return texts.map((text) => ({ label: '', text, tick: false }))
}
