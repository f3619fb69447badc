/**
 * The words of the places where two searches part.
 *
 * @import {Difference} from '../../types.js'
 * @import {Messages} from '../pages.js'
 */

import { amid, count, ending, number, owner } from './numbers-and-names.js'

/** @type {Messages['compare']['differences']} */
export const differences = {
  title: '两次搜索的分歧',
  neither: '两者进入的节点相同。',
  head: (places) => `共 ${count(places)} 处，节点最多的在前`,
  sum: (sum, again) => `总和：${sum}，即${again ? '调用次数' : '进入的节点数'}之差`,
  followers: (n) => `另有 ${count(n)} 处由此而来`,
  brief: {
    never: '不剪枝',
    test: '剪枝条件',
    order: '顺序',
    value: '值不同',
    bound: '界不同',
    missed: '漏掉剪枝',
    unfounded: '无据剪枝',
    unsaid: '未给出',
    depth: '深度限制',
    table: '置换表',
    'stand-pat': '静态止步',
    stopped: '中止',
    untold: '未剪枝而略过',
    again: '重新搜索',
  },
  told: (d) => [entered(d), cutoff(d), cause(d), cost(d)].join(''),
}

/** @param {boolean} second */
const name = (second) => (second ? '第二次搜索' : '第一次搜索')

/** @param {Difference} d */
function entered({ by, place: where, nodes, cause: why }) {
  const second = by === 'second'
  if (why === 'again') {
    return `${name(second)}重新搜索${ending(where)}：调用比${name(!second)}多 ${count(nodes)} 次。`
  }
  return `在${amid(where)}之下，${name(second)}进入而${name(!second)}没有进入的节点有 ${count(nodes)} 个。`
}

/** @param {Difference} d */
function cutoff({ by, cutoff: cut }) {
  if (!cut || cut.best === null || cut.bound === null) return ''
  const letter = cut.side === 'alpha' ? 'α' : 'β'
  return `${name(by === 'first')}在这里剪枝：值是 ${number(cut.best)}，${letter} = ${number(cut.bound)}，来自${owner(cut.holder, cut.origin)}。`
}

/** @param {Difference} d */
function cause({ by, nodes, cause: why, cutoff: cut, found, late }) {
  const [one, other] = [by === 'second', by === 'first']
  const letter = cut?.side === 'alpha' ? 'α' : 'β'
  const known = found === null ? '' : number(found)
  return {
    never: `${name(one)}在这里从不剪枝。`,
    test: `${name(one)}只在值越过界时才剪枝。`,
    order: late === null ? '' : `${name(one)}到这时还没有搜索${ending(late)}。`,
    value: known && `在${name(one)}中，值是 ${known}。`,
    bound: known && `在${name(one)}中，${letter} 是 ${known}。`,
    missed: `按它自己的数，${name(one)}也应当剪枝：漏掉这次剪枝，多进入了 ${count(nodes)} 个节点。`,
    unfounded: '按它自己的数，这里不该剪枝。',
    unsaid: '这次判断所用的数没有全部给出。',
    depth: `${name(other)}直接评估这个节点：它在深度限制处。`,
    table: `${name(other)}在这里命中置换表。`,
    'stand-pat': `${name(other)}在这里静态止步，${name(one)}没有。`,
    stopped: `${name(other)}在此之前中止。`,
    again: '',
    untold: `${name(other)}没有剪枝就略过了它们。`,
  }[why]
}

/** @param {Difference} d */
function cost({ total, followers }) {
  if (followers === 0) return ''
  const also = `另有 ${count(followers)} 处由此而来；`
  if (total === 0) return `${also}两者进入的节点总数相同。`
  return `${also}${name(total > 0)}总共多进入 ${count(Math.abs(total))} 个节点。`
}
