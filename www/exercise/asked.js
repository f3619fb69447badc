/**
 * What the attributes of an element ask its readers.
 *
 * @typedef {'values' | 'ranges' | 'windows' | 'cuts'} Ask
 *
 * @typedef {object} Asked
 * @property {Ask[]} ask
 * @property {'final' | 'entry' | 'history' | 'own'} windows which of them
 * @property {'' | 'edges'} cuts `edges`: the edges alone, not what is below them
 * @property {number} attempts how many checks there are; Infinity if there is no limit
 * @property {boolean} silent whether nothing is said before the end
 * @property {'' | 'none'} follow `none`: what follows from a mistake has no points
 *
 * @typedef {(name: string) => string} Read gives an attribute, as far as it has a meaning; empty: it has its default
 */

/** @type {Ask[]} */
const ASKS = ['values', 'ranges', 'windows', 'cuts']
/** What is asked if the attribute does not say. @type {Ask[]} */
const USUAL = ['values', 'cuts']

/** @param {Read} read @returns {Asked} */
export function askedBy(read) {
  const words = read('ask').split(' ')
  const ask = ASKS.filter((name) => words.includes(name))
  return {
    ask: ask.length > 0 ? ask : USUAL,
    windows: /** @type {Asked['windows']} */ (read('windows') || 'final'),
    cuts: /** @type {Asked['cuts']} */ (read('cuts')),
    attempts: Number(read('attempts')) || Infinity,
    silent: read('feedback') === 'end',
    follow: /** @type {Asked['follow']} */ (read('follow')),
  }
}
