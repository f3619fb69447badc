/**
 * The words of the lab.
 *
 * @import {Problem, Settings} from '../../lab/settings/settings.js'
 */

import { count, average, rough, things } from './numbers-and-names.js'

const ORDERS = {
  random: 'in random order',
  best: 'in the best order',
  worst: 'in the worst order',
}

/** @param {number | null} values how many different values leaves have; null: all differ */
function leavesOf(values) {
  if (values === null) return 'all leaves different'
  return values === 1 ? 'all leaves equal' : `leaves of ${count(values)} different values`
}

export const lab = {
  title: 'Secateur lab',
  subtitle: 'what pruning saves, over many random trees',
  skip: 'Skip to the results',
  average,
  rough,

  // The settings.
  settings: 'Uniform trees',
  branching: {
    label: 'Branching',
    effect: () => 'b: how many moves there are at every inner node.',
  },
  depth: { label: 'Depth', effect: () => 'd: plies from the root to the leaves.' },
  trees: {
    label: 'Trees',
    effect: () => 'n: how many are searched at every depth from 0 to d.',
  },
  values: {
    label: 'Different values',
    effect: (/** @type {number} */ values) =>
      Number.isNaN(values)
        ? 'Empty: all leaves differ. With few values, many leaves tie.'
        : values === 1
          ? 'All leaves have the same value.'
          : `Every leaf has one of ${count(values)} values, all equally likely.`,
  },
  seed: { label: 'Seed', effect: () => 'The same seed makes the same trees.' },
  order: {
    label: 'Order of moves',
    values: {
      random: { label: 'random', effect: 'In the order generated; the leaf values are random.' },
      best: {
        label: 'best first',
        effect: 'The move with the best value first: the fewest leaves possible.',
      },
      worst: {
        label: 'worst first',
        effect: 'The move with the worst value first: only deep cutoffs are left.',
      },
    },
  },
  run: 'Run',
  cancel: 'Cancel',
  problem: (/** @type {Problem} */ problem) => {
    const { code, found } = problem
    const wrong = found ? `“${found}” cannot be used here. ` : ''
    return code === 'word'
      ? `${wrong}Choose one from the list.`
      : `${wrong}Give a whole number from ${count(problem.least)} to ${count(problem.most)}.`
  },
  notRun: 'Nothing was run: see the settings that are marked.',
  notRunKept:
    'Nothing was run: see the settings that are marked. Below are the results of the previous run.',

  // The run.
  waits: (/** @type {string} */ time, /** @type {string} */ run) =>
    `This takes about ${time}. Press “${run}” to start it.`,
  progress: 'Progress',
  progressAt: (/** @type {{ depth: number, deepest: number, share: number }} */ p) =>
    `Depth ${count(p.depth)} of ${count(p.deepest)}, ${count(Math.floor(100 * p.share))}%.`,
  finished: (/** @type {number} */ searches) =>
    `Finished: ${things(searches, 'search', 'searches')}.`,
  cancelled: 'Cancelled. Below are the results up to that point.',
  alone:
    'No worker could be started, because a security policy or the browser forbids it. So the page itself ' +
    'searches, and may respond more slowly meanwhile.',
  cancelledAtOnce: 'Cancelled before anything was found.',
  about: (/** @type {Settings} */ { branching, depth, trees, order, values, cut, seed }) =>
    `${things(trees, 'tree', 'trees')} for each depth up to ${count(depth)}, ` +
    `${things(branching, 'move', 'moves')} at every node, ${ORDERS[order]}, ` +
    `${leavesOf(values)}, ` +
    `cut when v ${cut === '>=' ? '≥' : '>'} bound, seed ${seed}.`,

  // The chart of leaves against depth.
  growth: 'Leaves evaluated, by depth',
  growthAxis: 'depth in plies',
  leavesAxis: 'leaves',
  minimax: 'minimax: bᵈ, every leaf',
  shallow: 'alpha–beta, shallow bounds: mean',
  deep: 'alpha–beta: mean',
  expected: 'alpha–beta: exact expectation',
  fewest: 'alpha–beta: the fewest possible',
  sameEffort: (/** @type {number} */ leaves) => `same effort: ${things(leaves, 'leaf', 'leaves')}`,
  growthSummary: (
    /** @type {{ depth: number, all: number, deep: number, shallow: number, fewest: number }} */ p,
  ) =>
    `A chart of leaves against depth on a logarithmic scale. At depth ${count(p.depth)}, minimax evaluates ` +
    `${things(p.all, 'leaf', 'leaves')}, alpha–beta with shallow bounds ${average(p.shallow)} on average, ` +
    `alpha–beta ${average(p.deep)}, and the fewest possible is ${count(p.fewest)}.`,
  fewestIs: 'The fewest leaves (Knuth & Moore 1975):',
  effort: (/** @type {{ leaves: number, minimax: number, best: number }} */ p) => {
    const same = `With ${things(p.leaves, 'leaf', 'leaves')} minimax searches ${things(p.minimax, 'ply', 'plies')} deep.`
    if (p.best === p.minimax) return `${same} At this depth alpha–beta has nothing to cut yet.`
    const best = `Alpha–beta with the best move always first searches ${things(p.best, 'ply', 'plies')} deep`
    return p.best === 2 * p.minimax
      ? `${same} ${best}: twice the depth for the same effort.`
      : `${same} ${best}: nearly twice the depth for the same effort.`
  },
  effortHere: (/** @type {{ order: Settings['order'], plies: number }} */ p) =>
    `${{ random: 'In random order', best: 'In the best order', worst: 'In the worst order' }[p.order]}, ` +
    `alpha–beta reaches ${things(p.plies, 'ply', 'plies')} on these trees with the same number of leaves.`,

  // The histogram.
  histogramTitle: (/** @type {number} */ depth) =>
    `Leaves of single trees at depth ${count(depth)}`,
  histogramAxis: 'leaves evaluated by alpha–beta',
  treesAxis: 'trees',
  mean: 'mean',
  deviation: 'one standard deviation to each side',
  expectation: 'exact expectation',
  histogramSummary: (
    /** @type {{ trees: number, mean: number, deviation: number, error: number, least: number, most: number }} */ p,
  ) =>
    p.least === p.most
      ? `${things(p.trees, 'tree takes', 'trees take')} ${things(p.mean, 'leaf', 'leaves')}${p.trees === 1 ? '' : ' each'}.`
      : `${things(p.trees, 'tree', 'trees')}: ${count(p.least)} to ${count(p.most)} leaves, mean ${average(p.mean)}, ` +
        `standard deviation ${rough(p.deviation)}, standard error of the mean ${rough(p.error)}.`,
  expectedIs: (/** @type {{ expected: number, off: number }} */ p) => {
    const expected = `The exact expectation is ${average(p.expected)} (formula of Baudet 1978)`
    if (!Number.isFinite(p.off)) return `${expected}; the mean is the same here.`
    const off = rough(p.off)
    return `${expected}; the mean is ${off} ${off === '1' ? 'standard error' : 'standard errors'} away from it.`
  },
  expectedNot: {
    best: 'In the best order nothing is left to chance: it takes the fewest leaves possible.',
    worst: 'For the worst order no exact expectation is known.',
  },

  // The tables.
  numbers: 'The numbers',
  copy: 'Copy the table',
  copied: 'Copied',
  columns: {
    depth: 'Depth',
    trees: 'Trees',
    minimax: 'Minimax',
    shallow: 'Shallow bounds, mean',
    deep: 'Alpha–beta, mean',
    error: 'Standard error',
    expected: 'Exact expectation',
    fewest: 'Fewest',
    leaves: 'Leaves',
  },
  bin: (/** @type {number} */ least, /** @type {number} */ most) =>
    least === most ? count(least) : `${count(least)} to ${count(most)}`,

  // How much each idea saves.
  ideas: {
    title: 'How much does each idea save?',
    about:
      'The same trees, searched with and without null windows, deepening and a table. Alpha–beta without any of them is 1×; further left means fewer.',
    of: {
      label: 'Searched',
      values: {
        random: {
          label: 'random trees',
          effect: 'Uniform trees with the branching, order, values and seed of the settings above.',
        },
        'tic-tac-toe': { label: 'tic-tac-toe', effect: 'From the empty board.' },
        'five-in-a-row': {
          label: 'four in a row, 5 × 5',
          effect: 'From the empty board; open lines are counted.',
        },
        coins: {
          label: '20 coins',
          effect: 'Each player takes 1 to 3; many ways lead to the same heap.',
        },
      },
    },
    depth: { label: 'Depth', effect: () => 'How many plies; all depths up to it are searched.' },
    measure: {
      label: 'Counted',
      values: {
        leaves: { label: 'leaves', effect: 'Different leaves that are evaluated.' },
        calls: {
          label: 'calls',
          effect: 'Every call, including those of nodes that are searched again.',
        },
        evaluated: {
          label: 'evaluations',
          effect: 'Every evaluation, including those of leaves that are evaluated again.',
        },
      },
    },
    run: 'Compare',
    cancel: 'Stop',
    at: 'at depth',
    without: 'without a table',
    with: 'with a table that forgets nothing',
    search: 'Search',
    table: { head: 'Table', false: 'no', true: 'yes' },
    times: (/** @type {number} */ share) => (Number.isNaN(share) ? 'given up' : `${rough(share)}×`),
    names: {
      minimax: 'minimax',
      alphaBeta: 'alpha–beta',
      pvs: 'PVS',
      mtd: 'MTD(f)',
      sss: 'SSS*',
      dual: 'DUAL*',
      deepening: 'deepening',
      ordering: 'deepening, the table’s child first',
      engine: 'PVS with all of these',
      memory: 'MTD(f) with all of these',
    },
    summary: (
      /** @type {{ depth: number, trees: number, measure: 'leaves' | 'calls' | 'evaluated', base: number, least: { label: string, table: boolean, share: number } }} */ p,
    ) => {
      const [one, many] = {
        leaves: ['leaf', 'leaves'],
        calls: ['call', 'calls'],
        evaluated: ['evaluation', 'evaluations'],
      }[p.measure]
      const unit = p.base === 1 ? one : many
      const mean = p.trees === 1 ? '' : ` on average over ${things(p.trees, 'tree', 'trees')}`
      const how = p.least.table ? 'with' : 'without'
      return `At depth ${count(p.depth)} alpha–beta takes ${average(p.base)} ${unit}${mean}. The cheapest search is ${p.least.label} ${how} a table: ${rough(p.least.share)}× as many.`
    },
  },
  // How often the best move is found.
  choices: {
    title: 'How often is the best move found?',
    about:
      'Monte-Carlo tree search and alpha–beta search the same trees, and evaluate the same number of leaves. Alpha–beta goes from left to right, and its choice is the best of the moves that it has finished. The vertical lines are exact 95% intervals (Clopper and Pearson 1934).',
    of: {
      label: 'Searched',
      values: {
        random: {
          label: 'random trees',
          effect: 'Uniform trees by the settings above, one for each run.',
        },
        'tic-tac-toe': {
          label: 'tic-tac-toe',
          effect: 'X has a corner, O the square beside it. The moves are shuffled for each run.',
        },
        coins: {
          label: '13 coins',
          effect:
            'Each player takes 1 to 3; only one move wins. The moves are shuffled for each run.',
        },
      },
    },
    evaluations: { label: 'Evaluations, at most' },
    run: 'Count',
    cancel: 'Stop',
    axis: 'Leaves evaluated',
    monteCarlo: 'Monte-Carlo',
    alphaBeta: 'alpha–beta',
    blind: 'a move drawn at random',
    interval: '95% interval',
    percent: (/** @type {number} */ share) => `${rough(100 * share)}%`,
    between: (/** @type {number} */ low, /** @type {number} */ high) =>
      `${rough(100 * low)} to ${rough(100 * high)}%`,
    progress: (/** @type {{ trees: number, all: number }} */ p) =>
      `${count(p.trees)} of ${things(p.all, 'run', 'runs')}.`,
    told: (/** @type {{ share: number, low: number, high: number }} */ { share, low, high }) =>
      `${rough(100 * share)}% (between ${rough(100 * low)} and ${rough(100 * high)}%)`,
    summary: (
      /** @type {{ random: boolean, trees: number, evaluations: number, monteCarlo: string, alphaBeta: string, blind: string }} */ p,
    ) => {
      const { trees, evaluations, monteCarlo, alphaBeta, blind } = p
      const runs = p.random ? things(trees, 'tree', 'trees') : things(trees, 'run', 'runs')
      return `With ${things(evaluations, 'leaf', 'leaves')} evaluated, over ${runs}, Monte-Carlo chooses a best move in ${monteCarlo}, alpha–beta in ${alphaBeta}. A move drawn at random is a best one in ${blind}.`
    },
  },
}
