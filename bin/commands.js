// The commands. An option of a command is read as the attribute of <secateur-tree> with its name.

import { createWriteStream } from 'node:fs'
import { extname } from 'node:path'
import { stderr, stdout } from 'node:process'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { LISTINGS, SecateurError, open } from '../www/core.js'
import { NOTATION_OF, translated } from '../www/api/translating.js'
import { GAME, OPTIONS } from '../www/element/attribute-names.js'
import { optionsIn, optionsOf } from '../www/element/attributes.js'
import { sourceOf } from '../www/element/source.js'
import { figure, leftOut, sufficientWidth } from '../www/figure/figure.js'
import { dot, forest } from '../www/figure/graph.js'
import { stepsOf } from '../www/figure/steps.js'
import { countsCsv, traceLines, treeJson } from '../www/figure/trace.js'
import { FIELDS } from '../www/link/fields.js'
import { READABLE, write as writeLink } from '../www/link/fragment.js'
import { pngWithLink, svgWithLink } from '../www/link/in-picture.js'
import { pack } from '../www/link/pack.js'
import { messages } from '../www/messages/messages.js'
import { Usage, checkLanguage } from './arguments.js'
import { renderer } from './png.js'
import { nameOf, textOf } from './input.js'

/**
 * @import {Search} from '../www/core.js'
 * @import {FigureOptions} from '../www/figure/figure.js'
 * @import {Translated} from '../www/types.js'
 * @import {FieldValues} from '../www/link/fragment.js'
 * @import {Messages} from '../www/messages/messages.js'
 * @import {Arguments, Input} from './arguments.js'
 */

/** The formats that file names stand for. @type {Record<string, string>} */
const ENDINGS = { '': 'svg', '.svg': 'svg', '.tex': 'tikz', '.typ': 'typst', '.png': 'png' }
const KINDS = 'Figures are SVG (.svg), TikZ (.tex), Typst (.typ) or PNG (.png)'

/** @param {Arguments} args */
export async function drawFigure(args) {
  const { values } = args
  const format = formatOf(values, ENDINGS, KINDS)
  if (values.seconds !== undefined && format !== 'svg') {
    throw new Usage(`Only SVG moves; --seconds does not go with ${format}.`)
  }
  if (
    values.theme === 'tactile' &&
    (values.seconds !== undefined || !['svg', 'png'].includes(format))
  ) {
    throw new Usage('A tactile sheet is an SVG or a PNG of one step, which does not move.')
  }
  const png = format === 'png' ? await renderer() : null
  const { text, loss, fragment } = await picture(args, format)
  const large = png?.(text, Number(values.scale ?? 2))
  const svg = format === 'svg' ? svgWithLink(text, fragment) : text
  await write(values.output, [large ? pngWithLink(large, fragment) : svg])
  const losses = [loss, lossOfCharacters(text)]
  for (const loss of losses.filter(Boolean)) stderr.write(`secateur: ${loss}\n`)
}

/**
 * The text of a figure, the things that it leaves out, and the fragment of the link to it.
 * @param {Input} input
 * @param {string} format
 * @param {typeof stepsOf} [read] reads the steps
 */
export async function picture(input, format, read = stepsOf) {
  const { values } = input
  const source = { ...input, tree: await textIn(input) }
  checkLanguage(values)
  const m = await messages(values.lang)
  const search = await openSearch(source)
  const steps = read(search, values.step ?? 'last')
  const options = figureOptions(values, format)
  const text = await figure(search, steps, m, options)
  const fragment = await linkOf({ ...values, tree: source.tree.trimEnd(), step: String(steps[0]) })
  return { text, loss: lossOfTexts(search, steps, m, options), fragment }
}

/** The fragment of the link to the requested view, as far as a link can describe it. @param {Input['values']} values */
async function linkOf(values) {
  const entries = Object.entries(inLink(values)).flatMap(([name, value]) =>
    value && name !== 'lang' && FIELDS[name]?.takes(value) ? [[name, value]] : [],
  )
  /** @type {FieldValues} */
  const state = Object.fromEntries(entries)
  const { tree = '' } = state
  return writeLink(state, FIELDS, tree.length > READABLE ? await pack(tree) : null) || '1'
}

/** Attributes with their numbers as a link has them: an attribute has infinity as `inf`, too. @param {Arguments['values']} values */
export function inLink(values) {
  const options = optionsIn(attributesOf(values), [...OPTIONS, ...GAME])
  const texts = Object.entries(options).map(([name, value]) => [name, [value].flat().join(' ')])
  return { ...values, ...Object.fromEntries(texts) }
}

/**
 * The format that is asked for, or that the name of the output stands for.
 * @param {Arguments['values']} values
 * @param {Record<string, string>} endings the formats by the ends of names
 * @param {string} kinds all formats in words
 */
export function formatOf({ format, output = '' }, endings, kinds) {
  const ending = extname(output)
  const found = format ?? endings[ending.toLowerCase()]
  if (found) return found
  throw new Usage(`${kinds}, not '${ending}'. Name the output so, or give --format.`)
}

/**
 * A sentence about texts that a figure leaves out; empty: none.
 * @param {Search} search
 * @param {number[]} steps
 * @param {Messages} m
 * @param {FigureOptions} options
 */
function lossOfTexts(search, steps, m, options) {
  const lost = leftOut(search, steps, m, options)
  if (lost === 0) return ''
  const width = sufficientWidth(search, steps, m, options)
  const texts = lost === 1 ? '1 value or name is' : `${lost} values and names are`
  return `${texts} left out for want of room.${width === null ? '' : ` --width ${width} holds all.`}`
}

/** A sentence about signs that pdflatex lacks; empty: it writes all. @param {string} text */
function lossOfCharacters(text) {
  const lacking = new Set(Array.from(text.matchAll(/\\beyond\{(.)\}/gu), ([, one]) => one))
  if (lacking.size === 0) return ''
  return `pdflatex lacks ${[...lacking].join(' ')} and writes a question mark; compile the file with xelatex or lualatex.`
}

/** @param {Arguments['values']} values @param {string} format @returns {FigureOptions} */
function figureOptions(values, format) {
  const number = (/** @type {string} */ name) => {
    const value = values[name]
    return value === undefined ? undefined : Number(value)
  }
  const { theme, view, captions, convention, windows } = values
  return /** @type {FigureOptions} */ ({
    ...{ format: format === 'png' ? 'svg' : format, theme, view },
    style: withValues({ convention, windows }),
    captions: captions && captions === 'yes',
    ...{ seconds: number('seconds'), columns: number('columns'), width: number('width') },
  })
}

/** @param {Arguments} args */
export async function trace(args) {
  const { output, format = 'jsonl' } = args.values
  const search = await openSearch(args)
  if (format === 'tree') return write(output, [`${search.print()}\n`])
  if (format === 'json') return write(output, [treeJson(search)])
  if (format === 'dot') return write(output, [dot(search)])
  if (format === 'forest') return write(output, [forest(search)])
  return write(output, traceLines(search, rulesOf(args)))
}

/** @param {Arguments} args */
export async function count(args) {
  const { output, listing, algorithm = 'alpha-beta' } = args.values
  const search = await openSearch(args)
  return write(output, [countsCsv(search, listing ?? algorithm)])
}

/** The rules that were asked for, with those of a listing. @param {Arguments} args */
function rulesOf({ values }) {
  const { listing, ...rules } = optionsOf(attributesOf(values))
  return { ...LISTINGS.find(({ id }) => id === listing)?.rules, ...rules, limits: undefined }
}

/** The search of a file, of standard input or of a game. @param {Input} input @returns {Promise<Search>} */
async function openSearch(input) {
  const tree = await textIn(input)
  if (input.values.game !== undefined && tree.trim() !== '') {
    throw new Usage('A tree or a game, not both: leave out its text or --game.')
  }
  const element = attributesOf({ ...input.values, tree })
  return withFile(input.file, open(sourceOf(element), optionsOf(element)))
}

/** The text of the tree; empty: it is that of a game. One of another program is translated. @param {Input} input */
export async function textIn({ values, file, tree }) {
  if (tree !== undefined) return tree
  const text = file === undefined ? '' : textOf(file)
  const from = values.notation ?? NOTATION_OF[extname(file ?? '').toLowerCase()]
  if (!from) return text
  const translation = await withFile(
    file,
    translated(text, /** @type {Translated['from']} */ (from)),
  )
  return translation?.text ?? text
}

/**
 * The same, with the file in an error in its text.
 * @template T
 * @param {string | undefined} file
 * @param {Promise<T>} work
 */
export async function withFile(file, work) {
  try {
    return await work
  } catch (error) {
    if (error instanceof SecateurError && error.line !== null) {
      Object.assign(error, { file: file && nameOf(file) })
    }
    throw error
  }
}

/** Options as the attributes of an element. @param {Arguments['values']} values */
export function attributesOf(values) {
  const getAttribute = (/** @type {string} */ name) => values[name] ?? null
  const hasAttribute = (/** @type {string} */ name) => getAttribute(name) !== null
  return /** @type {Element} */ (/** @type {unknown} */ ({ getAttribute, hasAttribute }))
}

/** The entries that have values. @param {Record<string, any>} entries @returns {Record<string, any>} */
export function withValues(entries) {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined))
}

/**
 * Writes to a file, and tells its name where nobody has chosen it.
 * @param {string | undefined} output the name that is chosen
 * @param {string} usual the name otherwise
 * @param {Iterable<string | Uint8Array>} chunks
 */
export async function writeNamed(output, usual, chunks) {
  await write(output ?? usual, chunks)
  if (output === undefined) await write('-', [`${usual}\n`])
}

/**
 * Writes to a file, or to standard output.
 * @param {string | undefined} output `-`: standard output
 * @param {Iterable<string | Uint8Array>} chunks
 */
export async function write(output, chunks) {
  const from = Readable.from(chunks)
  if (output !== undefined && output !== '-') return pipeline(from, createWriteStream(output))
  try {
    await pipeline(from, stdout, { end: false })
  } catch (error) {
    // The reader has closed the pipe, as in `secateur trace … | head`.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPIPE') throw error
  }
}
