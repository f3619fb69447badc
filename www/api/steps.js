/**
 * @import { Call, Counts, DecisionTable, Explanation, ListedSearch, Pass, SearchEvent, AnyStepSize, Summary } from '../types.js'
 * @import { Variable, View } from '../types.js'
 * @import { SearchHandle } from '../whole.js'
 * @import { Instance } from './instance.js'
 * @import { Search } from './search.js'
 */
import { fields } from './arguments.js'
import { ask, setHandle, release } from './handle.js'

/** The steps of a recorded search: the event of each, and ways to other steps. */
export class Steps {
  /**
   * @param {Instance} core
   * @param {SearchHandle} handle
   * @param {() => Promise<Search>} open opens the same search in the whole core
   */
  constructor(core, handle, open) {
    setHandle(this, core, handle, open)
    /** @type {Summary} */
    this.summary = ask(this, 'summary', {})
    /** The counts of plain minimax on the same tree. @type {Counts & Pick<Summary, 'value' | 'stoppedBy'>} */
    this.minimax = ask(this, 'minimax', {})
    /** The pseudo-code that explains the search. @type {ListedSearch} */
    this.listing = ask(this, 'listing', {})
  }

  /**
   * Whether the search goes best-first. Then its answers have other shapes: `summary` that of BestFirstSummary, `listing` that
   * of BestFirstListing, `events` of BestFirstEvent, `explain` of BestFirstExplanation, `frame` of BestFirstFrame and `node` of
   * BestFirstNode; step sizes are BEST_FIRST_STEP_SIZES. What is about calls, windows and tables has empty answers, or is
   * refused.
   */
  get bestFirst() {
    return 'bestFirst' in this.listing
  }

  /**
   * The events between the frames `from` and `to`: those of the steps from + 1 … to, at most
   * 10,000 in one call.
   * @param {number} from
   * @param {number} to
   * @param {View} [view] whose values and windows
   * @returns {SearchEvent[]}
   */
  events(from, to, view = 'max') {
    return ask(this, 'events', { from, to, view })
  }

  /**
   * The meaning of a step. The words are in `messages/`.
   * @param {number} step
   * @param {View} [view] whose values and windows
   * @returns {Explanation}
   */
  explain(step, view = 'max') {
    return ask(this, 'explain', { step, view })
  }

  /**
   * The open calls number `from` … `to` − 1, counted from the innermost; there are as many as
   * `frame(step).path` is long.
   * @param {number} step
   * @param {number} from
   * @param {number} to
   * @param {View} [view] whose values and windows
   * @returns {Call[]}
   */
  calls(step, from, to, view = 'max') {
    return ask(this, 'calls', { step, from, to, view })
  }

  /**
   * The variables of the call that a step belongs to, as the code of `listing` has them after the
   * line of that step: `return` is the returned value. None at step 0.
   * @param {number} step
   * @param {View} [view] default that of the listing
   * @returns {Variable[]}
   */
  variables(step, view = this.listing.view) {
    return ask(this, 'variables', { step, view })
  }

  /**
   * The decision table: the treatment of a child's value under the rules, with the numbers of a step.
   * @param {number} step
   * @param {View} [view] whose values and windows
   * @returns {DecisionTable}
   */
  decisions(step, view = this.listing.view) {
    return ask(this, 'decisions', { step, view })
  }

  /**
   * The first step after `step` that stands for a line of `listing`, counted from 1.
   * @param {number} step
   * @param {number} line
   * @returns {number | null}
   */
  nextOnLine(step, line) {
    return ask(this, 'nextOnLine', { step, line }) ?? null
  }

  /**
   * The first step after `step` that evaluates a leaf, that prunes at least `least` nodes, or at
   * which a child returns to `node`.
   * @param {number} step
   * @param {'leaf' | 'cutoff' | 'return'} what
   * @param {{ least?: number, node?: number }} [which]
   * @returns {number | null}
   */
  next(step, what, which = {}) {
    const { least = 1, node } = fields('which', which, ['least', 'node'])
    const args = { step, what, least, ...(node === undefined ? {} : { node }) }
    return ask(this, 'next', args) ?? null
  }

  /**
   * The number of stops up to a step, for a step size.
   * @param {number} step
   * @param {AnyStepSize} size
   * @returns {number}
   */
  stops(step, size) {
    return ask(this, 'stops', { step, size })
  }

  /**
   * The step of a stop, counted from 1. Stop 0 is the start of the run; a number beyond the last stop is its end.
   * @param {number} number
   * @param {AnyStepSize} size
   * @returns {number}
   */
  stop(number, size) {
    return ask(this, 'stop', { number, size })
  }

  /**
   * The step that is `by` stops after a step, or before it if `by` is negative. Before the first stop is the start
   * of the run, after the last stop its end.
   * @param {number} step
   * @param {number} by
   * @param {AnyStepSize} size
   * @returns {number}
   */
  walk(step, by, size) {
    return ask(this, 'walk', { step, by, size })
  }

  /**
   * The step of the cutoff that prunes most nodes, the first of equals; null if none prunes any.
   * @returns {number | null}
   */
  largestCutoff() {
    return ask(this, 'largestCutoff', {}) ?? null
  }

  /**
   * For each of `columns` equal parts of the run the kinds of events in it: bit i is KIND[i], i < COUNTED. The
   * bits above are how many nodes are pruned there; a cutoff that prunes nothing is passed over.
   * @param {number} columns at most 100,000
   */
  ticks(columns) {
    return ask(this, 'ticks', { columns })
  }

  /**
   * The step of a name, as authors write it:
   * - `first` is step 0, before anything happens, and `last` the last step;
   * - a whole number is that step;
   * - `cutoff:2` is the second cutoff that prunes; `cutoff` the first, or the last step where there is none;
   * - of a best-first search `iteration:10` is the end of the tenth iteration, `choice:2` that of the second one that changes
   *   the choice;
   * - `node:C` is the step at which a node is first entered: by its name or letter, by its number in the tree as
   *   given after a `#`, or by a path of these. Of several such nodes the one that is entered first counts.
   *
   * Throws `bad-argument`, with the names that there are, and `never-entered` for a node that the search
   * never enters.
   * @param {string | number} name
   * @returns {number}
   */
  stepOf(name) {
    return ask(this, 'stepOf', { name })
  }

  /**
   * The passes of the search, at most 10,000: each searches the tree from the root.
   * @param {View} [view] whose values and windows
   * @returns {Pass[]}
   */
  passes(view = 'max') {
    return ask(this, 'passes', { view })
  }

  /**
   * The first step after `step` at which a pass begins, a node is searched again, the table answers, or `node` is entered;
   * with `back` the last one before it.
   * @param {number} step
   * @param {'pass' | 'again' | 'call' | 'hit'} what
   * @param {{ back?: boolean, node?: number }} [which]
   * @returns {number | null}
   */
  skip(step, what, which = {}) {
    const { back = false, node } = fields('which', which, ['back', 'node'])
    const args = { step, what, back, ...(node === undefined ? {} : { node }) }
    return ask(this, 'skip', args) ?? null
  }

  /** Frees the memory. Nothing can be asked afterwards. */
  free() {
    release(this)
  }
}
