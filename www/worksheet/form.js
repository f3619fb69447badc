/**
 * The form of worksheets: native controls, whose texts are the fields of a link.
 *
 * @import {FieldValues} from '../link/fragment.js'
 * @import {Messages, WorksheetWords} from '../messages/pages.js'
 */

import { NEEDS, SEARCH } from '../api/options.js'
import { make } from '../dom/make.js'
import { makeSelect } from '../dom/select.js'
import { ASKED_WINDOWS } from '../element/attributes.js'
import { ABOUTS } from '../exercise/attributes.js'
import { SUBJECTS } from '../exercise/subjects.js'
import { fitsExercise } from '../exercise/task.js'
import { CHANCES, DEPTH, EXERCISES, asksOf, optionsIn, usualOf } from './order.js'
import { algorithmOf } from './worksheet.js'
import { DIFFICULTIES, FIELDS, MOST_HERE, PARTS, TICKS, UNKNOWNS } from './fields.js'
import { ASKS, MOST, SEEDS } from './sheets.js'

/** The rules that have a control here, with the words to choose from. The first is the default. */
const CHOSEN = {
  algorithm: SEARCH.algorithm.words,
  deepening: SEARCH.deepening.words,
  table: SEARCH.table.words,
  cut: SEARCH.cut.words,
  returns: SEARCH.returns.words,
}

/** @param {Messages} m @param {WorksheetWords} words @param {() => void} changed */
export function makeForm(m, words, changed) {
  const ruleWords = { ...m.rules.choices, table: m.rules.table }
  const { practising } = m.ui
  const heading = make('input', { type: 'text', name: 'heading', maxlength: 200 })
  const numbers = [
    withLabel(words.trees, number('trees', 1, MOST.trees)),
    withLabel(words.students, number('students', 0, MOST_HERE), words.studentsNote),
    withLabel(words.seed, number('seed', 0, SEEDS - 1)),
  ]
  const which = { name: 'windows', 'aria-label': practising.which }
  const windows = makeSelect(which, ASKED_WINDOWS, practising.windows)
  const kinds = {
    ...practising.kinds,
    condition: practising.questions.condition,
    horizon: practising.questions.horizon,
  }
  const exercise = makeSelect({ name: 'exercise' }, EXERCISES, kinds)
  const asks = {
    practise: ASKS.map((name) => tick('ask', name, words.askNames[name])),
    predict: SUBJECTS.map((name) => tick('ask', name, practising.subjects[name])),
    condition: ABOUTS.map((name) => tick('ask', name, practising.abouts[name])),
    horizon: /** @type {HTMLElement[]} */ ([]),
  }
  const unknown = { name: 'unknowns', 'aria-label': words.unknowns.label }
  const unknowns = makeSelect(unknown, UNKNOWNS, { '': 'x', 2: words.unknowns.both })
  const depth = make('input', { type: 'number', name: 'depth', min: 1 })
  const windowsAt = ASKS.indexOf('windows') + 1
  const boxes = [...asks.practise.slice(0, windowsAt), windows, ...asks.practise.slice(windowsAt)]
  const groups = {
    practise: make('div', { class: 'asks' }, ...boxes),
    predict: make('div', { class: 'asks' }, ...asks.predict),
    condition: make('div', { class: 'asks' }, ...asks.condition, unknowns),
    horizon: make('div'),
  }
  const things = make('fieldset', {}, make('legend', {}, words.asks), ...Object.values(groups))
  const names = /** @type {(keyof typeof CHOSEN)[]} */ (Object.keys(CHOSEN))
  const rules = names.map((name) => ({ name, element: rule(name, ruleWords[name]) }))
  const wishes = TICKS.map((name) => tick(name, 'on', words[name]))
  const difficulties = {
    ...Object.fromEntries(DIFFICULTIES.map((name) => [name, name])),
    '': words.difficulty.any,
  }
  const cutoffs = tick('cutoffs', 'none', words.nothingCut)
  const element = make(
    'form',
    { novalidate: true, 'aria-label': words.title, autocomplete: 'off' },
    withLabel(words.heading, heading),
    ...numbers,
    ...rules.map(({ element }) => element),
    withLabel(practising.depthLimit, depth),
    withLabel(practising.kind, exercise),
    things,
    make('fieldset', {}, make('legend', {}, words.wishes), ...wishes, cutoffs),
    withLabel(words.chance.label, makeSelect({ name: 'chance' }, CHANCES, words.chance)),
    withLabel(
      words.difficulty.label,
      makeSelect({ name: 'difficulty' }, DIFFICULTIES, difficulties),
    ),
    withLabel(words.parts.label, makeSelect({ name: 'part' }, PARTS, words.parts)),
  )
  element.addEventListener('submit', (event) => event.preventDefault())
  element.addEventListener('change', changed)
  const controls = () =>
    /** @type {(HTMLInputElement | HTMLSelectElement)[]} */ ([
      ...element.querySelectorAll('input, select'),
    ])

  /** The texts of all controls that mean something, but for what is asked. @returns {FieldValues} */
  function texts() {
    /** @type {FieldValues} */
    const state = {}
    for (const control of controls()) {
      const { name, value } = control
      const off = isTick(control) && !control.checked
      if (off || name === 'ask') continue
      const { initial, takes } = FIELDS[name]
      const fits = value === initial || takes(value)
      control.ariaInvalid = fits ? null : 'true'
      if (fits) state[name] = value
    }
    // All are judged before any is left out.
    for (const { name, element } of rules) element.hidden = !hasMeaning(name, state)
    for (const { name, element } of rules) if (element.hidden) delete state[name]
    return state
  }

  /** Shows what can be asked of the searches of a state, and returns it. @param {FieldValues} state of the form and of the link */
  function settle(state) {
    const options = optionsOf(state)
    if (!fitsExercise(options)) exercise.value = 'predict'
    const kind = EXERCISES.find((name) => name === exercise.value) ?? EXERCISES[0]
    const choices = asksOf(kind, options)
    for (const [name, group] of Object.entries(groups)) group.hidden = name !== kind
    things.hidden = asks[kind].length === 0
    depth.placeholder = kind === 'horizon' ? String(DEPTH) : ''
    for (const label of asks.predict) {
      label.hidden = !choices.some((name) => name === tickIn(label).value)
    }
    heading.placeholder = words.headings[algorithmOf(options)]
    return { kind, choices }
  }

  return {
    element,
    /**
     * The values of the controls. Numbers that cannot be have their defaults.
     * @param {FieldValues} [link] what the link asks for beside them
     * @returns {FieldValues}
     */
    read(link = {}) {
      const state = texts()
      const { kind, choices } = settle({ ...link, ...state })
      const ticks = asks[kind]
        .map(tickIn)
        .filter(({ value }) => choices.some((name) => name === value))
      const usual = usualOf(choices)
      // Something is always asked.
      if (!ticks.some(({ checked }) => checked)) {
        for (const tick of ticks) tick.checked = usual.some((name) => name === tick.value)
      }
      const ask = ticks.flatMap(({ checked, value }) => (checked ? [value] : [])).join(' ')
      windows.disabled = !ask.split(' ').includes('windows')
      return { ...state, exercise: kind, ask: ask === usual.join(' ') ? '' : ask }
    },
    /** @param {FieldValues} state */
    write(state) {
      for (const control of controls()) {
        const value = state[control.name] ?? FIELDS[control.name].initial
        if (isTick(control)) control.checked = value.split(' ').includes(control.value)
        else control.value = value
      }
    },
  }
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
  const needs = Object.entries(NEEDS).find(([other]) => other === name)?.[1] ?? []
  return needs.every(([other, words]) => {
    const value = state[other] || CHOSEN[/** @type {keyof typeof CHOSEN} */ (other)][0]
    return words.some((word) => word === value)
  })
}

/** The options of the searches of a state. @param {FieldValues} state */
function optionsOf(state) {
  const entries = Object.entries(state).filter(([, text]) => text !== '')
  return optionsIn(Object.fromEntries(entries))
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

/** The first value of a rule is the default, which a link leaves out; of numbers there are none here. @param {keyof typeof CHOSEN} name @param {{ label: string, values: Record<string, { label: string }> }} words */
function rule(name, { label, values }) {
  const [first, ...others] = CHOSEN[name]
  const names = Object.fromEntries(others.map((value) => [value, values[value].label]))
  return withLabel(
    label,
    makeSelect({ name }, ['', ...others], { ...names, '': values[first].label }),
  )
}
