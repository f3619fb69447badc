/**
 * The controls of the rules, each with a line on the effect of its value. Their values are read and written as
 * the attributes of <secateur-tree>.
 *
 * @import {RuleControl} from './choice.js'
 * @import {RuleName} from './rule-controls.js'
 * @import {Search} from '../../core.js'
 * @import {Messages} from '../../messages/pages.js'
 * @import {Listing} from '../../types.js'
 *
 * @typedef {Record<string, string>} RuleAttributes by name; a rule that is not named has its default
 */

import { BEST_FIRST } from '../../api/kinds.js'
import { choice } from './choice.js'
import { fold } from './fold.js'
import { NEEDS } from '../../api/options.js'
import { namesOf } from '../../api/rules.js'
import { LISTINGS } from '../../core.js'
import { VIEWS } from '../../element/attributes.js'
import { listingChoice } from './listing-choice.js'
import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { orderReason } from './order-reason.js'
import { questionMark } from './question-mark.js'
import { ruleControls } from './rule-controls.js'

/** @typedef {{ [N in keyof typeof NEEDS]: typeof NEEDS[N] extends typeof NEEDS['cut'] ? N : never }[keyof typeof NEEDS]} Bounded */

/** @param {string} name */
const needed = (name) => String(NEEDS[/** @type {Bounded} */ (name)])

/** The rules that mean nothing without bounds: they have the needs of the cut test. */
export const BOUNDED = /** @type {Bounded[]} */ (
  Object.keys(NEEDS).filter((name) => needed(name) === needed('cut'))
)

/** The rules that stand in the column: those that are changed most, and those of one algorithm alone. @type {string[]} */
const FIRST = [
  ...['listing', 'algorithm', 'again', 'guess', 'iterations', 'exploration', 'threshold'],
  ...['order', 'seed'],
]

/** Those of passes and table, which have a fold of their own. The others are behind “More rules”. */
export const FOLDED = namesOf(({ about }) => about === 'visits').filter(
  (name) => !FIRST.includes(name),
)

/** The views: the listing's own, then all others. */
const VIEW_CHOICES = ['', ...VIEWS]

export class Rules {
  #change
  #listing
  #controls
  #reasons
  /** The names of the rules. @type {Record<string, string>} */
  #labels
  /** The controls with their names, in the order of the page. */
  #entries
  /** The values by name when nothing is set. @type {RuleAttributes} */
  #defaults
  /** Says why a rule is disabled. */
  #reason
  #reset
  /** The rules behind “More rules”. */
  #more
  /** The rules of passes and table. */
  #again

  /**
   * @param {Messages} m
   * @param {() => void} change called when the user has changed a rule
   * @param {string} [side] the prefix of the field names, where there are several panels
   */
  constructor(m, change, side = '') {
    this.#change = change
    this.#listing = listingChoice(m, (listing) => this.#follow(listing), side)
    const changed = () => this.#changed()
    const view = choice(`${side}view`, m.choosing.view, VIEW_CHOICES, changed)
    this.#controls = { listing: this.#listing, view, ...ruleControls(m, changed, side) }
    this.#reasons = orderReason(m)
    this.#labels = labelsOf(m)
    this.#entries = Object.entries(this.#controls)
    this.#defaults = Object.fromEntries(this.#entries.map(([name, { value }]) => [name, value]))
    this.#reason = make('p', { class: 'note' }, m.rules.onlyBounds)
    this.#reset = makeButton(m.ui.rulesReset, () => {
      this.write({})
      change()
    })
    // The player who moves first belongs to the tree, which both sides share.
    this.#controls.root.element.hidden = side !== ''
    const title = make('h2', { id: `${side}rules-title` }, side ? m.compare.rules : m.ui.search)
    const attributes = { class: 'rules', 'aria-labelledby': title.id }
    const isFirst = (/** @type {string} */ name) => FIRST.includes(name)
    const isFolded = (/** @type {string} */ name) => FOLDED.includes(name)
    const others = this.#rows((name) => !isFirst(name) && !isFolded(name))
    this.#again = fold('again', m.ui.rulesAgain, this.#rows(isFolded))
    this.#more = fold('more', m.ui.moreRules, [this.#reason, ...others, this.#reset])
    const rows = [...this.#rows(isFirst), this.#again.element, this.#more.element]
    const explain = questionMark(m.ui.explain, (on) =>
      this.element.classList.toggle('explained', on),
    )
    const head = make('div', { class: 'headed' }, title, explain)
    this.element = make('section', attributes, head, ...rows)
    this.#hideIdle()
  }

  get names() {
    return Object.keys(this.#controls)
  }

  /** @returns {RuleAttributes} the rules that differ from the defaults and from those of the listing */
  read() {
    /** @type {RuleAttributes} */
    const usual = { ...this.#defaults, ...listedRules(this.#listing.value), listing: '' }
    const hidden = this.#idle()
    const set = this.#entries.filter(
      ([name, { value }]) => value !== usual[name] && !hidden.includes(name),
    )
    return Object.fromEntries(set.map(([name, { value }]) => [name, value]))
  }

  /** @param {RuleAttributes} attributes */
  write(attributes) {
    const usual = { ...this.#defaults, ...listedRules(attributes.listing) }
    for (const [name, control] of this.#entries) control.value = attributes[name] ?? usual[name]
    this.#hideIdle()
  }

  /** Shows the listing of a search, and the effect of the order. @param {Search} search */
  show(search) {
    if (!search.bestFirst) this.#listing.show(search.listing)
    this.#hideIdle()
    this.#reasons.show(this.#controls.order.value, search)
  }

  /**
   * Shows a problem beside the control of an option.
   * @param {string} option
   * @param {string} problem
   */
  showError(option, problem) {
    const control = this.#controls[/** @type {RuleName} */ (option)]
    control.showError(problem)
    control.element.hidden = false
    if (FOLDED.includes(option)) this.#again.element.open = true
    else if (!FIRST.includes(option)) this.#more.element.open = true
  }

  /** The names of the rules that mean nothing under the others. Those about bounds are only grey for minimax. */
  #idle() {
    /** @type {Record<string, RuleControl>} */
    const controls = this.#controls
    const bestFirst = BEST_FIRST.includes(controls.algorithm.value)
    const grey = /** @type {readonly string[]} */ (bestFirst ? [] : BOUNDED)
    const idle = Object.entries(NEEDS).filter(
      ([name, needs]) =>
        !grey.includes(name) &&
        !needs.every(([other, words]) => fits(controls[other].value, words)),
    )
    return idle.map(([name]) => name)
  }

  /** Disables and hides the rules that mean nothing under the others. They are not set, but their choices stay. */
  #hideIdle() {
    const { algorithm, order, seed } = this.#controls
    const unbounded = algorithm.value === 'minimax'
    for (const name of BOUNDED) this.#controls[name].disable?.(unbounded)
    this.#reason.hidden = !unbounded
    const bestFirst = BEST_FIRST.includes(algorithm.value)
    seed.element.hidden = order.value !== 'random' && algorithm.value !== 'mcts'
    this.#again.element.hidden = this.#listing.element.hidden = bestFirst
    const hidden = this.#idle()
    for (const name of Object.keys(NEEDS)) {
      this.#controls[/** @type {RuleName} */ (name)].element.hidden = hidden.includes(name)
    }
    this.#reset.disabled = Object.keys(this.read()).length === 0
    const differing = this.#entries
      .filter(([name, { value }]) => value !== this.#defaults[name])
      .map(([name]) => name)
      .filter((name) => !hidden.includes(name) && !FIRST.includes(name))
    const labels = (/** @type {string[]} */ names) => names.map((name) => this.#labels[name])
    this.#again.list(labels(differing.filter((name) => FOLDED.includes(name))))
    this.#more.list(labels(differing.filter((name) => !FOLDED.includes(name))))
  }

  #changed() {
    this.#hideIdle()
    this.#change()
  }

  /** Sets the rules of a listing. Those of passes and table that it does not name get their defaults. @param {Listing} listing */
  #follow({ id }) {
    const listed = listedRules(id)
    for (const [name, control] of this.#entries) {
      if (name in listed) control.value = listed[name]
      else if (FOLDED.includes(name)) control.value = this.#defaults[name]
    }
    this.#changed()
  }

  /**
   * The controls of some rules as rows. What an order does stands below the order.
   * @param {(name: string) => boolean} among
   */
  #rows(among) {
    const entries = this.#entries.filter(([name]) => among(name))
    return entries.flatMap(([name, { element }]) =>
      name === 'order' ? [element, this.#reasons.element] : [element],
    )
  }
}

/** Whether a value is one of some words; `number` stands for any number. @param {string} value @param {readonly string[]} words */
function fits(value, words) {
  const number = value !== '' && Number.isFinite(Number(value))
  return words.includes(value) || (number && words.includes('number'))
}

/** The labels of the rules, by their names. @param {Messages} m @returns {Record<string, string>} */
function labelsOf(m) {
  const rules = Object.entries({ ...m.rules, ...m.rules.choices, view: m.choosing.view })
  return Object.fromEntries(rules.map(([name, words]) => [name, Object(words).label]))
}

/**
 * The rules that a listing stands for. With bounds of all values alpha–beta cuts where chance moves: then it is Star1.
 * @param {string | undefined} listing
 * @returns {RuleAttributes}
 */
export function listedRules(listing) {
  const rules = LISTINGS.find(({ id }) => id === listing)?.rules ?? {}
  return listing === 'alpha-beta-chance' ? { ...rules, values: '' } : rules
}
