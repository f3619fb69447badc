// JSON in the input of a command. Errors have sentences of our own, because those of Node depend on its version.

import { BadInput } from './bad-input.js'
import { nameOf } from './text.js'

/**
 * @param {string} text
 * @param {string} file its name; - is standard input
 * @param {string} shape a sentence about the right content
 * @param {number} [line] of the file at which the text begins
 * @returns {any}
 */
export function readJson(text, file, shape, line = 1) {
  if (text.trim() === '') throw new BadInput(`${nameOf(file)} is empty. ${shape}`)
  try {
    return JSON.parse(text)
  } catch (error) {
    const place = placeOf(/** @type {Error} */ (error).message, text, line)
    throw new BadInput(`${nameOf(file)}${place}: this is no JSON. ${shape}`)
  }
}

/** Line and column of an error; empty where Node, before version 22, does not say them. @param {string} message @param {string} text @param {number} line at which it begins */
function placeOf(message, text, line) {
  const [, position] = /position (\d+)/.exec(message) ?? []
  if (position === undefined) return ''
  const lines = text.slice(0, Number(position)).split('\n')
  return `:${line + lines.length - 1}:${(lines.at(-1) ?? '').length + 1}`
}
