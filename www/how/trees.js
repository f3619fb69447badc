/**
 * The live trees of the page that explains, by section: text, rules and first step.
 */

import { EXAMPLES } from '../page/controls/examples.js'

const { textbook, general, idealOrder } = EXAMPLES

/** @type {Record<string, { text: string, attributes: Record<string, string> }>} */
export const TREES = {
  value: {
    text: textbook.text,
    attributes: { algorithm: 'minimax', step: 'last', panels: 'listing' },
  },
  bounds: { text: textbook.text, attributes: { step: 'cutoff', panels: 'listing' } },
  why: { text: general.text, attributes: { step: 'cutoff' } },
  cost: { text: idealOrder.text, attributes: { ...idealOrder.rules, step: 'last' } },
  horizon: { text: '(B=4(1 9) C=3(8 7))', attributes: { depth: '1', step: 'last' } },
  before: { text: '(C=7(6 8) B=4(5 9) D=2(3 7))', attributes: { step: 'last' } },
}
