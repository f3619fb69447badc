/**
 * The form of worksheets: native controls, whose texts are the fields of a link.
 *
 * @import {FieldValues} from '../link/fragment.js'
 * @import {Messages, WorksheetWords} from '../messages/pages.js'
 * @import {AskOrSubject} from './sheets.js'
 *
 * @typedef {typeof EXERCISES[number]} Exercise
 * @typedef {readonly AskOrSubject[]} Choices the questions that can be asked
 */

import { NEEDS, SEARCH } from '../api/options.js'
import { make } from '../dom/make.js'
import { makeSelect } from '../dom/select.js'
import { ASKED_WINDOWS } from '../element/attributes.js'
import { CONDITIONS } from '../exercise/attributes.js'
import { SUBJECTS } from '../exercise/subjects.js'
import { fitsExercise } from '../exercise/task.js'
import {
  CHANCES,
  DEPTH,
  EXERCISES,
  impossibleWishes,
  offeredOf,
  optionsIn,
  usualOf,
} from './request.js'
import { algorithmOf } from './worksheet.js'
import { DIFFICULTIES, FIELDS, MOST_HERE, PARTS, TICKS, UNKNOWNS } from './fields.js'
import { ASKS, MOST, SEEDS } from './sheets.js'

/** The rules that have a control here. */
const CHOSEN = /** @type {const} */ (['algorithm', 'deepening', 'table', 'cut', 'returns'])

/** @typedef {typeof CHOSEN[number]} RuleName */

export class WorksheetForm {
  #words
  #rules
  #questions
  #wishes
  #heading = make('input', { type: 'text', name: 'heading', maxlength: 200 })
  #depth = make('input', { type: 'number', name: 'depth', min: 1 })
  #exercise

  /** @param {Messages} m @param {WorksheetWords} words @param {() => void} changed */
  constructor(m, words, changed) {
    const { practising } = m.ui
    const { condition, horizon } = practising.questions
    const kinds = { ...practising.kinds, condition, horizon }
    this.#words = words
    this.#exercise = makeSelect({ name: 'exercise' }, EXERCISES, kinds)
    this.#rules = makeRules(m)
    this.#questions = new Questions(m, words)
    this.#wishes = TICKS.map((name) => ({ name, element: tick(name, 'on', words[name]) }))
    this.element = make(
      'form',
      { novalidate: true, 'aria-label': words.title, autocomplete: 'off' },
      withLabel(words.heading, this.#heading),
      withLabel(words.trees, number('trees', 1, MOST.trees)),
      withLabel(words.students, number('students', 0, MOST_HERE), words.studentsNote),
      withLabel(words.seed, number('seed', 0, SEEDS - 1)),
      ...this.#rules.map(({ element }) => element),
      withLabel(practising.depthLimit, this.#depth),
      withLabel(practising.kind, this.#exercise),
      this.#questions.element,
      ...this.#makeWishFields(),
      withLabel(words.parts.label, makeSelect({ name: 'part' }, PARTS, words.parts)),
    )
    this.element.addEventListener('submit', (event) => event.preventDefault())
    this.element.addEventListener('change', changed)
  }

  /** The controls of the wishes for the trees. */
  #makeWishFields() {
    const { wishes, nothingCut, chance, difficulty } = this.#words
    const ticks = this.#wishes.map(({ element }) => element)
    const cutoffs = tick('cutoffs', 'none', nothingCut)
    const degrees = Object.fromEntries(DIFFICULTIES.map((name) => [name, name]))
    const difficulties = { ...degrees, '': difficulty.any }
    return [
      make('fieldset', {}, make('legend', {}, wishes), ...ticks, cutoffs),
      withLabel(chance.label, makeSelect({ name: 'chance' }, CHANCES, chance)),
      withLabel(difficulty.label, makeSelect({ name: 'difficulty' }, DIFFICULTIES, difficulties)),
    ]
  }

  get #controls() {
    const controls = this.element.querySelectorAll('input, select')
    return /** @type {(HTMLInputElement | HTMLSelectElement)[]} */ ([...controls])
  }

  /**
   * The values of the controls. Numbers that cannot be have their defaults.
   * @param {FieldValues} [link] further fields of the link
   * @returns {FieldValues}
   */
  read(link = {}) {
    const state = this.#texts()
    const all = { ...link, ...state }
    const { kind, choices } = this.#showAsks(all)
    this.#leaveOut(impossibleWishes(chosenIn(all), kind), state)
    return { ...state, exercise: kind, ask: this.#questions.read(kind, choices) }
  }

  /** @param {FieldValues} state */
  write(state) {
    for (const control of this.#controls) {
      const value = state[control.name] ?? FIELDS[control.name].initial
      if (isTick(control)) control.checked = value.split(' ').includes(control.value)
      else control.value = value
    }
  }

  /** The texts of all controls that are in use, except the questions. @returns {FieldValues} */
  #texts() {
    /** @type {FieldValues} */
    const state = {}
    for (const control of this.#controls) {
      const { name, value } = control
      const off = isTick(control) && !control.checked
      if (off || name === 'ask') continue
      const { initial, takes } = FIELDS[name]
      const fits = value === initial || takes(value)
      control.ariaInvalid = fits ? null : 'true'
      if (fits) state[name] = value
    }
    // All are judged before any is left out.
    for (const { name, element } of this.#rules) element.hidden = !hasMeaning(name, state)
    for (const { name, element } of this.#rules) if (element.hidden) delete state[name]
    return state
  }

  /** Hides the ticks of some wishes, and leaves these out of a state. @param {string[]} wishes @param {FieldValues} state */
  #leaveOut(wishes, state) {
    for (const { name, element } of this.#wishes) {
      element.hidden = wishes.includes(name)
      if (element.hidden) delete state[name]
    }
  }

  /**
   * Shows the possible questions about the searches of a state, and returns them.
   * @param {FieldValues} state of the form and of the link
   */
  #showAsks(state) {
    const options = optionsOf(state)
    if (!fitsExercise(options)) this.#exercise.value = 'predict'
    const kind = EXERCISES.find((name) => name === this.#exercise.value) ?? EXERCISES[0]
    const choices = offeredOf(kind, options)
    this.#questions.show(kind, choices)
    this.#depth.placeholder = kind === 'horizon' ? String(DEPTH) : ''
    this.#heading.placeholder = this.#words.headings[algorithmOf(options, Boolean(state.chance))]
    return { kind, choices }
  }
}

/** The questions to choose from: a group of ticks for each kind of exercise. */
class Questions {
  #ticks
  #groups
  #windows

  /** @param {Messages} m @param {WorksheetWords} words */
  constructor(m, words) {
    const { practising } = m.ui
    this.#ticks = {
      practise: ASKS.map((name) => tick('ask', name, words.askNames[name])),
      predict: SUBJECTS.map((name) => tick('ask', name, practising.subjects[name])),
      condition: CONDITIONS.map((name) => tick('ask', name, practising.abouts[name])),
      horizon: /** @type {HTMLElement[]} */ ([]),
    }
    const { practise, predict, condition } = this.#ticks
    const which = { name: 'windows', 'aria-label': practising.which }
    this.#windows = makeSelect(which, ASKED_WINDOWS, practising.windows)
    const unknown = { name: 'unknowns', 'aria-label': words.unknowns.label }
    const unknowns = makeSelect(unknown, UNKNOWNS, { '': 'x', 2: words.unknowns.both })
    this.#groups = {
      practise: make('div', { class: 'asks' }, ...practise),
      predict: make('div', { class: 'asks' }, ...predict),
      condition: make('div', { class: 'asks' }, ...condition, unknowns),
      horizon: make('div'),
    }
    practise[ASKS.indexOf('windows')].after(this.#windows)
    const legend = make('legend', {}, words.asks)
    this.element = make('fieldset', {}, legend, ...Object.values(this.#groups))
  }

  /** Shows the questions of a kind of exercise. @param {Exercise} kind @param {Choices} choices */
  show(kind, choices) {
    for (const [name, group] of Object.entries(this.#groups)) group.hidden = name !== kind
    this.element.hidden = this.#ticks[kind].length === 0
    for (const label of this.#ticks[kind]) label.hidden = !isIn(choices, tickIn(label))
    this.#windows.hidden = !choices.includes('windows')
  }

  /** The questions that are ticked, as a field of the link. Something is always asked. @param {Exercise} kind @param {Choices} choices */
  read(kind, choices) {
    const offered = this.#ticks[kind].map(tickIn).filter((tick) => isIn(choices, tick))
    const usual = usualOf(kind, choices)
    if (!offered.some(({ checked }) => checked)) {
      for (const tick of offered) tick.checked = isIn(usual, tick)
    }
    const asked = offered.filter(({ checked }) => checked).map(({ value }) => value)
    this.#windows.disabled = !asked.includes('windows')
    const ask = asked.join(' ')
    return ask === usual.join(' ') ? '' : ask
  }
}

/** Whether some questions have that of a tick. @param {Choices} choices @param {HTMLInputElement} tick */
function isIn(choices, { value }) {
  return choices.some((name) => name === value)
}

/** The controls of the rules. @param {Messages} m */
function makeRules(m) {
  const words = { ...m.rules.choices, table: m.rules.table }
  return CHOSEN.map((name) => ({ name, element: rule(name, words[name]) }))
}

/** @param {HTMLInputElement | HTMLSelectElement} control @returns {control is HTMLInputElement} */
function isTick(control) {
  return control instanceof HTMLInputElement && control.type === 'checkbox'
}

/** @param {HTMLElement} label */
function tickIn(label) {
  return /** @type {HTMLInputElement} */ (label.firstElementChild)
}

/** Whether a rule means something under the others. @param {string} name @param {FieldValues} state */
function hasMeaning(name, state) {
  const options = optionsOf(state)
  // Expectimax is an algorithm itself.
  if (name === 'algorithm')
    return !(state.chance === 'expectimax' && options.algorithm === 'minimax')
  const needs = Object.entries(NEEDS).find(([other]) => other === name)?.[1] ?? []
  return needs.every(([other, words]) => {
    const rule = /** @type {RuleName} */ (other)
    const value = options[rule] ?? SEARCH[rule].words[0]
    return words.some((word) => word === value)
  })
}

/** The options of the searches of a state. @param {FieldValues} state */
function optionsOf(state) {
  return optionsIn(chosenIn(state))
}

/** The fields of a state that are filled in. @param {FieldValues} state @returns {FieldValues} */
function chosenIn(state) {
  return Object.fromEntries(Object.entries(state).filter(([, text]) => text !== ''))
}

/** @param {string} name @param {number} min @param {number} max */
function number(name, min, max) {
  return make('input', { type: 'number', name, min, max, step: 1, required: true })
}

/** @param {string} name @param {string} value @param {string} label */
function tick(name, value, label) {
  return make('label', { class: 'check' }, make('input', { type: 'checkbox', name, value }), label)
}

/** @param {string} label @param {HTMLElement} control @param {string} [note] */
function withLabel(label, control, note = '') {
  const more = note ? [make('span', { class: 'note' }, note)] : []
  return make('label', { class: 'field' }, make('span', {}, label), control, ...more)
}

/**
 * The first value of a rule is the default, which a link leaves out; of numbers there are none here.
 * @param {RuleName} name
 * @param {{ label: string, values: Record<string, { label: string }> }} words
 */
function rule(name, { label, values }) {
  const [first, ...others] = SEARCH[name].words
  const names = Object.fromEntries(others.map((value) => [value, values[value].label]))
  return withLabel(
    label,
    makeSelect({ name }, ['', ...others], { ...names, '': values[first].label }),
  )
}
