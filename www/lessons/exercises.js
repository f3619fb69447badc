/**
 * The exercises of the lessons, in the order in which a lesson has them: tree, rules and what is asked.
 *
 * @import {LessonName} from '../messages/pages.js'
 */

const ORDER = '((3 1) (7 5) (9 8))'

/** @type {Record<LessonName, { text: string, attributes: Record<string, string> }[]>} */
export const EXERCISES = {
  values: [
    { text: '((3 12 8) (2 4 6) (14 5 2))', attributes: { algorithm: 'minimax', ask: 'values' } },
    { text: '(((7 2) (5 9)) ((1 8) (6 4)))', attributes: { algorithm: 'minimax', ask: 'values' } },
    { text: 'MIN((4 2) (5 1 3) (0 6))', attributes: { algorithm: 'minimax', ask: 'values' } },
  ],
  cuts: [
    { text: '((3 12 8) (2 4 6) (14 5 2))', attributes: { ask: 'windows', windows: 'entry' } },
    { text: '((3 12 8) (2 4 6) (14 5 2))', attributes: { ask: 'cuts', cuts: 'edges' } },
    { text: '(((3 5) (6 9)) ((1 2) (0 -1)))', attributes: { ask: 'values cuts' } },
    { text: '(5 (((4 9))))', attributes: { ask: 'cuts' } },
  ],
  order: [
    { text: ORDER, attributes: { ask: 'cuts' } },
    { text: '((8 9) (5 7) (1 3))', attributes: { ask: 'cuts' } },
    { text: '((3 14 8) (9 2 6))', attributes: { ask: 'order', goal: 'fewest' } },
  ],
}
