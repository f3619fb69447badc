/** The words of the main page: headings, buttons, labels, states. */

/** @import {Messages} from '../pages.js' */

import { labels } from './option-labels.js'
import { count, number } from './numbers-and-names.js'

/** @type {Messages['ui']} */
export const ui = {
  // The page.
  title: 'Secateur',
  description: '一步一步地观看极大极小算法与 Alpha-Beta 剪枝如何搜索博弈树。',
  skip: '跳到树',
  /** The texts of a first visit; the second leads to the page that explains. */
  welcome: {
    watch: '按“下一步”，看看哪些叶节点从未被评估。',
    how: '初次使用？两分钟了解工作原理',
  },
  language: '语言',
  theme: (/** @type {string} */ name) => `主题：${name}`,
  themeSystem: '跟随系统',
  themeLight: '浅色',
  themeDark: '深色',
  projector: '投影模式',
  /** The controls of projector mode. The last three hide and show a part. */
  projecting: {
    previous: '上一个示例',
    next: '下一个示例',
    shown: '显示或隐藏',
    sentence: '说明',
    values: '值',
    windows: '窗口',
    code: '本页链接的二维码',
    noCode: '链接太长，无法生成二维码。',
  },
  settings: '设置',
  figure: '保存为插图',
  byHand: '手动编辑',
  noHand: '未能加载编辑功能，请重试。',
  ownSearch: '自己的搜索',
  noOwnSearch: '未能加载这一部分，请重试。',
  /** The keys of the page, for the help. */
  pageKeys: [
    { keys: ['S'], does: '收起或显示设置' },
    { keys: ['P'], does: '进入或退出投影模式；按 Esc 也可退出' },
    { keys: ['N'], does: '投影模式下：下一个示例；按住 Shift 为上一个' },
    { keys: ['V'], does: '投影模式下：对比极大极小与 Alpha-Beta，或结束对比' },
    { keys: ['O'], does: '投影模式下：在指针处显示聚光灯' },
    { keys: ['Q'], does: '投影模式下：显示链接的二维码，供课堂上的手机扫描' },
    { keys: ['1', '2', '3'], does: '投影模式下：隐藏或显示说明、值、窗口' },
    { keys: ['Page ↑', 'Page ↓'], does: '投影模式下：后退或前进一步，与翻页笔相同' },
  ],
  help: '帮助',
  share: '分享',

  // The examples.
  example: '示例',
  exampleOwn: '自己的树',
  exampleEdited: '已修改',
  exampleChanged: '树、顺序或某条规则已不同于示例，原来的说明可能不再成立。',
  exampleAgain: '回到示例',

  // The editor.
  tree: '树',
  asText: '文本',
  treeIs: (nodes, leaves) => `${count(nodes)} 个节点，${count(leaves)} 个叶节点。`,
  errorAt: (line, column, problem) => `第 ${count(line)} 行第 ${count(column)} 列：${problem}`,
  foreign: {
    python: '这像是 Python 列表，其中节点名排在最前。',
    indented: '这像是缩进文本：每行一个节点，子节点更靠右。',
    efg: '这像是 Gambit 的博弈文件。',
    read: '按此读取',
  },
  decimalComma: (read, meant) =>
    `逗号用来分隔叶节点，所以读到的树是 ${read}。如果逗号是小数点，树就是 ${meant}。`,
  decimalPoints: '按小数读取',
  goToError: '转到错误处',
  lastGood: '显示的是上一棵有效的树。',
  lastSearch: (problem) => `${problem}显示的是之前的搜索。`,
  notation: '树的写法',
  grammar: [
    ['((3 12 8) (2 4 6))', '数字是叶节点，括号是内部节点；MAX 与 MIN 轮流走。'],
    ['[[3,12],{2,4}]', '( )、[ ]、{ } 作用相同；逗号等同于空格。'],
    ['A(B(2 3) x:5)', '紧挨括号或写在“:”之前的名称，给节点或叶节点命名。'],
    ['MIN(3 MIN(4 5))', '括号前的 MAX 或 MIN 表示在那里轮到谁走。'],
    ['(2 a b)', '单独的名称表示未知的值。只有需要它的搜索才会停下。'],
    ['(A=4(1 9) 6)', '静态值，在深度限制使搜索停下的地方使用。'],
    ['(3 5) # 我的树', '注释，直到行末。'],
  ],

  // A random tree.
  random: '随机树',
  randomBranching: labels['random.branching'],
  randomDepth: labels['random.depth'],
  randomLowest: '最小值',
  randomHighest: '最大值',
  randomSeed: labels['random.seed'],
  randomTies: labels['random.ties'],
  randomTiesFree: '不限',
  randomIrregular: labels['random.irregular'],
  randomSeedFree: '随机',
  randomSeeded: (seed) => `种子 ${number(seed)}`,
  randomMake: '生成随机树',

  // The titles of the tasks in the settings.
  doing: '操作',
  drawing: '显示方式',

  // Practice.
  practising: {
    practise: '练习',
    kind: '练习方式',
    kinds: { practise: '填写答题纸', predict: '预测搜索的下一步', find: '找出搜索过程中的错误' },
    every: '每一个决定，不只是值得提问的',
    runKeys: '在图中：左右方向键逐步移动，空格键播放，Enter 进入下一个问题，A 显示答案。',
    findKeys: '在图中：左右方向键逐步移动，W 表示这一步是第一个错误，A 显示答案。',
    mistake: '错误的编号',
    asked: '要填写',
    asks: {
      values: '节点的值',
      ranges: '已被证明的范围',
      windows: 'α 和 β',
      cuts: '被剪去的边',
      move: '最佳走法',
      leaves: '依次评估的叶节点',
      count: '评估多少个叶节点',
    },
    about: '提问内容',
    subjects: {
      values: '节点返回什么',
      windows: '窗口如何变化',
      cuts: '剪枝还是继续，界来自哪里',
      again: '子节点是否重新搜索',
      table: '置换表给出什么答案',
      passes: '一轮搜索返回和评估什么',
      child: '选择哪个子节点',
      leaf: '一次迭代到达哪个节点',
      exploration: 'C 增大到多少时另选子节点',
      backup: '回传之后的数',
    },
    question: '题型',
    questions: {
      run: '搜索中发生什么',
      known: '由已知信息得出的剪枝',
      order: '子节点的顺序',
      condition: '未知值取哪些值时成立',
      construct: '造一棵满足要求的树',
      statement: '判断一个说法',
      horizon: '深度限制的代价',
    },
    knowing: '已知什么',
    knowings: { values: '所有的值都在此范围', window: '根窗口' },
    from: '从',
    to: '到',
    goal: '应评估多少个叶节点',
    goals: { fewest: '尽可能少的叶节点', most: '尽可能多的叶节点', exactly: '恰好这么多叶节点' },
    depthLimit: '深度限制（层数）',
    statement: '哪个说法',
    target: '这棵树要满足什么',
    targets: {
      deep: '有深层剪枝',
      deeper: '剪枝的界来自高四层的节点',
      strict: '用 > 比用 ≥ 评估更多叶节点',
      shallow: '不用深层界时评估更多叶节点',
      hard: '用 > 时 fail-hard 评估更多',
      reversed: '从右到左评估更少叶节点',
    },
    leaves: '叶节点数',
    abouts: {
      unseen: '从不访问某个节点',
      best: '某个走法最佳',
      root: '根节点可能取哪些值',
    },
    whole: '未知值是整数',
    which: '哪些 α 和 β',
    windows: {
      final: '最后的值',
      entry: '进入节点时',
      history: '先后所有的值',
      own: '节点自己更新的界',
    },
    keys: '在图中：方向键在节点间移动，Enter 打开填写框，X 剪去上方的边，Ctrl Z 撤销。在填写框中按 Enter 继续。',
    paper: '打印练习卷',
    back: '回到搜索',
  },

  // The rules.
  search: '搜索',
  explain: '每个选项的作用',
  rulesReset: '重置规则',
  moreRules: '更多规则',
  rulesAgain: '多轮搜索与置换表',
}
