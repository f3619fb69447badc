/**
 * Minimipuun sanat. Ne ladataan, kun se näytetään ensimmäisen kerran.
 *
 * @import {MinimalNode} from '../../types.js'
 */

import { Place, count, place, range } from './numbers-and-names.js'

export const minimal = {
  title: 'Minimipuu',
  key: {
    tree: 'minimipuu; 1, 2, 3: solmujen tyypit',
    extra: 'läpikäyty lisäksi',
  },
  none: 'Minimipuuta ei ole: juuren arvo riippuu tuntemattomasta arvosta, sattumasta tai solmuista, joissa pelaaja tyytyy staattiseen arvoon.',
  /** @param {number} lo @param {number} hi */
  proves: (lo, hi) =>
    `Pienin joukko solmuja, joka todistaa, että juuren arvo on ${range(lo, hi)}, jos ratkaiseva lapsi olisi aina ensimmäisenä (Knuth ja Moore 1975).`,
  /** @param {number} branching @param {number} depth @param {number} leaves */
  formula: (branching, depth, leaves) =>
    `Puu on säännöllinen, haarautumiskerroin ${count(branching)} ja syvyys ${count(depth)}: missä tahansa järjestyksessä tällaisten lehtien määrä on b^⌈d/2⌉ + b^⌊d/2⌋ − 1 = ${count(leaves)}.`,
  columns: { nodes: 'solmut', leaves: 'lehdet' },
  rows: {
    tree: 'Minimipuu',
    searched: 'Siitä läpikäyty',
    extra: 'Läpikäyty lisäksi',
  },
  types: {
    title: 'Tyypeittäin',
    rows: {
      exact: '1: todistetaan tarkasti',
      one: '2: yksi lapsi riittää',
      all: '3: kaikki lapset tarvitaan',
    },
  },
  reasons: {
    title: 'Lisäksi, koska',
    /** @type {Record<import('../../types.js').ExtraReason, string>} */
    rows: {
      'in-front': 'jokin lapsi oli ennen sitä, joka riittää',
      late: 'raja saatiin myöhään: ylempänä paras lapsi tuli myöhemmin',
      equal: 'katkaisuehto > ei katkaise yhtä suurella arvolla',
      shallow: 'rajoja ei välitetä lapsenlapsille',
      unbounded: 'minimaxilla ei ole rajoja',
      window: 'ikkuna koski muuta arvoa',
    },
  },
  /** @param {MinimalNode} node */
  node: (node) => (node.type === null ? outside(node) : inside(node)),
}

/** @param {MinimalNode} node */
function inside({ place: where, type, goal, inner, child }) {
  const own = `${Place(where)} on tyyppiä ${type}`
  const proof = range(...goal)
  if (type === 1)
    return child
      ? `${own}: on todistettava, että sen arvo on ${proof}. Sen paras lapsi, ${place(child)}, on myös tyyppiä 1; muista riittää raja.`
      : `${own}: se päättää päämuunnelman, ja sen arvo on juuren arvo.`
  if (!inner) return `${own}: on tiedettävä, että sen arvo on ${proof}.`
  return child
    ? `${own}: yksi lapsi riittää todistamaan, että sen arvo on ${proof}. Ensimmäinen riittävä on ${place(child)}.`
    : `${own}: kaikki sen lapset tarvitaan todistamaan, että sen arvo on ${proof}.`
}

/** @param {MinimalNode} node */
function outside(node) {
  const { place: where, added } = node
  if (!added)
    return `${Place(where)} ei kuulu minimipuuhun, eikä siinä ole käyty tähän askeleeseen mennessä.`
  const own = added.top.node === where.node
  const subtree = own ? '' : ` ${place(added.top, 'genitive')} alipuun mukana`
  return `${Place(where)} käydään läpi lisäksi${subtree}: ${because(node, added)}`
}

/** @param {MinimalNode} node @param {NonNullable<MinimalNode['added']>} added */
function because({ place: where, goal }, { reason, top, at, child }) {
  const proof = range(...goal)
  const who = top.node === where.node ? 'se' : place(top)
  switch (reason) {
    case 'in-front':
      return `${who} tuli aiemmin kuin ${place(child)}, joka yksin todistaa, että ${place(at, 'genitive')} arvo on ${proof}.`
    case 'late':
      return `mikään raja ei vielä sallinut katkaisua, koska ${place(child)}, ${place(at, 'genitive')} paras lapsi, käytiin läpi vasta myöhemmin.`
    case 'equal':
      return `${place(child, 'genitive')} arvo on yhtä suuri kuin raja, ja katkaisuehto > vaatii enemmän. Ehdolla ≥ haku olisi katkaistu ${place(at, 'inessive')}.`
    case 'shallow':
      return `raja, joka olisi katkaissut haun ${place(at, 'inessive')}, kuuluu kaukaisemmalle esivanhemmalle, ja rajat välitetään vain lapsille.`
    case 'unbounded':
      return `minimax ei välitä rajoja. Alfa-beta olisi katkaissut haun ${place(at, 'inessive')}, kun ${place(child)} oli käyty läpi.`
    case 'window':
      return `${place(at, 'genitive')} ikkuna koski muuta arvoa, joten katkaisua ei tullut, kun ${place(child)} oli käyty läpi.`
  }
}
