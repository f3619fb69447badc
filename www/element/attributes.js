/**
 * Reads the source, the options and the look from attributes. The core judges their values;
 * here a text only becomes the type that its option has.
 *
 * @import {Options} from '../types.js'
 * @import {PanelName} from '../viewer/panels/names.js'
 */

import { SecateurError } from '../api/failure.js'
import { BEST_FIRST_STEP_SIZES, STEP_SIZES } from '../api/legend.js'
import { ALONE, TOGETHER } from '../exercise/attributes.js'
import { LANGUAGES } from '../messages/languages.js'
import { languageFor } from '../messages/messages.js'
import { PANELS } from '../viewer/panels/names.js'
import { GAME_KINDS, KINDS } from '../api/kinds.js'
import { GAME, OPTIONS } from './attribute-names.js'

/** Characters of a wrong value that are shown. */
const LONGEST_SHOWN = 100

/** The conventions of the picture. The first is the default. */
export const CONVENTIONS = /** @type {const} */ (['aima', 'cs188', 'wikipedia'])
/** The nodes that show their windows. The first is the default. */
export const WINDOWS = /** @type {const} */ (['path', 'all', 'history'])
/** The windows that an exercise asks for: `own` is the bound that the player at the node moves. The first is the default. */
export const ASKED_WINDOWS = /** @type {const} */ (['final', 'entry', 'history', 'own'])
/** The things that an exercise can ask for. */
export const ASKS = /** @type {const} */ ([
  ...[...TOGETHER, ...ALONE],
  ...['again', 'table', 'passes', 'child', 'leaf', 'exploration', 'backup'],
])
/** From whose side values can be shown. Without one the listing decides. */
export const VIEWS = /** @type {const} */ (['max', 'mover'])

/**
 * The attributes with a few values, and these values: the first is the default, '' means that there is none.
 * Any other value is reported, and the default taken.
 */
export const CHOICES = {
  convention: CONVENTIONS,
  windows: /** @type {const} */ ([...WINDOWS, 'final', 'entry', 'own']),
  overlay: /** @type {const} */ (['', 'minimal-tree', 'proof-set']),
  view: /** @type {const} */ (['', ...VIEWS]),
  'step-size': [...new Set([...STEP_SIZES, ...BEST_FIRST_STEP_SIZES])],
  // Those of the whole page, or none; without one those pressed inside the viewer.
  keys: /** @type {const} */ (['', 'page', 'off']),
  // The answers of an exercise are kept on the device, or nowhere.
  keep: /** @type {const} */ (['', 'off']),
  // tokens.css obeys it.
  theme: /** @type {const} */ (['auto', 'light', 'dark']),
  exercise: /** @type {const} */ (['', 'practise', 'predict', 'find']),
  cuts: /** @type {const} */ (['', 'edges']),
  feedback: /** @type {const} */ (['', 'end']),
  follow: /** @type {const} */ (['', 'none']),
  numbers: /** @type {const} */ (['', 'whole']),
  another: /** @type {const} */ (['', 'none']),
}

/** The attributes of an exercise that are neither words nor choices: their values, and examples. */
export const PATTERNS = {
  attempts: { like: /^[1-9]\d{0,3}$/, expected: '1, 2, …' },
  goal: {
    // The core judges the names of statements.
    like: /^(fewest|most|[1-9]\d{0,3}|deep|deeper|strict|shallow|hard|reversed|doubled|negated|half|[a-z]+-[a-z]+)$/,
    expected:
      'fewest, most, 1, 2, …; deep, deeper, strict, shallow, hard, reversed; leftmost-leaf, …',
  },
  mistake: { like: /^\d{1,9}$/, expected: '0, 1, …' },
  known: {
    like: /^(values|window) -?\d+(\.\d+)? -?\d+(\.\d+)?$/,
    expected: 'values 0 10, window 3 6',
  },
  condition: {
    like: /^(unseen|best|root)( .+)?$/s,
    expected: 'unseen, unseen E, best, best B, root',
  },
}

/**
 * The values that an attribute can have. In practice `windows` says which of them are asked for.
 * @param {Element} element
 * @param {keyof typeof CHOICES} name
 */
function valuesOf(element, name) {
  if (name !== 'windows') return CHOICES[name]
  return choiceOf(element, 'exercise') === 'practise' ? ASKED_WINDOWS : WINDOWS
}

/**
 * The value of an attribute with a few values.
 * @template {keyof typeof CHOICES} N
 * @param {Element} element
 * @param {N} name
 * @returns {typeof CHOICES[N][number]}
 */
export function choiceOf(element, name) {
  const values = /** @type {readonly typeof CHOICES[N][number][]} */ (valuesOf(element, name))
  const text = element.getAttribute(name)
  return values.find((value) => value === text) ?? values[0]
}

/** The overlay of the picture; '': none, as in any exercise. @param {Element} element */
export function overlayOf(element) {
  return choiceOf(element, 'exercise') === '' ? choiceOf(element, 'overlay') : ''
}

/** The things that a lecturer can hide, to ask the class first. */
export const WITHHELD = /** @type {const} */ (['sentence', 'values', 'windows'])
/** @typedef {typeof WITHHELD[number]} Withheld */

/** @param {Element} element @returns {Withheld[]} */
export function withheldOf(element) {
  const names = wordsOf(element, 'withhold')
  return WITHHELD.filter((name) => names.includes(name))
}

/** The panels that are asked for, in their order. @param {Element} element */
export function panelsOf(element) {
  return wordsOf(element, 'panels').filter((name) => isPanel(name))
}

/** The panel whose tab is open; null: the first. @param {Element} element */
export function panelOf(element) {
  const name = element.getAttribute('panel') ?? ''
  return isPanel(name) ? name : null
}

/** @param {string} name @returns {name is PanelName} */
function isPanel(name) {
  return PANELS.some((panel) => panel === name)
}

/**
 * The different words of an attribute; some frameworks write a list with commas.
 * @param {Element} element
 * @param {string} name
 */
export function wordsOf(element, name) {
  return [...new Set((element.getAttribute(name) ?? '').split(/[\s,]+/).filter(Boolean))]
}

/** The attributes that are lists of names, and these names. */
const NAMES = { panels: PANELS, panel: PANELS, withhold: WITHHELD, ask: ASKS }

/**
 * The errors of attributes of the viewer, each with the values that the attribute takes.
 * @param {Element} element
 * @returns {SecateurError[]}
 */
export function refusals(element) {
  const choices = /** @type {(keyof typeof CHOICES)[]} */ (Object.keys(CHOICES)).map((name) => {
    const values = valuesOf(element, name)
    const text = element.getAttribute(name) ?? ''
    const bad = text !== '' && !values.some((value) => value === text)
    return refusal(name, bad ? [text] : [], values)
  })
  const lists = Object.entries(NAMES).map(([name, values]) => {
    const bad = wordsOf(element, name).filter((word) => !values.some((value) => value === word))
    return refusal(name, bad, values)
  })
  const patterns = Object.entries(PATTERNS).map(([name, { like, expected }]) => {
    const text = element.getAttribute(name) ?? ''
    return refusal(name, text === '' || like.test(text) ? [] : [text], [expected])
  })
  const lang = element.getAttribute('lang')
  const languages = refusal(
    'lang',
    lang && !languageFor(lang) ? [lang] : [],
    Object.keys(LANGUAGES),
  )
  return [...choices, ...lists, ...patterns, ...languages].flat()
}

/** @param {string} option @param {string[]} words @param {readonly string[]} values */
function refusal(option, words, values) {
  if (words.length === 0) return []
  const expected = values.filter(Boolean).join(', ')
  const found = words.join(' ').slice(0, LONGEST_SHOWN)
  return [new SecateurError({ code: 'bad-option', option, found, expected })]
}

/** All that decides a search, as one text to compare. @param {Element} element */
export function searchKey(element) {
  const attributes = [...OPTIONS, ...GAME, 'tree'].map((name) => element.getAttribute(name))
  return JSON.stringify([...attributes, element.textContent])
}

/** @param {Element} element @returns {Options} */
export function optionsOf(element) {
  const { 'max-nodes': nodes, 'max-text': text, ...options } = optionsIn(element, OPTIONS)
  if (nodes === undefined && text === undefined) return options
  const limits = /** @type {Options['limits']} */ ({ nodes, text })
  return { ...options, limits }
}

/** Options as attributes say them. @param {Element} element @param {string[]} names @returns {Record<string, unknown>} */
export function optionsIn(element, names) {
  const entries = names.map((name) => [name, element.getAttribute(name)?.trim()])
  return Object.fromEntries(
    entries.filter(([, text]) => text).map(([name = '', text = '']) => [name, value(name, text)]),
  )
}

/** @param {string} name @param {string} text */
function value(name, text) {
  // Limits are in neither, and are numbers.
  const kind = /** @type {Record<string, string>} */ ({ ...KINDS, ...GAME_KINDS })[name]
  if (kind === 'word') return text
  return kind === 'numbers' ? text.split(/[\s,]+/).map(number) : number(text)
}

/** A number, or the text if it is none; infinity is written `inf`, `infinity` or `∞`. @param {string} text */
function number(text) {
  const infinite = /^([-−+]?)(inf|infinity|∞)$/i.exec(text)
  if (infinite) return infinite[1] === '-' || infinite[1] === '−' ? -Infinity : Infinity
  const parsed = Number(text.replace('−', '-'))
  return Number.isNaN(parsed) ? text : parsed
}
