/**
 * The words of the project's own pages: those of the viewer, and those around it.
 *
 * @import {Problem} from '../link/fragment.js'
 * @import {ExampleName, GroupName} from '../page/controls/examples.js'
 * @import {ListingId, Options, OverlayName, Style} from '../types.js'
 * @import {ChoiceWords, ErrorTexts, Listings, Messages as ViewerMessages} from './messages.js'
 */

import { ALL } from './languages.js'
import { languageFor, load, messages as viewerMessages } from './messages.js'

/**
 * @typedef {Omit<Required<Options>, 'listing' | 'window' | 'values' | 'depth' | 'seed' | 'limits' | 'guess' | 'aspiration' | 'table' | 'iterations' | 'exploration' | 'threshold'> & Required<Pick<Style, 'convention' | 'windows'>> & { overlay: OverlayName | 'none' }} Choices
 */

/**
 * @template {string} V
 * @typedef {{ label: string, values: Record<V, ChoiceWords>, number: { label: string, effect: (value: number) => string } }} Either
 *   words, and a number
 */

/**
 * @typedef {object} RuleControlWords
 * @property {{ [N in keyof Choices]: { label: string, values: Record<Exclude<Choices[N], 'expectiminimax'>, ChoiceWords> } }} choices
 * @property {{ label: string, effect: (alpha: number, beta: number) => string }} window
 * @property {{ label: string, effect: (lo: number, hi: number) => string }} values −∞ and +∞ if none are given
 * @property {{ label: string, effect: (plies: number) => string }} depth `plies` is Infinity without a limit
 * @property {{ label: string, effect: () => string }} seed
 * @property {Either<'number' | 'sss' | 'dual'>} guess
 * @property {{ label: string, effect: (reach: number) => string }} aspiration `reach` is Infinity without such a window
 * @property {Either<'none' | 'unlimited' | 'number'>} table
 * @property {{ label: string, effect: (n: number) => string }} iterations `n` is Infinity if none are given
 * @property {{ label: string, effect: (c: number) => string }} exploration `c` is Infinity if it is not given
 * @property {Either<'middle' | 'number'>} threshold
 * @property {string} onlyBounds why a rule is disabled for minimax
 * @property {string} notNumber the message at a field whose text is no number
 *
 * @typedef {{ title: string, look: string, narration?: string[] }} ExampleWords `look`: the point to look for;
 *   `narration`: the source's explanation of its steps
 *
 * @typedef {Record<ListingId, string>} Effects
 *
 * @typedef {{ [C in Problem['code']]: (p: Extract<Problem, { code: C }>) => string }} LinkProblems
 * @typedef {typeof import('./en/links.js').links} Links
 *
 * @typedef {object} PageWords
 * @property {ErrorTexts} errors in English too
 * @property {typeof import('./en/main-page.js').ui} ui
 * @property {RuleControlWords} rules
 * @property {typeof import('./en/listing-choice.js').choosing} choosing a listing and a view
 * @property {Pick<Listings, 'names'>} listings
 * @property {Effects} effects the description of each listing
 * @property {typeof import('./en/footer.js').footer} footer
 * @property {typeof import('./en/games.js').games} games
 * @property {typeof import('./en/compare.js').compare} compare
 * @property {Record<ExampleName, ExampleWords>} examples
 * @property {Record<GroupName, string>} groups of examples
 *
 * @typedef {object} TextSection of the page that explains
 * @property {string} title
 * @property {string[]} text paragraphs; `b^{d}` has a raised d
 * @property {string[][]} [cases] rows of a formula: a condition, and its case
 * @property {string[]} [after] paragraphs after the cases
 * @property {string} [caption] of the live tree, if it has one
 *
 * @typedef {'knuth' | 'baudet' | 'pearl' | 'fishburn' | 'russell' | 'principle' | 'pruning' | 'slides'} Reference
 *   a source that Secateur follows; how.html lists them
 *
 * @typedef {object} How the page that explains
 * @property {string} title
 * @property {string} subtitle
 * @property {string} skip
 * @property {string} lead
 * @property {Record<'tree' | 'value' | 'bounds' | 'why' | 'cost' | 'horizon' | 'before', TextSection>} sections
 * @property {{ title: string, gave: Record<Reference, string> }} references
 * @property {{ title: string, text: (version: string) => string }} cite
 *
 * @typedef {'why' | 'values' | 'argument' | 'cuts' | 'ties' | 'order' | 'horizon' | 'chance'} LessonName
 *
 * @typedef {object} Lessons
 * @property {string} title
 * @property {string} subtitle
 * @property {string} skip
 * @property {(minutes: number) => string} minutes
 * @property {Tasks & { more: string }} parts the headings of the exercises
 * @property {(right: number, of: number) => string} row right answers in a row
 * @property {string} done of an exercise
 * @property {(mistake: string) => string} wrong
 * @property {string} plain the error fits no known mistake
 * @property {string} next
 * @property {(done: number, of: number) => string} partsDone of a lesson
 * @property {string} kept
 * @property {string} forget
 * @property {(title: string) => string} following
 * @property {string} end
 * @property {StudyWords} study
 * @property {Record<LessonName, Tasks & { more?: string, title: string, text: string[], caption: string }>} lessons
 *
 * @typedef {Record<'predict' | 'practise' | 'find', string>} Tasks
 *
 * @typedef {object} StudyWords a sheet of the study
 * @property {Record<'before' | 'watch' | 'predict' | 'after', string>} titles
 * @property {Record<'before' | 'watch' | 'predict' | 'after', string>} tasks
 * @property {(item: number, of: number) => string} item
 * @property {string} handedIn
 * @property {string} local
 * @property {string} code
 * @property {string} save
 * @property {(items: number) => string} open
 *
 * @typedef {typeof import('./en/figure.js').figure} FigureWords
 * @typedef {typeof import('./en/edit.js').edit} EditWords
 * @typedef {typeof import('./en/lab.js').lab} LabWords
 * @typedef {typeof import('./en/worksheet.js').worksheet} WorksheetWords
 * @typedef {typeof import('./en/report.js').report} ReportWords
 *
 * @typedef {Omit<ViewerMessages, 'errors'> & PageWords} Messages
 * @typedef {Messages & { lab: LabWords }} LabMessages
 */

/** The words of each language that has been loaded. @type {Map<string, Messages>} */
const wordsByLanguage = new Map()

/**
 * The words for a language tag; English for an unknown language, and for one that cannot be loaded. The
 * same tag gives the same object.
 * @param {string} [tag]
 * @returns {Promise<Messages>}
 * @throws where English cannot be loaded either
 */
export async function messages(tag = 'en') {
  const language = languageFor(tag) ?? 'en'
  const words = wordsByLanguage.get(language) ?? (await join(language))
  // English words that stand in are not kept, so that the next call tries the language again.
  if (!words.standIn && !wordsByLanguage.has(language)) wordsByLanguage.set(language, words)
  return wordsByLanguage.get(language) ?? words
}

/** The words of the viewer and of the pages in one language. @param {string} language @returns {Promise<Messages>} */
async function join(language) {
  const [ofViewer, own] = await Promise.all([
    viewerMessages(language),
    load(language, 'pages').catch(() => null),
  ])
  if (own && !ofViewer.standIn) return { ...ofViewer, ...own }
  const english = { ...(await viewerMessages()), ...(await load('en', 'pages')) }
  const standIn = english.errors['words-unavailable']({ language: ALL[language] })
  return { ...english, standIn }
}

/** The problem of a link, in words. @param {Links} words @param {Problem} problem */
export function linkProblem({ problems }, problem) {
  const say = /** @type {(p: Problem) => string} */ (problems[problem.code])
  return say(problem)
}

/** The same, and the tree that is shown instead. @param {Links} words @param {Problem} problem */
export function linkErrorText(words, problem) {
  return `${linkProblem(words, problem)} ${words.instead}`
}
