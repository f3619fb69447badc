/**
 * The words for games: the form, and advice on options that are refused.
 *
 * @import {GAME_KINDS} from '../../api/kinds.js'
 * @import {Messages} from '../pages.js'
 */

import { labels } from './option-labels.js'
import { count } from './numbers-and-names.js'

/** @type {Messages['games']} */
export const games = {
  title: '游戏',
  own: '自定义游戏',
  rules: {
    coins:
      '硬币排成一行。每次取走其中几枚，取走最后一枚的获胜。由 MAX 还是 MIN 先取，见“先走的一方”。',
    'tic-tac-toe': '三子连成一线获胜。X 是 MAX，先走。',
    'five-in-a-row':
      '黑方用 x。走法是与已有棋子相邻的点，局面按未封堵的连线评分。走棋一方是 MAX 还是 MIN，见“先走的一方”。',
    pig: '每轮先掷骰子（d1、d2 …）。掷出 1 则本轮结束，并失去本轮掷得的点数；否则可以再掷（R），或者收手（H）并保留总和。先达到获胜分数，或轮次结束时分数更高的获胜。由 MAX 还是 MIN 先掷，见“先走的一方”。',
  },
  game: labels.game,
  names: { coins: '取硬币', 'tic-tac-toe': '井字棋', 'five-in-a-row': '五子连珠', pig: '掷骰' },
  fields: labels,
  empty: { plies: '直到终局', size: '同棋盘' },
  choices: { turn: { '': '由棋子数判断', x: '黑方（x）', o: '白方（o）' } },
  boardHint: '棋盘的每一行各写一行：棋子写 x 或 o，空处写点。',
  search: '搜索',
  editor: '现在显示的是一个游戏的树。在这里输入的树会取代它。',
}

/**
 * Advice on options of games. `expected` is what the core expects.
 * @type {Record<keyof typeof GAME_KINDS, string | ((expected: string) => string)>}
 */
export const gameAdvice = {
  game: '可用 coins、tic-tac-toe、five-in-a-row 或 pig。',
  coins: `请给出硬币数，1 到 ${count(1000)} 的整数。`,
  take: '请给出从 1 起的整数，不要重复，例如 1 2。',
  size: '请给出行数，3 到 15 的整数。',
  win: '请给出子数，3 到 5 的整数，且不超过棋盘的行数。',
  turn: '从棋子看不出轮到谁，请写明 x 或 o。',
  total: '请给出分数，2 到 20 的整数。',
  sides: '请给出面数，2 到 6 的整数。',
  turns: '请给出轮数，1 到 4 的整数。',
  plies,
  board,
}

/** @param {string} expected such as `1 … 8` */
export function plies(expected) {
  const [least, most] = expected.split(' … ').map((bound) => count(Number(bound)))
  return `请给出层数，${least} 到 ${most} 的整数。`
}

/** @param {string} expected */
function board(expected) {
  if (expected.includes('⇒')) return '已有一条线获胜，却还轮到那一方走。'
  if (expected.startsWith('#'))
    return 'X 先走，所以 x 应与 o 一样多，或者多一个：请增加或去掉一个。'
  const [least, most] = expected.split('…').map((size) => /\d+ × \d+/.exec(size)?.[0] ?? '')
  const size = most ? `${least} 到 ${most}` : least
  return `请给出 ${size} 个格子：x、o 或点，各行之间用空格或换行隔开。`
}
