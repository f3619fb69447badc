// The arguments of a command: options as the attributes of <secateur-tree>, and the files.

import { parseArgs } from 'node:util'
import { NOTATIONS } from '../www/api/translating.js'
import { CHANCES, EXERCISES, RULES } from '../www/worksheet/order.js'
import { ALL, GAME, OPTIONS } from '../www/element/attribute-names.js'
import { CHOICES as SHOWN, CONVENTIONS, VIEWS, WINDOWS } from '../www/element/attributes.js'
import { languageFor } from '../www/messages/messages.js'

/** A command that nobody understands. */
export class Usage extends Error {}

const FORMATS = ['svg', 'tikz', 'typst', 'png']
const THEMES = ['light', 'dark', 'auto', 'mono', 'tactile']

/** The values of options that have few; the core judges the others. @type {Record<string, readonly string[]>} */
const CHOICES = {
  format: FORMATS,
  theme: THEMES,
  view: VIEWS,
  convention: CONVENTIONS,
  windows: WINDOWS,
  captions: ['yes', 'no'],
}
/** Options that are numbers above zero. */
const NUMBERS = ['scale', 'width', 'columns', 'seconds']
const OF_FIGURE = ['step', 'lang', ...Object.keys(CHOICES), ...NUMBERS]
const OF_WORKSHEET = [
  ...['trees', 'students', 'seed', 'exercise', 'ask', 'windows', 'heading', 'format', 'only'],
  ...['lang', 'convention', 'leaves', 'plies', 'values', 'cutoffs', 'difficulty', 'unknowns'],
  'chance',
  ...RULES,
]
/** The options of each command, besides those of all. @type {Record<string, string[]>} */
const OWN = {
  ...{ figure: OF_FIGURE, trace: ['format'], count: [], pack: [], worksheet: OF_WORKSHEET },
  check: ['tree', 'rules', 'tolerate', 'view', 'lang'],
  embed: ['format', ...ALL.filter((name) => name !== 'tree')],
  grade: ['answers'],
  report: ['format', 'lang'],
  watch: ['port', 'listen', 'keep', 'lang'],
}
/** Options without a value. @type {Record<string, string[]>} */
const FLAGS = {
  check: ['json', 'junit', 'differences'],
  pack: ['scorm', 'scorm-2004', 'cmi5'],
  worksheet: ['tie', 'deep', 'negative', 'bounded'],
}
/** @type {Record<string, Record<string, readonly string[]>>} */
const CHOICES_OF = {
  trace: { format: ['jsonl', 'tree', 'json', 'dot', 'forest'] },
  check: { view: VIEWS },
  embed: { ...SHOWN, format: ['html', 'svg', 'tikz', 'typst'] },
  report: { format: ['html', 'csv'] },
  worksheet: {
    ...{ format: ['html', 'tex'], only: ['sheets', 'solutions'], convention: CONVENTIONS },
    ...{ chance: CHANCES.filter(Boolean), exercise: EXERCISES },
  },
}
/** How many files a command takes, at least and at most; the others take one. @type {Record<string, [number, number]>} */
const FILES = { worksheet: [0, 0], report: [1, Infinity], watch: [0, Infinity] }

/**
 * @typedef {object} Input
 * @property {Record<string, string | undefined>} values of the options
 * @property {string | undefined} file
 * @property {string} [tree] the text of the file, where it has been read
 *
 * @typedef {object} More
 * @property {boolean} help
 * @property {string[]} files all of them; those of a report; for `watch` a command and its words
 *
 * @typedef {Input & More} Arguments
 */

/**
 * @param {string} command
 * @param {string[]} words
 * @returns {Arguments}
 * @throws {Usage}
 */
export function readArguments(command, words) {
  const ofTree = ['grade', 'pack', 'report', 'watch', 'worksheet'].includes(command)
    ? []
    : [...OPTIONS, ...GAME, 'notation']
  const [mine, others] = command === 'watch' ? splitWords(words) : [words, []]
  const { values, positionals } = parse(mine, [...ofTree, ...OWN[command]], FLAGS[command])
  const { help = false, ...rest } = values
  const options = /** @type {Arguments['values']} */ (rest)
  checkValues(options, { ...(CHOICES_OF[command] ?? CHOICES), notation: NOTATIONS })
  const files = [...positionals, ...others]
  const game = options.game !== undefined && command !== 'check'
  checkFiles(command, files, options, !help && !game)
  return { values: options, help: help === true, file: files[0], files }
}

/** @param {Input['values']} values @param {Record<string, readonly string[]>} choices @throws {Usage} */
function checkValues(values, choices) {
  for (const [name, allowed] of Object.entries(choices)) {
    const value = values[name]
    if (value !== undefined && !allowed.includes(value)) {
      throw new Usage(`--${name} is one of ${allowed.filter(Boolean).join(', ')}, not '${value}'.`)
    }
  }
  for (const name of NUMBERS) {
    if (values[name] !== undefined && !(Number(values[name]) > 0)) {
      throw new Usage(`--${name} is a number above 0, not '${values[name]}'.`)
    }
  }
}

/** @param {string} command @param {string[]} files @param {Input['values']} values @param {boolean} needsThem @throws {Usage} */
function checkFiles(command, files, values, needsThem) {
  const [least, most] = FILES[command] ?? [1, 1]
  if (files.length > most) {
    throw new Usage(
      most === 0
        ? `Trees are drawn; there is no file '${files[0]}'.`
        : `One file at a time, not also '${files[1]}'.`,
    )
  }
  const inputs = command === 'watch' ? [] : [...files, values.tree, values.answers]
  if (inputs.filter((name) => name === '-').length > 1)
    throw new Usage('Standard input is one file: name the other one.')
  if (needsThem && files.length < least) {
    throw new Usage('Which one? Name its file, or - for standard input.')
  }
}

/** @param {Input['values']} values @throws {Usage} where there are no words in the language */
export function checkLanguage({ lang }) {
  if (lang !== undefined && languageFor(lang) === null) {
    throw new Usage(`There are no words in '${lang}'.`)
  }
}

/**
 * The options of `watch`, and the command that it begins, whose own options are none of ours.
 * @param {string[]} words
 */
function splitWords(words) {
  const names = OWN.watch.map((name) => `--${name}`)
  const at = words.findIndex((word, at) => !word.startsWith('-') && !names.includes(words[at - 1]))
  const end = words.indexOf('--')
  if (end >= 0 && (at < 0 || end < at)) return [words.slice(0, end), words.slice(end + 1)]
  return at < 0 ? [words, []] : [words.slice(0, at), words.slice(at)]
}

/**
 * @param {string[]} words
 * @param {string[]} texts the names of options that have a value
 * @param {string[]} [flags] those of options that have none
 */
function parse(words, texts, flags = []) {
  const text = { type: /** @type {const} */ ('string') }
  const flag = { type: /** @type {const} */ ('boolean') }
  const options = {
    ...Object.fromEntries(texts.map((name) => [name, text])),
    ...Object.fromEntries(flags.map((name) => [name, flag])),
    output: { ...text, short: 'o' },
    help: { ...flag, short: 'h' },
  }
  try {
    return parseArgs({ args: joinValues(words, texts), options, allowPositionals: true })
  } catch (error) {
    throw new Usage(/** @type {Error} */ (error).message)
  }
}

/** A text that begins as a number below zero does. */
const BELOW_ZERO = /^-(?:[\d.]|inf)/i

/**
 * Joins an option to its value where that begins as a number below zero: `parseArgs` takes the minus for that of an option.
 * @param {string[]} words
 * @param {string[]} texts
 */
function joinValues(words, texts) {
  const end = words.indexOf('--')
  return words.reduce((all, word, at) => {
    const before = all.at(-1) ?? ''
    const mine = BELOW_ZERO.test(word) && texts.some((name) => before === `--${name}`)
    if (mine && (end < 0 || at < end)) all.splice(-1, 1, `${before}=${word}`)
    else all.push(word)
    return all
  }, /** @type {string[]} */ ([]))
}
