/**
 * The words for games: the form, positions, and advice on options that are refused.
 *
 * @import {Drawing} from '../../types.js'
 * @import {Messages} from '../pages.js'
 */

import { labels } from './labels.js'
import { count, mover, things } from './phrases.js'

/** How many coins lie in each of two rows. @param {Drawing['cells']} cells */
function points(cells) {
  const half = cells.length / 2
  const coins = (/** @type {Drawing['cells']} */ row) =>
    row.filter((cell) => cell === 'coin').length
  return [coins(cells.slice(0, half)), coins(cells.slice(half))]
}

/** @type {Record<Drawing['cells'][number], string>} */
const pieces = { empty: 'leer', coin: 'Münze', x: 'X', o: 'O', black: 'Schwarz', white: 'Weiß' }

/** @type {Messages['games']} */
export const games = {
  title: 'Ein Spiel',
  own: 'Eigenes Spiel',
  rules: {
    coins:
      'Münzen liegen in einer Reihe. Wer am Zug ist, nimmt einige davon; wer die letzte nimmt, gewinnt. Ob MAX oder MIN beginnt, sagt „Wer beginnt“.',
    'tic-tac-toe': 'Drei in einer Reihe gewinnen. X ist MAX und beginnt.',
    'five-in-a-row':
      'Schwarz hat x. Züge sind die Punkte neben Steinen, und eine Stellung wird nach ihren offenen Linien bewertet. Ob die Seite am Zug MAX oder MIN ist, sagt „Wer beginnt“.',
    pig: 'Ein Zug beginnt mit einem Wurf (d1, d2 …). Eine 1 beendet ihn, und das in ihm Gewürfelte ist verloren; sonst würfelt der Spieler weiter (R) oder hält (H) und behält die Summe. Wer so viele Punkte hat oder nach den Zügen mehr, gewinnt. Ob MAX oder MIN beginnt, sagt „Wer beginnt“.',
  },
  game: labels.game,
  names: {
    coins: 'Münzen',
    'tic-tac-toe': 'Tic-Tac-Toe',
    'five-in-a-row': 'Fünf in einer Reihe',
    pig: 'Böse Eins',
  },
  fields: {
    coins: labels.coins,
    take: labels.take,
    board: labels.board,
    size: labels.size,
    win: labels.win,
    turn: labels.turn,
    total: labels.total,
    sides: labels.sides,
    turns: labels.turns,
    plies: labels.plies,
  },
  empty: { plies: 'bis zum Ende', size: 'wie das Brett' },
  turns: { '': 'ergibt sich aus den Steinen', x: 'Schwarz (x)', o: 'Weiß (o)' },
  boardHint: 'Eine Zeile je Reihe: x, o und ein Punkt, wo nichts liegt.',
  search: 'Suche starten',
  editor: 'Zu sehen ist der Baum eines Spiels. Ein hier eingegebener Baum tritt an seine Stelle.',
}

/** @type {Messages['position']} */
export const position = {
  title: 'Stellung',
  failed: 'Das Brett konnte nicht geladen werden.',
  state: ({ game, cells, line, over, player, turn }) => {
    if (game === 'coins') {
      if (over) return player === 'max' ? 'MIN hat gewonnen.' : 'MAX hat gewonnen.'
      const left = cells.filter((cell) => cell === 'coin').length
      return `Noch ${things(left, 'Münze', 'Münzen')}. ${mover(player)} zieht.`
    }
    if (game === 'pig') {
      const [max, min] = points(cells)
      const now = `MAX ${count(max)}, MIN ${count(min)}.`
      return over ? `${now} Das Spiel ist aus.` : `${now} ${mover(player)} hat den Würfel.`
    }
    if (line.length > 0) return `${pieces[cells[line[0]]]} hat gewonnen.`
    if (over || turn === null) return 'Das Brett ist voll: unentschieden.'
    return `${pieces[turn]} zieht, als ${mover(player)}.`
  },
  moves: (moves) => (moves.length === 0 ? 'Vor dem ersten Zug.' : `Nach ${moves.join(', ')}.`),
  picture: ({ game, cells, last, line }, names) => {
    if (game === 'coins') {
      const left = cells.filter((cell) => cell === 'coin').length
      const taken = last.length === 0 ? '' : ` Gerade genommen: ${count(last.length)}.`
      return `Noch ${count(left)} von ${things(cells.length, 'Münze', 'Münzen')}.${taken}`
    }
    if (game === 'pig') {
      const [max, min] = points(cells)
      const rolled = last.length === 0 ? '' : ` Davon in diesem Zug: ${count(last.length)}.`
      return `${count(max)} Punkte für MAX, ${count(min)} für MIN.${rolled}`
    }
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

/**
 * Advice on options of games. `expected` is what the core expects.
 * @type {[option: string, advice: string | ((expected: string) => string)][]}
 */
export const gameAdvice = [
  ['game', 'Es gibt coins, tic-tac-toe, five-in-a-row und pig.'],
  ['coins', `Eine ganze Zahl von Münzen angeben, 1 bis ${count(1000)}.`],
  ['take', 'Ganze Zahlen ab 1 angeben, keine doppelt, etwa 1 2.'],
  ['size', 'Eine ganze Zahl von Reihen angeben, 3 bis 15.'],
  [
    'win',
    'Eine ganze Zahl von Steinen angeben, 3 bis 5, und nicht mehr, als das Brett Reihen hat.',
  ],
  ['turn', 'Die Steine sagen nicht, wer am Zug ist: x oder o angeben.'],
  ['total', 'Eine ganze Zahl von Punkten angeben, 2 bis 20.'],
  ['sides', 'Eine ganze Zahl von Seiten angeben, 2 bis 6.'],
  ['turns', 'Eine ganze Zahl von Zügen angeben, 1 bis 4.'],
  ['plies', `Eine ganze Zahl von Halbzügen angeben, 0 bis ${count(1000)}.`],
  ['board', board],
]

/** @param {string} expected */
function board(expected) {
  if (expected.includes('⇒')) return 'Eine Linie gewinnt schon, obwohl ihre Seite noch am Zug wäre.'
  if (expected.startsWith('#'))
    return 'X beginnt, also muss es so viele x wie o geben oder ein x mehr: eines ergänzen oder entfernen.'
  const [least, most] = expected.split('…').map((size) => /\d+ × \d+/.exec(size)?.[0] ?? '')
  const size = most ? `${least} bis ${most}` : least
  return `${size} Felder angeben: x, o oder einen Punkt, die Reihen durch Leerzeichen oder neue Zeilen getrennt.`
}
