/**
 * The languages, each by its own name. A language is a folder here and a few lines below.
 *
 * @import {Parts} from './messages.js'
 */

import { typed as de } from './de/typed-answers.js'
import { typed as en } from './en/typed-answers.js'
import { typed as fi } from './fi/typed-answers.js'
import { typed as zh } from './zh-Hans/typed-answers.js'

/** The languages to choose from, by their tags. @type {Record<string, string>} */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fi: 'Suomi',
  'zh-Hans': '简体中文',
}

/** All languages. The last one is for tests; readers cannot choose it. @type {Record<string, string>} */
export const ALL = { ...LANGUAGES, 'en-XA': 'en-XA' }

/** The words that stand for a sign in a typed answer, of each language. */
export const TYPED = [en, de, fi, zh]

/** The parts of the words of a language, each in a file of that name. @type {readonly (keyof Parts)[]} */
export const PARTS = [
  'words',
  'panels',
  'position',
  'help',
  'exercise',
  'minimal',
  'passes',
  'best-first',
  'imported',
  'pages',
  'links',
  'how',
  'lessons',
  'lab',
  'figure',
  'edit',
  'worksheet',
  'report',
  'watch',
]
