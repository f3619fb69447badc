/**
 * The words of the position of a game. They are loaded with its board.
 *
 * @import {Drawing} from '../../types.js'
 * @import {GameWords} from '../en/position.js'
 * @import {PositionWords} from '../messages.js'
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
const pieces = { empty: 'leer', coin: 'Münze', x: 'X', o: 'O', black: 'Schwarz', white: 'Weiß' }

/** @type {GameWords} */
const coins = {
  state({ cells, over, player }) {
    if (over) return player === 'max' ? 'MIN hat gewonnen.' : 'MAX hat gewonnen.'
    const left = cells.filter((cell) => cell === 'coin').length
    return `Noch ${things(left, 'Münze', 'Münzen')}. ${mover(player)} zieht.`
  },
  picture({ cells, last }) {
    const left = cells.filter((cell) => cell === 'coin').length
    const taken = last.length === 0 ? '' : ` Gerade genommen: ${count(last.length)}.`
    return `Noch ${count(left)} von ${things(cells.length, 'Münze', 'Münzen')}.${taken}`
  },
}

/** @type {GameWords} */
const pig = {
  state({ cells, over, player }) {
    const [max, min] = points(cells)
    const now = `MAX ${count(max)}, MIN ${count(min)}.`
    return over ? `${now} Das Spiel ist aus.` : `${now} ${mover(player)} hat den Würfel.`
  },
  picture({ cells, last }) {
    const [max, min] = points(cells)
    const rolled = last.length === 0 ? '' : ` Davon in diesem Zug: ${count(last.length)}.`
    return `${things(max, 'Punkt', 'Punkte')} für MAX, ${count(min)} für MIN.${rolled}`
  },
}

/** @type {GameWords} */
const board = {
  state({ cells, line, over, player, turn }) {
    if (line.length > 0) return `${pieces[cells[line[0]]]} hat gewonnen.`
    if (over || turn === null) return 'Das Brett ist voll: unentschieden.'
    return `${pieces[turn]} zieht, als ${mover(player)}.`
  },
  picture({ cells, last, line }, names) {
    const kinds = [...new Set(cells)].filter((cell) => cell !== 'empty').sort()
    const lie = kinds.map((kind) => {
      const where = names.filter((_, cell) => cells[cell] === kind)
      return `${pieces[kind]} auf ${where.join(', ')}.`
    })
    const on = (/** @type {number[]} */ found) => found.map((cell) => names[cell]).join(', ')
    return [
      ...(lie.length > 0 ? lie : ['Das Brett ist leer.']),
      ...(last.length > 0 ? [`Letzter Zug ${on(last)}.`] : []),
      ...(line.length > 0 ? [`Die Gewinnlinie ist ${on(line)}.`] : []),
    ].join(' ')
  },
}

/** @type {Record<Drawing['game'], GameWords>} */
const games = { coins, 'tic-tac-toe': board, 'five-in-a-row': board, pig }

/** @type {PositionWords} */
export const position = {
  title: 'Stellung',
  state: (drawing) => games[drawing.game].state(drawing),
  moves: (moves) => (moves.length === 0 ? 'Vor dem ersten Zug.' : `Nach ${moves.join(', ')}.`),
  picture: (drawing, names) => games[drawing.game].picture(drawing, names),
}
