/** @import {Messages} from '../pages.js' */

import { labels } from './option-labels.js'

/** @type {Messages['choosing']} */
export const choosing = {
  listing: {
    label: labels.listing,
    none: '无',
    why: {
      rules: (near) => `没有代码采用这些规则。最接近的是“${near}”。`,
      turns: (near) => `代码要求双方轮流走棋。最接近的是“${near}”。`,
      chance: (near, told) => `“${near}”用于有机会节点的树，而这棵树里没有。显示的是“${told}”。`,
      values: (near, told) =>
        `“${near}”需要最小值和最大值，可以在下面给出。在此之前显示的是“${told}”。`,
    },
  },

  view: {
    label: '取值视角',
    values: {
      '': { label: '按代码', effect: '与代码中的相同。' },
      max: { label: 'MAX', effect: '在每个节点，越大对 MAX 越好。' },
      mover: {
        label: '走棋一方',
        effect: '在每个节点，越大对走棋一方越好：在 MIN 处变号。',
      },
    },
  },
}
