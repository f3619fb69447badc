/**
 * @import {Messages} from '../messages/messages.js'
 * @import {Viewer} from '../viewer/viewer.js'
 */

/**
 * What the core says of an exercise; undefined if its module cannot be asked, which the viewer tells.
 * @template T
 * @param {Viewer} viewer
 * @param {Messages} m
 * @param {() => Promise<T>} ask
 */
export async function graded(viewer, m, ask) {
  try {
    return await ask()
  } catch (error) {
    const refused = error instanceof Error && 'code' in error
    const { code, params, message } = Object(error)
    const none =
      code === 'no-such-exercise' &&
      (m.errors?.[/** @type {'no-such-exercise'} */ (code)](params) ?? message)
    viewer.lacks(none || m.opening.noExercise, null)
    if (!refused) throw error
    return undefined
  }
}
