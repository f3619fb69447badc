/**
 * Uudelleen hakevien hakujen sanat. Ne ladataan ensimmäisen tällaisen haun kanssa.
 *
 * @import {Place as Where} from '../../types.js'
 */

import { count, place, things } from './phrases.js'

export const passes = {
  title: 'Kierrokset',
  all: 'koko',
  /** @param {number} number @param {number} step */
  seek: (number, step) => `${count(number)}: siirry askeleeseen ${count(step)}`,
  ways: {
    pass: { title: 'kierros', next: 'Seuraava kierros', before: 'Edellinen kierros' },
    again: {
      title: 'uudelleen',
      next: 'Seuraava uudelleenhaku',
      before: 'Edellinen uudelleenhaku',
    },
    call: {
      title: 'kutsu',
      next: 'Valitun solmun seuraava kutsu',
      before: 'Valitun solmun edellinen kutsu',
    },
  },
  passes: {
    /** @param {number} n */
    title: (n) => `${things(n, 'kierros', 'kierrosta')} puun läpi`,
    head: {
      number: 'kierros',
      depth: 'syvyys',
      window: 'ikkuna',
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
}
