/**
 * The words of the position of a game. They are loaded with its board.
 *
 * @import {Drawing} from '../../types.js'
 *
 * @typedef {object} GameWords the words of the positions of a game
 * @property {(drawing: Drawing) => string} state the result, or whose turn it is
 * @property {(drawing: Drawing, names: string[]) => string} picture the picture, with the names of the cells
 */

import { count, mover, things } from './numbers-and-names.js'

/** How many coins lie in each of two rows. @param {Drawing['cells']} cells */
function points(cells) {
  const half = cells.length / 2
  const coins = (/** @type {Drawing['cells']} */ row) =>
    row.filter((cell) => cell === 'coin').length
  return [coins(cells.slice(0, half)), coins(cells.slice(half))]
}

/** @type {Record<Drawing['cells'][number], string>} */
const pieces = { empty: 'empty', coin: 'coin', x: 'X', o: 'O', black: 'Black', white: 'White' }

/** @type {GameWords} */
const coins = {
  state({ cells, over, player }) {
    if (over) return `${player === 'max' ? 'MIN' : 'MAX'} has won.`
    const left = cells.filter((cell) => cell === 'coin').length
    return `${things(left, 'coin', 'coins')} left. ${mover(player)} moves.`
  },
  picture({ cells, last }) {
    const left = cells.filter((cell) => cell === 'coin').length
    const taken = last.length === 0 ? '' : ` ${count(last.length)} just taken.`
    return `${count(left)} of ${things(cells.length, 'coin', 'coins')} left.${taken}`
  },
}

/** @type {GameWords} */
const pig = {
  state({ cells, over, player }) {
    const [max, min] = points(cells)
    const now = `MAX ${count(max)}, MIN ${count(min)}.`
    return over ? `${now} The game is over.` : `${now} ${mover(player)} has the die.`
  },
  picture({ cells, last }) {
    const [max, min] = points(cells)
    const rolled = last.length === 0 ? '' : ` ${count(last.length)} of them rolled in this turn.`
    return `${things(max, 'point', 'points')} for MAX, ${count(min)} for MIN.${rolled}`
  },
}

/** @type {GameWords} */
const board = {
  state({ cells, line, over, player, turn }) {
    if (line.length > 0) return `${pieces[cells[line[0]]]} has won.`
    if (over || turn === null) return 'The board is full: a draw.'
    return `${pieces[turn]} moves, as ${mover(player)}.`
  },
  picture({ cells, last, line }, names) {
    const kinds = [...new Set(cells)].filter((cell) => cell !== 'empty').sort()
    const lie = kinds.map((kind) => {
      const where = names.filter((_, cell) => cells[cell] === kind)
      return `${pieces[kind]} on ${where.join(', ')}.`
    })
    const on = (/** @type {number[]} */ found) => found.map((cell) => names[cell]).join(', ')
    return [
      ...(lie.length > 0 ? lie : ['The board is empty.']),
      ...(last.length > 0 ? [`Last move ${on(last)}.`] : []),
      ...(line.length > 0 ? [`The winning line is ${on(line)}.`] : []),
    ].join(' ')
  },
}

/** @type {Record<Drawing['game'], GameWords>} */
const games = { coins, 'tic-tac-toe': board, 'five-in-a-row': board, pig }

export const position = {
  title: 'Position',
  /** @param {Drawing} drawing */
  state: (drawing) => games[drawing.game].state(drawing),
  /** @param {string[]} moves from the root */
  moves: (moves) => (moves.length === 0 ? 'Before the first move.' : `After ${moves.join(', ')}.`),
  /** The picture of a position in words. @param {Drawing} drawing @param {string[]} names of the cells */
  picture: (drawing, names) => games[drawing.game].picture(drawing, names),
}
