/** The titles of the examples in www/page/controls/examples.js, and what to look for in each. */

/** @import {Messages} from '../pages.js' */

/** @type {Messages['examples']} */
export const examples = {
  textbook: {
    title: 'The textbook tree',
    look: 'C’s first leaf is 2, and A already has 3: nothing left under C can matter. D has its 2 last, so nothing is saved there.',
  },
  lastMove: {
    title: 'Three moves, the last one cut',
    look: 'B is beaten by C, so α has risen twice before D finds its 1 and cuts off.',
  },
  atog: {
    title: 'A to G, three plies',
    look: 'One cutoff of each kind: B’s β cuts the 9 under E, then A’s α cuts the whole of G.',
    narration: [
      'A begins with α = −∞ and β = +∞.',
      'At D, MAX takes the larger of 2 and 3: α is 3.',
      'Back at B, MIN has 3: β is 3, and E is next.',
      'At E, α rises to 5 and has passed β = 3: the 9 is cut.',
      'Back at A, MAX has 3: α is 3.',
      'α = 3 and β = +∞ go down to C, and on to F.',
      'At F, neither 0 nor 1 beats α = 3: F is worth 1.',
      'At C, α is 3 and β falls to 1: G is cut, and A stays at 3.',
    ],
  },
  twoCutoffs: {
    title: 'Eight leaves, two cutoffs',
    look: 'A beta cutoff at E, then an alpha cutoff at C. What does each of the two save?',
  },
  oneCutoff: {
    title: 'Eight leaves, one cutoff',
    look: 'The better move comes second, so little is cut. Reverse the order and compare the counts.',
  },
  wikipedia: {
    title: 'The tree of Wikipedia',
    look: 'Four plies, uneven. One of its cuts needs only an equal value: choose the cut test > and it is gone.',
  },
  equality: {
    title: 'Equal values: ≥ or >',
    look: 'Here the cut waits until a bound is passed, so the second 10 does not cut and the 0 is evaluated too. Choose ≥ to save it.',
  },
  deep: {
    title: 'A deep cutoff',
    look: 'At D, the 4 meets a bound that is held three plies up, by A, and not by the parent of D: so the 9 is cut. With shallow bounds the 9 is evaluated too.',
  },
  tie: {
    title: 'A tie that is not a tie',
    look: 'C also returns 3, but for C that is only an upper bound: its second leaf, 0, was pruned. So MAX keeps B, the first move that reached 3.',
  },
  negative: {
    title: 'All values negative',
    look: 'Below zero the search works just the same, but here nothing can be cut: C never falls to −12.',
  },
  minRoot: {
    title: 'MIN moves first',
    look: 'The mirror image: MAX answers, β falls at the root, first to 900, then to 7. Nothing under C reaches 900, so nothing is cut.',
  },
  nothingLeft: {
    title: 'A cut with nothing to prune',
    look: 'C’s only leaf meets the bound, but no sibling is left. The test succeeds and saves nothing.',
  },
  unknown: {
    title: 'Unknown values',
    look: 'a and b are unknown, and alpha–beta answers 3 without them. Choose minimax: it stops at a.',
  },
  general: {
    title: 'Why m > n is enough',
    look: 'MAX can have m at the root. If MIN can force n < m somewhere below, MAX will never let play get that far. So x does not matter.',
  },
  worstOrder: {
    title: 'The worst order of a tree',
    look: 'The best move comes last everywhere, and nothing is cut: all 27 leaves are evaluated, as by minimax. The same tree in its ideal order is the next example.',
  },
  idealOrder: {
    title: 'The ideal order of the same tree',
    look: 'The best move comes first everywhere: 11 of 27 leaves are enough, and no order needs fewer.',
  },
  coins: {
    title: 'Four coins, take one or two',
    look: 'Whoever takes the last coin wins. The root is worth 1: MAX takes one coin and wins; had MAX taken two, MIN would take the other two.',
  },
  bestPoint: {
    title: 'White looks for the best point',
    look: 'White is MAX and looks two plies ahead: a point of White, an answer of Black, then the board is judged. Black threatens to win, and only one point stops it. Once White has found it, one good answer of Black is enough to cut any other point, here b4. The first cutoff came earlier: e5 loses, as b5 did.',
  },
  ticTacToe: {
    title: 'The end of a game of tic-tac-toe',
    look: 'Every position down to the end of the game. The dashed fans are positions that nobody needed to look at: click one to unfold it.',
  },
  redundantMax: {
    title: 'Redundant for MAX, who has a 6',
    look: 'MAX already has 6. As soon as MIN finds a 5 under C, the rest of C is wasted work.',
  },
  redundantMin: {
    title: 'Redundant for MIN, who has a 4',
    look: 'MIN already has 4. As soon as MAX finds a 5 under C, the rest of C is wasted work.',
  },
  exchange: {
    title: 'An exchange that depth 1 does not see',
    look: 'With depth 1 MAX would move to B, worth 9 there. But B is noisy, as its “!” says, and searched further it is worth 1: MIN recaptures. So C is better. Without quiescence the best move is wrong again.',
  },
  horizon: {
    title: 'The horizon effect',
    look: 'Something is lost in any case: 5 with B. D gives up 1 more and only delays the loss by two plies, so with depth 3 D looks better: −1. Quiescence searches on at F, which is noisy: the loss lies just beyond the horizon, and D is worth −6. Without quiescence MAX moves to D.',
  },
  dice: {
    title: 'Two dice: a double, or none',
    look: 'Chance moves at B and C: a double has probability 1/6, anything else 5/6, and then MIN answers. B is worth 11/3 on average, C 3.5, so MAX moves to B, although C has the better answer to a plain roll.',
  },
  averages: {
    title: 'An average needs more than an order',
    look: 'B averages 3.5 and C 3, so MAX moves to B. The next example changes one leaf and no order.',
  },
  averagesStretched: {
    title: 'The same order, another move',
    look: 'Of the leaves only the 5 has become a 10, so all are still in the same order. Yet C now averages 5.5: where chance moves, it matters how much better a value is. Write MIN in place of “?” in both trees: the best move stays.',
  },
  star1: {
    title: 'Star1: a cutoff where chance moves',
    look: 'All values lie between 0 and 10, and B averages 6. After 1 and 6, C cannot reach 6 even with a 10: the last leaf is cut. Leave the two bounds out, and nothing is cut here.',
  },
  pig: {
    title: 'Pig, to three points',
    look: 'A die with three sides, one turn each: a 1 loses the points of the turn. Whoever has more points wins, 1 for MAX and −1 for MIN. With these bounds on the values, and the better move first, Star1 prunes nodes that cannot matter.',
  },
  monteCarlo: {
    title: 'Monte-Carlo on the textbook tree',
    look: 'At this step D leads: both iterations through it have found its 14, the greatest leaf. Go on: the more often MIN’s answers are visited, the lower the mean of D. From iteration 15 on, the choice stays with B, which gets 26 of 60 visits. Minimax chooses B, too.',
  },
  proofNumbers: {
    title: 'Proof numbers: where is the least work?',
    look: 'Is A worth at least 5? Proving it takes 3 leaves under B, 2 under C and 4 under D, so the proof number of A is the least of these, 2. Its disproof number is the sum of 1, 1 and 1: 3. The search goes on under C, and after iteration 6 A is proved.',
  },
  provedCoins: {
    title: 'Seven coins: won, and proved',
    look: 'Whoever takes the last coin wins, and each takes 1 to 3. Leaving 4 is proved to win, and leaving 5 to lose. Whether leaving 6 wins stays open, as nobody needs to know: 11 of 44 leaves are evaluated.',
  },
  provedTicTacToe: {
    title: 'Tic-tac-toe: can X win?',
    look: 'The goal is a win of X. The first move, c3, only draws and is disproved; a2 threatens two lines, and is proved after 18 iterations. The other three moves stay open: 12 of 102 leaves are evaluated.',
  },
}

/** @type {Messages['groups']} */
export const groups = {
  slides: 'Lecture slides: Alpha–beta search',
  pruning: 'Article: Alpha–beta pruning in AI',
  principle: 'Article: The principle of alpha–beta pruning',
  figures: 'Other published figures',
  fine: 'Fine points',
  chance: 'Chance',
  bestFirst: 'Best-first search',
  games: 'Games',
}
