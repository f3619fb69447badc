/**
 * Uudelleen hakevien hakujen sanat. Ne ladataan ensimmäisen tällaisen haun kanssa.
 *
 * @import {Place as Where, TableState} from '../../types.js'
 */

import { count, place, range, things } from './numbers-and-names.js'

export const passes = {
  title: 'Kierrokset',
  all: 'koko',
  /** @param {number} number @param {number} step */
  seek: (number, step) => `${count(number)}: siirry askeleeseen ${count(step)}`,
  ways: {
    pass: { title: 'kierros', next: 'Seuraava kierros', before: 'Edellinen kierros' },
    again: {
      title: 'uudelleen',
      next: 'Seuraava uusintahaku',
      before: 'Edellinen uusintahaku',
    },
    call: {
      title: 'kutsu',
      next: 'Valitun solmun seuraava kutsu',
      before: 'Valitun solmun edellinen kutsu',
    },
    hit: {
      title: 'osuma',
      next: 'Seuraava osuma taulussa',
      before: 'Edellinen osuma taulussa',
    },
  },
  /** The finding of a pass: in a column, and in full. */
  short: { low: 'alle', high: 'yli', exact: 'tarkka' },
  verdicts: { low: 'ikkunan alapuolella', high: 'ikkunan yläpuolella', exact: 'ikkunassa: tarkka' },
  passes: {
    /** @param {number} n */
    title: (n) => `${things(n, 'kierros', 'kierrosta')} puun läpi`,
    head: {
      number: '#',
      depth: 'syvyys',
      window: 'ikkuna',
      verdict: 'tulos',
      value: 'arvo',
      calls: 'kutsut',
      fresh: 'uudet solmut',
    },
  },
  calls: {
    /** @param {Where} where */
    title: (where) => `Kutsut: ${place(where)}`,
    /** @param {Where} where */
    none: (where) => `Tähän askeleeseen mennessä ei ole kutsuja: ${place(where)}.`,
    head: { number: 'kutsu', pass: 'kierros', window: 'ikkuna', value: 'palautti' },
  },
  table: {
    title: 'Taulu',
    /** The entry of a position in the table. @param {TableState} state */
    told: (state) => [stored(state), same(state)].filter(Boolean).join(' '),
    /** Above the calls that have stored it. */
    by: 'Tallentanut',
    /** Above the calls that have used it. @param {number} n */
    used: (n) => ['Ei vielä käytetty', 'Käytetty kerran'][n] ?? `Käytetty ${count(n)} kertaa`,
    head: { step: 'askel', node: 'solmu', pass: 'kierros', value: 'arvo' },
    /** @param {number} step */
    seek: (step) => `Siirry askeleeseen ${count(step)}`,
  },
}

/** @param {TableState} state */
function stored({ place: node, slot, entry, taken }) {
  const where = slot ? `Taulun paikassa ${count(slot[0])}/${count(slot[1])}` : 'Taulussa'
  if (taken) {
    return `${where} on toinen asema: ${place(taken)}. Siinä ei ole tietoa ${place(node, 'elative')}.`
  }
  if (!entry) {
    return `${where} ei ole tähän askeleeseen mennessä tietoa ${place(node, 'elative')}.`
  }
  const { lo, hi, plies, limited, best } = entry
  const depth = limited ? `, kun haetaan ${things(plies, 'siirto', 'siirtoa')} alaspäin` : ''
  const move = best ? ` Paras siirto: ${place(best)}.` : ''
  return `${where} on tieto ${place(node, 'elative')}: arvo on ${range(lo, hi)}${depth}.${move}`
}

/** @param {TableState} state */
function same({ same, others }) {
  if (others === 0) return ''
  const more = others - same.length
  const rest = more > 0 ? ` ja ${things(more, 'muu solmu', 'muuta solmua')}` : ''
  return `Sama asema: ${same.map((other) => place(other)).join(', ')}${rest}.`
}
