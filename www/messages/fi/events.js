/**
 * The words of the log: what each event is called, and what it changes in a few words.
 *
 * @import {PanelWords, Sentences} from '../messages.js'
 */

import { briefTest, count, number, range, window } from './numbers-and-names.js'

/** @type {Sentences} */
const brief = {
  ready: () => '',
  'enter-root': (p) => (p.bounded ? window(p.alpha, p.beta, p.naming) : ''),
  enter: (p) => (p.bounded ? window(p.alpha, p.beta, p.naming) : ''),
  evaluate: ({ value }) => `= ${number(value)}`,
  'stand-pat': ({ value }) => `tyytyy arvoon ${number(value)}`,
  compare: ({ improved, before, best, returned }) =>
    improved
      ? `paras nyt ${returned === 'exact' ? number(best[0]) : range(...best)}`
      : `paras yhä ${number(before)}`,
  cutoff: (p) => `${briefTest(p)}, karsii ${count(p.nodes)}`,
  average: (p) => `lisää ${number(p.product)}, yhteensä ${number(p.sum)}`,
  'chance-cutoff': (p) => brief.cutoff({ ...p, key: 'cutoff', worth: [p.best, p.best] }),
  leave: ({ value }) => `palauttaa ${number(value)}`,
  finish: ({ value }) => `arvo ${number(value)}`,
  'enter-pass': ({ pass, bounded, alpha, beta }) =>
    bounded ? `kierros ${count(pass)}, ${window(alpha, beta)}` : `kierros ${count(pass)}`,
  test: ({ alpha, beta }) => `koe ikkunalla ${window(alpha, beta)}`,
  again: ({ alpha, beta }) => `uudestaan ikkunalla ${window(alpha, beta)}`,
  hit: ({ value }) => `${number(value)} taulusta`,
  narrow: ({ alpha, beta }) => `kapenee: ${window(alpha, beta)}`,
  verdict: ({ verdict }) =>
    ({ low: 'alapuolella', high: 'yläpuolella', exact: 'arvo ikkunassa' })[verdict],
  'program-compare': ({ best, value }) =>
    best === null ? `saa arvon ${number(value)}` : `paras nyt ${number(best)}`,
  'program-cutoff': ({ nodes }) => `jättää pois ${count(nodes)}`,
  'program-leave': ({ value }) => `palauttaa ${number(value)}`,
  'program-finish': ({ value }) => `arvo ${number(value)}`,
  'stop-symbol': () => 'arvo tuntematon',
  'stop-limit': () => 'ei staattista arvoa',
}

/** @type {PanelWords['events']} */
export const events = {
  title: 'Tapahtumat',
  kinds: {
    enter: 'kutsu',
    evaluate: 'arvo',
    compare: 'vertailu',
    cutoff: 'katkaisu',
    leave: 'palautus',
    finish: 'loppu',
    again: 'uudestaan',
    hit: 'taulu',
    narrow: 'kapenee',
    verdict: 'kierros päättyy',
    'stand-pat': 'tyytyy',
  },
  brief,
}
