/**
 * One line with every exercise: what is asked, under which rules.
 *
 * @import {Messages, Practise} from '../messages/messages.js'
 * @import {Options} from '../types.js'
 * @import {Asked} from './asked.js'
 */

import { LISTINGS, RULES } from '../api/legend.js'

/** @param {Messages} m @param {Practise} words @param {Asked} asked @param {Options} options */
export function taskOf(m, words, { ask, windows }, options) {
  const things = ask.map((name) =>
    name === 'windows' ? words.asked.windows[windows] : words.asked[name],
  )
  return `${words.task(things)} ${rulesOf(m, words, options)}`
}

/** The rules, in one line. @param {Messages} m @param {Practise} words @param {Options} options */
export function rulesOf(m, { rules, ...words }, options) {
  const listed = LISTINGS.find(({ id }) => id === options.listing)?.rules
  const { algorithm, cut, returns, bounds, update } = { ...DEFAULTS, ...listed, ...options }
  const bounded = algorithm === 'alpha-beta'
  const [alpha, beta] = options.window ?? []
  const depth = options.depth ?? null
  const said = [
    ...(bounded ? [rules.cut[cut], rules.returns[returns]] : [rules.minimax]),
    bounded && bounds === 'shallow' ? rules.shallow : '',
    bounded && update === 'before' ? rules.before : '',
    bounded && alpha !== undefined && beta !== undefined
      ? rules.window(`[${m.number(alpha)}; ${m.number(beta)}]`)
      : '',
    depth === null ? '' : rules.depth(depth),
    // The tree is drawn in the order in which it is searched.
    rules.order,
  ]
  return words.given(said.filter(Boolean))
}

/** The first value of each rule is the default. */
const DEFAULTS = {
  algorithm: RULES.algorithm[0],
  cut: RULES.cut[0],
  returns: RULES.returns[0],
  bounds: RULES.bounds[0],
  update: RULES.update[0],
}
