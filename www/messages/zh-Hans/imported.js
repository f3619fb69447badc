/**
 * 关于读者自己的程序所做搜索的文字：哪里有错，以及对话框。需要时才加载。
 *
 * @import {CallKind, Place as Where, Side} from '../../types.js'
 * @import {Findings, Refusals} from '../imported.js'
 */

import { bestFirstMistakes } from './best-first-mistakes.js'
import { mistakes } from './mistakes.js'
import { notes } from './notes.js'
import { found as ofBestFirst, refused } from './imported-best-first.js'
import { amid, count, ending, first, number } from './numbers-and-names.js'

/** @param {Side} side */
const greek = (side) => (side === 'alpha' ? 'α' : 'β')
/** @param {string} found */
const quote = (found) => `“${found}”`

/** @type {Findings} */
const findings = {
  'not-there': ({ found }) => `树中没有节点${quote(found)}。`,
  'not-the-root': ({ found }) => `搜索从${quote(found)}开始，它不是根节点。`,
  'not-a-child': ({ found, open }) =>
    `进入了${quote(found)}，但它不是正在搜索的${amid(open)}的子节点。`,
  'after-cutoff': ({ found, open }) =>
    `进入了${quote(found)}，但${amid(open)}已经剪枝。剪枝之后调用应当返回。`,
  'not-open': ({ found, open }) =>
    open === null
      ? `这一行涉及${quote(found)}，但现在没有正在搜索的节点。`
      : `这一行涉及${quote(found)}，但正在搜索的是${ending(open)}，它还没有返回。`,
  'still-open': ({ open }) => `搜索过程到此为止，但${amid(open)}还没有返回。`,
  'after-end': () => '在这一行之前搜索已经结束。',
  window: ({ node, side, found, expected }) =>
    `${first(node)}得到 ${greek(side)} = ${number(found)}。按规则应为 ${greek(side)} = ${number(expected)}。`,
  value: ({ node, found, expected }) =>
    `${first(node)}的值记为 ${number(found)}。树中的值是 ${number(expected)}。`,
  best: ({ node, found, expected }) =>
    `${first(node)}的最佳值记为 ${number(found)}。按规则应为 ${number(expected)}。`,
  returns: ({ node, found, expected }) =>
    `${first(node)}返回 ${number(found)}。按规则应返回 ${number(expected)}。`,
  'enters-pruned': ({ node, of, best, bound, side, strict }) =>
    `进入了${ending(node)}，但${amid(of)}在此应当剪枝：最佳值 ${number(best)} ${strict ? '越过' : '达到'} ${greek(side)} = ${number(bound)}。`,
  'enters-other': ({ node, expected }) => `进入了${ending(node)}，但轮到的是${ending(expected)}。`,
  'enters-below': ({ node, of }) =>
    `进入了${ending(node)}，但${amid(of)}位于深度限制处，只应评估。`,
  'enters-again': ({ node, of }) => `进入了${ending(node)}，但${amid(of)}的子节点都已搜索过。`,
  cuts: ({ node, best, bound, side, next }) =>
    next === null
      ? `${first(node)}处发生剪枝，但最佳值 ${number(best)} 没有达到 ${greek(side)} = ${number(bound)}。`
      : `${first(node)}过早结束，最佳值 ${number(best)} 没有达到 ${greek(side)} = ${number(bound)}：轮到的是${ending(next)}。`,
  evaluates: ({ node }) => `${first(node)}在此被评估。按规则不应评估。`,
  ends: ({ node }) => `搜索过程到此为止，但按规则还要继续搜索${ending(node)}。`,
  'goes-on': () => '按规则，在这一行之前搜索已经结束。',
  finishes: ({ found, expected }) =>
    `搜索以值 ${number(found)} 结束。按规则应为 ${number(expected)}。`,
  moves: ({ found, expected, node, child }) =>
    `最佳走法记为${node === null ? '不存在的走法' : `通往${amid(node)}的走法`}（"bestMove": ${number(found)}）。按规则应通往${ending(child)}（"bestMove": ${number(expected)}）。`,
  'no-move': ({ found }) => `最佳走法记为不存在的走法（"bestMove": ${number(found)}）。`,
  varies: ({ at, found, open, child }) =>
    child === null
      ? `主要变例的第 ${count(at)} 步记为 ${number(found)}，但${amid(open)}没有这个子节点。`
      : `主要变例的第 ${count(at)} 步记为 ${number(found)}。按规则应从${amid(open)}通往${ending(child)}。`,
  'other-tree': () => '这个文件头中的树不是用来核对搜索过程的那棵树。',
  compares: ({ node, child, expected }) =>
    `${first(node)}在此比较的是${child === null ? '一个不存在的子节点' : ending(child)}，但返回的是${ending(expected)}。`,
  compared: ({ node, number: name, found, expected }) =>
    name === 'value'
      ? `${first(node)}在此比较的值记为 ${number(found)}。按规则应为 ${number(expected)}。`
      : `比较之后，${first(node)}的 ${greek(name)} 记为 ${number(found)}。按规则应为 ${greek(name)} = ${number(expected)}。`,
  misses: ({ node, expected }) =>
    `${first(node)}被搜索。按规则应命中置换表：表中的值是 ${number(expected)}。`,
  hits: ({ node }) => `${first(node)}的结果在此取自置换表。按规则表中没有可用的条目。`,
  stored: ({ node, found, expected }) =>
    `${first(node)}从置换表得到值 ${number(found)}。按规则应为 ${number(expected)}。`,
  'not-again': ({ node }) => `${first(node)}越过零窗口，应当重新搜索，但搜索直接继续。`,
  outside: ({ node, of, side, found, bound }) =>
    `${first(node)}得到 ${greek(side)} = ${number(found)}，超出了${amid(of)}的窗口，那里 ${greek(side)} = ${number(bound)}。`,
  empty: ({ node, found, bound }) =>
    `${first(node)}得到 α = ${number(found)} 和 β = ${number(bound)}，两者之间没有任何值。`,
  ignores: ({ node, found, of, best }) =>
    `${first(node)}返回 ${number(found)}，但${amid(of)}返回的是 ${number(best)}，对走棋一方更有利。`,
  unfounded: ({ node, found, best }) =>
    `${first(node)}返回 ${number(found)}，但走棋一方在其下找到的最佳值是 ${number(best)}。`,
  entered: ({ found, expected }) =>
    `搜索过程进入 ${count(found)} 个节点。按规则应为 ${count(expected)} 个。`,
  evaluated: ({ found, expected }) =>
    `搜索过程评估 ${count(found)} 个节点。按规则应为 ${count(expected)} 个。`,
}

/** @type {Refusals} */
const refusals = {
  'trace-encoding': () => '这不是 UTF-8 文本。如果文件是压缩的，请先解压；否则请将其保存为 UTF-8。',
  'trace-syntax': ({ found, expected }) =>
    found
      ? `此处是${quote(found)}，而 JSON 应为 ${expected}。每行是一个对象。`
      : `这一行到此为止，而 JSON 应为 ${expected}。每行是一个对象。`,
  'trace-twice': ({ field }) => `字段${quote(field)}出现了两次。`,
  'trace-field': ({ code, field, found, expected }) =>
    refused({ code, field, found, expected }) ??
    (found
      ? `字段${quote(field)}不能是 ${found}。可以是 ${expected}。`
      : `缺少字段${quote(field)}。可以是 ${expected}。`),
  'trace-line': () => '这一行太长，或嵌套太深，不可能属于搜索过程。',
  'trace-version': ({ found }) => `该搜索过程的版本是 ${found}，本页无法识别。`,
  'trace-too-long': ({ limit }) => `事件多于 ${count(limit)} 个。`,
  'trace-empty': () =>
    '这里没有搜索。第一个事件进入根节点：{"event": "enter", "node": 0}；在最佳优先搜索中，它让一个节点加入树中：{"event": "expand", "node": 1}。',
}

export const imported = {
  title: '你自己的搜索',
  intro: '让你的程序为每次调用输出一行，例如 {"event": "enter", "node": "C"}。',
  how: '程序如何输出',
  choose: '选择文件',
  drop: '或将文件拖放到页面任意位置。',
  paste: '或粘贴各行',
  private: '打开的内容不会离开这台设备。',
  tree: {
    label: '树',
    values: { page: '文件中的树，否则用页面上的树', visited: '访问过的节点' },
  },
  view: {
    label: '值',
    values: { max: '一律为 MAX 的值', mover: '走棋一方的值（negamax）' },
  },
  check: '检查',
  close: '关闭',
  cancel: '取消',
  /** @param {number} percent */
  reading: (percent) => `正在读取…… ${count(percent)}%`,
  failed: '无法读取文件。',
  headerTree: '文件头中的树',
  /** @param {number} line @param {number | null} column */
  at: (line, column) =>
    column === null ? `第 ${count(line)} 行` : `第 ${count(line)} 行第 ${count(column)} 列`,
  /** @param {number} line */
  first: (line) => `第一处错误：第 ${count(line)} 行。`,
  /** On the slider. @param {number} step */
  firstAt: (step) => `第一处错误：第 ${count(step)} 步。`,
  /** @param {string} mistake @param {number | null} until */
  likely: (mistake, until, of = 0) =>
    until === null
      ? `可能的原因：${mistake}。这可以解释整个过程。`
      : `没有哪一个已知错误能单独解释整个过程。最接近的一个可以解释到第 ${count(until)} 行（共 ${count(of)} 行）：${mistake}。`,
  /** @param {'alpha' | 'beta' | null} side @param {number} expected */
  byRules: (side, expected) =>
    `按规则${side === null ? '应为' : ` ${greek(side)} =`} ${number(expected)}。`,
  /** @param {number} steps */
  right: (steps) => `全部 ${count(steps)} 步都符合规则。`,
  /** @param {number} steps @param {[CallKind, number][]} unjudged */
  loose: (steps, unjudged) =>
    `在全部 ${count(steps)} 步中，窗口都层层嵌套，各值都由下面的值得出。规则不包括以下几类调用，因此不判断它们该不该出现：${unjudged.map(([kind, calls]) => `${notes.kinds[kind]} ${count(calls)} 次`).join('、')}。`,
  go: '转到这一步',
  reason: '原因',
  otherTree: '页面上的树是你的程序所用的树吗？',
  visited: '改为显示它访问的节点',
  beside: '在旁边显示按规则的搜索',
  yours: '你的搜索',
  expected: '按规则',
  findings: { ...findings, ...ofBestFirst },
  mistakes,
  /** Those of best-first searches. */
  bestFirstMistakes,
  refusals,
}
