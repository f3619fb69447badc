/**
 * The words of an exercise, loaded where there is one.
 *
 * @import {Place as Where} from '../../types.js'
 */

import { count, mover, number, place, range, things } from './numbers-and-names.js'

const list = new Intl.ListFormat('en')

/** A node as its fields are named: “C, MIN”. @param {Where} where */
function named(where) {
  if (!where.leaf) return `${place(where)}, ${mover(where.player)}`
  const name = where.name ?? `leaf ${number(where.value ?? 0)}`
  return where.parent === null ? name : `${name}, child ${count(where.ordinal)} of ${where.parent}`
}

/** A node inside a sentence. @param {Where} where */
function inside(where) {
  if (!where.leaf) return place(where)
  return where.parent === null ? named(where) : `${named(where)},`
}

export const practise = {
  /** In a package for a learning platform. */
  course: {
    alone: 'No learning platform was found around this page: no score is reported.',
    review: 'The learning platform shows this page for review: no score is reported.',
    taken: 'The learning platform now has your result.',
    unreachable:
      'The learning platform cannot be reached. Leave this page open: what you have handed in is sent again.',
    refused: 'The learning platform has refused a result of yours. Please tell your teacher.',
    back: 'Finish and go back to the course',
  },
  title: 'Answer sheet',
  /** @param {boolean} fields whether nodes have any @param {boolean} cuts whether edges are cut */
  stage: (fields, cuts) =>
    `Picture of the tree. Arrow keys go from node to node${fields ? ', Enter opens the fields of a node' : ''}${cuts ? ', X cuts the edge above it' : ''}.`,
  /** The keys, as the help tells them. */
  keys: [
    { keys: ['←', '↑', '→', '↓'], does: 'in the picture: from node to node' },
    { keys: ['Enter'], does: 'open the fields of the node; in a field: on to the next' },
    { keys: ['Shift', 'Enter'], does: 'in a field: back to the one before' },
    { keys: ['X'], does: 'cut the edge above the node, or undo that' },
    { keys: ['L'], does: 'add the leaf to the list of leaves evaluated' },
    { keys: ['Alt', '←', '→'], does: 'move the node among its siblings, where an order is asked' },
    { keys: ['Ctrl', 'Z'], does: 'undo; with Shift: redo' },
    { keys: ['+', '−', '0'], does: 'zoom in, zoom out, show the whole tree' },
    { keys: ['Esc'], does: 'close the fields' },
    { keys: ['?'], does: 'this help' },
  ],
  /** @param {Where} root @param {number} nodes */
  picture: (root, nodes) =>
    `Game tree of ${things(nodes, 'node', 'nodes')} under ${place(root)}. The answer sheet has all its nodes.`,
  /** @param {string[]} asked */
  task: (asked) => `Find ${list.format(asked)}.`,
  asked: {
    values: 'the value that each node returns',
    ranges: 'what is proved about each value (3, ≤ 2, ≥ 8 or 2 … 5)',
    cuts: 'the edges that are cut',
    move: 'the best move',
    leaves: 'the leaves that are evaluated, in order (click them, or type their values)',
    count: 'how many leaves are evaluated',
    windows: {
      final: 'the final α and β of each node',
      entry: 'α and β of each node on entry',
      history: 'all values of α and β of each node, in order',
      own: 'the final value of the bound that each node itself moves',
    },
  },
  /** The rules, in one line. @param {string[]} rules */
  given: (rules) => `Rules: ${rules.join(', ')}.`,
  rules: {
    minimax: 'minimax, nothing is cut',
    cut: { '>=': 'cut on ≥ and ≤', '>': 'cut on > and <' },
    returns: { soft: 'fail-soft', hard: 'fail-hard' },
    shallow: 'only the parent’s own best is passed down',
    mover: 'values are those of the side to move',
    before: 'bounds move before the cut test',
    /** @param {string} window */
    window: (window) => `root window ${window}`,
    /** @param {number} plies */
    depth: (plies) => `${things(plies, 'ply', 'plies')} deep`,
    quiescence: 'noisy nodes (!) are searched further at the limit',
    chance: 'at chance nodes, the average weighted by probability',
    /** @param {number} lo @param {number} hi */
    values: (lo, hi) => `all values are known to be ${range(lo, hi)}`,
    visits: {
      pvs: 'PVS: all children but the first are tested with null windows',
      mtd: 'MTD: searches from the root with null windows',
      deepening: 'to depth 1, then 2, and so on',
      aspiration: 'with a window around the last value',
      table: 'with a transposition table',
      ordering: 'the move from the table first',
    },
    order: 'from left to right',
  },
  /** How values are written where chance moves. */
  fractions:
    'Write a value that is not a whole number as a fraction, such as 7/3, or rounded to at least two decimals, such as 2.33.',
  columns: { node: 'node', value: 'value', range: 'proved', alpha: 'α', beta: 'β', cut: 'cut' },
  /** The name of a field. */
  field: {
    /** @param {Where} where */
    value: (where) => `${named(where)}, value`,
    /** @param {Where} where */
    range: (where) => `${named(where)}, what is proved`,
    /** @param {Where} where */
    alpha: (where) => `${named(where)}, α`,
    /** @param {Where} where */
    beta: (where) => `${named(where)}, β`,
    /** @param {Where} where */
    cut: (where) => `${named(where)}, edge cut`,
  },
  /** The tick that says so of the whole tree. */
  nothingCut: 'nothing is cut',
  /** The names of fields about the whole tree. */
  whole: {
    move: 'best move',
    leaves: 'leaves evaluated, in order',
    count: 'number of leaves evaluated',
    order: 'order of the children',
    condition: 'condition on unknown values',
    construct: 'the tree',
    statement: 'true or false',
    why: 'reason or counter-example',
    chosen: 'move that the search chooses',
    estimate: 'value that the search returns',
    best: 'move that is truly best',
    worth: 'true value of the root',
    loss: 'value that the choice loses',
  },
  /** The facts known beforehand. */
  known: {
    /** @param {string} from @param {string} to */
    values: (from, to) => `It is known that all values lie between ${from} and ${to}.`,
    /** @param {string} from @param {string} to */
    window: (from, to) => `The search begins with the window α\u00a0${from} β\u00a0${to}.`,
    task: 'Find the edges that are cut in addition; those that would be cut anyway are already marked.',
    nothing: 'nothing is cut in addition',
    missing:
      'Some value of this tree lies outside the range that is to be known: ask for another tree.',
  },
  /** An order of the children. */
  order: {
    goals: {
      fewest: 'Order the children so that the search evaluates as few leaves as possible.',
      most: 'Order the children so that the search evaluates as many leaves as possible.',
      /** @param {number} leaves */
      exactly: (leaves) =>
        `Order the children so that the search evaluates ${things(leaves, 'leaf', 'leaves')}.`,
    },
    how: 'Select a node and move it among its siblings.',
    list: 'Nodes in their order',
    move: 'Move children',
    toLeft: '← left',
    toRight: 'right →',
    mirror: 'right to left',
    /** @param {string} node */
    left: (node) => `Move ${node} to the left`,
    /** @param {string} node */
    right: (node) => `Move ${node} to the right`,
    /** @param {string} node @param {number} ordinal */
    moved: (node, ordinal) => `${node} is now child ${count(ordinal)}.`,
  },
  /** A tree that is made. */
  construct: {
    goals: {
      deep: 'Make a tree with a deep cutoff: its bound is held above the parent.',
      deeper: 'Make a tree with a cutoff whose bound is held at least four plies above.',
      strict:
        'Make a tree on which the search evaluates more leaves if it cuts on > and < than if it cuts on ≥ and ≤.',
      shallow:
        'Make a tree on which the search evaluates more leaves if only the parent’s own best is passed down.',
      hard: 'Make a tree on which the search, cutting on > and <, evaluates more leaves with fail-hard than with fail-soft.',
      reversed: 'Make a tree on which the search evaluates fewer leaves from right to left.',
    },
    /** @param {number} most nodes */
    how: (most) =>
      `Select a node to change its value, or to add and remove nodes; or type the text of the tree: at most ${things(most, 'node', 'nodes')}.`,
    text: 'Text of the tree',
    edit: 'Change the tree',
    take: 'Show this tree',
    /** @param {number} nodes */
    made: (nodes) => `The tree now has ${things(nodes, 'node', 'nodes')}.`,
  },
  /** The questions about the unknown value of one leaf. */
  conditions: {
    /** @param {string} x @param {Where} where */
    unseen: (x, where) => `For which ${x} is ${inside(where)} never visited?`,
    /** @param {string} x @param {Where} where */
    best: (x, where) => `For which ${x} is ${inside(where)} the best move?`,
    root: 'Which values can the root have?',
    /** @param {string} x */
    write: (x) => `Write it like ${x} < 4, ${x} ≥ 4, always or never.`,
    writeRoot: 'Write it like 3, ≥ 3 or 3 … 5.',
    /** @param {string} x */
    whole: (x) => `${x} is a whole number.`,
    /** @param {string} x @param {string} y */
    pair: (x, y) => `${x} and ${y}`,
    /** @param {string} both */
    wholeBoth: (both) => `${both} are whole numbers.`,
    /** @param {string} x @param {string} y */
    writeBoth: (x, y) =>
      `Write it like ${x} < 4 and ${y} ≥ ${x}, ${x} ≤ 3 or ${y} > 5, always or never.`,
    and: 'and',
    or: 'or',
    /** The plane of two unknown values, drawn. */
    plane: {
      /** @param {string} x @param {string} y */
      axes: (x, y) => `A plane: ${x} goes to the right, ${y} upwards.`,
      /** @param {string} text */
      holds: (text) => `Solution: ${text}.`,
      /** @param {string} text */
      given: (text) => `Your answer: ${text}.`,
      key: {
        holds: 'solution',
        given: 'your answer',
        open: 'dashed: this border is not included',
        /** @param {string} x @param {string} y */
        outside: (x, y) => `impossible for ${x} and ${y}`,
        witness: 'here your answer is wrong',
      },
    },
    missing:
      'This question needs a tree in which one or two values are unknown: write x and y for them, or ask for another tree.',
  },
  /** The question what the depth limit costs. */
  horizon: {
    /** @param {number} plies */
    task: (plies) =>
      `The search looks ${things(plies, 'ply', 'plies')} ahead; there the static values count, the numbers in the inner nodes. Which move does it choose, and which value does it return? Searched to the leaves: which move is truly best, what is the root truly worth, and how much does the choice of the search cost the player at the root?`,
    missing:
      'This question needs a depth limit, static values there, and known values for all leaves below: ask for another tree.',
  },
  always: 'always',
  never: 'never',
  /** The names of fields where the node is known. */
  brief: { value: 'value', range: 'proved', alpha: 'α', beta: 'β', cut: 'edge cut' },
  named,
  /** @param {Where} where */
  node: (where) => `Fields of ${named(where)}`,
  close: 'Close',
  signs: 'Signs',
  /** @param {string} text */
  readAs: (text) => `read as ${text}`,
  unread: 'cannot be read',
  undo: 'Undo',
  redo: 'Redo',
  empty: 'empty',
  ticked: 'ticked',
  unticked: 'not ticked',
  check: 'Check',
  scopes: { node: 'node', level: 'level', all: 'all' },
  scopeNames: {
    node: 'Check the selected node',
    level: 'Check the level of the selected node',
    all: 'Check all answers',
  },
  handIn: 'Hand in',
  /** @param {number} left */
  left: (left) => `${things(left, 'check', 'checks')} left`,
  another: 'Another tree',
  /** @param {number} seed */
  seed: (seed) => `Tree ${seed}`,
  /** @param {number} points @param {number} max */
  points: (points, max) => `${count(points)} of ${count(max)}`,
  allRight: 'All right.',
  /** @param {string} field */
  first: (field) => `First mistake: ${field}.`,
  /** @param {number} boxes */
  missing: (boxes) => `${things(boxes, 'thing is', 'things are')} still missing.`,
  /** @param {number} boxes */
  cannotRead: (boxes) =>
    `${things(boxes, 'field', 'fields')} cannot be read, so nothing was counted.`,
  nothingYet: 'Nothing has been answered yet, so nothing was counted.',
  noPoints: 'An answer was shown, so this tree no longer earns points.',
  helpSteps: [
    'Right or not?',
    'Where is it decided?',
    'What happens there? (costs the points of the field)',
    'Show the answer',
  ],
  /** The event that decides. */
  decided: {
    /** @param {Where} where */
    enter: (where) => `It is decided where the search enters ${place(where)}.`,
    /** @param {Where} where */
    leave: (where) => `It is decided when ${place(where)} returns.`,
    /** @param {Where} where */
    test: (where) => `The cut test at ${place(where)} decides it.`,
    /** @param {string} parent */
    leaf: (parent) => `A leaf of ${parent} decides it.`,
    end: 'It is decided when the search ends.',
  },
  spent: 'Help has given the answer away, so this field no longer earns points.',
  /** @param {number} points */
  weighed: (points) =>
    `Fields that plain minimax would fill in the same way earn 1 point each, all others ${count(points)}.`,
  /** @param {string} text */
  answer: (text) => `The answer: ${text}.`,
  none: 'nothing',
  /** @param {number} nodes @param {number} most */
  tooLarge: (nodes, most) =>
    `This tree has ${things(nodes, 'node', 'nodes')}. An exercise takes at most ${count(most)}.`,
}
