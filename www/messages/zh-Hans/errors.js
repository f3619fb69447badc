/**
 * The errors in texts and options, and what to do about them. The place of the error is given beside the message.
 *
 * @import {ErrorTexts} from '../messages.js'
 * @import {Condition} from '../../types.js'
 */

import { halfWidth } from '../half-width.js'
import { labels } from './option-labels.js'
import { gameAdvice, plies } from './games.js'
import { count, number } from './numbers-and-names.js'

/** The labels of the fields, by option: readers do not know the names of options. @type {Map<string, string>} */
const LABELS = new Map(Object.entries(labels))

const EXPECTED = {
  node: '数字、名称或左括号',
  value: '数字或名称',
  name: '名称',
  space: '空格',
}

/**
 * Advice on options that people type. For other options the core says what values they take.
 * @type {Map<string, string | ((expected: string) => string)>}
 */
const ADVICE = new Map([
  ...Object.entries(gameAdvice),
  ['window', '请给出两个数字，较小的在前。'],
  ['depth', plies],
  ['values', '请给出两个数字，较小的在前。'],
  ['seed', (range) => `请给出整数，${range}。`],
  ['random.values', '请给出两个整数，较小的在前。'],
])

/** Why two options do not go together. @type {Map<string, string>} */
const CONFLICTS = new Map([
  ['null-windows-go-down', '零窗口必须传给所有后代'],
  ['needs-values-outside', '下一个窗口取决于上一个窗口之外的值，而 fail-hard 从不返回这样的值'],
  ['has-own-windows', '这种搜索自行选择窗口'],
  ['has-no-windows', '极大极小没有窗口'],
  ['has-no-guess', '没有上次的值，无法围绕它设窗口'],
  ['has-no-table', '没有置换表可以给出子节点'],
  ['compares-all-children', '未访问的子节点必须在树中才能比较'],
])

/** The wishes about a tree that can be lowered where none can be drawn. */
const LOOSEN = {
  leaves: '叶节点数与层数',
  values: '不同的值',
  cuts: '剪枝',
  tie: '由相等决定的剪枝',
  deep: '深层剪枝',
  negative: '负值',
  known: '由已知信息得出的剪枝',
  difficulty: '难度',
}

/** @type {ErrorTexts} */
export const errors = {
  'empty-text': () => '还没有树。请输入一棵，例如 ((3 12 8) (2 4 6))。',
  unexpected: ({ found, expected }) => `这里是${quote(found)}，而应为${EXPECTED[expected]}。`,
  unclosed: ({ open, close, openLine, openColumn }) =>
    `第 ${openLine} 行第 ${openColumn} 列的${quote(open)}没有闭合。请补上${quote(close)}。`,
  'unclosed-quote': ({ found }) =>
    `${quote(found)}开头的引号在本行没有闭合。请在名称末尾补上引号。`,
  mismatched: ({ found, expected, openLine, openColumn }) =>
    `${quote(found)}不能闭合第 ${openLine} 行第 ${openColumn} 列的括号。请改用${quote(expected)}。`,
  'empty-list': () => '括号里是空的。请至少写一个子节点。',
  stray: ({ found }) =>
    /^[)\]}]$/.test(found)
      ? `树在${quote(found)}之前已经完整，这个括号没有对应的左括号。请删去它。`
      : `树在${quote(found)}之前已经完整。请删去其余部分，或用括号把全部括起来。`,
  'bad-number': ({ found }) =>
    fullWidth(found) ??
    (found.includes('/')
      ? `${quote(found)}不是数字。请写成小数；分数只能作为机会节点下的概率，写在冒号之前：?(1/3:7 2/3:4)。`
      : `${quote(found)}不是数字。数字写作 7、-2.5 或 1e3；名称要以字母开头。`),
  'not-finite': ({ found }) =>
    `${quote(found)}不是有限的数字。每个叶节点都要有一个数字，或者用名称表示未知的值。`,
  'bad-character': ({ found }) =>
    fullWidth(found) ?? `${quote(found)}在这里没有意义。可以使用数字、名称、括号、逗号、“:”和“=”。`,
  typography: ({ found, typed }) =>
    `${quote(found)}是文字处理程序用${quote(typed)}自动替换的。请对这棵树关闭自动排版，或把树写在“tree”属性里。`,
  'player-without-bracket': ({ found }) =>
    `${quote(found)}表示轮到谁走，后面必须是写着各种走法的括号。`,
  'weights-sum': ({ sum }) =>
    sum === ''
      ? '这些概率没有足够小的公分母。请减少位数。'
      : `这些子节点的概率之和是 ${sum}，而不是 1。请修改概率；如果它们相等，就全部省略。`,
  'weight-missing': ({ found, weighed }) =>
    weighed
      ? `${quote(found)}是概率，但前面的子节点没有概率。请都写上，或者都不写。`
      : `${quote(found)}没有概率，但前面的子节点有。请在前面写上概率，例如 0.5:${found}。`,
  'bad-weight': ({ found }) =>
    `${quote(found)}不是概率。概率是大于 0 且至多为 1 的分数或小数：1/3 或 0.25。`,
  'weight-without-chance': ({ found }) =>
    `${quote(found)}是概率，但这里不是机会节点。请在外面的括号前写“?”，或让名称以字母开头。`,
  'odd-indent': () =>
    '这一行既不在某个节点之下，也不与某个节点并列。子节点要比父节点更靠右，并且互相对齐。',
  'not-two-players': ({ found }) => `这是 ${found} 人博弈。带数值的博弈树只有 MAX 和 MIN 两方。`,
  'hidden-information': ({ found }) =>
    `信息集 ${found} 含有多个节点：玩家不知道博弈到了其中哪一个。这里搜索的博弈树中，双方都知道全部信息。`,
  'not-zero-sum': ({ found }) => `收益 ${found} 的和不是 0。MAX 所得必须等于 MIN 所失。`,
  'payoff-before-end': () => '博弈结束之前出现了收益。只有叶节点有数值。',
  'stray-noise': () =>
    '“!”标记不静止的节点。它写在 MAX 或 MIN 走棋的节点的静态值与括号之间，如 B=5!(1 9)。',
  'quiescence-in-exercise': () =>
    '这种搜索在不静止的节点处继续，只有一种练习：问深度限制代价的答题纸。请选用它，或关闭静止期搜索。',
  'searched-again-in-exercise': () =>
    '这种搜索会重新搜索某些节点，只有一种练习：预测搜索的下一步。请选用它，或改用极大极小或 Alpha-Beta，不用迭代加深和置换表。',
  'chance-searched-again': () =>
    '这棵树里有机会节点，只能用期望极大极小或 Alpha-Beta 搜索，不能用零窗口、迭代加深或置换表。请改选算法或换一棵树。',
  'too-many-calls': ({ limit }) =>
    `搜索会重新搜索节点，调用超过 ${count(limit)} 次。请使用置换表、减小深度，或换一棵较小的树。`,
  'too-many-updates': ({ limit }) => `搜索更新节点的数值超过 ${count(limit)} 次。请减少迭代次数。`,
  'chance-in-proof': () =>
    '这棵树里有机会节点，而证明数只适用于 MAX 和 MIN。请改选算法或换一棵树。',
  'best-first': () =>
    '答题纸、找错误以及实验室的叶节点和调用计数只适用于极大极小和 Alpha-Beta。最佳优先搜索的练习是预测搜索的下一步。',
  'value-outside': ({ value }) =>
    `树中的值 ${number(value)} 不在给定的最小值与最大值之间。请放宽它们，或者省略。`,
  'number-before-bracket': ({ found }) =>
    `数字不能作为节点的名称。请在${quote(found)}后面加空格，让名称以字母开头，或用 =${found}(…) 写出静态值。`,
  'element-inside': ({ found }) =>
    `树的文本里有 ${found}。例如，Markdown 处理程序会把 [2](4 6) 变成链接。请把树写在“tree”属性里，或写在 <script type="text/plain"> 里。`,
  'text-too-long': ({ limit }) => `文本超过 ${count(limit)} 字节。请把树改小。`,
  'too-deep': ({ limit }) => `树的深度超过 ${count(limit)} 层。请去掉几层括号。`,
  'too-many-nodes': ({ limit }) => `树的节点超过 ${count(limit)} 个。请减少分支或深度。`,
  'too-little-memory': ({ needed, limit }) =>
    `运行时最多需要 ${count(needed)} MB 内存，而页面已没有这么多。页面上所有的树合计最多可用 ${count(limit)} MB，某些浏览器更少。请把树改小、关闭对比，或重新加载页面。`,
  'option-conflict': ({ option, other, reason }) =>
    `“${LABELS.get(option) ?? option}”与“${LABELS.get(other) ?? other}”不能同时使用：${CONFLICTS.get(reason) ?? reason}。请更改其中之一。`,
  'bad-option': ({ option, found, expected }) => {
    const name = LABELS.get(option) ?? option
    const wrong = found === 'undefined' ? `缺少“${name}”。` : `“${name}”不能是 ${found}。`
    return wrong + advice(option, expected)
  },
  'unknown-option': ({ option, expected }) => `没有选项“${option}”。可用的选项：${expected}。`,
  'answered-twice': ({ option, before }) =>
    `“${option}”重复填写了“${before}”已经填过的填写框。每个填写框只填一个答案。`,
  'no-such-exercise': ({ loosen }) =>
    loosen.length === 0
      ? '这棵树里没有合适的错误。请换一棵搜索时不需要未知值的树。'
      : noTree(loosen),
  'bad-source': ({ found }) => `树应以文本、{ random: … } 或 { game: … } 给出，而不是 ${found}。`,
  'too-few-values': ({ available }) =>
    `这个范围只有 ${count(available)} 个不同的值，树需要更多。请扩大范围，或允许更多相同的值。`,
  'bad-argument': ({ argument, found, expected }) =>
    `“${argument}”不能是 ${found}。可用的值：${expected}。`,
  'never-entered': ({ node }) =>
    `搜索从未进入 ${node}，因此没有对应的步骤。请选择另一个节点或步骤。`,
  'not-here': () => '元素用小型内核打开短文本，它不能回答这个问题。请用函数 `open` 打开这棵树。',
  unreadable: ({ argument }) => `无法读取“${argument}”：读取时出错。`,
  'too-much-at-once': ({ argument, limit }) =>
    `“${argument}”一次要求得太多。每次最多 ${count(limit)} 个，其余的请分次再取。`,
  freed: () => '这次搜索已被释放。请重新打开这棵树。',
  stopped: ({ starved }) =>
    starved
      ? '搜索中途停止，因为内存不足。请重新打开这棵树、把树改小，或关闭对比。'
      : '搜索中途停止，因为出了故障。请重试、重新打开这棵树，或重新加载页面。',
  cancelled: () => '已取消打开这棵树。更改树或某条规则即可打开另一棵。',
  'words-unavailable': ({ language }) =>
    `无法加载语言“${language}”的文字。请重试，或重新加载页面。`,
  'wasm-unavailable': ({ reason }) =>
    '搜索以 WebAssembly 运行，但未能启动。请使用较新的浏览器，允许运行 WebAssembly，' +
    `并通过网页服务器而不是以文件方式打开本页。浏览器的说明：${reason}`,
}

/** @param {string} option @param {string} expected */
function advice(option, expected) {
  const words = ADVICE.get(option) ?? `可用的值：${expected}。`
  return typeof words === 'string' ? words : words(expected)
}

/** What to type instead of full-width characters; undefined: there are none. @param {string} found */
function fullWidth(found) {
  const typed = halfWidth(found)
  if (typed === found) return undefined
  return `${quote(found)}是全角字符。请改用半角的${quote(typed)}，或切换到英文输入法。`
}

/** @param {string} found */
function quote(found) {
  return `“${found}”`
}

/** @param {Condition[]} loosen */
function noTree(loosen) {
  const words = loosen.flatMap((one) => (one === 'apart' ? [] : LOOSEN[one]))
  return words.length === 0
    ? '没有找到能让常见错误改变答案的树。请选择更大的树、更小的深度限制或其他问题。'
    : `没有找到满足全部条件的树。请放宽：${words.join('、')}。`
}
