/** The titles of the examples, and what to look for in each. */

/** @import {Messages} from '../pages.js' */

/** @type {Messages['examples']} */
export const examples = {
  textbook: {
    title: '教科书里的树',
    look: 'C 的第一个叶节点是 2，而 A 已经有 3：C 下面其余的都无关紧要。D 的 2 排在最后，所以那里什么也没省下。',
  },
  lastMove: {
    title: '三种走法，最后一种被剪',
    look: 'C 胜过 B，所以在 D 露出 1 而被剪之前，α 已经升了两次。',
  },
  atog: {
    title: 'A 到 G，三层',
    look: '两种剪枝各一次：B 的 β 剪去 E 下面的 9，然后 A 的 α 剪去整个 G。',
    narration: [
      'A 开始时 α = −∞，β = +∞。',
      '在 D，MAX 取 2 与 3 中较大的：α 为 3。',
      '回到 B，MIN 得到 3：β 为 3，接下来是 E。',
      '在 E，α 升到 5，越过 β = 3：9 被剪去。',
      '回到 A，MAX 得到 3：α 为 3。',
      'α = 3 与 β = +∞ 向下传给 C，再传给 F。',
      '在 F，0 和 1 都没有超过 α = 3：F 的值为 1。',
      '在 C，α 为 3，β 降到 1：G 被剪去，A 仍为 3。',
    ],
  },
  twoCutoffs: {
    title: '八个叶节点，两次剪枝',
    look: '先在 E 处 Beta 剪枝，再在 C 处 Alpha 剪枝。两次各省下什么？',
  },
  oneCutoff: {
    title: '八个叶节点，一次剪枝',
    look: '较好的走法排在第二，所以剪去的很少。把顺序反过来，再比较计数。',
  },
  wikipedia: {
    title: '维基百科里的树',
    look: '四层，各分支深浅不一。其中一次剪枝只需要相等的值：把剪枝条件改为 >，它就不见了。',
  },
  equality: {
    title: '相等的值：≥ 还是 >',
    look: '这里要越过界才剪枝，所以第二个 10 不够，0 也会被评估。选择 ≥ 就能省下它。',
  },
  deep: {
    title: '深层剪枝',
    look: '在 D，4 达到的界来自往上三层的 A，而不是父节点：9 被剪去。若只用浅层界，9 也会被评估。',
  },
  tie: {
    title: '看似相等，其实不等',
    look: 'C 和 B 一样返回 3，但 C 的值只知道至多为 3：它的 0 没有被看到。所以保留最先找到的最佳走法。',
  },
  negative: {
    title: '全是负值',
    look: '低于零时一切照旧，而这里没有可剪的：C 始终没有降到 −12。',
  },
  minRoot: {
    title: 'MIN 先走',
    look: '镜像的情形：MAX 应对，根节点的 β 先降到 900，再降到 7。C 下面没有值达到 900，所以什么也没剪。',
  },
  nothingLeft: {
    title: '剪枝时已无可剪',
    look: 'C 唯一的叶节点达到了界，但没有别的兄弟节点了。条件成立，却什么也没省下。',
  },
  unknown: {
    title: '未知的值',
    look: 'a 和 b 是未知的，Alpha-Beta 不需要它们就得到 3。改用极大极小算法，它会停在 a。',
  },
  general: {
    title: '为什么 m > n 就够了',
    look: 'MAX 在根节点就能得到 m。在下面深处，MIN 可以用 n < m 应对，所以无论 x 是什么，MAX 都不会走到那里。',
  },
  worstOrder: {
    title: '一棵树的最差顺序',
    look: '最佳走法处处排在最后，什么也没剪：27 个叶节点全部评估，与极大极小算法一样。下一个示例是同一棵树的理想顺序。',
  },
  idealOrder: {
    title: '同一棵树的理想顺序',
    look: '最佳走法处处排在最前：27 个叶节点中只需 11 个，任何顺序都不会更少。',
  },
  coins: {
    title: '四枚硬币，取一枚或两枚',
    look: '取走最后一枚的获胜。根节点的值为 1：MAX 取一枚而获胜；若 MAX 取两枚，MIN 就取走另外两枚。',
  },
  bestPoint: {
    title: '白棋寻找最佳落子点',
    look: '白棋是 MAX，向前看两层：白棋落一子，黑棋应一子，然后评估局面。黑棋下一手就能获胜，只有一个点能阻止。白棋找到它之后，对其他任何点，黑棋的一个好应手就足以剪枝，这里是 b4。第一次剪枝来得更早：e5 和 b5 一样会输。',
  },
  ticTacToe: {
    title: '井字棋的终局',
    look: '直到终局的每个局面。虚线的扇形是不必看的局面：点击可展开。',
  },
  redundantMax: {
    title: '极大值冗余：MAX 已有 6',
    look: 'MAX 已经有 6。一旦 MIN 在 C 下面找到 5，C 的其余部分就是徒劳。',
  },
  redundantMin: {
    title: '极小值冗余：MIN 已有 4',
    look: 'MIN 已经有 4。一旦 MAX 在 C 下面找到 5，C 的其余部分就是徒劳。',
  },
  exchange: {
    title: '深度 1 看不到的交换',
    look: '深度为 1 时，MAX 会走到 B，它在那里值 9。但 B 不静止，如“!”所示，继续搜索只值 1：MIN 会吃回来。所以 C 更好。没有静止期搜索，最佳走法又错了。',
  },
  horizon: {
    title: '地平线效应',
    look: '无论如何都有损失：走 B 损失 5。D 再送 1，只把损失推迟两层，所以深度为 3 时 D 看起来更好：−1。静止期搜索在不静止的 F 处继续：损失就在地平线之外，D 的值是 −6。没有静止期搜索，MAX 就走到 D。',
  },
  dice: {
    title: '两颗骰子：对子或不是',
    look: 'B 和 C 是机会节点：对子的概率是 1/6，其余是 5/6，然后由 MIN 应对。B 平均为 11/3，C 为 3.5，所以 MAX 走 B，尽管普通点数之后 C 更好。',
  },
  averages: {
    title: '求平均不能只看顺序',
    look: 'B 平均为 3.5，C 为 3，所以 MAX 走 B。下一个例子只改一个叶节点，不改顺序。',
  },
  averagesStretched: {
    title: '顺序相同，走法不同',
    look: '叶节点中只有 5 变成了 10，所以顺序不变。但 C 现在平均为 5.5：在机会节点，好多少也要算。在两棵树里都把“?”改成 MIN，最佳走法就不变。',
  },
  star1: {
    title: 'Star1：机会节点处的剪枝',
    look: '所有值都介于 0 与 10 之间，B 平均为 6。在 1 和 6 之后，C 即使再有 10 也到不了 6：最后一个叶节点被剪去。去掉这两个界，这里就不剪枝。',
  },
  pig: {
    title: '掷骰到四分',
    look: '骰子有三面，每方一轮：掷出 1 就失去已掷得的点数。分数更高的获胜，MAX 为 1，MIN 为 −1。有了值的这些界，Star1 就略去不可能有影响的部分。',
  },
}

/** @type {Messages['groups']} */
export const groups = {
  slides: '讲义：Alpha-Beta 搜索',
  pruning: '文章：人工智能中的 Alpha-Beta 剪枝',
  principle: '文章：Alpha-Beta 剪枝原理',
  figures: '其他发表过的图',
  fine: '细节',
  chance: '随机',
  games: '游戏',
}
