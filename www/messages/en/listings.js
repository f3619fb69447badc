/** @import {Listings} from '../messages.js' */
/** @import {Effects} from '../pages.js' */

/** @type {Listings['names']} */
export const names = {
  minimax: 'Minimax',
  negamax: 'Negamax',
  'known-bounds': 'Known bounds',
  'known-bounds-test-first': 'Known bounds, test first',
  window: 'Window',
  'negamax-alpha-beta': 'Negamax with alpha–beta',
  'alpha-beta': 'Alpha–beta',
  quiescence: 'Quiescence search',
  agent: 'Agent',
  expectiminimax: 'Expectiminimax',
  'alpha-beta-chance': 'Alpha–beta with chance',
  star1: 'Star1',
  pvs: 'Principal variation search',
  deepening: 'Iterative deepening',
  'alpha-beta-memory': 'Alpha–beta with memory',
  'mtd-without-memory': 'MTD(f) without memory',
  mtd: 'MTD(f)',
}

/** The comments below lines of code. @type {Listings['comments']} */
export const comments = {
  'evaluate-for-max': 'The value as MAX sees it.',
  'evaluate-for-mover': 'The value as the side to move sees it.',
  'terminal-or-limit': 'A leaf, or a node at the depth limit.',
  'other-side-moves': 'The other side moves next, with one ply less to go.',
  'flip-sign': 'The opponent’s gain is the mover’s loss: the sign changes.',
  'flip-window': 'The opponent’s window: both bounds change sign and swap places.',
  'flip-flag': 'The other side moves next, one ply farther down.',
  'keep-largest': 'Keep the largest value so far.',
  'keep-smallest': 'Keep the smallest value so far.',
  'value-for-mover': 'The value is that of the side to move at the root.',
  'known-min-of-parent': 'knownMin is the smallest value that MIN has found one ply above.',
  'known-max-of-parent': 'knownMax is the largest value that MAX has found one ply above.',
  'best-is-known-max': 'The best value here is the known maximum of the child.',
  'best-is-known-min': 'The best value here is the known minimum of the child.',
  'both-bounds-down': 'Both bounds are passed down.',
  'bound-is-best': 'The bound is the best value so far: no other variable is needed.',
  'min-prevents': 'MIN can do at least as well elsewhere and does not let play come here.',
  'max-prevents': 'MAX can do at least as well elsewhere and does not let play come here.',
  'min-prevents-first': 'Tested at once: a value that MIN prevents need not be kept.',
  'max-prevents-first': 'Tested at once: a value that MAX prevents need not be kept.',
  'opponent-prevents': 'The opponent can do at least as well elsewhere and does not come here.',
  'bounds-meet': 'The bounds meet or cross: nothing here can change the answer.',
  'max-is-sure': 'MAX is sure of at least this much.',
  'min-is-sure': 'MIN is sure of at most this much.',
  'return-bound': 'Fail-hard: nothing outside the window is returned.',
  'return-best': 'Fail-soft: the best value found, even outside the window.',
  'first-best-action': 'The first of equal actions: a later equal value may be only a bound.',
  'value-and-action': 'What the position is worth, and what to play.',
  'count-expanded': 'One more node is expanded.',
  shuffle: 'The order “random” with a seed shuffles the moves.',
  'next-number':
    'x⁺ and x⁻ are the numbers next to x, above and below: with whole numbers x + 1 and x − 1.',
  'null-window': 'Only a test, except for the first child: no value fits between the bounds.',
  'search-again': 'The test says “better”, but not how much: search again.',
  'table-bounds':
    'The table’s bounds on this position for as many plies; −∞ and +∞ if it has none.',
  'table-store': '“store” keeps the result in the table, as a value or as a bound, and returns it.',
  'who-moves-there': '“value” is maxValue, minValue or chanceValue, by who moves there.',
  'weighted-sum': 'Each outcome is multiplied by its weight.',
  'rest-outweighs':
    'The remaining outcomes may outweigh anything: no bound is passed down, and nothing is pruned here.',
  'above-matters-not': 'Values of β or more make no difference above.',
  'below-matters-not': 'Values of α or less make no difference above.',
  'least-needed':
    'With a or less the sum stays at α or below, even with U for each remaining outcome.',
  'most-needed': 'With b or more the sum reaches β, even with L for each remaining outcome.',
  'at-least-beta': 'Even with L for each remaining outcome, the sum reaches β.',
  'at-most-alpha': 'Even with U for each remaining outcome, the sum stays at α or below.',
  'first-in-full': 'The first child should be the best: it gets the whole window.',
  'test-above':
    'The others are only tested: no value fits between α and α⁺, the next number above.',
  'test-below':
    'The others are only tested: no value fits between β⁻, the next number below, and β.',
  'null-stays': 'No value fits between α and β, so neither moves before a cutoff.',
  'first-guess': 'A good guess g saves passes; SSS* begins with +∞, DUAL* with −∞.',
  'value-between': 'The value of the root lies between l and u.',
  'fails-low-high': 'Failing low, g is an upper bound; otherwise it is a lower one.',
  'pass-deeper': 'Each pass goes one ply deeper than the one before.',
  'table-enough': 'The table’s entry is enough: the call is a hit.',
  'table-narrows': 'Only values that the table leaves open are searched for.',
  'noisy-node': 'The node is noisy: a quiet one would have returned.',
  'stand-pat': 'Stand pat: the static value counts like that of a child.',
  selection: 'Selection: down to the most promising child.',
  expansion: 'Expansion: the tree grows here.',
  playout: 'Playout: a reward is found.',
  backup: 'Backup: the result goes up the path.',
}

/** The description of each listing. @type {Effects} */
export const effects = {
  minimax:
    'MAX and MIN as two functions that call each other; every node is visited (Russell & Norvig).',
  negamax:
    'One function: each side maximises its own value, and the sign flips on return (Knuth & Moore 1975).',
  'known-bounds':
    'MAX gets only the known minimum, MIN only the known maximum: no deep cutoffs (article on the principle).',
  'known-bounds-test-first':
    'As “Known bounds”, but a value is tested before it is kept (article on the principle).',
  window:
    'Both bounds are passed down, and the best value is folded into them: fail-hard (article on the principle).',
  'negamax-alpha-beta':
    'One function; its window is negated and swapped on the way down: fail-hard (Knuth & Moore 1975).',
  'alpha-beta':
    'The textbook’s pair of functions: keep, test, then move the bound; fail-soft (Russell & Norvig).',
  quiescence:
    'Alpha–beta that does not stop at noisy nodes: from the depth limit on they are searched, too, with the static value as a first result (Slate & Atkin 1977).',
  agent:
    'One function with a flag for the side to move; returns value and action (article on pruning in AI).',
  expectiminimax:
    'MAX, MIN and chance as three functions: where chance moves, the value is the average of the children’s values (Russell & Norvig).',
  'alpha-beta-chance':
    'Alpha–beta below MAX and MIN; each child of a chance node gets the full window, because nothing is known about the remaining values (Ballard 1983).',
  star1:
    'All values lie between L and U: a chance node cuts off as soon as the remaining outcomes cannot matter (Ballard 1983).',
  pvs: 'Tests all children but the first with null windows, and searches those again that are better: as two functions, fail-soft (Marsland & Campbell 1982; NegaScout, Reinefeld 1983).',
  deepening:
    'Alpha–beta to depth 1, then to depth 2, and so on; each pass begins anew (Slate & Atkin 1977).',
  'alpha-beta-memory':
    'Bounds that have been found are kept in a table, and answer or narrow later calls for the same position (Marsland 1986; Plaat et al. 1996).',
  'mtd-without-memory':
    'The loop of MTD(f) over plain alpha–beta: each pass searches everything anew (Plaat et al. 1996).',
  mtd: 'Null windows at the root close in on its value, over alpha–beta with memory (Plaat et al. 1996).',
}
