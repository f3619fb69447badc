/** The words of worksheets, on paper and around them. */

import { count, things } from './numbers-and-names.js'

const list = new Intl.ListFormat('en')

export const worksheet = {
  title: 'Worksheets',
  skip: 'Skip to the sheets',
  intro:
    'Exercises on paper, each on a different tree that is worth solving, with solutions. The same settings make the same sheets again.',
  heading: 'Heading',
  headings: {
    'alpha-beta': 'Alpha–beta search',
    minimax: 'Minimax',
    expectiminimax: 'Expectiminimax',
    star1: 'Star1',
    pvs: 'Principal variation search (PVS)',
    mtd: 'MTD(f)',
    mcts: 'Monte-Carlo tree search',
    pns: 'Proof-number search',
  },
  trees: 'Trees on each sheet',
  students: 'Different sheets',
  studentsNote: '0: the same for all',
  seed: 'Seed',
  asks: 'Asked',
  askNames: {
    values: 'values',
    ranges: 'what is proved',
    windows: 'windows',
    cuts: 'cut edges',
    move: 'best move',
    leaves: 'leaves evaluated',
    count: 'how many leaves',
  },
  wishes: 'Trees',
  tie: 'a tie decides a cutoff',
  deep: 'with a deep cutoff',
  negative: 'with negative values',
  bounded: 'unknown values have a bound',
  nothingCut: 'nothing is cut',
  chance: {
    label: 'Chance moves',
    '': 'never',
    expectimax: 'after each player (expectimax)',
    star1: 'after each player (Star1)',
  },
  unknowns: { label: 'Unknown values', both: 'x and y' },
  difficulty: { label: 'Difficulty', any: 'any' },
  parts: {
    label: 'Print',
    both: 'sheets, then solutions',
    sheets: 'sheets',
    solutions: 'solutions',
  },
  print: 'Print',
  latex: 'Save as LaTeX',
  failed: 'The sheets could not be made.',
  /** @param {number} pages */
  made: (pages) => `${things(pages, 'sheet', 'sheets')} made.`,
  name: 'Name',
  date: 'Date',
  /** @param {number} number */
  sheet: (number) => `Sheet ${count(number)}`,
  /** @param {number} number */
  tree: (number) => `Tree ${count(number)}`,
  /** @param {number} most */
  points: (most) => `of ${things(most, 'point', 'points')}`,
  /** @param {number} most */
  worth: (most) => things(most, 'point', 'points'),
  total: 'Total',
  solutions: 'Solutions',
  /** The picture of a tree. @param {number} number */
  picture: (number) => `Game tree ${count(number)}`,
  /** @param {string[]} asked */
  task: (asked) => `For each tree find ${list.format(asked)}.`,
  asked: {
    values: 'the value that each node returns',
    ranges: 'what is proved about each value (3, ≤ 2, ≥ 8 or 2 … 5)',
    windows: {
      final: 'the final α and β of each node',
      entry: 'α and β of each node on entry',
      history: 'all values of α and β of each node, in order',
      own: 'the final value of the bound that each node itself moves',
    },
    cuts: 'the edges that are cut (strike them through in the tree)',
    move: 'the best move',
    leaves: 'the leaves that are evaluated, in order',
    count: 'how many leaves are evaluated',
  },
  decide:
    'Each tree is shown at one step of its search. Answer the question above it, and give a reason where there is room for one.',
  answer: 'Answer',
  reason: 'Reason',
  unseen: 'The fields of a node that is never entered stay empty.',
  whole: {
    cuts: 'Edges cut, by the nodes below them',
    move: 'Best move',
    leaves: 'Leaves evaluated, in order',
    count: 'Number of leaves evaluated',
  },
}
