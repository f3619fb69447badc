/**
 * The words about the search of a reader’s own program: what is wrong with it, and the dialog. They are loaded on demand.
 *
 * @import {CallKind, Place as Where, Side} from '../../types.js'
 * @import {Findings, Refusals} from '../imported.js'
 */

import { bestFirstMistakes } from './best-first-mistakes.js'
import { mistakes } from './mistakes.js'
import { notes } from './notes.js'
import { found as ofBestFirst, refused } from './imported-best-first.js'
import { Place, count, number, place, things } from './numbers-and-names.js'

/** @param {Side} side */
const greek = (side) => (side === 'alpha' ? 'α' : 'β')
/** @param {string} found */
const quote = (found) => `“${found}”`

/** @type {Findings} */
const findings = {
  'not-there': ({ found }) => `The tree has no node ${quote(found)}.`,
  'not-the-root': ({ found }) => `The search begins at ${quote(found)}, which is not the root.`,
  'not-a-child': ({ found, open }) =>
    `${quote(found)} is entered, but it is not a child of ${place(open)}, the node being searched.`,
  'after-cutoff': ({ found, open }) =>
    `${quote(found)} is entered after the cutoff at ${place(open)}. After a cutoff the call returns.`,
  'not-open': ({ found, open }) =>
    open === null
      ? `This line is about ${quote(found)}, but no node is being searched.`
      : `This line is about ${quote(found)}, but ${place(open)} is being searched and has not returned.`,
  'still-open': ({ open }) => `The trace ends here, but ${place(open)} has not returned.`,
  'after-end': () => 'The search ended before this line.',
  window: ({ node, side, found, expected }) =>
    `${Place(node)} gets ${greek(side)} = ${number(found)}. By the rules it gets ${greek(side)} = ${number(expected)}.`,
  value: ({ node, found, expected }) =>
    `${Place(node)} is given the value ${number(found)}. In the tree it is ${number(expected)}.`,
  best: ({ node, found, expected }) =>
    `The trace gives ${place(node)} the best value ${number(found)}. By the rules it is ${number(expected)}.`,
  returns: ({ node, found, expected }) =>
    `${Place(node)} returns ${number(found)}. By the rules it returns ${number(expected)}.`,
  'enters-pruned': ({ node, of, best, bound, side, strict }) =>
    `${Place(node)} is entered, but ${place(of)} should cut off here: its best value ${number(best)} ${strict ? 'passes' : 'meets'} ${greek(side)} = ${number(bound)}.`,
  'enters-other': ({ node, expected }) =>
    `${Place(node)} is entered, but ${place(expected)} is next.`,
  'enters-below': ({ node, of }) =>
    `${Place(node)} is entered, but ${place(of)} lies at the depth limit and is only evaluated.`,
  'enters-again': ({ node, of }) =>
    `${Place(node)} is entered, but all children of ${place(of)} have been searched.`,
  cuts: ({ node, best, bound, side, next }) =>
    next === null
      ? `${Place(node)} cuts off, but its best value ${number(best)} does not meet ${greek(side)} = ${number(bound)}.`
      : `${Place(node)} stops here, but its best value ${number(best)} does not meet ${greek(side)} = ${number(bound)}: ${place(next)} is next.`,
  evaluates: ({ node }) => `${Place(node)} is evaluated here. By the rules it is not.`,
  ends: ({ node }) => `The trace ends here, but by the rules the search goes on at ${place(node)}.`,
  'goes-on': () => 'By the rules the search ends before this line.',
  finishes: ({ found, expected }) =>
    `The search ends with the value ${number(found)}. By the rules it is ${number(expected)}.`,
  moves: ({ found, expected, node, child }) =>
    `${node === null ? 'The trace names a best move that does not exist' : `The trace names the move to ${place(node)} as best`} ("bestMove": ${number(found)}). By the rules it is the move to ${place(child)} ("bestMove": ${number(expected)}).`,
  'no-move': ({ found }) =>
    `The trace names a best move that does not exist ("bestMove": ${number(found)}).`,
  varies: ({ at, found, open, child }) =>
    child === null
      ? `Move ${count(at)} of the principal variation is given as ${number(found)}, but ${place(open)} has no such child.`
      : `Move ${count(at)} of the principal variation is given as ${number(found)}. By the rules it leads from ${place(open)} to ${place(child)}.`,
  'other-tree': () => 'The tree in this header is not the one that the trace is checked against.',
  compares: ({ node, child, expected }) =>
    `At ${place(node)} the trace compares ${child === null ? 'a child that does not exist' : place(child)}, but ${place(expected)} is the child that has returned.`,
  compared: ({ node, number: name, found, expected }) =>
    name === 'value'
      ? `At ${place(node)} the trace compares the value ${number(found)}. By the rules it is ${number(expected)}.`
      : `After the comparison at ${place(node)} the trace has ${greek(name)} = ${number(found)}. By the rules ${greek(name)} = ${number(expected)}.`,
  misses: ({ node, expected }) =>
    `${Place(node)} is searched. By the rules the table answers, with the value ${number(expected)}.`,
  hits: ({ node }) =>
    `The table answers for ${place(node)} here. By the rules it has no entry that answers this call.`,
  stored: ({ node, found, expected }) =>
    `The table gives ${place(node)} the value ${number(found)}. By the rules it is ${number(expected)}.`,
  'not-again': ({ node }) =>
    `${Place(node)} has beaten its null window and should be searched again, but the search goes on.`,
  outside: ({ node, of, side, found, bound }) =>
    `${Place(node)} gets ${greek(side)} = ${number(found)}, outside the window of ${place(of)}, which has ${greek(side)} = ${number(bound)}.`,
  empty: ({ node, found, bound }) =>
    `${Place(node)} gets α = ${number(found)} and β = ${number(bound)}: no value lies between them.`,
  ignores: ({ node, found, of, best }) =>
    `${Place(node)} returns ${number(found)}, but ${place(of)} has returned ${number(best)}, which is better for its player.`,
  unfounded: ({ node, found, best }) =>
    `${Place(node)} returns ${number(found)}, but the best value that its player has found below is ${number(best)}.`,
  entered: ({ found, expected }) =>
    `The trace enters ${things(found, 'node', 'nodes')}. By the rules the search enters ${count(expected)}.`,
  evaluated: ({ found, expected }) =>
    `The trace evaluates ${things(found, 'node', 'nodes')}. By the rules the search evaluates ${count(expected)}.`,
}

/** @type {Refusals} */
const refusals = {
  'trace-encoding': () =>
    'This is not text in UTF-8. Unpack the file if it is compressed, or save it as UTF-8.',
  'trace-syntax': ({ found, expected }) =>
    found
      ? `Found ${quote(found)} where JSON expects ${expected}. Each line is one object.`
      : `The line ends where JSON expects ${expected}. Each line is one object.`,
  'trace-twice': ({ field }) => `The field ${quote(field)} occurs twice.`,
  'trace-field': ({ code, field, found, expected }) =>
    refused({ code, field, found, expected }) ??
    (found
      ? `The field ${quote(field)} cannot be ${found}. It takes ${expected}.`
      : `The field ${quote(field)} is missing. It takes ${expected}.`),
  'trace-line': () => 'This line is longer, or more deeply nested, than any line of a trace.',
  'trace-version': ({ found }) => `This trace has version ${found}, which this page does not know.`,
  'trace-too-long': ({ limit }) => `The trace has more than ${things(limit, 'event', 'events')}.`,
  'trace-empty': () =>
    'There is no search here. The first event enters the root, {"event": "enter", "node": 0}, or lets a node join the tree of a best-first search, {"event": "expand", "node": 1}.',
}

export const imported = {
  title: 'Your own search',
  intro: 'Let your program print a line for each call, such as {"event": "enter", "node": "C"}.',
  how: 'How your program writes it',
  choose: 'Choose a file',
  drop: 'Or drop the file anywhere on the page.',
  paste: 'Or paste the lines',
  private: 'What you open stays on this device.',
  tree: {
    label: 'Tree',
    values: {
      page: 'the one in the file, or else on the page',
      visited: 'the nodes that the search visits',
    },
  },
  view: {
    label: 'Values',
    values: { max: 'for MAX everywhere', mover: 'for the side to move (negamax)' },
  },
  check: 'Check',
  close: 'Close',
  cancel: 'Cancel',
  /** @param {number} percent */
  reading: (percent) => `Reading … ${count(percent)}%`,
  failed: 'The file could not be read.',
  headerTree: 'Tree in the header',
  /** @param {number} line @param {number | null} column */
  at: (line, column) =>
    column === null ? `Line ${count(line)}` : `Line ${count(line)}, column ${count(column)}`,
  /** @param {number} line */
  first: (line) => `First wrong line: ${count(line)}.`,
  /** On the slider. @param {number} step */
  firstAt: (step) => `First wrong line: at step ${count(step)}.`,
  /** @param {string} mistake @param {number | null} until @param {number} [of] the last line */
  likely: (mistake, until, of = 0) =>
    until === null
      ? `Likely: ${mistake}. This explains the whole trace.`
      : `No single known mistake explains the whole trace. The closest one explains it up to line ${count(until)} of ${count(of)}: ${mistake}.`,
  /** The bound, or the value where there is none, by the rules. @param {Side | null} side @param {number} expected */
  byRules: (side, expected) =>
    `By the rules ${side === null ? 'it is' : `${greek(side)} =`} ${number(expected)}.`,
  /** @param {number} steps */
  right: (steps) => `All ${things(steps, 'step', 'steps')} follow the rules.`,
  /** Where calls are of kinds that the rules do not know. @param {number} steps @param {[CallKind, number][]} unjudged */
  loose: (steps, unjudged) =>
    `In all ${things(steps, 'step', 'steps')} each window lies within the one above, and values follow from those below. The rules do not cover some kinds of calls, so it is not checked where these are made: ${unjudged.map(([kind, calls]) => `${notes.kinds[kind]}: ${count(calls)}`).join(', ')}.`,
  go: 'Go to this step',
  reason: 'Reason',
  otherTree: 'Is the tree on the page the one that your program searched?',
  visited: 'Show the nodes that it visits instead',
  beside: 'Show the search by the rules beside it',
  yours: 'Your search',
  expected: 'By the rules',
  findings: { ...findings, ...ofBestFirst },
  mistakes,
  /** Those of best-first searches. */
  bestFirstMistakes,
  refusals,
}
