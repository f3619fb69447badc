/**
 * Paras ensin -haun päätöksiä edeltävien kysymysten sanat.
 *
 * @import {BestFirstMistake, Place as Where, ToldGoal} from '../../types.js'
 */

import { scores } from '../scores.js'
import { count, number, place } from './phrases.js'

const { fixed } = scores('fi')

/** The mistakes of students. @type {Record<BestFirstMistake, string>} */
const mistakes = {
  'last-of-equals': 'yhtä hyvistä lapsista on valittu viimeinen eikä ensimmäinen',
  'mean-alone': 'tutkimistermi puuttuu, ja pelkkä keskiarvo ratkaisee',
  'exploration-alone': 'keskiarvo puuttuu, ja pelkkä tutkimistermi ratkaisee',
  'mean-weighed': 'C painottaa keskiarvoa eikä tutkimistermiä',
  'sign-forgotten': 'MAXin keskiarvo on otettu sellaisenaan MIN-solmussa: etumerkki on unohtunut',
  'least-score': 'MIN valitsee pienimmän pistemäärän eikä suurinta',
  'child-logarithm': 'logaritmi on otettu lapsen käynneistä: √(ln n / n)',
  'no-parent': 'vanhemman käynnit puuttuvat',
  'no-logarithm': 'logaritmi puuttuu: √(N / n)',
  'visits-exchanged': 'vanhemman ja lapsen käynnit ovat vaihtaneet paikkaa',
  'upside-down': 'murtoluku on ylösalaisin: √(n / ln N)',
  'exchanged-upside-down':
    'käynnit ovat vaihtaneet paikkaa ja murtoluku on ylösalaisin: √(N / ln n)',
  'no-root': 'neliöjuuri puuttuu',
  'most-visits': 'on valittu lapsi, jossa on käyty eniten',
  'proof-alone': 'todistusluku ratkaisee myös MIN-solmuissa',
  'greatest-number': 'on valittu suurin luku eikä pienintä',
  'mean-carried': 'jokainen solmu lisää lapsensa keskiarvon eikä palkkiota',
  'visits-not-counted': 'käyntejä ei ole laskettu matkalla ylös',
  'last-alone': 'vain polun viimeinen solmu on päivitetty',
  'reward-turned': 'palkkio on käännetty MINiä varten',
  'total-replaced': 'palkkio on korvannut summan',
  'value-added': 'on lisätty lehden arvo eikä palkkiota',
  'players-exchanged': 'MAX ja MIN ovat vaihtaneet paikkaa: pienin ja summa ovat väärin päin',
  'both-sums': 'molemmat luvut ovat summia',
  'both-least': 'molemmat luvut ovat lasten pienimpiä',
  'leaves-open': 'lehti on laskettu luvuin pn 1 ja dn 1, vaikka sen arvo tunnetaan',
}

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
      `Kun C = ${fixed(c)}, ${place(node, 'inessive')} valitaan ${place(chosen)}. Mistä suuremmasta C:n arvosta alkaen valitaan toinen lapsi?`,
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
    puct: (c) => `kun lapsia on k, valitaan suurin keskiarvo + C √N / (k (1 + n)), C = ${fixed(c)}`,
    all: 'solmun kaikki lapset liittyvät puuhun sen toisella käynnillä',
    /** @param {number} least @param {number} greatest */
    scaled: (least, greatest) =>
      `palkkiot ovat MAXin, 0 arvolla ${number(least)} ja 1 arvolla ${number(greatest)}, ja MIN-solmussa keskiarvo m on 1 − m`,
    raw: 'palkkiot ovat lehtien arvoja, ja MIN-solmussa keskiarvon etumerkki vaihtuu',
    solver: 'lapsia, joiden arvo on todistettu, ei valita',
    first: 'yhtä suurista ensimmäinen',
    unvisited: 'lapset ilman käyntejä ensin',
    /** @param {ToldGoal} goal */
    goal: ({ value, strict }) =>
      strict
        ? `tavoitteena on, että juuren arvo on yli ${number(value)}`
        : `tavoitteena on, että juuren arvo on vähintään ${number(value)}`,
  },
  mistakes,
}
