/**
 * The worked examples: trees of published figures and course notes, and games. Their titles and
 * captions are in messages/.
 *
 * @import {RuleAttributes} from './rules.js'
 *
 * @typedef {object} Setting how an example is searched and shown
 * @property {RuleAttributes} [rules] all others have their defaults
 * @property {'first' | 'last' | 'cutoff' | number} [step] where it opens; by default the first cutoff
 * @property {number[]} [narrated] the steps of the source's own narration
 *
 * @typedef {Setting & { text: string }} Example
 * @typedef {Setting & { game: RuleAttributes }} PlayedExample
 *
 * @typedef {'textbook' | 'lastMove' | 'atog' | 'twoCutoffs' | 'oneCutoff' | 'wikipedia' | 'deep'
 *   | 'general' | 'unknown' | 'redundantMax' | 'redundantMin' | 'equality' | 'tie' | 'nothingLeft'
 *   | 'minRoot' | 'negative' | 'worstOrder' | 'idealOrder' | 'exchange' | 'horizon' | 'dice' | 'averages' | 'averagesStretched'
 *   | 'star1' | 'monteCarlo' | 'proofNumbers'} TreeName
 * @typedef {'coins' | 'bestPoint' | 'ticTacToe' | 'pig' | 'provedCoins' | 'provedTicTacToe'} GameName
 * @typedef {TreeName | GameName} ExampleName
 *
 * @typedef {'slides' | 'pruning' | 'principle' | 'figures' | 'fine' | 'chance' | 'bestFirst' | 'games'} GroupName
 */

/** The tree of two examples that differ only in the order of moves. */
const ORDERED =
  '(((3 17 2) (12 15 7) (25 0 9)) ((2 5 3) (14 8 21) (18 6 11)) ((1 19 4) (10 22 13) (16 24 20)))'

/** @type {Record<TreeName, Example>} */
export const EXAMPLES = {
  textbook: { text: '((3 12 8) (2 4 6) (14 5 2))' },
  lastMove: { text: '((3 12 8) (5 4 6) (14 1 11))' },
  atog: {
    text: 'A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))',
    rules: { update: 'before' },
    narrated: [1, 11, 13, 19, 23, 25, 33, 36],
  },
  twoCutoffs: { text: '(((3 5) (6 9)) ((1 2) (0 -1)))' },
  oneCutoff: { text: '(((3 5) (2 9)) ((12 5) (23 23)))' },
  wikipedia: {
    text: '(\n  (((5 6) (7 4 5)) ((3)))\n  (((6) (6 9)) ((7)))\n  (((5)) ((9 8) (6)))\n)',
  },
  deep: { text: '(5 (((4 9))))' },
  general: { text: '(m:6 (((n:4 x) 5) 8))' },
  unknown: { text: 'MAX{MIN{3,5,10}, MIN{2,a,b}, MIN{2,7,3}}' },
  worstOrder: { text: ORDERED, rules: { order: 'worst' }, step: 'last' },
  idealOrder: { text: ORDERED, rules: { order: 'best' }, step: 'last' },
  redundantMax: { text: '((6 8) (5 7 9))' },
  redundantMin: { text: 'MIN((4 2) (5 1 3))' },
  equality: { text: '((10) (10 0))', rules: { cut: '>' }, step: 'last' },
  tie: { text: '((3) (3 0))', step: 'last' },
  nothingLeft: { text: '((3) (2))', step: 'last' },
  minRoot: { text: 'MIN((11 900) (7 3))', step: 'last' },
  negative: { text: '((-3 -12 -8) (-2 -4 -6))', step: 'last' },
  exchange: {
    text: '(B=9!(1 9) C=3(3 4))',
    rules: { depth: '1', quiescence: 'on' },
    step: 'last',
  },
  horizon: {
    text: '(B(C(G=-5(-5 -4))) D(E(F=-1!(-6 -2))))',
    rules: { depth: '3', quiescence: 'on' },
    step: 'last',
  },
  dice: { text: 'A(?B(1/6:(7 9) 5/6:(3 5)) ?C(1/6:(1 2) 5/6:(4 6)))', step: 'last' },
  averages: { text: '(?(3 4) ?(1 5))', step: 'last' },
  averagesStretched: { text: '(?(3 4) ?(1 10))', step: 'last' },
  star1: { text: '(?(4 8) ?(1 6 9))', rules: { values: '0 10' } },
  monteCarlo: {
    text: '((3 12 8) (2 4 6) (14 5 2))',
    rules: { algorithm: 'mcts', iterations: '60' },
    step: 18,
  },
  proofNumbers: {
    text: 'A(\n  B(E(5 2) F(6 1) G(7 4))\n  C(H(8 3) I(9 6))\n  D(J(2 1) K(7 5) L(4 8) M(9 3))\n)',
    rules: { algorithm: 'pns', threshold: '5' },
    step: 12,
  },
}

/** @type {Record<GameName, PlayedExample>} */
export const GAMES = {
  coins: { game: { game: 'coins', coins: '4', take: '1 2' }, step: 'last' },
  bestPoint: {
    game: {
      game: 'five-in-a-row',
      board: '..oo. ..ox. .xxo. xoxx. ...xo',
      win: '4',
      turn: 'o',
      plies: '2',
    },
    step: 113,
  },
  pig: {
    game: { game: 'pig', total: '3', sides: '3', turns: '1' },
    rules: { values: '-1 1', order: 'evaluation' },
    step: 'last',
  },
  ticTacToe: { game: { game: 'tic-tac-toe', board: 'xo. .x. ..o' } },
  provedCoins: {
    game: { game: 'coins', coins: '7', take: '1 2 3' },
    rules: { algorithm: 'pns' },
    step: 'last',
  },
  provedTicTacToe: {
    game: { game: 'tic-tac-toe', board: 'xo. .x. ..o' },
    rules: { algorithm: 'pns' },
    step: 'last',
  },
}

/**
 * The examples, grouped by the document that a reader knows them from; then the others.
 * @type {Record<GroupName, ExampleName[]>}
 */
export const GROUPS = {
  slides: ['textbook', 'general'],
  pruning: ['unknown', 'atog', 'coins', 'worstOrder', 'idealOrder'],
  principle: ['redundantMax', 'redundantMin', 'bestPoint'],
  figures: ['lastMove', 'twoCutoffs', 'oneCutoff', 'wikipedia'],
  fine: ['deep', 'equality', 'tie', 'nothingLeft', 'minRoot', 'negative', 'exchange', 'horizon'],
  chance: ['dice', 'averages', 'averagesStretched', 'star1', 'pig'],
  bestFirst: ['monteCarlo', 'proofNumbers', 'provedCoins', 'provedTicTacToe'],
  games: ['ticTacToe'],
}

/** @param {ExampleName} name @returns {Example | PlayedExample} */
export function exampleOf(name) {
  return { ...EXAMPLES, ...GAMES }[name]
}

/** The source of an example: a text, or the attributes of a game. @param {Example | PlayedExample} example */
export function exampleSource(example) {
  return 'game' in example ? example.game : example.text
}
