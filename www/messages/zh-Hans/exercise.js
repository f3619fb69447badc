/** The words of exercises: verdicts and reasons. They are loaded with the first exercise. */

/** @import { Reasons } from '../messages.js' */

import { mistakes } from './mistakes.js'
import { pair } from '../numbers.js'
import { amid, count, ending, first, number, range, test } from './numbers-and-names.js'
import { explored } from './best-first-questions.js'
import { find } from './find.js'
import { edit } from './edit.js'
import { practise } from './practise.js'
import { predict } from './predict.js'
import { statements } from './statements.js'

/** @type {Reasons} */
const reasons = {
  unreadable: () => '这不是数、界或范围。请写成 3、−∞、≤ 2、≥ 8 或 2 … 5 这样的形式。',
  ambiguous: () => '这有两种读法。小数请写 3.5，两个数请写 3; 5。',
  'not-a-number': () => '这里只填一个数。',
  'not-a-move': () => '这不是走法。请填走法通向的子节点的名称；若是叶节点，也可填它的值。',
  'no-condition': () => '这不是条件。请写成 x < 4、x ≥ 4、总是或从不。',
  'other-value': ({ node, player, clamped, mover }) => {
    const taken = mover || player === 'max' ? '最大值' : '最小值'
    const of = mover ? '返回值取负后的' : '返回值中的'
    const held = clamped ? '，并限制在它的窗口内' : ''
    return `${first(node)}返回的是另一个值：它已搜索的子节点${of}${taken}${held}。`
  },
  'other-average': ({ node }) =>
    `${first(node)}返回的是另一个值：子节点返回值按各自概率加权的平均值。`,
  'other-limit': ({ node }) =>
    `${first(node)}处发生剪枝：无论其余子节点的值是多少，它返回的界都成立。`,
  'equal-chances': () => '这是简单平均。每个值都要乘以它的概率。',
  'sum-so-far': () => '这只是目前的和。其余的子节点按所有值的界计算。',
  'other-range': ({ node }) => `${first(node)}已证明的范围与此不同。`,
  'other-player': () => '这是另一方会选的值。',
  'beyond-cut': () => '这里算进了剪枝之后的节点，而搜索从不访问它们。',
  'not-clamped': () => '按这里的规则，窗口之外的值以最近的界返回。',
  clamped: () => '按这里的规则，值原样返回，即使在窗口之外。',
  rounded: () => '数是对的，但不够精确。请写成分数，如 7/3，或四舍五入到至少两位小数，如 2.33。',
  'bound-as-value': () => '证明的只是一个界：需要写上 ≤ 或 ≥。',
  'value-as-bound': () => '值本身已经知道，不只是一个界。',
  'wrong-sign': () => '不等号的方向反了。',
  'other-bound': () => '应是另一个界。',
  'entry-bound': () => '这是进入时的界，后来它更新了。',
  'final-bound': () => '这是结束时的界，题目问的是进入时的界。',
  'bounds-missing': () => '还缺一些值：列表从进入时的界开始，依次写出它取过的每个值。',
  exchanged: () => 'α 与 β 互换了。',
  'other-view': ({ mover }) =>
    mover
      ? '这是从 MAX 一方看的数。这里问的是走棋一方的数。'
      : '这是从 MIN 一方看的数。这里每个节点问的都是 MAX 的数。',
  'not-handed-down': () => '祖先的界没有传下来。',
  moved: () => '按这里的规则，剪枝时界不更新。',
  'not-moved': () => '按这里的规则，界在剪枝判断之前更新。',
  'test-holds': (p) => `剪枝条件成立，${test({ ...p, naming: 'greek' })}，所以这条边被剪去。`,
  'test-fails': (p) => `剪枝条件 ${test({ ...p, naming: 'greek' })} 不成立，所以这条边没有被剪去。`,
  'average-decided': (p) =>
    `无论其余子节点的值是多少，平均值都达到界，${test({ ...p, naming: 'greek' })}，所以这条边被剪去。`,
  'average-open': ({ node, least, most, alpha, beta }) =>
    `${first(node)}的平均值仍可能${range(least, most)}，而窗口是 ${pair(number(alpha), number(beta))}：还不能剪枝。`,
  'goes-on': (p) => `剪枝条件 ${test({ ...p, naming: 'greek' })} 不成立，所以搜索继续。`,
  'first-child': () => '这是第一个子节点：在它之前没有比较过，所以不可能剪枝。',
  'cuts-off': ({ node }) =>
    `${first(node)}正是发生剪枝的节点：搜索会进入它。被剪去的边通向它的子节点。`,
  'below-cut': () => '剪枝在更上面。只标记被剪去的那条边。',
  'below-missed-cut': () => '它在一条被剪去的边之下，错误在那里。',
  'below-extra-cut': () => '它在你标记的一条边之下，错误在那里。',
  'never-entered': () => '搜索不会进入这个节点：它上面有一条边被剪去了。',
  'never-searched': () => '这个节点从未被搜索。',
  'something-marked': () => '你还标记了一条边。',
  'other-move': () => '最佳走法是另一个。',
  'other-choice': () => '按深度限制处的值，最佳走法是另一个。',
  'other-estimate': () => '搜索返回的是另一个值：由深度限制处的值得出。',
  'other-truth': () => '一直搜索到叶节点，树的值是另一个。',
  'other-loss': () => '损失不是这么多：请比较最佳走法与所选走法的真实值。',
  fits: ({ mistake }) => `一种常见错误会得出这个答案：${mistakes[mistake]}。`,
  'no-move': () => '没有哪个走法被证明是最佳的：每个值都只是界。',
  'other-leaf': ({ number }) => `列表中第 ${count(number)} 个叶节点不对。`,
  'too-few': () => '列表太短。',
  'too-many': () => '列表太长。',
  'other-count': () => '评估的叶节点数目不对。',
  'counted-nodes': () => '这数了搜索进入的所有节点，而不只是它评估的节点。',
  'counted-pruned': () => '这数的是被剪去的叶节点，而问的是被评估的叶节点。',
  'left-out-cutting': () => '这漏掉了引起剪枝的叶节点，它们也被评估了。',
  'other-leaves': ({ leaves }) => `按这个顺序，搜索评估 ${count(leaves)} 个叶节点。`,
  'holds-at': ({ at }) => `取 ${number(at)} 时成立，而按你的答案不成立。`,
  'fails-at': ({ at }) => `取 ${number(at)} 时不成立，而按你的答案成立。`,
  'holds-for': ({ first, x, second, y }) =>
    `${first} = ${number(x)}、${second} = ${number(y)} 时成立，而按你的答案不成立。`,
  'fails-for': ({ first, x, second, y }) =>
    `${first} = ${number(x)}、${second} = ${number(y)} 时不成立，而按你的答案成立。`,
  'can-be': ({ at }) => `根节点可以取 ${number(at)}，而按你的答案不能。`,
  'cannot-be': ({ at }) => `根节点不能取 ${number(at)}，而按你的答案能。`,
  'no-order': () => '这不是这棵树子节点的一种顺序。',
  'no-tree': () => '这不是一棵树的文本。',
  'tree-too-large': ({ most }) => `这棵树最多可以有 ${count(most)} 个节点。`,
  'unknown-met': () => '搜索遇到没有值的叶节点，停了下来。',
  'no-cutoff': () => '没有剪枝：没有任何值达到界。',
  'last-child': ({ cutoff }) =>
    `${first(cutoff)}处剪枝条件成立，但那是在最后一个子节点之后：已没有可剪的了。`,
  'nothing-left': ({ cutoff, holder }) =>
    `${first(cutoff)}的值达到了${amid(holder)}的界，但那是在最后一个子节点之后：已没有可剪的了。`,
  'held-by-window': ({ cutoff }) =>
    `${first(cutoff)}处有剪枝，但它的界是根窗口的界：它不来自任何节点。`,
  'held-by-parent': ({ cutoff, holder }) =>
    `${first(cutoff)}处有剪枝，但它的界来自父节点${ending(holder)}：这是浅层剪枝。`,
  'held-near': ({ cutoff, holder, plies }) =>
    `${first(cutoff)}处有深层剪枝，但它的界来自${ending(holder)}，只高 ${count(plies)} 层。`,
  'same-leaves': ({ leaves }) => `两种搜索都评估 ${count(leaves)} 个叶节点。`,
  'no-tie': ({ leaves }) => `两种搜索都评估 ${count(leaves)} 个叶节点：没有任何值恰好等于界。`,
  'fewer-leaves': ({ leaves, others }) =>
    `本应评估更多叶节点的搜索评估 ${count(leaves)} 个，另一种评估 ${count(others)} 个。`,
  refuted: () => '存在一棵树使它不成立。',
  proved: () => '它对每棵树都成立。',
  'other-reason': () => '这个理由不能证明它成立。',
  'holds-there': () => '在这棵树上，这个说法成立。',
  'table-empty': () => '表中没有这个节点的条目。',
  'table-plies': ({ plies, needed }) =>
    `表中的条目搜了 ${count(plies)} 层，而这里还要搜 ${count(needed)} 层。`,
  'table-bound': ({ lo, hi, alpha, beta }) =>
    `表只说明这个值${range(lo, hi)}。窗口是 ${pair(number(alpha), number(beta))}，这样还不能决定什么。`,
  'counted-before': () => '这把之前几次搜索也算进去了。',
  'step-right': () => '这一步是对的。',
  'wrong-before': () => '在它之前已有一步错了。',
}

export const exercise = {
  practise,
  statements,
  predict,
  explored,
  find,
  edit,
  verdicts: {
    right: '正确',
    follows: '与你前面的答案一致',
    wrong: '错误',
    missing: '未填',
    extra: '多余',
    uncounted: '不计',
    unread: '无法识别',
  },
  reasons,
  mistakes,
  /** The other cut test, by the rule. */
  cutTests: {
    '>=': '剪枝条件用了 > 和 <，而不是 ≥ 和 ≤',
    '>': '剪枝条件用了 ≥ 和 ≤，而不是 > 和 <',
  },
  /** @param {string} mistake */
  likely: (mistake) => `可能的原因：${mistake}。这符合所有错误的答案。`,
}
