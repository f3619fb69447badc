/**
 * The words of the panel about one node: its value, its window and its range, the number line.
 *
 * @import {NodeState, Place as Where} from '../../types.js'
 * @import {PanelWords} from '../messages.js'
 */

import {
  Place,
  count,
  letters,
  lettersAt,
  mover,
  number,
  owner,
  place,
  range,
  soFar,
  window,
} from './numbers-and-names.js'
import { status } from './viewer.js'

/** @type {PanelWords['node']} */
export const node = {
  title: 'Solmu',
  heading: ({ place: where }) => Place(where),
  status: ({ place: where, status: now, depth, standPat }) =>
    `${where.leaf ? 'lehti' : mover(where.player)}, syvyys ${count(depth)}, ${status[now]}${standPat === undefined ? '' : `, tyytyy arvoon ${number(standPat)}`}`,
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
  why: ({ at, side, bound, holder, origin, reach }, naming) => {
    const letter = letters[naming][side]
    const greek = side === 'alpha' ? 'alfakatkaisu' : 'betakatkaisu'
    const cutoff = naming !== 'greek' ? 'katkaisu' : greek
    const kind = reach === 'deep' ? `syvä ${cutoff}` : cutoff
    return `Sen karsi ${kind} ${place(at, 'inessive')}: ${letter} = ${number(bound)}, joka tulee ${owner(holder, origin)}.`
  },
  show: (step) => `Siirry askeleeseen ${count(step)}`,
  select: (holder) => `Valitse ${place(holder)}`,

  /** The table of its window and its range. */
  bounds: {
    window: 'ikkuna',
    passed: 'tultaessa',
    now: 'nyt',
    heldBy: 'haltija',
    holders: {
      itself: 'se itse',
      root: 'juuren ikkuna',
      test: 'nollaikkuna',
      found: 'kokeen tulos',
      table: 'taulu',
      values: 'kaikkien arvojen rajat',
      trace: 'ohjelma',
      nobody: '–',
    },
    range: 'väli',
    proved: ({ range: [lo, hi], limit }) => range(lo, hi, limit),
    difference: ({ naming, place: { player } }) => {
      const { alpha, beta } = lettersAt[naming][player]
      return `Ikkuna kertoo, millä arvoilla on täällä vielä merkitystä: niillä, jotka ovat ${alpha}:n ja ${beta}:n välissä. Väli kertoo, mitä arvoja solmulla voi vielä olla tähän asti arvioitujen lehtien perusteella.`
    },
    noWindow: {
      unreached: 'ei vielä',
      never: 'ei lainkaan',
      minimax: 'ei minimaxissa',
    },
  },

  line: {
    value: {
      unreached: (x) => `arvo ${number(x)}`,
      open: (x) => `paras ${number(x)}`,
      closed: (x) => `palautti ${number(x)}`,
      pruned: (x) => `arvo ${number(x)}`,
      beyond: (x) => `arvo ${number(x)}`,
      spared: (x) => `arvo ${number(x)}`,
    },
    child: (x) => `lapsi ${number(x)}`,
    tick: number,
    words: (node, child, order) =>
      [
        ...ofWindow(node),
        ...ofValue(node),
        ...ofChild(child, order),
        `Väli: ${range(...node.range, node.limit)}.`,
      ].join(' '),
  },
}

/** @param {NodeState} node */
function ofWindow({ place, window: now, crossing, naming }) {
  if (now === null) return ['Lukusuora ilman ikkunaa.']
  const [alpha, beta] = now
  const name = lettersAt[naming][place.player]
  const told = `Lukusuora, ikkuna ${window(alpha, beta, naming)}.`
  if (crossing === null) return [told]
  return crossing === 'met'
    ? [told, `${name.alpha} ja ${name.beta} kohtaavat: niiden väliin ei jää yhtään arvoa.`]
    : [told, `${name.alpha} on ohittanut rajan ${name.beta}: niiden väliin ei jää yhtään arvoa.`]
}

/** @param {NodeState} node */
function ofValue({ place, status, value, cut, naming }) {
  if (value === null) return []
  const chance = place.player === 'chance'
  const found = number(value)
  const letter = letters[naming][cut ?? 'alpha']
  if (status === 'closed') {
    return [
      cut
        ? `Raja ${letter} katkaisi haun, ja palautettu arvo on ${found}.`
        : `Palautettu arvo on ${found}.`,
    ]
  }
  if (chance) return [`Summa tähän asti on ${found}.`]
  if (cut === null) return [`Paras arvo tähän asti on ${found}.`]
  const where = cut === 'alpha' ? `ei yli rajan ${letter}` : `ei alle rajan ${letter}`
  return [`Paras arvo tähän asti on ${found}, ${where}: solmun loppuosa karsitaan.`]
}

/** @param {number | null} child @param {string} order */
function ofChild(child, order) {
  return child === null ? [] : [`Lapsi on palauttanut arvon ${number(child)}: ${order}.`]
}
