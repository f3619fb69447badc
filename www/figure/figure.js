/**
 * Figures: the picture of a step, of several side by side, or of several one after the other, as SVG, LaTeX or Typst.
 * Figures draw the scenes that the screen shows; only the sheet for fingers is drawn apart.
 *
 * @import {Search} from '../core.js'
 * @import {Scene, Style, View, Viewport} from '../types.js'
 * @import {Messages} from '../messages/messages.js'
 *
 * @typedef {object} FigureOptions
 * @property {'svg' | 'tikz' | 'typst'} [format] default 'svg'
 * @property {'light' | 'dark' | 'auto' | 'mono' | 'tactile'} [theme] default 'light'; 'auto': dark for readers with that preference;
 *   'mono': black and greys; 'tactile': the first step on a sheet for fingers, always as SVG
 * @property {number} [seconds] how long each step is shown: makes an SVG that moves. Without it the steps stand side by
 *   side, with letters
 * @property {boolean} [captions] whether the sentence of each step stands below; default: where there are several steps
 * @property {number} [columns] how many panels stand side by side at most; default: as many as fit into a page
 * @property {View} [view] whose values are shown; default: that of the listing
 * @property {Pick<Style, 'convention' | 'windows' | 'selected' | 'unfolded' | 'minimal' | 'kinds' | 'withheld' | 'answers'>} [style]
 * @property {Viewport} [viewport] the part that is seen; default: the whole tree
 * @property {string} [title] its content, in the place of the step and its sentence
 * @property {number} [width] pixels that the whole tree takes at most
 */

import { inWords } from '../api/failure.js'
import { askPlain, moveToWhole } from '../api/handle.js'
import { addBestFirst, sentence } from '../messages/messages.js'
import { wholeTree, widest } from '../viewer/stage/whole-tree.js'
import { ADVANCES } from './advances.js'
import { tactile } from './tactile.js'

/**
 * @param {Search} search
 * @param {number[]} steps at least one
 * @param {Messages} m the words of the captions, and of the title and description that screen readers read
 * @param {FigureOptions} [options]
 * @returns {Promise<string>} the text of the file
 * @throws {SecateurError} where a step or an option is none
 */
export async function figure(search, steps, m, options = {}) {
  const { format = 'svg', theme = 'light', view = search.listing.view, seconds } = options
  const several = steps.length > 1
  const { captions = several, columns = 0 } = options
  if (search.bestFirst) await addBestFirst(m)
  const sentences = steps.map((step) => sentence(m, search.explain(step, view)))
  const which = several ? [] : [m.viewer.step(steps[0], search.summary.steps)]
  const title = options.title ?? [m.viewer.name, ...which].join('. ')
  const description = options.title === undefined ? sentences.join(' ') : ''
  if (theme === 'tactile') return tactile(search, steps[0], m, { title, description }).svg
  const asked = {
    ...{ steps, format, theme, columns, lang: m.lang, ...layoutOf(search, steps, m, options) },
    ...{ title, description },
    captions: captions ? sentences : [],
    ...(seconds === undefined ? {} : { seconds }),
  }
  try {
    await moveToWhole(search)
    return askPlain(search, 'figure', asked)
  } catch (error) {
    throw await inWords(error)
  }
}

/**
 * How many values, names, ranges and weights find no room in the panel of a figure that leaves out most.
 * @param {Search} search @param {number[]} steps @param {Messages} m @param {FigureOptions} options
 */
export function leftOut(search, steps, m, options) {
  if (options.theme === 'tactile') {
    return tactile(search, steps[0], m, { title: '', description: '' }).leftOut
  }
  const { viewport, style } = layoutOf(search, steps, m, options)
  return Math.max(...steps.map((step) => search.scene(step, viewport, style).leftOut))
}

/**
 * The least of a few widths in which a figure leaves out nothing; null if none of them is wide enough.
 * @param {Search} search @param {number[]} steps @param {Messages} m @param {FigureOptions} options
 */
export function sufficientWidth(search, steps, m, options) {
  if (options.theme === 'tactile') return null
  const most = widest(search, stripOf(steps, options))
  for (let width = options.width ?? most; width < most;) {
    width = Math.min(Math.ceil((width * 1.15) / 10) * 10, most)
    if (leftOut(search, steps, m, { ...options, width }) === 0) return width
  }
  return null
}

/**
 * The viewport and the style of a figure.
 * @param {Search} search
 * @param {number[]} steps
 * @param {Messages} m
 * @param {FigureOptions} options
 */
function layoutOf(search, steps, m, { view = search.listing.view, ...options }) {
  const strip = stripOf(steps, options)
  const viewport = options.viewport ?? wholeTree(search, { strip, width: options.width })
  const style = { ...wordsOf(search, m), ...options.style, view, advances: ADVANCES }
  return { viewport, style }
}

/** Whether panels stand side by side. @param {number[]} steps @param {FigureOptions} options */
function stripOf(steps, { seconds }) {
  return steps.length > 1 && seconds === undefined
}

/** The words in the picture. @param {Search} search @param {Messages} m @returns {Style} */
function wordsOf(search, m) {
  const { min, max } = m.bounds.lettersAt[search.node(0, 0).naming ?? 'greek']
  const { reach, meaning } = m.bounds
  return { decimal: m.decimal, bounds: [min.alpha, max.beta], reach, meaning }
}
