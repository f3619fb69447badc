// The facts of windows: holders of bounds, and null windows.

/**
 * @import {SearchEvent} from './event.js'
 * @import {Facts, Side} from './facts.js'
 * @import {Bound, By, Call, Window} from './fold.js'
 * @import {Interval} from './interval.js'
 */

import { same } from './interval.js'

/** @param {Window} window @returns {Interval} */
const pair = ({ alpha, beta }) => [alpha.value, beta.value]

/** @param {Facts} facts @param {SearchEvent} event */
function enter(facts, event) {
  const { reading, node, fold, rules, tree } = facts
  const { call } = fold
  if (rules.bounded) {
    const eventWindow = [Number(event.alpha), Number(event.beta)]
    facts.is(
      'window',
      eventWindow.join() === pair(call.given).join(),
      () => `the event has [${eventWindow}]`,
    )
  }
  if (!call.caller) return begin(facts)
  if (call.tested) return test(facts)
  if (!facts.kind('enter')) return
  const { parent } = node
  facts.named('from', Number(parent))
  facts.is('name', (reading.name ?? null) === node.name, () => `it is called ${node.name}`)
  facts.equal('name', 'ordinal', node.ordinal)
  facts.is('leaf', Boolean(reading.leaf) === node.leaf, () => `leaf: ${node.leaf}`)
  if (reading.who !== undefined) facts.mover('who', node)
  const caller = tree.nodes[Number(parent)]
  if (reading.chance !== undefined) facts.named('chance', caller.id)
  if (reading.leaf) return
  const full = !Number.isFinite(call.given.alpha.value) && !Number.isFinite(call.given.beta.value)
  if (reading.afresh) {
    const open = caller.chance && full && (rules.values === null || rules.shallow)
    facts.is('full window', open, () => `the window is [${pair(call.given)}]`)
  } else {
    facts.is(
      'window stated',
      (reading.window !== undefined) === rules.bounded,
      () => `bounded: ${rules.bounded}`,
    )
    facts.window('window', pair(call.given))
    if (reading.chance !== undefined) return decided(facts, call)
    if (reading.free) facts.is('full window', full, () => `the window is [${pair(call.given)}]`)
    checkHolder(facts, 'alpha', 'alphaBy', reading)
    checkHolder(facts, 'beta', 'betaBy', reading)
  }
}

/**
 * A bound that a sentence states with its holder, in a view: alpha is the lower one there.
 * @param {Facts} facts
 * @param {Side} seen
 * @param {string} by
 * @param {Record<string, any>} reading
 */
function checkHolder({ lens, fold, rules, ...facts }, seen, by, reading) {
  const side = /** @type {Side} */ (lens.word(seen, 'alpha', 'beta'))
  const bound = fold.call.given[side]
  const check = (
    /** @type {string} */ check,
    /** @type {boolean} */ holds,
    /** @type {string} */ fact,
  ) => facts.checks.compare(check, holds, () => fact)
  const hasBound = reading[seen] !== undefined
  const stated = rules.bounded && Number.isFinite(bound.value)
  check('window stated', hasBound === stated, `the bound ${seen} is ${bound.value}`)
  if (!hasBound) return
  check(
    'number',
    reading[seen] === lens.number(bound.value),
    `${seen} is ${lens.number(bound.value)}`,
  )
  owner(facts, origin(reading, by), reading[by], bound.by)
}

/**
 * The source of a bound by a sentence, if no node holds it.
 * @param {Record<string, unknown>} reading
 * @param {string} by the beginning of the fields
 */
function origin(reading, by) {
  const kinds = ['Root', 'Test', 'Table', 'Values']
  return kinds.find((kind) => reading[`${by}${kind}`])?.toLowerCase() ?? null
}

/**
 * The source of a bound.
 * @param {Pick<Facts, 'checks' | 'tree'>} facts
 * @param {string | null} source of the bound, if no node holds it
 * @param {string | undefined} holder
 * @param {By} by
 */
function owner({ checks, tree }, source, holder, by) {
  const byNode = by.kind === 'node' || by.kind === 'chance'
  if (source === null) {
    const name = byNode ? tree.names.inWords(by.node) : by.kind
    checks.compare('held by a node', byNode && holder === name, () => `the bound is of ${name}`)
  } else
    checks.compare(
      `held by the ${source}`,
      source === by.kind,
      () => `the bound is of ${JSON.stringify(by)}`,
    )
}

/** The search, or a pass, begins. @param {Facts} facts */
function begin(facts) {
  const { reading, node, fold, rules } = facts
  const { call, pass } = fold
  const passes = rules.mtd || rules.deepening
  if (!facts.kind(passes ? 'enter-pass' : 'enter-root')) return
  facts.named('x', node.id)
  facts.is('leaf', Boolean(reading.leaf) === (node.leaf && !passes), () => `leaf: ${node.leaf}`)
  if (reading.who !== undefined) facts.mover('who', node)
  const entryWindow = reading.full ?? reading.window ?? reading.null
  facts.is(
    'window stated',
    (entryWindow !== undefined) === rules.bounded,
    () => `bounded: ${rules.bounded}`,
  )
  for (const field of ['full', 'window', 'null']) facts.window(field, pair(call.given))
  if (entryWindow !== undefined) {
    const full = pair(call.given).every((end) => !Number.isFinite(end))
    facts.is(
      'full window',
      (reading.full !== undefined) === full,
      () => `the window is [${pair(call.given)}]`,
    )
  }
  facts.is(
    'pass begins',
    reading.pass === (passes ? pass.number : undefined),
    () => `it is pass ${pass.number}`,
  )
  facts.is(
    'depth of a pass',
    (reading.depth ?? null) === (passes ? pass.depth : null),
    () => `the depth is ${pass.depth}`,
  )
  if (reading.null !== undefined) empty(facts, pair(call.given))
  if (!rules.bounded || rules.mtd) return
  const window = passWindow(facts)
  facts.is(
    'window',
    pair(call.given).every((end, at) => end === window[at]),
    () => `it follows [${window}]`,
  )
}

/** The window of a pass by the rules. @param {Facts} facts @returns {Interval} */
function passWindow({ fold, rules }) {
  const { passes, pass } = fold
  const reach = rules.aspiration
  const sameDepth = passes.filter(({ depth }) => depth === pass.depth)
  const before = passes[passes.length - sameDepth.length - 1]
  if (reach === null || !before) return rules.window
  const wide = [reach, reach]
  for (const { window, low, high } of sameDepth.slice(0, -1)) {
    const side = high <= window[0] ? 0 : low >= window[1] ? 1 : null
    if (side !== null) wide[side] = rules.doubles ? wide[side] * 2 : Infinity
  }
  return [before.low - wide[0], before.low + wide[1]]
}

/** No value of the tree fits into a null window. @param {Facts} facts @param {Interval} window */
function empty({ tree, checks }, [alpha, beta]) {
  const inside = tree.nodes.find(({ value }) => value !== null && alpha < value && value < beta)
  checks.compare('null window', !inside, () => `${inside?.value} lies between ${alpha} and ${beta}`)
}

/** @param {Facts} facts */
function test(facts) {
  if (!facts.kind('test')) return
  const { node, fold, tree, rules } = facts
  const { call } = fold
  const caller = /** @type {Call} */ (call.caller)
  facts.named('x', node.id)
  facts.named('from', caller.node.id)
  facts.window('window', pair(call.given))
  empty(facts, pair(call.given))
  const side = facts.side(tree.nodes[caller.node.id])
  facts.is(
    'test',
    rules.scouts && caller.best !== null && caller.inner.size > 1,
    () => 'it is the first child',
  )
  const has = caller.window[side].value
  facts.is('test', call.given[side].value === has, () => `${side} of the caller is ${has}`)
}

/** @param {Facts} facts @param {SearchEvent} event */
function searchAgain(facts, event) {
  if (!facts.kind('again')) return
  const { reading, fold, lens } = facts
  const tested = /** @type {Call} */ (fold.call.inner.get(Number(event.child)))
  facts.named('x', tested.node.id)
  facts.is('tested', tested.tested, () => 'it was not tested')
  const [alpha, beta] = pair(tested.given)
  facts.window('tested', [alpha, beta])
  facts.window('window', pair(tested.follows))
  const value = Number(tested.returned)
  const way = lens.word(reading.way, 'low', 'high')
  facts.is(
    'fails',
    way === 'high' ? value >= beta : value <= alpha,
    () => `${value} of [${alpha}, ${beta}]`,
  )
}

/**
 * Beyond its window a chance node is decided: with a value at a bound of it, and the best or worst of the rest.
 * @param {Facts} facts
 * @param {Call} call
 */
function decided({ checks, rules, tree }, call) {
  const caller = /** @type {Call} */ (call.caller)
  const [lo, hi] = rules.values ?? [-Infinity, Infinity]
  const later = caller.node.children.filter((id) => id > call.node.id)
  const rest = later.reduce((sum, id) => sum + tree.nodes[id].share, 0)
  const share = call.node.share
  const needed = (/** @type {number} */ whole, /** @type {number} */ each) =>
    (whole - caller.best - rest * each) / share
  const window = [
    Math.max(needed(caller.window.alpha.value, hi), lo),
    Math.min(needed(caller.window.beta.value, lo), hi),
  ]
  const [alpha, beta] = pair(call.given)
  const right = same(alpha, window[0]) && same(beta, window[1])
  checks.compare(
    'decided beyond',
    right,
    () => `the window is [${window}], not [${alpha}, ${beta}]`,
  )
}

/** The bound of a cutoff, and its holder. @param {Facts} facts @param {Side} side @param {Bound} bound */
function cut(facts, side, { value, by }) {
  const { reading, tree, node, fold, view, checks } = facts
  const seen = facts.lens.word(side, 'alpha', 'beta')
  const expected = seen === 'alpha' ? 'above' : 'below'
  const direction = reading.beyond ?? reading.asked ?? reading.matters
  if (reading.beyond !== undefined)
    facts.equal('direction', 'beyond', seen === 'alpha' ? 'below' : 'above')
  else if (direction !== undefined)
    facts.is('direction', direction === expected, () => `values ${expected} it matter`)
  facts.number('known', value)
  const holder = by.kind === 'node' || by.kind === 'chance' ? tree.nodes[by.node] : null
  if (holder) {
    const turned = view === 'mover' && holder.player === 'min'
    facts.equal('number', 'held', turned ? 0 - value : value)
    facts.named('owner', holder.id)
    facts.is(
      'held by a node',
      reading.owner !== undefined,
      () => `the bound is of ${tree.names.inWords(holder.id)}`,
    )
    const call = fold.open.find((open) => open.node.id === holder.id)
    if (by.kind === 'node' && call) {
      const giver = call.giver === null ? undefined : tree.names.inWords(call.giver)
      facts.is('has it from', reading.giver === giver, () => `${giver} gave it`)
      facts.is('has it from', call.best === value, () => `the best value there is ${call.best}`)
    }
  } else {
    const none = reading.owner === undefined
    facts.is('held by a node', none, () => `the bound is of ${by.kind}`)
    facts.is(
      'known bound',
      (reading.beyond !== undefined) === (by.kind === 'values'),
      () => `the bound is of ${by.kind}`,
    )
  }
  if (reading.last) return
  const plies = holder ? node.depth - holder.depth : 0
  owner({ checks, tree }, origin(reading, 'by'), reading.parent ?? reading.farther, by)
  if (reading.farther !== undefined) facts.equal('plies up', 'plies', plies)
  facts.is(
    'plies up',
    (reading.farther !== undefined) === plies > 1,
    () => `it is ${plies} plies up`,
  )
  facts.is('deep', reading.reach.includes('deep') === plies > 1, () => `it is ${plies} plies up`)
  const greek = /alpha|beta/.exec(reading.reach)
  if (greek) facts.is('direction', greek[0] === seen, () => `it is an ${seen} cutoff`)
}

export const bounds = { enter, again: searchAgain, cut, owner, origin, pair }
