/** Statements about alpha–beta to be judged, and the reasons for those that are true. */

export const statements = {
  question: 'True or false?',
  truths: { true: 'true of every tree', false: 'false' },
  how: 'If it is true of every tree, choose the reason. If not, make a tree on which it does not hold.',
  why: 'Why?',
  made: 'A tree on which it does not hold',
  all: {
    'leftmost-leaf': 'The leftmost leaf is never pruned.',
    'rightmost-leaf': 'If anything is pruned, the rightmost leaf is.',
    'first-child': 'The first child of a node that is searched is never pruned.',
    'same-value': 'Alpha–beta returns the same value at the root as minimax.',
    'exact-values': 'Every node that is entered returns its minimax value.',
    'first-exact': 'The first child of the root returns its minimax value.',
    'first-whole': 'Below the first child of the root nothing is pruned.',
    'root-cuts': 'The root never cuts off.',
    'every-move': 'Below every child of the root at least one leaf is evaluated.',
    'cut-move': 'The best move is never a child at which something was pruned.',
    'cut-better': 'A node that cuts off never improves the best value of its parent.',
    'pruned-changed':
      'Whatever value a pruned leaf gets, the minimax value of the root stays the same.',
    'pruned-less': 'Every pruned leaf is worth less than the root.',
    doubled: 'If all values are doubled, the search evaluates the same leaves.',
    negated:
      'If all values are negated, and MAX and MIN change places, the search evaluates the same leaves.',
    'any-order': 'In every order of the children the search evaluates the same number of leaves.',
    'best-first': 'If the best move comes first, no other order evaluates fewer leaves.',
    'equal-leaves': 'If all leaves have the same value, nothing is pruned.',
    half: 'At most half of the leaves are pruned.',
    'two-plies': 'In a tree of two plies no cutoff is deep.',
  },
  reasons: {
    'nothing-before': 'No leaf has been evaluated before it, so there is no bound to meet.',
    'after-child': 'A node cuts off only after a child has returned.',
    'full-window': 'The window is full, so there is no bound to meet.',
    'cannot-matter': 'What is pruned cannot change the value of the root.',
    'only-comparisons': 'Only comparisons of values decide, and these turn out the same.',
    'no-better': 'A value that meets the bound is no better than one found before.',
    'too-flat': 'Such a bound is held at least two plies above, and the tree is not that deep.',
  },
}
