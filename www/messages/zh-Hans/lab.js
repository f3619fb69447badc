/**
 * The words of the lab.
 *
 * @import {LabWords} from '../pages.js'
 */

import { count, average, rough } from './numbers-and-names.js'

const ORDERS = { random: '随机顺序', best: '最佳顺序', worst: '最差顺序' }

/** @param {number | null} values how many different values leaves have; null: all differ */
function leavesOf(values) {
  if (values === null) return '叶节点各不相同'
  return values === 1 ? '叶节点的值都相同' : `叶节点取 ${count(values)} 种不同的值`
}

/** @type {LabWords} */
export const lab = {
  title: 'Secateur 实验室',
  subtitle: '在许多随机树上看剪枝节省多少',
  skip: '跳到结果',
  average,
  rough,

  // The settings.
  settings: '均匀树',
  branching: { label: '分支数', effect: () => 'b：每个内部节点有多少种走法。' },
  depth: { label: '深度', effect: () => 'd：从根节点到叶节点的层数。' },
  trees: { label: '棵数', effect: () => 'n：从 0 到 d 的每个深度搜索多少棵树。' },
  values: {
    label: '不同的值',
    effect: (values) =>
      Number.isNaN(values)
        ? '留空：叶节点各不相同。值很少时，许多叶节点相等。'
        : values === 1
          ? '所有叶节点的值都相同。'
          : `叶节点取 ${count(values)} 个值之一，概率相等。`,
  },
  seed: { label: '种子', effect: () => '相同的种子生成相同的树。' },
  order: {
    label: '走法排序',
    values: {
      random: { label: '随机', effect: '按生成的顺序；叶节点的值是随机的。' },
      best: { label: '最佳在前', effect: '值最好的走法在前：评估的叶节点最少。' },
      worst: { label: '最差在前', effect: '值最差的走法在前：只剩深层剪枝。' },
    },
  },
  run: '运行',
  cancel: '取消',
  problem: (problem) => {
    const { code, found } = problem
    const advice =
      code === 'word'
        ? '请从列表中选择。'
        : `请输入 ${count(problem.least)} 到 ${count(problem.most)} 的整数。`
    return found ? `“${found}”不能用在这里。${advice}` : advice
  },
  notRun: '没有运行：请查看标出的设置。',
  notRunKept: '没有运行：请查看标出的设置。下面是之前的结果。',

  // The run.
  waits: (time, run) => `这大约需要${time}。按“${run}”开始。`,
  progress: '进度',
  progressAt: (p) =>
    `深度 ${count(p.depth)} / ${count(p.deepest)}，${count(Math.floor(100 * p.share))}%。`,
  finished: (searches) => `完成：${count(searches)} 次搜索。`,
  cancelled: '已取消。下面是到那时为止的结果。',
  alone: '安全策略或浏览器不允许启动 worker，因此由页面自行搜索，其间页面的响应可能变慢。',
  cancelledAtOnce: '已取消，尚无结果。',
  about: ({ branching, depth, trees, order, values, cut, seed }) =>
    `深度到 ${count(depth)} 为止，每个深度 ${count(trees)} 棵树，每个节点 ${count(branching)} 种走法，${ORDERS[order]}，` +
    `${leavesOf(values)}，` +
    `v ${cut === '>=' ? '≥' : '>'} 界时剪枝，种子 ${seed}。`,

  // The chart of leaves against depth.
  growth: '各深度评估的叶节点数',
  growthAxis: '深度（层）',
  leavesAxis: '叶节点数',
  minimax: '极大极小：bᵈ，全部叶节点',
  shallow: 'Alpha-Beta，浅层界：平均值',
  deep: 'Alpha-Beta：平均值',
  expected: 'Alpha-Beta：精确期望值',
  fewest: 'Alpha-Beta：理论最少',
  sameEffort: (leaves) => `同样的工作量：${count(leaves)} 个叶节点`,
  growthSummary: (p) =>
    `叶节点数随深度变化的图，对数坐标。深度 ${count(p.depth)} 时，极大极小评估 ${count(p.all)} 个叶节点，` +
    `Alpha-Beta 用浅层界平均 ${average(p.shallow)} 个，Alpha-Beta 平均 ${average(p.deep)} 个，理论上最少 ${count(p.fewest)} 个。`,
  fewestIs: '最少的叶节点数（Knuth & Moore 1975）：',
  effort: (p) => {
    const same = `用 ${count(p.leaves)} 个叶节点，极大极小能搜索 ${count(p.minimax)} 层。`
    if (p.best === p.minimax) return `${same}在这个深度，Alpha-Beta 还没有可剪的。`
    const best = `最佳走法总在最前的 Alpha-Beta 能搜索 ${count(p.best)} 层`
    return p.best === 2 * p.minimax
      ? `${same}${best}：同样的工作量，深度加倍。`
      : `${same}${best}：同样的工作量，深度接近加倍。`
  },
  effortHere: (p) =>
    `${ORDERS[p.order]}下，用同样多的叶节点，Alpha-Beta 在这些树上能搜索 ${count(p.plies)} 层。`,

  // The histogram.
  histogramTitle: (depth) => `深度 ${count(depth)} 时单棵树的叶节点数`,
  histogramAxis: 'Alpha-Beta 评估的叶节点数',
  treesAxis: '树的棵数',
  mean: '平均值',
  deviation: '两侧各一个标准差',
  expectation: '精确期望值',
  histogramSummary: (p) =>
    p.least === p.most
      ? `${count(p.trees)} 棵树，${p.trees === 1 ? '' : '每棵 '}${count(p.mean)} 个叶节点。`
      : `${count(p.trees)} 棵树：${count(p.least)} 到 ${count(p.most)} 个叶节点，平均值 ${average(p.mean)}，` +
        `标准差 ${rough(p.deviation)}，平均值的标准误差 ${rough(p.error)}。`,
  expectedIs: (p) =>
    Number.isFinite(p.off)
      ? `精确期望值为 ${average(p.expected)}（Baudet 1978 的公式）；平均值与它相差 ${rough(p.off)} 个标准误差。`
      : `精确期望值为 ${average(p.expected)}（Baudet 1978 的公式）；这里的平均值与它相同。`,
  expectedNot: {
    best: '最佳顺序下没有偶然性：叶节点数就是理论最小值。',
    worst: '最差顺序尚无已知的精确期望值。',
  },

  // The tables.
  numbers: '数据',
  copy: '复制表格',
  copied: '已复制',
  columns: {
    depth: '深度',
    trees: '棵数',
    minimax: '极大极小',
    shallow: '浅层界，平均值',
    deep: 'Alpha-Beta，平均值',
    error: '标准误差',
    expected: '精确期望值',
    fewest: '最少',
    leaves: '叶节点数',
  },
  bin: (least, most) => (least === most ? count(least) : `${count(least)} 到 ${count(most)}`),

  // How much each idea saves.
  ideas: {
    title: '每种改进能省多少？',
    about:
      '同样的树，分别在有无零窗口、迭代加深和置换表时搜索。不用这些的 Alpha-Beta 为 1×，越靠左越少。',
    of: {
      label: '搜索对象',
      values: {
        random: { label: '随机树', effect: '均匀树，分支数、顺序、值和种子取自上面的设置。' },
        'tic-tac-toe': { label: '井字棋', effect: '从空棋盘开始。' },
        'five-in-a-row': { label: '四子连线，5 × 5', effect: '从空棋盘开始，按未封堵的连线评分。' },
        coins: { label: '20 枚硬币', effect: '每次取 1 到 3 枚；许多走法得到同一堆硬币。' },
      },
    },
    depth: { label: '深度', effect: () => '搜索多少层；到该层为止的所有深度都会搜索。' },
    measure: {
      label: '计数',
      values: {
        leaves: { label: '叶节点', effect: '评估过的不同叶节点。' },
        calls: { label: '调用', effect: '每一次调用，包括重新搜索的节点。' },
        evaluated: { label: '评估', effect: '每一次评估，包括重复评估的叶节点。' },
      },
    },
    run: '对比',
    cancel: '停止',
    at: '深度',
    without: '没有置换表',
    with: '有置换表，不遗忘',
    search: '搜索',
    table: { head: '置换表', false: '无', true: '有' },
    times: (share) => (Number.isNaN(share) ? '已放弃' : `${rough(share)}×`),
    names: {
      minimax: '极大极小',
      alphaBeta: 'Alpha-Beta',
      pvs: 'PVS',
      mtd: 'MTD(f)',
      sss: 'SSS*',
      dual: 'DUAL*',
      deepening: '迭代加深',
      ordering: '迭代加深，先搜置换表的子节点',
      engine: 'PVS，加上以上两项',
      memory: 'MTD(f)，加上以上两项',
    },
    summary: (p) => {
      const unit = { leaves: '个叶节点', calls: '次调用', evaluated: '次评估' }[p.measure]
      const mean = p.trees === 1 ? '' : `（${count(p.trees)} 棵树的平均值）`
      const how = p.least.table ? '有置换表的' : '没有置换表的'
      return `深度为 ${count(p.depth)} 时，Alpha-Beta 需要 ${average(p.base)} ${unit}${mean}。最少的是${how}“${p.least.label}”：${rough(p.least.share)} 倍。`
    },
  },
  // How often the best move is found.
  choices: {
    title: '找到最佳走法的比例有多高？',
    about:
      '蒙特卡洛树搜索和 Alpha-Beta 搜索同样的树，评估同样多的叶节点。Alpha-Beta 从左到右进行，当前选择是已搜完的走法中最好的一个。竖线是精确的 95% 置信区间（Clopper & Pearson 1934）。',
    of: {
      label: '搜索对象',
      values: {
        random: { label: '随机树', effect: '按上面的设置生成均匀树，每次运行一棵。' },
        'tic-tac-toe': {
          label: '井字棋',
          effect: 'X 占一角，O 占旁边的格。每次运行都打乱走法顺序。',
        },
        coins: {
          label: '13 枚硬币',
          effect: '每次取 1 到 3 枚；只有一种走法获胜。每次运行都打乱走法顺序。',
        },
      },
    },
    evaluations: { label: '最多评估次数' },
    run: '统计',
    cancel: '停止',
    axis: '已评估的叶节点数',
    monteCarlo: '蒙特卡洛',
    alphaBeta: 'Alpha-Beta',
    blind: '随机抽取的走法',
    interval: '95% 置信区间',
    percent: (share) => `${rough(100 * share)}%`,
    between: (low, high) => `${rough(100 * low)}% 到 ${rough(100 * high)}%`,
    progress: (p) => `已完成 ${count(p.trees)} 次运行，共 ${count(p.all)} 次。`,
    told: ({ share, low, high }) =>
      `${rough(100 * share)}%（在 ${rough(100 * low)}% 与 ${rough(100 * high)}% 之间）`,
    summary: (p) => {
      const { trees, evaluations, monteCarlo, alphaBeta, blind } = p
      const runs = p.random ? `${count(trees)} 棵树` : `${count(trees)} 次运行`
      return `评估 ${count(evaluations)} 个叶节点后，在 ${runs}中，蒙特卡洛选中最佳走法的占 ${monteCarlo}，Alpha-Beta 占 ${alphaBeta}。随机抽取的走法有 ${blind} 是最佳走法。`
    },
  },
}
