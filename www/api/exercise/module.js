/**
 * The module that grades answers, draws trees for exercises and edits texts. It is WebAssembly of its own, because few
 * readers ask for any of that.
 */

import { Core } from '../core.js'

/** @typedef {typeof import('../../exercises.js')} Bound */
/** @typedef {Pick<Bound, 'draw' | 'edit' | 'grade' | 'parts' | 'plant' | 'point' | 'predict' | 'questions'>} Functions */

const exercises = new Core(() => import('../../exercises.js'))

/**
 * What asks the module, once it is loaded.
 * @throws {SecateurError} where it cannot be loaded; the next call tries again
 */
export async function exerciseModule() {
  await exercises.ready()
  return ask
}

/**
 * @template {keyof Functions} N
 * @param {N} name of a function
 * @param {Parameters<Functions[N]>} given plain data
 * @returns {ReturnType<Functions[N]>}
 * @throws {SecateurError} `stopped`: the module has stopped, and another takes its place
 */
function ask(name, ...given) {
  const { core, bound } = exercises.now()
  const asked = /** @type {(...given: any[]) => any} */ (bound[name])
  return core.call(() => asked(...given))
}
