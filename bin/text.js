// The text of a file, or of standard input.

import { readFileSync } from 'node:fs'
import { TextDecoder } from 'node:util'
import { BadInput } from './bad-input.js'

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
    // Of a folder Node does not say which.
    throw Object.assign(Object(error), { path: file })
  }
}
