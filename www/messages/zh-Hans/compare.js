/**
 * The words of two searches side by side, and of the best and the worst order.
 *
 * @import {Messages} from '../pages.js'
 */

import { differences } from './differences.js'
import { count, number } from './numbers-and-names.js'

/** @type {Messages['compare']} */
export const compare = {
  title: '对比',
  with: '对比对象',
  nothing: '无',
  hand: '自选规则',
  groups: {
    rules: '换一种规则',
    again: '零窗口、多轮、置换表',
    order: '换一种顺序',
    listing: '一段代码',
  },
  presets: {
    algorithm: '极大极小或 Alpha-Beta',
    cut: '另一种剪枝条件',
    returns: 'fail-soft 或 fail-hard',
    bounds: '深层界或浅层界',
    update: 'α、β 在判断之后或之前更新',
    pvs: 'PVS 或 Alpha-Beta',
    again: '从试探值起或在整个窗口内重新搜索',
    mtd: 'MTD(f) 或 Alpha-Beta',
    sss: 'SSS* 或 Alpha-Beta',
    table: '有或没有置换表',
    ordering: '是否先搜置换表给出的子节点',
    deepening: '是否迭代加深',
    aspiration: '是否围绕上次的值设窗口',
    quiescence: '是否用静止期搜索',
    given: '子节点按输入顺序',
    reversed: '子节点倒序',
    best: '最佳子节点在前',
    worst: '最差子节点在前',
  },
  closeName: '关闭对比',
  rules: '第二次搜索的规则',
  link: {
    label: '步进方式',
    values: {
      node: { label: '按节点', effect: '两者停在同一个节点，或停在剪去它的剪枝处。' },
      step: { label: '按步数', effect: '两者停在序号相同的步骤。' },
      none: { label: '各自', effect: '两者各走各的。' },
    },
  },

  side: (second, listing, exact, order) => {
    const told = exact ? `${listing}，${order}` : `${listing}（规则有改动），${order}`
    return second ? `第二次搜索：${told}` : `第一次搜索：${told}`
  },

  /** The cost of a search, at its title. */
  soFar: (evaluated, all, again) =>
    again
      ? `已评估 ${count(evaluated)} 次${all === null ? '' : `，共 ${count(all)} 次`}`
      : `已评估 ${count(evaluated)} 个叶节点${all === null ? '' : `，共 ${count(all)} 个`}`,
  brief: (evaluated, all, again) =>
    `${again ? '评估' : '叶节点'} ${count(evaluated)}${all === null ? '' : ` / ${count(all)}`}`,
  hideTotal: '隐藏或显示总数',
  total: '总数',

  table: {
    search: '搜索',
    first: '第一次',
    second: '第二次',
    difference: '差',
    ratio: '第二次 ÷ 第一次',
    columns: {
      evaluated: '评估的叶节点',
      entered: '进入的节点',
      expanded: '展开',
      pruned: '剪去',
      cutoffs: '剪枝次数',
      evaluations: '评估次数',
      calls: '调用次数',
      again: '重新搜索',
      hits: '置换表命中',
      only: '只有这里进入',
      value: '值',
    },
    signed: (n) => (n > 0 ? `+${count(n)}` : number(n)),
    times: (x) => `${number(Math.round(x * 100) / 100)}×`,
    same: '相同',
    differs: '不同',
    none: '–',
  },

  differences,
  /** The meaning of the tint in both pictures. */
  legend: '只有一次搜索进入（Δ）',
  legendTip: 'Δ：其下只有一次搜索进入的节点数。带 + 号：一次搜索因重新搜索该节点而多做的调用次数。',
  returns: '同一个节点可能多次搜索：节点和叶节点在这里只计一次，调用和评估每次都计。',

  orders: {
    all: '各种顺序对照',
    cost: '排序时评估的局面',
    reason: {
      'look-ahead': (evaluated, leaves) =>
        `在每个节点用两层搜索决定哪个子节点在前：${count(leaves)} 个叶节点中评估了 ${count(evaluated)} 个。`,
      best: (evaluated, leaves, uniform) => {
        const so = `每个节点的最佳子节点都在前，剪枝尽可能早：${count(leaves)} 个叶节点中评估了 ${count(evaluated)} 个。`
        return uniform
          ? `${so}任何顺序都至少需要 b^⌈d/2⌉ + b^⌊d/2⌋ − 1 = ${count(uniform.fewest)} 个，其中 b = ${count(uniform.branching)}，d = ${count(uniform.depth)}。`
          : so
      },
      worst: (evaluated, leaves, uniform) => {
        const so = `每个节点的最差子节点都在前，好的界出现得晚，剪得少：${count(leaves)} 个叶节点中评估了 ${count(evaluated)} 个。`
        return uniform ? `${so}最佳顺序可能只需要 ${count(uniform.fewest)} 个。` : so
      },
    },
  },
}
