/**
 * Reads from attributes what is searched, how, and how it is shown. The core judges what an attribute may say;
 * here a text only becomes the type that its option has.
 *
 * @import {Search} from '../core.js'
 * @import {Options, Source} from '../types.js'
 * @import {PanelName} from '../viewer/panels/names.js'
 */

import { STEP_SIZES } from '../api/legend.js'
import { PANELS } from '../viewer/panels/names.js'

const NUMBERS = ['depth', 'seed', 'coins', 'size', 'win', 'plies', 'max-nodes', 'max-text']
const LISTS = ['window', 'take']

/** The attributes that decide a search. */
export const OPTIONS = [
  ...['listing', 'algorithm', 'cut', 'returns', 'bounds', 'update', 'root', 'order'],
  ...['window', 'depth', 'seed'],
  ...['max-nodes', 'max-text'],
]

/** The attributes that give a game. Without the first one the others mean nothing. */
export const GAME = ['game', 'coins', 'take', 'board', 'size', 'win', 'turn', 'plies']

/** The conventions of the picture. The first is the default, also for an unknown value. */
export const CONVENTIONS = /** @type {const} */ (['aima', 'cs188', 'wikipedia'])
/** Which nodes show their windows. The first is the default, also for an unknown value. */
export const WINDOWS = /** @type {const} */ (['path', 'all', 'history'])
/** From whose side values can be shown. For an unknown value the listing decides. */
export const VIEWS = /** @type {const} */ (['max', 'mover'])

/** @param {Element} element */
export function conventionOf(element) {
  const name = element.getAttribute('convention')
  return CONVENTIONS.find((convention) => convention === name) ?? CONVENTIONS[0]
}

/** @param {Element} element */
export function windowsOf(element) {
  const name = element.getAttribute('windows')
  return WINDOWS.find((windows) => windows === name) ?? WINDOWS[0]
}

/** @param {Element} element */
export function viewOf(element) {
  const name = element.getAttribute('view')
  return VIEWS.find((view) => view === name) ?? null
}

/** How far one step goes: to the next event for an unknown value. @param {Element} element */
export function stepSizeOf(element) {
  const name = element.getAttribute('step-size')
  return STEP_SIZES.find((size) => size === name) ?? STEP_SIZES[0]
}

/** What a lecturer can hide, to ask the class first. */
export const WITHHELD = /** @type {const} */ (['sentence', 'values', 'windows'])
/** @typedef {typeof WITHHELD[number]} Withheld */

/** @param {Element} element @returns {Withheld[]} unknown names mean nothing */
export function withheldOf(element) {
  const names = wordsOf(element, 'withhold')
  return WITHHELD.filter((name) => names.includes(name))
}

/** The panels that are asked for, in their order, and the names that mean none. @param {Element} element */
export function panelsOf(element) {
  const names = wordsOf(element, 'panels')
  const known = names.filter((name) => isPanel(name))
  return { known, unknown: names.filter((name) => !isPanel(name)) }
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

/** The different words of an attribute. @param {Element} element @param {string} name */
function wordsOf(element, name) {
  return [...new Set((element.getAttribute(name) ?? '').split(/\s+/).filter(Boolean))]
}

/** The step that the attribute stands for. @param {string} wanted @param {Search} search */
export function stepOf(wanted, search) {
  const { steps } = search.summary
  if (wanted === 'last') return steps
  return wanted === 'cutoff' ? (search.next(0, 'cutoff') ?? steps) : Number(wanted) || 0
}

/** All that decides a search, as one text to compare. @param {Element} element */
export function asked(element) {
  const attributes = [...OPTIONS, ...GAME].map((name) => element.getAttribute(name))
  return JSON.stringify([...attributes, element.textContent])
}

/** @param {Element} element @returns {Options} */
export function optionsOf(element) {
  const { 'max-nodes': nodes, 'max-text': text, ...options } = read(element, OPTIONS)
  if (nodes === undefined && text === undefined) return options
  const limits = /** @type {Options['limits']} */ ({ nodes, text })
  return { ...options, limits }
}

/** The game that the attributes give, or else the text. @param {Element} element @returns {Source} */
export function sourceOf(element) {
  const game = read(element, GAME)
  // The core says whether there is such a game.
  if ('game' in game) return /** @type {Extract<Source, { game: string }>} */ (game)
  return element.textContent ?? ''
}

/** @param {Element} element @param {string[]} names @returns {Record<string, unknown>} */
function read(element, names) {
  const given = names.map((name) => [name, element.getAttribute(name)?.trim()])
  return Object.fromEntries(
    given.filter(([, text]) => text).map(([name = '', text = '']) => [name, value(name, text)]),
  )
}

/** @param {string} name @param {string} text */
function value(name, text) {
  if (LISTS.includes(name)) return text.split(/[\s,]+/).map(number)
  return NUMBERS.includes(name) ? number(text) : text
}

/** A number; infinity is written `inf`, `infinity` or `∞`. @param {string} text */
function number(text) {
  const infinite = /^([-−+]?)(inf|infinity|∞)$/i.exec(text)
  if (infinite) return infinite[1] === '-' || infinite[1] === '−' ? -Infinity : Infinity
  return Number(text.replace('−', '-'))
}
