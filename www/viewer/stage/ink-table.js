/**
 * The looks of inks, the darkness of each state from afar, and the colours on paper. `npm run golden` writes these
 * tables from crate/figure/: figures, prints and the screen have one look. Colours are custom properties of tokens.css.
 *
 * @import {Ink} from './inks.js'
 */

/** By the names of INK in core.js. @type {Record<string, Ink>} */
export const INKS = {
  unreached: {
    colour: '--ahead',
    text: '--ink-quiet',
    width: 1,
    dash: [],
    fill: 'paper',
    thins: true,
  },
  open: { colour: '--open', text: '--open', width: 2.5, dash: [], fill: 'paper' },
  current: { colour: '--open', text: '--open', width: 3, dash: [], fill: 'tint' },
  closed: { colour: '--done', text: '--ink', width: 1.75, dash: [], fill: 'paper', thins: true },
  pruned: {
    colour: '--pruned',
    text: '--pruned-text',
    width: 1,
    dash: [2, 3],
    fill: 'paper',
    thins: true,
  },
  cut: { colour: '--cut', text: '--cut', width: 2.5, dash: [], fill: 'none' },
  variation: { colour: '--variation', text: '--variation', width: 3.5, dash: [], fill: 'paper' },
  quiet: { colour: '--ink-quiet', text: '--ink-quiet', width: 1, dash: [], fill: 'none' },
  selected: { colour: '--focus', text: '--focus', width: 1.5, dash: [5, 3], fill: 'none' },
  band: { colour: '--band', text: '--ink-quiet', width: 0, dash: [], fill: 'solid' },
  shallow: { colour: '--cut', text: '--cut', width: 2, dash: [], fill: 'solid' },
  deep: { colour: '--cut', text: '--cut', width: 2, dash: [8, 5], fill: 'solid' },
  differs: { colour: '--only', text: '--only', width: 22, dash: [], fill: 'solid', thins: true },
  minimal: {
    colour: '--minimal',
    text: '--ink-quiet',
    width: 10,
    dash: [],
    fill: 'solid',
    thins: true,
  },
  extra: { colour: '--differs', text: '--differs', width: 1.75, dash: [3, 3.5], fill: 'none' },
  grid: { colour: '--ahead', text: '--ink-quiet', width: 0.75, dash: [], fill: 'none' },
  piece: { colour: '--ink', text: '--ink', width: 1.25, dash: [], fill: 'none' },
  black: { colour: '--stone-black', text: '--ink', width: 0, dash: [], fill: 'solid' },
  white: { colour: '--stone-white', text: '--ink', width: 0, dash: [], fill: 'solid' },
  last: { colour: '--open', text: '--open', width: 1.25, dash: [2, 1.5], fill: 'none' },
  won: { colour: '--variation', text: '--variation', width: 1.25, dash: [], fill: 'none' },
  dimmed: { colour: '--paper', text: '--pruned-text', width: 0, dash: [], fill: 'translucent' },
  spared: {
    colour: '--ahead',
    text: '--ink-quiet',
    width: 1,
    dash: [6, 3],
    fill: 'paper',
    thins: true,
  },
  earlier: {
    colour: '--ahead',
    text: '--ink-quiet',
    width: 1.75,
    dash: [],
    fill: 'paper',
    thins: true,
  },
  proved: {
    colour: '--variation',
    text: '--variation',
    width: 3,
    dash: [],
    fill: 'tint',
    thins: true,
  },
  disproved: {
    colour: '--cut',
    text: '--cut',
    width: 2.25,
    dash: [4, 3.5],
    fill: 'paper',
    thins: true,
  },
  playout: { colour: '--open', text: '--open', width: 2.25, dash: [1, 5], fill: 'none' },
  share: { colour: '--done', text: '--done', width: 0, dash: [], fill: 'solid' },
}

/** By state: open, closed, pruned, unreached. */
export const AFAR = [
  { colour: '--open', depth: 1, weight: 4 },
  { colour: '--done', depth: 0.78, weight: 4 },
  { colour: '--pruned', depth: 0.6, weight: 1 },
  { colour: '--ahead', depth: 0.5, weight: 1 },
]

/** The colours on paper. @type {Record<string, string>} */
export const PAPER = {
  '--paper': '#ffffff',
  '--band': '#f6f4ee',
  '--ink': '#1d2229',
  '--ink-quiet': '#59626e',
  '--ahead': '#7d848d',
  '--open': '#0069a6',
  '--done': '#3a424c',
  '--pruned': '#bfc2c7',
  '--pruned-text': '#6a7079',
  '--cut': '#b54500',
  '--variation': '#00705a',
  '--differs': '#8a3391',
  '--only': '#f0e2f3',
  '--minimal': '#cfe3da',
  '--focus': '#0069a6',
  '--stone-black': '#1d2229',
  '--stone-white': '#fdfcf9',
}
