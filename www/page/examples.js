/**
 * The worked trees: those of published figures and of course notes. Their titles, and what to look
 * for in them, are in messages/.
 *
 * @import {Attributes} from './rules.js'
 *
 * @typedef {object} Example
 * @property {string} text
 * @property {Attributes} [rules] all others have their defaults
 * @property {'first' | 'last' | 'cutoff' | number} [step] where it opens; by default the first cutoff
 *
 * @typedef {'textbook' | 'lastMove' | 'atog' | 'twoCutoffs' | 'oneCutoff' | 'wikipedia' | 'deep'
 *   | 'general' | 'unknown' | 'redundantMax' | 'redundantMin' | 'equality' | 'tie' | 'nothingLeft'
 *   | 'minRoot' | 'negative'} ExampleName
 */

/** @type {Record<ExampleName, Example>} */
export const EXAMPLES = {
  textbook: { text: '((3 12 8) (2 4 6) (14 5 2))' },
  lastMove: { text: '((3 12 8) (5 4 6) (14 1 11))' },
  atog: { text: 'A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))' },
  twoCutoffs: { text: '(((3 5) (6 9)) ((1 2) (0 -1)))' },
  oneCutoff: { text: '(((3 5) (2 9)) ((12 5) (23 23)))' },
  wikipedia: {
    text: '(\n  (((5 6) (7 4 5)) ((3)))\n  (((6) (6 9)) ((7)))\n  (((5)) ((9 8) (6)))\n)',
  },
  deep: { text: '(5 (((4 9))))' },
  general: { text: '(m:6 (((n:4 x) 5) 8))' },
  unknown: { text: 'MAX{MIN{3,5,10}, MIN{2,a,b}, MIN{2,7,3}}' },
  redundantMax: { text: '((6 8) (5 7 9))' },
  redundantMin: { text: 'MIN((4 2) (5 1 3))' },
  equality: { text: '((10) (10 0))', rules: { cut: '>' }, step: 'last' },
  tie: { text: '((3) (3 0))', step: 'last' },
  nothingLeft: { text: '((3) (2))', step: 'last' },
  minRoot: { text: 'MIN((11 900) (7 3))', step: 'last' },
  negative: { text: '((-3 -12 -8) (-2 -4 -6))', step: 'last' },
}
