/**
 * The words of the places where two searches part.
 *
 * @import {Difference} from '../../types.js'
 * @import {Messages} from '../pages.js'
 */

import { number, owner, Place, place, things } from './numbers-and-names.js'

/** @type {Messages['compare']['differences']} */
export const differences = {
  title: 'Missä haut eroavat',
  neither: 'Molemmat käyvät samoissa solmuissa.',
  head: (places) => `${things(places, 'kohta', 'kohtaa')}, ensin ne, joissa eroaa eniten solmuja`,
  sum: (sum, again) => `Yhteensä ${sum}, ${again ? 'kutsujen' : 'läpikäytyjen solmujen'} erotus`,
  followers: (n) => things(n, 'kohta seuraa', 'kohtaa seuraa'),
  brief: {
    never: 'ei katkaisuja',
    test: 'katkaisuehto',
    order: 'järjestys',
    value: 'eri arvo',
    bound: 'eri raja',
    missed: 'katkaisu puuttuu',
    unfounded: 'aiheeton katkaisu',
    unsaid: 'ei kerrottu',
    depth: 'syvyysraja',
    table: 'taulu',
    'stand-pat': 'tyytyy',
    stopped: 'keskeytyi',
    untold: 'ilman katkaisua',
    again: 'uusintahaku',
  },
  told: (d) => [entered(d), cutoff(d), cause(d), cost(d)].filter(Boolean).join(' '),
}

/** @param {boolean} second */
const name = (second) => (second ? 'toinen' : 'ensimmäinen')

/** @param {boolean} second */
const Name = (second) => (second ? 'Toinen' : 'Ensimmäinen')

/** @param {boolean} second */
const InName = (second) => (second ? 'Toisessa' : 'Ensimmäisessä')

/** @param {Difference} d */
function entered({ by, place: where, nodes, cause: why }) {
  const second = by === 'second'
  if (why === 'again') {
    return `${Name(second)} haku käy ${place(where, 'inessive')} uudelleen: ${things(nodes, 'kutsu', 'kutsua')} enemmän kuin ${second ? 'ensimmäisessä' : 'toisessa'}.`
  }
  return `${Place(where, 'genitive')} alla ${name(second)} haku käy ${things(nodes, 'solmussa, jossa', 'solmussa, joissa')} ${name(!second)} ei käy.`
}

/** @param {Difference} d */
function cutoff({ by, cutoff: cut }) {
  if (!cut || cut.best === null || cut.bound === null) return ''
  const letter = cut.side === 'alpha' ? 'α' : 'β'
  return `Siinä ${name(by === 'first')} katkaisee: arvo on ${number(cut.best)}, ja ${letter} = ${number(cut.bound)} tulee ${owner(cut.holder, cut.origin)}.`
}

/** @param {Difference} d */
function cause({ by, nodes, cause: why, cutoff: cut, found, late }) {
  const [one, other] = [by === 'second', by === 'first']
  const letter = cut?.side === 'alpha' ? 'α' : 'β'
  const known = found === null ? '' : number(found)
  return {
    never: `${Name(one)} ei katkaise siinä koskaan.`,
    test: `${Name(one)} katkaisee vasta, kun arvo ohittaa rajan.`,
    order:
      late === null ? '' : `${Name(one)} ei ole siihen mennessä käynyt ${place(late, 'inessive')}.`,
    value: known && `${InName(one)} arvo on ${known}.`,
    bound: known && `${InName(one)} ${letter} on ${known}.`,
    missed: `Omien lukujensa mukaan ${name(one)} katkaisisi myös: puuttuva katkaisu maksaa ${things(nodes, 'solmun', 'solmua')}.`,
    unfounded: 'Omien lukujensa mukaan se ei saisi katkaista.',
    unsaid: 'Kaikkia tämän ehdon lukuja ei ole kerrottu.',
    depth: `${Name(other)} arvioi tämän solmun, sillä se on syvyysrajalla.`,
    table: `Siinä taulu vastaa, eikä ${name(other)} hae pidemmälle.`,
    'stand-pat': `Siinä ${name(other)} tyytyy staattiseen arvoon (stand pat), ${name(one)} ei.`,
    stopped: `${Name(other)} keskeytyy ennen sitä.`,
    again: '',
    untold: `${Name(other)} jättää ne pois ilman katkaisua.`,
  }[why]
}

/** @param {Difference} d */
function cost({ total, followers }) {
  if (followers === 0) return ''
  const also = things(followers, 'muu kohta seuraa tästä', 'muuta kohtaa seuraa tästä')
  const all = things(Math.abs(total), 'solmussa', 'solmussa')
  if (total === 0) return `${also}; kaikkiaan molemmat käyvät yhtä monessa solmussa.`
  return `${also}; kaikkiaan ${name(total > 0)} käy ${all} enemmän.`
}
