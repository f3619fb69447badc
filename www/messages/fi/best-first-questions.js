/**
 * Paras ensin -haun päätöksiä edeltävien kysymysten sanat.
 *
 * @import {Place as Where, ToldGoal} from '../../types.js'
 */

import { scores } from '../scores.js'
import { bestFirstMistakes as mistakes } from './best-first-mistakes.js'
import { count, number, place } from './numbers-and-names.js'

const { fixed } = scores('fi')

export const explored = {
  task: 'Haku pysähtyy ennen päätöksiä. Kerro, mihin haku menee ja mitkä luvut siitä jäävät.',
  asks: {
    /** @param {Where} node @param {number} iteration */
    child: (node, iteration) =>
      `Iteraatio ${count(iteration)}: mikä ${place(node, 'genitive')} lapsista valitaan?`,
    /** @param {Where} _ @param {number} iteration */
    leaf: (_, iteration) => `Minkä solmun iteraatio ${count(iteration)} saavuttaa?`,
    /** @param {Where} node @param {number} _ @param {{ chosen: Where, c: number }} now */
    exploration: (node, _, { chosen, c }) =>
      `Kun C = ${fixed(c)}, ${place(node, 'inessive')} valitaan ${place(chosen)}. Minkä C:n arvon yläpuolella valitaan jokin muu lapsi?`,
    /** @param {Where} _ @param {number} iteration @param {number} reward */
    backup: (_, iteration, reward) =>
      `Iteraation ${count(iteration)} palkkio on ${fixed(reward, 4)}. Mitkä käynnit n ja summat w polun solmuille jäävät?`,
    /** @param {Where} _ @param {number} iteration */
    numbers: (_, iteration) =>
      `Iteraatio ${count(iteration)}: mitkä luvut pn ja dn polun solmuilla on päivityksen jälkeen?`,
  },
  /** @param {string} name @param {string} now the number as it is */
  now: (name, now) => `${name}, nyt ${now}`,
  /** A mistake that fits this answer, but not all. @param {string} mistake */
  here: (mistake) => `Tähän vastaukseen sopii: ${mistake}.`,
  rules: {
    /** @param {number} c */
    ucb1: (c) => `valitaan suurin keskiarvo + C √(ln N / n), C = ${fixed(c)}`,
    mean: 'valitaan suurin keskiarvo',
    /** @param {number} c */
    puct: (c) =>
      `kun lapsia on k, valitaan suurin keskiarvo + C √N / (k\u00a0(1 + n)), C = ${fixed(c)}`,
    all: 'solmun kaikki lapset liittyvät puuhun sen toisella käynnillä',
    /** @param {number} least @param {number} greatest */
    scaled: (least, greatest) =>
      `palkkiot ovat MAXin, 0 arvolla ${number(least)} ja 1 arvolla ${number(greatest)}, ja MIN-solmussa keskiarvo m lasketaan lukuna 1 − m`,
    raw: 'palkkiot ovat lehtien arvoja, ja MIN-solmussa keskiarvon etumerkki vaihtuu',
    solver: 'lapsia, joiden arvo on todistettu, ei valita',
    first: 'yhtä hyvistä lapsista valitaan ensimmäinen',
    unvisited: 'lapset ilman käyntejä valitaan ensin',
    /** @param {ToldGoal} goal */
    goal: ({ value, strict }) =>
      strict
        ? `tavoitteena on, että juuren arvo on yli ${number(value)}`
        : `tavoitteena on, että juuren arvo on vähintään ${number(value)}`,
  },
  mistakes,
}
