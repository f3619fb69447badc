/**
 * Reads the options of a search from attributes. What an attribute may say is judged by the core,
 * which has the words for it; here text only becomes the type an option has.
 *
 * @import {Options} from '../types.js'
 */

const NAMES = ['listing', 'algorithm', 'cut', 'returns', 'bounds', 'update', 'root', 'order']

/** The attributes that decide a search. */
export const OPTIONS = [...NAMES, 'window', 'depth', 'seed']

/** @param {Element} element @returns {Options} */
export function optionsOf(element) {
  /** @type {Record<string, unknown>} */
  const options = {}
  for (const name of OPTIONS) {
    const text = element.getAttribute(name)?.trim()
    if (text) options[name] = read(name, text)
  }
  return options
}

/** @param {string} name @param {string} text */
function read(name, text) {
  if (name === 'window') return text.split(/[\s,]+/).map(number)
  return NAMES.includes(name) ? text : number(text)
}

/** A number; infinity is written `inf`, `infinity` or `∞`. @param {string} text */
function number(text) {
  const infinite = /^([-−+]?)(inf|infinity|∞)$/i.exec(text)
  if (infinite) return infinite[1] === '-' || infinite[1] === '−' ? -Infinity : Infinity
  return Number(text.replace('−', '-'))
}
