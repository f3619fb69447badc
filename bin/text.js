// The text of a file, or of standard input.

import { readFileSync } from 'node:fs'

/** @param {string} file its name; - is standard input */
export function textOf(file) {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (error) {
    // Node does not say which.
    if (Object(error).code !== 'EISDIR') throw error
    throw Object.assign(new Error(`'${file}' is a folder, not a file.`), { code: 'EISDIR' })
  }
}
