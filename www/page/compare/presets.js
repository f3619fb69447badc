/**
 * The presets of a comparison: the same rules but for one, another order, or a listing.
 *
 * @import {Bounded, RuleAttributes} from '../controls/rules.js'
 * @import {Rule} from '../../api/rules.js'
 * @import {ListingId} from '../../types.js'
 */

import { LISTINGS, RULES, namesOf } from '../../api/rules.js'
import { BOUNDED, FOLDED, listedRules } from '../controls/rules.js'

/** @typedef {'algorithm' | Bounded & Rule} Exchanged */

/** The rules whose first two words a preset exchanges: those that need bounds, and whether there are bounds. */
const EXCHANGED = /** @type {Exchanged[]} */ ([
  'algorithm',
  ...BOUNDED.filter((name) => name in RULES),
])
/** Quiescence, the rules of searches with several visits, and others that differ from a search without them. */
const REVISITING = /** @type {const} */ ([
  ...['pvs', 'again', 'mtd', 'sss', 'table', 'ordering', 'deepening', 'aspiration', 'quiescence'],
])
const ORDERS = /** @type {const} */ (['best', 'worst', 'reversed', 'given'])

/** The rules that a listing stands for. @type {string[]} */
const LISTED = [...namesOf(({ about, kind }) => about === 'search' && kind === 'word'), ...FOLDED]

/** The value of a comparison for rules set by hand. */
export const BY_HAND = 'hand'

/** @typedef {typeof ORDERS[number]} Order */
/** @typedef {typeof REVISITING[number]} Again */

/** The names of all presets, by the rule that they change. */
export const PRESETS = {
  rules: EXCHANGED,
  again: REVISITING,
  order: ORDERS,
  // The choice of one of these ideas also chooses its listing.
  listing: LISTINGS.map(({ id }) => id).filter((id) => !REVISITING.some((idea) => idea === id)),
}

/**
 * The rules of the second search.
 * @param {string} name
 * @param {RuleAttributes} first the rules of the first
 * @returns {RuleAttributes}
 */
export function preset(name, first) {
  const rule = EXCHANGED.find((rule) => rule === name)
  if (rule) return { ...first, ...exchange(rule, first) }
  const idea = REVISITING.find((idea) => idea === name)
  if (idea) return { ...first, ...(has(idea, first) ? WITHOUT : WITH)[idea] }
  if (ORDERS.some((order) => order === name)) return { ...first, order: name }
  const listed = [...LISTED, ...Object.keys(listedRules(name))]
  const others = Object.entries(first).filter(([rule]) => !listed.includes(rule))
  return { ...Object.fromEntries(others), listing: name }
}

const [PLAIN] = RULES.algorithm

/** The rules that each idea sets, and the other rules that it needs. @type {Record<Again, RuleAttributes>} */
const WITH = {
  pvs: { algorithm: 'pvs' },
  again: { algorithm: 'pvs', again: 'value' },
  mtd: { algorithm: 'mtd' },
  sss: { algorithm: 'mtd', guess: 'sss' },
  table: { table: 'unlimited' },
  ordering: { ordering: 'table', table: 'unlimited' },
  deepening: { deepening: 'on' },
  aspiration: { aspiration: '1', deepening: 'on' },
  quiescence: { quiescence: 'on' },
}

/** The same search without it. The panel leaves out the rules that then mean nothing. @type {Record<Again, RuleAttributes>} */
const WITHOUT = {
  ...{ pvs: { algorithm: PLAIN }, mtd: { algorithm: PLAIN }, sss: { algorithm: PLAIN } },
  ...{ again: { again: 'window' }, table: { table: 'none' }, ordering: { ordering: 'fixed' } },
  ...{ deepening: { deepening: 'off' }, aspiration: { aspiration: '' } },
  quiescence: { quiescence: 'off' },
}

/** Whether a search has an idea. Tables and aspiration windows have any size. @param {Again} idea @param {RuleAttributes} first */
function has(idea, first) {
  const without = WITHOUT[idea][idea]
  if (idea === 'table' || idea === 'aspiration') return (first[idea] ?? without) !== without
  const rules = Object.entries(WITH[idea])
  return rules.every(([rule, value]) => rule === 'table' || first[rule] === value)
}

/**
 * The other value of a rule. Under minimax the other rules change nothing, so then alpha–beta comes with it.
 * @param {Exchanged} rule
 * @param {RuleAttributes} first
 */
function exchange(rule, first) {
  const [usual, other] = RULES[rule]
  const obeyed = { ...listedRules(first.listing), ...first }
  return {
    ...(obeyed.algorithm === 'minimax' && { algorithm: PLAIN }),
    [rule]: obeyed[rule] === other ? usual : other,
  }
}
