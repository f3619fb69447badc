/**
 * The control of each rule, in the order of the table of options: one that takes words needs nothing but those, and one that
 * takes numbers its fields.
 *
 * @import {RuleControl, Words} from './choice.js'
 * @import {NumberField} from './numbers.js'
 * @import {Messages} from '../../messages/pages.js'
 *
 * @typedef {Exclude<keyof typeof SEARCH, 'listing'>} RuleName
 * @typedef {{ [N in RuleName]: typeof SEARCH[N] extends { kind: 'word' } ? never : N }[RuleName]} NumberName
 */

import { SEARCH } from '../../api/options.js'
import { choice } from './choice.js'
import { Numbers } from './numbers.js'
import { wordOrNumber } from './word-or-number.js'

/** The slots of a table for which no number is typed. */
const SLOTS = 64

/**
 * @param {Messages} m
 * @param {() => void} change
 * @param {string} side the prefix of the field names
 */
export function ruleControls(m, change, side) {
  const fields = fieldsOf(m)
  /** @type {Record<RuleName, any>} */
  const words = { ...m.rules.choices, ...m.rules }
  /** @param {RuleName} name @returns {RuleControl} */
  const control = (name) => {
    const [id, row] = [side + name, SEARCH[name]]
    if (row.kind === 'word') return choice(id, words[name], row.words, change)
    const own = fields[/** @type {NumberName} */ (name)]
    if (row.kind !== 'number' || row.words.length === 0) {
      return new Numbers(m, id, words[name], own, change)
    }
    // MTD begins at a number unless a word is given.
    const values = name === 'guess' ? ['number', ...row.words] : [...row.words, 'number']
    return wordOrNumber(m, id, words[name], values, own[0], change)
  }
  const names = Object.keys(SEARCH).filter((name) => name !== 'listing')
  const controls = names.map((name) => [name, control(/** @type {RuleName} */ (name))])
  return /** @type {Record<RuleName, RuleControl>} */ (Object.fromEntries(controls))
}

/** The fields of the rules that take numbers. @param {Messages} m @returns {Record<NumberName, NumberField[]>} */
function fieldsOf(m) {
  const low = { empty: -Infinity, placeholder: m.number(-Infinity) }
  const high = { empty: Infinity, placeholder: m.number(Infinity) }
  const zero = { empty: 0, placeholder: m.number(0) }
  return {
    window: [
      { label: 'α', ...low },
      { label: 'β', ...high },
    ],
    depth: [{ empty: Infinity, whole: true, placeholder: '∞' }],
    values: [
      { label: '≥', ...low },
      { label: '≤', ...high },
    ],
    guess: [zero],
    aspiration: [high],
    table: [{ empty: SLOTS, whole: true, placeholder: m.number(SLOTS) }],
    iterations: [{ empty: Infinity, whole: true, placeholder: '' }],
    exploration: [{ empty: Infinity, placeholder: '√2' }],
    threshold: [zero],
    seed: [{ ...zero, whole: true }],
  }
}
