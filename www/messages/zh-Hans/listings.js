/** @import {Listings} from '../messages.js' */
/** @import {Effects} from '../pages.js' */

/** @type {Listings} */
export const listings = {
  names: {
    minimax: '极大极小',
    negamax: '负极大值',
    'known-bounds': '已知最大/最小值',
    'known-bounds-test-first': '已知最大/最小值，先判断',
    window: '窗口',
    'negamax-alpha-beta': '负极大值 Alpha-Beta',
    'alpha-beta': 'Alpha-Beta',
    agent: '智能体',
  },
  comments: {
    'evaluate-for-max': '从 MAX 的视角看的值。',
    'evaluate-for-mover': '从走棋一方的视角看的值。',
    'terminal-or-limit': '叶节点，或深度限制处的节点。',
    'other-side-moves': '接下来由另一方走，剩余深度减一。',
    'flip-sign': '对手所得即走棋一方所失：变号。',
    'flip-window': '对手的窗口：两个界变号并交换位置。',
    'flip-flag': '接下来由另一方走，深度加一。',
    'keep-largest': '记住目前最大的值。',
    'keep-smallest': '记住目前最小的值。',
    'value-for-mover': '这是在根节点走棋一方的值。',
    'known-min-of-parent': 'knownMin 是 MIN 在上一层找到的最小值。',
    'known-max-of-parent': 'knownMax 是 MAX 在上一层找到的最大值。',
    'best-is-known-max': '这里的最佳值就是子节点的已知最大值。',
    'best-is-known-min': '这里的最佳值就是子节点的已知最小值。',
    'both-bounds-down': '两个界都向下传递。',
    'bound-is-best': '界就是目前的最佳值：不需要别的变量。',
    'min-prevents': 'MIN 在别处有不差于此的结果，不会让对局走到这里。',
    'max-prevents': 'MAX 在别处有不差于此的结果，不会让对局走到这里。',
    'min-prevents-first': '立即判断：MIN 会阻止的值不必记住。',
    'max-prevents-first': '立即判断：MAX 会阻止的值不必记住。',
    'opponent-prevents': '对手在别处有不差于此的结果，不会走到这里。',
    'bounds-meet': '两个界相遇或交叉：这里的一切都不能再改变结果。',
    'max-is-sure': 'MAX 至少能得到这么多。',
    'min-is-sure': 'MIN 至多会让出这么多。',
    'return-bound': 'Fail-hard：不返回窗口以外的值。',
    'return-best': 'Fail-soft：返回找到的最佳值，即使在窗口以外。',
    'first-best-action': '走法同样好时取第一个：后来的相等值可能只是一个界。',
    'value-and-action': '局面的值，以及该走哪一步。',
    'count-expanded': '又展开了一个节点。',
    shuffle: '顺序为“随机”时，按种子打乱走法。',
  },
}

/** What each listing is. @type {Effects} */
export const effects = {
  minimax: 'MAX 与 MIN 是两个互相调用的函数；每个节点都会访问（Russell & Norvig）。',
  negamax: '一个函数：各方都使自己的值最大，返回时变号（Knuth & Moore 1975）。',
  'known-bounds': 'MAX 只得到已知最小值，MIN 只得到已知最大值：没有深层剪枝（原理文章）。',
  'known-bounds-test-first': '与上一种相同，只是先判断一个值，再记住它（原理文章）。',
  window: '两个界都向下传递，最佳值并入其中：fail-hard（原理文章）。',
  'negamax-alpha-beta': '一个函数；窗口向下传递时取负并交换两端：fail-hard（Knuth & Moore 1975）。',
  'alpha-beta': '教科书中的一对函数：记住、判断，然后移动界；fail-soft（Russell & Norvig）。',
  agent: '一个函数，用标志表示轮到哪一方；返回值和走法（人工智能文章）。',
}
