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
  const allOptions = { ...listing?.rules, ...options }
  return {
    bounded: !['minimax', 'expectiminimax'].includes(allOptions.algorithm ?? 'alpha-beta'),
    scouts: allOptions.algorithm === 'pvs',
    mtd: allOptions.algorithm === 'mtd',
    strict: allOptions.cut === '>',
    hard: allOptions.returns === 'hard',
    shallow: allOptions.bounds === 'shallow',
    before: allOptions.update === 'before',
    window: allOptions.window ?? [-Infinity, Infinity],
    values: allOptions.values ?? null,
    depth: allOptions.depth ?? null,
    quiescent: allOptions.quiescence === 'on',
    deepening: allOptions.deepening === 'on',
    aspiration: allOptions.aspiration ?? null,
    doubles: allOptions.widen === 'double',
  }
}
