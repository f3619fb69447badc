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
  title: 'Peli',
  own: 'Oma peli',
  rules: {
    coins:
      'Kolikot ovat rivissä. Vuorollaan niistä otetaan sallittu määrä; viimeisen ottaja voittaa. ”Aloittaja” määrää, aloittaako MAX vai MIN.',
    'tic-tac-toe': 'Kolme peräkkäin voittaa. X on MAX ja aloittaa.',
    'five-in-a-row':
      'Mustalla on x. Siirrot ovat kivien viereisiä pisteitä, ja aseman arvo lasketaan sen avoimista linjoista. ”Aloittaja” määrää, onko vuorossa oleva MAX vai MIN.',
    pig: 'Vuoro alkaa heitolla (d1, d2 …). Ykkönen päättää vuoron, ja siinä heitetyt pisteet menetetään; muuten pelaaja heittää uudelleen (R) tai pitää (H) summan. Voittaja on se, joka saa voittoon vaaditut pisteet tai jolla on vuorojen päätyttyä enemmän. ”Aloittaja” määrää, aloittaako MAX vai MIN.',
  },
  game: labels.game,
  names: {
    coins: 'Kolikot',
    'tic-tac-toe': 'Ristinolla',
    'five-in-a-row': 'Viisi peräkkäin',
    pig: 'Possu',
  },
  fields: labels,
  empty: { plies: 'loppuun asti', size: 'laudan mukaan' },
  choices: { turn: { '': 'kivien mukaan', x: 'Musta (x)', o: 'Valkea (o)' } },
  boardHint: 'Rivi kutakin laudan riviä kohti: x, o, ja piste tyhjässä kohdassa.',
  search: 'Tutki',
  editor: 'Näkyvissä on pelin puu. Tähän kirjoitettu puu tulee sen tilalle.',
}

/**
 * Advice on options of games. `expected` is what the core expects.
 * @type {Record<keyof typeof GAME_KINDS, string | ((expected: string) => string)>}
 */
export const gameAdvice = {
  game: 'Se on coins, tic-tac-toe, five-in-a-row tai pig.',
  coins: `Anna kolikoiden määrä kokonaislukuna, 1–${count(1000)}.`,
  take: 'Anna kokonaislukuja 1:stä alkaen, ei samaa kahdesti, esimerkiksi 1 2.',
  size: 'Anna rivien määrä kokonaislukuna, 3–15.',
  win: 'Anna kivien määrä kokonaislukuna, 3–5, enintään laudan rivien määrä.',
  turn: 'Kivistä ei näe, kuka on vuorossa: anna x tai o.',
  total: 'Anna pisteiden määrä kokonaislukuna, 2–20.',
  sides: 'Anna sivujen määrä kokonaislukuna, 2–6.',
  turns: 'Anna vuorojen määrä kokonaislukuna, 1–4.',
  plies,
  board,
}

/** @param {string} expected such as `1 … 8` */
export function plies(expected) {
  const [least, most] = expected.split(' … ').map((bound) => count(Number(bound)))
  return `Anna siirtojen määrä kokonaislukuna, ${least}–${most}.`
}

/** @param {string} expected */
function board(expected) {
  if (expected.includes('⇒'))
    return 'Laudalla on jo voittava linja, mutta sen pelaaja on vielä vuorossa.'
  if (expected.startsWith('#'))
    return 'X aloittaa, joten merkkejä x on oltava yhtä monta kuin merkkejä o tai yksi enemmän: lisää tai poista yksi.'
  const [least, most] = expected.split('…').map((size) => /\d+ × \d+/.exec(size)?.[0] ?? '')
  const size = most ? `vähintään ${least} ja enintään ${most}` : least
  return `Ruutuja on oltava ${size}: x, o tai piste, rivien välissä välilyönti tai rivinvaihto.`
}
