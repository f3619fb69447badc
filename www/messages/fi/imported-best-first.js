/**
 * Lukijan oman ohjelman paras ensin -haun sanat: mikä siinä on väärin.
 *
 * @import {ComparedBy} from '../../types.js'
 * @import {BestFirstFindings, UnfitRefusal} from '../imported.js'
 */

import { scores } from '../scores.js'
import { Place, number, place } from './numbers-and-names.js'

const { fixed, pair } = scores('fi')

/** @param {string} found */
const quote = (found) => `”${found}”`

/** @param {ComparedBy} by @param {string} x */
const named = (by, x) =>
  ({
    score: `pistemäärä ${x}`,
    proof: `pn ${x}`,
    disproof: `dn ${x}`,
    visits: x === '1' ? '1 käynti' : `${x} käyntiä`,
    mean: `keskiarvo ${x}`,
  })[by]

/** @type {BestFirstFindings} */
export const found = {
  'no-child': ({ found: told, open }) =>
    `${quote(told)} ei ole ${place(open, 'genitive')} lapsi, vaikka iteraatio on siinä.`,
  'not-below': ({ found: told, open }) =>
    `${quote(told)} ei ole ${place(open, 'genitive')} alapuolella, vaikka peluu alkaa siitä.`,
  'no-children': ({ node }) => `${Place(node)} laajennetaan, mutta se on lehti.`,
  'not-here': ({ found: told, open }) =>
    `Rivi koskee solmua ${quote(told)}, mutta iteraatio on ${place(open, 'inessive')}.`,
  'not-grown': ({ node }) => `${Place(node)} valitaan, mutta se ei ole vielä puussa.`,
  'joins-again': ({ node }) => `${Place(node)} lisätään puuhun toisen kerran.`,
  'off-path': ({ found: told, open }) =>
    `${quote(told)} päivitetään, mutta se ei ole tämän iteraation polulla, joka päättyy ${place(open, 'illative')}.`,
  comes: ({ node, found: told, expected }) =>
    `Iteraatio on ${place(node, 'inessive')}, ja seuraavana on ${quote(told)}. Sääntöjen mukaan vuorossa on ${quote(expected)}.`,
  chooses({ child, expected, found: own, best, by }) {
    const chosen = `${Place(child)} valitaan`
    if (best === null) {
      return own === null
        ? `${chosen}, mutta lapsista, joissa ei ole käyty, ensimmäinen on ${place(expected)}.`
        : `${chosen} (${named(by, fixed(own))}), mutta ${place(expected, 'inessive')} ei ole vielä käyty, ja se on vuorossa ensin.`
    }
    const [told, right] = pair(own ?? NaN, best)
    if (own === best) {
      return `${chosen} (${named(by, told)}), mutta ${place(expected, 'adessive')} on sama luku, ja se tulee ensin.`
    }
    return `${chosen}. Tämän kulun lukujen mukaan sillä on ${named(by, told)}, mutta ${place(expected, 'adessive')} on ${named(by, right)}: pitää valita ${by === 'score' ? 'suurin' : 'pienin'}.`
  },
  'chooses-proved': ({ child }) =>
    `${Place(child)} valitaan, mutta sen arvo on todistettu: sellaista lasta ei valita.`,
  scores({ child, found: own, expected }) {
    const [told, right] = pair(own, expected)
    return `${Place(child, 'genitive')} pistemäärä on tässä ${told}. Tämän kulun lukujen mukaan se on ${right}.`
  },
  rewards({ node, value, found: own, expected }) {
    const [told, right] = pair(own, expected)
    return `${Place(node, 'genitive')} arvo on ${number(value)}, ja palkkioksi on merkitty ${told}. Sääntöjen mukaan se on ${right}.`
  },
  'reward-outside': ({ found: told }) =>
    `Palkkioksi on merkitty ${number(told)}. Sääntöjen mukaan palkkio on vähintään 0, lehtien pienimmällä arvolla, ja enintään 1, suurimmalla.`,
  'plays-short': ({ node }) => `Peluu päättyy ${place(node, 'illative')}, joka ei ole lehti.`,
  'plays-to': ({ node, expected }) =>
    `Peluu päättyy ${place(node, 'illative')}. Sääntöjen mukaan se päättyy ${place(expected, 'illative')}.`,
  visits: ({ node, found: told, expected }) =>
    `Päivityksen jälkeen ${place(node, 'adessive')} on ${named('visits', number(told))}. Sääntöjen mukaan määrä on ${number(expected)}.`,
  totals({ node, found: own, expected }) {
    const [told, right] = pair(own, expected)
    return `Päivityksen jälkeen ${place(node, 'genitive')} summa on ${told}. Tämän kulun lukujen mukaan se on ${right}.`
  },
  numbers: ({ node, by, found: told, expected }) =>
    `${Place(node, 'genitive')} luku on tässä ${named(by, number(told))}. Tämän kulun lukujen mukaan se on ${named(by, number(expected))}.`,
  proves({ node, found: told, expected }) {
    if (told === null) {
      return `${Place(node, 'genitive')} arvoa ei ole merkitty todistetuksi. Sääntöjen mukaan arvo ${number(expected ?? NaN)} on todistettu.`
    }
    const right = expected === null ? 'sitä ei ole todistettu' : `arvo on ${number(expected)}`
    return `${Place(node, 'genitive')} todistetuksi arvoksi on merkitty ${number(told)}. Sääntöjen mukaan ${right}.`
  },
  'updated-again': ({ node }) => `${Place(node)} päivitetään tässä iteraatiossa toisen kerran.`,
  'not-updated': ({ node }) => `Iteraatio on päättynyt, mutta ${place(node)} on päivittämättä.`,
  decides({ child, expected, found: own, best, by }) {
    const chosen = `${Place(child)} valitaan lopuksi`
    if (expected === null) return `${chosen}. Sääntöjen mukaan mitään ei valita.`
    if (own === null || best === null) {
      return `${chosen}, mutta siinä ei ole käyty. Sääntöjen mukaan valitaan ${place(expected)}.`
    }
    const [told, right] = pair(own, best)
    return own === best
      ? `${chosen} (${named(by, told)}), mutta sääntöjen mukaan ensin tulee ${place(expected)}.`
      : `${chosen} (${named(by, told)}). Sääntöjen mukaan valitaan ${place(expected)} (${named(by, right)}).`
  },
}

/** @type {UnfitRefusal} */
export function refused({ field, expected }) {
  if (field === 'algorithm') {
    return `Tapahtuma ei kuulu tähän algoritmiin vaan hakuun ${expected}. Nimeä algoritmi otsakkeessa, kuten {"secateur": "trace", "rules": {"algorithm": "mcts"}}, tai valitse se sivulla.`
  }
  return field === 'tree'
    ? `Paras ensin -haun kulku tarvitsee puunsa: otsakkeessa kenttänä "tree": "${expected}" tai sivulla.`
    : null
}
