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
const pieces = { empty: 'tyhjä', coin: 'kolikko', x: 'X', o: 'O', black: 'Musta', white: 'Valkea' }

/** Inside a sentence. */
const movers = { ...pieces, black: 'musta', white: 'valkea' }

/** @type {Messages['games']} */
export const games = {
  title: 'Peli',
  own: 'Oma peli',
  rules: {
    coins:
      'Kolikot ovat rivissä. Vuorollaan niistä otetaan sallittu määrä; viimeisen ottaja voittaa. Sen, aloittaako MAX vai MIN, kertoo ”Aloittaja”.',
    'tic-tac-toe': 'Kolme peräkkäin voittaa. X on MAX ja aloittaa.',
    'five-in-a-row':
      'Mustalla on x. Siirrot ovat kivien viereisiä pisteitä, ja aseman arvo lasketaan sen avoimista linjoista. Sen, onko vuorossa oleva MAX vai MIN, kertoo ”Aloittaja”.',
    pig: 'Vuoro alkaa heitolla (d1, d2 …). Ykkönen päättää vuoron, ja siinä heitetyt pisteet menetetään; muuten pelaaja heittää uudelleen (R) tai pitää (H) summan. Se voittaa, jolla on pisteitä näin paljon tai vuorojen päätyttyä enemmän. Sen, aloittaako MAX vai MIN, kertoo ”Aloittaja”.',
  },
  game: labels.game,
  names: {
    coins: 'Kolikot',
    'tic-tac-toe': 'Ristinolla',
    'five-in-a-row': 'Viisi peräkkäin',
    pig: 'Possu',
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
  empty: { plies: 'loppuun asti', size: 'laudan mukaan' },
  turns: { '': 'kivien mukaan', x: 'Musta (x)', o: 'Valkea (o)' },
  boardHint: 'Rivi kutakin laudan riviä kohti: x, o, ja piste siinä, missä ei ole mitään.',
  search: 'Tutki',
  editor: 'Näkyvissä on pelin puu. Tähän kirjoitettu puu tulee sen tilalle.',
}

/** @type {Messages['position']} */
export const position = {
  title: 'Asema',
  failed: 'Lautaa ei voitu ladata.',
  state: ({ game, cells, line, over, player, turn }) => {
    if (game === 'coins') {
      if (over) return player === 'max' ? 'MIN on voittanut.' : 'MAX on voittanut.'
      const left = cells.filter((cell) => cell === 'coin').length
      return `Jäljellä ${things(left, 'kolikko', 'kolikkoa')}. Vuorossa ${mover(player)}.`
    }
    if (game === 'pig') {
      const [max, min] = points(cells)
      const now = `MAX ${count(max)}, MIN ${count(min)}.`
      return over ? `${now} Peli on päättynyt.` : `${now} Noppa on pelaajalla ${mover(player)}.`
    }
    if (line.length > 0) return `${pieces[cells[line[0]]]} on voittanut.`
    if (over || turn === null) return 'Lauta on täynnä: tasapeli.'
    return `Vuorossa on ${movers[turn]}, joka on ${mover(player)}.`
  },
  moves: (moves) =>
    moves.length === 0 ? 'Ennen ensimmäistä siirtoa.' : `Siirrot: ${moves.join(', ')}.`,
  picture: ({ game, cells, last, line }, names) => {
    if (game === 'coins') {
      const left = cells.filter((cell) => cell === 'coin').length
      const taken = last.length === 0 ? '' : ` Juuri otettiin ${count(last.length)}.`
      return `Kolikoita jäljellä ${count(left)} / ${count(cells.length)}.${taken}`
    }
    if (game === 'pig') {
      const [max, min] = points(cells)
      const rolled = last.length === 0 ? '' : ` Tällä vuorolla heitetty ${count(last.length)}.`
      return `MAX ${count(max)} pistettä, MIN ${count(min)}.${rolled}`
    }
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

/**
 * Advice on options of games. `expected` is what the core expects.
 * @type {[option: string, advice: string | ((expected: string) => string)][]}
 */
export const gameAdvice = [
  ['game', 'Se on coins, tic-tac-toe, five-in-a-row tai pig.'],
  ['coins', `Anna kolikoiden määrä kokonaislukuna, 1–${count(1000)}.`],
  ['take', 'Anna kokonaislukuja 1:stä alkaen, ei samaa kahdesti, esimerkiksi 1 2.'],
  ['size', 'Anna rivien määrä kokonaislukuna, 3–15.'],
  ['win', 'Anna kivien määrä kokonaislukuna, 3–5, enintään laudan rivien määrä.'],
  ['turn', 'Kivistä ei näe, kuka on vuorossa: anna x tai o.'],
  ['total', 'Anna pisteiden määrä kokonaislukuna, 2–20.'],
  ['sides', 'Anna sivujen määrä kokonaislukuna, 2–6.'],
  ['turns', 'Anna vuorojen määrä kokonaislukuna, 1–4.'],
  ['plies', `Anna siirtojen määrä kokonaislukuna, 0–${count(1000)}.`],
  ['board', board],
]

/** @param {string} expected */
function board(expected) {
  if (expected.includes('⇒'))
    return 'Jokin linja voittaa jo, vaikka sen pelaaja olisi vielä vuorossa.'
  if (expected.startsWith('#'))
    return 'X aloittaa, joten merkkejä x on oltava yhtä monta kuin merkkejä o tai yksi enemmän: lisää tai poista yksi.'
  const [least, most] = expected.split('…').map((size) => /\d+ × \d+/.exec(size)?.[0] ?? '')
  const size = most ? `vähintään ${least} ja enintään ${most}` : least
  return `Ruutuja on oltava ${size}: x, o tai piste, rivien välissä välilyönti tai rivinvaihto.`
}
