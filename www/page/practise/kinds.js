/**
 * The kinds of exercises, as controls: an answer sheet, a prediction, a mistake to be found. Each reads from them the
 * attributes by which it is asked, and shows in them what the attributes ask.
 *
 * @import {SecateurTree} from '../../secateur-tree.js'
 * @import {Attributes} from '../controls/rules.js'
 * @import {QuestionName, Words} from './questions.js'
 *
 * @typedef {object} Kind
 * @property {HTMLElement} element its controls
 * @property {() => Attributes} read the attributes; those that are left out are empty
 * @property {() => void} show
 */

import { make } from '../../dom/make.js'
import { readAttribute } from '../../element/exercising.js'
import { TOGETHER, askedBy } from '../../exercise/attributes.js'
import { FIELDS } from '../../link/fields.js'
import { write } from '../../link/fragment.js'
import { NAMES, makeQuestions, questionOf, select } from './questions.js'

/** The rules and looks that worksheets take over. */
const ON_PAPER = [
  ...['listing', 'algorithm', 'cut', 'returns', 'bounds', 'update', 'window', 'depth'],
  'convention',
]

/** @typedef {keyof ReturnType<typeof makeKinds>} KindName */

/** @param {Words} words @param {SecateurTree} viewer */
export function makeKinds(words, viewer) {
  return {
    practise: answerSheet(words, viewer),
    predict: prediction(words, viewer),
    find: mistake(words, viewer),
  }
}

/** @param {Words} words @param {SecateurTree} viewer @returns {Kind} */
function answerSheet(words, viewer) {
  const questions = makeQuestions(words)
  const question = select(words.question, NAMES, words.questions)
  const controls = NAMES.map((name) => questions[name].element)
  const paper = make('a', { href: './worksheet.html' }, words.paper)
  return {
    element: make(
      'div',
      {},
      make('fieldset', {}, make('legend', {}, words.asked), question, ...controls),
      make('p', { class: 'note' }, words.keys),
      make('p', {}, paper),
    ),
    read: () => questions[/** @type {QuestionName} */ (question.value)].read(),
    show() {
      const asked = askedBy((name) => readAttribute(viewer, name))
      const shown = questionOf(asked)
      question.value = shown
      for (const name of NAMES) questions[name].element.hidden = name !== shown
      questions[shown].show(asked)
      paper.href = `./worksheet.html#${write(onPaper(viewer), FIELDS)}`
    },
  }
}

/** @param {Words} words @param {SecateurTree} viewer @returns {Kind} */
function prediction(words, viewer) {
  const every = make('input', { type: 'checkbox', name: 'every' })
  return {
    element: make(
      'div',
      {},
      make('label', {}, every, words.every),
      make('p', { class: 'note' }, words.runKeys),
    ),
    read: () => ({ every: every.checked ? 'on' : '' }),
    show: () => void (every.checked = viewer.hasAttribute('every')),
  }
}

/** @param {Words} words @param {SecateurTree} viewer @returns {Kind} */
function mistake(words, viewer) {
  const number = make('input', { type: 'number', name: 'mistake', min: 0, max: 999_999_999 })
  return {
    element: make(
      'div',
      {},
      make('label', {}, `${words.mistake} `, number),
      make('p', { class: 'note' }, words.findKeys),
    ),
    read: () => ({ mistake: Number(number.value) > 0 ? number.value : '' }),
    show: () => void (number.value = viewer.getAttribute('mistake') ?? '0'),
  }
}

/** The state of a page of worksheets that ask the same. @param {SecateurTree} viewer */
function onPaper(viewer) {
  const { ask, windows } = askedBy((name) => readAttribute(viewer, name))
  const named = ON_PAPER.filter((name) => viewer.getAttribute(name))
  const rules = named.map((name) => [name, viewer.getAttribute(name)])
  // Nothing else has a place on a sheet.
  const things = TOGETHER.filter((name) => ask.includes(name))
  return { ...Object.fromEntries(rules), ask: things.join(' '), windows }
}
