/**
 * The fields of a link to a tree. They have the names and the values of the attributes of <secateur-tree>, and those of
 * the page's own controls. The core judges a tree, a game and numbers; here only values that can be none at all are refused.
 *
 * @import {LinkField, Fields} from './fragment.js'
 */

import { GAMES } from '../api/games.js'
import { LONGEST } from '../api/legend.js'
import { SEARCH } from '../api/options.js'
import { ASKS, CHOICES, PATTERNS, VIEWS, WITHHELD } from '../element/attributes.js'
import { LANGUAGES } from '../messages/languages.js'
import { languageFor } from '../messages/messages.js'
import { BY_HAND, PRESETS } from '../page/compare/presets.js'
import { PANELS } from '../viewer/panels/names.js'

/** The longest text of any field but the tree, in characters. */
const SHORT = 400

/** A number as an attribute has it. */
const NUMBER = '-?(?:\\d+(?:\\.\\d+)?(?:e[-+]?\\d+)?|Infinity)'

/** The options of a search, and the side whose view its numbers have. @type {Fields} */
const RULES = {
  ...Object.fromEntries(Object.entries(SEARCH).map(([name, row]) => [name, option(row)])),
  view: one(VIEWS),
}

/** A game and its fields; `plies`, which all games have, is the last. @type {Fields} */
const { plies, ...OWN } = Object.fromEntries(
  Object.values(GAMES).flatMap((fields) => fields.map((field) => [field.name, gameField(field)])),
)
/** @type {Fields} */
const GAME = { game: one(Object.keys(GAMES)), ...OWN, plies }

/** All fields, in the order of a link. @type {Fields} */
export const FIELDS = {
  tree: {
    initial: '((3 12 8) (2 4 6) (14 5 2))',
    takes: (text) => text.length <= LONGEST,
    expected: '((3 12) (2 4)), …',
  },
  ...GAME,
  ...RULES,
  step: {
    ...like(
      /^(first|last|cutoff(:\d{1,9})?|(iteration|choice):\d{1,9}|node:.+|\d{1,9})$/s,
      '7, first, last, cutoff:2, node:C',
    ),
    initial: 'cutoff',
  },
  ...attributes('step-size', 'convention', 'windows', 'overlay'),
  panels: several(PANELS),
  panel: one(PANELS),
  selected: like(/^\d{1,8}$/, '0, 1, …'),
  compare: one([...Object.values(PRESETS).flat(), BY_HAND]),
  link: one(['node', 'step', 'none'], 'node'),
  ...Object.fromEntries(Object.entries(RULES).map(([name, field]) => [`second-${name}`, field])),
  'second-step': like(/^\d{1,9}$/, '0, 1, …'),
  ...attributes('exercise'),
  ask: several(ASKS),
  ...attributes('cuts', 'known', 'goal', 'condition', 'numbers', 'attempts', 'feedback'),
  ...attributes('follow', 'another'),
  report: one(['splice']),
  every: one(['on']),
  ...attributes('mistake'),
  projector: one(['on']),
  withhold: several(WITHHELD),
  theme: one(['light', 'dark']),
  lang: {
    ...one(Object.keys(LANGUAGES)),
    takes: (text) => text.length <= SHORT && languageFor(text) !== null,
  },
}

/** Some attributes of an element. @param {...(keyof typeof CHOICES | keyof typeof PATTERNS)} names @returns {Fields} */
function attributes(...names) {
  const fields = names.map((name) => {
    if (name in CHOICES) {
      const values = CHOICES[/** @type {keyof typeof CHOICES} */ (name)]
      return [name, one(values.filter(Boolean), values[0])]
    }
    const pattern = PATTERNS[/** @type {keyof typeof PATTERNS} */ (name)]
    return [name, like(pattern.like, pattern.expected)]
  })
  return Object.fromEntries(fields)
}

/** An option of a search. @param {typeof SEARCH[keyof typeof SEARCH]} row @returns {LinkField} */
function option(row) {
  if (row.kind === 'word') return one(row.words)
  if (row.kind !== 'number')
    return like(new RegExp(`^${NUMBER} ${NUMBER}$`), '-5 10, -5 Infinity, …')
  const { like: number, expected } = numbers(row.numbers)
  const forms = [number, ...row.words].join('|')
  return like(new RegExp(`^(${forms})$`), [...row.words, expected].join(', '))
}

/** A field of a game. @param {typeof GAMES[keyof typeof GAMES][number]} field @returns {LinkField} */
function gameField(field) {
  if (field.kind === 'word') return one(field.words)
  if (field.kind === 'board') return like(/^[^\0]+$/, 'xo. .x. ..o, …')
  if (field.kind === 'numbers') return like(/^[\d\s,]+$/, '1 2, …')
  return like(/^\d{1,6}$/, `${field.least}, ${field.least + 1}, …`)
}

/** @param {'any' | 'finite' | 'positive' | { least: number } | { whole: readonly [number, number] }} kind */
function numbers(kind) {
  if (kind === 'any' || kind === 'finite') return { like: NUMBER, expected: '0, 3.5, …' }
  if (kind === 'positive' || 'least' in kind)
    return { like: '\\d+(?:\\.\\d+)?', expected: '0.5, 1, …' }
  const [least, most] = kind.whole
  return { like: `\\d{1,${String(most).length}}`, expected: `${least}, ${least + 1}, …` }
}

/** @param {readonly string[]} values @param {string} [initial] @returns {LinkField} */
export function one(values, initial = '') {
  return { initial, takes: (text) => values.includes(text), expected: values.join(' | ') }
}

/** Some of a few words. @param {readonly string[]} values @returns {LinkField} */
export function several(values) {
  const takes = (/** @type {string} */ text) =>
    text.split(' ').every((word) => values.includes(word))
  return { initial: '', takes, expected: values.join(' ') }
}

/** @param {RegExp} pattern @param {string} expected @returns {LinkField} */
function like(pattern, expected) {
  return { initial: '', takes: (text) => text.length <= SHORT && pattern.test(text), expected }
}
