/**
 * 学生和程序在最佳优先搜索中所犯错误的文字。需要时才加载。
 *
 * @import {BestFirstMistake} from '../../types.js'
 */

/** @type {Record<BestFirstMistake, string>} */
export const bestFirstMistakes = {
  'last-of-equals': '并列的子节点中选了最后一个，而不是第一个',
  'mean-alone': '漏掉了探索项，只按均值选择',
  'exploration-alone': '漏掉了均值，只按探索项选择',
  'mean-weighed': 'C 乘在了均值上，而不是探索项上',
  'sign-forgotten': '在 MIN 节点用了 MAX 的均值：忘了换号',
  'least-score': 'MIN 选了得分最低的子节点，而不是最高的',
  'child-logarithm': '对数里用了子节点的访问次数：√(ln n / n)',
  'no-parent': '漏掉了父节点的访问次数',
  'no-logarithm': '漏掉了对数：√(N / n)',
  'visits-exchanged': '父节点和子节点的访问次数互换了',
  'upside-down': '分数上下颠倒了：√(n / ln N)',
  'exchanged-upside-down': '访问次数互换，分数也上下颠倒了：√(N / ln n)',
  'no-root': '漏掉了根号',
  'most-visits': '选了访问次数最多的子节点',
  'proof-alone': '在 MIN 节点也按证明数选择',
  'greatest-number': '选了数最大的子节点，而不是最小的',
  'mean-carried': '每个节点加上的是子节点的均值，而不是奖励',
  'visits-not-counted': '回传途中没有增加访问次数',
  'last-alone': '只更新了路径的最后一个节点',
  'reward-turned': '对 MIN 反转了奖励',
  'total-replaced': '用奖励替换了总和',
  'value-added': '加上的是叶节点的值，而不是奖励',
  'players-exchanged': 'MAX 和 MIN 弄反了：最小值与和互换了',
  'both-sums': '两个数都取了和',
  'both-least': '两个数都取了子节点中的最小值',
  'leaves-open': '叶节点的值已知，却仍按 pn 1、dn 1 计算',
}
