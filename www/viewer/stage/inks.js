/**
 * The look of each ink of the scene. Colours are custom properties of tokens.css. No two inks differ by
 * colour alone.
 *
 * @typedef {object} Ink
 * @property {string} colour of the line
 * @property {string} text colour of type
 * @property {number} width of the line in CSS pixels
 * @property {number[]} dash
 * @property {boolean} [thins] drawn thinner where the tree is dense
 * @property {'paper' | 'tint' | 'none' | 'solid' | 'translucent'} fill of a shape; `tint`: a pale shade of the
 *   line's colour; `translucent`: paper that the marks below shine through
 *
 * @typedef {object} Look the values of the page that the painter needs
 * @property {Record<string, Ink>} inks by the names of INK in core.js
 * @property {string} paper
 * @property {string} type family of type
 * @property {Float64Array} advances how wide the characters of MEASURED are in that type, in ems
 * @property {number} scale factor on lines and gaps, the same as on type
 * @property {(mix: number) => number} cover opacity of that colour, 0 … 1: where all nodes are pruned, it
 *   falls as they come apart
 * @property {boolean} shaded whether shapes of MIN have a shade inside: where nodes are large enough to show one
 * @property {(mix: number) => string} shade colour of a mark of many nodes, by its `mix`
 */

import { MEASURED } from '../../api/legend.js'
import { coloursOf } from '../../dom/colours.js'
import { make } from '../../dom/make.js'
import { AFAR, INKS, PAPER } from './ink-table.js'

/** The font weight of all texts of a picture. */
export const WEIGHT = 500
/** The font size, in pixels, at which characters are measured. */
const MEASURE = 100

/** Pixels: leaves closer than this have thinner lines. */
const DENSE = 16
const THINNEST = 0.45
/** Pixels: leaves this far apart are drawn one by one. */
const APART = 2
const PALEST = 0.35
/** The bits of a mix that hold the share of pruned nodes. */
const ALL_PRUNED = 0x00f0

/** The tokens of all inks. */
const tokens = () => [
  ...new Set(['--paper', ...Object.values(INKS).flatMap(({ colour, text }) => [colour, text])]),
]

/**
 * Adds inks that few pictures need, for themes that are read from then on.
 * @param {Record<string, Ink>} inks
 * @param {Record<string, string>} paper their colours on paper
 */
export function addInks(inks, paper) {
  Object.assign(INKS, inks)
  Object.assign(PAPER, paper)
}

/**
 * The mean of the colours of the states, by their shares and weights.
 * @param {number} mix
 * @param {readonly (readonly number[])[]} colours red, green and blue by state
 */
function shadeOf(mix, colours) {
  const shares = AFAR.map(({ weight }, state) => weight * ((mix >> (12 - 4 * state)) & 15))
  const sum = shares.reduce((a, b) => a + b) || 1
  const part = (/** @type {number} */ i) =>
    Math.round(shares.reduce((total, share, state) => total + share * colours[state][i], 0) / sum)
  return `rgb(${part(0)} ${part(1)} ${part(2)})`
}

/** Red, green and blue of a colour as #rrggbb. @param {string} colour */
function channels(colour) {
  return [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16))
}

/**
 * The theme of an element. It is read on first use and kept until `forget`, because reading makes the browser
 * compute the styles of everything written before.
 */
export class Theme {
  #element
  /** The look where leaves are far apart. @type {Look | null} */
  #wideLook = null
  /** The look last asked for. @type {{ unit: number, look: Look } | null} */
  #last = null

  /** @param {Element} element */
  constructor(element) {
    this.#element = element
  }

  /** Makes the next use read the theme again. */
  forget() {
    this.#wideLook = null
    this.#last = null
  }

  /** The factor on all sizes of type. */
  get scale() {
    return this.#plain.scale
  }

  /** The widths of characters. */
  get advances() {
    return this.#plain.advances
  }

  /** @param {number} unit distance of two neighbouring leaves @returns {Look} */
  look(unit) {
    if (this.#last?.unit !== unit) this.#last = { unit, look: thinned(this.#plain, unit) }
    return this.#last.look
  }

  /** The look on paper, in every theme. @param {number} unit @returns {Look} */
  onPaper(unit) {
    const { type, advances } = this.#plain
    return thinned(
      lookIn((name) => PAPER[name], { type, advances, scale: 1 }),
      unit,
    )
  }

  get #plain() {
    this.#wideLook ??= readLook(this.#element)
    return this.#wideLook
  }
}

/** @param {string} type family of type */
function measure(type) {
  const context = make('canvas').getContext('2d')
  if (!context) return Float64Array.from(MEASURED, () => 0.6)
  context.font = `${WEIGHT} ${MEASURE}px ${type}`
  return Float64Array.from(MEASURED, (one) => context.measureText(one).width / MEASURE)
}

/** @param {Element} element @returns {Look} */
function readLook(element) {
  const style = getComputedStyle(element)
  const colours = coloursOf(element, tokens())
  return lookIn((name) => colours.get(name) ?? '', {
    type: style.fontFamily,
    advances: measure(style.fontFamily),
    scale: Number(style.getPropertyValue('--scale')) || 1,
  })
}

/**
 * The look in the colours of some names.
 * @param {(name: string) => string} colour
 * @param {Pick<Look, 'type' | 'advances' | 'scale'>} rest
 * @returns {Look}
 */
function lookIn(colour, rest) {
  const inks = Object.fromEntries(
    Object.entries(INKS).map(([name, ink]) => [
      name,
      { ...ink, colour: colour(ink.colour), text: colour(ink.text) },
    ]),
  )
  const paper = colour('--paper')
  const under = channels(paper)
  const states = AFAR.map(({ colour: name, depth }) =>
    channels(colour(name)).map((over, i) => over * depth + under[i] * (1 - depth)),
  )
  /** @type {Map<number, string>} by mix; there are few different ones */
  const shades = new Map()
  const shade = (/** @type {number} */ mix) => {
    const mean = shades.get(mix) ?? shadeOf(mix, states)
    shades.set(mix, mean)
    return mean
  }
  return { inks, paper, ...rest, cover: () => 1, shaded: true, shade }
}

/**
 * The look where leaves are close: lines are thinner, and marks of pruned nodes more opaque.
 * @param {Look} look
 * @param {number} unit
 */
export function thinned(look, unit) {
  const thin = Math.min(Math.max(unit / DENSE, THINNEST), 1)
  const inks = Object.fromEntries(
    Object.entries(look.inks).map(([name, ink]) => [
      name,
      ink.thins ? { ...ink, width: ink.width * thin } : ink,
    ]),
  )
  const pale = Math.min(Math.max(APART - unit, PALEST), 1)
  const cover = (/** @type {number} */ mix) => ((mix & ~ALL_PRUNED) === 0 ? pale : 1)
  return { ...look, inks, cover, shaded: unit >= DENSE / 2 }
}
