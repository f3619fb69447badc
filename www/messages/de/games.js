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
  title: 'Ein Spiel',
  own: 'Eigenes Spiel',
  rules: {
    coins:
      'Münzen liegen in einer Reihe. Wer am Zug ist, nimmt einige davon; wer die letzte nimmt, gewinnt. Ob MAX oder MIN beginnt, bestimmt „Wer beginnt“.',
    'tic-tac-toe': 'Drei in einer Reihe gewinnen. X ist MAX und beginnt.',
    'five-in-a-row':
      'Schwarz hat x. Züge sind die Punkte neben Steinen, und eine Stellung wird nach ihren offenen Linien bewertet. Ob die Seite am Zug MAX oder MIN ist, bestimmt „Wer beginnt“.',
    pig: 'Ein Zug beginnt mit einem Wurf (d1, d2 …). Eine 1 beendet ihn, und seine Punkte sind verloren; sonst würfelt der Spieler weiter (R) oder hält (H) und behält die Summe. Es gewinnt, wer die „Punkte zum Sieg“ erreicht oder nach allen Zügen mehr hat. Ob MAX oder MIN beginnt, bestimmt „Wer beginnt“.',
  },
  game: labels.game,
  names: {
    coins: 'Münzen',
    'tic-tac-toe': 'Tic-Tac-Toe',
    'five-in-a-row': 'Fünf in einer Reihe',
    pig: 'Böse Eins',
  },
  fields: labels,
  empty: { plies: 'bis Ende', size: 'wie das Brett' },
  choices: { turn: { '': 'ergibt sich aus den Steinen', x: 'Schwarz (x)', o: 'Weiß (o)' } },
  boardHint: 'Eine Zeile je Reihe: x, o und ein Punkt, wo nichts liegt.',
  search: 'Suche starten',
  editor: 'Zu sehen ist der Baum eines Spiels. Ein hier eingegebener Baum tritt an seine Stelle.',
}

/**
 * Advice on options of games. `expected` is what the core expects.
 * @type {Record<keyof typeof GAME_KINDS, string | ((expected: string) => string)>}
 */
export const gameAdvice = {
  game: 'Es gibt coins, tic-tac-toe, five-in-a-row und pig.',
  coins: `Eine ganze Zahl von Münzen angeben, 1 bis ${count(1000)}.`,
  take: 'Ganze Zahlen ab 1 angeben, keine doppelt, etwa 1 2.',
  size: 'Eine ganze Zahl von Reihen angeben, 3 bis 15.',
  win: 'Eine ganze Zahl von Steinen angeben, 3 bis 5, und nicht mehr, als das Brett Reihen hat.',
  turn: 'Die Steine sagen nicht, wer am Zug ist: x oder o angeben.',
  total: 'Eine ganze Zahl von Punkten angeben, 2 bis 20.',
  sides: 'Eine ganze Zahl von Seiten angeben, 2 bis 6.',
  turns: 'Eine ganze Zahl von Zügen angeben, 1 bis 4.',
  plies,
  board,
}

/** @param {string} expected such as `1 … 8` */
export function plies(expected) {
  const [least, most] = expected.split(' … ').map((bound) => count(Number(bound)))
  return `Eine ganze Zahl von Halbzügen angeben, ${least} bis ${most}.`
}

/** @param {string} expected */
function board(expected) {
  if (expected.includes('⇒')) return 'Eine Linie gewinnt schon, obwohl ihre Seite noch am Zug wäre.'
  if (expected.startsWith('#'))
    return 'X beginnt, also muss es so viele x wie o geben oder ein x mehr: eines ergänzen oder entfernen.'
  const [least, most] = expected.split('…').map((size) => /\d+ × \d+/.exec(size)?.[0] ?? '')
  const size = most ? `${least} bis ${most}` : least
  return `${size} Felder angeben: x, o oder einen Punkt, die Reihen durch Leerzeichen oder neue Zeilen getrennt.`
}
