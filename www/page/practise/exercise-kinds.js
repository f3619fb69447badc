/**
 * The kinds of exercises, as controls: an answer sheet, a prediction, a mistake to be found. Each reads from them the
 * attributes by which it is asked, and shows in them the questions of the attributes.
 *
 * @import {SecateurTree} from '../../secateur-tree.js'
 * @import {Subject} from '../../exercise/subjects.js'
 * @import {FieldValues} from '../../link/fragment.js'
 * @import {RuleAttributes} from '../controls/rules.js'
 * @import {QuestionName, Words} from './questions.js'
 *
 * @typedef {object} Kind
 * @property {HTMLElement} element its controls
 * @property {() => RuleAttributes} read the attributes; those that are left out are empty
 * @property {() => void} show
 */

import { namesOf } from '../../api/rules.js'
import { valuesOf } from '../../dom/attribute.js'
import { make } from '../../dom/make.js'
import { makeSelect } from '../../dom/select.js'
import { optionsOf } from '../../element/attributes.js'
import { readAttribute } from '../../element/exercise.js'
import { TOGETHER, readTask } from '../../exercise/attributes.js'
import { SUBJECTS, subjectsOf } from '../../exercise/subjects.js'
import { FIELDS } from '../../link/fields.js'
import { write } from '../../link/fragment.js'
import { NAMES, makeQuestions, questionOf } from './questions.js'

/** The rules and looks that worksheets take over. */
const ON_PAPER = [
  ...namesOf(({ about, kind }) => about !== 'tree' && kind !== 'range'),
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
  const questions = makeQuestions(words, viewer)
  const question = makeSelect({ 'aria-label': words.question }, NAMES, words.questions)
  const controls = NAMES.map((name) => questions[name].element)
  const paper = makePaper(words)
  return {
    element: make(
      'div',
      {},
      make('fieldset', {}, make('legend', {}, words.asked), question, ...controls),
      make('p', { class: 'note' }, words.keys),
      paper.element,
    ),
    read: () => questions[/** @type {QuestionName} */ (question.value)].read(),
    show() {
      const task = readTask((name) => readAttribute(viewer, name))
      const questionName = questionOf(task)
      question.value = questionName
      for (const name of NAMES) questions[name].element.hidden = name !== questionName
      questions[questionName].show(task)
      // Nothing else has a place on a sheet.
      const things = TOGETHER.filter((name) => task.ask.includes(name))
      paper.show(viewer, { ask: things.join(' '), windows: task.windows })
    },
  }
}

/** @param {Words} words @param {SecateurTree} viewer @returns {Kind} */
function prediction(words, viewer) {
  const every = make('input', { type: 'checkbox', name: 'every' })
  const asks = SUBJECTS.map((value) => make('input', { type: 'checkbox', name: 'ask', value }))
  const labels = asks.map((input, at) => make('label', {}, input, words.subjects[SUBJECTS[at]]))
  const paper = makePaper(words)
  const subjectsOnView = () => subjectsOf(optionsOf(viewer))
  return {
    element: make(
      'div',
      {},
      make(
        'fieldset',
        {},
        make('legend', {}, words.about),
        make('div', { class: 'controls' }, ...labels, make('label', {}, every, words.every)),
      ),
      make('p', { class: 'note' }, words.runKeys),
      paper.element,
    ),
    read() {
      const usual = usualOf(subjectsOnView()).join(' ')
      const choices = asks.filter(
        ({ checked, value }) => checked && subjectsOnView().some((name) => name === value),
      )
      const ask = choices.map(({ value }) => value).join(' ')
      return { every: every.checked ? 'on' : '', ask: ask === usual ? '' : ask }
    },
    show() {
      const names = readAttribute(viewer, 'ask').split(' ').filter(Boolean)
      const subjects = subjectsOnView()
      const ticked = subjects.filter((name) => names.includes(name))
      const chosen = ticked.length > 0 ? ticked : usualOf(subjects)
      every.checked = viewer.hasAttribute('every')
      for (const [at, input] of asks.entries()) {
        input.checked = chosen.includes(SUBJECTS[at])
        labels[at].hidden = !subjects.includes(SUBJECTS[at])
      }
      paper.show(viewer, { exercise: 'predict', ask: chosen.join(' ') })
    },
  }
}

/** The questions where nothing is chosen: the value that a pass returns would reveal much of its run. @param {Subject[]} subjects */
function usualOf(subjects) {
  return subjects.filter((name) => name !== 'passes')
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

/** The link to worksheets that ask the same. @param {Words} words */
function makePaper(words) {
  const link = make('a', { href: './worksheet.html' }, words.paper)
  return {
    element: make('p', {}, link),
    /** @param {SecateurTree} viewer @param {FieldValues} fields */
    show(viewer, fields) {
      const state = { ...valuesOf(viewer, ON_PAPER), ...fields }
      link.href = `./worksheet.html#${write(state, FIELDS)}`
    },
  }
}
