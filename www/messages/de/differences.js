/**
 * The words of the places where two searches part.
 *
 * @import {Difference} from '../../types.js'
 * @import {Messages} from '../pages.js'
 */

import { number, owner, Place, place, things } from './numbers-and-names.js'

/** @type {Messages['compare']['differences']} */
export const differences = {
  title: 'Wo sich die Suchen trennen',
  neither: 'Beide betreten dieselben Knoten.',
  head: (places) => `${things(places, 'Stelle', 'Stellen')}, die mit den meisten Knoten zuerst`,
  sum: (sum, again) =>
    `Alle zusammen: ${sum}, die Differenz der ${again ? 'Aufrufe' : 'betretenen Knoten'}`,
  followers: (n) => things(n, 'Stelle folgt', 'Stellen folgen'),
  brief: {
    never: 'keine Cutoffs',
    test: 'Cutoff-Test',
    order: 'Reihenfolge',
    value: 'anderer Wert',
    bound: 'andere Schranke',
    missed: 'Cutoff versäumt',
    unfounded: 'Cutoff grundlos',
    unsaid: 'nicht angegeben',
    depth: 'Tiefengrenze',
    table: 'Tabelle',
    'stand-pat': 'stillhalten',
    stopped: 'abgebrochen',
    untold: 'ohne Cutoff',
    again: 'noch einmal',
  },
  told: (d) => [entered(d), cutoff(d), cause(d), cost(d)].filter(Boolean).join(' '),
}

/** @param {boolean} second */
const name = (second) => (second ? 'die zweite' : 'die erste')

/** @param {boolean} second */
const Name = (second) => (second ? 'Die zweite' : 'Die erste')

/** @param {boolean} second */
const inName = (second) => (second ? 'in der zweiten' : 'in der ersten')

/** @param {Difference} d */
function entered({ by, place: where, nodes, cause: why }) {
  const second = by === 'second'
  if (why === 'again') {
    return `${Name(second)} Suche durchsucht ${place(where)} noch einmal: ${things(nodes, 'Aufruf', 'Aufrufe')} mehr als ${inName(!second)}.`
  }
  return `${Place(where)}: Darunter betritt ${name(second)} Suche ${things(nodes, 'Knoten, den', 'Knoten, die')} ${name(!second)} nicht betritt.`
}

/** @param {Difference} d */
function cutoff({ by, cutoff: cut }) {
  if (!cut || cut.best === null || cut.bound === null) return ''
  const letter = cut.side === 'alpha' ? 'α' : 'β'
  return `Dort schneidet ${name(by === 'first')} ab: Wert ${number(cut.best)}, ${letter} = ${number(cut.bound)} ${owner(cut.holder, cut.origin)}.`
}

/** @param {Difference} d */
function cause({ by, nodes, cause: why, cutoff: cut, found, late }) {
  const [one, other] = [by === 'second', by === 'first']
  const letter = cut?.side === 'alpha' ? 'α' : 'β'
  const known = found === null ? '' : number(found)
  return {
    never: `${Name(one)} schneidet dort nie ab.`,
    test: `${Name(one)} schneidet nur ab, wenn ein Wert die Schranke überschreitet.`,
    order: late === null ? '' : `Bis dahin hat ${name(one)} ${place(late)} noch nicht durchsucht.`,
    value: known && `${inName(one).replace('in', 'In')} ist der Wert ${known}.`,
    bound: known && `${inName(one).replace('in', 'In')} ist ${letter} = ${known}.`,
    missed: `Nach ihren eigenen Zahlen muss ${name(one)} auch abschneiden: Dieser versäumte Cutoff kostet ${things(nodes, 'Knoten', 'Knoten')}.`,
    unfounded: 'Nach ihren eigenen Zahlen darf sie das nicht.',
    unsaid: 'Nicht alle Zahlen dieses Tests sind angegeben.',
    depth: `${Name(other)} bewertet diesen Knoten: Er liegt an ihrer Tiefengrenze.`,
    table: `Dort antwortet die Tabelle, und ${name(other)} sucht nicht weiter.`,
    'stand-pat': `Dort hält ${name(other)} still, ${name(one)} nicht.`,
    stopped: `${Name(other)} bricht vorher ab.`,
    again: '',
    untold: `${Name(other)} lässt sie ohne Cutoff aus.`,
  }[why]
}

/** @param {Difference} d */
function cost({ total, followers }) {
  if (followers === 0) return ''
  const also = things(followers, 'Stelle folgt daraus', 'Stellen folgen daraus')
  const all = things(Math.abs(total), 'Knoten', 'Knoten')
  if (total === 0) return `${also}; insgesamt betreten beide gleich viele Knoten.`
  return `${also}; insgesamt betritt ${name(total > 0)} ${all} mehr.`
}
