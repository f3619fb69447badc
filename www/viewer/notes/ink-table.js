/**
 * The looks of the kinds of calls, and their colours on paper. `npm run golden` writes these tables from crate/figure/.
 *
 * @import {Ink} from '../stage/inks.js'
 */

/** By the names of INK in core.js. @type {Record<string, Ink>} */
export const INKS = {
  'null-window': {
    colour: '--kind-window',
    text: '--ink-quiet',
    width: 8,
    dash: [],
    fill: 'solid',
    thins: true,
  },
  're-search': {
    colour: '--kind-window',
    text: '--ink-quiet',
    width: 8,
    dash: [12, 12],
    fill: 'solid',
    thins: true,
  },
  'null-move': {
    colour: '--kind-try',
    text: '--ink-quiet',
    width: 8,
    dash: [1, 12],
    fill: 'solid',
    thins: true,
  },
  quiescence: {
    colour: '--kind-quiescence',
    text: '--ink-quiet',
    width: 8,
    dash: [5, 12],
    fill: 'solid',
    thins: true,
  },
  reduced: {
    colour: '--kind-depth',
    text: '--ink-quiet',
    width: 8,
    dash: [],
    fill: 'solid',
    thins: true,
  },
  extended: {
    colour: '--kind-depth',
    text: '--ink-quiet',
    width: 8,
    dash: [20, 12],
    fill: 'solid',
    thins: true,
  },
  probe: {
    colour: '--kind-try',
    text: '--ink-quiet',
    width: 8,
    dash: [10, 12, 1, 12],
    fill: 'solid',
    thins: true,
  },
}

/** The colours on paper. @type {Record<string, string>} */
export const PAPER = {
  '--kind-window': '#eadf94',
  '--kind-depth': '#f3c498',
  '--kind-try': '#d0c1ec',
  '--kind-quiescence': '#b0dbf4',
}
