/**
 * Asks the module about exercises, and gives its refusals words.
 *
 * @import { Drawn, Grade, Planted, Pointed, Prediction, Question } from '../../types.js'
 */
import { SecateurError, inWords } from '../failure.js'
import { exerciseModule } from './module.js'

/**
 * @param {{ source: unknown, options: unknown, answers: unknown, asked: unknown }} plain data that was read
 * @returns {Promise<Grade>}
 * @throws {SecateurError}
 */
export async function grade({ source, options, answers, asked }) {
  try {
    const { grade } = await ready()
    return asking(() => grade(source, options, answers, asked))
  } catch (error) {
    throw await inWords(error)
  }
}

/**
 * @param {{ wish: unknown, options: unknown, asked: unknown }} plain data that was read
 * @returns {Promise<Drawn>}
 * @throws {SecateurError}
 */
export async function draw({ wish, options, asked }) {
  try {
    const { draw } = await ready()
    return asking(() => draw(wish, options, asked))
  } catch (error) {
    throw await inWords(error)
  }
}

/**
 * @param {{ source: unknown, options: unknown, asked: unknown }} plain data that was read
 * @returns {Promise<Question[]>}
 * @throws {SecateurError}
 */
export async function questions({ source, options, asked }) {
  try {
    const { questions } = await ready()
    return asking(() => questions(source, options, asked))
  } catch (error) {
    throw await inWords(error)
  }
}

/**
 * @param {{ source: unknown, options: unknown, asked: unknown, number: number, guess: unknown }} plain data that was
 *   read
 * @returns {Promise<Prediction>}
 * @throws {SecateurError}
 */
export async function predict({ source, options, asked, number, guess }) {
  try {
    const { predict } = await ready()
    return asking(() => predict(source, options, asked, number, guess))
  } catch (error) {
    throw await inWords(error)
  }
}

/**
 * @param {{ source: unknown, options: unknown, asked: unknown }} plain data that was read
 * @returns {Promise<Planted>}
 * @throws {SecateurError}
 */
export async function plant({ source, options, asked }) {
  try {
    const { plant } = await ready()
    return asking(() => plant(source, options, asked))
  } catch (error) {
    throw await inWords(error)
  }
}

/**
 * @param {{ source: unknown, options: unknown, asked: unknown, step: number | null }} plain data that was read
 * @returns {Promise<Pointed>}
 * @throws {SecateurError}
 */
export async function point({ source, options, asked, step }) {
  try {
    const { point } = await ready()
    return asking(() => point(source, options, asked, step))
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
