/**
 * 关于读者自己的程序所做最佳优先搜索的文字：哪里有错。
 *
 * @import {ComparedBy} from '../../types.js'
 * @import {BestFirstFindings, UnfitRefusal} from '../imported.js'
 */

import { scores } from '../scores.js'
import { amid, ending, first, number } from './numbers-and-names.js'

const { fixed, pair } = scores('zh-Hans')

/** @param {string} found */
const quote = (found) => `“${found}”`

/** @param {ComparedBy} by @param {string} x */
const named = (by, x) =>
  ({
    score: `得分 ${x}`,
    proof: `pn ${x}`,
    disproof: `dn ${x}`,
    visits: `访问次数 ${x}`,
    mean: `均值 ${x}`,
  })[by]

/** @type {BestFirstFindings} */
export const found = {
  'no-child': ({ found: told, open }) => `${quote(told)}不是迭代所到的${amid(open)}的子节点。`,
  'not-below': ({ found: told, open }) => `${quote(told)}不在模拟的起点${amid(open)}之下。`,
  'no-children': ({ node }) => `${first(node)}被扩展，但它是叶节点。`,
  'not-here': ({ found: told, open }) => `这一行涉及${quote(told)}，但迭代已到${ending(open)}。`,
  'not-grown': ({ node }) => `选择了${ending(node)}，但它还没有加入树中。`,
  'joins-again': ({ node }) => `${first(node)}第二次加入树中。`,
  'off-path': ({ found: told, open }) =>
    `更新了${quote(told)}，但它不在这次迭代的路径上，路径到${amid(open)}为止。`,
  comes: ({ node, found: told, expected }) =>
    `迭代已到${ending(node)}，接着是${quote(told)}。按规则应为${quote(expected)}。`,
  chooses({ child, expected, found: own, best, by }) {
    const chosen = `选择了${ending(child)}`
    if (best === null) {
      return own === null
        ? `${chosen}，但在还没有访问过的子节点中，应先选${ending(expected)}。`
        : `${chosen}（${named(by, fixed(own))}），但${amid(expected)}还没有访问过，应当先选。`
    }
    const [told, right] = pair(own ?? NaN, best)
    if (own === best) {
      return `${chosen}（${named(by, told)}），但${amid(expected)}的数与它相同，而且排在前面。`
    }
    return `${chosen}。按这个过程中的数，它（${named(by, told)}）不如${ending(expected)}（${named(by, right)}）：应取${by === 'score' ? '最高的得分' : '最小的数'}。`
  },
  'chooses-proved': ({ child }) =>
    `选择了${ending(child)}，但它的值已被证明：这样的子节点应当跳过。`,
  scores({ child, found: own, expected }) {
    const [told, right] = pair(own, expected)
    return `${first(child)}的得分记为 ${told}。按这个过程中的数应为 ${right}。`
  },
  rewards({ node, value, found: own, expected }) {
    const [told, right] = pair(own, expected)
    return `${first(node)}的值是 ${number(value)}，奖励记为 ${told}。按规则应为 ${right}。`
  },
  'reward-outside': ({ found: told }) =>
    `奖励记为 ${number(told)}。按规则，奖励介于 0（树中最小的叶节点值）与 1（最大的叶节点值）之间。`,
  'plays-short': ({ node }) => `模拟结束于${ending(node)}，它不是叶节点。`,
  'plays-to': ({ node, expected }) =>
    `模拟结束于${ending(node)}。按规则应结束于${ending(expected)}。`,
  visits: ({ node, found: told, expected }) =>
    `更新之后，${first(node)}的访问次数记为 ${number(told)}。按规则应为 ${number(expected)}。`,
  totals({ node, found: own, expected }) {
    const [told, right] = pair(own, expected)
    return `更新之后，${first(node)}的总和记为 ${told}。按这个过程中的数应为 ${right}。`
  },
  numbers({ node, by, found: told, expected }) {
    const name = by === 'proof' ? 'pn' : 'dn'
    return `${first(node)}得到 ${name} ${number(told)}。按这个过程中的数应为 ${name} ${number(expected)}。`
  },
  proves({ node, found: told, expected }) {
    if (told === null) {
      return `${first(node)}没有记为已证明。按规则，它的值 ${number(expected ?? NaN)} 已被证明。`
    }
    const right = expected === null ? '它还没有被证明' : `这个值应为 ${number(expected)}`
    return `${first(node)}记为已证明，值为 ${number(told)}。按规则，${right}。`
  },
  'updated-again': ({ node }) => `${first(node)}在这次迭代中被更新了两次。`,
  'not-updated': ({ node }) => `这次迭代已经结束，但${amid(node)}还没有更新。`,
  decides({ child, expected, found: own, best, by }) {
    const chosen = `最后选择了${ending(child)}`
    if (expected === null) return `${chosen}。按规则不选择任何子节点。`
    if (own === null || best === null) {
      return `${chosen}，但它没有被访问过。按规则应选${ending(expected)}。`
    }
    const [told, right] = pair(own, best)
    return own === best
      ? `${chosen}（${named(by, told)}），但按规则应先选${ending(expected)}。`
      : `${chosen}（${named(by, told)}）。按规则应选${ending(expected)}（${named(by, right)}）。`
  },
}

/** @type {UnfitRefusal} */
export function refused({ field, expected }) {
  if (field === 'algorithm') {
    return `这个事件不属于该算法，而属于 ${expected}。请在文件头中写明算法，例如 {"secateur": "trace", "rules": {"algorithm": "mcts"}}，或在页面上选择它。`
  }
  return field === 'tree'
    ? `最佳优先搜索的过程需要它的树：写在文件头中，如 "tree": "${expected}"，或用页面上的树。`
    : null
}
