/**
 * The words of the viewer. Every language has the same keys with the same parameters. The core gives keys and
 * parameters; only the folders of the languages hold sentences for people. Words that only the project's own pages need
 * are in `pages.js`, so that an embedded viewer does not load them.
 *
 * @import {Problem} from '../link/fragment.js'
 * @import {Explanation, ListingComment, ListingId, Place, Reason} from '../types.js'
 */

import { atOnce } from './en/at-once.js'
import { ALL } from './languages.js'

/**
 * @typedef {{ [K in Explanation['key']]: (p: Extract<Explanation, { key: K }>) => string }} Sentences
 *
 * @typedef {object} ErrorParams the parameters of errors, by code. `found` is a part of the text, as typed
 * @property {{}} empty-text
 * @property {{ found: string, expected: 'node' | 'value' | 'name' | 'space' }} unexpected
 * @property {{ open: string, close: string, openLine: number, openColumn: number }} unclosed
 * @property {{ found: string, expected: string, openLine: number, openColumn: number }} mismatched
 * @property {{ found: string }} empty-list
 * @property {{ found: string }} stray
 * @property {{ found: string }} bad-number
 * @property {{ found: string }} not-finite
 * @property {{ found: string }} bad-character
 * @property {{ found: string, typed: string }} typography a text processor put `found` in the place of what was typed
 * @property {{ found: string }} player-without-bracket
 * @property {{ sum: string }} weights-sum of the children of a node of chance; '' if it has too large a denominator
 * @property {{ found: string, weighed: boolean }} weight-missing `weighed`: of the first child after some without
 * @property {{ found: string }} bad-weight
 * @property {{ found: string }} weight-without-chance
 * @property {{}} chance-in-exercise
 * @property {{}} chance-searched-again
 * @property {{ limit: number }} too-many-calls of a search that comes back to nodes
 * @property {{ value: number }} value-outside of the option `values`
 * @property {{ found: string }} number-before-bracket
 * @property {{ found: string }} element-inside in the place of the text
 * @property {{ limit: number }} text-too-long in bytes
 * @property {{ limit: number }} too-deep
 * @property {{ limit: number }} too-many-nodes
 * @property {{ needed: number, limit: number }} too-little-memory in MB
 * @property {{ option: string, found: string, expected: string }} bad-option
 * @property {{ option: string, expected: string }} unknown-option
 * @property {{ option: string, other: string, reason: string }} option-conflict `reason`: a key
 * @property {{ found: string }} bad-source
 * @property {{ loosen: string[] }} no-such-exercise the conditions that no tree fulfils
 * @property {{ option: string, found: string, before: string }} answered-twice `before`: the first answer
 * @property {{ available: number }} too-few-values
 * @property {{ argument: string, found: string, expected: string }} bad-argument
 * @property {{ node: string }} never-entered as the caller named it
 * @property {{ argument: string }} unreadable
 * @property {{ argument: string, limit: number }} too-much-at-once
 * @property {{}} freed
 * @property {{}} cancelled
 * @property {{}} stopped
 * @property {{ language: string }} words-unavailable `language`: what the language calls itself
 * @property {{ reason: string }} wasm-unavailable
 *
 * @typedef {{ [C in keyof ErrorParams]: (p: ErrorParams[C]) => string }} Complaints
 *
 * @typedef {{ label: string, effect: string }} Choice `effect`: what this value changes
 *
 * @typedef {object} Listings
 * @property {Record<ListingId, string>} names
 * @property {Record<ListingComment, string>} comments on lines of code
 *
 * @typedef {typeof import('./en/help.js').help} Help
 *
 * @typedef {typeof import('./en/practise.js').practise} Practise
 * @typedef {typeof import('./en/predict.js').predict} Predict
 * @typedef {typeof import('./en/find.js').find} Find
 *
 * @typedef {{ [C in Problem['code']]: (p: Extract<Problem, { code: C }>) => string }} LinkProblems
 * @typedef {typeof import('./en/links.js').links} Links
 *
 * @typedef {{ [K in Reason['key']]: (p: Extract<Reason, { key: K }>) => string }} Reasons
 * @typedef {typeof import('./en/exercise.js').exercise} ExerciseWords
 * @typedef {typeof import('./en/minimal.js').minimal} MinimalWords
 * @typedef {typeof import('./en/passes.js').passes} PassesWords
 * @typedef {typeof import('./en/panels.js').panels} PanelWords
 * @typedef {typeof import('./en/position.js').position} PositionWords
 *
 * @typedef {Messages & { panels: PanelWords }} PanelMessages the words of the viewer and of its panels
 *
 * @typedef {object} Messages
 * @property {string} lang
 * @property {string} [standIn] the message that these English words replace a language that could not be loaded
 * @property {string} decimal the decimal separator of the picture
 * @property {(x: number) => string} number a value of the tree
 * @property {(n: number) => string} count a number of things
 * @property {(lo: number, hi: number, limit?: number | null) => string} range what is proved of a true value, or of a
 *   value at the depth limit if the limit was met
 * @property {(place: Place) => string} place a node inside a sentence
 * @property {Sentences} explain
 * @property {Complaints | null} errors null in English, because errors have English words of their own
 * @property {typeof import('./en/viewer.js').viewer} viewer
 * @property {typeof import('./en/wayfinding.js').wayfinding} wayfinding
 * @property {typeof import('./en/bounds.js').bounds} bounds
 * @property {typeof import('./en/opening.js').opening} opening
 * @property {typeof import('./en/overview.js').overview} overview
 */

/**
 * The language that suits a tag such as `de-AT`; null if there is none. All kinds of Chinese get simplified characters.
 * @param {string} tag
 */
export function known(tag) {
  const languages = Object.keys(ALL)
  const asked = tag.toLowerCase()
  const [primary] = asked.split('-')
  const exact = languages.find((language) => language.toLowerCase() === asked)
  return exact ?? languages.find((language) => language.split('-')[0] === primary) ?? null
}

/**
 * The English words that replace a language that did not load, by the tag of that language.
 * @type {Map<string, Messages>}
 */
const standIns = new Map()

/**
 * The words for a language tag; English for an unknown language, and for one that cannot be loaded. The
 * same tag gives the same object.
 * @param {string} [tag]
 * @returns {Promise<Messages>}
 * @throws where English cannot be loaded either
 */
export async function messages(tag = 'en') {
  const language = known(tag) ?? 'en'
  try {
    return (await ALL[language].words()).words
  } catch {
    const words = standIns.get(language) ?? (await standIn(language))
    standIns.set(language, words)
    return words
  }
}

/** @param {string} language @returns {Promise<Messages>} */
async function standIn(language) {
  const { words: english } = await ALL.en.words()
  return { ...english, standIn: atOnce['words-unavailable']({ language: ALL[language].name }) }
}

/**
 * The words of the help for a language tag, English where they cannot be loaded.
 * @param {string} tag
 * @returns {Promise<Help>}
 * @throws where English cannot be loaded either
 */
export async function help(tag) {
  const { help } = await ALL[known(tag) ?? 'en'].help().catch(ALL.en.help)
  return help
}

/**
 * The words about links for a language tag, English where they cannot be loaded.
 * @param {string} tag
 * @returns {Promise<Links>}
 * @throws where English cannot be loaded either
 */
export async function links(tag) {
  const { links } = await ALL[known(tag) ?? 'en'].links().catch(ALL.en.links)
  return links
}

/**
 * The words of exercises for a language tag, English where they cannot be loaded.
 * @param {string} tag
 * @returns {Promise<ExerciseWords>}
 * @throws where English cannot be loaded either
 */
export async function exerciseWords(tag) {
  const { exercise } = await ALL[known(tag) ?? 'en'].exercise().catch(ALL.en.exercise)
  return exercise
}

/**
 * The words of the minimal tree for a language tag, English where they cannot be loaded.
 * @param {string} tag
 * @returns {Promise<MinimalWords>}
 * @throws where English cannot be loaded either
 */
export async function minimalWords(tag) {
  const { minimal } = await ALL[known(tag) ?? 'en'].minimal().catch(ALL.en.minimal)
  return minimal
}

/**
 * The words of searches that search again for a language tag, English where they cannot be loaded.
 * @param {string} tag
 * @returns {Promise<PassesWords>}
 * @throws where English cannot be loaded either
 */
export async function passesWords(tag) {
  const { passes } = await ALL[known(tag) ?? 'en'].passes().catch(ALL.en.passes)
  return passes
}

/**
 * The words of the panels for a language tag, English where they cannot be loaded.
 * @param {string} tag
 * @returns {Promise<PanelWords>}
 * @throws where English cannot be loaded either
 */
export async function panelWords(tag) {
  const { panels } = await ALL[known(tag) ?? 'en'].panels().catch(ALL.en.panels)
  return panels
}

/**
 * The words of positions for a language tag, English where they cannot be loaded.
 * @param {string} tag
 * @returns {Promise<PositionWords>}
 * @throws where English cannot be loaded either
 */
export async function positionWords(tag) {
  const { position } = await ALL[known(tag) ?? 'en'].position().catch(ALL.en.position)
  return position
}

/** The reason of a verdict. @param {ExerciseWords} words @param {Reason} reason */
export function reasonOf({ reasons }, reason) {
  const say = /** @type {(p: Reason) => string} */ (reasons[reason.key])
  return say(reason)
}

/** What is wrong with a link. @param {Links} words @param {Problem} problem */
export function linkProblem({ problems }, problem) {
  const say = /** @type {(p: Problem) => string} */ (problems[problem.code])
  return say(problem)
}

/** The same, and what is shown instead. @param {Links} words @param {Problem} problem */
export function linkComplaint(words, problem) {
  return `${linkProblem(words, problem)} ${words.instead}`
}

/**
 * The sentence of a step.
 * @param {Messages} m
 * @param {Explanation} explanation
 */
export function sentence(m, explanation) {
  const say = /** @type {(p: Explanation) => string} */ (m.explain[explanation.key])
  return say(explanation)
}

/**
 * The words of an error. An error whose code has no words keeps its own message.
 * @param {{ errors: Partial<Complaints> | null }} m
 * @param {{ code: string, params: object, message: string }} error
 */
export function complaint(m, error) {
  const words = /** @type {Record<string, (p: object) => string>} */ (m.errors ?? {})
  return Object.hasOwn(words, error.code) ? words[error.code](error.params) : error.message
}
