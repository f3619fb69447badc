/**
 * The words of the viewer: transport, view, tree in words.
 *
 * @import {NodeState, Place as Where} from '../../types.js'
 * @import {Messages} from '../messages.js'
 */

import {
  Place,
  count,
  mover,
  number,
  place,
  range,
  things,
  window,
  soFar,
} from './numbers-and-names.js'

/** @type {Record<NodeState['status'], string>} */
export const status = {
  unreached: 'ei vielä saavutettu',
  open: 'avoin',
  closed: 'valmis',
  pruned: 'karsittu',
  beyond: 'syvyysrajan alapuolella',
  spared: 'taulun säästämä',
}

/** @type {Messages['viewer']} */
export const viewer = {
  name: 'Haku pelipuussa',
  stage:
    'Kuva puusta. Nuolinäppäimillä siirrytään askel kerrallaan, plus ja miinus zoomaavat, kysymysmerkki avaa ohjeen.',
  picture: (root, nodes) =>
    `Pelipuu, jossa on ${things(nodes, 'solmu', 'solmua')}; ylimpänä on ${place(root)}. Alempana oleva ”Puu sanoina” kertoo saman.`,

  step: (step, last) => `Askel ${count(step)} / ${count(last)}`,
  stepSize: {
    label: 'Askelpituus',
    sizes: { event: 'tapahtuma', child: 'lapsi', decision: 'päätös', cutoff: 'katkaisu' },
    effects: {
      event: 'jokainen tapahtuma',
      child: 'alas jokaiseen lapseen ja takaisin',
      decision: 'jokainen vertailu, joka muuttaa arvoa tai rajaa, ja jokainen katkaisu',
      cutoff: 'jokainen katkaisu',
    },
    number: 'Askeleen numero: kirjoita toinen siirtyäksesi sinne',
    of: (all) => `/ ${count(all)}`,
  },
  scrubber: 'Askel',
  hint: '→ askel, välilyönti toistaa',
  /** The names of keys, as on keyboards. */
  keys: { first: 'Home', last: 'End', play: 'Välilyönti', shift: 'Vaihto' },
  transport: 'Askeleet',
  first: 'Ensimmäinen askel',
  back: 'Askel taaksepäin',
  play: 'Toista',
  pause: 'Keskeytä',
  forward: 'Seuraava',
  last: 'Viimeinen askel',
  more: 'Muut askeleet',
  skipName: {
    leaf: () => 'Seuraava lehti',
    cutoff: () => 'Seuraava katkaisu',
    return: (node) =>
      node === null ? 'Seuraava palautus' : `Seuraava palautus ${place(node, 'allative')}`,
  },
  skipTo: {
    leaf: 'Seuraavaan lehteen, joka arvioidaan',
    cutoff: 'Seuraavaan katkaisuun, joka karsii jotain',
    return: 'Seuraavaan palautukseen valitulle tai muuten sisimmälle avoimelle solmulle',
  },
  speed: 'Nopeus',
  times: (factor) => `${number(factor)}×`,
  notWhole: (least, most) =>
    `Anna kokonaisluku, vähintään ${count(least)} ja enintään ${count(most)}.`,
  view: 'Näkymä',
  zoomIn: 'Lähennä',
  zoomOut: 'Loitonna',
  fit: 'Näytä koko puu',

  /** The name of a node, or what stands for it in little room. */
  short: (where) =>
    where.name ??
    (where.parent === null
      ? 'juuri'
      : where.value === null
        ? `${where.parent}·${where.ordinal}`
        : number(where.value)),

  outline: {
    title: 'Puu sanoina',
    item: (node) => [subject(node), ...state(node)].join(', '),
  },
}

/** A node in words. @param {Pick<NodeState, 'place' | 'children'>} node */
export function subject({ place: where, children }) {
  if (where.leaf) {
    if (where.value === null) return `${Place(where)}, arvo tuntematon`
    return where.name === null
      ? `Lehti ${number(where.value)}`
      : `${Place(where)}, arvo ${number(where.value)}`
  }
  return `${Place(where)}, ${mover(where.player)}, ${things(children, 'lapsi', 'lasta')}`
}

/** @param {NodeState} node */
function state({
  place: where,
  status: now,
  value,
  range: proven,
  proved,
  limit,
  window: bounds,
  naming,
  pruned,
  standPat,
  variation,
}) {
  const words = [
    pruned ? `${status[now]} ${place(pruned.at, 'genitive')} katkaisussa` : status[now],
  ]
  if (now === 'open' && bounds) words.push(`ikkuna ${window(...bounds, naming)}`)
  if (standPat !== undefined) words.push(`tyytyy arvoon ${number(standPat)}`)
  if (now === 'open' && value !== null) words.push(`${soFar(where.player)} ${number(value)}`)
  if (now === 'closed' && !where.leaf && value !== null) words.push(`palautti ${number(value)}`)
  if (proved === 'range') words.push(`arvo ${range(...proven, limit)}`)
  if (variation) words.push('päämuunnelmassa')
  return words
}
