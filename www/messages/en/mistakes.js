/**
 * The mistakes that programs and students make: what their searches do otherwise than the rules say. They are loaded on
 * demand.
 *
 * @import {Mistake} from '../../types.js'
 */

/** @type {Record<Mistake, string>} */
export const mistakes = {
  'other-cut-test': 'the other cut test is used: > for >=, or >= for >',
  'shallow-bounds': 'only the parent’s own bound is passed down, not the whole window',
  'deep-bounds': 'the whole window is passed down, not only the parent’s own bound',
  'clamped-values': 'a bound is returned in place of the best value (fail-hard for fail-soft)',
  'unclamped-values':
    'the best value is returned without being clamped to the window (fail-soft for fail-hard)',
  'never-cuts': 'nothing is ever cut',
  'nothing-handed-down':
    'every call begins with the full window, as in plain minimax: no bounds are passed down',
  'alpha-not-handed-down': 'α is not moved, or not passed down',
  'beta-not-handed-down': 'β is not moved, or not passed down',
  'window-exchanged': 'α and β change places on the way down',
  'bound-overwritten': 'the bound takes every value, even a worse one',
  'other-cut-test-at-max': 'at MAX nodes the other cut test is used, > or >=',
  'other-cut-test-at-min': 'at MIN nodes the other cut test is used, > or >=',
  'cut-before-update': 'the cut test comes before the best value is updated by the child',
  'no-cut-at-max': 'MAX nodes never cut off',
  'no-cut-at-min': 'MIN nodes never cut off',
  'cut-by-own-bound': 'the cut test compares with the node’s own bound: α at MAX, β at MIN',
  'players-exchanged': 'MAX and MIN are swapped',
  'always-max': 'all nodes are treated as MAX nodes',
  'always-min': 'all nodes are treated as MIN nodes',
  'skips-first': 'the first child is left out',
  'skips-last': 'the last child is left out',
  'right-to-left': 'the children are taken from right to left',
  'last-for-best': 'the last value is kept, not the best',
  'first-for-best': 'the first value is kept, not the best',
  'best-from-bound': 'the best value begins at the bound of the window, not at infinity',
  'best-from-wrong-end': 'the best value begins at the wrong infinity',
  'stale-best': 'the best value is not reset: it is left over from the call before',
  'best-from-zero': 'the best value begins at 0',
  'too-shallow': 'the depth limit comes one ply too early',
  'too-deep': 'the depth limit comes one ply too late',
  'no-limit': 'the depth limit is ignored: the leaves below it count',
  'sign-of-leaves': 'values have the wrong sign where MIN is to move',
  'last-of-equals': 'a later move of equal value replaces the best move',
  'values-of-mover': 'these are the values of the side to move (negamax): view "mover"',
  'values-of-max': 'these are MAX’s values everywhere: view "max"',
  'table-wrong-depth': 'values from the table are used whatever depth they were found at',
  'table-bound-for-value': 'a bound from the table is used as if it were the value',
  'table-bounds-exchanged': 'lower and upper bounds in the table are swapped',
  'table-moved-window':
    'whether a stored value is a bound is judged by the window at the end of the call, not at its beginning',
  'no-table': 'the table is never consulted',
  'no-table-move': 'the move from the table is not searched first',
  'not-searched-again': 'a child that beats its null window is not searched again',
  'other-again':
    'the second search of a child has the other window: from the value found (again=value), or the whole window (again=window)',
  'no-null-windows': 'children are not tested with null windows',
  'null-window-on-other-side':
    'the null window of the root lies on the wrong side of the last value',
  minimax: 'minimax in place of alpha–beta: nothing is cut',
  'cuts-too-much': 'all remaining children are cut, though no bound is met',
  'equal-chances': 'the children of a chance node count equally, whatever their probabilities',
  'move-decided':
    'nodes that can no longer change the best move are left out, though they can still change the value',
  'returns-worst': 'the worst value for the player is returned',
  'entry-window': 'the windows are those on entry, not the final ones',
  'bounds-exchanged': 'α and β are swapped',
  'estimate-as-truth': 'the estimate of the search is taken for the true value',
  'loss-turned': 'the loss has the wrong sign',
  'loss-of-estimate': 'the loss compares an estimate with a true value, not two true values',
}
