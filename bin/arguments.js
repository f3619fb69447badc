// The arguments of a command: options as the attributes of <secateur-tree>, and the files.

import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { NOTATIONS } from '../www/api/translating.js'
import { CHANCES, EXERCISES, RULES } from '../www/worksheet/request.js'
import { ALL, GAME, OPTIONS } from '../www/element/attribute-names.js'
import { CHOICES as SHOWN, CONVENTIONS, VIEWS, WINDOWS } from '../www/element/attributes.js'
import { languageFor } from '../www/messages/messages.js'

/** A command that nobody understands. */
export class Usage extends Error {}

/** The values of the options of a figure that have few; the core judges the others. */
const OF_FIGURE = {
  format: ['svg', 'tikz', 'typst', 'png'],
  theme: ['light', 'dark', 'auto', 'mono', 'tactile'],
  view: VIEWS,
  convention: CONVENTIONS,
  windows: WINDOWS,
  captions: ['yes', 'no'],
}
/** Options that are numbers above zero. */
const NUMBERS = ['scale', 'width', 'columns', 'seconds']
const OF_WORKSHEET = [
  ...['trees', 'students', 'seed', 'exercise', 'ask', 'windows', 'heading', 'format', 'only'],
  ...['lang', 'convention', 'leaves', 'plies', 'values', 'cutoffs', 'difficulty', 'unknowns'],
  'chance',
  ...RULES,
]
/** The options of the commands that search a tree. */
const OF_TREE = [...OPTIONS, ...GAME, 'notation']

/**
 * @typedef {object} Command
 * @property {string[]} options those with a value, besides those of all commands
 * @property {string[]} [flags] the options without a value
 * @property {Record<string, readonly string[]>} [choices] the values of options that have few
 * @property {[least: number, most: number]} [files] the number of files, by default one
 */

/** @type {Record<string, Command>} */
const COMMANDS = {
  figure: {
    options: [...OF_TREE, 'step', 'lang', ...Object.keys(OF_FIGURE), ...NUMBERS],
    choices: OF_FIGURE,
  },
  embed: {
    options: [...OF_TREE, 'format', ...ALL.filter((name) => name !== 'tree')],
    choices: { ...SHOWN, format: ['html', 'svg', 'tikz', 'typst'] },
  },
  trace: {
    options: [...OF_TREE, 'format'],
    choices: { format: ['jsonl', 'tree', 'json', 'dot', 'forest'] },
  },
  count: { options: OF_TREE },
  check: {
    options: [...OF_TREE, 'tree', 'rules', 'tolerate', 'view', 'lang'],
    flags: ['json', 'junit', 'differences'],
    choices: { view: VIEWS },
  },
  pack: { options: [], flags: ['scorm', 'scorm-2004', 'cmi5'] },
  grade: { options: ['answers'] },
  report: {
    options: ['format', 'lang'],
    choices: { format: ['html', 'csv'] },
    files: [1, Infinity],
  },
  watch: { options: ['port', 'listen', 'keep', 'lang'], files: [0, Infinity] },
  worksheet: {
    options: OF_WORKSHEET,
    flags: ['tie', 'deep', 'negative', 'bounded'],
    choices: {
      ...{ format: ['html', 'tex'], only: ['sheets', 'solutions'], convention: CONVENTIONS },
      ...{ chance: CHANCES.filter(Boolean), exercise: EXERCISES },
    },
    files: [0, 0],
  },
}

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
  const { options: names, flags, choices } = COMMANDS[command]
  const [mine, others] = command === 'watch' ? splitWords(words) : [words, []]
  const { values, positionals } = parse(mine, names, flags)
  const { help = false, ...rest } = values
  const options = /** @type {Arguments['values']} */ (rest)
  checkValues(options, { ...choices, notation: NOTATIONS })
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
  const [least, most] = COMMANDS[command].files ?? [1, 1]
  if (files.length > most) {
    throw new Usage(
      most === 0
        ? `Trees are drawn; there is no file '${files[0]}'.`
        : `One file at a time, not also '${files[1]}'.`,
    )
  }
  if (command !== 'watch') checkInputs(files, values)
  if (needsThem && files.length < least) {
    throw new Usage('Which one? Name its file, or - for standard input.')
  }
}

/** @param {string[]} files @param {Input['values']} values @throws {Usage} where one would be read twice, or lost */
function checkInputs(files, { tree, answers, output = '-' }) {
  const inputs = [...files, tree, answers].flatMap((name) => name ?? [])
  if (inputs.filter((name) => name === '-').length > 1)
    throw new Usage('Standard input is one file: name the other one.')
  if (output !== '-' && inputs.some((name) => isSame(name, output)))
    throw new Usage(`The output would replace the input '${output}'. Name another file.`)
  refuseTwice(files)
}

/** Whether two names are those of one file, which links can give it. @param {string} name @param {string} other */
function isSame(name, other) {
  if (resolve(name) === resolve(other)) return true
  const [one, two] = [name, other].map((path) => statSync(path, { throwIfNoEntry: false }))
  return one?.ino === two?.ino && one?.dev === two?.dev && one?.isFile() === true
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
  const names = COMMANDS.watch.options.map((name) => `--${name}`)
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
  const args = joinValues(words, texts)
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true, tokens: true })
    refuseTwice(parsed.tokens.flatMap((token) => (token.kind === 'option' ? token.name : [])))
    return parsed
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error)
    // Node adds advice about files whose names begin with a hyphen.
    const unknown = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
    throw new Usage(unknown ? message.replace(/\. .*/, '.') : message)
  }
}

/** @param {string[]} names of options or files, as they were given @throws {Usage} where one of them would be left out, or count twice */
export function refuseTwice(names) {
  const twice = names.find((name, at) => names.indexOf(name) < at)
  if (twice) throw new Usage(`'${twice}' is given twice. Give it once.`)
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
