/** The words of the main page: headings, buttons, labels, states. */

import { labels } from './option-labels.js'
import { count, number, things } from './numbers-and-names.js'

export const ui = {
  // The page.
  title: 'Secateur',
  description: 'Watch minimax and alpha–beta search a game tree, one step at a time.',
  skip: 'Skip to the tree',
  /** The texts of a first visit; the second leads to the page that explains. */
  welcome: {
    watch: 'Press Next step, and watch which leaves are never looked at.',
    how: 'New here? Two minutes: how it works',
  },
  language: 'Language',
  theme: (/** @type {string} */ name) => `Theme: ${name}`,
  themeSystem: 'same as system',
  themeLight: 'light',
  themeDark: 'dark',
  projector: 'Projector mode',
  /** The controls of projector mode. The last three hide and show a part. */
  projecting: {
    previous: 'Previous example',
    next: 'Next example',
    shown: 'Shown or hidden',
    sentence: 'Sentence',
    values: 'Values',
    windows: 'Windows',
    code: 'The link to this page as a QR code',
    noCode: 'The link is too long for a QR code.',
  },
  settings: 'Settings',
  figure: 'Save as a figure',
  byHand: 'Edit by hand',
  noHand: 'Editing could not be loaded. Try again.',
  ownSearch: 'Own search',
  noOwnSearch: 'This part could not be loaded. Try again.',
  /** The keys of the page, for the help. */
  pageKeys: [
    { keys: ['S'], does: 'fold the settings away, or show them' },
    { keys: ['P'], does: 'projector mode, in and out; Esc leaves it too' },
    { keys: ['N'], does: 'in projector mode: the next example; with Shift the one before' },
    { keys: ['V'], does: 'in projector mode: compare minimax and alpha–beta, or end it' },
    { keys: ['O'], does: 'in projector mode: a spotlight at the pointer' },
    { keys: ['Q'], does: 'in projector mode: the link as a QR code for the phones of the class' },
    {
      keys: ['1', '2', '3'],
      does: 'in projector mode: hide the sentence, the values, the windows, or show them',
    },
    {
      keys: ['Page ↑', 'Page ↓'],
      does: 'in projector mode: one step back or forward, as clickers do',
    },
  ],
  help: 'Help',
  share: 'Share',

  // The examples.
  example: 'Example',
  exampleOwn: 'Your own tree',
  exampleEdited: 'edited',
  exampleChanged:
    'The tree, the order or a rule was changed, so the description of the example may no longer apply.',
  exampleAgain: 'Back to the example',

  // The editor.
  tree: 'Tree',
  asText: 'As text',
  treeIs: (/** @type {number} */ nodes, /** @type {number} */ leaves) =>
    `${things(nodes, 'node', 'nodes')}, ${things(leaves, 'leaf', 'leaves')}.`,
  errorAt: (
    /** @type {number} */ line,
    /** @type {number} */ column,
    /** @type {string} */ problem,
  ) => `Line ${count(line)}, column ${count(column)}: ${problem}`,
  foreign: {
    python: 'This looks like Python lists in which the names of nodes come first.',
    indented: 'This looks like indented text: one node per line, children farther right.',
    efg: 'This looks like a game of Gambit.',
    read: 'Read it that way',
  },
  /** @param {string} read @param {string} meant */
  decimalComma: (read, meant) =>
    `A comma separates leaves, so the tree is ${read}. With decimal commas it would be ${meant}.`,
  decimalPoints: 'Read them as decimals',
  goToError: 'Go to the error',
  lastGood: 'Showing the last valid tree.',
  lastSearch: (/** @type {string} */ problem) => `${problem} Showing the previous search.`,
  notation: 'How to write a tree',
  grammar: [
    [
      '((3 12 8) (2 4 6))',
      'A number is a leaf, a pair of brackets an inner node; MAX and MIN take turns.',
    ],
    ['[[3,12],{2,4}]', '( ), [ ] and { } are alike; commas are spaces.'],
    ['A(B(2 3) x:5)', 'A name right before a bracket or “:” names a node or a leaf.'],
    ['MIN(3 MIN(4 5))', 'MAX or MIN before a bracket says who moves there.'],
    ['(2 a b)', 'A name alone is an unknown value. Only a search that needs it stops.'],
    ['(A=4(1 9) 6)', 'A static value, used where a depth limit stops the search.'],
    ['(3 5) # mine', 'A comment, to the end of its line.'],
  ],

  // A random tree.
  random: 'Random tree',
  randomBranching: labels['random.branching'],
  randomDepth: labels['random.depth'],
  randomLowest: 'Lowest value',
  randomHighest: 'Highest value',
  randomSeed: labels['random.seed'],
  randomTies: labels['random.ties'],
  randomTiesFree: 'any',
  randomIrregular: labels['random.irregular'],
  randomSeedFree: 'drawn',
  /** @param {number} seed */
  randomSeeded: (seed) => `Seed ${number(seed)}`,
  randomMake: 'Make a random tree',

  // The titles of the tasks in the settings.
  doing: 'Do',
  drawing: 'How it is drawn',

  // Practice.
  practising: {
    practise: 'Practise',
    kind: 'Exercise',
    kinds: {
      practise: 'fill in an answer sheet',
      predict: 'say what the search does next',
      find: 'find the mistake in a run',
    },
    every: 'every decision, not only those worth asking about',
    runKeys:
      'In the picture: left and right arrow go step by step, Space plays, Enter goes on to the next question, A shows the answer.',
    findKeys:
      'In the picture: left and right arrow go step by step, W marks this step as the first wrong one, A shows the answer.',
    mistake: 'Number of the mistake',
    asked: 'Asked',
    asks: {
      values: 'the values of the nodes',
      ranges: 'what is proved about them',
      windows: 'α and β',
      cuts: 'the cut edges',
      move: 'the best move',
      leaves: 'the leaves evaluated, in order',
      count: 'how many leaves are evaluated',
    },
    about: 'Asked about',
    subjects: {
      values: 'what nodes return',
      windows: 'how windows change',
      cuts: 'cut or go on, and who holds the bound',
      again: 'whether a child is searched again',
      table: 'what the table answers',
      passes: 'what a pass returns and evaluates',
      child: 'which child is chosen',
      leaf: 'which node an iteration reaches',
      exploration: 'from which C on another child is chosen',
      backup: 'the numbers after a backup',
    },
    question: 'Kind',
    questions: {
      run: 'what happens in the search',
      known: 'cuts by prior knowledge',
      order: 'the order of the children',
      condition: 'for which values it holds',
      construct: 'make a tree as asked',
      statement: 'judge a statement',
      horizon: 'what the depth limit costs',
    },
    knowing: 'What is known',
    knowings: { values: 'all values lie between', window: 'the root’s window' },
    from: 'from',
    to: 'to',
    goal: 'How many leaves are to be evaluated',
    goals: {
      fewest: 'as few leaves as possible',
      most: 'as many leaves as possible',
      exactly: 'exactly this many leaves',
    },
    depthLimit: 'Depth limit in plies',
    statement: 'Which statement',
    target: 'What the tree should do',
    targets: {
      deep: 'have a deep cutoff',
      deeper: 'have a bound four plies up',
      strict: 'need more with > than ≥',
      shallow: 'gain from deep bounds',
      hard: 'need more fail-hard, with >',
      reversed: 'need fewer from right to left',
    },
    leaves: 'Number of leaves',
    abouts: {
      unseen: 'a node is never visited',
      best: 'a move is the best',
      root: 'values that the root can have',
    },
    whole: 'the unknown values are whole numbers',
    which: 'Which α and β',
    windows: {
      final: 'the final ones',
      entry: 'on entry',
      history: 'all of them, in order',
      own: 'the bound that the node moves',
    },
    keys: 'In the picture: arrow keys go from node to node, Enter opens the fields, X cuts the edge above, Ctrl Z undoes. In the fields Enter goes on.',
    paper: 'Worksheets for paper',
    back: 'Back to the search',
  },

  // The rules.
  search: 'Search',
  explain: 'What each choice changes',
  rulesReset: 'Reset the rules',
  moreRules: 'More rules',
  rulesAgain: 'Passes and table',
}
