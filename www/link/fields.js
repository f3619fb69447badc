/**
 * The fields of a link to a tree. They have the names and the values of the attributes of <secateur-tree>, and those of
 * the page's own controls. The core judges a tree, a game and numbers; here is told what can be no value at all.
 *
 * @import {LinkField, Fields} from './fragment.js'
 */

import { GAMES } from '../api/games.js'
import { LONGEST } from '../api/legend.js'
import { SEARCH } from '../api/options.js'
import { ASKS, CHOICES, CONVENTIONS, PATTERNS } from '../element/attributes.js'
import { VIEWS, WINDOWS, WITHHELD } from '../element/attributes.js'
import { LANGUAGES } from '../messages/languages.js'
import { languageFor } from '../messages/messages.js'
import { HAND, PRESETS } from '../page/compare/presets.js'
import { PANELS } from '../viewer/panels/names.js'

/** The longest text of any field but the tree, in characters. */
const SHORT = 400

/** A number as an attribute has it. */
const NUMBER = '-?(?:\\d+(?:\\.\\d+)?(?:e[-+]?\\d+)?|Infinity)'

/** The options of a search, and the side that it is told from. @type {Fields} */
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
  'step-size': one(CHOICES['step-size'], CHOICES['step-size'][0]),
  convention: one(CONVENTIONS, CONVENTIONS[0]),
  windows: one(CHOICES.windows, WINDOWS[0]),
  overlay: one(CHOICES.overlay.filter(Boolean)),
  panels: several(PANELS),
  panel: one(PANELS),
  selected: like(/^\d{1,8}$/, '0, 1, …'),
  compare: one([...Object.values(PRESETS).flat(), HAND]),
  link: one(['node', 'step', 'none'], 'node'),
  ...Object.fromEntries(Object.entries(RULES).map(([name, field]) => [`second-${name}`, field])),
  'second-step': like(/^\d{1,9}$/, '0, 1, …'),
  exercise: one(['practise', 'predict', 'find']),
  ask: several(ASKS),
  cuts: one(['edges']),
  known: like(PATTERNS.known.like, PATTERNS.known.expected),
  goal: like(PATTERNS.goal.like, PATTERNS.goal.expected),
  condition: like(PATTERNS.condition.like, PATTERNS.condition.expected),
  numbers: one(['whole']),
  attempts: like(PATTERNS.attempts.like, PATTERNS.attempts.expected),
  feedback: one(['end']),
  follow: one(['none']),
  another: one(['none']),
  report: one(['splice']),
  every: one(['on']),
  mistake: like(PATTERNS.mistake.like, PATTERNS.mistake.expected),
  projector: one(['on']),
  withhold: several(WITHHELD),
  theme: one(['light', 'dark']),
  lang: {
    ...one(Object.keys(LANGUAGES)),
    takes: (text) => text.length <= SHORT && languageFor(text) !== null,
  },
}

/** An option of a search. @param {typeof SEARCH[keyof typeof SEARCH]} row @returns {LinkField} */
function option(row) {
  if (row.kind === 'word') return one(row.words)
  if (row.kind !== 'number') return like(new RegExp(`^${NUMBER} ${NUMBER}$`), '-5 10, …')
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
function one(values, initial = '') {
  return { initial, takes: (text) => values.includes(text), expected: values.join(' | ') }
}

/** Some of a few words. @param {readonly string[]} values @returns {LinkField} */
function several(values) {
  const takes = (/** @type {string} */ text) =>
    text.split(' ').every((word) => values.includes(word))
  return { initial: '', takes, expected: values.join(' ') }
}

/** @param {RegExp} pattern @param {string} expected @returns {LinkField} */
function like(pattern, expected) {
  return { initial: '', takes: (text) => text.length <= SHORT && pattern.test(text), expected }
}
