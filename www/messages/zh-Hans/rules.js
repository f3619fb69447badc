/** @import {RuleControlWords} from '../pages.js' */

import { choices } from '../choices.js'
import { labels } from './option-labels.js'
import { count, isEndless, number, range } from './numbers-and-names.js'

/** The labels, those of figures too. */
const names = { ...labels, convention: '图示', windows: '窗口', overlay: '叠加显示' }

/** @type {RuleControlWords} */
export const rules = {
  choices: choices(names, {
    algorithm: {
      'alpha-beta': {
        label: 'Alpha-Beta',
        effect: '向下传递窗口，剪去不能改变结果的部分（Knuth & Moore 1975）。',
      },
      minimax: {
        label: '极大极小',
        effect: '访问每个节点：没有窗口，也没有剪枝（Russell & Norvig）。',
      },
      pvs: {
        label: 'PVS',
        effect: '除第一个子节点外都先用零窗口试探，结果更好时再重新搜索（Reinefeld 1983）。',
      },
      mtd: {
        label: 'MTD(f)',
        effect: '反复用零窗口搜索根节点，直到确定它的值（Plaat 等 1996）。',
      },
      mcts: {
        label: '蒙特卡洛',
        effect: '通过模拟让树在最有希望的地方生长（Kocsis & Szepesvári 2006）。',
      },
      pns: {
        label: '证明数',
        effect: '问根节点的值能否达到目标，在最容易证明的地方搜索（Allis 1994）。',
      },
    },
    selection: {
      ucb1: {
        label: 'UCB1',
        effect: '均值 + C √(ln N / n)：访问少的子节点得到加分（Auer 等 2002）。',
      },
      mean: { label: '均值', effect: '选均值最好的子节点：不作探索。' },
      puct: {
        label: 'PUCT',
        effect: '均值 + C\u00a0p √N / (1 + n)，所有子节点的先验 p 相同（Silver 等 2017）。',
      },
    },
    expand: {
      one: { label: '一个子节点', effect: '每次迭代有一个子节点加入树中（Coulom 2006）。' },
      all: { label: '所有子节点', effect: '节点第二次被访问时，它的所有子节点加入树中。' },
    },
    playout: {
      random: { label: '随机', effect: '用种子随机走到叶节点（Coulom 2006）。' },
      first: { label: '第一个走法', effect: '每次走第一个子节点。' },
      last: { label: '最后一个走法', effect: '每次走最后一个子节点。' },
      value: { label: '静态值', effect: '不走：取节点的静态值。' },
    },
    final: {
      visits: {
        label: '访问最多',
        effect: '选择根节点的子节点中访问次数最多的（Coulom 2006）。',
      },
      mean: { label: '均值最好', effect: '选择根节点的子节点中均值最好的。' },
    },
    solver: {
      off: { label: '关', effect: '值只是估计。' },
      on: {
        label: '开',
        effect: '已证明的值向上回传，已证明的子节点不再被选（Winands 等 2008）。',
      },
    },
    reward: {
      scaled: {
        label: '0 … 1',
        effect: '树中最小的叶节点算 0，最大的算 1（Kocsis & Szepesvári 2006）。',
      },
      raw: { label: '原值', effect: '直接累加叶节点的值。' },
    },
    cut: {
      '>=': { label: '≥', effect: '值达到界就剪枝；相等即可（Russell & Norvig）。' },
      '>': { label: '>', effect: '值越过界才剪枝；相等时继续搜索。' },
    },
    returns: {
      soft: {
        label: 'fail-soft',
        effect: '节点返回找到的最佳值，即使在窗口以外（Fishburn 1983）。',
      },
      hard: {
        label: 'fail-hard',
        effect: '节点返回找到的最佳值，但限制在窗口之内（Knuth & Moore 1975）。',
      },
    },
    bounds: {
      deep: {
        label: '深层',
        effect: '整个窗口向下传递：任何祖先的界都能剪枝（Knuth & Moore 1975）。',
      },
      shallow: {
        label: '浅层',
        effect: '只向下传递父节点自己的最佳值：没有深层剪枝（原理文章）。',
      },
    },
    update: {
      after: {
        label: '判断之后',
        effect: '剪枝时看到的是旧窗口，多数教科书如此（Russell & Norvig）。',
      },
      before: {
        label: '判断之前',
        effect: '搜索相同，但剪枝时看到 α 与 β 相遇或交叉（人工智能文章）。',
      },
    },
    root: {
      max: { label: 'MAX', effect: '除非树中另有说明，MAX 在根节点走棋（Russell & Norvig）。' },
      min: {
        label: 'MIN',
        effect: '除非树中另有说明，MIN 在根节点走棋（原理文章）。',
      },
    },
    order: {
      given: { label: '按输入顺序', effect: '按输入的顺序从左到右搜索子节点。' },
      reversed: { label: '倒序', effect: '最先搜索最后输入的子节点。' },
      best: { label: '最佳在前', effect: '最好的子节点在前：剪去很多（Knuth & Moore 1975）。' },
      worst: { label: '最差在前', effect: '最差的子节点在前：剪去很少（人工智能文章）。' },
      evaluation: {
        label: '按评估',
        effect: '局面看起来最好的子节点在前：即对游戏的了解，例如井字棋先占中心（人工智能文章）。',
      },
      'look-ahead': {
        label: '先浅搜',
        effect: '在每个节点用两层搜索决定哪个子节点在前：即较浅搜索的值（人工智能文章）。',
      },
      random: { label: '随机', effect: '打乱子节点，由种子决定顺序（Pearl 1982）。' },
    },
    again: {
      window: {
        label: '整个窗口',
        effect: '越过零窗口的子节点在 α 与 β 之间重新搜索，与第一个子节点相同。',
      },
      value: {
        label: '从试探值起',
        effect: '试探得到的值是一个界，重新搜索从它开始（NegaScout，Reinefeld 1983）。',
      },
    },
    quiescence: {
      off: { label: '关', effect: '深度限制处的每个节点都取静态值。' },
      on: {
        label: '开',
        effect:
          '深度限制处不静止的节点，如 A(B=5!(1 9)) 中的 B，会继续搜索，直到静止；走棋一方也可以止步于静态值（Slate & Atkin 1977）。',
      },
    },
    deepening: {
      off: { label: '关', effect: '直接搜索到全部深度。' },
      on: {
        label: '开',
        effect:
          '先把根节点搜索到深度 1，再到深度 2，依此类推，用静态值，如 A=5(1 9)（Slate & Atkin 1977）。',
      },
    },
    widen: {
      open: {
        label: '一次放开',
        effect: '值在哪一侧，窗口就在那一侧放开到无穷（Baudet 1978）。',
      },
      double: { label: '逐步加倍', effect: '值在哪一侧，窗口每次就在那一侧加宽一倍。' },
    },
    replace: {
      always: { label: '最新的', effect: '后来的结果占用槽位（Breuker 等 1994）。' },
      deepest: { label: '最深的', effect: '较深搜索的结果保留槽位（Breuker 等 1994）。' },
    },
    ordering: {
      fixed: { label: '按树的顺序', effect: '置换表不改变顺序。' },
      table: {
        label: '按置换表',
        effect: '上次搜索该节点时最好的子节点排在最前（Slate & Atkin 1977）。',
      },
    },
    convention: {
      aima: {
        label: 'AIMA △ ▽',
        effect: '△ 表示 MAX，▽ 表示 MIN，与教科书 AIMA 相同（Russell & Norvig）。',
      },
      cs188: {
        label: 'CS188 △ ▽',
        effect: '△ 与 ▽，值写在里面，被剪去的边上画一道短线（CS 188，Berkeley）。',
      },
      wikipedia: {
        label: 'Wikipedia □ ○',
        effect: '□ 表示 MAX，○ 表示 MIN，各层有底色带，被剪去的边上画两道斜线（Wikipedia）。',
      },
    },
    windows: {
      path: { label: '当前路径', effect: '只有尚未结束的节点显示 α 和 β。' },
      all: {
        label: '所有节点',
        effect: '每个访问过的节点都保留最后的 α 和 β，与作业的要求一致。',
      },
      history: {
        label: '变化过程',
        effect: '每个访问过的节点都显示 α 和 β 的全部变化：α −∞→3→5。',
      },
    },
    overlay: {
      none: { label: '无', effect: '只显示搜索。' },
      'minimal-tree': {
        label: '最小树',
        effect:
          '标出证明根节点的值所需的最少节点及其类型，以及额外搜索的部分（Knuth & Moore 1975）。',
      },
      'proof-set': {
        label: '证明集',
        effect: '用于证明数搜索：标出为证明根节点所需证明的最少节点（Allis 1994）。',
      },
    },
  }),
  window: {
    label: labels.window,
    effect: (alpha, beta) =>
      isEndless(alpha) && isEndless(beta)
        ? '完整的窗口：每个值都有意义，结果不只是一个界（Baudet 1978）。'
        : `只有 ${number(alpha)} 与 ${number(beta)} 之间的值有意义；在此之外，结果只是一个界。`,
  },
  values: {
    label: labels.values,
    effect: (lo, hi) =>
      isEndless(lo) && isEndless(hi)
        ? '值没有已知的界时，机会节点处不剪枝。'
        : `所有值${range(lo, hi)}，因此机会节点处也能剪枝（Star1，Ballard 1983）。`,
  },
  depth: {
    label: labels.depth,
    effect: (plies) =>
      isEndless(plies)
        ? '不限：一直搜索到叶节点（Russell & Norvig）。'
        : `搜索到根节点以下 ${count(plies)} 层，在那里取静态值，如 A=5(1 9)。`,
  },
  seed: { label: labels.seed, effect: () => '换一个种子，就换一种顺序。' },
  guess: {
    label: labels.guess,
    values: {
      number: { label: '一个数', effect: '第一个零窗口位于这个值。' },
      sss: {
        label: 'SSS*，从 +∞ 起',
        effect: '从 +∞ 向下：评估的叶节点与 SSS* 相同（Stockman 1979）。',
      },
      dual: {
        label: 'DUAL*，从 −∞ 起',
        effect: '从 −∞ 向上：双方互换的 SSS*（Marsland 等 1987）。',
      },
    },
    number: {
      label: 'f',
      effect: (value) => `首先要问：根节点的值是否至少为 ${number(value)}。`,
    },
  },
  aspiration: {
    label: labels.aspiration,
    effect: (reach) =>
      isEndless(reach)
        ? '每一层深度都从根窗口开始。'
        : `从第二层深度起，以上次的值 ± ${number(reach)} 为窗口；值落在窗口之外就要多搜一轮。`,
  },
  table: {
    label: labels.table,
    values: {
      none: { label: '无', effect: '不保留已搜索节点的任何结果。' },
      unlimited: { label: '不限', effect: '对一个节点搜索得到的结果，可供以后对它的调用使用。' },
      number: { label: '限定槽位', effect: '几个节点共用一个槽位，其中一个让出。' },
    },
    number: { label: '槽位数', effect: (slots) => `同时最多保留 ${count(slots)} 个结果。` },
  },
  iterations: {
    label: labels.iterations,
    effect: (n) =>
      isEndless(n) ? '蒙特卡洛 1,000 次；证明数需要多少次就多少次。' : `最多 ${count(n)} 次迭代。`,
  },
  exploration: {
    label: labels.exploration,
    effect: (c) => (isEndless(c) ? 'C 为 √2。' : `访问少的子节点的加分乘以 C = ${number(c)}。`),
  },
  threshold: {
    label: labels.threshold,
    values: {
      middle: { label: '中间', effect: '根节点的值是否大于最小与最大叶节点的中间值。' },
      number: { label: '一个数', effect: '根节点的值是否至少为这个数。' },
    },
    number: { label: '目标', effect: (value) => `根节点的值是否至少为 ${number(value)}。` },
  },
  onlyBounds: '极大极小算法没有界，所以灰色的规则不起作用。',
  notNumber: '请输入数字，或留空。',
}
