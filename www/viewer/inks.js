/**
 * What an ink of the scene looks like. Colours are custom properties of tokens.css; no ink is told
 * from another by its colour alone.
 *
 * @typedef {object} Ink
 * @property {string} colour of the line
 * @property {string} text colour of type
 * @property {number} width of the line in CSS pixels
 * @property {number[]} dash
 * @property {boolean} [thins] where the tree is dense: what there is much of
 * @property {'paper' | 'tint' | 'none' | 'solid' | 'veil'} fill of a shape; a tint is a breath of the line's colour, a
 *   veil lets what is beneath shine through
 *
 * @typedef {object} Look everything the painter needs to know of the page
 * @property {Record<string, Ink>} inks by the names of INK in core.js
 * @property {string} paper
 * @property {string} type family of type
 * @property {number} scale of lines and gaps
 */

/** @type {Record<string, Ink>} */
const INKS = {
  ahead: { colour: '--ahead', text: '--ink-quiet', width: 1, dash: [], fill: 'paper', thins: true },
  open: { colour: '--open', text: '--open', width: 2.5, dash: [], fill: 'paper' },
  current: { colour: '--open', text: '--open', width: 3, dash: [], fill: 'tint' },
  done: { colour: '--done', text: '--ink', width: 1.5, dash: [], fill: 'paper', thins: true },
  pruned: {
    colour: '--pruned',
    text: '--pruned',
    width: 1,
    dash: [2, 3],
    fill: 'paper',
    thins: true,
  },
  cut: { colour: '--cut', text: '--cut', width: 2.5, dash: [], fill: 'none' },
  variation: { colour: '--variation', text: '--variation', width: 3.5, dash: [], fill: 'paper' },
  quiet: { colour: '--ink-quiet', text: '--ink-quiet', width: 1, dash: [], fill: 'none' },
  selected: { colour: '--focus', text: '--focus', width: 1.5, dash: [5, 3], fill: 'none' },
  shallow: { colour: '--cut', text: '--cut', width: 2, dash: [], fill: 'solid' },
  deep: { colour: '--cut', text: '--cut', width: 2, dash: [8, 5], fill: 'solid' },
  band: { colour: '--band', text: '--ink-quiet', width: 0, dash: [], fill: 'solid' },
  differs: {
    colour: '--differs',
    text: '--differs',
    width: 2,
    dash: [],
    fill: 'none',
    thins: true,
  },
  grid: { colour: '--ahead', text: '--ink-quiet', width: 0.75, dash: [], fill: 'none' },
  piece: { colour: '--ink', text: '--ink', width: 1.25, dash: [], fill: 'none' },
  black: { colour: '--stone-black', text: '--ink', width: 0, dash: [], fill: 'solid' },
  white: { colour: '--stone-white', text: '--ink', width: 0, dash: [], fill: 'solid' },
  last: { colour: '--open', text: '--open', width: 1.25, dash: [2, 1.5], fill: 'none' },
  won: { colour: '--variation', text: '--variation', width: 1.25, dash: [], fill: 'none' },
  veil: { colour: '--paper', text: '--pruned', width: 0, dash: [], fill: 'veil' },
}

/** Leaves closer than this, in pixels, have thinner lines. */
const DENSE = 16
const THINNEST = 0.45

/**
 * Reads the theme as it is now.
 * @param {Element} element
 * @param {number} [unit] distance of two neighbouring leaves
 * @returns {Look}
 */
export function look(element, unit = DENSE) {
  const style = getComputedStyle(element)
  /** @param {string} name */
  const read = (name) => style.getPropertyValue(name).trim()
  const thin = Math.min(Math.max(unit / DENSE, THINNEST), 1)
  /** @type {Record<string, Ink>} */
  const inks = {}
  for (const [name, ink] of Object.entries(INKS)) {
    const width = ink.thins ? ink.width * thin : ink.width
    inks[name] = { ...ink, width, colour: read(ink.colour), text: read(ink.text) }
  }
  return { inks, paper: read('--paper'), type: style.fontFamily, scale: scaleOf(element) }
}

/** The factor on all sizes of type. @param {Element} element */
export function scaleOf(element) {
  return Number(getComputedStyle(element).getPropertyValue('--scale')) || 1
}
