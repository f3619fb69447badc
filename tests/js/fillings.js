// The values that fill the templates of the messages: 0, 1, 2 and 5, and every kind of node.

/**
 * @import {Place} from '../../www/types.js'
 * @import {collect, collectGrown} from './search-parts.js'
 */

/** Numbers, each of which has its own plural form in some language. */
const COUNTS = [0, 1, 2, 5]

/** One of each kind of node that a sentence names. @type {Place[]} */
const PLACES = [
  { node: 0, name: null, parent: null, ordinal: 0, leaf: true, value: 5, player: 'max' },
  { node: 0, name: 'A', parent: null, ordinal: 0, leaf: false, value: null, player: 'max' },
  { node: 4, name: 'C', parent: 'A', ordinal: 2, leaf: false, value: null, player: 'min' },
  { node: 5, name: null, parent: 'C', ordinal: 1, leaf: true, value: -2.5, player: 'max' },
  { node: 6, name: 'm', parent: 'C', ordinal: 5, leaf: true, value: 1, player: 'max' },
  { node: 7, name: 'x', parent: 'C', ordinal: 5, leaf: true, value: null, player: 'max' },
]

/** Two nodes whose names tell them apart in any language. @type {Place[]} */
const NAMED = [33, 34].map((number) => ({ ...PLACES[2], name: `N${number}`, parent: null }))

/** Steps at which the table has the entry of another node: no tree of collected.js has a position twice. */
export const STORED = [
  {
    node: NAMED[0],
    value: 5,
    lo: 5,
    hi: 6,
    alpha: 5,
    beta: 8,
    by: NAMED[1],
    pass: null,
    limit: null,
  },
  { node: NAMED[0], value: 6, lo: 6, hi: 7, alpha: 6, beta: 8, by: NAMED[1], pass: 2, limit: 4 },
]

/** Pairs of bounds of a value. */
const RANGES = [
  ...[
    [2, 2],
    [1, 5],
    [-Infinity, 5],
    [2, Infinity],
    [-Infinity, Infinity],
  ],
]

const WORDS = ['Agent', 'Minimax']
const FLAGS = [true, false]

/** The parameters of each error, by its code. */
const ERRORS = {
  unexpected: ['node', 'value', 'name', 'space'].map((expected) => ({ found: '7a', expected })),
  mismatched: COUNTS.map((n) => ({ found: ')', expected: ']', openLine: n, openColumn: n + 10 })),
  unclosed: COUNTS.map((n) => ({ open: '(', close: ')', openLine: n, openColumn: n + 10 })),
  stray: [')', '7a'].map((found) => ({ found })),
  'not-two-players': COUNTS.map((found) => ({ found })),
  'hidden-information': ['7'].map((found) => ({ found })),
  'not-zero-sum': ['3, 4'].map((found) => ({ found })),
  'weights-sum': ['5/6', ''].map((sum) => ({ sum })),
  'weight-missing': [true, false].map((weighed) => ({ found: '7a', weighed })),
  'option-conflict': [
    ['bounds', 'algorithm', 'null-windows-go-down'],
    ['returns', 'algorithm', 'needs-values-outside'],
    ['window', 'algorithm', 'has-own-windows'],
    ['aspiration', 'algorithm', 'has-no-windows'],
    ['aspiration', 'deepening', 'has-no-guess'],
    ['ordering', 'table', 'has-no-table'],
  ].map(([option, other, reason]) => ({ option, other, reason })),
  'value-outside': [-3, 1, 2.5].map((value) => ({ value })),
  'bad-option': [
    ...['take', 'size', 'win', 'turn', 'window', 'depth', 'seed', 'plies', 'game', 'coins'],
    ...['random.values', 'listing'],
  ]
    .map((option) => ({ option, found: '7a', expected: '1 … 9' }))
    .concat(
      ['⇒', '#x', '3 × 3', '3 × 3 … 5 × 5'].map((expected) => {
        return { option: 'board', found: '7a', expected }
      }),
    ),
  other: COUNTS.map((n) => ({
    ...{ limit: n, needed: n + 10, available: n, option: 'step', argument: 'step' },
    ...{ found: '7a', expected: '1 … 9', reason: '…', language: 'Suomi', node: 'C', typed: '1/2' },
    ...{ before: 'answers[3].value', loosen: ['deep', 'tie'] },
  })),
}

/** The mistakes in the search of another program: a template takes the fields that it needs. */
const WRONG = [
  ...PLACES.map((node) => ({ node, of: PLACES[2], open: node, next: null, found: 3, expected: 5 })),
  ...COUNTS.map((n) => ({
    node: PLACES[2],
    of: PLACES[1],
    open: null,
    next: PLACES[3],
    found: n,
    expected: n + 1,
  })),
  { node: NAMED[0], of: NAMED[1], open: NAMED[0], next: NAMED[1], found: 21, expected: Infinity },
].flatMap((params) => [
  { ...params, best: 12, bound: 13, side: 'alpha', strict: false },
  { ...params, best: 15, bound: -2.5, side: 'beta', strict: true },
])

/** The same, where a node is named. */
const TOLD = WRONG.map((params) => ({ ...params, found: '7a', open: params.open ?? params.node }))

/** The mistakes in a best-first search of another program. */
const GROWN = PLACES.flatMap((node, at) => [
  { node, child: node, open: node, found: 3, best: 3, value: 5, expected: 2.5, by: 'visits' },
  { node, child: node, open: node, found: 0.5, best: 0.75, value: -1, expected: 1, by: 'score' },
  {
    node,
    child: node,
    open: node,
    found: 1,
    best: null,
    value: at,
    expected: Infinity,
    by: 'mean',
  },
  { node, child: node, open: node, found: null, best: null, value: 0, expected: 1, by: 'proof' },
])

/** The same, where a node is expected. */
const CHOSEN = GROWN.flatMap((params) =>
  ['score', 'proof', 'disproof', 'visits', 'mean'].map((by) => ({ ...params, by })),
).map((params, at) => ({ ...params, expected: PLACES[at % PLACES.length] }))

/** The mistakes in a file that is to be a trace. */
const REFUSED = COUNTS.flatMap((limit) =>
  ['7a', ''].flatMap((found) =>
    ['x', 'algorithm', 'tree'].map((field) => ({ limit, found, field, expected: '}' })),
  ),
)

/** The parameters of the chart of ideas. */
const IDEAS = ['leaves', 'calls', 'evaluated'].flatMap((measure) =>
  [true, false].map((table) => ({
    ...{ depth: table ? 1 : 6, trees: table ? 1 : 40, measure, base: table ? 1 : 123.4 },
    least: { label: 'PVS', table, share: 0.75 },
  })),
)

/** The parameters of the panel of the proof set. */
const PROOF_SETS = COUNTS.map((size) => ({ size, names: size ? ['B'] : [] }))

/** The parameters of the chart of choices. */
const CHOICES = COUNTS.flatMap((trees) =>
  [true, false].map((random) => ({
    ...{ random, trees, all: trees, evaluations: random ? trees : 64 },
    ...{ monteCarlo: '11', alphaBeta: '12', blind: '13' },
  })),
)

/** Results of the lab: all numbers the same, and all numbers different. */
const LAB = [
  ...['random', 'best', 'worst'].flatMap((order) =>
    COUNTS.flatMap((n) =>
      [n, 2 * n, 7].map((other) => ({
        ...{ code: other === 7 ? 'word' : 'whole', found: other === n ? '' : '7a' },
        ...{ least: n, most: other, depth: n, deepest: other, share: n / 10, order },
        ...{ branching: n, trees: n, values: other === 7 ? null : n, cut: '>=', seed: n, all: n },
        ...{ deep: n, shallow: n, fewest: n, leaves: n, minimax: n, best: other, plies: n },
        ...{ mean: n, deviation: 0.5, error: 0.25, expected: n, off: other === 7 ? Infinity : n },
      })),
    ),
  ),
  {
    ...{ code: 'whole', found: '10', least: 11, most: 12, depth: 13, deepest: 14, share: 0.15 },
    ...{ order: 'best', branching: 16, trees: 17, values: 18, cut: '>', seed: 19, all: 20 },
    ...{ deep: 21.5, shallow: 22.5, fewest: 23, leaves: 24, minimax: 25, best: 26, plies: 27 },
    ...{ mean: 28, deviation: 0.29, error: 0.31, expected: 32, off: 0.33 },
  },
]

/** The entries that a table can have for a position. */
const TABLES = PLACES.flatMap((place) => [
  { place, slot: null, entry: null, taken: null, same: [], others: 0 },
  { place, slot: [11, 12], entry: null, taken: PLACES[2], same: [], others: 0 },
  ...COUNTS.flatMap((plies) =>
    RANGES.slice(0, 4).map(([lo, hi]) => ({
      ...{ place, slot: plies > 1 ? [plies, 12] : null, taken: null },
      entry: { lo, hi, plies, limited: plies !== 1, best: plies > 1 ? PLACES[1] : null },
      same: plies > 0 ? [PLACES[0]] : [],
      others: plies,
    })),
  ),
])

/** The reasons why two searches differ. */
const CAUSES = ['never', 'test', 'order', 'value', 'bound', 'missed', 'unfounded', 'unsaid']
const ANSWERS = ['depth', 'table', 'stand-pat', 'stopped', 'untold', 'again']

/** The differences of two searches. */
const DIFFERENCES = [...CAUSES, ...ANSWERS].flatMap((cause) => {
  const cut = { best: 12, bound: 13, side: 'alpha', holder: NAMED[1] }
  const cuts = CAUSES.includes(cause)
    ? [cut, { ...cut, side: 'beta', holder: null, origin: 'test' }, { ...cut, holder: null }]
    : [null]
  const number = cause === 'value' || cause === 'bound' ? 15 : null
  const late = cause === 'order' ? { ...NAMED[1], name: 'N35' } : null
  return cuts.flatMap((cutoff) =>
    [1, 2, 11].flatMap((nodes) =>
      [0, 1, 5].flatMap((followers) =>
        [-21, 0, 1, 22].map((total) => ({
          ...{ by: total < 0 ? 'first' : 'second', place: NAMED[0], nodes, total, followers },
          ...{ steps: [1, 2], cause, cutoff, found: number, late },
        })),
      ),
    ),
  )
})

/** @param {unknown[][]} columns @returns {unknown[][]} every combination of one item per column */
function product(...columns) {
  return columns.reduce(
    (/** @type {unknown[][]} */ rows, column) =>
      rows.flatMap((row) => column.map((value) => [...row, value])),
    [[]],
  )
}

/**
 * Returns the arguments that a template can have, by its path in the messages.
 * @param {Awaited<ReturnType<typeof collect>>} parts
 * @param {Awaited<ReturnType<typeof collectGrown>>} grown
 * @returns {(path: string) => unknown[][]}
 */
export function fillings({ explanations, nodes, calls, drawings, minimal }, grown) {
  const same = COUNTS.map((n) => ({ fewest: n, branching: n, depth: n }))
  const uniform = [null, ...same, { fewest: 11, branching: 12, depth: 13 }]
  const pruned = nodes.map((node) => node.pruned).filter((one) => one !== null)
  const cells = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3']
  /** @type {[path: RegExp, rows: unknown[][]][]} */
  const table = [
    ...Object.entries(ERRORS).map(([code, params]) => {
      const of = code === 'other' ? /^errors\./ : new RegExp(`^errors\\.${code}$`)
      return /** @type {[RegExp, unknown[][]]} */ ([of, product(params)])
    }),
    [/^lab\.(average|rough|finished|sameEffort|histogramTitle)$/, product(COUNTS)],
    [/^lab\.waits$/, product(['…'], ['…'])],
    [/^lab\.values\.effect$/, product([NaN, 1, 2, 5])],
    [
      /^(lab\.bin|report\.about|passes\.seek|viewer\.(step|notWhole)|ui\.treeIs|overview\.part)$/,
      product(COUNTS, COUNTS),
    ],
    [
      /^exercise\.(find\.step|practise\.(points|tooLarge)|predict\.number)$/,
      product(COUNTS, COUNTS),
    ],
    [/^lab\.choices\.percent$/, product([0, 0.5, 0.1234, 1])],
    [/^lab\.choices\.between$/, product([0.11], [0.22])],
    [/^lab\.choices\.told$/, product([{ share: 0.15, low: 0.11, high: 0.22 }])],
    [/^lab\.choices\.(progress|summary)$/, product(CHOICES)],
    [/^lab\.ideas\.times$/, product([0.5, 1, 3.25, NaN])],
    [/^lab\.ideas\.summary$/, product(IDEAS)],
    [/^lab\./, product(LAB)],
    [/^position\.moves$/, [[[]], [['a1']], [['a1', 'b2']]]],
    [/^position\.state$/, product(drawings)],
    [/^position\.picture$/, product(drawings, [cells])],
    [/^compare\.side$/, product(FLAGS, WORDS, FLAGS, WORDS)],
    [/^compare\.(soFar|brief)$/, product(COUNTS, [null, ...COUNTS], FLAGS)],
    [/^compare\.differences\.told$/, product(DIFFERENCES)],
    [/^compare\.orders\.reason\./, product(COUNTS, COUNTS, uniform)],
    [/^report\.percent$/, product([0, 0.25, 1])],
    [/^watch\.killed$/, product(['SIGKILL'])],
    [/^range$/, [...RANGES, ...RANGES.map((range) => [...range, 2])]],
    [/^(rules\.(window|values)\.effect|bounds\.window)$/, RANGES],
    [/^panels\.calls\.window$/, product(RANGES)],
    [/^(ui\.theme|links\.share\.copyWay|wayfinding\.(find\.none|beside\..*))$/, product(WORDS)],
    [/^rules\.depth\.effect$/, product([...COUNTS, Infinity])],
    [/^(viewer\.skipName|explore\.skips)\.return$/, product([null, ...PLACES])],
    [
      /^(viewer|exercise\.(find|practise))\.picture$|^exercise\.explored\.asks\.(child|leaf|numbers)$/,
      product(PLACES.slice(0, 2), COUNTS),
    ],
    [
      /^(place|wayfinding\.find\.at|viewer\.short|explore\.ratings\.title|passes\.calls\.(title|none))$/,
      product(PLACES),
    ],
    [
      /^panels\.(counts\.stopped|node\.select|variables\.of|calls\.player|notes\.none)$/,
      product(PLACES),
    ],
    [/^exercise\.practise\.(field\..*|named|node|decided\.(enter|leave|test))$/, product(PLACES)],
    [
      /^viewer\.outline\.item$|^panels\.node\.(heading|status|bounds\.(proved|difference))$/,
      product(nodes),
    ],
    [/^minimal\.node$/, product(minimal)],
    [/^minimal\.formula$/, product(COUNTS, COUNTS, COUNTS)],
    [/^explore\.proofSet\.told$/, product(PROOF_SETS)],
    [/^explore\.item$/, product(grown.nodes)],
    [/^explore\.ratings\.turn$/, product(grown.turns)],
    [/^explore\.ratings\.seen$/, product(['max', 'min'])],
    [/^imported\.findings\.(no-child|not-below|not-here|off-path)$/, product(TOLD)],
    [/^imported\.findings\.(chooses|plays-to)$/, product(CHOSEN)],
    [
      /^imported\.findings\.decides$/,
      product([...CHOSEN, ...CHOSEN.map((params) => ({ ...params, expected: null }))]),
    ],
    [
      /^imported\.findings\.comes$/,
      product(PLACES.map((node) => ({ node, found: 'playout', expected: 'expand' }))),
    ],
    [
      /^imported\.findings\.proves$/,
      product(
        PLACES.flatMap((node) =>
          [
            [null, 5],
            [5, null],
            [5, 6],
          ].map(([found, expected]) => ({ node, found, expected })),
        ),
      ),
    ],
    [
      /^imported\.findings\.(no-children|not-grown|joins-again|chooses-proved|scores|rewards|reward-outside|plays-short|visits|totals|numbers|updated-again|not-updated)$/,
      product(GROWN.filter(({ found }) => found !== null)),
    ],
    [/^imported\.findings\.not-open$/, product([...TOLD, { ...TOLD[0], open: null }])],
    [/^imported\.findings\.(not-|after-cutoff|still-open)/, product(TOLD)],
    [
      /^imported\.findings\.compares$/,
      product(
        PLACES.flatMap((node) =>
          [null, ...PLACES].map((child) => ({ node, child, expected: PLACES[1] })),
        ),
      ),
    ],
    [
      /^imported\.findings\.compared$/,
      product(
        PLACES.flatMap((node) =>
          ['value', 'alpha', 'beta'].map((number) => ({ node, number, found: 3, expected: -2.5 })),
        ),
      ),
    ],
    [
      /^imported\.findings\.moves$/,
      product(
        PLACES.flatMap((child) =>
          [null, ...PLACES].map((node) => ({ node, child, found: 2, expected: 0 })),
        ),
      ),
    ],
    [
      /^imported\.findings\.varies$/,
      product(
        PLACES.flatMap((open) =>
          [null, ...PLACES].map((child) => ({ open, child, at: 2, found: 21 })),
        ),
      ),
    ],
    [
      /^imported\.findings\.enters-other$/,
      product(WRONG.map((params) => ({ ...params, expected: params.of }))),
    ],
    [/^imported\.findings\./, product(WRONG)],
    [/^imported\.refusals\.trace-version$/, product([{ found: '2' }])],
    [/^imported\.refusals\./, product(REFUSED)],
    [/^imported\.at$/, product(COUNTS, [null, ...COUNTS], FLAGS)],
    [/^imported\.likely$/, product(['…'], [null, ...COUNTS], [1, 12])],
    [
      /^imported\.loose$/,
      product(
        COUNTS,
        COUNTS.map((n) => [
          ['reduced', n],
          ['null-move', n],
        ]),
      ),
    ],
    [/^imported\.byRules$/, product(['alpha', 'beta', null], [3, -2.5, Infinity])],
    [/^passes\.table\.told$/, product(TABLES)],
    [/^minimal\.proves$/, RANGES.slice(0, 4)],
    [/^panels\.node\.line\.words$/, product(nodes, [null, 0, 1], ['val = 0'])],
    [/^panels\.node\.why$/, product(pruned, ['greek', 'known', 'best'])],
    [/^panels\.rootMoves\.turn$/, product(PLACES, [0, 0.5, 12])],
    [/^panels\.decision\.outcomes\./, product(['α'], ['v', '5'], ['v', 'β'])],
    [/^ui\.decimalComma$/, [['(3 5 12 5)', '(3.5 12.5)']]],
    [/^panels\.calls\.frame$/, product(calls)],
    [/^panels\.variables\.flag$/, product(FLAGS)],
    [/^(panels|choosing)\.listing\.(why|differs)/, product(WORDS, FLAGS)],
    [/^ui\.errorAt$/, product(COUNTS, COUNTS, ['…'])],
    [/^(ui\.lastSearch|exercise\.(find\.due|predict\.likely))$/, product(['…'])],
    [
      /^links\.problems\./,
      product(
        COUNTS.map((n) => ({ version: String(n), name: 'x', found: '7a', expected: '1 … 9' })),
      ),
    ],
    [
      /^exercise\.reasons\.(test-|goes-on|average-decided)/,
      product([
        { best: 2, bound: 3, side: 'alpha', strict: false },
        { best: 9, bound: -5, side: 'beta', strict: true },
      ]),
    ],
    [
      /^exercise\.reasons\.other-value/,
      product(
        PLACES.slice(0, 2).flatMap((node) => [
          { node, player: 'max', clamped: false, mover: false },
          { node, player: 'min', clamped: true, mover: false },
          { node, player: 'max', clamped: false, mover: true },
        ]),
      ),
    ],
    [
      /^exercise\.reasons\.average-open/,
      product(
        PLACES.slice(0, 2).flatMap((node) => [
          { node, least: 2, most: 9, alpha: 3, beta: Infinity },
          { node, least: 7 / 3, most: Infinity, alpha: -Infinity, beta: 5.5 },
        ]),
      ),
    ],
    [
      /^exercise\.reasons\.(other-(range|average|limit)|cuts-off)/,
      product(PLACES.map((node) => ({ node }))),
    ],
    [/^exercise\.reasons\.other-lea/, product(COUNTS.map((n) => ({ number: n, leaves: n })))],
    [
      /^exercise\.reasons\.(tree-too|last-child|nothing-left|held-|same-leaves|no-tie|fewer)/,
      COUNTS.map((n) => [
        { most: n, leaves: n, others: n, plies: n, cutoff: PLACES[2], holder: PLACES[1] },
      ]).concat([
        [{ most: 31, leaves: 31, others: 32, plies: 35, cutoff: NAMED[0], holder: NAMED[1] }],
      ]),
    ],
    [/^exercise\.find\.steps\.enter$/, product(PLACES, ['', 'α\u00a0−∞ β\u00a03'])],
    [/^exercise\.find\.steps\./, product(PLACES, COUNTS, [12])],
    [/^(exercise\.)?edit\.errors\./, product(['1 2'])],
    [/^(exercise\.practise\.(task|given)|worksheet\.task)$/, [[['…']], [['…', '…', '…']]]],
    [
      /^exercise\.reasons\.(holds|fails)-for$/,
      product([{ first: 'x', x: 4, second: 'y', y: -2.5 }]),
    ],
    [/^exercise\.reasons\.fits$/, product([{ mistake: 'no-limit' }, { mistake: 'loss-turned' }])],
    [/^exercise\.practise\.conditions\.(pair|writeBoth)$/, product(['x', 'a'], ['y'])],
    [/^exercise\.practise\.conditions\.plane\.(axes|key\.outside)$/, product(['x'], ['y'])],
    [/^exercise\.practise\.conditions\.plane\.(holds|given)$/, product(['x ≤ 3'])],
    [/^exercise\.practise\.conditions\.wholeBoth$/, product(['x y'])],
    [/^exercise\.reasons\.(holds|fails|can|cannot)-/, product([{ at: 4 }, { at: -2.5 }])],
    [/^exercise\.practise\.conditions\.(unseen|best)$/, product(['x', 'a'], PLACES)],
    [/^exercise\.practise\.conditions\.(write|whole)$/, product(['x', 'a'])],
    [/^exercise\.practise\.known\.(values|window)$/, product(['0', '−3'], ['10', '2.5'])],
    [/^exercise\.practise\.order\.(left|right)$/, product(['C', '7'])],
    [/^exercise\.practise\.order\.moved$/, product(['C', '7'], COUNTS)],
    [/^exercise\.practise\.rules\.values$/, product([0, -Infinity], [10, Infinity])],
    [/^exercise\.practise\.decided\.leaf$/, product(['C', 'B.2'])],
    [/^exercise\.predict\.asks\.(again|test)$/, product(PLACES.slice(0, 2), [''], PLACES)],
    [/^exercise\.predict\.counted$/, product([['11', 'N12']], FLAGS)],
    [/^exercise\.predict\.passed$/, product(['α', 'β'], ['3', '−∞'])],
    [/^exercise\.reasons\.table-plies$/, product([1, 2].map((n) => ({ plies: n, needed: 3 - n })))],
    [
      /^exercise\.reasons\.table-bound$/,
      product([
        { lo: 3, hi: Infinity, alpha: 2, beta: 5 },
        { lo: -Infinity, hi: 4, alpha: 2, beta: 5 },
      ]),
    ],
    [/^exercise\.predict\.(picture|asks\..*)$/, product(PLACES.slice(0, 2), COUNTS)],
    [/^exercise\.predict\.(bound|right|wrong|shown)$/, product(['3', 'D, MIN'], ['−∞'])],
    [
      /^exercise\.explored\.asks\.exploration$/,
      product(PLACES.slice(0, 2), [1], [{ chosen: PLACES[1], c: 1.41 }]),
    ],
    [/^exercise\.explored\.asks\.backup$/, product(PLACES.slice(0, 2), COUNTS, [0.3846])],
    [/^exercise\.explored\.(now|here)$/, product(['B: n'], ['3'])],
    [
      /^exercise\.explored\.rules\.goal$/,
      product([
        { value: 5, strict: true },
        { value: 5, strict: false },
      ]),
    ],
    [/^exercise\.explored\.rules\.scaled$/, product([-2, 0], [14])],
    [/^figure\.first$/, product([12, 40], [121, 4_000])],
  ]
  return (path) => {
    const key = path.slice(path.lastIndexOf('.') + 1)
    if (/^explore\.(explain|brief)\./.test(path)) {
      return product(grown.explanations.get(key) ?? [])
    }
    if (/^(explain|panels\.events\.brief)\./.test(path)) return product(explanations.get(key) ?? [])
    return table.find(([of]) => of.test(path))?.[1] ?? product(COUNTS)
  }
}
