/**
 * The words of the position of a game. They are loaded with its board.
 *
 * @import {Drawing} from '../../types.js'
 * @import {GameWords} from '../en/position.js'
 * @import {PositionWords} from '../messages.js'
 */

import { count, mover } from './numbers-and-names.js'

/** How many coins lie in each of two rows. @param {Drawing['cells']} cells */
function points(cells) {
  const half = cells.length / 2
  const coins = (/** @type {Drawing['cells']} */ row) =>
    row.filter((cell) => cell === 'coin').length
  return [coins(cells.slice(0, half)), coins(cells.slice(half))]
}

/** @type {Record<Drawing['cells'][number], string>} */
const pieces = { empty: '空', coin: '硬币', x: ' X ', o: ' O ', black: '黑方', white: '白方' }

/** @type {GameWords} */
const coins = {
  state({ cells, over, player }) {
    if (over) return player === 'max' ? 'MIN 获胜。' : 'MAX 获胜。'
    const left = cells.filter((cell) => cell === 'coin').length
    return `还剩 ${count(left)} 枚硬币。轮到 ${mover(player)}。`
  },
  picture({ cells, last }) {
    const left = cells.filter((cell) => cell === 'coin').length
    const taken = last.length === 0 ? '' : `刚取走 ${count(last.length)} 枚。`
    return `${count(cells.length)} 枚硬币还剩 ${count(left)} 枚。${taken}`
  },
}

/** @type {GameWords} */
const pig = {
  state({ cells, over, player }) {
    const [max, min] = points(cells)
    const now = `MAX ${count(max)} 分，MIN ${count(min)} 分`
    return over ? `${now}。游戏结束。` : `${now}。轮到 ${mover(player)}。`
  },
  picture({ cells, last }) {
    const [max, min] = points(cells)
    const rolled = last.length === 0 ? '' : `其中 ${count(last.length)} 分是本轮掷得的。`
    return `MAX ${count(max)} 分，MIN ${count(min)} 分。${rolled}`
  },
}

/** @type {GameWords} */
const board = {
  state({ cells, line, over, player, turn }) {
    if (line.length > 0) return `${pieces[cells[line[0]]].trimStart()}获胜。`
    if (over || turn === null) return '棋盘已满：平局。'
    return `轮到${pieces[turn].trimEnd()}，即 ${mover(player)}。`
  },
  picture({ cells, last, line }, names) {
    const kinds = [...new Set(cells)].filter((cell) => cell !== 'empty').sort()
    const lie = kinds.map((kind) => {
      const where = names.filter((_, cell) => cells[cell] === kind)
      return `${pieces[kind].trimStart()}在 ${where.join('、')}。`
    })
    const on = (/** @type {number[]} */ found) => found.map((cell) => names[cell]).join('、')
    return [
      ...(lie.length > 0 ? lie : ['棋盘是空的。']),
      ...(last.length > 0 ? [`最后一步是 ${on(last)}。`] : []),
      ...(line.length > 0 ? [`获胜的连线是 ${on(line)}。`] : []),
    ].join('')
  },
}

/** @type {Record<Drawing['game'], GameWords>} */
const games = { coins, 'tic-tac-toe': board, 'five-in-a-row': board, pig }

/** @type {PositionWords} */
export const position = {
  title: '局面',
  state: (drawing) => games[drawing.game].state(drawing),
  moves: (moves) => (moves.length === 0 ? '第一步之前。' : `走过 ${moves.join('、')}。`),
  picture: (drawing, names) => games[drawing.game].picture(drawing, names),
}
