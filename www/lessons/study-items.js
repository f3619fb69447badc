/**
 * The items of the study: twelve questions of two parallel tests, and the four searches that one arm watches and the other
 * predicts. tests/js/study.test.js holds that the two tests ask the same of trees of the same shape.
 *
 * @typedef {{ attributes: Record<string, string>, before: string, after: string }} Item the trees of both tests
 */

const VALUES = { algorithm: 'minimax', ask: 'values' }
const EDGES = { ask: 'cuts', cuts: 'edges' }

/** @type {Item[]} */
export const ITEMS = [
  {
    attributes: VALUES,
    before: '((12 6 11) (20 14 18) (19 2 5))',
    after: '((4 20 2) (8 1 14) (19 17 15))',
  },
  {
    attributes: VALUES,
    before: '(((2 13) (10 5)) ((18 17) (3 1)))',
    after: '(((15 18) (17 1)) ((7 4) (14 8)))',
  },
  {
    attributes: { algorithm: 'minimax', root: 'min', ask: 'move' },
    before: '((6 16) (7 18 12) (5 10))',
    after: '((12 9) (6 17 13) (8 15))',
  },
  {
    attributes: EDGES,
    before: '((18 13 19) (5 10 8) (14 4 1))',
    after: '((4 6 16) (10 2 15) (3 7 5))',
  },
  {
    attributes: EDGES,
    before: '(((13 14) (18 7)) ((19 10) (20 11)))',
    after: '(((1 5) (14 9)) ((13 6) (18 19)))',
  },
  {
    attributes: { ask: 'values cuts' },
    before: '(((8 14) (18 13)) ((10 3) (19 9)))',
    after: '(((16 13) (17 5)) ((11 7) (19 14)))',
  },
  {
    attributes: { ask: 'windows', windows: 'entry' },
    before: '((19 8 13) (9 2) (4 1 15))',
    after: '((14 7 19) (16 17) (6 8 13))',
  },
  // A tie decides.
  {
    attributes: EDGES,
    before: '((8 10) (17 12 7) (8 16))',
    after: '((5 18) (20 20 17) (17 4))',
  },
  // Nothing is cut.
  {
    attributes: EDGES,
    before: '((13 5 1) (15 17 9) (11 19 6))',
    after: '((13 1 10) (18 4 7) (17 5 19))',
  },
  // A bound comes from far above.
  {
    attributes: EDGES,
    before: '((((14 27) (19 10)) ((17 22) (24 2))) (((13 9) (12 16)) ((3 5) (30 7))))',
    after: '((((29 14) (6 10)) ((28 19) (30 2))) (((25 5) (1 26)) ((7 12) (16 27))))',
  },
  {
    attributes: { ask: 'count' },
    before: '(((6 5) (17 11 4)) ((16 3) (2 13)))',
    after: '(((4 7) (14 19 20)) ((17 10) (6 8)))',
  },
  {
    attributes: { depth: '2', ask: 'values cuts' },
    before: '((=16(8 1) =9(10 3)) (=2(17 20) =14(6 19)))',
    after: '((=17(4 11) =19(2 9)) (=3(15 10) =7(12 18)))',
  },
]

/** The searches of the two arms. */
export const SEARCHES = [
  '((3 12 8) (2 4 6) (14 5 2))',
  '(((3 5) (6 9)) ((1 2) (0 -1)))',
  '((7 9) (7 10) (8 4 6))',
  '(((5 8) (9 3)) ((2 4) (7 6)))',
]
