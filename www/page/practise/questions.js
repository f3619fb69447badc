/**
 * The questions of an answer sheet, as controls. Each reads from them the attributes by which it is asked, and shows in
 * them the questions of the attributes.
 *
 * @import {Messages} from '../../messages/pages.js'
 * @import {Task} from '../../exercise/attributes.js'
 * @import {SecateurTree} from '../../secateur-tree.js'
 * @import {RuleAttributes} from '../controls/rules.js'
 *
 * @typedef {Messages['ui']['practising']} Words
 *
 * @typedef {object} Question
 * @property {HTMLElement} element its controls
 * @property {() => RuleAttributes} read the attributes; those that are left out are empty
 * @property {(task: Task) => void} show
 */

import { make } from '../../dom/make.js'
import { makeSelect } from '../../dom/select.js'
import { ASKED_WINDOWS } from '../../element/attributes.js'
import { CONDITIONS, STATEMENTS, TARGETS, TOGETHER } from '../../exercise/attributes.js'

/** The things that can be known beforehand. */
const KNOWN_KINDS = /** @type {const} */ (['values', 'window'])
/** The numbers of leaves that an order is to make the search see. The first is the default. */
const GOALS = /** @type {const} */ (['fewest', 'most', 'exactly'])
/** The exact number of leaves where none is given. */
const EXACTLY = '7'

/** The depth limit of which the cost is asked, where the search has none. */
const DEPTH = '2'

/** All questions; the first is the usual one. @type {Record<keyof Words['questions'], (words: Words, viewer: SecateurTree) => Question>} */
const QUESTIONS = { run, known, order, condition, construct, statement, horizon }

/** @typedef {keyof typeof QUESTIONS} QuestionName */

export const NAMES = /** @type {QuestionName[]} */ (Object.keys(QUESTIONS))

/** @param {Words} words @param {SecateurTree} viewer */
export function makeQuestions(words, viewer) {
  const questions = Object.entries(QUESTIONS).map(([name, question]) => [
    name,
    question(words, viewer),
  ])
  return /** @type {Record<QuestionName, Question>} */ (Object.fromEntries(questions))
}

/** The question that is asked. @param {Task} task */
export function questionOf({ ask, known }) {
  if (known) return 'known'
  return NAMES.find((name) => ask.some((kind) => kind === name)) ?? NAMES[0]
}

/** The events of the search as a question. @param {Words} words @returns {Question} */
function run(words) {
  const asks = TOGETHER.map((value) => make('input', { type: 'checkbox', name: 'ask', value }))
  const labels = asks.map((input, at) => make('label', {}, input, words.asks[TOGETHER[at]]))
  const windows = makeSelect({ 'aria-label': words.which }, ASKED_WINDOWS, words.windows)
  return {
    element: controls(...labels, windows),
    read: () => ({
      ask: asks.flatMap(({ checked, value }) => (checked ? [value] : [])).join(' '),
      windows: unlessDefault(windows.value, ASKED_WINDOWS),
    }),
    show(task) {
      for (const input of asks) input.checked = task.ask.some((name) => name === input.value)
      windows.value = task.windows
      windows.hidden = !task.ask.includes('windows')
    },
  }
}

/** The cuts that prior knowledge adds. @param {Words} words @returns {Question} */
function known(words) {
  const knowing = makeSelect({ 'aria-label': words.knowing }, KNOWN_KINDS, words.knowings)
  const end = (/** @type {string} */ label, /** @type {number} */ value) =>
    make('input', { type: 'number', 'aria-label': label, value, required: true })
  const ends = [end(words.from, 0), end(words.to, 10)]
  return {
    element: controls(knowing, make('div', { class: 'ends' }, ends[0], ' … ', ends[1])),
    read: () => ({
      ask: 'cuts',
      known: [knowing.value, ...ends.map(({ value }) => value || '0')].join(' '),
    }),
    show({ known }) {
      if (!known) return
      knowing.value = known.kind
      known.ends.forEach((value, at) => (ends[at].value = String(value)))
    },
  }
}

/** The order of the children. @param {Words} words @returns {Question} */
function order(words) {
  const goal = makeSelect({ 'aria-label': words.goal }, GOALS, words.goals)
  const leaves = make('input', { type: 'number', min: 1, max: 9999, 'aria-label': words.leaves })
  return {
    element: controls(goal, leaves),
    read: () => ({
      ask: 'order',
      goal: goal.value === 'exactly' ? leaves.value || EXACTLY : unlessDefault(goal.value, GOALS),
    }),
    show(task) {
      const exact = typeof task.goal === 'number'
      goal.value = exact ? 'exactly' : String(task.goal)
      if (exact) leaves.value = String(task.goal)
      leaves.hidden = !exact
    },
  }
}

/** For which x something holds. @param {Words} words @returns {Question} */
function condition(words) {
  const about = makeSelect({ 'aria-label': words.questions.condition }, CONDITIONS, words.abouts)
  const whole = make('input', { type: 'checkbox', name: 'numbers' })
  return {
    element: controls(about, make('label', {}, whole, words.whole)),
    read: () => ({
      ...{ ask: 'condition', condition: about.value },
      numbers: whole.checked ? 'whole' : '',
    }),
    show(task) {
      about.value = task.condition
      whole.checked = task.numbers === 'whole'
    },
  }
}

/** A tree that does something. @param {Words} words @returns {Question} */
function construct(words) {
  const target = makeSelect({ 'aria-label': words.target }, TARGETS, words.targets)
  return {
    element: controls(target),
    read: () => ({ ask: 'construct', goal: unlessDefault(target.value, TARGETS) }),
    show: (task) => void (target.value = task.target),
  }
}

/** A statement, by its number: itself it stands beside the tree. @param {Words} words @returns {Question} */
function statement(words) {
  const numbered = Object.fromEntries(STATEMENTS.map((name, at) => [name, String(at + 1)]))
  const number = makeSelect({ 'aria-label': words.statement }, STATEMENTS, numbered)
  return {
    element: controls(number),
    read: () => ({ ask: 'statement', goal: unlessDefault(number.value, STATEMENTS) }),
    show: (task) => void (number.value = task.statement),
  }
}

/**
 * The cost of a depth limit. The limit itself is a rule of the search.
 * @param {Words} words
 * @param {SecateurTree} viewer
 * @returns {Question}
 */
function horizon(words, viewer) {
  const depth = make('input', { type: 'number', min: 1, max: 20, required: true })
  return {
    element: controls(make('label', {}, `${words.depthLimit} `, depth)),
    read: () => ({ ask: 'horizon', depth: Number(depth.value) > 0 ? depth.value : DEPTH }),
    show: () => void (depth.value = viewer.getAttribute('depth') ?? DEPTH),
  }
}

/** @param {...HTMLElement} parts */
function controls(...parts) {
  return make('div', { class: 'controls' }, ...parts)
}

/** A value that is set; empty if it is the default. @param {string} value @param {readonly string[]} values */
function unlessDefault(value, [first]) {
  return value === first ? '' : value
}
