/**
 * The words of the log: what each event is called, and what it changes in a few words.
 *
 * @import {Sentences} from '../messages.js'
 */

import { briefTest, count, number, range, window } from './numbers-and-names.js'

/** @type {Sentences} */
const brief = {
  ready: () => '',
  'enter-root': (p) => (p.bounded ? window(p.alpha, p.beta, p.naming) : ''),
  enter: (p) => (p.bounded ? window(p.alpha, p.beta, p.naming) : ''),
  evaluate: ({ value }) => `= ${number(value)}`,
  'stand-pat': ({ value }) => `stands pat on ${number(value)}`,
  compare: ({ improved, before, best, returned }) =>
    improved
      ? `best is now ${returned === 'exact' ? number(best[0]) : range(...best)}`
      : `best stays ${number(before)}`,
  cutoff: (p) => `${briefTest(p)}, prunes ${count(p.nodes)}`,
  average: (p) => `adds ${number(p.product)}, so far ${number(p.sum)}`,
  'chance-cutoff': (p) => brief.cutoff({ ...p, key: 'cutoff', worth: [p.best, p.best] }),
  leave: ({ value }) => `returns ${number(value)}`,
  finish: ({ value }) => `value ${number(value)}`,
  'enter-pass': ({ pass, bounded, alpha, beta }) =>
    bounded ? `pass ${count(pass)}, ${window(alpha, beta)}` : `pass ${count(pass)}`,
  test: ({ alpha, beta }) => `tested with ${window(alpha, beta)}`,
  again: ({ alpha, beta }) => `tested, again with ${window(alpha, beta)}`,
  hit: ({ value }) => `${number(value)} from the table`,
  narrow: ({ alpha, beta }) => `narrows to ${window(alpha, beta)}`,
  verdict: ({ verdict }) =>
    ({ low: 'fails low', high: 'fails high', exact: 'value inside' })[verdict],
  'program-compare': ({ best, value }) =>
    best === null ? `gets ${number(value)}` : `best is now ${number(best)}`,
  'program-cutoff': ({ nodes }) => `leaves out ${count(nodes)}`,
  'program-leave': ({ value }) => `returns ${number(value)}`,
  'program-finish': ({ value }) => `value ${number(value)}`,
  'stop-symbol': () => 'value unknown',
  'stop-limit': () => 'no static value',
}

export const events = {
  title: 'Events',
  kinds: {
    enter: 'enter',
    evaluate: 'evaluate',
    compare: 'compare',
    cutoff: 'cutoff',
    leave: 'leave',
    finish: 'finish',
    again: 'search again',
    hit: 'table',
    narrow: 'table narrows',
    verdict: 'end of pass',
    'stand-pat': 'stand pat',
  },
  brief,
}
