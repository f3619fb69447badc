/**
 * One sentence per step, with the numbers in it.
 *
 * The window, α and β, is what the search passes down; the range is what is proved of a true value. Window and range are
 * never mixed, and a bound is never told as a value.
 *
 * @import {Explanation, Place as Where} from '../../types.js'
 * @import {Sentences} from '../messages.js'
 */

import {
  Place,
  bounds,
  count,
  isEndless,
  bestBefore,
  letters,
  lettersAt,
  mover,
  number,
  owner,
  place,
  range,
  test,
  things,
  toBeat,
  weight,
  window,
} from './numbers-and-names.js'

/** @typedef {Extract<Explanation, { key: 'enter' }>} Enter */
/** @typedef {Extract<Explanation, { key: 'stand-pat' }>} StandPat */
/** @typedef {Extract<Explanation, { key: 'compare' }>} Compare */
/** @typedef {Extract<Explanation, { key: 'cutoff' }>} Cutoff */
/** @typedef {Extract<Explanation, { key: 'average' }>} Average */
/** @typedef {Extract<Explanation, { key: 'chance-cutoff' }>} ChanceCutoff */

/** @type {Sentences} */
export const explain = {
  ready: ({ root, nodes, leaves }) =>
    root.leaf
      ? 'Nothing has happened yet. The tree is a single leaf.'
      : `Nothing has happened yet. The tree has ${things(nodes, 'node', 'nodes')}, ` +
        `${things(leaves, 'of them a leaf', 'of them leaves')}, and ${mover(root.player)} moves first, at ${place(root)}.`,

  'enter-root': ({ node, alpha, beta, full, bounded, naming }) => {
    const begin = node.leaf
      ? `The search begins at ${place(node)}, a leaf`
      : `The search begins at ${place(node)}, where ${mover(node.player)} moves`
    if (!bounded) return `${begin}.`
    return full
      ? `${begin}, with the full window ${window(alpha, beta, naming)}.`
      : `${begin}, with the window ${window(alpha, beta, naming)}: only values between them matter.`
  },

  enter: (p) => {
    const child = `child ${p.node.ordinal} of ${place(p.from)}`
    const to = p.node.name === null ? child : `${p.node.name}, ${child}`
    if (p.node.leaf) return `Down to ${to}, a leaf.`
    const move = `Down to ${to}, where ${mover(p.node.player)} moves`
    if (p.afresh)
      return `${move}. It gets the full window: leaf values have no bounds, so the remaining outcomes at ${place(p.from)} may outweigh any value.`
    if (p.bounded && p.from.player === 'chance')
      return `${move}. It gets the window ${window(p.alpha, p.beta, p.naming)}: a value outside it decides ${place(p.from)}, whatever the remaining outcomes are.`
    return p.bounded
      ? `${move}. It gets the window ${window(p.alpha, p.beta, p.naming)}${held(p)}.`
      : `${move}.`
  },

  evaluate: ({ node, value, own, limit }) => {
    const { player } = node
    const seen =
      own !== null ? `${number(own)}: ${number(value)} for ${mover(player)}` : number(value)
    if (limit !== null)
      return `The depth limit stops the search at ${place(node)}; its static value is ${seen}.`
    const worth = `is a leaf, worth ${seen}.`
    if (node.name !== null) return `${node.name} ${worth}`
    if (node.parent === null) return `The root ${worth}`
    return `Child ${node.ordinal} of ${node.parent} ${worth}`
  },

  'stand-pat': (p) => {
    const who = mover(p.node.player)
    const seen =
      p.own !== null
        ? `${number(p.own)}, which counts as ${number(p.value)} for ${who},`
        : number(p.value)
    return `${Place(p.node)} is noisy, so the depth limit does not stop the search there. But ${who} may stand pat: the static value ${seen} is the best so far${bound(p)}.`
  },

  compare: (p) => {
    const who = mover(p.node.player)
    const at = place(p.node)
    if (p.first)
      return !p.beats
        ? `${lost(p)} is the first result at ${at}: it does not beat ${toBeat(p)}.`
        : `${result(p)} is the first result at ${at}: ${who} has ${newBest(p)} there${bound(p)}.`
    if (p.improved && !p.beats)
      return `${lost(p)} does not beat ${toBeat(p)} either: ${at} now has ${newBest(p)}.`
    const better = p.improved ? 'better' : 'no better'
    const [than, and] =
      p.own !== null
        ? [`${Place(p.child)} counts as ${number(p.value)} for ${who}: ${better} than`, ', and']
        : [`${p.improved ? result(p) : lost(p)} is ${better} for ${who} than`, ':']
    if (p.improved) return `${than} ${bestBefore(p)}${and} ${at} now has ${newBest(p)}${bound(p)}.`
    return p.bounded
      ? `${than} ${toBeat(p)}.`
      : `${than} ${number(p.before)}, the best so far at ${at}.`
  },

  cutoff: (p) => {
    const at = place(p.node)
    const but = `${Place(p.node)} is worth ${range(...p.worth, p.limit)}, but ${already(p)}`
    const name = p.naming !== 'greek' ? 'cut test' : `${p.side} cut test`
    if (p.children === 0)
      return `${but}. The ${name} holds (${test(p)}), yet ${at} has no child left to prune.`
    const rest = things(p.nodes, 'node', 'nodes')
    return `${but}, so the rest of ${at} (${rest}) is pruned. This is ${kind(p)}: ${test(p)}, ${holder(p)}.`
  },

  // The weighted value that a child adds where chance moves: "C, worth 6, adds 1/3 × 6 = 2 at B; the sum so far is 3."
  average: (p) => {
    const at = place(p.node)
    const adds = `${result({ ...p, own: null })} adds ${weight(p.weight)} × ${number(p.value)} = ${number(p.product)} at ${at}`
    if (p.last) return `${adds}: the sum is ${number(p.sum)}.`
    const open = isEndless(p.least) && isEndless(p.most)
    const uncut = p.bounded
      ? ' The remaining outcomes may outweigh it, so nothing can be pruned here.'
      : ''
    const then = open
      ? uncut
      : ` Whatever the remaining outcomes are, ${at} is worth ${range(p.least, p.most)}.`
    return `${adds}; the sum so far is ${number(p.sum)}.${then}`
  },

  'chance-cutoff': (p) => {
    const at = place(p.node)
    const end = p.side === 'alpha' ? 'at most' : 'at least'
    const but = `With ${end} ${number(p.each)} for each remaining outcome, ${at} is worth ${end} ${number(p.best)}, but ${already(p)}`
    const rest = things(p.nodes, 'node', 'nodes')
    return `${but}, so the rest of ${at} (${rest}) is pruned. This is ${kind(p)}: ${test(p)}, ${holder(p)}.`
  },

  leave: ({ node, value, lo, hi, returned, limit }) => {
    const to = node.parent === null ? '' : ` to ${node.parent}`
    const back = `${Place(node)} returns ${number(value)}${to}`
    if (node.leaf) return `${back}.`
    const exact = limit === null ? 'its exact value' : `its value at depth ${count(limit)}`
    if (returned === 'exact') return `${back}, ${exact}.`
    const [truth, at] = limit === null ? ['true value', ''] : ['value', ` at depth ${count(limit)}`]
    if (returned === 'weaker')
      return `${back}. More is already known: its ${truth}${at} is ${range(lo, hi)}.`
    return returned === 'clamped'
      ? `${back}: fail-hard clamps the result to the window. The ${truth} of ${place(node)}${at} is ${range(lo, hi)}.`
      : `${back}. That is only a bound: its ${truth}${at} is ${range(lo, hi)}.`
  },

  finish: ({ root, lo, hi, exact, move, variation, limit }) => {
    const end = `The search ends: ${place(root)} is worth ${range(lo, hi, limit)}.`
    if (!exact) return `${end} The window it was given was too narrow to prove more.`
    if (move === null) return end
    const judged = limit === null ? '' : 'Judged at that depth, '
    const best = `${end} ${judged}${mover(root.player)} should move to ${place(move)}`
    const line = variation.map(short).join(' → ')
    return variation.length > 1 ? `${best}; with best play the game goes ${line}.` : `${best}.`
  },

  'enter-pass': ({ node, pass, depth, alpha, beta, null: narrow, full, bounded }) => {
    const to = depth === null ? '' : `, to depth ${count(depth)}`
    const begin = `Pass ${count(pass)} begins at ${place(node)}${to}`
    if (!bounded) return `${begin}.`
    const kind = narrow ? 'null window' : full ? 'full window' : 'window'
    return `${begin}, with the ${kind} ${window(alpha, beta)}.`
  },

  test: ({ node, from, alpha, beta }) =>
    `Down to ${place(node)}, only to test it: the null window ${window(alpha, beta)} asks whether it narrows the window of ${place(from)}.`,

  again: ({ child, tested, verdict, alpha, beta }) =>
    `${Place(child)} was tested with the null window ${window(...tested)} and failed ${verdict === 'low' ? 'low' : 'high'}: it is searched again with ${window(alpha, beta)}.`,

  hit: ({ node, value, lo, hi, by, pass, limit }) =>
    `${Place(node)} is in the table${stored(by, pass)}: it is worth ${range(lo, hi, limit)}. So it returns ${number(value)}, and nothing below it is searched.`,

  narrow: ({ node, alpha, beta, lo, hi, by, pass, limit }) =>
    `${Place(node)} is in the table${stored(by, pass)}: it is worth ${range(lo, hi, limit)}. So its window narrows to ${window(alpha, beta)}.`,

  verdict: ({ root, value, verdict, lo, hi, pass, limit }) => {
    const end = `Pass ${count(pass)} returns ${number(value)}`
    const how =
      verdict === 'exact'
        ? ', which lies inside its window'
        : `: it fails ${verdict === 'low' ? 'low' : 'high'}`
    return `${end}${how}. Now ${place(root)} is known to be worth ${range(lo, hi, limit)}.`
  },

  // Another program, whose numbers do not follow from each other: that which it says, and no more.
  'program-compare': ({ node, child, value, best, ...p }) => {
    const back = `${Place(child)} returns ${number(value)} to ${place(node)}`
    const now = bounds(p)
    if (best !== null)
      return `${back}. The program’s best value there is now ${number(best)}${now && `, with ${now}`}.`
    return now
      ? `${back}. The program now has ${now} there; the trace does not give the best value.`
      : `${back}. The trace does not give the best value there.`
  },

  'program-cutoff': ({ node, best, nodes, ...p }) => {
    const rest = things(nodes, 'node', 'nodes')
    const cut =
      nodes === 0
        ? `The program cuts off at ${place(node)}, which has no child left to prune`
        : `The program leaves out the rest of ${place(node)} (${rest})`
    const now = [best !== null && `best value ${number(best)}`, bounds(p)]
      .filter(Boolean)
      .join(', ')
    return now ? `${cut}: ${now}.` : `${cut}. The trace does not name the bound.`
  },

  'program-leave': ({ node, value }) =>
    `${Place(node)} returns ${number(value)}${node.parent === null ? '' : ` to ${node.parent}`}.`,

  'program-finish': ({ root, value, move, variation }) => {
    const end = `The program ends: ${place(root)} returns ${number(value)}`
    if (move === null) return `${end}.`
    return `${end}; its best line is ${variation.map(short).join(' → ')}.`
  },

  'stop-symbol': ({ node }) =>
    `The value of ${place(node)} is unknown, so the search cannot go on. It stops here, without an answer.`,

  'stop-limit': ({ node }) =>
    `The depth limit is reached at ${place(node)}, which has no static value, so the search stops here, without an answer.`,
}

/**
 * The holders of the bounds of a window. An infinite bound has none.
 * @param {Enter} p
 */
function held({ alpha, beta, alphaHolder, betaHolder, naming, alphaOrigin, betaOrigin }) {
  const name = letters[naming]
  const lower =
    !isEndless(alpha) &&
    `${name.alpha} = ${number(alpha)} is held by ${owner(alphaHolder, alphaOrigin)}`
  const upper =
    !isEndless(beta) && `${name.beta} = ${number(beta)} is held by ${owner(betaHolder, betaOrigin)}`
  if (lower && upper) return `: ${lower}, and ${upper}`
  return lower || upper ? `: ${lower || upper}` : ': nothing is ruled out yet'
}

/**
 * A child that has returned, with what is known of its value: "C, worth at most 2,".
 * @param {Pick<Compare, 'child' | 'value' | 'lo' | 'hi' | 'returned' | 'own' | 'limit'>} p
 */
function result({ child, value, lo, hi, returned, own, limit }) {
  if (child.leaf && (child.name === null || own !== null)) return Place(child)
  if (child.leaf) return `${child.name}, worth ${number(value)},`
  return returned === 'clamped' || returned === 'weaker'
    ? `${Place(child)}, which returned ${number(value)} but is worth ${range(lo, hi, limit)},`
    : `${Place(child)}, worth ${range(lo, hi, limit)},`
}

/**
 * A child that has returned. If the view shows another number than the tree has, that number is named too.
 * @param {Compare} p
 */
function counted(p) {
  return p.own !== null
    ? `${Place(p.child)}, which counts as ${number(p.value)} for ${mover(p.node.player)},`
    : result(p)
}

/**
 * A child that does not beat a bound or the best value. If what it is worth might, what it returned is compared.
 * @param {Compare} p
 */
function lost(p) {
  return p.short
    ? `${Place(p.child)}, worth ${range(p.lo, p.hi, p.limit)}, returned ${number(p.value)}, which`
    : counted(p)
}

/**
 * The new best value of a node: exact only if that of the child is.
 * @param {Compare} p
 */
function newBest({ best, returned }) {
  return returned === 'exact' ? number(best[0]) : range(...best)
}

/**
 * How the new best value moves the bound of its node.
 * @param {Compare | StandPat} p
 */
function bound({ node, side, moved, bound: now, naming }) {
  if (!moved) return ''
  const name = lettersAt[naming][node.player]
  return side === 'alpha'
    ? `, and ${name.alpha} rises to ${number(now)}`
    : `, and ${name.beta} falls to ${number(now)}`
}

/**
 * The value that the holder of the bound already has, because of which the node does not matter.
 * @param {Cutoff | ChanceCutoff} p
 */
function already({ side, bound: end, held, holder: by, giver, ...p }) {
  if (by === null && 'origin' in p && p.origin === 'values')
    return `no value is ${side === 'alpha' ? 'below' : 'above'} ${number(end)}`
  if (by === null)
    return `the search asks only for values ${side === 'alpha' ? 'above' : 'below'} ${number(end)}`
  if (by.player === 'chance')
    return `only values ${side === 'alpha' ? 'above' : 'below'} ${number(held)} matter at ${place(by)}`
  const has = `${place(by)} already has ${number(held)}`
  return giver === null ? has : `${has} from ${place(giver)}`
}

/** @param {Cutoff | ChanceCutoff} p */
function kind({ side, reach, naming }) {
  if (naming !== 'greek') return reach === 'deep' ? 'a deep cutoff' : 'a cutoff'
  if (reach === 'deep') return `a deep ${side} cutoff`
  return side === 'alpha' ? 'an alpha cutoff' : 'a beta cutoff'
}

/** @param {Pick<Cutoff, 'holder' | 'reach' | 'distance' | 'origin'>} p where chance moves, there is no origin */
function holder({ holder: by, reach, distance, origin }) {
  if (by === null && origin === 'found') return 'the value that a test found'
  if (by === null && origin === 'test') return 'a bound of a null window'
  if (by === null && origin === 'table') return 'a bound from the table'
  if (by === null && origin === 'values') return 'a bound on all values'
  if (by === null) return 'a bound of the root’s own window'
  return reach === 'deep'
    ? `held by ${place(by)}, ${number(distance)} plies up`
    : `held by the parent, ${place(by)}`
}

/** @param {Where} p */
function short(p) {
  return p.name ?? (p.value === null ? place(p) : number(p.value))
}

/**
 * The call that stored an entry of the table, if it is of another node or pass.
 * @param {Where | null} by @param {number | null} pass
 */
function stored(by, pass) {
  const since = pass === null ? '' : ` from pass ${count(pass)}`
  return by === null ? since : `${since}, stored by ${place(by)}, which has the same position`
}
