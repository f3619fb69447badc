/**
 * The words of an exercise, loaded where there is one.
 *
 * @import {Place as Where} from '../../types.js'
 */

import { amid, count, ending, mover, number, place, range } from './numbers-and-names.js'

/** A leaf, and which child it is. @param {Where} where @param {(child: string) => string} beside */
function leafName({ name, value, parent, ordinal }, beside) {
  const own = name ?? `叶节点 ${number(value ?? 0)}`
  return parent === null ? own : own + beside(`${parent} 的第 ${count(ordinal)} 个子节点`)
}

/** A node as its fields are named: “C，MIN”. @param {Where} where */
function named(where) {
  return where.leaf
    ? leafName(where, (child) => `，${child}`)
    : `${place(where)}，${mover(where.player)}`
}

/** A node that is asked about, at the end of a clause. @param {Where} where */
function asked(where) {
  const text = where.leaf ? leafName(where, (child) => `（${child}）`) : place(where)
  return /^\p{sc=Han}/u.test(text) ? text : ` ${text}`
}

export const practise = {
  /** In a package for a learning platform. */
  course: {
    alone: '此页面没有在学习平台中打开：成绩不会上报。',
    review: '学习平台以回顾方式打开此页面：成绩不会上报。',
    taken: '学习平台现已收到你的成绩。',
    unreachable: '无法连接学习平台。请不要关闭此页面：你提交的内容会重新发送。',
    refused: '学习平台拒绝接收成绩，请告诉你的老师。',
    back: '结束并返回课程',
  },
  title: '答题纸',
  /** @param {boolean} fields whether nodes have any @param {boolean} cuts whether edges are cut */
  stage: (fields, cuts) =>
    `树的图。方向键在节点间移动${fields ? '，Enter 打开节点的填写框' : ''}${cuts ? '，X 剪去其上方的边' : ''}。`,
  /** The keys, as the help tells them. */
  keys: [
    { keys: ['←', '↑', '→', '↓'], does: '在图中：在节点间移动' },
    { keys: ['Enter'], does: '打开节点的填写框；在填写框中：到下一个' },
    { keys: ['Shift', 'Enter'], does: '在填写框中：回到上一个' },
    { keys: ['X'], does: '剪去节点上方的边，或恢复它' },
    { keys: ['L'], does: '把叶节点加入已评估的叶节点列表' },
    { keys: ['Alt', '←', '→'], does: '要求排序时：在兄弟节点中移动该节点' },
    { keys: ['Ctrl', 'Z'], does: '撤销；加 Shift 重做' },
    { keys: ['+', '−', '0'], does: '放大、缩小、显示整棵树' },
    { keys: ['Esc'], does: '关闭填写框' },
    { keys: ['?'], does: '本帮助' },
  ],
  /** @param {Where} root @param {number} nodes */
  picture: (root, nodes) =>
    `博弈树，共 ${count(nodes)} 个节点，最上面是${ending(root)}。答题纸列出所有节点。`,
  /** @param {string[]} asked */
  task: (asked) => `求：${asked.join('；')}。`,
  asked: {
    values: '每个节点返回的值',
    ranges: '每个值已被证明的范围（3、≤ 2、≥ 8 或 2 … 5）',
    cuts: '被剪去的边',
    move: '最佳走法',
    leaves: '依次评估的叶节点（点按叶节点，或填写它们的值）',
    count: '评估多少个叶节点',
    windows: {
      final: '每个节点最后的 α 和 β',
      entry: '进入每个节点时的 α 和 β',
      history: '每个节点的 α 和 β 先后取过的所有值',
      own: '每个节点自己更新的界最后的值',
    },
  },
  /** The rules, in one line. @param {string[]} rules */
  given: (rules) => `规则：${rules.join('，')}。`,
  rules: {
    minimax: '极大极小，不剪枝',
    cut: { '>=': '≥ 和 ≤ 时剪枝', '>': '> 和 < 时剪枝' },
    returns: { soft: 'fail-soft', hard: 'fail-hard' },
    shallow: '只向下传递父节点自己的最佳值',
    mover: '值按走棋一方计',
    before: '界在剪枝判断之前更新',
    /** @param {string} window */
    window: (window) => `根窗口 ${window}`,
    /** @param {number} plies */
    depth: (plies) => `深 ${count(plies)} 层`,
    quiescence: '不静止的节点（!）在限制处继续搜索',
    chance: '机会节点取按概率加权的平均值',
    /** @param {number} lo @param {number} hi */
    values: (lo, hi) => `已知所有值${range(lo, hi)}`,
    visits: {
      pvs: 'PVS：除第一个外，子节点先用零窗口试探',
      mtd: 'MTD：从根节点用零窗口搜索',
      deepening: '先搜到深度 1，再到 2，依此类推',
      aspiration: '窗口围绕上一次的值',
      table: '使用置换表',
      ordering: '先搜置换表中的走法',
    },
    order: '从左到右',
  },
  /** How values are written where chance moves. */
  fractions: '不是整数的值可写成分数，如 7/3，或四舍五入到至少两位小数，如 2.33。',
  columns: { node: '节点', value: '值', range: '已证明', alpha: 'α', beta: 'β', cut: '剪去' },
  /** The name of a field. */
  field: {
    /** @param {Where} where */
    value: (where) => `${named(where)}，值`,
    /** @param {Where} where */
    range: (where) => `${named(where)}，已证明的范围`,
    /** @param {Where} where */
    alpha: (where) => `${named(where)}，α`,
    /** @param {Where} where */
    beta: (where) => `${named(where)}，β`,
    /** @param {Where} where */
    cut: (where) => `${named(where)}，边被剪去`,
  },
  /** The tick that says so of the whole tree. */
  nothingCut: '没有剪枝',
  /** The names of fields about the whole tree. */
  whole: {
    move: '最佳走法',
    leaves: '依次评估的叶节点',
    count: '评估的叶节点数',
    order: '子节点的顺序',
    condition: '未知值的条件',
    construct: '所造的树',
    statement: '对或错',
    why: '理由或反例',
    chosen: '搜索选择的走法',
    estimate: '搜索返回的值',
    best: '真正最佳的走法',
    worth: '根节点的真实值',
    loss: '这一选择损失的值',
  },
  /** The facts known beforehand. */
  known: {
    /** @param {string} from @param {string} to */
    values: (from, to) => `已知所有的值都在 ${from} 到 ${to} 之间。`,
    /** @param {string} from @param {string} to */
    window: (from, to) => `搜索从窗口 α\u00a0${from} β\u00a0${to} 开始。`,
    task: '求因此额外被剪去的边；其余被剪去的边已标出。',
    nothing: '没有额外的剪枝',
    missing: '这棵树有的值超出了已知的范围：请换一棵树。',
  },
  /** An order of the children. */
  order: {
    goals: {
      fewest: '请排列子节点，使搜索评估的叶节点尽可能少。',
      most: '请排列子节点，使搜索评估的叶节点尽可能多。',
      /** @param {number} leaves */
      exactly: (leaves) => `请排列子节点，使搜索恰好评估 ${count(leaves)} 个叶节点。`,
    },
    how: '选中一个节点，在兄弟节点中移动它。',
    list: '按当前顺序排列的节点',
    move: '移动子节点',
    toLeft: '← 左移',
    toRight: '右移 →',
    mirror: '从右到左',
    /** @param {string} node */
    left: (node) => `左移 ${node}`,
    /** @param {string} node */
    right: (node) => `右移 ${node}`,
    /** @param {string} node @param {number} ordinal */
    moved: (node, ordinal) => `${node} 现在是第 ${count(ordinal)} 个子节点。`,
  },
  /** A tree that is made. */
  construct: {
    goals: {
      deep: '请造一棵含有深层剪枝的树：界来自父节点之上的节点。',
      deeper: '请造一棵树，其中某处剪枝的界来自至少高四层的节点。',
      strict: '请造一棵树，使搜索以 > 和 < 剪枝时评估的叶节点比以 ≥ 和 ≤ 剪枝时多。',
      shallow: '请造一棵树，使搜索在只传下父节点自己的最佳值时评估更多叶节点。',
      hard: '请造一棵树，使搜索以 > 和 < 剪枝时，fail-hard 比 fail-soft 评估更多叶节点。',
      reversed: '请造一棵树，使搜索从右到左时评估更少的叶节点。',
    },
    /** @param {number} most nodes */
    how: (most) =>
      `选中一个节点后可以改值、增删节点；也可以直接写树的文本：最多 ${count(most)} 个节点。`,
    text: '树的文本',
    edit: '修改这棵树',
    take: '显示这棵树',
    /** @param {number} nodes */
    made: (nodes) => `这棵树现在有 ${count(nodes)} 个节点。`,
  },
  /** The questions about the unknown value of one leaf. */
  conditions: {
    /** @param {string} x @param {Where} where */
    unseen: (x, where) => `${x} 取哪些值时，搜索从不访问${asked(where)}？`,
    /** @param {string} x @param {Where} where */
    best: (x, where) => `${x} 取哪些值时，最佳走法是${asked(where)}？`,
    root: '根节点可能取哪些值？',
    /** @param {string} x */
    write: (x) => `请写成 ${x} < 4、${x} ≥ 4、总是或从不。`,
    writeRoot: '请写成 3、≥ 3 或 3 … 5。',
    /** @param {string} x */
    whole: (x) => `${x} 是整数。`,
    /** @param {string} x @param {string} y */
    pair: (x, y) => `${x} 和 ${y}`,
    /** @param {string} both */
    wholeBoth: (both) => `${both} 都是整数。`,
    /** @param {string} x @param {string} y */
    writeBoth: (x, y) => `请写成“${x} < 4 且 ${y} ≥ ${x}”“${x} ≤ 3 或 ${y} > 5”“总是”或“从不”。`,
    and: '且',
    or: '或',
    /** The plane of two unknown values, drawn. */
    plane: {
      /** @param {string} x @param {string} y */
      axes: (x, y) => `平面：${x} 向右，${y} 向上。`,
      /** @param {string} text */
      holds: (text) => `正确答案：${text}。`,
      /** @param {string} text */
      given: (text) => `你的答案：${text}。`,
      key: {
        holds: '正确答案',
        given: '你的答案',
        open: '虚线：这条边界不属于该区域',
        /** @param {string} x @param {string} y */
        outside: (x, y) => `${x} 和 ${y} 不可能在这里`,
        witness: '你的答案在这一点是错的',
      },
    },
    missing: '这道题需要一棵有一个或两个未知值的树：请把它们写成 x 和 y，或换一棵树。',
  },
  /** The question what the depth limit costs. */
  horizon: {
    /** @param {number} plies */
    task: (plies) =>
      `搜索向前看 ${count(plies)} 层，在那里取静态值，即内部节点中的数。它选择哪个走法？返回什么值？若一直搜索到叶节点：真正最佳的是哪个走法？根节点的真实值是多少？搜索的选择使根节点的走棋一方损失多少？`,
    missing: '这道题需要深度限制，限制处的节点有静态值，并且其下的叶节点都已知：请换一棵树。',
  },
  always: '总是',
  never: '从不',
  /** The names of fields where the node is known. */
  brief: { value: '值', range: '已证明', alpha: 'α', beta: 'β', cut: '剪去此边' },
  named,
  /** @param {Where} where */
  node: (where) => `填写框：${named(where)}`,
  close: '关闭',
  signs: '符号',
  /** @param {string} text */
  readAs: (text) => `读作 ${text}`,
  unread: '无法识别',
  undo: '撤销',
  redo: '重做',
  empty: '空',
  ticked: '已勾选',
  unticked: '未勾选',
  check: '检查',
  scopes: { node: '节点', level: '同层', all: '全部' },
  scopeNames: {
    node: '检查选中的节点',
    level: '检查选中节点的同层节点',
    all: '检查全部答案',
  },
  handIn: '交卷',
  /** @param {number} left */
  left: (left) => `还可检查 ${count(left)} 次`,
  another: '换一棵树',
  /** @param {number} seed */
  seed: (seed) => `第 ${seed} 号树`,
  /** @param {number} points @param {number} max */
  points: (points, max) => `${count(points)} / ${count(max)}`,
  allRight: '全部正确。',
  /** @param {string} field */
  first: (field) => `第一处错误：${field}。`,
  /** @param {number} boxes */
  missing: (boxes) => `还缺 ${count(boxes)} 处。`,
  /** @param {number} boxes */
  cannotRead: (boxes) => `有 ${count(boxes)} 个填写框无法识别，这次不计。`,
  nothingYet: '还没有填写任何答案，这次不计。',
  noPoints: '已显示过答案：这棵树不再得分。',
  helpSteps: ['对还是错？', '在哪里决定？', '那里发生了什么？（此项不再得分）', '显示答案'],
  /** The event that decides. */
  decided: {
    /** @param {Where} where */
    enter: (where) => `在搜索进入${amid(where)}时决定。`,
    /** @param {Where} where */
    leave: (where) => `在${amid(where)}返回时决定。`,
    /** @param {Where} where */
    test: (where) => `由${amid(where)}处的剪枝条件决定。`,
    /** @param {string} parent */
    leaf: (parent) => `由 ${parent} 的一个叶节点决定。`,
    end: '在搜索结束时决定。',
  },
  spent: '帮助已给出答案：此项不再得分。',
  /** @param {number} points */
  weighed: (points) => `单用极大极小也会同样填写的项各得 1 分，其余各得 ${count(points)} 分。`,
  /** @param {string} text */
  answer: (text) => `答案：${text}。`,
  none: '无',
  /** @param {number} nodes @param {number} most */
  tooLarge: (nodes, most) =>
    `这棵树有 ${count(nodes)} 个节点。最多可练习 ${count(most)} 个节点的树。`,
}
