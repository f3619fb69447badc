/**
 * 最佳优先搜索的文字，随第一个这样的搜索加载。
 *
 * @import {BestFirstNode, Place as Where, ToldGoal} from '../../types.js'
 * @import {BestFirstSentences} from '../messages.js'
 */

import { scores } from '../scores.js'
import { amid, count, ending, first, mover, number, weight } from './numbers-and-names.js'
import { status, subject } from './viewer.js'

const { fixed, digitsFor, proofNumber } = scores('zh-Hans')

/** @param {ToldGoal} goal */
const goalOf = ({ value, strict }) => (strict ? `大于 ${number(value)}` : `至少为 ${number(value)}`)

/** The opposite of a goal. @param {ToldGoal} goal */
const missOf = ({ value, strict }) => `${strict ? '不大于' : '小于'} ${number(value)}`

/** @type {BestFirstSentences} */
const explain = {
  select({ child, score, highest, rival, rule }) {
    if (!score) return `选择${ending(child)}：它还没有被访问过。`
    const others = rival ? [rival.sum] : []
    const digits = digitsFor([score.sum, ...others])
    /** @param {import('../../types.js').ToldScore} told */
    const sum = (told) =>
      rule === 'mean'
        ? fixed(told.mean, digits)
        : `${fixed(told.mean, digits)} + ${fixed(told.exploration, digits)} = ${fixed(told.sum, digits)}`
    const best = rule === 'mean' ? `它的均值 ${sum(score)} 最高` : `${sum(score)} 是最高的得分`
    const plain = rule === 'mean' ? `它的均值为 ${sum(score)}` : `它的得分为 ${sum(score)}`
    const found = highest ? best : plain
    const beside = rival ? `；${first(rival.child)}为 ${sum(rival)}` : ''
    return `选择${ending(child)}：${found}${beside}。`
  },
  draw: ({ node, child, weight: chance }) =>
    `在${amid(node)}由机会决定，抽到${ending(child)}${chance ? `（概率为 ${weight(chance)}）` : ''}。`,
  expand: ({ node, child, left }) =>
    `${first(child)}加入树中，位于${amid(node)}之下。${left === 0 ? '现在所有子节点都在树中。' : `还有 ${count(left)} 个子节点在树外。`}`,
  'expand-all': ({ node, children, proves }) =>
    `扩展${ending(node)}：${children === 1 ? '它的子节点加入' : `它的 ${count(children)} 个子节点加入`}树中${proves ? '，在值已知之前 pn 为 1，dn 为 1' : ''}。`,
  playout: ({ node, leaf, moves, value, reward, rule }) => {
    if (rule === 'value')
      return `${first(node)}的静态值为 ${number(value)}：奖励为 ${fixed(reward)}。`
    const how = { random: '随机', first: '每次取第一个走法，', last: '每次取最后一个走法，' }[rule]
    return `从${amid(node)}开始${how}走到${ending(leaf)}，共 ${count(moves)} 步。它的值 ${number(value)} 对应奖励 ${fixed(reward)}。`
  },
  'read-leaf': ({ node, value, reward, proves }) =>
    `到达${ending(node)}：值 ${number(value)} 对应奖励 ${fixed(reward)}${proves ? '，并且已被证明' : ''}。`,
  backup: ({ node, reward, visits, total, mean, proved }) =>
    `${first(node)}加上 ${fixed(reward)}：n = ${count(visits)}，w = ${fixed(total)}，均值 ${fixed(mean)}。${proved === null ? '' : `它的值 ${number(proved)} 已被证明。`}`,
  'select-proof'({ node, child, mover: player, number: own, tie, least }) {
    const chosen = `选择${ending(child)}`
    const kind = player === 'max' ? '证明数' : '反证数'
    if (!least)
      return `${chosen}：在${ending(node)}（${mover(player)}）的子节点中，它的${kind}最小，为 ${proofNumber(own)}${tie ? '，并且排在最前面' : ''}。`
    return least.number === own
      ? `${chosen}：它的${kind} ${proofNumber(own)} 最小，但${amid(least.child)}的数与它相同，而且排在前面。`
      : `${chosen}（${kind} ${proofNumber(own)}），但${amid(least.child)}的数最小，为 ${proofNumber(least.number)}。`
  },
  settle: ({ node, value, reached, goal }) =>
    `${first(node)}的值为 ${number(value)}，目标是${goalOf(goal)}：${reached ? '已证明' : '已反证'}。`,
  number({ node, mover: player, proof, disproof, verdict }) {
    const [pn, dn] = [proofNumber(proof), proofNumber(disproof)]
    if (node.leaf) return `${first(node)}得到 pn ${pn}、dn ${dn}。`
    const how =
      player === 'max'
        ? `子节点中最小的证明数 ${pn}，以及它们的反证数之和 ${dn}`
        : `子节点的证明数之和 ${pn}，以及其中最小的反证数 ${dn}`
    const end = verdict === null ? '' : verdict ? '它已被证明。' : '它已被反证。'
    return `${first(node).trimEnd()}（${mover(player)}）取${how}。${end}`
  },
  choose({ child, iterations, rule, visits, mean, proved }) {
    const after = `经过 ${count(iterations)} 次迭代`
    if (!child) return `${after}，没有可选的走法。`
    const known = proved === null ? '' : `根节点的值已被证明：${number(proved)}。`
    const why =
      rule === 'visits'
        ? `它的访问次数最多（${count(visits)}），均值为 ${fixed(mean)}`
        : `它的均值最好（${fixed(mean)}），访问了 ${count(visits)} 次`
    return `${after}，选择走到${ending(child)}：${why}。${known}`
  },
  answer({ root, iterations, verdict, goal }) {
    const after = `经过 ${count(iterations)} 次迭代`
    if (verdict === null) return `${after}，还不知道${amid(root)}的值是否${goalOf(goal)}。`
    return verdict
      ? `${after}，${first(root)}已被证明：它的值${goalOf(goal)}。`
      : `${after}，${first(root)}已被反证：它的值${missOf(goal)}。`
  },
}

const bestFirst = {
  explain,
  kinds: {
    select: '选择',
    expand: '扩展',
    playout: '模拟',
    evaluate: '评估',
    update: '回传',
    finish: '结束',
  },
  /** @type {BestFirstSentences} */
  brief: {
    select: ({ child, score }) => `到${ending(child)}${score ? `，${fixed(score.sum)}` : ''}`,
    draw: ({ child }) => `抽到${ending(child)}`,
    expand: ({ child }) => `加入${ending(child)}`,
    'expand-all': ({ children }) => `加入 ${count(children)} 个子节点`,
    playout: ({ leaf, reward }) => `到${ending(leaf)}，奖励 ${fixed(reward)}`,
    'read-leaf': ({ reward }) => `奖励 ${fixed(reward)}`,
    backup: ({ visits, mean }) => `n ${count(visits)}，均值 ${fixed(mean)}`,
    'select-proof': ({ child, number: least }) => `到${ending(child)}，${proofNumber(least)}`,
    settle: ({ reached }) => (reached ? '已证明' : '已反证'),
    number: ({ proof, disproof }) => `pn ${proofNumber(proof)}，dn ${proofNumber(disproof)}`,
    choose: ({ child }) => (child ? `选择${ending(child)}` : '没有走法'),
    answer: ({ verdict }) => (verdict === null ? '未定' : verdict ? '已证明' : '已反证'),
  },
  listings: { mcts: '蒙特卡洛树搜索', pns: '证明数搜索' },
  stepSize: {
    sizes: { event: '事件', phase: '阶段', iteration: '迭代', choice: '改变选择' },
    effects: {
      event: '每个事件',
      phase: '每次选择、扩展、模拟和回传',
      iteration: '每次迭代',
      choice: '每次改变选择的迭代',
    },
  },
  skips: {
    leaf: () => '下一次迭代',
    /** @param {Where | null} node */
    return: (node) => (node ? `下一次经过${ending(node)}` : '下一次经过某个节点'),
    cutoff: () => '下一次改变选择',
  },
  /** @param {BestFirstNode} node */
  item: (node) => [subject(node), ...state(node)].join('，'),
  node: {
    title: '节点',
    own: '值',
    visits: '访问次数 n',
    total: '总和 w',
    mean: '均值 w / n',
    proved: '已证明的值',
    proof: '证明数',
    disproof: '反证数',
    verdict: { open: '既未证明也未反证', proved: '已证明', disproved: '已反证' },
    outside: '它不在树中。',
  },
  ratings: {
    name: '子节点',
    /** @param {Where} node */
    title: (node) => `${first(node)}的子节点`,
    chance: '这里由机会抽取，不按得分选择。',
    leaf: '叶节点没有子节点。',
    head: {
      child: '子节点',
      visits: 'n',
      mean: '均值',
      exploration: '探索项',
      score: '得分',
      proof: 'pn',
      disproof: 'dn',
    },
    /** A C from which another child is chosen. @param {{ from: number, child: Where }} turn */
    turn: ({ from, child }) => `从 C = ${fixed(from, 5)} 起选择${ending(child)}。`,
    c: 'C：探索的权重',
    /** @param {number} c */
    cIs: (c) => `C = ${fixed(c)}`,
    first: '优先',
    outside: '树外',
    selected: '接下来选择',
    /** @param {number} n */
    more: (n) => `还有 ${count(n)} 个子节点`,
    /** @param {import('../../types.js').Mover} player */
    seen: (player) => `从 ${mover(player)} 的视角看。`,
  },
  proofSet: {
    title: '最小证明集',
    /** Under the picture. */
    key: { tree: '通向证明集的路径', set: '在最小证明集中' },
    none: '只有证明数搜索才有证明集。',
    impossible: '不显示证明集：根节点已被反证，或通向证明集的节点超过 100,000 个。',
    /** @param {{ size: number, names: string[] }} p */
    told: ({ size, names }) => {
      if (size === 0) return '根节点已被证明，没有什么需要再证明。'
      const more = size - names.length
      const all = names.join('、') + (more > 0 ? `，另有 ${count(more)} 个` : '')
      return size === 1
        ? `要证明根节点，只需证明一个节点：${all}。`
        : `要证明根节点，只需证明 ${count(size)} 个节点，再少就不够：${all}。`
    },
  },
  counts: {
    title: '计数',
    soFar: '目前',
    all: '总计',
    iterations: '迭代次数',
    nodes: '树中的节点',
    evaluated: '评估的叶节点',
    choice: '目前选择的走法',
    chart: '根节点各子节点的访问次数',
    means: '根节点各子节点的均值',
    iteration: '迭代',
  },
}

/** @param {BestFirstNode} node */
function state({ status: now, grown, variation }) {
  if (!grown) return ['不在树中']
  const words = now === 'open' ? [status.open] : []
  if (grown.by === 'visits') {
    words.push(`访问 ${count(grown.visits)} 次`)
    if (grown.mean !== null) words.push(`均值 ${fixed(grown.mean)}`)
    if (grown.proved !== null) words.push(`已证明的值 ${number(grown.proved)}`)
  } else {
    words.push(`pn ${proofNumber(grown.proof)}，dn ${proofNumber(grown.disproof)}`)
    if (grown.verdict !== null) words.push(grown.verdict ? '已证明' : '已反证')
  }
  if (variation) words.push('在所选走法的路径上')
  return words
}

export { bestFirst as 'best-first' }
