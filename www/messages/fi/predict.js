/**
 * The words of an exercise that asks before decisions.
 *
 * @import {Place as Where} from '../../types.js'
 */

import { Place, count, place, things } from './numbers-and-names.js'

export const predict = {
  title: 'Ennustuksesi',
  stage:
    'Kuva puusta. Vasen ja oikea nuoli kulkevat askel kerrallaan, Enter jatkaa seuraavaan kysymykseen, A näyttää vastauksen.',
  /** @param {Where} root @param {number} nodes */
  picture: (root, nodes) =>
    `Pelipuu, jossa on ${things(nodes, 'solmu', 'solmua')}. ${Place(root)} on ylimpänä. Taulukossa ovat kaikki solmut.`,
  task: 'Haku pysähtyy ennen päätöksiä. Kerro, mitä haku tekee.',
  nothing: 'Tässä haussa ei ole päätöksiä, joita kannattaisi kysyä.',
  asks: {
    /** @param {Where} node */
    returns: (node) => `Minkä arvon ${place(node)} palauttaa?`,
    /** @param {Where} node */
    bound: (node) => `Mikä raja siirtyy nyt ${place(node, 'inessive')}, ja mihin arvoon?`,
    /** @param {Where} node */
    next: (node) =>
      `Katkaistaanko ${place(node, 'inessive')} vai jatketaanko siinä? Valitse solmu, johon haku menee seuraavaksi.`,
    /** @param {Where} node @param {string} bound such as “α = 3” */
    holder: (node, bound) =>
      `${Place(node, 'inessive')} katkaistaan, koska arvo kohtaa rajan ${bound}. Minkä solmun raja se on?`,
    /** @param {Where} node @param {string} bound @param {Where} child */
    again: (node, bound, child) =>
      `${Place(child, 'genitive')} koe nollaikkunalla on ohi, ja arvo palaa ylöspäin. Käydäänkö solmussa uudelleen? Valitse solmu, johon haku menee seuraavaksi.`,
    /** @param {Where} node @param {string} bound @param {Where} child */
    test: (node, bound, child) => `Minkä nollaikkunan ${place(child)} saa kokeessa?`,
    /** @param {Where} node */
    table: (node) =>
      `Haku tulee ${place(node, 'illative')} ja kysyy taulusta. Vastaako taulu, ja millä arvolla?`,
    pass: () => 'Minkä arvon tämä haku juuresta palauttaa?',
    evaluates: () => 'Montako solmua tämä haku juuresta arvioi?',
  },
  value: 'arvo',
  /** @param {string} letter @param {string} now */
  bound: (letter, now) => `${letter}, nyt ${now} (tyhjä: pysyy)`,
  /** @param {string} letter @param {string} now */
  passed: (letter, now) => `nollaikkunan ${letter} (tyhjä: ${now})`,
  fromTable: 'arvo taulusta',
  noHit: 'Taulu ei vastaa',
  evaluated: 'solmujen määrä',
  /** @param {string[]} nodes @param {boolean} again */
  counted: (nodes, again) =>
    `Haku arvioi tässä järjestyksessä: ${nodes.join(', ')}.${again ? ' Kahdesti arvioitu solmu lasketaan kahdesti.' : ''}`,
  /** @param {string} mistake */
  likely: (mistake) => `Virhe voi olla tämä: ${mistake}.`,
  node: 'solmu: valitse se tästä tai paina sitä kuvassa',
  /** The choices that are no node. */
  nobody: { next: 'ei mikään: haku päättyy', holder: 'ei minkään: juuren ikkuna' },
  answer: 'Vastaa',
  show: 'Näytä vastaus',
  begin: 'Aloita',
  goOn: 'Jatka',
  again: 'Alusta',
  stays: 'mikään raja ei siirry',
  /** @param {string} answer */
  right: (answer) => `Oikein: ${answer}.`,
  /** @param {string} said @param {string} answer */
  wrong: (said, answer) => `Ei oikein. Vastasit: ${said}. Oikea vastaus: ${answer}.`,
  /** @param {string} answer */
  shown: (answer) => `Vastaus: ${answer}.`,
  unread: 'Tätä ei voi lukea. Kirjoita luku, esimerkiksi 3, −2,5 tai ∞.',
  empty: 'Vastaa ensin tai pyydä vastaus näkyviin.',
  /** @param {number} number @param {number} of */
  number: (number, of) => `Kysymys ${count(number)}/${count(of)}`,
  soFar: 'Haku tähän asti',
  columns: { node: 'solmu', estimate: 'staattinen arvo', window: 'ikkuna', returned: 'palautettu' },
  pruned: 'karsittu',
}
