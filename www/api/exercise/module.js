/**
 * Loads the module that grades answers and draws trees for exercises. It is WebAssembly of its own, because few readers answer an exercise. Only this
 * module imports it.
 */

import init, { draw, grade } from '../../pkg/exercise.js'
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
  return { draw, grade }
}

async function load() {
  return init({ module_or_path: await exerciseSource() })
}
