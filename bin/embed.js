// The element as HTML, with its figure inside: that stands in its place until there is a tree, and where there is no script.

import { Buffer } from 'node:buffer'
import { EXERCISE, SURROUNDINGS } from '../www/element/attribute-names.js'
import { refusals } from '../www/element/attributes.js'
import { markup, unescaped } from '../www/worksheet/markup.js'
import { attributesOf, formatOf, picture, textIn, withValues, write } from './commands.js'

/**
 * @import {Input, Arguments} from './arguments.js'
 *
 * @typedef {object} Embedded
 * @property {Record<string, string>} attributes of the element
 * @property {{ alt: string, src: string }} image its figure, with the sentence of its step
 */

/** The formats that file names stand for. @type {Record<string, string>} */
const ENDINGS = {
  ...{ '': 'html', '.html': 'html', '.htm': 'html', '.md': 'html', '.qmd': 'html' },
  ...{ '.svg': 'svg', '.tex': 'tikz', '.typ': 'typst' },
}
const KINDS =
  'Elements are HTML (.html, .md), their figures alone SVG (.svg), TikZ (.tex) or Typst (.typ)'

/** @param {Arguments} args */
export async function embed(args) {
  const format = formatOf(args.values, ENDINGS, KINDS)
  const { output, ...others } = args.values
  const values = { ...others, format: undefined, notation: undefined }
  const { file } = args
  const input = { values, file, tree: file === undefined ? undefined : await textIn(args) }
  if (format !== 'html') {
    const { text } = await picture(
      { ...input, values: { theme: 'light', ...figureValues(values) } },
      format,
    )
    return write(output, [text])
  }
  const { attributes, image } = await embeddedElement(input)
  const { text } = markup('secateur-tree', attributes, markup('img', image))
  // In Markdown an empty line would end the element.
  await write(output, [`${text.replaceAll('\n', '&#10;')}\n`])
}

/** @param {Input} input with the attributes as values @returns {Promise<Embedded>} */
export async function embeddedElement({ values, file, tree }) {
  const attributes = withValues({ tree: tree?.trimEnd(), ...values })
  const { text } = await picture(
    { values: { theme: 'auto', ...figureValues(values) }, file, tree },
    'svg',
    // The attribute `step` names one step, so that a strip of several cannot be an element.
    (search, name) => [search.stepOf(name)],
  )
  const [refusal] = refusals(attributesOf(values))
  if (refusal) throw refusal
  const [, alt = ''] = text.match(/<desc\b[^>]*>([^<]*)</) ?? []
  const src = `data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`
  return { attributes, image: { alt: unescaped(alt), src } }
}

/** The options that the figure depends on. That of an exercise tells nothing of the search. @param {Arguments['values']} values */
function figureValues(values) {
  const shownValues = Object.entries(values).filter(
    ([name]) => ![...EXERCISE, ...SURROUNDINGS].includes(name),
  )
  const { theme, exercise } = values
  const own = exercise === undefined ? {} : { step: 'first', windows: undefined }
  return { ...Object.fromEntries(shownValues), ...own, ...(theme && { theme }) }
}
