// The facts of a sentence beside the state that is folded: the comparisons that most of them need.

import { inside, same } from './interval.js'
import { Lens } from './lens.js'

/**
 * @import {View} from '../../../www/types.js'
 * @import {Checks} from './checks.js'
 * @import {Call, Fold} from './fold.js'
 * @import {Range, Read} from './grammar.js'
 * @import {Interval} from './interval.js'
 * @import {TreeNode} from './tree.js'
 */

/** @typedef {'alpha' | 'beta'} Side */

export class Facts {
  /**
   * @param {Fold} fold
   * @param {View} view
   * @param {Checks} checks
   * @param {TreeNode} node whose numbers are stated
   * @param {Read} reading
   */
  constructor(fold, view, checks, node, reading) {
    this.fold = fold
    this.view = view
    this.checks = checks
    this.node = node
    this.reading = reading
    this.lens = new Lens(view, node)
    this.tree = fold.tree
    this.rules = fold.rules
  }

  /** @param {string} name @param {boolean} holds @param {() => string} fact */
  is(name, holds, fact) {
    this.checks.compare(name, holds, fact)
  }

  /** The sentence is of this kind. @param {...string} kinds */
  kind(...kinds) {
    const { kind } = this.reading
    this.is('kind', kinds.includes(kind), () => `the step is ${kinds}, the sentence ${kind}`)
    return kinds.includes(kind)
  }

  /** A node is named. @param {string} field @param {number} node */
  named(field, node) {
    const name = this.tree.names.inWords(node)
    this.equal('name', field, name)
  }

  /** A field of the sentence has the expected value. @param {string} name @param {string} field @param {unknown} expected */
  equal(name, field, expected) {
    const value = this.reading[field]
    if (value === undefined) return
    this.is(name, value === expected, () => `${field} is ${expected}, not ${value}`)
  }

  /** A number. @param {string} field @param {number} value MAX's */
  number(field, value) {
    const claim = this.reading[field]
    if (claim === undefined) return
    const seen = this.lens.number(value)
    this.is('number', same(claim, seen), () => `${field} is ${seen}, not ${claim}`)
  }

  /** A window. @param {string} field @param {Interval} window */
  window(field, window) {
    const value = this.reading[field]
    if (value === undefined) return
    const bounds = this.lens.window(value)
    const right = same(bounds[0], window[0]) && same(bounds[1], window[1])
    this.is('window', right, () => `${field} is [${window}], not [${bounds}]`)
  }

  /** The player who moves. @param {string} field @param {TreeNode} node */
  mover(field, node) {
    const mover = node.chance ? 'chance' : node.player.toUpperCase()
    this.equal('mover', field, mover)
  }

  /**
   * A range that a sentence states of a node.
   * @param {TreeNode} node
   * @param {Range} claim MAX's
   * @param {Call | undefined} by the call of the sentence, if the range has to be all that it proves
   */
  worth(node, claim, by) {
    const { id } = node
    const range = /** @type {Interval} */ ([claim.lo, claim.hi])
    const at = claim.depth
    const name = this.tree.names.inWords(id)
    const where = at === null ? '' : ` at depth ${at}`
    const true_ = this.tree.worth(id, at)
    const isKnown = !Number.isNaN(true_)
    const exact = claim.lo === claim.hi
    if (isKnown) {
      const kind = exact ? (at === null ? 'worth exactly' : 'worth at depth') : 'worth in a range'
      this.is(kind, inside([true_, true_], range), () => `${name} is worth ${true_}${where}`)
    }
    const { knowledge, limits } = this.fold
    const most = knowledge.most(id, at)
    const fact = at === null ? 'proved without the limit' : 'proved at depth'
    this.is(fact, inside(most, range), () => `of ${name} only [${most}] is proved${where}`)
    if (at !== null) {
      const met = limits.get(id)?.has(at) ?? false
      this.is('limit met', met, () => `no limit of depth ${at} was met at or below ${name}`)
    }
    if (!by) return
    this.is(
      'all that a call proves',
      inside(range, by.range),
      () => `the call of ${name} proves [${by.range}]`,
    )
    const visits = knowledge.visits(id, by.pass.depth)
    this.is(
      'all that visits prove',
      inside(range, visits),
      () => `the visits of ${name} prove [${visits}] together`,
    )
  }

  /** Whether the depth limit stops the search at a node: with quiescence also below it, at a quiet one. @param {TreeNode} node */
  stops({ depth, noisy }) {
    const limit = this.fold.pass.depth
    if (!this.rules.quiescent) return depth === limit
    return limit !== null && depth >= limit && !noisy
  }

  /** The own side of a node. @param {TreeNode} node @returns {Side} */
  side({ player }) {
    return player === 'max' ? 'alpha' : 'beta'
  }

  /** The letters that a bound can have. @param {string} field @param {Side} side MAX's @param {boolean} own */
  letter(field, side, own = false) {
    const seen = this.lens.word(side, 'alpha', 'beta')
    const letters = seen === 'alpha' ? ['α', 'knownMax'] : ['β', 'knownMin']
    if (own) letters.push('best')
    this.is('letter', letters.includes(this.reading[field]), () => `${field} is none of ${letters}`)
  }
}
