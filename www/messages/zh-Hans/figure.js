/** @import {FigureWords} from '../pages.js' */

import { count } from './numbers-and-names.js'

/** @type {FigureWords} */
export const figure = {
  title: '保存为插图',
  steps: {
    label: '步骤',
    values: {
      one: '当前一步',
      cutoffs: '每次剪枝和结束',
      decisions: '每次决策',
      iterations: '每次迭代',
      choices: '每次改变选择',
      list: '下面列出的步骤',
    },
  },
  list: '步骤名称，用逗号分隔',
  several: {
    label: '多个步骤',
    values: { strip: '并排', moving: '依次播放' },
  },
  theme: {
    label: '颜色',
    values: {
      light: '浅色',
      dark: '深色',
      auto: '跟随读者的系统',
      mono: '黑白',
      tactile: '触觉图，A4（热敏膨胀纸）',
    },
  },
  captions: '附上每一步的说明',
  preview: '插图预览',
  save: '保存',
  copy: '复制为图片',
  copied: '已复制。',
  notCopied: '浏览器不允许在此复制，请改为保存 PNG。',
  data: '以文本保存搜索',
  kinds: {
    trace: '搜索过程（JSON Lines）',
    tree: '树（文本）',
    json: '树（JSON）',
    counts: '计数（CSV）',
  },
  first: (most, all) => `共有 ${count(all)} 步，插图只显示前 ${count(most)} 步。`,
  /** @param {number} texts */
  leftOut: (texts) =>
    texts === 1
      ? '图中放不下其中一个数值或名称，已略去。'
      : `图中放不下 ${count(texts)} 个数值和名称，已略去。`,
  failed: '无法生成插图。',
  close: '关闭',
}
