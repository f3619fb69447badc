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
const pieces = { empty: 'tyhjä', coin: 'kolikko', x: 'X', o: 'O', black: 'Musta', white: 'Valkea' }

/** Inside a sentence. */
const movers = { ...pieces, black: 'musta', white: 'valkea' }

/** @type {GameWords} */
const coins = {
  state({ cells, over, player }) {
    if (over) return player === 'max' ? 'MIN on voittanut.' : 'MAX on voittanut.'
    const left = cells.filter((cell) => cell === 'coin').length
    return `Jäljellä ${things(left, 'kolikko', 'kolikkoa')}. Vuorossa ${mover(player)}.`
  },
  picture({ cells, last }) {
    const left = cells.filter((cell) => cell === 'coin').length
    const taken = last.length === 0 ? '' : ` Juuri otettiin ${count(last.length)}.`
    return `Kolikoita jäljellä ${count(left)} / ${count(cells.length)}.${taken}`
  },
}

/** @type {GameWords} */
const pig = {
  state({ cells, over, player }) {
    const [max, min] = points(cells)
    const now = `MAX ${count(max)}, MIN ${count(min)}.`
    return over ? `${now} Peli on päättynyt.` : `${now} Noppa on pelaajalla ${mover(player)}.`
  },
  picture({ cells, last }) {
    const [max, min] = points(cells)
    const rolled =
      last.length === 0 ? '' : ` Niistä ${count(last.length)} on heitetty tällä vuorolla.`
    return `MAX ${things(max, 'piste', 'pistettä')}, MIN ${count(min)}.${rolled}`
  },
}

/** @type {GameWords} */
const board = {
  state({ cells, line, over, player, turn }) {
    if (line.length > 0) return `${pieces[cells[line[0]]]} on voittanut.`
    if (over || turn === null) return 'Lauta on täynnä: tasapeli.'
    return `Vuorossa on ${movers[turn]}, joka on ${mover(player)}.`
  },
  picture({ cells, last, line }, names) {
    const kinds = [...new Set(cells)].filter((cell) => cell !== 'empty').sort()
    const lie = kinds.map((kind) => {
      const where = names.filter((_, cell) => cells[cell] === kind)
      return `${pieces[kind]}: ${where.join(', ')}.`
    })
    const on = (/** @type {number[]} */ found) => found.map((cell) => names[cell]).join(', ')
    return [
      ...(lie.length > 0 ? lie : ['Lauta on tyhjä.']),
      ...(last.length > 0 ? [`Viimeinen siirto ${on(last)}.`] : []),
      ...(line.length > 0 ? [`Voittolinja on ${on(line)}.`] : []),
    ].join(' ')
  },
}

/** @type {Record<Drawing['game'], GameWords>} */
const games = { coins, 'tic-tac-toe': board, 'five-in-a-row': board, pig }

/** @type {PositionWords} */
export const position = {
  title: 'Asema',
  state: (drawing) => games[drawing.game].state(drawing),
  moves: (moves) =>
    moves.length === 0 ? 'Ennen ensimmäistä siirtoa.' : `Siirrot: ${moves.join(', ')}.`,
  picture: (drawing, names) => games[drawing.game].picture(drawing, names),
}
