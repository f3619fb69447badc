/** 跟随正在运行的程序的页面上的文字。 */

import { count } from './numbers-and-names.js'

export const watch = {
  title: '跟随程序',
  waiting: '正在等待最初的几行。',
  /** @param {number} lines */
  lines: (lines) => `共 ${count(lines)} 行。`,
  running: '程序正在运行。',
  /** @param {number} code */
  ended: (code) => `程序已结束，退出代码为 ${code}。`,
  /** @param {string} signal */
  killed: (signal) => `程序已被 ${signal} 终止。`,
  closed: '程序已结束。',
  /** @param {number} lines */
  full: (lines) => `第 ${count(lines)} 行之后只计数，不显示：secateur watch 不再保留（--keep）。`,
  pause: '暂停',
  follow: '跟随',
  /** @param {number} lines */
  paused: (lines) => `已在第 ${count(lines)} 行暂停。`,
  lost: 'secateur watch 不再响应。已显示的内容仍然保留。',
}
