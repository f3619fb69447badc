/**
 * The words of an exercise in which a mistake is to be found.
 *
 * @import {Place as Where} from '../../types.js'
 */

import { Place, count, number, things } from './numbers-and-names.js'

export const find = {
  title: 'Haku askel askeleelta',
  stage:
    'Kuva puusta. Vasen ja oikea nuoli kulkevat askel kerrallaan, W merkitsee tämän askeleen ensimmäiseksi vääräksi, A näyttää vastauksen.',
  /** @param {Where} root @param {number} nodes */
  picture: (root, nodes) =>
    `Pelipuu, jossa on ${things(nodes, 'solmu', 'solmua')}. ${Place(root)} on ylimpänä. Luettelossa ovat kaikki haun askeleet.`,
  task: 'Joku kävi tämän puun läpi käsin ja teki virheen. Etsi ensimmäinen väärä askel.',
  nothing: 'Tähän puuhun ei sovi mikään virhe: ota toinen puu.',
  steps: {
    /** @param {Where} node @param {string} window empty: there is none */
    enter: (node, window) =>
      window ? `${Place(node)} saa ikkunan ${window}.` : `${Place(node)} alkaa.`,
    /** @param {Where} node @param {number} value */
    evaluate: (node, value) => `${Place(node)} arvioidaan: ${number(value)}.`,
    /** @param {Where} node @param {number} value of the child @param {number} best */
    compare: (node, value, best) =>
      `${Place(node)} saa arvon ${number(value)}; paras arvo on ${number(best)}.`,
    /** @param {Where} node */
    cutoff: (node) => `${Place(node)} tekee katkaisun: kaikki jäljellä olevat lapset karsitaan.`,
    /** @param {Where} node @param {number} value */
    leave: (node, value) => `${Place(node)} palauttaa arvon ${number(value)}.`,
  },
  /** @param {number} step @param {number} of */
  step: (step, of) => `Askel ${count(step)}/${count(of)}`,
  wrongHere: 'Tämä askel on väärin',
  show: 'Näytä vastaus',
  again: 'Alusta',
  found: 'Oikein: tämä on ensimmäinen virhe.',
  notHere: 'Ei tässä.',
  /** @param {number} step */
  shown: (step) => `Ensimmäinen virhe on askel ${count(step)}.`,
  /** @param {string} sentence */
  due: (sentence) => `Oikein olisi: ${sentence}`,
  /** @param {number} left */
  left: (left) => `${things(left, 'yritys', 'yritystä')} jäljellä`,
}
