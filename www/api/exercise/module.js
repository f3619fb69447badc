/**
 * Loads the module that grades answers, draws trees for exercises and edits texts. It is WebAssembly of its own, because
 * few readers ask for any of that.
 */

/** @type {Promise<typeof import('../../exercises.js')> | undefined} */
let loaded

/** The functions of the module. @throws where the module cannot be loaded; the next call tries again */
export async function exerciseModule() {
  loaded ??= load()
  try {
    return await loaded
  } catch (error) {
    loaded = undefined
    throw error
  }
}

async function load() {
  const bound = await import('../../exercises.js')
  await bound.init({ module_or_path: await bound.source() })
  return bound
}
