// The text of a file, or of standard input.

import { readFileSync } from 'node:fs'

/** @param {string} file its name; - is standard input */
export function textOf(file) {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (error) {
    // Of a folder Node does not say which.
    throw Object.assign(Object(error), { path: file })
  }
}
