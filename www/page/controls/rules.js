/**
 * The controls of the search, each with a line on what its value changes. What they say is read,
 * and set, as the attributes of <secateur-tree>.
 *
 * @import {Control} from './choice.js'
 * @import {Search} from '../../core.js'
 * @import {Choices, Messages} from '../../messages/pages.js'
 * @import {Listing} from '../../types.js'
 *
 * @typedef {Record<string, string>} Attributes by name; a rule that is not named has its default
 */

import { choice } from './choice.js'
import { LISTINGS } from '../../core.js'
import { listingChoice } from './listing-choice.js'
import { make } from '../../dom/make.js'
import { numbers } from './numbers.js'
import { orders } from './orders.js'

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

/** From whose side values are shown, the listing's own first. */
const VIEWS = ['', 'max', 'mover']

/** @typedef {keyof typeof VALUES | 'view' | 'window' | 'depth' | 'seed'} RuleName */

/**
 * @param {Messages} m
 * @param {() => void} change called when the user has changed a rule
 * @param {string} [side] what the names of its fields begin with, where there are several panels
 */
export function rules(m, change, side = '') {
  const listing = listingChoice(m, obey, side)
  const controls = { listing, ...makeControls(m, changed, side) }
  const extremes = orders(m, (order) => {
    controls.order.value = order
    changed()
  })
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
    extremes.press(controls.order.value)
    reset.disabled = Object.keys(read()).length === 0
  }

  function changed() {
    settle()
    change()
  }

  /** The rules are now those of a listing. @param {Listing} chosen */
  function obey({ rules }) {
    for (const [name, value] of Object.entries(rules)) {
      controls[/** @type {RuleName} */ (name)].value = value
    }
    changed()
  }

  /** @returns {Attributes} those that are neither the defaults nor what the listing stands for */
  function read() {
    /** @type {Attributes} */
    const usual = { ...defaults, ...rulesOf(listing.value), listing: '' }
    const set = entries.filter(([name, { value }]) => value !== usual[name])
    return Object.fromEntries(set.map(([name, { value }]) => [name, value]))
  }

  /** @param {Attributes} attributes */
  function write(attributes) {
    const usual = { ...defaults, ...rulesOf(attributes.listing) }
    for (const [name, control] of entries) control.value = attributes[name] ?? usual[name]
    settle()
  }

  settle()
  // Who moves first is a matter of the tree, which both sides have in common.
  controls.root.element.hidden = side !== ''
  const rows = entries.flatMap(([name, { element }]) =>
    name === 'order' ? [element, extremes.element] : [element],
  )
  rows.splice(Object.keys(controls).indexOf('algorithm') + 1, 0, reason)
  return {
    element: make(
      'section',
      { class: 'rules', 'aria-labelledby': `${side}rules-title` },
      make('h2', { id: `${side}rules-title` }, side ? m.compare.rules : m.ui.rules),
      ...rows,
      reset,
    ),
    names: Object.keys(controls),
    read,
    write,
    /** Shows the listing in which a search is told, and what the order did to it. @param {Search} search */
    tell(search) {
      listing.tell(search.listing)
      settle()
      extremes.tell(search)
    },
    /**
     * Shows a problem beside the control of an option.
     * @param {string} option
     * @param {string} problem
     */
    complain(option, problem) {
      controls[/** @type {keyof typeof controls} */ (option)].complain(problem)
    },
  }
}

/** @param {string | undefined} listing @returns {Attributes} */
function rulesOf(listing) {
  return LISTINGS.find(({ id }) => id === listing)?.rules ?? {}
}

/**
 * The controls in the order of the page, under the listing.
 * @param {Messages} m
 * @param {() => void} change
 * @param {string} side
 * @returns {Record<RuleName, Control>}
 */
function makeControls(m, change, side) {
  const { choices, window, depth, seed } = m.rules
  /** @param {keyof typeof VALUES} name */
  const named = (name) => choice(side + name, choices[name], VALUES[name], change)
  const low = m.number(-Infinity)
  const high = m.number(Infinity)
  return {
    view: choice(`${side}view`, m.choosing.view, VIEWS, change),
    algorithm: named('algorithm'),
    cut: named('cut'),
    returns: named('returns'),
    bounds: named('bounds'),
    update: named('update'),
    window: numbers(
      m,
      `${side}window`,
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
      `${side}seed`,
      seed,
      [{ empty: 0, inputmode: 'numeric', placeholder: m.number(0) }],
      change,
    ),
    depth: numbers(
      m,
      `${side}depth`,
      depth,
      [{ empty: Infinity, inputmode: 'numeric', placeholder: '∞' }],
      change,
    ),
  }
}
