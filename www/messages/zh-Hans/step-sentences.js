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
  amid,
  bounds,
  count,
  decides,
  ending,
  first,
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
      ? '还没有开始。这棵树只有一个叶节点。'
      : `还没有开始。这棵树有 ${count(nodes)} 个节点，其中 ${count(leaves)} 个是叶节点；${root.player === 'chance' ? `${first(root)}${decides(root.player)}` : `${mover(root.player)} 在${amid(root)}先走`}。`,

  'enter-root': ({ node, alpha, beta, full, bounded, naming }) => {
    const begin = node.leaf
      ? '搜索从根节点开始，它是叶节点。'
      : `搜索从${amid(node)}开始，${decides(node.player)}。`
    if (!bounded) return begin
    return full
      ? `${begin}窗口是完整的 ${window(alpha, beta, naming)}。`
      : `${begin}窗口为 ${window(alpha, beta, naming)}：只有其间的值才有意义。`
  },

  enter: (p) => {
    const child = `${first(p.from)}的第 ${p.node.ordinal} 个子节点`
    const to = p.node.name === null ? child : `${p.node.name}（${child}）`
    if (p.node.leaf) return `进入 ${to}，它是叶节点。`
    const move = `进入 ${to}，${decides(p.node.player)}。`
    if (p.afresh)
      return `${move}窗口是完整的：叶节点的值没有界，所以${amid(p.from)}的其余结果可能抵消任何值。`
    if (p.bounded && p.from.player === 'chance')
      return `${move}窗口为 ${window(p.alpha, p.beta, p.naming)}：值若在窗口之外，无论其余结果如何，${first(p.from)}都已有定论。`
    return p.bounded ? `${move}窗口为 ${window(p.alpha, p.beta, p.naming)}：${held(p)}。` : move
  },

  evaluate: ({ node, value, own, limit }) => {
    const { player } = node
    const seen =
      own !== null ? `${number(own)}，对 ${mover(player)} 而言是 ${number(value)}` : number(value)
    if (limit !== null) return `深度限制使搜索停在${ending(node)}；它的静态值是 ${seen}。`
    if (node.name !== null) return `${node.name} 是叶节点，值为 ${seen}。`
    if (node.parent === null) return `根节点是叶节点，值为 ${seen}。`
    return `${node.parent} 的第 ${node.ordinal} 个子节点是叶节点，值为 ${seen}。`
  },

  'stand-pat': (p) => {
    const who = mover(p.node.player)
    const seen =
      p.own !== null
        ? `${number(p.own)}，对 ${who} 而言是 ${number(p.value)}，这`
        : `${number(p.value)} `
    return `${first(p.node)}不静止，所以搜索不在深度限制处停下。但 ${who} 也可以止步于静态值（stand pat）：${seen}是目前的最佳值${bound(p)}。`
  },

  compare: (p) => {
    const who = mover(p.node.player)
    const child = result(p)
    if (p.first)
      return !p.beats
        ? `${lost(p, '，这') ?? counted(p)}是${amid(p.node)}处的第一个结果：它${short(p)}。`
        : `${child}是${amid(p.node)}处的第一个结果：${who} 在此的最佳值${newBest(p)}${bound(p)}。`
    if (p.improved && !p.beats)
      return `${lost(p, '，') ?? counted(p)}也${short(p)}：${first(p.node)}现在的最佳值${newBest(p)}。`
    const than =
      p.own !== null
        ? `${first(p.child)}对 ${who} 而言是 ${number(p.value)}，`
        : `对 ${who} 来说，${(!p.improved && lost(p, '，它')) || child}`
    if (p.improved)
      return `${than}比 ${bestBefore(p)} 更好：${first(p.node)}现在的最佳值${newBest(p)}${bound(p)}。`
    return p.bounded
      ? `${than}不比 ${toBeat(p)} 更好。`
      : `${than}不比${amid(p.node)}目前的最佳值 ${number(p.before)} 更好。`
  },

  cutoff: (p) => {
    const but = `${first(p.node)}${range(...p.worth, p.limit)}，但${already(p)}`
    const greek = p.side === 'alpha' ? 'Alpha ' : 'Beta '
    if (p.children === 0)
      return `${but}。${p.naming !== 'greek' ? '' : greek}剪枝条件成立（${test(p)}），但${amid(p.node)}已经没有可剪的子节点。`
    return `${but}：${first(p.node)}的其余部分，共 ${count(p.nodes)} 个节点，被剪去（${kind(p)}：${test(p)}，${holder(p)}）。`
  },

  // The weighted value that a child adds where chance moves.
  average: (p) => {
    const adds = `${result({ ...p, own: null })}给${amid(p.node)}加上 ${weight(p.weight)} × ${number(p.value)} = ${number(p.product)}`
    if (p.last) return `${adds}，总共 ${number(p.sum)}。`
    const open = isEndless(p.least) && isEndless(p.most)
    const uncut = p.bounded ? '其余结果可能抵消它，所以这里不能剪枝。' : ''
    const then = open ? uncut : `无论其余结果如何，${first(p.node)}的值${range(p.least, p.most)}。`
    return `${adds}，目前 ${number(p.sum)}。${then}`
  },

  'chance-cutoff': (p) => {
    const end = p.side === 'alpha' ? '至多' : '至少'
    const but = `其余每个结果${end}为 ${number(p.each)}，所以${amid(p.node)}${end}为 ${number(p.best)}，但${already(p)}`
    return `${but}：${first(p.node)}的其余部分，共 ${count(p.nodes)} 个节点，被剪去（${kind(p)}：${test(p)}，${holder(p)}）。`
  },

  leave: ({ node, value, lo, hi, returned, limit }) => {
    const back =
      node.parent === null
        ? `${first(node)}返回 ${number(value)}`
        : `${first(node)}向 ${node.parent} 返回 ${number(value)}`
    if (node.leaf) return `${back}。`
    const exact = limit === null ? '精确值' : `深度 ${count(limit)} 处的值`
    if (returned === 'exact') return `${back}，这是${exact}。`
    const truth = limit === null ? '真实值' : `深度 ${count(limit)} 处的值`
    if (returned === 'weaker') return `${back}。此前已知更多：${truth}${range(lo, hi)}。`
    return returned === 'clamped'
      ? `${back}，即窗口内最接近的值。${first(node)}的${truth}${range(lo, hi)}。`
      : `${back}。这只是一个界：${truth}${range(lo, hi)}。`
  },

  finish: ({ root, lo, hi, exact, move, variation, limit }) => {
    const end = `搜索结束：${first(root)}的值${range(lo, hi, limit)}。`
    if (!exact) return `${end}给定的窗口太窄，无法证明更多。`
    if (move === null) return end
    const judged = limit === null ? '' : '就该深度而言，'
    const best = `${end}${judged}${mover(root.player)} 应走${ending(move)}`
    const line = variation.map(brief).join(' → ')
    return variation.length > 1
      ? `${best}；双方都走最佳走法时，对局的走向是 ${line}。`
      : `${best}。`
  },

  'enter-pass': ({ node, pass, depth, alpha, beta, null: narrow, full, bounded }) => {
    const to = depth === null ? '' : `，深度为 ${count(depth)}`
    const begin = `第 ${count(pass)} 轮从${amid(node)}开始${to}`
    if (!bounded) return `${begin}。`
    const kind = narrow ? '零窗口' : full ? '完整窗口' : '窗口'
    return `${begin}，${kind}为 ${window(alpha, beta)}。`
  },

  test: ({ node, from, alpha, beta }) =>
    `进入${ending(node)}，但只作试探：零窗口 ${window(alpha, beta)} 用来判断它是否会缩小${amid(from)}的窗口。`,

  again: ({ child, tested, verdict, alpha, beta }) =>
    `${first(child)}用零窗口 ${window(...tested)} 试探，结果${verdict === 'low' ? '低于' : '高于'}窗口：改用 ${window(alpha, beta)} 重新搜索。`,

  hit: ({ node, value, lo, hi, by, pass, limit }) =>
    `置换表中已有${amid(node)}的值${stored(by, pass)}：它${range(lo, hi, limit)}。因此直接返回 ${number(value)}，其下不再搜索。`,

  narrow: ({ node, alpha, beta, lo, hi, by, pass, limit }) =>
    `置换表中已有${amid(node)}的值${stored(by, pass)}：它${range(lo, hi, limit)}。因此窗口缩小为 ${window(alpha, beta)}。`,

  verdict: ({ root, value, verdict, lo, hi, pass, limit }) => {
    const end = `第 ${count(pass)} 轮返回 ${number(value)}`
    const how =
      verdict === 'exact' ? '，在窗口之内' : `，${verdict === 'low' ? '低于' : '高于'}窗口`
    return `${end}${how}。现在已知${amid(root)}的值${range(lo, hi, limit)}。`
  },

  // Another program, whose numbers do not follow from each other: that which it says, and no more.
  'program-compare': ({ node, child, value, best, ...p }) => {
    const back = `${first(child)}向${amid(node)}返回 ${number(value)}`
    const now = bounds(p)
    if (best !== null)
      return `${back}。程序在此处的最佳值现为 ${number(best)}${now && `，${now}`}。`
    return now
      ? `${back}。程序在此处现有 ${now}；搜索过程没有写明最佳值。`
      : `${back}。搜索过程没有写明此处的最佳值。`
  },

  'program-cutoff': ({ node, best, nodes, ...p }) => {
    const cut =
      nodes === 0
        ? `程序在${amid(node)}处剪枝，但已没有子节点可剪`
        : `程序略去${amid(node)}的其余部分（${count(nodes)} 个节点）`
    const now = [best !== null && `最佳值 ${number(best)}`, bounds(p)].filter(Boolean).join('，')
    return now ? `${cut}：${now}。` : `${cut}。搜索过程没有写明依据哪个界。`
  },

  'program-leave': ({ node, value }) =>
    node.parent === null
      ? `${first(node)}返回 ${number(value)}。`
      : `${first(node)}向 ${node.parent} 返回 ${number(value)}。`,

  'program-finish': ({ root, value, move, variation }) => {
    const end = `程序结束：${first(root)}返回 ${number(value)}`
    if (move === null) return `${end}。`
    return `${end}；其最佳走法序列是 ${variation.map(brief).join(' → ')}。`
  },

  'stop-symbol': ({ node }) => `${first(node)}的值未知，搜索无法继续，停在这里，没有结果。`,

  'stop-limit': ({ node }) =>
    `在${amid(node)}处达到深度限制，而它没有静态值；搜索停在这里，没有结果。`,
}

/**
 * The holders of the bounds of a window. An infinite bound has none.
 * @param {Enter} p
 */
function held({ alpha, beta, alphaHolder, betaHolder, naming, alphaOrigin, betaOrigin }) {
  const name = letters[naming]
  const lower = `${name.alpha} = ${number(alpha)} 来自${owner(alphaHolder, alphaOrigin)}`
  const upper = `${name.beta} = ${number(beta)} 来自${owner(betaHolder, betaOrigin)}`
  if (isEndless(alpha)) return isEndless(beta) ? '尚未排除任何值' : upper
  return isEndless(beta) ? lower : `${lower}，${upper}`
}

/**
 * A child that has returned, with what is known of its value: "C（至多为 2）".
 * @param {Pick<Compare, 'child' | 'value' | 'lo' | 'hi' | 'returned' | 'own' | 'limit'>} p
 */
function result({ child, value, lo, hi, returned, own, limit }) {
  if (child.leaf && (child.name === null || own !== null)) return first(child)
  if (child.leaf) return `${child.name}（值为 ${number(value)}）`
  return returned === 'clamped' || returned === 'weaker'
    ? `${place(child)}（返回 ${number(value)}，${limit === null ? '真实值' : '值'}${range(lo, hi, limit)}）`
    : `${place(child)}（${range(lo, hi, limit)}）`
}

/**
 * A child that has returned. If the view shows another number than the tree has, that number is named too.
 * @param {Compare} p
 */
function counted(p) {
  return p.own !== null
    ? `${place(p.child)}（对 ${mover(p.node.player)} 而言是 ${number(p.value)}）`
    : result(p)
}

/**
 * A child that does not beat a bound or the best value, if what it is worth might: what it returned is compared. Else null.
 * @param {Compare} p @param {string} and
 */
function lost({ child, value, lo, hi, short, limit }, and) {
  if (!short) return null
  return `${place(child)}（${range(lo, hi, limit)}）返回 ${number(value)}${and}`
}

/**
 * The new best value of a node: exact only if that of the child is.
 * @param {Compare} p
 */
function newBest({ best, returned }) {
  return returned === 'exact' ? `为 ${number(best[0])}` : range(...best)
}

/**
 * How the new best value moves the bound of its node.
 * @param {Compare | StandPat} p
 */
function bound({ node, side, moved, bound: now, naming }) {
  if (!moved) return ''
  const name = lettersAt[naming][node.player]
  return side === 'alpha'
    ? `，${name.alpha} 升到 ${number(now)}`
    : `，${name.beta} 降到 ${number(now)}`
}

/** @param {Compare} p */
function short(p) {
  return p.side === 'alpha' ? `没有超过 ${toBeat(p)}` : `没有低于 ${toBeat(p)}`
}

/**
 * The value that the holder of the bound already has, because of which the node does not matter.
 * @param {Cutoff | ChanceCutoff} p
 */
function already({ side, bound: end, held, holder: by, giver, ...p }) {
  if (by === null && 'origin' in p && p.origin === 'values')
    return `没有值${side === 'alpha' ? '小于' : '大于'} ${number(end)}`
  if (by === null) return `搜索只关心${side === 'alpha' ? '大于' : '小于'} ${number(end)} 的值`
  if (by.player === 'chance')
    return `只有${side === 'alpha' ? '大于' : '小于'} ${number(held)} 时对${amid(by)}才有影响`
  return giver === null
    ? `${amid(by)}已经有 ${number(held)}`
    : `${amid(by)}已经从${amid(giver)}得到 ${number(held)}`
}

/** @param {Cutoff | ChanceCutoff} p */
function kind({ side, reach, naming }) {
  const deep = reach === 'deep'
  if (naming !== 'greek') return deep ? '深层剪枝' : '剪枝'
  const cutoff = side === 'alpha' ? 'Alpha 剪枝' : 'Beta 剪枝'
  return deep ? `深层 ${cutoff}` : cutoff
}

/** @param {Pick<Cutoff, 'holder' | 'reach' | 'distance' | 'origin'>} p where chance moves, there is no origin */
function holder({ holder: by, reach, distance, origin }) {
  if (by === null && origin === 'found') return '界是试探得到的值'
  if (by === null && origin === 'test') return '界是零窗口的一端'
  if (by === null && origin === 'table') return '界来自置换表'
  if (by === null && origin === 'values') return '界是所有值的界'
  if (by === null) return '界是根窗口的一端'
  return reach === 'deep'
    ? `界来自往上 ${number(distance)} 层的${ending(by)}`
    : `界来自父节点${ending(by)}`
}

/** @param {Where} p */
function brief(p) {
  return p.name ?? (p.value === null ? place(p) : number(p.value))
}

/**
 * The call that stored an entry of the table, if it is of another node or pass.
 * @param {Where | null} by @param {number | null} pass
 */
function stored(by, pass) {
  const since = pass === null ? [] : [`第 ${count(pass)} 轮`]
  const sources = by === null ? since : [...since, `局面相同的${ending(by)}`]
  return sources.length === 0 ? '' : `（来自${sources.join('、')}）`
}
