/**
 * 其他程序对其调用所作注记的文字。
 *
 * @import {PanelWords} from '../messages.js'
 */

import { amid, count } from './numbers-and-names.js'

/** @type {PanelWords['notes']} */
export const notes = {
  title: '注记',
  kinds: {
    full: '完整',
    'null-window': '零窗口',
    're-search': '重新搜索',
    'null-move': '空着',
    quiescence: '静止期搜索',
    reduced: '缩减',
    extended: '延伸',
    probe: '探测',
  },
  fields: {
    kind: '类别',
    tag: '标签',
    reason: '原因',
    key: '局面',
    move: '走法',
    eval: '评估值',
    depth: '剩余深度',
  },
  none: (where) => `到这一步为止，程序对${amid(where)}没有注记。`,
  visits: (n) => `显示该局面的 ${count(n)} 次调用`,
  find: {
    title: '查找调用',
    any: '所有类别',
    text: '走法、标签、局面',
    clear: '所有调用',
    found: (n) => (n === 0 ? '没有这样的调用。' : `${count(n)} 次调用`),
    first: (n) => `列出前 ${count(n)} 次。`,
  },
  counts: {
    title: '调用统计',
    without: '未注明',
    head: {
      calls: '调用',
      below: '含下级调用',
      cutoffs: '剪枝',
      hits: '命中',
      again: '重新搜索',
    },
    more: (n) => `另有 ${count(n)} 行未显示。`,
    csv: '保存为 CSV',
  },
  lost: (n) => `不同的文字过多，有 ${count(n)} 条未保留。`,
}
