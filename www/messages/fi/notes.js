/**
 * Niiden merkintöjen sanat, jotka toinen ohjelma tekee kutsuistaan.
 *
 * @import {PanelWords} from '../messages.js'
 */

import { count, place, things } from './numbers-and-names.js'

/** @type {PanelWords['notes']} */
export const notes = {
  title: 'Merkinnät',
  kinds: {
    full: 'täysi',
    'null-window': 'nollaikkuna',
    're-search': 'uusintahaku',
    'null-move': 'nollasiirto',
    quiescence: 'rauhallisuushaku',
    reduced: 'lyhennetty',
    extended: 'pidennetty',
    probe: 'koe',
  },
  fields: {
    kind: 'laji',
    tag: 'tunniste',
    reason: 'syy',
    key: 'asema',
    move: 'siirto',
    eval: 'arvio',
    depth: 'syvyyttä jäljellä',
  },
  none: (where) =>
    `Ohjelmalla ei ole tähän askeleeseen mennessä merkintöjä kohteesta ${place(where)}.`,
  visits: (n) => `Näytä ${things(n, 'tämän aseman kutsu', 'tämän aseman kutsua')}`,
  find: {
    title: 'Etsi kutsuja',
    any: 'kaikki lajit',
    text: 'Siirto, tunniste, asema',
    clear: 'Kaikki kutsut',
    found: (n) => (n === 0 ? 'Missään kutsussa ei ole tätä.' : things(n, 'kutsu', 'kutsua')),
    first: (n) => `Luettelossa on ${count(n)} ensimmäistä.`,
  },
  counts: {
    title: 'Kutsut ryhmittäin',
    without: 'ei mikään näistä',
    head: {
      calls: 'kutsut',
      below: 'alemmat mukaan lukien',
      cutoffs: 'katkaisut',
      hits: 'osumat',
      again: 'uusintahaut',
    },
    more: (n) => `${things(n, 'rivi', 'riviä')} jää näyttämättä.`,
    csv: 'Tallenna CSV-tiedostona',
  },
  lost: (n) => `Erilaisia tekstejä on liikaa: ${things(n, 'teksti', 'tekstiä')} jätettiin pois.`,
}
