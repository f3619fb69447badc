/**
 * English with every text doubled: no language is longer, so a layout that holds this holds them
 * all. Numbers stay as they are.
 *
 * @import {Help, Messages} from './messages.js'
 * @import {Own} from './pages.js'
 */

import { en } from './en.js'
import { errors } from './en/errors.js'
import { help as english } from './en/help.js'
import { own as around } from './en/pages.js'

const { decimal, number, count } = en

/** @type {Messages} */
export const pseudo = { ...double({ ...en, errors }), lang: 'en-XA', decimal, number, count }

/** @type {Help} */
export const help = double(english)

/** @type {Own} */
export const own = double(around)

/**
 * @template T
 * @param {T} words a text, a function that returns one, or a list or table of such
 * @returns {T}
 */
function double(words) {
  /** @param {unknown} part @returns {unknown} */
  const twice = (part) => {
    if (typeof part === 'string') return part && `${part} ${part}`
    if (typeof part === 'function') return (/** @type {unknown[]} */ ...p) => twice(part(...p))
    if (Array.isArray(part)) return part.map(twice)
    if (!(part instanceof Object)) return part
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, twice(value)]))
  }
  return /** @type {T} */ (twice(words))
}
