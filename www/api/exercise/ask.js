/** Asks the module about exercises, and gives its refusals words. */

import { SecateurError, inWords } from '../failure.js'
import { exerciseModule } from './module.js'

/**
 * @param {'draw' | 'grade' | 'plant' | 'point' | 'predict' | 'questions'} name of a function of the module
 * @param {any[]} given its arguments: plain data that was read
 * @returns {Promise<any>} as the function says
 * @throws {SecateurError}
 */
export async function askModule(name, ...given) {
  try {
    const module = await ready()
    const ask = /** @type {(...given: any[]) => any} */ (module[name])
    return asking(() => ask(...given))
  } catch (error) {
    throw await inWords(error)
  }
}

/** @returns {ReturnType<typeof exerciseModule>} */
async function ready() {
  try {
    return await exerciseModule()
  } catch (error) {
    throw new SecateurError({ code: 'wasm-unavailable', reason: String(error) })
  }
}

/**
 * @template T
 * @param {() => T} ask
 * @returns {T}
 */
function asking(ask) {
  try {
    return ask()
  } catch (error) {
    if (error instanceof Error) throw error
    throw new SecateurError(/** @type {{ code: string }} */ (error))
  }
}
