/** @import {RuleControlWords} from '../pages.js' */

import { choices } from '../choices.js'
import { labels } from './option-labels.js'
import { isEndless, number, range, things } from './numbers-and-names.js'

/** The labels, those of figures too. */
const names = { ...labels, convention: 'Figure', windows: 'Windows', overlay: 'Over the picture' }

/** @type {RuleControlWords} */
export const rules = {
  choices: choices(names, {
    algorithm: {
      'alpha-beta': {
        label: 'Alpha–beta',
        effect: 'Passes a window down and cuts what cannot change the answer (Knuth & Moore 1975).',
      },
      minimax: {
        label: 'Minimax',
        effect: 'Visits every node: no window, no cutoffs (Russell & Norvig).',
      },
      pvs: {
        label: 'PVS',
        effect:
          'Tests all children but the first with null windows, and searches those again that turn out to be better (Reinefeld 1983).',
      },
      mtd: {
        label: 'MTD(f)',
        effect: 'Searches the root with null windows until its value is known (Plaat et al. 1996).',
      },
      mcts: {
        label: 'Monte-Carlo',
        effect:
          'Grows a tree by playouts, at the most promising children (Kocsis & Szepesvári 2006).',
      },
      pns: {
        label: 'Proof numbers',
        effect:
          'Asks whether the root reaches a goal, and searches where that is easiest to prove (Allis 1994).',
      },
    },
    selection: {
      ucb1: {
        label: 'UCB1',
        effect: 'Mean + C √(ln N / n): children with few visits get a bonus (Auer et al. 2002).',
      },
      mean: { label: 'mean', effect: 'The child with the best mean: nothing is explored.' },
      puct: {
        label: 'PUCT',
        effect:
          'Mean + C\u00a0p √N / (1 + n), with the same prior p for all children (Silver et al. 2017).',
      },
    },
    expand: {
      one: {
        label: 'one child',
        effect: 'One child joins the tree in an iteration (Coulom 2006).',
      },
      all: {
        label: 'all children',
        effect: 'At its second visit all children of a node join the tree.',
      },
    },
    playout: {
      random: {
        label: 'random',
        effect: 'Random moves to a leaf, drawn with the seed (Coulom 2006).',
      },
      first: { label: 'first moves', effect: 'The first child each time.' },
      last: { label: 'last moves', effect: 'The last child each time.' },
      value: { label: 'static value', effect: 'No moves: the static value of the node.' },
    },
    final: {
      visits: {
        label: 'most visits',
        effect: 'The child of the root with the most visits is chosen (Coulom 2006).',
      },
      mean: { label: 'best mean', effect: 'The child of the root with the best mean is chosen.' },
    },
    solver: {
      off: { label: 'off', effect: 'Values are only estimated.' },
      on: {
        label: 'on',
        effect:
          'Proved values are backed up, and proved children are not chosen again (Winands et al. 2008).',
      },
    },
    reward: {
      scaled: {
        label: '0 … 1',
        effect:
          'The lowest leaf value of the tree counts as 0, the highest as 1 (Kocsis & Szepesvári 2006).',
      },
      raw: { label: 'the value', effect: 'The values of the leaves are added up.' },
    },
    cut: {
      '>=': {
        label: '≥',
        effect: 'Cuts when a value meets the bound; an equal one is enough (Russell & Norvig).',
      },
      '>': {
        label: '>',
        effect: 'Cuts only when a value passes the bound; at ties the search goes on.',
      },
    },
    returns: {
      soft: {
        label: 'fail-soft',
        effect: 'A node returns the best it found, even outside its window (Fishburn 1983).',
      },
      hard: {
        label: 'fail-hard',
        effect: 'A node returns the best it found, clamped to its window (Knuth & Moore 1975).',
      },
    },
    bounds: {
      deep: {
        label: 'deep',
        effect:
          'The whole window is passed down: any ancestor’s bound can cut (Knuth & Moore 1975).',
      },
      shallow: {
        label: 'shallow',
        effect:
          'Only the parent’s own best is passed down: no deep cutoffs (article on the principle).',
      },
    },
    update: {
      after: {
        label: 'after test',
        effect: 'At a cut you see the old window, as in most textbooks (Russell & Norvig).',
      },
      before: {
        label: 'before',
        effect:
          'The same search, but at a cut you see α and β as they meet or cross (article on pruning in AI).',
      },
    },
    root: {
      max: {
        label: 'MAX',
        effect: 'MAX moves at the root, unless the tree says otherwise (Russell & Norvig).',
      },
      min: {
        label: 'MIN',
        effect: 'MIN moves at the root, unless the tree says otherwise (article on the principle).',
      },
    },
    order: {
      given: { label: 'as typed', effect: 'Children are searched from left to right as typed.' },
      reversed: { label: 'reversed', effect: 'The last child typed is searched first.' },
      best: {
        label: 'best first',
        effect: 'The best child comes first: much is cut (Knuth & Moore 1975).',
      },
      worst: {
        label: 'worst first',
        effect: 'The worst child comes first: little is cut (article on pruning in AI).',
      },
      evaluation: {
        label: 'by evaluation',
        effect:
          'The child whose position looks best comes first: knowledge of the game, such as the centre in tic-tac-toe (article on pruning in AI).',
      },
      'look-ahead': {
        label: 'look-ahead',
        effect:
          'At each node a search of two plies says which child comes first: values of a shallower search (article on pruning in AI).',
      },
      random: {
        label: 'random',
        effect: 'Children are shuffled, and the seed decides how (Pearl 1982).',
      },
    },
    again: {
      window: {
        label: 'the whole window',
        effect:
          'A child that beats its null window is searched again between α and β, like the first child.',
      },
      value: {
        label: 'from the value found',
        effect:
          'The value that the test found is a bound, and the second search begins there (NegaScout, Reinefeld 1983).',
      },
    },
    quiescence: {
      off: { label: 'off', effect: 'At the depth limit every node is evaluated.' },
      on: {
        label: 'on',
        effect:
          'Noisy nodes at the depth limit, as B in A(B=5!(1 9)), are searched further until all is quiet; the player may also stand pat there (Slate & Atkin 1977).',
      },
    },
    deepening: {
      off: { label: 'off', effect: 'The search goes to its depth at once.' },
      on: {
        label: 'on',
        effect:
          'The root is searched to depth 1, then to depth 2, and so on, by static values as in A=5(1 9) (Slate & Atkin 1977).',
      },
    },
    widen: {
      open: {
        label: 'at once',
        effect: 'The window opens to infinity on the side where the value lies (Baudet 1978).',
      },
      double: {
        label: 'step by step',
        effect: 'The window reaches twice as far each time, on the side where the value lies.',
      },
    },
    replace: {
      always: {
        label: 'the newest',
        effect: 'A later result takes the slot (Breuker et al. 1994).',
      },
      deepest: {
        label: 'the deepest',
        effect: 'The result of a deeper search keeps the slot (Breuker et al. 1994).',
      },
    },
    ordering: {
      fixed: { label: 'as in the tree', effect: 'The table does not change the order.' },
      table: {
        label: 'the table’s',
        effect:
          'The child that was best when the node was last searched comes first (Slate & Atkin 1977).',
      },
    },
    convention: {
      aima: {
        label: 'AIMA △ ▽',
        effect: '△ for MAX and ▽ for MIN, as in the AIMA textbook (Russell & Norvig).',
      },
      cs188: {
        label: 'CS188 △ ▽',
        effect: '△ and ▽ with the values inside, a tick across a pruned edge (CS 188, Berkeley).',
      },
      wikipedia: {
        label: 'Wikipedia □ ○',
        effect:
          '□ for MAX and ○ for MIN on bands, a double slash across a pruned edge (Wikipedia).',
      },
    },
    windows: {
      path: { label: 'open path', effect: 'Only nodes that are still open show their α and β.' },
      all: {
        label: 'every node',
        effect: 'Every visited node keeps its last α and β, as homework asks.',
      },
      history: {
        label: 'with history',
        effect: 'Every visited node shows all values that its α and β have had: α −∞→3→5.',
      },
    },
    overlay: {
      none: { label: 'nothing', effect: 'Only the search.' },
      'minimal-tree': {
        label: 'minimal tree',
        effect:
          'Marks the fewest nodes that prove the value of the root, with their types, and what is searched in addition (Knuth & Moore 1975).',
      },
      'proof-set': {
        label: 'proof set',
        effect:
          'In a proof-number search: marks the fewest nodes that have to be proved to prove the root (Allis 1994).',
      },
    },
  }),
  window: {
    label: labels.window,
    effect: (alpha, beta) =>
      isEndless(alpha) && isEndless(beta)
        ? 'The full window: every value matters, and the answer is not just a bound (Baudet 1978).'
        : `Only values between ${number(alpha)} and ${number(beta)} matter; beyond them the answer is only a bound.`,
  },
  values: {
    label: labels.values,
    effect: (lo, hi) =>
      isEndless(lo) && isEndless(hi)
        ? 'Without bounds on the values, nothing is pruned where chance moves.'
        : `All values are ${range(lo, hi)}, so chance nodes can cut off, too (Star1, Ballard 1983).`,
  },
  depth: {
    label: labels.depth,
    effect: (plies) =>
      isEndless(plies)
        ? 'No limit: the search goes all the way down to the leaves (Russell & Norvig).'
        : `Stops ${things(plies, 'ply', 'plies')} below the root and takes the static values there, as in A=5(1 9).`,
  },
  seed: { label: labels.seed, effect: () => 'Another seed, another order.' },
  guess: {
    label: labels.guess,
    values: {
      number: { label: 'a number', effect: 'The first null window lies at this value.' },
      sss: {
        label: 'SSS*, from +∞',
        effect: 'From +∞ downwards: evaluates the leaves that SSS* does (Stockman 1979).',
      },
      dual: {
        label: 'DUAL*, from −∞',
        effect: 'From −∞ upwards: SSS* with the players swapped (Marsland et al. 1987).',
      },
    },
    number: {
      label: 'f',
      effect: (value) =>
        `The first question is whether the root is worth ${number(value)} or more.`,
    },
  },
  aspiration: {
    label: labels.aspiration,
    effect: (reach) =>
      isEndless(reach)
        ? 'Each depth begins with the root window.'
        : `Each depth after the first begins with the last value ± ${number(reach)}; a value outside costs another pass.`,
  },
  table: {
    label: labels.table,
    values: {
      none: { label: 'none', effect: 'The results of searched nodes are not kept.' },
      unlimited: {
        label: 'unlimited',
        effect: 'The result for a node answers later calls for it.',
      },
      number: { label: 'this many slots', effect: 'Several nodes share a slot; one gives way.' },
    },
    number: {
      label: 'Slots',
      effect: (slots) => `At most ${things(slots, 'result', 'results')} at a time.`,
    },
  },
  iterations: {
    label: labels.iterations,
    effect: (n) =>
      isEndless(n)
        ? '1,000 iterations for Monte-Carlo; for proof numbers, as many as it takes.'
        : `At most ${things(n, 'iteration', 'iterations')}.`,
  },
  exploration: {
    label: labels.exploration,
    effect: (c) =>
      isEndless(c)
        ? 'C is √2.'
        : `The bonus of children with few visits is multiplied by C = ${number(c)}.`,
  },
  threshold: {
    label: labels.threshold,
    values: {
      middle: {
        label: 'the middle',
        effect:
          'Asks whether the root is worth more than the middle of the lowest and the highest leaf value.',
      },
      number: { label: 'a number', effect: 'Asks whether the root is worth at least this.' },
    },
    number: {
      label: 'goal',
      effect: (value) => `Asks whether the root is worth at least ${number(value)}.`,
    },
  },
  onlyBounds: 'Minimax has no bounds, so the grey rules change nothing.',
  notNumber: 'Type a number, or leave this empty.',
}
