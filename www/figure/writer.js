/**
 * Loads the module that writes figures. It is WebAssembly of its own, because few readers ask for a figure. Only this
 * module imports it.
 */

import init, { FigureWriter } from '../pkg/figure.js'
import { figureSource } from '../wasm.js'

/** @type {Promise<unknown> | undefined} */
let loaded

/** The class of the writers of figures. @throws where the module cannot be loaded; the next call tries again */
export async function figureWriter() {
  loaded ??= load()
  try {
    await loaded
  } catch (error) {
    loaded = undefined
    throw error
  }
  return FigureWriter
}

async function load() {
  return init({ module_or_path: await figureSource() })
}
