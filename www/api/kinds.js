// Made from crate/opening/options/ and crate/explain/listing/ by `npm run golden`.

/** How the text of an attribute is read, by the name of its option. */
export const KINDS = /** @type {const} */ ({
  listing: 'word',
  algorithm: 'word',
  cut: 'word',
  returns: 'word',
  bounds: 'word',
  update: 'word',
  window: 'numbers',
  depth: 'number',
  quiescence: 'word',
  values: 'numbers',
  again: 'word',
  guess: 'number or word',
  deepening: 'word',
  aspiration: 'number',
  widen: 'word',
  table: 'number or word',
  replace: 'word',
  ordering: 'word',
  iterations: 'number',
  exploration: 'number',
  selection: 'word',
  expand: 'word',
  playout: 'word',
  final: 'word',
  solver: 'word',
  reward: 'word',
  threshold: 'number or word',
  root: 'word',
  order: 'word',
  seed: 'number',
})

/** The same of games, whose fields mean nothing without `game`. */
export const GAME_KINDS = /** @type {const} */ ({
  game: 'word',
  coins: 'number',
  take: 'numbers',
  board: 'word',
  size: 'number',
  win: 'number',
  turn: 'word',
  total: 'number',
  sides: 'number',
  turns: 'number',
  plies: 'number',
})

/** The algorithms that go best-first. */
export const BEST_FIRST = ['mcts', 'pns']
