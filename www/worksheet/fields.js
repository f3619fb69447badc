/**
 * The fields of a link to worksheets, by the names of the options of `npx secateur worksheet`.
 *
 * @import {Fields} from '../link/fragment.js'
 */

import { ASKED_WINDOWS } from '../element/attributes.js'
import { FIELDS as TREE, one, several } from '../link/fields.js'
import { CONDITIONS } from '../exercise/attributes.js'
import { SUBJECTS } from '../exercise/subjects.js'
import { CHANCES, EXERCISES, RULES } from './request.js'
import { ASKS, SEEDS } from './sheets.js'

/** The most different sheets that the page makes; the command line makes more. */
export const MOST_HERE = 60
/** The parts to print. The first is the default. */
export const PARTS = /** @type {const} */ (['both', 'sheets', 'solutions'])
export const DIFFICULTIES = /** @type {const} */ (['', '1', '2', '3', '4', '5'])
/** The numbers of unknown leaves, where these are asked about. The first is the default. */
export const UNKNOWNS = /** @type {const} */ (['', '2'])
const CUTOFFS = /** @type {const} */ (['', 'any', 'none'])
/** The fields that are ticked or not. */
export const TICKS = /** @type {const} */ (['tie', 'deep', 'negative', 'bounded'])

/** All that can be asked on paper. */
const ASKED = [...ASKS, ...SUBJECTS, ...CONDITIONS]

/** @type {Fields} */
export const FIELDS = {
  trees: number(1, 24, '4'),
  students: number(0, MOST_HERE, '0'),
  seed: { ...number(0, SEEDS - 1, '1'), expected: '0, 1, …' },
  exercise: oneOf(EXERCISES),
  ask: several(ASKED),
  windows: oneOf(ASKED_WINDOWS),
  heading: { initial: '', takes: (text) => text.length <= 200, expected: '…' },
  part: oneOf(PARTS),
  cutoffs: oneOf(CUTOFFS),
  difficulty: oneOf(DIFFICULTIES),
  chance: oneOf(CHANCES),
  unknowns: oneOf(UNKNOWNS),
  ...Object.fromEntries(TICKS.map((name) => [name, one(['on'])])),
  ...Object.fromEntries(RULES.map((name) => [name, TREE[name]])),
  convention: TREE.convention,
  lang: TREE.lang,
}

/** @param {readonly string[]} values the default first */
function oneOf(values) {
  return one(values.filter(Boolean), values[0])
}

/** @param {number} least @param {number} most @param {string} initial */
function number(least, most, initial) {
  const takes = (/** @type {string} */ text) =>
    /^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most
  return { initial, takes, expected: `${least} … ${most}` }
}
