/**
 * 重复搜索的文字，随第一个这样的搜索加载。
 *
 * @import {Place as Where} from '../../types.js'
 */

import { amid, count, first } from './phrases.js'

export const passes = {
  title: '各轮',
  all: '全部',
  /** @param {number} number @param {number} step */
  seek: (number, step) => `${count(number)}：转到第 ${count(step)} 步`,
  ways: {
    pass: { title: '轮', next: '下一轮', before: '上一轮' },
    again: { title: '再搜', next: '下一次重新搜索', before: '上一次重新搜索' },
    call: { title: '调用', next: '所选节点的下一次调用', before: '所选节点的上一次调用' },
  },
  passes: {
    /** @param {number} n */
    title: (n) => `共搜索这棵树 ${count(n)} 轮`,
    head: {
      number: '轮',
      depth: '深度',
      window: '窗口',
      value: '值',
      calls: '调用数',
      fresh: '新节点',
    },
  },
  calls: {
    /** @param {Where} where */
    title: (where) => `${first(where)}的各次调用`,
    /** @param {Where} where */
    none: (where) => `到这一步为止，还没有调用过${amid(where).trimEnd()}。`,
    head: { number: '调用', pass: '轮', window: '窗口', value: '返回' },
  },
}
