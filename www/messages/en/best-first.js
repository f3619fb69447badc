/**
 * The words of searches that go best-first. They are loaded with the first such search.
 *
 * @import {BestFirstNode, Place as Where, ToldGoal} from '../../types.js'
 * @import {BestFirstSentences} from '../messages.js'
 */

import { scores } from '../scores.js'
import { Place, count, mover, number, place, things, weight } from './numbers-and-names.js'
import { status, subject } from './viewer.js'

const { fixed, digitsFor, proofNumber } = scores('en')

/** @param {ToldGoal} goal */
const goalOf = ({ value, strict }) =>
  strict ? `more than ${number(value)}` : `at least ${number(value)}`

/** @type {BestFirstSentences} */
const explain = {
  select({ child, score, highest, rival, rule }) {
    if (!score) return `${Place(child)} is chosen: it has no visits yet.`
    const others = rival ? [rival.sum] : []
    const digits = digitsFor([score.sum, ...others])
    /** @param {import('../../types.js').ToldScore} told */
    const sum = (told) =>
      rule === 'mean'
        ? fixed(told.mean, digits)
        : `${fixed(told.mean, digits)} + ${fixed(told.exploration, digits)} = ${fixed(told.sum, digits)}`
    const best =
      rule === 'mean'
        ? `its mean ${sum(score)} is the highest`
        : `${sum(score)} is the highest score`
    const plain = rule === 'mean' ? `its mean is ${sum(score)}` : `its score is ${sum(score)}`
    const found = highest ? best : plain
    const beside = rival ? `; ${place(rival.child)} has ${sum(rival)}` : ''
    return `${Place(child)} is chosen: ${found}${beside}.`
  },
  draw: ({ node, child, weight: chance }) =>
    `Chance moves at ${place(node)} and draws ${place(child)}${chance ? `, which has probability ${weight(chance)}` : ''}.`,
  expand: ({ node, child, left }) =>
    `${Place(child)} joins the tree below ${place(node)}. ${left === 0 ? 'All children are now in the tree.' : `${things(left, 'child is', 'children are')} still outside.`}`,
  'expand-all': ({ node, children, proves }) =>
    `${Place(node)} is expanded: ${children === 1 ? 'its child joins' : `its ${count(children)} children join`} the tree${proves ? `, ${children === 1 ? '' : 'each '}with pn 1 and dn 1 until its value is known` : ''}.`,
  playout: ({ node, leaf, moves, value, reward, rule }) => {
    if (rule === 'value')
      return `The static value of ${place(node)} is ${number(value)}: the reward is ${fixed(reward)}.`
    const how = { random: 'Random moves', first: 'The first moves', last: 'The last moves' }[rule]
    return `${how} lead from ${place(node)} to ${place(leaf)} (${things(moves, 'move', 'moves')}). Its value ${number(value)} gives the reward ${fixed(reward)}.`
  },
  'read-leaf': ({ node, value, reward, proves }) =>
    `${Place(node)} is reached: its value ${number(value)} gives the reward ${fixed(reward)}${proves ? ', and is proved' : ''}.`,
  backup: ({ node, reward, visits, total, mean, proved }) =>
    `${Place(node)} adds ${fixed(reward)}: n = ${count(visits)}, w = ${fixed(total)}, mean ${fixed(mean)}.${proved === null ? '' : ` Its value ${number(proved)} is proved.`}`,
  'select-proof'({ node, child, mover: player, number: own, tie, least }) {
    const chosen = `${Place(child)} is chosen`
    const kind = `${player === 'max' ? 'proof' : 'disproof'} number`
    if (!least)
      return `${chosen}: of the children of ${place(node)} (${mover(player)}) it ${tie ? 'is the first with' : 'has'} the least ${kind}, ${proofNumber(own)}.`
    return least.number === own
      ? `${chosen}. Its ${kind} ${proofNumber(own)} is the least, but ${place(least.child)} has the same, and comes first.`
      : `${chosen}, with the ${kind} ${proofNumber(own)}, but ${place(least.child)} has the least, ${proofNumber(least.number)}.`
  },
  settle: ({ node, value, reached, goal }) =>
    `${Place(node)} has the value ${number(value)}: ${reached ? 'it is proved' : 'it is disproved'}, because that is ${reached ? '' : 'not '}${goalOf(goal)}.`,
  number({ node, mover: player, proof, disproof, verdict }) {
    const [pn, dn] = [proofNumber(proof), proofNumber(disproof)]
    if (node.leaf) return `${Place(node)} gets pn ${pn} and dn ${dn}.`
    const how =
      player === 'max'
        ? `the least proof number of its children, ${pn}, and the sum of their disproof numbers, ${dn}`
        : `the sum of the proof numbers of its children, ${pn}, and their least disproof number, ${dn}`
    const end = verdict === null ? '' : verdict ? ' It is proved.' : ' It is disproved.'
    return `${Place(node)} (${mover(player)}) takes ${how}.${end}`
  },
  choose({ child, iterations, rule, visits, mean, proved }) {
    const after = `After ${things(iterations, 'iteration', 'iterations')}`
    if (!child) return `${after} there is no move to choose.`
    const known = proved === null ? '' : ` The value of the root is proved: ${number(proved)}.`
    const why =
      rule === 'visits'
        ? `it has the most visits, ${count(visits)}, and the mean ${fixed(mean)}`
        : `it has the best mean, ${fixed(mean)}, over ${things(visits, 'visit', 'visits')}`
    return `${after} the move to ${place(child)} is chosen: ${why}.${known}`
  },
  answer({ root, iterations, verdict, goal }) {
    const after = things(iterations, 'iteration', 'iterations')
    if (verdict === null)
      return `After ${after} it is still open whether ${place(root)} is worth ${goalOf(goal)}.`
    return verdict
      ? `${Place(root)} is proved after ${after}: it is worth ${goalOf(goal)}.`
      : `${Place(root)} is disproved after ${after}: it is not worth ${goalOf(goal)}.`
  },
}

const bestFirst = {
  explain,
  /** The log: what an event is called, and what it changes in a few words. */
  kinds: {
    select: 'select',
    expand: 'expand',
    playout: 'playout',
    evaluate: 'evaluate',
    update: 'update',
    finish: 'finish',
  },
  /** @type {BestFirstSentences} */
  brief: {
    select: ({ child, score }) => `to ${place(child)}${score ? `, ${fixed(score.sum)}` : ''}`,
    draw: ({ child }) => `draws ${place(child)}`,
    expand: ({ child }) => `adds ${place(child)}`,
    'expand-all': ({ children }) => `adds ${things(children, 'child', 'children')}`,
    playout: ({ leaf, reward }) => `to ${place(leaf)}, reward ${fixed(reward)}`,
    'read-leaf': ({ reward }) => `reward ${fixed(reward)}`,
    backup: ({ visits, mean }) => `n ${count(visits)}, mean ${fixed(mean)}`,
    'select-proof': ({ child, number: least }) => `to ${place(child)}, ${proofNumber(least)}`,
    settle: ({ reached }) => (reached ? 'proved' : 'disproved'),
    number: ({ proof, disproof }) => `pn ${proofNumber(proof)}, dn ${proofNumber(disproof)}`,
    choose: ({ child }) => (child ? `chooses ${place(child)}` : 'no move'),
    answer: ({ verdict }) => (verdict === null ? 'open' : verdict ? 'proved' : 'disproved'),
  },
  /** The names of the listings. */
  listings: { mcts: 'Monte-Carlo tree search', pns: 'Proof-number search' },
  stepSize: {
    sizes: { event: 'event', phase: 'phase', iteration: 'iteration', choice: 'change of choice' },
    effects: {
      event: 'every event',
      phase: 'each selection, expansion, playout and backup',
      iteration: 'each iteration',
      choice: 'each iteration that changes the choice',
    },
  },
  /** The buttons that skip, as the transport has them. */
  skips: {
    leaf: () => 'Next iteration',
    /** @param {Where | null} node */
    return: (node) => (node ? `Next through ${place(node)}` : 'Next through a node'),
    cutoff: () => 'Next change of the choice',
  },
  /** A node's state in words. @param {BestFirstNode} node */
  item: (node) => [subject(node), ...state(node)].join(', '),
  node: {
    title: 'Node',
    own: 'value',
    visits: 'visits n',
    total: 'total w',
    mean: 'mean w / n',
    proved: 'proved value',
    proof: 'proof number',
    disproof: 'disproof number',
    verdict: { open: 'neither proved nor disproved', proved: 'proved', disproved: 'disproved' },
    outside: 'It is not in the tree.',
  },
  ratings: {
    name: 'Children',
    /** @param {Where} node */
    title: (node) => `Children of ${place(node)}`,
    chance: 'Chance draws here; no child is chosen by a score.',
    leaf: 'A leaf has no children.',
    head: {
      child: 'child',
      visits: 'n',
      mean: 'mean',
      exploration: 'exploration',
      score: 'score',
      proof: 'pn',
      disproof: 'dn',
    },
    /** A C from which another child is chosen. @param {{ from: number, child: Where }} turn */
    turn: ({ from, child }) => `From C = ${fixed(from, 5)} on, ${place(child)} is chosen.`,
    c: 'C, the weight of exploration',
    /** @param {number} c */
    cIs: (c) => `C = ${fixed(c)}`,
    first: 'first',
    outside: 'outside',
    selected: 'chosen next',
    /** @param {number} n */
    more: (n) => `${things(n, 'more child', 'more children')}`,
    /** How the scores are seen. @param {import('../../types.js').Mover} player */
    seen: (player) => `As ${mover(player)} sees it.`,
  },
  proofSet: {
    title: 'Smallest proof set',
    /** Under the picture. */
    key: { tree: 'the path to the proof set', set: 'in the smallest proof set' },
    none: 'Only a proof-number search has a proof set.',
    impossible:
      'No proof set is shown: the root is disproved, or more than 100,000 nodes lead to the set.',
    /** @param {{ size: number, names: string[] }} p the first names */
    told: ({ size, names }) => {
      if (size === 0) return 'The root is proved: nothing is left to prove.'
      const more = size - names.length
      const all = names.join(', ') + (more > 0 ? ` and ${count(more)} more` : '')
      return size === 1
        ? `To prove the root, it is enough to prove one node: ${all}.`
        : `To prove the root, it is enough to prove ${count(size)} nodes, and fewer are not enough: ${all}.`
    },
  },
  counts: {
    title: 'Counts',
    soFar: 'so far',
    all: 'in all',
    iterations: 'iterations',
    nodes: 'nodes in the tree',
    evaluated: 'leaves evaluated',
    choice: 'move chosen now',
    chart: 'Visits of the root’s children',
    means: 'Means of the root’s children',
    iteration: 'iteration',
  },
}

/** @param {BestFirstNode} node */
function state({ status: now, grown, variation }) {
  if (!grown) return ['not in the tree']
  const words = now === 'open' ? [status.open] : []
  if (grown.by === 'visits') {
    words.push(things(grown.visits, 'visit', 'visits'))
    if (grown.mean !== null) words.push(`mean ${fixed(grown.mean)}`)
    if (grown.proved !== null) words.push(`proved to be worth ${number(grown.proved)}`)
  } else {
    words.push(`pn ${proofNumber(grown.proof)}, dn ${proofNumber(grown.disproof)}`)
    if (grown.verdict !== null) words.push(grown.verdict ? 'proved' : 'disproved')
  }
  if (variation) words.push('on the path of the chosen move')
  return words
}

export { bestFirst as 'best-first' }
