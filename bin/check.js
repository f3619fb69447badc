// Holds the trace of a program against the search of the rules, for an autograder or a build.

import { createReadStream, openAsBlob } from 'node:fs'
import { access, constants, stat } from 'node:fs/promises'
import { stdin } from 'node:process'
import { namesOf } from '../www/api/rules.js'
import { LISTINGS, SecateurError, open } from '../www/core.js'
import { quoted } from '../www/dom/escaped.js'
import { GAME } from '../www/element/attribute-names.js'
import { optionsOf } from '../www/element/attributes.js'
import { sourceOf } from '../www/element/source.js'
import { likelihood, unjudgedOf, wrongness } from '../www/figure/finding.js'
import { errorText, messages, partOf } from '../www/messages/messages.js'
import { Usage, checkLanguage, refuseTwice } from './arguments.js'
import { attributesOf, withFile, write } from './commands.js'
import { csvOf, differencesOf } from './differences.js'
import { nameOf, textOf } from './input.js'

/**
 * @import {Arguments} from './arguments.js'
 * @import {Search} from '../www/core.js'
 * @import {Messages} from '../www/messages/messages.js'
 * @import {ImportedWords} from '../www/messages/imported.js'
 * @import {TraceSource, View} from '../www/types.js'
 *
 * @typedef {object} Result
 * @property {string} file
 * @property {boolean} agrees
 * @property {number | null} line
 * @property {number | null} column
 * @property {number | null} step
 * @property {string | null} code
 * @property {string | null} message
 * @property {{ fault: string, until: number | null, message: string } | null} likely
 * @property {import('./differences.js').Row[]} [differences] all places where both searches part, if they are asked for
 * @property {Record<string, number>} unjudged how many calls there are of each kind that the rules do not know
 */

/** The rules that a comparison by `--rules` can name. */
const RULES = namesOf(({ kind }) => kind === 'word' || kind === 'number').filter(
  (name) => name !== 'listing' && name !== 'algorithm',
)

/** The rules that the header of a trace can name. */
const HEADED = namesOf(({ about }) => about !== 'tree')

/** @param {Arguments} args @returns {Promise<number>} the exit code */
export async function check({ values, file = '' }) {
  checkLanguage(values)
  const flags = /** @type {Record<string, unknown>} */ (values)
  if (flags.junit && (flags.json || flags.differences)) {
    throw new Usage('--junit tells one answer: it goes with neither --json nor --differences.')
  }
  if (values.tree !== undefined && values.game !== undefined) {
    throw new Usage('A tree or a game, not both: leave out --tree or --game.')
  }
  const result = await checkTrace(values, file, Boolean(flags.differences))
  await write(values.output, [formatted(result, flags)])
  return result.agrees ? 0 : 1
}

/** A result in the format that is asked for. @param {Result} result @param {Record<string, unknown>} flags */
function formatted(result, { junit: asJunit, json: asJson }) {
  if (asJunit) return junit(result)
  if (asJson) return `${JSON.stringify(result)}\n`
  return result.differences ? csvOf(result.differences) : plain(result)
}

/**
 * @param {Arguments['values']} values
 * @param {string} path
 * @param {boolean} differences whether all of them are asked for
 * @returns {Promise<Result>}
 */
async function checkTrace(values, path, differences) {
  const right = { file: nameOf(path), ...RIGHT }
  const w = await partOf(values.lang ?? 'en', 'imported')
  const rules = rulesOf(values.rules)
  refuseTwice([...rules.map(([name]) => name), ...Object.keys(values)])
  const options = optionsOf(attributesOf({ ...values, ...Object.fromEntries(rules) }))
  const source = await sourceIn(values, path)
  try {
    const search = await withFile(values.tree ?? `${right.file}, tree`, open(source, options))
    const unjudged = Object.fromEntries(unjudgedOf(search))
    const result = { ...right, ...findingIn(search, source.view ?? 'max', w), unjudged }
    if (!differences) return result
    return { ...result, differences: await differencesOf(search, source, await messages('en')) }
  } catch (error) {
    const ofHeader = isOfHeader(error, options)
    const m = await messages(values.lang ?? 'en')
    return { ...right, ...(ofHeader ? refusalOfHeader(error, m) : refusalIn(error, w)) }
  } finally {
    // A program that still writes gets the end of the pipe.
    if (path === '-') stdin.destroy()
  }
}

/** The trace, and the tree beside it. @param {Arguments['values']} values @param {string} path @returns {Promise<TraceSource>} */
async function sourceIn({ tree, tolerate, view, ...others }, path) {
  // Standard input comes piece by piece, because it can be longer than memory.
  const trace = path === '-' ? stdin : await fileOf(path)
  const source = {
    ...{ trace, tolerate: tolerate?.split(/[\s,]+/).filter(Boolean) },
    ...(view && { view }),
    ...treeOf(tree, others),
  }
  return /** @type {TraceSource} */ (/** @type {unknown} */ (source))
}

/**
 * The result for a file that is no trace: the line at which it is refused, and the reason.
 * @param {unknown} error
 * @param {ImportedWords} w
 * @throws any other error
 */
function refusalIn(error, w) {
  if (!(error instanceof SecateurError) || !error.code.startsWith('trace-')) throw error
  const { line, column, code } = error
  const message = /** @type {Record<string, (p: object) => string>} */ (w.refusals)[code]
  return { agrees: false, line, column, code, message: message(error.params) }
}

/**
 * Whether an error is about a rule of the header, which means nothing where rules are given beside the file.
 * @param {unknown} error
 * @param {object} options
 * @returns {error is SecateurError}
 */
function isOfHeader(error, options) {
  if (!(error instanceof SecateurError)) return false
  const { option, argument } = /** @type {Record<string, string>} */ (error.params)
  const given = HEADED.some((name) => name in options)
  return argument === 'rules' || (!given && HEADED.includes(option))
}

/** The result for a file whose header has a wrong rule. @param {SecateurError} error @param {Messages} m */
function refusalOfHeader(error, m) {
  return { agrees: false, line: 1, code: error.code, message: errorText(m, error) }
}

/** The first wrong number of a search; nothing where none is wrong. @param {Search} search @param {View} view @param {ImportedWords} w */
function findingIn(search, view, w) {
  const finding = search.findingIn(view)
  if (!finding) return {}
  const { line, step, code, likely } = finding
  const message = wrongness(search, finding, w)
  const fault = likely && { ...likely, message: likelihood(search, finding, w) }
  return { agrees: false, line, step, code, message, likely: fault }
}

/** The result of a trace in which nothing is wrong. */
const RIGHT = {
  ...{ agrees: true, line: null, column: null, step: null, code: null },
  ...{ message: null, likely: null, unjudged: {} },
}

/** A file, or the content of a pipe. @param {string} path */
async function fileOf(path) {
  const stats = await stat(path)
  if (stats.isDirectory()) {
    throw Object.assign(new Error(), { code: 'EISDIR', path })
  }
  await access(path, constants.R_OK)
  return stats.isFile() ? openAsBlob(path) : createReadStream(path)
}

/**
 * The tree that is given beside the trace, as text or as a game.
 * @param {string | undefined} file
 * @param {Arguments['values']} values
 */
function treeOf(file, values) {
  if (file !== undefined) return { tree: textOf(file) }
  if (values.game === undefined) return {}
  const game = Object.fromEntries(GAME.map((name) => [name, values[name]]))
  return { tree: /** @type {TraceSource['tree']} */ (sourceOf(attributesOf(game))) }
}

/**
 * The rules of `alpha-beta,cut=">"`: a listing or an algorithm, and the rules that differ, by their names.
 * @param {string} [text]
 * @returns {string[][]}
 */
function rulesOf(text = '') {
  if (text === '') return []
  const parts = text.split(',').map((part) => part.trim())
  return parts.map((part, at) => {
    if (part === '') throw new Usage(`Rule ${at + 1} of --rules '${text}' is empty.`)
    const [name, ...rest] = part.split('=')
    if (rest.length === 0) {
      return [LISTINGS.some(({ id }) => id === name) ? 'listing' : 'algorithm', name]
    }
    if (!RULES.includes(name)) {
      throw new Usage(`--rules has ${RULES.join(', ')} and the name of a listing, not '${name}'.`)
    }
    return [name, rest.join('=').replace(/^(["'])(.*)\1$/, '$2')]
  })
}

/** One line, as compilers write it; nothing where nothing is wrong. @param {Result} result */
function plain({ file, agrees, line, column, message, likely }) {
  if (agrees) return ''
  const place = [file, line, column].filter((part) => part !== null).join(':')
  return `${place}: ${message}${likely ? ` ${likely.message}` : ''}\n`
}

/** @param {Result} result */
function junit(result) {
  const { file, agrees, code, message } = result
  const failure = agrees
    ? ''
    : `\n    <failure type="${xml(code)}" message="${xml(message)}">${xml(plain(result))}</failure>\n  `
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="secateur check" tests="1" failures="${agrees ? 0 : 1}">
  <testcase classname="secateur" name="${xml(file)}">${failure}</testcase>
</testsuite>
`
}

/** A text in XML, where control characters have no place, not even as references. @param {string | null} text */
function xml(text) {
  // eslint-disable-next-line no-control-regex
  return quoted((text ?? '').replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '\ufffd'))
}
