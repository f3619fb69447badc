/** A tree in the notation of another program, in a file. */

import { NOTATION_OF, translated } from '../../api/translating.js'

/** Larger files hold no tree that is typed. */
const MOST = 1 << 20

/**
 * The tree of a file in our notation. A wrong text whose file name promises a tree comes as it is, for the error message; null: it
 * looks like none.
 * @param {File} file
 */
export async function treeIn(file) {
  if (file.size > MOST) return null
  const text = await file.text()
  const from = NOTATION_OF[file.name.toLowerCase().replace(/^.*(?=\.)/s, '')]
  try {
    return (await translated(text, from))?.text ?? null
  } catch {
    return from ? text : null
  }
}
