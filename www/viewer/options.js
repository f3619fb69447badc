/**
 * Reads from attributes what is searched, and how. What an attribute may say is judged by the core,
 * which has the words for it; here text only becomes the type an option has.
 *
 * @import {Options, Source} from '../types.js'
 */

const NUMBERS = ['depth', 'seed', 'coins', 'size', 'win', 'plies', 'max-nodes', 'max-text']
const LISTS = ['window', 'take']

/** The attributes that decide a search. */
export const OPTIONS = [
  ...['listing', 'algorithm', 'cut', 'returns', 'bounds', 'update', 'root', 'order'],
  ...['window', 'depth', 'seed'],
  ...['max-nodes', 'max-text'],
]

/** The attributes that give a game. Without the first the others mean nothing. */
export const GAME = ['game', 'coins', 'take', 'board', 'size', 'win', 'turn', 'plies']

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
  // Whether there is such a game, too, is for the core to say.
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
