/** The words of exercises: verdicts and reasons. They are loaded with the first exercise. */

/** @import { Reasons } from '../messages.js' */

import { mistakes } from './mistakes.js'
import { pair } from '../numbers.js'
import { Place, count, number, place, range, test, things } from './numbers-and-names.js'
import { explored } from './best-first-questions.js'
import { find } from './find.js'
import { edit } from './edit.js'
import { practise } from './practise.js'
import { predict } from './predict.js'
import { statements } from './statements.js'

/** @type {Reasons} */
const reasons = {
  unreadable: () =>
    'This is not a number, a bound or a range. Write it like 3, −∞, ≤ 2, ≥ 8 or 2 … 5.',
  ambiguous: () => 'This can mean two things. Write 3.5 for a decimal, and 3; 5 for two numbers.',
  'not-a-number': () => 'This box takes a single number.',
  'not-a-move': () =>
    'This is not a move. Write the name of the child that it leads to, or its value if it is a leaf.',
  'no-condition': () => 'This is not a condition. Write it like x < 4, x ≥ 4, always or never.',
  'other-value': ({ node, player, clamped, mover }) => {
    const [taken, of] = mover
      ? ['greatest', 'the negated values']
      : [player === 'max' ? 'greatest' : 'least', 'those']
    const held = clamped ? ', clamped to its window' : ''
    return `${Place(node)} returns a different value: the ${taken} of ${of} that its searched children return${held}.`
  },
  'other-average': ({ node }) =>
    `${Place(node)} returns a different value: the average of its children’s values, each weighted by its probability.`,
  'other-limit': ({ node }) =>
    `${Place(node)} cuts off: it returns the bound that holds whatever its other children are worth.`,
  'equal-chances': () =>
    'This is the plain average. Each value has to be weighted by its probability.',
  'sum-so-far': () =>
    'This is only the sum so far. Each remaining child counts with the bound on all values.',
  'other-range': ({ node }) => `A different range is proved for ${place(node)}.`,
  'other-player': () => 'This is the value that the other player would choose.',
  'beyond-cut': () => 'This counts nodes beyond the cutoff, which the search never visits.',
  'not-clamped': () =>
    'By these rules a value outside the window is returned as the nearest bound.',
  clamped: () => 'By these rules the value is returned as it is, even outside the window.',
  rounded: () =>
    'The number is right, but not exact enough. Write a fraction, such as 7/3, or round to at least two decimals, such as 2.33.',
  'bound-as-value': () => 'Only a bound is proved: it needs its sign, ≤ or ≥.',
  'value-as-bound': () => 'The value itself is known, not just a bound.',
  'wrong-sign': () => 'The sign points the other way.',
  'other-bound': () => 'The bound is a different one.',
  'entry-bound': () => 'This is the bound on entry. It has moved since.',
  'final-bound': () => 'This is the final bound. The question is about the one on entry.',
  'bounds-missing': () =>
    'Some values are missing: the list begins with the bound on entry and has each value that it takes.',
  exchanged: () => 'α and β are swapped.',
  'other-view': ({ mover }) =>
    mover
      ? 'This is from MAX’s side. The question is about the numbers of the side to move.'
      : 'This is from MIN’s side. The question is about the numbers of MAX, at every node.',
  'not-handed-down': () => 'The bound of an ancestor was not passed down.',
  moved: () => 'By these rules the bound does not move at a cutoff.',
  'not-moved': () => 'By these rules the bound moves before the cut test.',
  'test-holds': (p) =>
    `The cut test holds, ${test({ ...p, naming: 'greek' })}, so this edge is cut.`,
  'test-fails': (p) =>
    `The cut test, ${test({ ...p, naming: 'greek' })}, does not hold, so this edge is not cut.`,
  'average-decided': (p) =>
    `Whatever the other children are worth, the average meets the bound, ${test({ ...p, naming: 'greek' })}, so this edge is cut.`,
  'average-open': ({ node, least, most, alpha, beta }) =>
    `The average of ${place(node)} can still be ${range(least, most)}, and the window is ${pair(number(alpha), number(beta))}: nothing is cut yet.`,
  'goes-on': (p) =>
    `The cut test, ${test({ ...p, naming: 'greek' })}, does not hold, so the search goes on.`,
  'first-child': () =>
    'This is the first child: nothing has been compared before it, so nothing can be cut.',
  'cuts-off': ({ node }) =>
    `${Place(node)} is the node that cuts off: the search enters it. The edges that are cut lead to its children.`,
  'below-cut': () => 'The cut is further up. Mark only the edge that is cut.',
  'below-missed-cut': () => 'This lies below an edge that is cut. The mistake is there.',
  'below-extra-cut': () => 'This lies below an edge that you marked. The mistake is there.',
  'never-entered': () => 'The search never enters this node: an edge above it is cut.',
  'never-searched': () => 'The search never searches this node.',
  'something-marked': () => 'You marked an edge as well.',
  'other-move': () => 'A different move is best.',
  'other-choice': () => 'By the values at the depth limit a different move is best.',
  'other-estimate': () =>
    'The search returns a different value: the one that follows from the values at the depth limit.',
  'other-truth': () => 'Searched to its leaves, the tree has a different value.',
  'other-loss': () =>
    'The loss is different: compare the true value of the best move with that of the move chosen.',
  fits: ({ mistake }) => `A known mistake gives this: ${mistakes[mistake]}.`,
  'no-move': () => 'No move is proved best: every value is only a bound.',
  'other-leaf': ({ number }) => `Leaf ${count(number)} of the list is wrong.`,
  'too-few': () => 'The list is too short.',
  'too-many': () => 'The list is too long.',
  'other-count': () => 'A different number of leaves is evaluated.',
  'counted-nodes': () =>
    'This counts all nodes that the search enters, not only those that it evaluates.',
  'counted-pruned': () => 'This counts the pruned leaves. The question is about those evaluated.',
  'left-out-cutting': () =>
    'This leaves out the leaves after which the search cuts off. They are evaluated, too.',
  'other-leaves': ({ leaves }) =>
    `In this order the search evaluates ${things(leaves, 'leaf', 'leaves')}.`,
  'holds-at': ({ at }) => `It holds for ${number(at)}, but not by your answer.`,
  'fails-at': ({ at }) => `It does not hold for ${number(at)}, but by your answer it does.`,
  'holds-for': ({ first, x, second, y }) =>
    `It holds for ${first} = ${number(x)} and ${second} = ${number(y)}, but not by your answer.`,
  'fails-for': ({ first, x, second, y }) =>
    `It does not hold for ${first} = ${number(x)} and ${second} = ${number(y)}, but by your answer it does.`,
  'can-be': ({ at }) => `The root can have the value ${number(at)}; by your answer it cannot.`,
  'cannot-be': ({ at }) => `The root cannot have the value ${number(at)}; by your answer it can.`,
  'no-order': () => 'This is not an order of the children of this tree.',
  'no-tree': () => 'This is not the text of a tree.',
  'tree-too-large': ({ most }) => `The tree may have at most ${things(most, 'node', 'nodes')}.`,
  'unknown-met': () => 'The search meets a leaf without a value, and stops.',
  'no-cutoff': () => 'Nothing is cut: nowhere does a value meet a bound.',
  'last-child': ({ cutoff }) =>
    `The cut test holds at ${place(cutoff)}, but after its last child: nothing is left to cut.`,
  'nothing-left': ({ cutoff, holder }) =>
    `At ${place(cutoff)} the value meets the bound of ${place(holder)}, but after the last child: nothing is left to cut.`,
  'held-by-window': ({ cutoff }) =>
    `There is a cutoff at ${place(cutoff)}, but its bound is that of the root’s window: no node holds it.`,
  'held-by-parent': ({ cutoff, holder }) =>
    `There is a cutoff at ${place(cutoff)}, but its bound is held by its parent, ${place(holder)}: it is shallow.`,
  'held-near': ({ cutoff, holder, plies }) =>
    `There is a deep cutoff at ${place(cutoff)}, but its bound is held by ${place(holder)}, only ${things(plies, 'ply', 'plies')} above.`,
  'same-leaves': ({ leaves }) => `Both searches evaluate ${things(leaves, 'leaf', 'leaves')}.`,
  'no-tie': ({ leaves }) =>
    `Both searches evaluate ${things(leaves, 'leaf', 'leaves')}: no value is equal to a bound.`,
  'fewer-leaves': ({ leaves, others }) =>
    `The search that should evaluate more leaves evaluates ${count(leaves)}, and the other one ${count(others)}.`,
  refuted: () => 'There is a tree on which it does not hold.',
  proved: () => 'It holds on every tree.',
  'other-reason': () => 'This reason does not prove it.',
  'holds-there': () => 'On this tree the statement holds.',
  'table-empty': () => 'The table has no entry for this node.',
  'table-plies': ({ plies, needed }) =>
    `The entry in the table is for ${things(plies, 'ply', 'plies')}, and ${count(needed)} are left to search here.`,
  'table-bound': ({ lo, hi, alpha, beta }) =>
    `The table only says that the value is ${range(lo, hi)}. With the window ${pair(number(alpha), number(beta))} that decides nothing.`,
  'counted-before': () => 'This includes the searches before this one.',
  'step-right': () => 'This step is right.',
  'wrong-before': () => 'An earlier step is already wrong.',
}

export const exercise = {
  practise,
  statements,
  predict,
  explored,
  find,
  edit,
  verdicts: {
    right: 'right',
    follows: 'follows from your answers',
    wrong: 'wrong',
    missing: 'missing',
    extra: 'does not belong here',
    uncounted: 'not counted',
    unread: 'cannot be read',
  },
  reasons,
  mistakes,
  /** The other cut test, by the rule. */
  cutTests: {
    '>=': 'the cut test is > and <, in place of ≥ and ≤',
    '>': 'the cut test is ≥ and ≤, in place of > and <',
  },
  /** @param {string} mistake */
  likely: (mistake) => `Likely: ${mistake}. This fits all wrong answers.`,
}
