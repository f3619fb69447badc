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
   * @param {TreeNode} node whose numbers are told
   * @param {Read} said
   */
  constructor(fold, view, checks, node, said) {
    this.fold = fold
    this.view = view
    this.checks = checks
    this.node = node
    this.said = said
    this.lens = new Lens(view, node)
    this.tree = fold.tree
    this.rules = fold.rules
  }

  /** @param {string} name @param {boolean} holds @param {() => string} fact */
  is(name, holds, fact) {
    this.checks.hold(name, holds, fact)
  }

  /** The sentence is of this kind. @param {...string} kinds */
  kind(...kinds) {
    const { kind } = this.said
    this.is('kind', kinds.includes(kind), () => `the step is ${kinds}, the sentence ${kind}`)
    return kinds.includes(kind)
  }

  /** A node is named. @param {string} field @param {number} node */
  named(field, node) {
    const name = this.tree.names.spoken(node)
    this.equal('name', field, name)
  }

  /** A field of the sentence has the expected value. @param {string} name @param {string} field @param {unknown} expected */
  equal(name, field, expected) {
    const said = this.said[field]
    if (said === undefined) return
    this.is(name, said === expected, () => `${field} is ${expected}, not ${said}`)
  }

  /** A number. @param {string} field @param {number} value MAX's */
  number(field, value) {
    const said = this.said[field]
    if (said === undefined) return
    const seen = this.lens.number(value)
    this.is('number', same(said, seen), () => `${field} is ${seen}, not ${said}`)
  }

  /** A window. @param {string} field @param {Interval} window */
  window(field, window) {
    const said = this.said[field]
    if (said === undefined) return
    const told = this.lens.window(said)
    const right = same(told[0], window[0]) && same(told[1], window[1])
    this.is('window', right, () => `${field} is [${window}], not [${told}]`)
  }

  /** The player who moves. @param {string} field @param {TreeNode} node */
  mover(field, node) {
    const mover = node.chance ? 'chance' : node.player.toUpperCase()
    this.equal('mover', field, mover)
  }

  /**
   * A range that is told of a node.
   * @param {TreeNode} node
   * @param {Range} said MAX's
   * @param {Call | undefined} by the call that is told of, if the range is to say all that it proves
   */
  worth(node, said, by) {
    const { id } = node
    const range = /** @type {Interval} */ ([said.lo, said.hi])
    const at = said.depth
    const name = this.tree.names.spoken(id)
    const where = at === null ? '' : ` at depth ${at}`
    const true_ = this.tree.worth(id, at)
    const known = !Number.isNaN(true_)
    const exact = said.lo === said.hi
    if (known) {
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
    this.is('letter', letters.includes(this.said[field]), () => `${field} is none of ${letters}`)
  }
}
