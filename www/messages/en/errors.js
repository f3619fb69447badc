/**
 * The errors in texts and options, and what to do about them. The place of the error is given beside the message.
 *
 * @import {ErrorTexts} from '../messages.js'
 * @import {Condition} from '../../types.js'
 */

import { halfWidth } from '../half-width.js'
import { labels } from './option-labels.js'
import { gameAdvice, plies } from './games.js'
import { atOnce } from './immediate-errors.js'
import { count, number, things } from './numbers-and-names.js'

const EXPECTED = {
  node: 'a number, a name or an opening bracket',
  value: 'a number or a name',
  name: 'a name',
  space: 'a space',
}

/** The labels of the fields, by option: readers do not know the names of options. @type {Map<string, string>} */
const LABELS = new Map(Object.entries(labels))

/** Advice on options that people type. For other options the core says what values they take. */
/** @type {Map<string, string | ((expected: string) => string)>} */
const ADVICE = new Map([
  ...Object.entries(gameAdvice),
  ['window', 'Give two numbers, the lower one first.'],
  ['depth', plies],
  ['values', 'Give two numbers, the lower one first.'],
  ['seed', (range) => `Give a whole number, ${range}.`],
  ['random.values', 'Give two whole numbers, the lower one first.'],
])

/** Why two options do not go together. @type {Map<string, string>} */
const CONFLICTS = new Map([
  ['null-windows-go-down', 'a null window has to go down to all descendants'],
  [
    'needs-values-outside',
    'the next window is chosen by values outside the last one, which fail-hard never returns',
  ],
  ['has-own-windows', 'this search chooses its own windows'],
  ['has-no-windows', 'minimax has no windows'],
  ['has-no-guess', 'there is no earlier value to set the window around'],
  ['has-no-table', 'there is no table that could name a child'],
  [
    'compares-all-children',
    'there are children without visits, which have to be in the tree to be compared',
  ],
])

/** The wishes about a tree that can be lowered where none can be drawn. */
const LOOSEN = {
  leaves: 'the numbers of leaves and plies',
  values: 'different values',
  cuts: 'cutoffs',
  tie: 'ties that decide a cutoff',
  deep: 'deep cutoffs',
  negative: 'negative values',
  known: 'cuts by prior knowledge',
  difficulty: 'difficulty',
}

/** @type {ErrorTexts} */
export const errors = {
  ...atOnce,
  'empty-text': () => 'There is no tree yet. Type one, such as ((3 12 8) (2 4 6)).',
  unexpected: ({ found, expected }) =>
    `Found ${quote(found)} where ${EXPECTED[expected]} was expected.`,
  unclosed: ({ open, close, openLine, openColumn }) =>
    `The ${quote(open)} of line ${openLine}, column ${openColumn} is never closed. Add ${quote(close)}.`,
  'unclosed-quote': ({ found }) =>
    `The quotation mark that begins ${quote(found)} is not closed on its line. End the name with a second one.`,
  mismatched: ({ found, expected, openLine, openColumn }) =>
    `${quote(found)} cannot close the bracket of line ${openLine}, column ${openColumn}. Use ${quote(expected)}.`,
  'empty-list': () => 'These brackets are empty. Put at least one child between them.',
  stray: ({ found }) =>
    /^[)\]}]$/.test(found)
      ? `The tree is complete before ${quote(found)}, which closes nothing. Remove it.`
      : `The tree is complete before ${quote(found)}. Remove the rest, or put brackets around it all.`,
  'bad-number': ({ found }) =>
    fullWidth(found) ??
    (found.includes('/')
      ? `${quote(found)} is not a number. Write a decimal; a fraction can only be a weight below a chance node, before a colon: ?(1/3:7 2/3:4).`
      : `${quote(found)} is not a number. Write it like 7, -2.5 or 1e3, or begin a name with a letter.`),
  'not-finite': ({ found }) =>
    `${quote(found)} is not a finite number. Every leaf needs one, or a name for an unknown value.`,
  'bad-character': ({ found }) =>
    fullWidth(found) ??
    `${quote(found)} has no meaning here. Use numbers, names, brackets, commas, “:” and “=”.`,
  typography: ({ found, typed }) =>
    `${quote(found)} is what a text processor makes of ${quote(typed)}. Switch its typography off for the tree, or put the tree into the attribute “tree”.`,
  'player-without-bracket': ({ found }) =>
    `${quote(found)} says who moves, so a bracket with the moves must follow.`,
  'weights-sum': ({ sum }) =>
    sum === ''
      ? 'These weights have no common denominator that is small enough. Write them with fewer digits.'
      : `The weights of these children add up to ${sum}, not to 1. Change them, or leave them all out if they are equal.`,
  'weight-missing': ({ found, weighed }) =>
    weighed
      ? `${quote(found)} is a weight, but the children before it have none. Give all of them one, or none.`
      : `${quote(found)} has no weight, but the children before it have. Write one before it, such as 0.5:${found}.`,
  'bad-weight': ({ found }) =>
    `${quote(found)} is not a weight. A weight is a fraction or a decimal above 0 and at most 1: 1/3 or 0.25.`,
  'weight-without-chance': ({ found }) =>
    `${quote(found)} is a weight, but chance does not move here. Write “?” before the bracket around it, or begin a name with a letter.`,
  'odd-indent': () =>
    'This line stands neither below a node nor beside one. Children stand farther right than their parent, all at one place.',
  'not-two-players': ({ found }) =>
    `This is a game of ${things(found, 'player', 'players')}. A tree of values is a game of two, MAX and MIN.`,
  'hidden-information': ({ found }) =>
    `Information set ${found} has several nodes: a player does not know which of them the game has reached. In the trees searched here both players know everything.`,
  'not-zero-sum': ({ found }) =>
    `The payoffs ${found} do not add up to 0. What MAX wins, MIN has to lose.`,
  'payoff-before-end': () =>
    'There is a payoff before the end of the game. Only leaves have values.',
  'stray-noise': () =>
    'A “!” marks a noisy node. It stands between the static value and the bracket of a node where MAX or MIN moves, as in B=5!(1 9).',
  'quiescence-in-exercise': () =>
    'This search goes on at noisy nodes. Such searches have only one exercise: an answer sheet that asks what the depth limit costs. Choose it, or switch quiescence off.',
  'searched-again-in-exercise': () =>
    'This search searches some nodes again. Such searches have only one exercise: to say what the search does next. Choose it, or choose minimax or alpha–beta, without deepening and table.',
  'chance-searched-again': () =>
    'Chance moves in this tree. It is searched by expectiminimax or alpha–beta, without null windows, deepening and table. Choose one of these, or another tree.',
  'too-many-calls': ({ limit }) =>
    `The search makes more than ${things(limit, 'call', 'calls')}, because it searches nodes again. Give it a table, a lower depth, or a smaller tree.`,
  'too-many-updates': ({ limit }) =>
    `The search updates the numbers of nodes more than ${things(limit, 'time', 'times')}. Give it fewer iterations.`,
  'chance-in-proof': () =>
    'Chance moves in this tree, but proof numbers are about MAX and MIN. Choose another algorithm, or another tree.',
  'best-first': () =>
    'Answer sheets, planted mistakes, and the lab’s counts of leaves and calls, are only for minimax and alpha–beta. The exercise for best-first searches is to say what the search does next.',
  'value-outside': ({ value }) =>
    `The value ${number(value)} of the tree does not lie between the lowest and the highest value that were given. Widen them, or leave them out.`,
  'number-before-bracket': ({ found }) =>
    `A number cannot name a node. Put a space after ${quote(found)}, begin the name with a letter, or write =${found}(…) for a static value.`,
  'element-inside': ({ found }) =>
    `There is ${found} in the text of the tree. A Markdown processor makes a link of [2](4 6), for example. Put the tree into the attribute “tree”, or into <script type="text/plain">.`,
  'text-too-long': ({ limit }) =>
    `The text has more than ${things(limit, 'byte', 'bytes')}. Make the tree smaller.`,
  'too-deep': ({ limit }) =>
    `The tree is more than ${things(limit, 'ply', 'plies')} deep. Take out some levels of brackets.`,
  'too-many-nodes': ({ limit }) =>
    `The tree has more than ${things(limit, 'node', 'nodes')}. Choose fewer branches or less depth.`,
  'too-little-memory': ({ needed, limit }) =>
    `This tree takes up to ${count(needed)} MB of memory at a time, more than the page has left. All trees of a page together can take ${count(limit)} MB, in some browsers less. Make the tree smaller, close the comparison, or reload the page.`,
  'option-conflict': ({ option, other, reason }) =>
    `“${LABELS.get(option) ?? option}” does not go with “${LABELS.get(other) ?? other}”: ${CONFLICTS.get(reason) ?? reason}. Change one of the two.`,
  'bad-option': ({ option, found, expected }) => {
    const name = LABELS.get(option) ?? option
    const wrong =
      found === 'undefined' ? `“${name}” is missing. ` : `“${name}” cannot be ${found}. `
    return wrong + advice(option, expected)
  },
  'answered-twice': ({ option, before }) =>
    `${quote(option)} fills a box that ${quote(before)} has filled before. Give each box one answer.`,
  'no-such-exercise': ({ loosen }) =>
    loosen.length === 0
      ? 'No mistake fits this tree. Give another one, whose search needs no unknown value.'
      : noTree(loosen),
  'bad-source': ({ found }) =>
    `A tree is given as text, as { random: … } or as { game: … }, not as ${found}.`,
  'too-few-values': ({ available }) =>
    `The tree needs more different values than the ${count(available)} of this range. Widen it, or allow more ties.`,
  'wasm-unavailable': ({ reason }) =>
    'The search runs as WebAssembly, and that could not start. Use a recent browser, let it run ' +
    `WebAssembly, and open the page through a web server, not as a file. The browser says: ${reason}`,
}

/** @param {string} option @param {string} expected */
function advice(option, expected) {
  const words = ADVICE.get(option) ?? `It takes ${expected}.`
  return typeof words === 'string' ? words : words(expected)
}

/** What to type instead of full-width characters; undefined: there are none. @param {string} found */
function fullWidth(found) {
  const typed = halfWidth(found)
  if (typed === found) return undefined
  return `${quote(found)} is full-width, as Chinese and Japanese keyboards type it. Type ${quote(typed)} instead.`
}

/** @param {string} found */
function quote(found) {
  return `“${found}”`
}

/** @param {Condition[]} loosen */
function noTree(loosen) {
  const words = loosen.flatMap((one) => (one === 'apart' ? [] : LOOSEN[one]))
  return words.length === 0
    ? 'No tree was found on which common mistakes change the answers. Take larger trees, a smaller depth limit or other questions.'
    : `No tree was found that meets all wishes. Ask for less of: ${words.join(', ')}.`
}
