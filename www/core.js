/**
 * The public JavaScript API, in browsers and in Node 20 or newer. Only this module knows of the
 * WebAssembly package.
 *
 * @import { Source, Options, Summary, Counts, SearchEvent, Frame, Scene, Viewport, Style, NodeState, Explanation, Drawing, Listing, ListedSearch, Only, Uniform, Variable, View, Call } from './types.js'
 * @import { Complaints } from './messages/messages.js'
 * @import { Area, Found, KnownLeaves, RandomTree } from './types.js'
 */
import init, {
  Search as Handle,
  knownLeaves as knownLeavesOf,
  sample as leavesOfTrees,
} from './pkg/secateur.js'
import { atOnce } from './messages/en/at-once.js'
import { complaint } from './messages/messages.js'

/** How far a node is, by the number in `frame.status`. */
export const STATUS = /** @type {const} */ (['unreached', 'open', 'closed', 'pruned', 'beyond'])
/** The kinds of events, by the bit in `ticks`. */
export const KIND = /** @type {const} */ ([
  'enter',
  'evaluate',
  'compare',
  'cutoff',
  'leave',
  'finish',
])
/** Shapes of marks. */
export const SHAPE = /** @type {const} */ ([
  'band',
  'line',
  'up',
  'down',
  'square',
  'circle',
  'curve',
  'head',
  'fan',
  'cells',
  'wash',
  'spread',
])
/** What a mark means. */
export const INK = /** @type {const} */ ([
  'ahead',
  'open',
  'current',
  'done',
  'pruned',
  'cut',
  'variation',
  'quiet',
  'selected',
  'band',
  'shallow',
  'deep',
  'differs',
  'grid',
  'piece',
  'black',
  'white',
  'last',
  'won',
  'veil',
])
/** What a text is. */
export const ROLE = /** @type {const} */ ([
  'value',
  'bound',
  'window',
  'name',
  'player',
  'reach',
  'count',
])

/**
 * The listings that can be asked for, the simplest first, and the rules that each stands for.
 * @type {readonly Listing[]}
 */
export const LISTINGS = [
  { id: 'minimax', view: 'max', rules: { algorithm: 'minimax' } },
  { id: 'negamax', view: 'mover', rules: { algorithm: 'minimax' } },
  { id: 'known-bounds', view: 'max', rules: alphaBeta('hard', 'shallow', 'before') },
  { id: 'known-bounds-test-first', view: 'max', rules: alphaBeta('hard', 'shallow', 'after') },
  { id: 'window', view: 'max', rules: alphaBeta('hard', 'deep', 'after') },
  { id: 'negamax-alpha-beta', view: 'mover', rules: alphaBeta('hard', 'deep', 'after') },
  { id: 'alpha-beta', view: 'max', rules: alphaBeta('soft', 'deep', 'after') },
  { id: 'agent', view: 'max', rules: alphaBeta('soft', 'deep', 'before') },
]

/**
 * @param {Options['returns']} returns
 * @param {Options['bounds']} bounds
 * @param {Options['update']} update
 * @returns {Listing['rules']}
 */
function alphaBeta(returns, bounds, update) {
  return { algorithm: 'alpha-beta', cut: '>=', returns, bounds, update }
}

/** What went wrong: `code` and `params` for programs, `message` in English, and where in the text. */
export class SecateurError extends Error {
  /**
   * @param {{ code: string, line?: number, column?: number, [param: string]: unknown }} failure
   * @param {Partial<Complaints>} [errors] the words for it
   */
  constructor({ code, line, column, ...params }, errors = atOnce) {
    super(complaint({ errors }, { code, params, message: code }))
    this.name = 'SecateurError'
    this.code = code
    this.params = params
    /** @type {number | null} from 1 */
    this.line = line ?? null
    /** @type {number | null} from 1, in Unicode code points */
    this.column = column ?? null
  }
}

/** @type {Promise<unknown> | undefined} */
let core

/**
 * Searches a tree and records every step.
 *
 * @param {Source} source notation text, a recipe for a random tree, or a game
 * @param {Options} [options]
 * @returns {Promise<Search>}
 * @throws {SecateurError}
 */
export async function open(source, options = {}) {
  await ready()
  return new Search(await answer(() => Handle.open(source, options)))
}

/**
 * How many leaves the search evaluates in each of many random trees, the trees number `from` …
 * `from` + `count` − 1. A tree has a seed of its own, which follows from that of the recipe and its
 * number: slices join to what one call would give, and searches are compared on the same trees.
 *
 * @param {{ random: RandomTree }} recipe
 * @param {Options} options
 * @param {number} from
 * @param {number} count at most a million
 * @returns {Promise<Uint32Array>}
 * @throws {SecateurError}
 */
export async function sample(recipe, options, from, count) {
  await ready()
  return answer(() => leavesOfTrees(recipe, options, from, count))
}

/**
 * What is known of the leaves of uniform trees without searching one.
 *
 * @param {number} branching
 * @param {number} depth
 * @param {{ values?: number | null, cut?: Options['cut'] }} [leaves] how many equally likely values
 *   there are, at most 1000; null, the default: all leaves differ
 * @returns {Promise<KnownLeaves>}
 * @throws {SecateurError}
 */
export async function knownLeaves(branching, depth, { values = null, cut = '>=' } = {}) {
  await ready()
  return answer(() => knownLeavesOf(branching, depth, values, cut))
}

async function ready() {
  core ??= load()
  try {
    await core
  } catch (error) {
    core = undefined
    throw await inWords(new SecateurError({ code: 'wasm-unavailable', reason: String(error) }))
  }
}

async function load() {
  if (!import.meta.url.startsWith('file:')) return init()
  const { readFile } = await import('node:fs/promises')
  const bytes = await readFile(new URL('./pkg/secateur_bg.wasm', import.meta.url))
  return init({ module_or_path: bytes })
}

/**
 * @template T
 * @param {() => T} ask what may be wrong in ways that take all the words
 * @returns {Promise<T>}
 */
async function answer(ask) {
  try {
    return call(ask)
  } catch (error) {
    throw await inWords(error)
  }
}

/**
 * An error with its words. They are fetched when there is one: few readers ever see them.
 * @param {unknown} error
 */
async function inWords(error) {
  if (!(error instanceof SecateurError)) return error
  const { code, line, column, params } = error
  const { errors } = await import('./messages/en/errors.js')
  return new SecateurError(
    { ...params, code, line: line ?? undefined, column: column ?? undefined },
    errors,
  )
}

/**
 * @template T
 * @param {() => T} ask
 * @returns {T}
 */
function call(ask) {
  try {
    return ask()
  } catch (error) {
    if (error instanceof Object && 'code' in error) {
      throw new SecateurError(/** @type {{ code: string }} */ (error))
    }
    throw error
  }
}

/** What a style says; the core takes no `undefined`. @param {Style} style */
function given(style) {
  return Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined))
}

/** One search of one tree, made by `open`. `free()` it when it is no longer needed. */
export class Search {
  /** @type {Handle | null} */
  #handle
  /** Whether the trees of other searches are this one. @type {WeakMap<Search, boolean>} */
  #same = new WeakMap()

  /** @param {Handle} handle */
  constructor(handle) {
    this.#handle = handle
    /** @type {Summary} */
    this.summary = handle.summary()
    /** What plain minimax does with the same tree. @type {Counts & Pick<Summary, 'value' | 'stoppedBy'>} */
    this.minimax = handle.minimax()
    /** The pseudo-code in which it is told. @type {ListedSearch} */
    this.listing = handle.listing()
    const { column, row } = handle.extent()
    /** The column of the rightmost node, and the number of rows. */
    this.extent = { columns: /** @type {number} */ (column), rows: /** @type {number} */ (row) }
  }

  /**
   * What happens between the frames `from` and `to`: the events of the steps from + 1 … to.
   *
   * @param {number} from
   * @param {number} to
   * @param {View} [view] whose values and windows
   * @returns {SearchEvent[]}
   */
  events(from, to, view = 'max') {
    return this.#ask((handle) => handle.events(from, to, view))
  }

  /**
   * What is known at a step, 0 … `summary.steps`, of some nodes or of all.
   *
   * @param {number} step
   * @param {{ from?: number, to?: number, view?: View }} [range]
   * @returns {Frame}
   */
  frame(step, { from = 0, to = this.summary.nodes, view = 'max' } = {}) {
    return this.#ask((handle) => handle.frame(step, from, to, view))
  }

  /**
   * The marks of a step, seen through a viewport. Beside another search of the same tree, what one
   * of both has entered by its step and the other has pruned is ringed.
   *
   * @param {number} step
   * @param {Viewport} viewport
   * @param {Style} [style]
   * @param {{ search: Search, step: number } | null} [beside]
   * @returns {Scene}
   */
  scene(step, viewport, style = {}, beside = null) {
    if (!beside || !this.sameTree(beside.search)) {
      return this.#ask((handle) => handle.scene(step, viewport, given(style)))
    }
    return this.#askBoth(beside.search, (handle, other) =>
      handle.sceneBeside(step, viewport, given(style), other, beside.step),
    )
  }

  /**
   * What a step means. The words are in `messages/`.
   *
   * @param {number} step
   * @param {View} [view] whose values and windows
   * @returns {Explanation}
   */
  explain(step, view = 'max') {
    return this.#ask((handle) => handle.explain(step, view))
  }

  /**
   * The open calls number `from` … `to` − 1, counted from the innermost; there are as many as
   * `frame(step).path` is long.
   *
   * @param {number} step
   * @param {number} from
   * @param {number} to
   * @param {View} [view] whose values and windows
   * @returns {Call[]}
   */
  calls(step, from, to, view = 'max') {
    return this.#ask((handle) => handle.calls(step, from, to, view))
  }

  /**
   * The variables of the call that a step belongs to, as the code of `listing` has them after the
   * line of that step: `return` is what the call returns. None at step 0.
   *
   * @param {number} step
   * @param {View} [view] default that of the listing
   * @returns {Variable[]}
   */
  variables(step, view = this.listing.view) {
    return this.#ask((handle) => handle.variables(step, view))
  }

  /**
   * The first step after `step` that stands for a line of `listing`, counted from 1.
   *
   * @param {number} step
   * @param {number} line
   * @returns {number | null}
   */
  nextOnLine(step, line) {
    return this.#ask((handle) => handle.nextOnLine(step, line)) ?? null
  }

  /**
   * One node at one step.
   *
   * @param {number} node
   * @param {number} step
   * @param {View} [view] whose values and windows
   * @returns {NodeState}
   */
  node(node, step, view = 'max') {
    return this.#ask((handle) => handle.node(node, step, view))
  }

  /**
   * The children number `from` … `to` − 1 of a node.
   *
   * @param {number} node
   * @param {number} from
   * @param {number} to
   */
  children(node, from, to) {
    return Array.from(this.#ask((handle) => handle.children(node, from, to)))
  }

  /**
   * Where a node stands in the plane of the tree.
   *
   * @param {number} node
   * @returns {{ column: number, row: number }}
   */
  position(node) {
    return this.#ask((handle) => handle.position(node))
  }

  /**
   * The node that `scene` draws at a point of the viewport.
   *
   * @param {number} x
   * @param {number} y
   * @param {number} step
   * @param {Viewport} viewport
   * @param {Style} [style]
   * @returns {number | null}
   */
  nodeAt(x, y, step, viewport, style = {}) {
    return this.#ask((handle) => handle.nodeAt(x, y, step, viewport, given(style))) ?? null
  }

  /**
   * The stub that a node belongs to at a step: the topmost node of a pruned subtree that is drawn
   * folded, unless the style says otherwise.
   *
   * @param {number} node
   * @param {number} step
   * @returns {number | null}
   */
  stub(node, step) {
    return this.#ask((handle) => handle.stub(node, step)) ?? null
  }

  /**
   * The first step after `step` that evaluates a leaf, that prunes at least `least` nodes, or at
   * which a child returns to `node`.
   *
   * @param {number} step
   * @param {'leaf' | 'cutoff' | 'return'} what
   * @param {{ least?: number, node?: number }} [which]
   * @returns {number | null}
   */
  next(step, what, { least = 1, node } = {}) {
    return this.#ask((handle) => handle.next(step, what, least, node)) ?? null
  }

  /**
   * The step of the cutoff that prunes most nodes, the first of equals; null if none prunes any.
   *
   * @returns {number | null}
   */
  largestCutoff() {
    return this.#ask((handle) => handle.largestCutoff()) ?? null
  }

  /**
   * The nodes that a text can mean: those of that name, then the one of that number in the tree as
   * given, with or without a `#`, then the leaves of that value, written as in the notation. If there
   * are none, those with names that begin with it, capital or not.
   *
   * @param {string} text
   * @param {number} limit how many are named, at most 1000
   * @returns {Found}
   */
  find(text, limit) {
    return this.#ask((handle) => handle.find(text, limit))
  }

  /**
   * The nodes from the root down to one, both included.
   *
   * @param {number} node
   * @returns {number[]}
   */
  path(node) {
    return Array.from(this.#ask((handle) => handle.path(node)))
  }

  /**
   * The part of the plane of the tree that the subtree of a node takes.
   *
   * @param {number} node
   * @returns {Area}
   */
  area(node) {
    return this.#ask((handle) => handle.area(node))
  }

  /**
   * For each of `columns` equal parts of the run the kinds of events in it: bit i is KIND[i].
   * A cutoff that prunes nothing is passed over.
   *
   * @param {number} columns
   */
  ticks(columns) {
    return this.#ask((handle) => handle.ticks(columns))
  }

  /**
   * The position at a node; null where the tree is not that of a game.
   *
   * @param {number} node
   * @returns {Drawing | null}
   */
  drawing(node) {
    return this.#ask((handle) => handle.drawing(node))
  }

  /**
   * What the tree is as a uniform one on the full window; null if it is none.
   *
   * @returns {Uniform | null}
   */
  uniform() {
    return this.#ask((handle) => handle.uniform())
  }

  /** The tree as searched, as text that reads back as the same tree. */
  print() {
    return this.#ask((handle) => handle.print())
  }

  /**
   * The number that a node has in the tree as given: an order numbers the nodes anew.
   *
   * @param {number} node
   * @returns {number}
   */
  given(node) {
    return this.#ask((handle) => handle.given(node))
  }

  /**
   * The number that a node of the tree as given has in the tree as searched; null if there is none.
   *
   * @param {number} given
   * @returns {number | null}
   */
  searched(given) {
    return this.#ask((handle) => handle.searched(given)) ?? null
  }

  /**
   * Whether both searched one tree, in whatever order.
   *
   * @param {Search} other
   */
  sameTree(other) {
    const known = this.#same.get(other)
    if (known !== undefined) return known
    const same = this.#askBoth(other, (handle, of) => handle.sameTree(of))
    this.#same.set(other, same)
    return same
  }

  /**
   * The step of another search of the same tree that corresponds to a step of this one: the same
   * event about the same node; where the other does not cut, the comparison after which this one
   * did; where it never enters the node, the cutoff that pruned it.
   *
   * @param {number} step
   * @param {Search} other
   * @returns {number}
   */
  counterpart(step, other) {
    return this.#askBoth(other, (handle, of) => handle.counterpart(step, of))
  }

  /**
   * The nodes that this search enters and another one of the same tree does not.
   *
   * @param {Search} other
   * @returns {Only}
   */
  only(other) {
    return this.#askBoth(other, (handle, of) => handle.only(of))
  }

  /** Gives the memory back. Nothing can be asked afterwards. */
  free() {
    this.#handle?.free()
    this.#handle = null
  }

  /**
   * @template T
   * @param {(handle: Handle) => T} question
   * @returns {T}
   */
  #ask(question) {
    const handle = this.#handle
    if (!handle) throw new SecateurError({ code: 'freed' })
    return call(() => question(handle))
  }
  /**
   * @template T
   * @param {Search} other
   * @param {(handle: Handle, other: Handle) => T} question
   * @returns {T}
   */
  #askBoth(other, question) {
    return this.#ask((handle) => other.#ask((of) => question(handle, of)))
  }
}
