/**
 * The words for going to a node, along the path to it, to large cutoffs, and back.
 *
 * @import {Messages} from '../messages.js'
 */

import { Place, count, number } from './numbers-and-names.js'

/** @type {Messages['wayfinding']} */
export const wayfinding = {
  find: {
    title: 'Siirry solmuun',
    label:
      'Solmun nimi, nimien tai siirtojen polku, lauta tai kolikot (○○), numero tai lehden arvo',
    example: 'C, #7 tai 14',
    go: 'Siirry',
    at: (node) => `${Place(node)} on valittu.`,
    none: (text) =>
      `Minkään solmun nimi, numero tai arvo ei ole ”${text}”. Nimestä riittää alku; numeron eteen voi kirjoittaa #.`,
    several: (n) => `Sopivia solmuja: ${count(n)}. Valitse yksi:`,
    more: (n) => `ja vielä ${count(n)}`,
    entered: (step) => `Siirry askeleeseen ${count(step)}, jossa siihen tullaan`,
    pruned: (step) => `Siirry askeleeseen ${count(step)}, jossa se karsitaan`,
    number: (n) => `#${number(n)}`,
  },

  selection: {
    title: 'Valinta',
    deselect: 'Poista valinta',
  },

  path: {
    title: 'Polku juuresta',
    between: (n) => `välissä olevia solmuja: ${count(n)}`,
  },

  least: 'Montako solmua seuraava katkaisu vähintään karsii',
  /** Around the number, behind “next cutoff”. */
  atLeast: 'joka karsii vähintään',
  /** @param {number} n */
  atLeastNodes: (n) => (n === 1 ? 'solmun' : 'solmua'),
  largest: 'Suurin katkaisu',
  largestTo: 'Suurin katkaisu: se, joka karsii eniten solmuja',
  unfold: 'Avaa kaikki karsitut alipuut tai sulje ne',
  back: 'Takaisin edelliseen näkymään',

  beside: {
    here: (node) => `${node}, karsittu viereisessä haussa, vain tämä haku käy siinä`,
    there: (node) => `${node}, vain viereinen haku käy siinä`,
  },
}
