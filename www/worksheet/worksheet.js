/**
 * Worksheets as documents: a sheet for each student, and its solution.
 *
 * @import {Search} from '../core.js'
 * @import {Options} from '../types.js'
 * @import {FigureOptions} from '../figure/figure.js'
 * @import {WorksheetLine, WorksheetTable} from './content.js'
 * @import {Condition} from './condition.js'
 * @import {Decision} from './decision.js'
 * @import {Limit} from './limit.js'
 * @import {Plane} from './question.js'
 * @import {Words} from './words.js'
 * @import {Ask, SheetExercise, WorksheetRequest} from './sheets.js'
 *
 * @typedef {object} Looks
 * @property {string} heading empty: that of the search
 * @property {'svg' | 'tikz'} format of the pictures
 * @property {FigureOptions['style']} style of the pictures
 *
 * @typedef {object} WorksheetPart a tree with its boxes, or its question
 * @property {string} name
 * @property {string} points
 * @property {string[]} sentences the events so far
 * @property {string[]} questions
 * @property {string} figure the picture, as SVG or as a picture of TikZ
 * @property {string} alt
 * @property {WorksheetTable[]} tables
 * @property {WorksheetLine[]} lines
 * @property {Plane} [plane]
 *
 * @typedef {object} WorksheetPage a sheet, or its solution
 * @property {string} heading
 * @property {string} sheet which one it is; empty if there is only one
 * @property {string} task the task, under which rules; empty on a solution
 * @property {string} total
 * @property {boolean} solved
 * @property {WorksheetPart[]} parts
 */

import { BEST_FIRST } from '../api/kinds.js'
import { bestFirstRules } from '../exercise/predict/best-first-rules.js'
import { figure } from '../figure/figure.js'
import { obeyedOptions, rulesOf } from '../exercise/task.js'
import { joinSentences } from '../messages/join-sentences.js'
import { addBestFirst } from '../messages/messages.js'
import { conditionSolution, conditionContent } from './condition.js'
import { blanks, solution } from './content.js'
import { decisionSolution, decisionContent } from './question.js'
import { drawnIn, limitSolution, limitContent } from './limit.js'
import { sheetsOf } from './sheets.js'
import { wholeTree } from '../viewer/stage/whole-tree.js'

/** The values found of open nodes would reveal their results. @type {FigureOptions['style']} */
const WITHHELD = { withheld: ['open'] }

/**
 * The sheets in their order, each with its solution.
 * @param {WorksheetRequest} request
 * @param {Looks} looks
 * @param {Words} wording
 * @returns {AsyncGenerator<{ sheet: WorksheetPage, solved: WorksheetPage }>}
 */
export async function* worksheets(request, looks, wording) {
  const { words } = wording
  if (BEST_FIRST.includes(request.options.algorithm ?? '')) await addBestFirst(wording.m)
  const heading = looks.heading || headingOf(request, wording)
  const task = taskOf(request, wording)
  const rowHeight = ROWS[request.exercise]
  for await (const { student, exercises } of sheetsOf(request)) {
    const name = student ? words.sheet(student) : ''
    /** @type {WorksheetPage} */
    const sheet = {
      ...{ heading, sheet: name, task, solved: false },
      ...{ total: words.points(exercises.reduce((all, { points }) => all + points, 0)), parts: [] },
    }
    const solutions = [heading, words.solutions].join(' · ')
    /** @type {WorksheetPage} */
    const solved = { ...sheet, heading: solutions, task: '', solved: true, parts: [] }
    for (const [at, exercise] of exercises.entries()) {
      const { search, points } = exercise
      const part = { name: words.tree(at + 1), alt: words.picture(at + 1) }
      const look = { ...looks, rowHeight, title: part.alt }
      const picture = (/** @type {number} */ step, /** @type {FigureOptions['style']} */ style) =>
        drawPicture(search, step, { ...look, style: { ...looks.style, ...style } }, wording)
      const [room, worth] = [words.points(points), words.worth(points)]
      const { blank, right } = contentOf(exercise, request, wording)
      const drawnAnswers = 'due' in exercise ? { answers: drawnIn(exercise, wording) } : {}
      const before = await picture(blank.step, { ...WITHHELD, ...drawnAnswers })
      const after = await picture(right.step, drawnAnswers)
      sheet.parts.push({ ...part, points: room, ...blank, figure: before })
      solved.parts.push({ ...part, points: worth, ...right, figure: after })
      search.free()
    }
    yield { sheet, solved }
  }
}

/** The heading of sheets about a search. @param {WorksheetRequest} request @param {Words} wording */
export function headingOf({ options, wish }, { words }) {
  return words.headings[algorithmOf(options, wish.chance === true)]
}

/**
 * The algorithm of a search, by the name that headings have.
 * @param {Options} options
 * @param {boolean} chance whether it moves in the trees
 */
export function algorithmOf(options, chance) {
  const { algorithm = 'alpha-beta' } = obeyedOptions(options)
  if (chance && algorithm === 'minimax') return 'expectiminimax'
  // Without bounds of all values it is alpha–beta below the players alone.
  return chance && algorithm === 'alpha-beta' && options.values ? 'star1' : algorithm
}

/**
 * The text beside a tree on its sheet, and on its solution.
 * @param {SheetExercise | Decision | Condition | Limit} exercise
 * @param {WorksheetRequest} request
 * @param {Words} wording
 */
function contentOf(exercise, request, wording) {
  if ('all' in exercise)
    return { blank: decisionContent(exercise, wording), right: decisionSolution(exercise, wording) }
  if ('due' in exercise)
    return { blank: limitContent(exercise, wording), right: limitSolution(exercise, wording) }
  if ('about' in exercise) {
    const blank = conditionContent(exercise, wording)
    return { blank, right: conditionSolution(exercise, wording) }
  }
  const nothing = { sentences: [], questions: [] }
  const last = exercise.search.summary.steps
  return {
    blank: { ...nothing, ...blanks(exercise, request, wording), step: 0 },
    right: { ...nothing, ...solution(exercise, wording), step: last },
  }
}

/** The task of a sheet, and the rules. @param {WorksheetRequest} request @param {Words} wording */
function taskOf(request, wording) {
  return joinSentences([...questionsOf(request, wording), rulesOfSheet(request, wording)])
}

/** The task without the rules. @param {WorksheetRequest} request @param {Words} wording */
function questionsOf(request, wording) {
  const { grades, words } = wording
  const { exercise, ask, windows, wish, options } = request
  if (exercise === 'predict') return [words.decide]
  if (exercise === 'horizon') return [grades.practise.horizon.task(options.depth ?? 0)]
  if (exercise === 'condition') return [conditionNotation(request, wording)]
  const inside = ask.some((name) => ['values', 'ranges', 'windows'].includes(name))
  const { asked } = words
  const things = /** @type {Ask[]} */ (ask).map((name) =>
    name === 'windows' ? asked.windows[windows] : asked[name],
  )
  const fractions = inside && wish.chance === true && grades.practise.fractions
  return [words.task(things), inside && words.unseen, fractions]
}

/** The notation of conditions, in words. @param {WorksheetRequest} request @param {Words} wording */
function conditionNotation({ ask, wish }, { grades }) {
  const { writeBoth, write, writeRoot } = grades.practise.conditions
  const values = ask.includes('root') ? [writeRoot] : []
  if (ask.length === values.length) return writeRoot
  return joinSentences([wish.unknowns === 2 ? writeBoth('x', 'y') : write('x'), ...values])
}

/** The rules of all searches, in one line. @param {WorksheetRequest} request @param {Words} wording */
function rulesOfSheet({ options, wish: { chance } }, { m, grades: { practise, explored } }) {
  const explores = BEST_FIRST.includes(options.algorithm ?? '')
  if (explores) return practise.given(bestFirstRules(explored.rules, options))
  return rulesOf(m, practise, options, 'max', chance)
}

/** Pixels between the rows of a tree: two trees with their boxes, or with their questions, fit on a page. */
const ROWS = { practise: 60, predict: 54, condition: 54, horizon: 54 }

/** @param {Search} search @param {number} step @param {Looks & { rowHeight: number, title: string }} looks @param {Words} wording */
function drawPicture(search, step, { format, style, rowHeight, title }, { m }) {
  const whole = wholeTree(search, { strip: false, width: 620 })
  const height = whole.height - (search.extent.rows - 1) * (whole.rowHeight - rowHeight)
  const viewport = { ...whole, height, rowHeight }
  const look = { format, style, title, viewport, theme: /** @type {const} */ ('mono') }
  return figure(search, [step], m, { ...look, captions: false })
}
