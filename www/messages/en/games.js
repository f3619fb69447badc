/**
 * The words for games: the form, and advice on options that are refused.
 *
 * @import {GAME_KINDS} from '../../api/kinds.js'
 */

import { labels } from './option-labels.js'
import { count } from './numbers-and-names.js'

export const games = {
  title: 'A game',
  own: 'Your own game',
  /** The rules, below the choice of a game. */
  rules: {
    coins:
      'Coins lie in a row. Each turn takes some of them; whoever takes the last one wins. “First to move” sets whether MAX or MIN begins.',
    'tic-tac-toe': 'Three in a row wins. X is MAX and begins.',
    'five-in-a-row':
      'Black plays x. Moves are the points next to stones, and a position is scored by its open lines. “First to move” sets whether the side to move is MAX or MIN.',
    pig: 'A turn begins with a roll (d1, d2 …). A 1 ends it and loses the points rolled in it; otherwise the player rolls again (R), or holds (H) and keeps the sum. Whoever reaches the points to win, or has more when the turns are over, wins. “First to move” sets whether MAX or MIN begins.',
  },
  game: labels.game,
  names: {
    coins: 'Coins',
    'tic-tac-toe': 'Tic-tac-toe',
    'five-in-a-row': 'Five in a row',
    pig: 'Pig',
  },
  fields: labels,
  /** The meaning of an empty field. */
  empty: {
    plies: 'to the end',
    size: 'of the board',
  },
  /** The words of a field, '' for none. */
  choices: { turn: { '': 'by the number of stones', x: 'Black (x)', o: 'White (o)' } },
  boardHint: 'A line for each row: x, o, and a dot where nothing lies.',
  search: 'Search it',
  editor: 'This tree comes from a game. Type your own tree here to replace it.',
}

/**
 * Advice on options of games. `expected` is what the core expects.
 * @type {Record<keyof typeof GAME_KINDS, string | ((expected: string) => string)>}
 */
export const gameAdvice = {
  game: 'It is coins, tic-tac-toe, five-in-a-row or pig.',
  coins: 'Give a whole number of coins, 1 to 1,000.',
  take: 'Give different whole numbers from 1 up, such as 1 2.',
  size: 'Give a whole number of rows, 3 to 15.',
  win: 'Give a whole number of stones, 3 to 5, and no more than the board has rows.',
  turn: 'The stones do not tell whose turn it is, so say x or o.',
  total: 'Give a whole number of points, 2 to 20.',
  sides: 'Give a whole number of sides, 2 to 6.',
  turns: 'Give a whole number of turns, 1 to 4.',
  plies,
  board,
}

/** @param {string} expected such as `1 … 8` */
export function plies(expected) {
  const [least, most] = expected.split(' … ').map((bound) => count(Number(bound)))
  return `Give a whole number of plies, ${least} to ${most}.`
}

/** @param {string} expected */
function board(expected) {
  if (expected.includes('⇒'))
    return 'There is a winning line already, but its side is still to move.'
  if (expected.startsWith('#'))
    return 'X begins, so there must be as many x as o, or one x more: add or remove one.'
  const [least, most] = expected.split('…').map((size) => /\d+ × \d+/.exec(size)?.[0] ?? '')
  const size = most ? `${least} to ${most}` : least
  return `Give ${size} cells: x, o or a dot, the rows with a space or a new line between them.`
}
