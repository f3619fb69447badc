// The rules of a search as its options say them, with their defaults.

import { LISTINGS } from '../../../www/core.js'

/** @import {Options} from '../../../www/types.js' */

/**
 * @typedef {object} Rules
 * @property {boolean} bounded whether there are windows
 * @property {boolean} scouts whether children are tested with null windows
 * @property {boolean} mtd
 * @property {boolean} strict whether a bound has to be passed
 * @property {boolean} hard
 * @property {boolean} shallow
 * @property {boolean} before whether a bound moves before the cut test
 * @property {[number, number]} window
 * @property {[number, number] | null} values between which all values are known to lie
 * @property {number | null} depth
 * @property {boolean} quiescent whether noisy nodes are searched on
 * @property {boolean} deepening
 * @property {number | null} aspiration
 * @property {boolean} doubles
 */

/** @param {Options} options @returns {Rules} */
export function rulesOf(options) {
  const listing = LISTINGS.find(({ id }) => id === options.listing)
  const given = { ...listing?.rules, ...options }
  return {
    bounded: !['minimax', 'expectiminimax'].includes(given.algorithm ?? 'alpha-beta'),
    scouts: given.algorithm === 'pvs',
    mtd: given.algorithm === 'mtd',
    strict: given.cut === '>',
    hard: given.returns === 'hard',
    shallow: given.bounds === 'shallow',
    before: given.update === 'before',
    window: given.window ?? [-Infinity, Infinity],
    values: given.values ?? null,
    depth: given.depth ?? null,
    quiescent: given.quiescence === 'on',
    deepening: given.deepening === 'on',
    aspiration: given.aspiration ?? null,
    doubles: given.widen === 'double',
  }
}
