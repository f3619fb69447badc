/**
 * The words of the pages: those of the viewer, and those around it.
 *
 * @import {ExampleName, GroupName} from '../page/controls/examples.js'
 * @import {ListingId, Options, Style} from '../types.js'
 * @import {Choice, Complaints, Messages as ViewerMessages} from './messages.js'
 */

import { known, messages as viewerMessages, nameOf } from './messages.js'

/**
 * @typedef {Omit<Required<Options>, 'listing' | 'window' | 'depth' | 'seed' | 'limits'> & Required<Pick<Style, 'convention'>>} Choices
 *
 * @typedef {object} Rules
 * @property {{ [N in keyof Choices]: { label: string, values: Record<Choices[N], Choice> } }} choices
 * @property {{ label: string, effect: (alpha: number, beta: number) => string }} window
 * @property {{ label: string, effect: (plies: number) => string }} depth Infinity: no limit
 * @property {{ label: string, effect: () => string }} seed
 * @property {string} onlyBounds why a rule is disabled for minimax
 * @property {string} notNumber what a field says that cannot be read as a number
 *
 * @typedef {{ title: string, look: string, narration?: string[] }} ExampleWords `look`: what to look for;
 *   `narration`: what the source tells of its own steps
 *
 * @typedef {Record<ListingId, string>} Effects
 *
 * @typedef {object} Own
 * @property {Complaints} errors also where the viewer does without them
 * @property {typeof import('./en/ui.js').ui} ui
 * @property {Rules} rules
 * @property {typeof import('./en/panels.js').choosing} choosing a listing and a view
 * @property {Effects} effects what a listing is
 * @property {typeof import('./en/games.js').games} games
 * @property {typeof import('./en/compare.js').compare} compare
 * @property {Record<ExampleName, ExampleWords>} examples
 * @property {Record<GroupName, string>} groups of examples
 * @property {typeof import('./en/lab.js').lab} lab
 *
 * @typedef {Omit<ViewerMessages, 'errors'> & Own} Messages
 */

/** @type {Record<string, () => Promise<Own>>} */
const OWN = {
  en: async () => (await import('./en/pages.js')).own,
  de: async () => (await import('./de/pages.js')).own,
  fi: async () => (await import('./fi/pages.js')).own,
  'zh-Hans': async () => (await import('./zh-Hans/pages.js')).own,
  'en-XA': async () => (await import('./pseudo.js')).own,
}

/** @type {Map<string, Messages>} */
const joined = new Map()

/**
 * The words for a language tag, English where there are no others, or they cannot be loaded. The same
 * words are the same object.
 * @param {string} [tag]
 * @returns {Promise<Messages>}
 * @throws where English cannot be loaded either
 */
export async function messages(tag = 'en') {
  const language = known(tag) ?? 'en'
  const words = joined.get(language) ?? (await join(language))
  // Whoever stands in is asked to leave the next time.
  if (!words.standIn && !joined.has(language)) joined.set(language, words)
  return joined.get(language) ?? words
}

/** All in one language. @param {string} language @returns {Promise<Messages>} */
async function join(language) {
  const none = () => null
  const [ofViewer, own] = await Promise.all([viewerMessages(language), OWN[language]().catch(none)])
  if (own && !ofViewer.standIn) return { ...ofViewer, ...own }
  const english = { ...(await viewerMessages()), ...(await OWN.en()) }
  const standIn = english.errors['words-unavailable']({ language: nameOf(language) })
  return { ...english, standIn }
}
