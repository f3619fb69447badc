/**
 * The controls of the search, each with a line on what its value changes. What they say is read,
 * and set, as the attributes of <secateur-tree>.
 *
 * @import {Control} from './choice.js'
 * @import {Choices, Messages} from '../messages/messages.js'
 *
 * @typedef {Record<string, string>} Attributes by name; a rule that is not named has its default
 */

import { choice } from './choice.js'
import { make } from '../make.js'
import { numbers } from './numbers.js'

/**
 * The values of the rules that have names, the default first.
 * @satisfies {{ [N in keyof Omit<Choices, 'convention'>]: readonly Choices[N][] }}
 */
const VALUES = /** @type {const} */ ({
  algorithm: ['alpha-beta', 'minimax'],
  cut: ['>=', '>'],
  returns: ['soft', 'hard'],
  bounds: ['deep', 'shallow'],
  update: ['after', 'before'],
  root: ['max', 'min'],
  order: ['given', 'reversed', 'best', 'worst', 'random'],
})

/** The rules that mean nothing without bounds. */
const BOUNDED = /** @type {const} */ (['cut', 'returns', 'bounds', 'update', 'window'])

/** @typedef {keyof typeof VALUES | 'window' | 'depth' | 'seed'} RuleName */

/**
 * @param {Messages} m
 * @param {() => void} change called when the user has changed a rule
 */
export function rules(m, change) {
  const controls = makeControls(m, changed)
  const entries = Object.entries(controls)
  const defaults = Object.fromEntries(entries.map(([name, control]) => [name, control.value]))
  const reason = make('p', { class: 'note' }, m.rules.onlyBounds)
  const reset = make('button', { type: 'button' }, m.ui.rulesReset)
  reset.addEventListener('click', () => {
    write({})
    change()
  })

  /** Shows which rules mean something under the others. */
  function settle() {
    const unbounded = controls.algorithm.value === 'minimax'
    for (const name of BOUNDED) controls[name].disable(unbounded)
    reason.hidden = !unbounded
    controls.seed.element.hidden = controls.order.value !== 'random'
    reset.disabled = Object.keys(read()).length === 0
  }

  function changed() {
    settle()
    change()
  }

  /** @returns {Attributes} those that are not the defaults */
  function read() {
    const set = entries.filter(([name, { value }]) => value !== defaults[name])
    return Object.fromEntries(set.map(([name, { value }]) => [name, value]))
  }

  /** @param {Attributes} attributes */
  function write(attributes) {
    for (const [name, control] of entries) control.value = attributes[name] ?? defaults[name]
    settle()
  }

  settle()
  const rows = entries.map(([, { element }]) => element)
  rows.splice(1, 0, reason)
  return {
    element: make(
      'section',
      { class: 'rules', 'aria-labelledby': 'rules-title' },
      make('h2', { id: 'rules-title' }, m.ui.rules),
      ...rows,
      reset,
    ),
    names: Object.keys(controls),
    read,
    write,
    /**
     * Shows a problem beside the control of an option.
     * @param {string} option
     * @param {string} problem
     */
    complain(option, problem) {
      controls[/** @type {RuleName} */ (option)].complain(problem)
    },
  }
}

/**
 * The controls in the order of the page.
 * @param {Messages} m
 * @param {() => void} change
 * @returns {Record<RuleName, Control>}
 */
function makeControls(m, change) {
  const { choices, window, depth, seed } = m.rules
  /** @param {keyof typeof VALUES} name */
  const named = (name) => choice(name, choices[name], VALUES[name], change)
  const low = m.number(-Infinity)
  const high = m.number(Infinity)
  return {
    algorithm: named('algorithm'),
    cut: named('cut'),
    returns: named('returns'),
    bounds: named('bounds'),
    update: named('update'),
    window: numbers(
      m,
      'window',
      window,
      [
        { label: 'α', empty: -Infinity, inputmode: 'text', placeholder: low },
        { label: 'β', empty: Infinity, inputmode: 'text', placeholder: high },
      ],
      change,
    ),
    root: named('root'),
    order: named('order'),
    seed: numbers(
      m,
      'seed',
      seed,
      [{ empty: 0, inputmode: 'numeric', placeholder: m.number(0) }],
      change,
    ),
    depth: numbers(
      m,
      'depth',
      depth,
      [{ empty: Infinity, inputmode: 'numeric', placeholder: '∞' }],
      change,
    ),
  }
}
