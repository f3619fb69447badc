/** Asks the module about exercises, and gives its refusals words. */

import { inWords } from '../failure.js'
import { exerciseModule } from './module.js'

/**
 * @param {'draw' | 'grade' | 'plant' | 'point' | 'predict' | 'questions'} name of a function of the module
 * @param {any[]} given its arguments: plain data that was read
 * @returns {Promise<any>} as the function says
 * @throws {SecateurError}
 */
export async function askModule(name, ...given) {
  try {
    const ask = /** @type {(...given: any[]) => any} */ (await exerciseModule())
    return ask(name, ...given)
  } catch (error) {
    throw await inWords(error)
  }
}
