/**
 * The words of the places where two searches part.
 *
 * @import {Difference} from '../../types.js'
 */

import { number, owner, place, things } from './numbers-and-names.js'

export const differences = {
  title: 'Where the searches diverge',
  neither: 'Both searches enter the same nodes.',
  /** @param {number} places */
  head: (places) => `${things(places, 'place', 'places')}, those with the most nodes first`,
  /** @param {string} sum with its sign @param {boolean} again whether a search can enter nodes again */
  sum: (sum, again) => `In total: ${sum}, the difference in ${again ? 'calls' : 'nodes entered'}`,
  /** @param {number} n */
  followers: (n) => things(n, 'place follows', 'places follow'),
  /** Why one enters nodes and the other does not, in one or two words. */
  brief: {
    never: 'no cutoffs',
    test: 'cut test',
    order: 'order',
    value: 'different value',
    bound: 'different bound',
    missed: 'missed cutoff',
    unfounded: 'unfounded cutoff',
    unsaid: 'not given',
    depth: 'depth limit',
    table: 'table',
    'stand-pat': 'stand pat',
    stopped: 'stopped',
    untold: 'without a cutoff',
    again: 'searched again',
  },
  /** @param {Difference} d */
  told: (d) => [entered(d), cutoff(d), cause(d), cost(d)].filter(Boolean).join(' '),
}

/** @param {boolean} second */
const name = (second) => (second ? 'the second' : 'the first')

/** @param {boolean} second */
const Name = (second) => (second ? 'The second' : 'The first')

/** @param {Difference} d */
function entered({ by, place: where, nodes, cause: why }) {
  const second = by === 'second'
  if (why === 'again') {
    return `${Name(second)} search searches ${place(where)} again: ${things(nodes, 'more call', 'more calls')} than in ${name(!second)}.`
  }
  return `Below ${place(where)} ${name(second)} search enters ${things(nodes, 'node', 'nodes')} that ${name(!second)} does not.`
}

/** @param {Difference} d */
function cutoff({ by, cutoff: cut }) {
  if (!cut || cut.best === null || cut.bound === null) return ''
  const letter = cut.side === 'alpha' ? 'α' : 'β'
  return `There ${name(by === 'first')} cuts off: value ${number(cut.best)}, ${letter} = ${number(cut.bound)}, held by ${owner(cut.holder, cut.origin)}.`
}

/** @param {Difference} d */
function cause({ by, nodes, cause: why, cutoff: cut, found, late }) {
  const [one, other] = [by === 'second', by === 'first']
  const letter = cut?.side === 'alpha' ? 'α' : 'β'
  const known = found === null ? '' : number(found)
  return {
    never: `${Name(one)} never cuts off there.`,
    test: `${Name(one)} cuts off only where a value passes the bound.`,
    order: late === null ? '' : `By then ${name(one)} has not yet searched ${place(late)}.`,
    value: known && `In ${name(one)} the value is ${known}.`,
    bound: known && `In ${name(one)} ${letter} is ${known}.`,
    missed: `By its own numbers ${name(one)} should cut off, too: this missed cutoff costs ${things(nodes, 'node', 'nodes')}.`,
    unfounded: 'By its own numbers it should not.',
    unsaid: 'Not all numbers of this test are given.',
    depth: `${Name(other)} evaluates this node: it lies at the depth limit.`,
    table: `There the table answers ${name(other)}.`,
    'stand-pat': `There ${name(other)} stands pat, and ${name(one)} does not.`,
    stopped: `${Name(other)} stops earlier.`,
    again: '',
    untold: `${Name(other)} leaves them out without a cutoff.`,
  }[why]
}

/** @param {Difference} d */
function cost({ total, followers }) {
  if (followers === 0) return ''
  const also = things(followers, 'other place follows from it', 'other places follow from it')
  const all = things(Math.abs(total), 'more node', 'more nodes')
  if (total === 0) return `${also}; in total, both enter the same number of nodes.`
  return `${also}; in total, ${name(total > 0)} enters ${all}.`
}
