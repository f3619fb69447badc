/**
 * Loads the module that grades answers, draws trees for exercises and edits texts. It is WebAssembly of its own, because
 * few readers ask for any of that. Only this module imports it.
 */

import init, { draw, edit, grade, parts } from '../../pkg/exercise.js'
import { exerciseSource } from '../../wasm.js'

/** @type {Promise<unknown> | undefined} */
let loaded

/** The functions of the module. @throws where the module cannot be loaded; the next call tries again */
export async function exerciseModule() {
  loaded ??= load()
  try {
    await loaded
  } catch (error) {
    loaded = undefined
    throw error
  }
  return { draw, edit, grade, parts }
}

async function load() {
  return init({ module_or_path: await exerciseSource() })
}
