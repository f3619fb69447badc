/**
 * Die Wörter von Suchen, die noch einmal suchen. Sie werden mit der ersten solchen Suche geladen.
 *
 * @import {Place as Where} from '../../types.js'
 */

import { count, place, things } from './phrases.js'

export const passes = {
  title: 'Durchgänge',
  all: 'ganz',
  /** @param {number} number @param {number} step */
  seek: (number, step) => `${count(number)}: zu Schritt ${count(step)}`,
  ways: {
    pass: { title: 'Durchgang', next: 'Nächster Durchgang', before: 'Voriger Durchgang' },
    again: {
      title: 'noch einmal',
      next: 'Nächste erneute Suche',
      before: 'Vorige erneute Suche',
    },
    call: {
      title: 'Aufruf',
      next: 'Nächster Aufruf für den gewählten Knoten',
      before: 'Voriger Aufruf für den gewählten Knoten',
    },
  },
  passes: {
    /** @param {number} n */
    title: (n) => `${things(n, 'Durchgang', 'Durchgänge')} durch den Baum`,
    head: {
      number: 'Durchgang',
      depth: 'Tiefe',
      window: 'Fenster',
      value: 'Wert',
      calls: 'Aufrufe',
      fresh: 'neue Knoten',
    },
  },
  calls: {
    /** @param {Where} where */
    title: (where) => `Aufrufe für ${place(where)}`,
    /** @param {Where} where */
    none: (where) => `Bis zu diesem Schritt gibt es keinen Aufruf für ${place(where)}.`,
    head: { number: 'Aufruf', pass: 'Durchgang', window: 'Fenster', value: 'Rückgabe' },
  },
}
