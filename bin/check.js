// Holds the trace of a program against the search of the rules, for an autograder or a build.

import { createReadStream, openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { stdin } from 'node:process'
import { namesOf } from '../www/api/rules.js'
import { LISTINGS, SecateurError, open } from '../www/core.js'
import { GAME } from '../www/element/attribute-names.js'
import { optionsOf } from '../www/element/attributes.js'
import { sourceOf } from '../www/element/source.js'
import { likelihood, unjudgedOf, wrongness } from '../www/figure/finding.js'
import { messages, partOf } from '../www/messages/messages.js'
import { Usage, checkLanguage } from './arguments.js'
import { attributesOf, withFile, write } from './commands.js'
import { csvOf, differencesOf } from './differences.js'
import { textOf } from './text.js'

/**
 * @import {Arguments} from './arguments.js'
 * @import {Search} from '../www/core.js'
 * @import {ImportedWords} from '../www/messages/imported.js'
 * @import {Tolerance, TraceSource, View} from '../www/types.js'
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

/**
 * @param {Arguments} args
 * @returns {Promise<number>} the exit code
 */
export async function check(args) {
  const { values } = args
  checkLanguage(values)
  const flags = /** @type {Record<string, unknown>} */ (values)
  if (flags.junit && (flags.json || flags.differences)) {
    throw new Usage('--junit tells one answer: it goes with neither --json nor --differences.')
  }
  const file = args.file === '-' ? '<stdin>' : (args.file ?? '')
  const result = await checkTrace(args, file)
  await write(values.output, [formatted(result, flags)])
  return result.agrees ? 0 : 1
}

/** A result in the format that is asked for. @param {Result} result @param {Record<string, unknown>} flags */
function formatted(result, { junit: asJunit, json: asJson }) {
  if (asJunit) return junit(result)
  if (asJson) return `${JSON.stringify(result)}\n`
  return result.differences ? csvOf(result.differences) : plain(result)
}

/** @param {Arguments} args @param {string} file @returns {Promise<Result>} */
async function checkTrace({ values, file: path }, file) {
  const right = { file, agrees: true, ...NOTHING }
  const w = await partOf(values.lang ?? 'en', 'imported')
  const { tree, rules, tolerate, view, ...others } = values
  const options = optionsOf(attributesOf({ ...others, ...rulesOf(rules) }))
  // Standard input comes piece by piece, because it can be longer than memory.
  const bytes = path === '-' ? stdin : await fileOf(path ?? '')
  const trace = /** @type {TraceSource['trace']} */ (/** @type {unknown} */ (bytes))
  /** @type {TraceSource} */
  const source = {
    trace,
    tolerate: /** @type {Tolerance[]} */ (tolerate?.split(/[\s,]+/).filter(Boolean)),
    ...(view && { view: /** @type {'max' | 'mover'} */ (view) }),
    ...treeOf(tree, others),
  }
  try {
    const search = await withFile(tree ?? `${file}, tree`, open(source, options))
    const found = findingIn(search, source.view ?? 'max', w)
    const unjudged = Object.fromEntries(unjudgedOf(search))
    const result = { ...right, ...found, unjudged }
    if (!(/** @type {Record<string, unknown>} */ (values).differences)) return result
    return { ...result, differences: await differencesOf(search, source, await messages('en')) }
  } catch (error) {
    if (!(error instanceof SecateurError) || !error.code.startsWith('trace-')) throw error
    const { line, column, code } = error
    const say = /** @type {Record<string, (p: object) => string>} */ (w.refusals)[code]
    return { ...right, agrees: false, line, column, code, message: say(error.params) }
  } finally {
    // A program that still writes is told that nobody reads on.
    if (path === '-') stdin.destroy()
  }
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

const NOTHING = {
  line: null,
  column: null,
  step: null,
  code: null,
  message: null,
  likely: null,
  unjudged: {},
}

/** A file, or what is written into a pipe. @param {string} path */
async function fileOf(path) {
  const stats = await stat(path)
  if (stats.isDirectory()) {
    throw Object.assign(new Error(), { code: 'EISDIR', path })
  }
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

/** The rules of `alpha-beta,cut=">"`: a listing or an algorithm, and what differs. @param {string} [text] */
function rulesOf(text = '') {
  const parts = text.split(',').map((part) => part.trim())
  const rules = parts.filter(Boolean).map((part) => {
    const [name, ...rest] = part.split('=')
    if (rest.length === 0) {
      return [LISTINGS.some(({ id }) => id === name) ? 'listing' : 'algorithm', name]
    }
    if (!RULES.includes(name)) {
      throw new Usage(`--rules has ${RULES.join(', ')} and the name of a listing, not '${name}'.`)
    }
    return [name, rest.join('=').replace(/^(["'])(.*)\1$/, '$2')]
  })
  return Object.fromEntries(rules)
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
    : `\n    <failure type="${xml(code ?? '')}" message="${xml(message ?? '')}">${xml(plain(result))}</failure>\n  `
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="secateur check" tests="1" failures="${agrees ? 0 : 1}">
  <testcase classname="secateur" name="${xml(file)}">${failure}</testcase>
</testsuite>
`
}

/** @param {string} text */
function xml(text) {
  const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  // Control characters have no place in XML, not even as references.
  // eslint-disable-next-line no-control-regex
  const plain = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '\ufffd')
  return plain.replace(/[&<>"]/g, (sign) => signs[/** @type {'&'} */ (sign)])
}
