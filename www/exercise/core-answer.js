/**
 * @import {Messages} from '../messages/messages.js'
 * @import {Viewer} from '../viewer/viewer.js'
 */

import { complaint } from '../messages/messages.js'

/** The codes of a tree, or of rules, that there is no exercise about: the words say why. */
const UNFIT = [
  ...['no-such-exercise', 'searched-again-in-exercise', 'quiescence-in-exercise', 'best-first'],
]

/**
 * The answer of the core about an exercise; undefined if its module cannot be asked, which the viewer tells.
 * @template T
 * @param {Viewer} viewer
 * @param {Messages} m
 * @param {() => Promise<T>} ask
 */
export async function coreAnswer(viewer, m, ask) {
  try {
    return await ask()
  } catch (error) {
    const refused = error instanceof Error && 'code' in error
    const text = UNFIT.includes(Object(error).code) ? complaint(m, Object(error)) : ''
    viewer.lacks(text || m.opening.noExercise, null)
    if (!refused) throw error
    return undefined
  }
}
