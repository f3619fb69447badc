/**
 * The words of the viewer. Every language has the same keys with the same parameters. The core gives keys and
 * parameters; only the folders of the languages hold sentences for people. Words that only the project's own pages need
 * are in `pages.js`, so that an embedded viewer does not load them.
 *
 * @import {AnswerError, BestFirstExplanation, BestFirstNode, Condition, Explanation, ForeignError, ListingComment} from '../types.js'
 * @import {ListingId, NodeState, Place, Reason, Refusal, TaskError} from '../types.js'
 * @import {ImportedWords} from './imported.js'
 * @import {FigureWords, LabWords, EditWords, How, Lessons, Links, PageWords, ReportWords, WorksheetWords} from './pages.js'
 */

import { atOnce } from './en/immediate-errors.js'
import { loadWords } from '../words.js'
import { keepFormulas } from './formulas.js'
import { ALL } from './languages.js'

/**
 * @typedef {{ [K in Explanation['key']]: (p: Extract<Explanation, { key: K }>) => string }} Sentences
 *
 * @typedef {TaskError | AnswerError | ForeignError | Refusal} CoreError an error of the core, but for the last one below
 * @typedef {{ [C in Exclude<CoreError['code'], `trace-${string}`>]: Omit<Extract<CoreError, { code: C }>, 'code' | 'line' | 'column'> }} CoreErrorParams
 *
 * @typedef {object} OwnErrorParams
 * @property {{ found: string }} element-inside in the place of the text
 * @property {{ loosen: Condition[] }} no-such-exercise the conditions that no tree fulfils; none: no mistake fits the tree
 * @property {{ argument: string }} unreadable
 * @property {{}} freed
 * @property {{}} cancelled
 * @property {{ starved: boolean }} stopped `starved`: memory was asked for and refused
 * @property {{ language: string }} words-unavailable `language`: the language's own name
 * @property {{ reason: string }} wasm-unavailable
 *
 * @typedef {CoreErrorParams & OwnErrorParams} ErrorParams the parameters of errors, by code. `found` is a part of the text, as
 *   typed
 *
 * @typedef {{ [K in Exclude<BestFirstExplanation['key'], 'ready'>]: (p: Extract<BestFirstExplanation, { key: K }>) => string }} BestFirstSentences
 *
 * @typedef {{ [C in keyof ErrorParams]: (p: ErrorParams[C]) => string }} ErrorTexts
 *
 * @typedef {{ label: string, effect: string }} ChoiceWords `effect`: the effect of this value
 *
 * @typedef {object} Listings
 * @property {Record<ListingId, string>} names
 * @property {Record<ListingComment, string>} comments on lines of code
 *
 * @typedef {typeof import('./en/help.js').help} HelpWords
 *
 * @typedef {typeof import('./en/practise.js').practise} PractiseWords
 * @typedef {typeof import('./en/predict.js').predict} PredictWords
 * @typedef {typeof import('./en/find.js').find} FindWords
 *
 * @typedef {{ [K in Reason['key']]: (p: Extract<Reason, { key: K }>) => string }} Reasons
 * @typedef {typeof import('./en/exercise.js').exercise} ExerciseWords
 * @typedef {typeof import('./en/minimal.js').minimal} MinimalWords
 * @typedef {typeof import('./en/passes.js').passes} PassesWords
 * @typedef {typeof import('./en/best-first.js')['best-first']} BestFirstWords
 * @typedef {typeof import('./en/panels.js').panels} PanelWords
 * @typedef {typeof import('./en/position.js').position} PositionWords
 * @typedef {typeof import('./en/watch.js').watch} WatchWords
 *
 * @typedef {Messages & { panels: PanelWords }} PanelMessages the words of the viewer and of its panels
 *
 * @typedef {object} Messages
 * @property {string} lang
 * @property {string} [standIn] the message that these English words replace a language that could not be loaded
 * @property {string} decimal the decimal separator of the picture
 * @property {(x: number) => string} number a value of the tree
 * @property {(n: number) => string} count a number of things
 * @property {(lo: number, hi: number, limit?: number | null) => string} range the range of a true value, or of a
 *   value at the depth limit if the limit was met
 * @property {(place: Place) => string} place a node inside a sentence
 * @property {Sentences} explain
 * @property {BestFirstWords} [explore] of searches that go best-first, once there is one
 * @property {ErrorTexts | null} errors null in English, because errors have English words of their own
 * @property {typeof import('./en/viewer.js').viewer} viewer
 * @property {typeof import('./en/wayfinding.js').wayfinding} wayfinding
 * @property {typeof import('./en/bounds.js').bounds} bounds
 * @property {typeof import('./en/opening.js').opening} opening
 * @property {typeof import('./en/overview.js').overview} overview
 *
 * @typedef {object} Parts the words of a language, which are loaded when something asks for them
 * @property {Messages} words of the viewer
 * @property {PanelWords} panels of the viewer, loaded with the first
 * @property {PositionWords} position of games
 * @property {HelpWords} help of the viewer, loaded when a reader opens it
 * @property {ExerciseWords} exercise of exercises
 * @property {MinimalWords} minimal of the minimal tree
 * @property {PassesWords} passes of searches that search again
 * @property {BestFirstWords} best-first of searches that go best-first
 * @property {ImportedWords} imported of the searches of other programs
 * @property {PageWords} pages the words around the viewer on the project's own pages
 * @property {Links} links of links that cannot be read, and of sharing
 * @property {How} how of the page that explains
 * @property {Lessons} lessons of the lessons
 * @property {LabWords} lab of the lab
 * @property {FigureWords} figure of the dialog that saves figures
 * @property {EditWords} edit of editing by hand
 * @property {WorksheetWords} worksheet of worksheets
 * @property {ReportWords} report of the table of a class
 * @property {WatchWords} watch of the page that follows a program
 */

/**
 * The language that suits a tag such as `de-AT`; null if there is none. All kinds of Chinese get simplified characters.
 * @param {string} tag
 */
export function languageFor(tag) {
  const languages = Object.keys(ALL)
  const lower = tag.toLowerCase()
  const [primary] = lower.split('-')
  const exact = languages.find((language) => language.toLowerCase() === lower)
  return exact ?? languages.find((language) => language.split('-')[0] === primary) ?? null
}

/**
 * The English words that replace a language that did not load, by the tag of that language.
 * @type {Map<string, Messages>}
 */
const englishWords = new Map()

/**
 * The words for a language tag; English for an unknown language, and for one that cannot be loaded. The
 * same tag gives the same object.
 * @param {string} [tag]
 * @returns {Promise<Messages>}
 * @throws where English cannot be loaded either
 */
export async function messages(tag = 'en') {
  const language = languageFor(tag) ?? 'en'
  try {
    return await load(language, 'words')
  } catch {
    const words = englishWords.get(language) ?? (await englishInstead(language))
    englishWords.set(language, words)
    return words
  }
}

/** @param {string} language @returns {Promise<Messages>} */
async function englishInstead(language) {
  const standIn = atOnce['words-unavailable']({ language: ALL[language] })
  return { ...(await load('en', 'words')), standIn }
}

/**
 * A part of the words of a language.
 * @template {keyof Parts} P
 * @param {string} language
 * @param {P} part
 * @returns {Promise<Parts[P]>}
 * @throws where it cannot be loaded
 */
export async function load(language, part) {
  return keepFormulas((await loadWords(language, part))[part])
}

/**
 * The same, English where it cannot be loaded.
 * @template {keyof Parts} P
 * @param {string} tag
 * @param {P} part
 * @returns {Promise<Parts[P]>}
 * @throws where English cannot be loaded either
 */
export async function partOf(tag, part) {
  return load(languageFor(tag) ?? 'en', part).catch(() => load('en', part))
}

/** The reason of a verdict. @param {ExerciseWords} words @param {Reason} reason */
export function reasonOf({ reasons }, reason) {
  const wordsOf = /** @type {(p: Reason) => string} */ (reasons[reason.key])
  return wordsOf(reason)
}

/**
 * The sentence of a step.
 * @param {Messages} m
 * @param {Explanation} explanation
 * @returns {string}
 */
export function sentence(m, explanation) {
  /** @type {any} */
  const { explain, explore } = m
  const wordsOf = explain[explanation.key] ?? explore?.explain[explanation.key]
  return wordsOf?.(explanation) ?? ''
}

/** The state of a node in words. @param {Messages} m @param {NodeState | BestFirstNode} node */
export function nodeInWords(m, node) {
  return 'grown' in node ? (m.explore?.item(node) ?? '') : m.viewer.outline.item(node)
}

/** Loads the words of searches that go best-first beside others. @param {Messages} m */
export async function addBestFirst(m) {
  m.explore ??= await partOf(m.lang, 'best-first').catch(() => undefined)
}

/**
 * The words of an error. An error whose code has no words keeps its own message.
 * @param {{ errors: Partial<ErrorTexts> | null }} m
 * @param {{ code: string, params: object, message: string }} error
 */
export function errorText(m, error) {
  const words = /** @type {Record<string, (p: object) => string>} */ (m.errors ?? {})
  return Object.hasOwn(words, error.code) ? words[error.code](error.params) : error.message
}
