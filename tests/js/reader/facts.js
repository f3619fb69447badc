// The facts of each step, held against what its sentence says.

import { Lens } from './lens.js'
import { better } from './fold.js'
import { atMost, inside, same } from './interval.js'
import { bounds } from './bounds.js'
import { tables } from './tables.js'
import { averages } from './averages.js'
import { endings } from './endings.js'

/**
 * @import {SearchEvent, View} from '../../../www/types.js'
 * @import {Checks} from './checks.js'
 * @import {By, Call, Fold} from './fold.js'
 * @import {Range, Read} from './grammar.js'
 * @import {Interval} from './interval.js'
 * @import {TreeNode} from './tree.js'
 */

const SIGN = { alpha: ['≤', '<'], beta: ['≥', '>'] }

/** @typedef {'alpha' | 'beta'} Side */

export class Facts {
  /**
   * @param {Fold} fold
   * @param {View} view
   * @param {Checks} checks
   */
  constructor(fold, view, checks) {
    this.fold = fold
    this.view = view
    this.checks = checks
    this.tree = fold.tree
    this.rules = fold.rules
  }

  /** Holds what happened against what a sentence says. @param {SearchEvent} event @param {Read} said @param {boolean} last */
  hold(event, said, last) {
    const { node } = this.fold.call
    this.lens = new Lens(this.view, node)
    this.said = said
    this.node = node
    if (last && event.kind !== 'finish') return endings.stop(this)
    const hold = /** @type {Record<string, (facts: Facts, event: SearchEvent) => void>} */ (KINDS)
    return hold[event.kind](this, event)
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

  /** What a field says. @param {string} name @param {string} field @param {unknown} expected */
  equal(name, field, expected) {
    const said = this.said[field]
    if (said === undefined) return
    this.is(name, said === expected, () => `${field} is ${expected}, not ${said}`)
  }

  /** A number. @param {string} field @param {number} value MAX's @param {Lens} [lens] */
  number(field, value, lens = this.lens) {
    const said = this.said[field]
    if (said === undefined) return
    const seen = /** @type {Lens} */ (lens).number(value)
    this.is('number', same(said, seen), () => `${field} is ${seen}, not ${said}`)
  }

  /** A window. @param {string} field @param {Interval} window */
  window(field, window) {
    const said = this.said[field]
    if (said === undefined) return
    const told = this.lens?.window(said) ?? said
    const right = same(told[0], window[0]) && same(told[1], window[1])
    this.is('window', right, () => `${field} is [${window}], not [${told}]`)
  }

  /** Who moves. @param {string} field @param {TreeNode} node */
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

  /** The own side of a node. @param {TreeNode} node @returns {Side} */
  side({ player }) {
    return player === 'max' ? 'alpha' : 'beta'
  }

  /** The letters that a bound can have. @param {string} field @param {Side} side MAX's @param {boolean} own */
  letter(field, side, own = false) {
    const seen = this.lens?.word(side, 'alpha', 'beta')
    const letters = seen === 'alpha' ? ['α', 'knownMax'] : ['β', 'knownMin']
    if (own) letters.push('best')
    this.is('letter', letters.includes(this.said[field]), () => `${field} is none of ${letters}`)
  }
}

/** @param {Facts} facts @param {SearchEvent} event */
function evaluate(facts, event) {
  if (!facts.kind('evaluate')) return
  const { said, node, fold, tree } = facts
  const value = Number(node.value)
  facts.number('value', value)
  if (said.own !== undefined) facts.is('number', said.own === value, () => `it is ${value}`)
  if (said.who !== undefined) facts.mover('who', node)
  const limited = !node.leaf
  facts.is('static value', Boolean(said.static) === limited, () => `limited: ${limited}`)
  if (limited)
    facts.is('limit met', node.depth === fold.pass.depth, () => `the node is at ${node.depth}`)
  const parent = node.parent === null ? null : tree.nodes[node.parent].name
  const unnamed = parent === null ? 'the root' : `child ${node.ordinal} of ${parent}`
  facts.equal('name', 'x', limited ? tree.names.spoken(node.id) : (node.name ?? unnamed))
  facts.is('number', Number(event.value) === value, () => `the event has ${event.value}`)
}

/** @param {Facts} facts @param {SearchEvent} event */
function compare(facts, event) {
  const { said, node, fold } = facts
  if (node.chance) return averages.joined(facts)
  if (!facts.kind('compare')) return
  const { child, before, window, improved, moved } = /** @type {NonNullable<Fold['compared']>} */ (
    fold.compared
  )
  const value = Number(child.returned)
  facts.named('x', child.node.id)
  facts.named('at', node.id)
  facts.mover('who', node)
  facts.mover('whose', node)
  facts.number('value', value)
  facts.number('before', before)
  facts.number('clamped', value)
  facts.is(
    'first result',
    Boolean(said.first) === (before === start(node)),
    () => `before was ${before}`,
  )
  const range = told(facts, child)
  const side = facts.side(node)
  const own = window[side].value
  if (said.bound !== undefined) {
    facts.letter('bound', side, true)
    facts.number('end', own)
  }
  ordered(facts, range, before, own)
  const said_ = said.best !== undefined
  facts.is(
    'new best',
    said_ === (improved && !(said.first && said.fails)),
    () => `improved: ${improved}`,
  )
  if (said.best !== undefined) newBest(facts, child, range)
  const by = facts.rules.bounded && moved
  facts.is('bound moves', Boolean(said.moved) === by, () => `the bound moved: ${by}`)
  if (said.moved !== undefined) {
    facts.letter('moved', side, true)
    facts.number('now', fold.call.window[side].value)
    const rises = facts.lens?.word(side, 'alpha', 'beta') === 'alpha'
    facts.is(
      'bound moves',
      Boolean(said.rises) === rises,
      () => `${side} ${rises ? 'rises' : 'falls'}`,
    )
  }
  facts.is('number', Number(event.after) === fold.call.best, () => `the event has ${event.after}`)
}

/** @param {TreeNode} node */
function start({ player }) {
  return player === 'max' ? -Infinity : Infinity
}

/**
 * What a sentence says of a child that has returned, MAX's.
 * @param {Facts} facts
 * @param {Call} child
 * @returns {Interval} what it is worth by the sentence, or if that says nothing, what it is worth
 */
export function told(facts, child) {
  const { said, lens } = facts
  const { node, returned, range } = child
  if (said.worth === undefined) {
    const spoken = node.leaf || said.whose !== undefined || said.value !== undefined
    facts.is('child told', spoken, () => 'nothing is said of the child')
    return range
  }
  const worth = /** @type {Lens} */ (lens).range(said.worth)
  // A leaf is told by its number alone.
  if (node.leaf) facts.is('number', worth.lo === node.value, () => `the leaf is ${node.value}`)
  else facts.worth(node, worth, child)
  const clamped = !inside([Number(returned), Number(returned)], range)
  facts.is('clamped', (said.clamped !== undefined) === clamped, () => `${returned} of [${range}]`)
  return [worth.lo, worth.hi]
}

/** Better, or no better. @param {Facts} facts @param {Interval} range @param {number} before @param {number} own bound */
function ordered({ said, node, ...facts }, range, before, own) {
  const { is } = { is: (/** @type {Parameters<Facts['is']>} */ ...p) => facts.checks.hold(...p) }
  const [worst, best] = node.player === 'max' ? range : [range[1], range[0]]
  const name = `the child is worth [${range}]`
  if (said.better !== undefined)
    is('better', better(node, worst, before), () => `${name}, which is not better than ${before}`)
  if (said.no === undefined && said.fails === undefined) return
  const than = said.before !== undefined ? before : own
  const not = !better(node, best, than)
  is('no better', not, () => `${name}, which can be better than ${than}`)
}

/** The new best value is what the child is worth. @param {Facts} facts @param {Call} child @param {Interval} range */
function newBest({ said, lens, node, ...facts }, child, range) {
  const best = /** @type {Lens} */ (lens).range(said.best)
  const value = Number(child.returned)
  const at = said.clamped !== undefined ? value : null
  const [lo, hi] = at === null ? range : value < range[0] ? [value, Infinity] : [-Infinity, value]
  const right = same(best.lo, lo) && same(best.hi, hi)
  facts.checks.hold('new best', right, () => `the new best is [${lo}, ${hi}]`)
}

/** @param {Facts} facts @param {SearchEvent} event */
function leave(facts, event) {
  if (!facts.kind('leave')) return
  const { said, node, fold, lens, tree } = facts
  const { call } = fold
  facts.named('x', node.id)
  facts.number('value', Number(event.value))
  facts.is(
    'number',
    same(Number(event.value), returns(facts)),
    () => `it returns ${returns(facts)}`,
  )
  const to = node.parent === null ? undefined : tree.nodes[node.parent].name
  facts.is('name', said.to === (to ?? undefined), () => `it returns to ${to}`)
  const depth = said.depth ?? null
  if (said.whose !== undefined) facts.named('whose', node.id)
  if (said.range !== undefined) {
    const range = { .../** @type {Lens} */ (lens).range(said.range), depth }
    facts.worth(node, range, call)
    facts.is(
      'only a bound',
      range.lo < range.hi || said.clamped === true,
      () => 'the range is one value',
    )
    const value = Number(event.value)
    const within = inside([value, value], [range.lo, range.hi])
    facts.is(
      'clamped',
      within === (said.clamped === undefined),
      () => `${value} of [${range.lo}, ${range.hi}]`,
    )
    if (within)
      facts.is('an end', same(value, range.lo) || same(value, range.hi), () => `${value} is no end`)
  } else if (said.exact !== undefined || said.depth !== undefined) {
    const value = Number(event.value)
    facts.worth(node, { lo: value, hi: value, depth }, call)
  } else facts.is('static value', node.leaf, () => 'it is not a leaf')
}

/** What the open call returns. @param {Facts} facts */
function returns({ fold, rules, node }) {
  const { best, entry, value, answer } = fold.call
  if (value !== null || answer) return best
  const cut = node.chance ? averages.cut(fold) : null
  const found = cut ?? best
  if (!rules.hard || !rules.bounded) return found
  return Math.min(Math.max(found, entry.alpha.value), entry.beta.value)
}

/** @param {Facts} facts @param {SearchEvent} event */
function cutoff(facts, event) {
  const { said, node, fold, rules, lens } = facts
  if (!facts.kind('cutoff', 'chance-cutoff')) return
  const { call } = fold
  const side = /** @type {Side} */ (event.side)
  const bound = call.window[side]
  const best = node.chance ? Number(averages.cut(fold)) : call.best
  facts.named('x', node.id)
  facts.named('at', node.id)
  facts.number('best', best)
  facts.number('end', bound.value)
  facts.letter('bound', side)
  const sign = SIGN[lens?.word(side, 'alpha', 'beta') ?? side][rules.strict ? 1 : 0]
  facts.equal('cut test', 'sign', sign)
  const meets = side === 'beta' ? atMost(bound.value, best) : atMost(best, bound.value)
  facts.is(
    'cut test',
    meets && !(rules.strict && same(best, bound.value)),
    () => `${best} and ${bound.value}`,
  )
  const worth = /** @type {Lens} */ (lens).range(said.worth)
  const ends = side === 'beta' ? [best, Infinity] : [-Infinity, best]
  facts.is(
    'number',
    same(worth.lo, ends[0]) && same(worth.hi, ends[1]),
    () => `it is worth [${ends}]`,
  )
  facts.worth(node, worth, undefined)
  const left = node.children.filter((child) => !call.inner.has(child))
  facts.is(
    'pruned',
    Boolean(said.last) === (left.length === 0),
    () => `${left.length} children are left`,
  )
  if (said.pruned !== undefined)
    facts.equal(
      'pruned',
      'pruned',
      left.reduce((n, at) => n + size(facts, at), 0),
    )
  if (node.chance && said.each !== undefined) averages.rest(facts, side)
  bounds.cut(facts, side, bound)
}

/** How many nodes a subtree has. @param {Facts} facts @param {number} node @returns {number} */
function size(facts, node) {
  return facts.tree.nodes[node].children.reduce((n, child) => n + size(facts, child), 1)
}

const KINDS = {
  enter: bounds.enter,
  evaluate,
  compare,
  cutoff,
  leave,
  finish: endings.finish,
  again: bounds.again,
  hit: tables.hit,
  narrow: tables.narrow,
  verdict: endings.verdict,
}
