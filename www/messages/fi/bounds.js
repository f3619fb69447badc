/**
 * The words of bounds: the window and the range of a node, the number line, the arrow of a cutoff.
 *
 * @import {NodeState, Reach} from '../../types.js'
 * @import {Messages} from '../messages.js'
 */

import { letters, lettersAt, number, range, window } from './phrases.js'

/** The words beside the arrow in the picture. @type {Record<Reach, string>} */
const reach = { shallow: 'matala', deep: 'syvä', window: 'juuren ikkuna' }

/** The words beside the arrow with their meaning. @type {Partial<Record<Reach, string>>} */
const meaning = { shallow: 'matala: vanhemman raja', deep: 'syvä: kaukaisemman esivanhemman raja' }

/** @type {Messages['bounds']} */
export const bounds = {
  reach,
  meaning,
  /** Under the picture, where windows stand without names. */
  legend: {
    /** @param {string} window with the names of its bounds */
    names: (window) => `${window}: vain näiden väliset arvot merkitsevät enää`,
    close: 'Piilota tämä rivi',
  },

  window: 'ikkuna',
  letters,
  lettersAt,
  passed: 'tultaessa',
  now: 'nyt',
  heldBy: 'haltija',
  holders: {
    itself: 'se itse',
    root: 'juuren ikkuna',
    nobody: '–',
  },
  range: 'väli',
  proved: ({ range: [lo, hi], limit }) => range(lo, hi, limit),
  difference: ({ naming, place: { player } }) => {
    const { alpha, beta } = lettersAt[naming][player]
    return `Ikkuna kertoo, millä arvoilla on täällä vielä merkitystä: niillä, jotka ovat ${alpha}:n ja ${beta}:n välissä. Väli kertoo, mitä arvoja solmulla voi vielä olla tähän asti nähtyjen lehtien perusteella.`
  },
  noWindow: {
    unreached: 'ei vielä',
    never: 'ei lainkaan',
    minimax: 'ei minimaxissa',
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
  const told = `Lukusuora, ikkuna ${window(alpha, beta)}.`
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
