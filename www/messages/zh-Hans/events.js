/**
 * The words of the log: what each event is called, and what it changes in a few words.
 *
 * @import {PanelWords, Sentences} from '../messages.js'
 */

import { briefTest, count, number, range, window } from './numbers-and-names.js'

/** @type {Sentences} */
const brief = {
  ready: () => '',
  'enter-root': (p) => (p.bounded ? window(p.alpha, p.beta, p.naming) : ''),
  enter: (p) => (p.bounded ? window(p.alpha, p.beta, p.naming) : ''),
  evaluate: ({ value }) => `= ${number(value)}`,
  'stand-pat': ({ value }) => `止步于 ${number(value)}`,
  compare: ({ improved, before, best, returned }) =>
    improved
      ? `最佳值现${returned === 'exact' ? `为 ${number(best[0])}` : range(...best)}`
      : `最佳值仍为 ${number(before)}`,
  cutoff: (p) => `${briefTest(p)}，剪去 ${count(p.nodes)}`,
  average: (p) => `加 ${number(p.product)}，目前 ${number(p.sum)}`,
  'chance-cutoff': (p) => brief.cutoff({ ...p, key: 'cutoff', worth: [p.best, p.best] }),
  leave: ({ value }) => `返回 ${number(value)}`,
  finish: ({ value }) => `值 ${number(value)}`,
  'enter-pass': ({ pass, bounded, alpha, beta }) =>
    bounded ? `第 ${count(pass)} 轮，${window(alpha, beta)}` : `第 ${count(pass)} 轮`,
  test: ({ alpha, beta }) => `试探 ${window(alpha, beta)}`,
  again: ({ alpha, beta }) => `重新搜索 ${window(alpha, beta)}`,
  hit: ({ value }) => `${number(value)} 来自置换表`,
  narrow: ({ alpha, beta }) => `缩小为 ${window(alpha, beta)}`,
  verdict: ({ verdict }) => ({ low: '低于窗口', high: '高于窗口', exact: '在窗口内' })[verdict],
  'program-compare': ({ best, value }) =>
    best === null ? `得到 ${number(value)}` : `最佳值现为 ${number(best)}`,
  'program-cutoff': ({ nodes }) => `略去 ${count(nodes)}`,
  'program-leave': ({ value }) => `返回 ${number(value)}`,
  'program-finish': ({ value }) => `值 ${number(value)}`,
  'stop-symbol': () => '值未知',
  'stop-limit': () => '没有静态值',
}

/** @type {PanelWords['events']} */
export const events = {
  title: '事件',
  kinds: {
    enter: '进入',
    evaluate: '评估',
    compare: '比较',
    cutoff: '剪枝',
    leave: '返回',
    finish: '结束',
    again: '重新搜索',
    hit: '置换表',
    narrow: '缩小',
    verdict: '一轮结束',
    'stand-pat': '静态止步',
  },
  brief,
}
