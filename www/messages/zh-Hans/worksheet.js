/** The words of worksheets, on paper and around them. */

import { count } from './numbers-and-names.js'

const list = new Intl.ListFormat('zh-Hans')

export const worksheet = {
  title: '练习卷',
  skip: '跳到练习卷',
  intro: '供纸上作答的练习，每棵树都不同且值得一做，并附答案。同样的设置会再次生成同样的练习卷。',
  heading: '标题',
  headings: {
    'alpha-beta': 'Alpha-Beta 搜索',
    minimax: '极大极小搜索',
    expectiminimax: '期望极大极小搜索',
    star1: 'Star1',
    pvs: '主要变例搜索（PVS）',
    mtd: 'MTD(f)',
    mcts: '蒙特卡洛树搜索',
    pns: '证明数搜索',
  },
  trees: '每份的树数',
  students: '不同的份数',
  studentsNote: '0：所有人同一份',
  seed: '种子',
  asks: '要求',
  askNames: {
    values: '值',
    ranges: '已证明的范围',
    windows: '窗口',
    cuts: '被剪去的边',
    move: '最佳走法',
    leaves: '评估的叶节点',
    count: '叶节点数',
  },
  wishes: '树',
  tie: '有由相等决定的剪枝',
  deep: '有深层剪枝',
  negative: '有负值',
  bounded: '未知值给出上界或下界',
  nothingCut: '没有剪枝',
  chance: {
    label: '机会节点',
    '': '无',
    expectimax: '每步之后（期望极大极小）',
    star1: '每步之后（Star1）',
  },
  unknowns: { label: '未知值', both: 'x 和 y' },
  difficulty: { label: '难度', any: '不限' },
  parts: { label: '打印', both: '先题后答案', sheets: '题目', solutions: '答案' },
  print: '打印',
  latex: '存为 LaTeX',
  failed: '无法生成练习卷。',
  /** @param {number} pages */
  made: (pages) => `已生成 ${count(pages)} 份。`,
  name: '姓名',
  date: '日期',
  /** @param {number} number */
  sheet: (number) => `第 ${count(number)} 份`,
  /** @param {number} number */
  tree: (number) => `第 ${count(number)} 棵树`,
  /** @param {number} most */
  points: (most) => `共 ${count(most)} 分`,
  /** @param {number} most */
  worth: (most) => `${count(most)} 分`,
  total: '总分',
  solutions: '答案',
  /** @param {number} number */
  picture: (number) => `博弈树 ${count(number)}`,
  /** @param {string[]} asked */
  task: (asked) => `对每棵树，求${list.format(asked)}。`,
  asked: {
    values: '每个节点返回的值',
    ranges: '每个值已证明的范围（3、≤ 2、≥ 8 或 2 … 5）',
    windows: {
      final: '每个节点最后的 α 和 β',
      entry: '进入每个节点时的 α 和 β',
      history: '每个节点的 α 和 β 先后取过的所有值',
      own: '每个节点自己更新的界最后的值',
    },
    cuts: '被剪去的边（在树上划掉）',
    move: '最佳走法',
    leaves: '依次评估的叶节点',
    count: '评估的叶节点数',
  },
  decide: '每棵树显示其搜索中的某一步。请回答图上方的问题；留有空位之处，请写出理由。',
  answer: '答案',
  reason: '理由',
  unseen: '从未进入的节点留空。',
  whole: {
    cuts: '被剪去的边（以其下方节点表示）',
    move: '最佳走法',
    leaves: '依次评估的叶节点',
    count: '评估的叶节点数',
  },
}
