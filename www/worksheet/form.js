/**
 * The form of worksheets: native controls, whose texts are the fields of a link.
 *
 * @import {State} from '../link/fragment.js'
 * @import {Messages, WorksheetWords} from '../messages/pages.js'
 */

import { RULES as SEARCH } from '../api/rules.js'
import { make } from '../dom/make.js'
import { ASKED_WINDOWS } from '../element/attributes.js'
import { CHANCES } from './order.js'
import { DIFFICULTIES, FIELDS, MOST_HERE, PARTS, TICKS } from './fields.js'
import { ASKS, MOST, SEEDS } from './sheets.js'

/** @param {Messages} m @param {WorksheetWords} words @param {() => void} changed */
export function makeForm(m, words, changed) {
  const { cut, returns } = m.rules.choices
  const { practising } = m.ui
  const heading = make('input', {
    type: 'text',
    name: 'heading',
    placeholder: words.usual,
    maxlength: 200,
  })
  const numbers = [
    labelled(words.trees, number('trees', 1, MOST.trees)),
    labelled(words.students, number('students', 0, MOST_HERE), words.studentsNote),
    labelled(words.seed, number('seed', 0, SEEDS - 1)),
  ]
  const windows = select('windows', ASKED_WINDOWS, practising.windows)
  windows.setAttribute('aria-label', practising.which)
  const asks = ASKS.flatMap((name) => {
    const one = tick('ask', name, words.askNames[name])
    return name === 'windows' ? [one, windows] : [one]
  })
  const wishes = TICKS.map((name) => tick(name, 'on', words[name]))
  const difficulties = {
    ...Object.fromEntries(DIFFICULTIES.map((name) => [name, name])),
    '': words.difficulty.any,
  }
  const cutoffs = tick('cutoffs', 'none', words.nothingCut)
  const element = make(
    'form',
    { novalidate: true, 'aria-label': words.title, autocomplete: 'off' },
    labelled(words.heading, heading),
    ...numbers,
    make('fieldset', {}, make('legend', {}, words.asks), ...asks),
    rule('cut', cut),
    rule('returns', returns),
    make('fieldset', {}, make('legend', {}, words.wishes), ...wishes, cutoffs),
    labelled(words.chance.label, select('chance', CHANCES, words.chance)),
    labelled(words.difficulty.label, select('difficulty', DIFFICULTIES, difficulties)),
    labelled(words.parts.label, select('part', PARTS, words.parts)),
  )
  element.addEventListener('submit', (event) => event.preventDefault())
  element.addEventListener('change', changed)
  const controls = () =>
    /** @type {(HTMLInputElement | HTMLSelectElement)[]} */ ([
      ...element.querySelectorAll('input, select'),
    ])

  return {
    element,
    /** The values of the controls. Numbers that cannot be have their defaults. @returns {State} */
    read() {
      /** @type {State} */
      const state = { ask: '' }
      for (const control of controls()) {
        const { name, value } = control
        const off =
          control instanceof HTMLInputElement && control.type === 'checkbox' && !control.checked
        if (off) continue
        if (name === 'ask') state.ask = [state.ask, value].filter(Boolean).join(' ')
        else {
          const { initial, takes } = FIELDS[name]
          const fits = value === initial || takes(value)
          control.ariaInvalid = fits ? null : 'true'
          if (fits) state[name] = value
        }
      }
      // Something is always asked.
      if (!state.ask) state.ask = FIELDS.ask.initial
      windows.disabled = !state.ask.split(' ').includes('windows')
      return state
    },
    /** @param {State} state */
    write(state) {
      for (const control of controls()) {
        const value = state[control.name] ?? FIELDS[control.name].initial
        if (control instanceof HTMLInputElement && control.type === 'checkbox') {
          control.checked = value.split(' ').includes(control.value)
        } else control.value = value
      }
    },
  }
}

/** @param {string} name @param {number} min @param {number} max */
function number(name, min, max) {
  return make('input', { type: 'number', name, min, max, step: 1, required: true })
}

/** @param {string} name @param {string} value @param {string} label */
function tick(name, value, label) {
  return make('label', { class: 'check' }, make('input', { type: 'checkbox', name, value }), label)
}

/** @param {string} name @param {readonly string[]} values @param {Record<string, string>} words */
function select(name, values, words) {
  return make('select', { name }, ...values.map((value) => make('option', { value }, words[value])))
}

/** @param {string} label @param {HTMLElement} control @param {string} [note] */
function labelled(label, control, note = '') {
  const more = note ? [make('span', { class: 'note' }, note)] : []
  return make('label', { class: 'field' }, make('span', {}, label), control, ...more)
}

/** The first value of a rule is the default, which a link leaves out. @param {'cut' | 'returns'} name @param {{ label: string, values: Record<string, { label: string }> }} words */
function rule(name, { label, values }) {
  const [first, ...others] = SEARCH[name]
  const names = Object.fromEntries(others.map((value) => [value, values[value].label]))
  return labelled(label, select(name, ['', ...others], { ...names, '': values[first].label }))
}
