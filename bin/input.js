// The input of a command: the text of a file or of standard input, and JSON in it.

import { readFileSync } from 'node:fs'
import { TextDecoder } from 'node:util'

/** An error in the input. Its `code` makes the command print the message without a stack. */
export class BadInput extends Error {
  code = 'bad-input'
}

/** Without a byte order mark, as editors of Windows write it. */
const UTF_8 = new TextDecoder('utf-8', { fatal: true })

/** The name of a file in a message. @param {string} file - is standard input */
export function nameOf(file) {
  return file === '-' ? '<stdin>' : file
}

/** @param {string} file its name; - is standard input */
export function textOf(file) {
  const bytes = bytesOf(file)
  try {
    return UTF_8.decode(bytes)
  } catch {
    throw new BadInput(`${nameOf(file)} is not text in UTF-8. Save the file as UTF-8.`)
  }
}

/** @param {string} file */
function bytesOf(file) {
  try {
    return readFileSync(file === '-' ? 0 : file)
  } catch (error) {
    // The error of Node does not name a folder.
    throw Object.assign(Object(error), { path: nameOf(file) })
  }
}

/**
 * JSON. Errors have sentences of our own, because those of Node depend on its version.
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

/**
 * Line and column of an error; empty where Node, before version 22, does not say them.
 * @param {string} message
 * @param {string} text
 * @param {number} line at which it begins
 */
function placeOf(message, text, line) {
  const [, position] = /position (\d+)/.exec(message) ?? []
  if (position === undefined) return ''
  const lines = text.slice(0, Number(position)).split('\n')
  return `:${line + lines.length - 1}:${(lines.at(-1) ?? '').length + 1}`
}
