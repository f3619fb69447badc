/**
 * The words of the project's own pages: those of the viewer, and those around it.
 *
 * @import {ExampleName, GroupName} from '../page/controls/examples.js'
 * @import {ListingId, Options, OverlayName, Style} from '../types.js'
 * @import {Choice, Complaints, Listings, Messages as ViewerMessages} from './messages.js'
 */

import { ALL } from './languages.js'
import { known, messages as viewerMessages } from './messages.js'

/**
 * @typedef {Omit<Required<Options>, 'listing' | 'window' | 'values' | 'depth' | 'seed' | 'limits' | 'guess' | 'aspiration' | 'table'> & Required<Pick<Style, 'convention' | 'windows'>> & { overlay: OverlayName | 'none' }} Choices
 */

/**
 * @template {string} V
 * @typedef {{ label: string, values: Record<V, Choice>, number: { label: string, effect: (value: number) => string } }} Either
 *   words, and a number
 */

/**
 * @typedef {object} Rules
 * @property {{ [N in keyof Choices]: { label: string, values: Record<Exclude<Choices[N], 'expectiminimax'>, Choice> } }} choices
 * @property {{ label: string, effect: (alpha: number, beta: number) => string }} window
 * @property {{ label: string, effect: (lo: number, hi: number) => string }} values −∞ and +∞ if none are given
 * @property {{ label: string, effect: (plies: number) => string }} depth `plies` is Infinity without a limit
 * @property {{ label: string, effect: () => string }} seed
 * @property {Either<'number' | 'sss' | 'dual'>} guess
 * @property {{ label: string, effect: (reach: number) => string }} aspiration `reach` is Infinity without such a window
 * @property {Either<'none' | 'unlimited' | 'number'>} table
 * @property {string} onlyBounds why a rule is disabled for minimax
 * @property {string} notNumber the message at a field whose text is no number
 *
 * @typedef {{ title: string, look: string, narration?: string[] }} ExampleWords `look`: what to look for;
 *   `narration`: what the source of the example says about its steps
 *
 * @typedef {Record<ListingId, string>} Effects
 *
 * @typedef {object} PageWords
 * @property {Complaints} errors in English too
 * @property {typeof import('./en/ui.js').ui} ui
 * @property {Rules} rules
 * @property {typeof import('./en/choosing.js').choosing} choosing a listing and a view
 * @property {Pick<Listings, 'names'>} listings
 * @property {Effects} effects what a listing is
 * @property {typeof import('./en/footer.js').footer} footer
 * @property {typeof import('./en/games.js').games} games
 * @property {typeof import('./en/compare.js').compare} compare
 * @property {Record<ExampleName, ExampleWords>} examples
 * @property {Record<GroupName, string>} groups of examples
 * @property {typeof import('./en/lab.js').lab} lab
 *
 * @typedef {object} Section of the page that explains
 * @property {string} title
 * @property {string[]} text paragraphs; `b^{d}` has a raised d
 * @property {string[][]} [cases] rows of a formula: a condition, and what holds then
 * @property {string[]} [after] paragraphs after the cases
 * @property {string} [caption] of the live tree, if it has one
 *
 * @typedef {'knuth' | 'baudet' | 'pearl' | 'fishburn' | 'russell' | 'principle' | 'pruning' | 'slides'} Reference
 *   a source that Secateur follows; how.html lists them
 *
 * @typedef {object} How the page that explains
 * @property {string} title
 * @property {string} subtitle
 * @property {string} back
 * @property {string} skip
 * @property {string} lead
 * @property {Record<'tree' | 'value' | 'bounds' | 'why' | 'cost' | 'horizon' | 'before', Section>} sections
 * @property {{ title: string, gave: Record<Reference, string> }} references
 * @property {{ title: string, text: (version: string) => string }} cite
 *
 * @typedef {'values' | 'cuts' | 'order'} LessonName
 *
 * @typedef {object} Lessons
 * @property {string} title
 * @property {string} subtitle
 * @property {string} back
 * @property {string} skip
 * @property {(title: string) => string} next
 * @property {string} end
 * @property {Record<LessonName, { title: string, text: string[], tasks: string[] }>} lessons `tasks`: one for each exercise
 *
 * @typedef {typeof import('./en/figure.js').figure} FigureWords
 * @typedef {typeof import('./en/hand.js').hand} HandWords
 * @typedef {typeof import('./en/worksheet.js').worksheet} WorksheetWords
 *
 * @typedef {Omit<ViewerMessages, 'errors'> & PageWords} Messages
 */

/** The words of each language that has been loaded. @type {Map<string, Messages>} */
const joined = new Map()

/**
 * The words for a language tag; English for an unknown language, and for one that cannot be loaded. The
 * same tag gives the same object.
 * @param {string} [tag]
 * @returns {Promise<Messages>}
 * @throws where English cannot be loaded either
 */
export async function messages(tag = 'en') {
  const language = known(tag) ?? 'en'
  const words = joined.get(language) ?? (await join(language))
  // English words that stand in are not kept, so that the next call tries the language again.
  if (!words.standIn && !joined.has(language)) joined.set(language, words)
  return joined.get(language) ?? words
}

/** The words of the viewer and of the pages in one language. @param {string} language @returns {Promise<Messages>} */
async function join(language) {
  const [ofViewer, own] = await Promise.all([
    viewerMessages(language),
    ALL[language].pages().catch(() => null),
  ])
  if (own && !ofViewer.standIn) return { ...ofViewer, ...own.pages }
  const english = { ...(await viewerMessages()), ...(await ALL.en.pages()).pages }
  const standIn = english.errors['words-unavailable']({ language: ALL[language].name })
  return { ...english, standIn }
}

/**
 * The words of the page that explains, English where they cannot be loaded.
 * @param {string} tag
 * @returns {Promise<How>}
 * @throws where English cannot be loaded either
 */
export async function how(tag) {
  const { how } = await ALL[known(tag) ?? 'en'].how().catch(ALL.en.how)
  return how
}

/**
 * The words of the lessons, English where they cannot be loaded.
 * @param {string} tag
 * @returns {Promise<Lessons>}
 * @throws where English cannot be loaded either
 */
export async function lessons(tag) {
  const { lessons } = await ALL[known(tag) ?? 'en'].lessons().catch(ALL.en.lessons)
  return lessons
}

/**
 * The words of the dialog that saves figures, English where they cannot be loaded.
 * @param {string} tag
 * @returns {Promise<FigureWords>}
 * @throws where English cannot be loaded either
 */
export async function figureWords(tag) {
  const { figure } = await ALL[known(tag) ?? 'en'].figure().catch(ALL.en.figure)
  return figure
}

/**
 * The words of editing by hand, English where they cannot be loaded.
 * @param {string} tag
 * @returns {Promise<HandWords>}
 * @throws where English cannot be loaded either
 */
export async function handWords(tag) {
  const { hand } = await ALL[known(tag) ?? 'en'].hand().catch(ALL.en.hand)
  return hand
}

/**
 * The words of worksheets, English where they cannot be loaded.
 * @param {string} tag
 * @returns {Promise<WorksheetWords>}
 * @throws where English cannot be loaded either
 */
export async function worksheetWords(tag) {
  const { worksheet } = await ALL[known(tag) ?? 'en'].worksheet().catch(ALL.en.worksheet)
  return worksheet
}
