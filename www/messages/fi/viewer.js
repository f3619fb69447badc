/**
 * The words of the viewer: transport, panels, log, tree in words, help.
 *
 * @import {NodeState, Place as Where} from '../../types.js'
 * @import {Messages, Sentences} from '../messages.js'
 */

import {
  Place,
  briefTest,
  count,
  letters,
  mover,
  number,
  place,
  range,
  things,
  window,
  soFar,
} from './phrases.js'

/** @type {Sentences} */
const brief = {
  ready: () => '',
  'enter-root': ({ bounded, alpha, beta }) => (bounded ? window(alpha, beta) : ''),
  enter: ({ bounded, alpha, beta }) => (bounded ? window(alpha, beta) : ''),
  evaluate: ({ value }) => `= ${number(value)}`,
  compare: ({ improved, before, best, returned }) =>
    improved
      ? `paras nyt ${returned === 'exact' ? number(best[0]) : range(...best)}`
      : `paras yhä ${number(before)}`,
  cutoff: (p) => `${briefTest(p)}, karsii ${count(p.nodes)}`,
  average: (p) => `lisää ${number(p.product)}, yhteensä ${number(p.sum)}`,
  'chance-cutoff': (p) =>
    brief.cutoff({ ...p, key: 'cutoff', worth: [p.best, p.best], known: false }),
  leave: ({ value }) => `palauttaa ${number(value)}`,
  finish: ({ value }) => `arvo ${number(value)}`,
  'enter-pass': ({ pass, bounded, alpha, beta }) =>
    bounded ? `kierros ${count(pass)}, ${window(alpha, beta)}` : `kierros ${count(pass)}`,
  test: ({ alpha, beta }) => `koe ikkunalla ${window(alpha, beta)}`,
  again: ({ alpha, beta }) => `uudestaan ikkunalla ${window(alpha, beta)}`,
  hit: ({ value }) => `${number(value)} taulusta`,
  narrow: ({ alpha, beta }) => `kapenee: ${window(alpha, beta)}`,
  verdict: ({ verdict }) =>
    ({ low: 'alapuolella', high: 'yläpuolella', exact: 'arvo ikkunassa' })[verdict],
  'stop-symbol': () => 'arvo tuntematon',
  'stop-limit': () => 'ei staattista arvoa',
}

/** @type {Record<NodeState['status'], string>} */
const status = {
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
  forward: 'Askel eteenpäin',
  last: 'Viimeinen askel',
  next: 'Seuraava',
  skip: { leaf: 'lehti', cutoff: 'katkaisu', return: 'palautus' },
  skipName: {
    leaf: () => 'Seuraava lehti',
    cutoff: () => 'Seuraava katkaisu',
    return: (node) =>
      node === null ? 'Seuraava palautus' : `Seuraava palautus ${place(node, 'allative')}`,
  },
  skipTo: {
    leaf: 'Seuraavaan lehteen, joka arvioidaan',
    cutoff: 'Seuraavaan katkaisuun, joka karsii jotain',
    return:
      'Siihen, missä lapsi palauttaa arvon solmulle: valitulle tai muuten sisimmälle avoimelle',
  },
  speed: 'Nopeus',
  times: (factor) => `${number(factor)}×`,
  notWhole: (least, most) =>
    `Anna kokonaisluku, vähintään ${count(least)} ja enintään ${count(most)}.`,
  view: 'Näkymä',
  zoomIn: 'Lähennä',
  zoomOut: 'Loitonna',
  fit: 'Näytä koko puu',

  counts: {
    title: 'Lukumäärät',
    soFar: 'tähän asti',
    all: 'yhteensä',
    minimax: 'minimax',
    stopped: (node) => `Minimax pysähtyi ${place(node, 'illative')}, koska arvo puuttui.`,
    again: { evaluated: 'arviointeja', entered: 'kutsuja' },
    rows: {
      evaluated: 'arvioituja lehtiä',
      entered: 'läpikäytyjä solmuja',
      pruned: 'karsittuja solmuja',
      cutoffs: 'katkaisuja',
    },
  },

  node: {
    title: 'Solmu',
    heading: ({ place: where }) => Place(where),
    status: ({ place: where, status: now, depth }) =>
      `${where.leaf ? 'lehti' : mover(where.player)}, syvyys ${count(depth)}, ${status[now]}`,
    values: {
      unreached: 'arvo',
      open: 'paras tähän asti',
      closed: 'palautettu arvo',
      pruned: 'arvo',
      beyond: 'arvo',
      spared: 'arvo',
    },
    soFar,
    none: '–',
    why: ({ at, side, bound, holder, reach }, naming) => {
      const letter = letters[naming][side]
      const greek = side === 'alpha' ? 'alfakatkaisu' : 'betakatkaisu'
      const cutoff = naming !== 'greek' ? 'katkaisu' : greek
      const kind = reach === 'deep' ? `syvä ${cutoff}` : cutoff
      return `Sen karsi ${kind} ${place(at, 'inessive')}: ${letter} = ${number(bound)}, jonka antaa ${owner(holder)}.`
    },
    show: (step) => `Siirry askeleeseen ${count(step)}`,
    select: (holder) => `Valitse ${place(holder)}`,
  },

  log: {
    title: 'Tapahtumat',
    kinds: {
      enter: 'kutsu',
      evaluate: 'arvo',
      compare: 'vertailu',
      cutoff: 'katkaisu',
      leave: 'palautus',
      finish: 'loppu',
      again: 'uudestaan',
      hit: 'taulu',
      narrow: 'kapenee',
      verdict: 'kierros päättyy',
    },
    brief,
    short: (where) =>
      where.name ??
      (where.parent === null
        ? 'juuri'
        : where.value === null
          ? `${where.parent}·${where.ordinal}`
          : number(where.value)),
  },

  outline: {
    title: 'Puu sanoina',
    item: (node) => [subject(node), ...state(node)].join(', '),
  },
}

/** @param {Where | null} holder */
function owner(holder) {
  return holder === null ? 'juuren ikkuna' : place(holder)
}

/** @param {NodeState} node */
function subject({ place: where, children }) {
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
  pruned,
  variation,
}) {
  const words = [
    pruned ? `${status[now]} ${place(pruned.at, 'genitive')} katkaisussa` : status[now],
  ]
  if (now === 'open' && bounds) words.push(`ikkuna ${window(...bounds)}`)
  if (now === 'open' && value !== null) words.push(`${soFar(where.player)} ${number(value)}`)
  if (now === 'closed' && !where.leaf && value !== null) words.push(`palautti ${number(value)}`)
  if (proved === 'range') words.push(`arvo ${range(...proven, limit)}`)
  if (variation) words.push('päävariantissa')
  return words
}
