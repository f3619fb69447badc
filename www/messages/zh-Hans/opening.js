/**
 * The words of an opening that takes a while, and of parts that cannot be loaded.
 *
 * @import {Messages} from '../messages.js'
 */

import { count } from './numbers-and-names.js'

/** @type {Messages['opening']} */
export const opening = {
  progress: '正在打开树',
  stages: {
    loading: '正在加载搜索程序……',
    reading: '正在读取文本……',
    generating: '正在生成树……',
    expanding: '正在展开走法……',
    ordering: '正在排列子节点……',
    'laying-out': '正在布局……',
    searching: '正在搜索……',
    counting: '正在统计极大极小的工作量……',
    importing: '正在读取搜索过程……',
    checking: '正在与规则比较……',
  },
  done: (percent) => `${count(percent)}%`,
  cancel: '取消',
  again: '重试',
  noHelp: '无法加载帮助。',
  noPanels: '无法加载面板。',
  noBoard: '无法加载棋盘。',
  noOverlay: '无法加载最小树。',
  noExercise: '无法加载练习。',
  noCanvas: '浏览器没有为页面提供画布。“树的文字描述”内容相同。',
}
