/**
 * @import {Answer, Asked, BestFirstFinding, Difference, Differences, Finding, FoundNotes, Grade} from '../types.js'
 * @import {Guess, NoteCount, NoteCounts, Noted, NotedFields, Options} from '../types.js'
 * @import { Only, Planted, Pointed, Prediction, Question, SceneOfSearch, Style, View, Viewport, Wanted } from '../types.js'
 * @import { SearchHandle } from '../whole.js'
 * @import { Instance } from './instance.js'
 *
 * @typedef {{ source: unknown, options: Options }} SourceWithOptions the source and options of a search, in plain data
 */
import { isEqual, fields, read, refusal } from './arguments.js'
import { inWords } from './failure.js'
import { whole } from './cores.js'
import { ask, askPlain, isFreed, isWhole, handleOf, moveToWhole } from './handle.js'
import { yieldTurn, slice } from './slices.js'
import { Nodes } from './nodes.js'

/**
 * One search of one tree, made by `open`. `free()` it when it is no longer needed.
 *
 * Every method throws a `SecateurError`: `bad-argument` names the wrong argument; `unreadable` the argument
 * that throws while it is read, with the thrown error as its cause; `too-much-at-once` says how much one call
 * may ask for; `freed` and `stopped` say that the search is gone.
 */
export class Search extends Nodes {
  /** @type {SourceWithOptions} */
  #request
  /** Whether other searches are of the same tree. @type {WeakMap<Search, boolean>} */
  #same = new WeakMap()
  /** The fields of notes that any call has; undefined before they are asked for. @type {NotedFields | null | undefined} */
  #noted
  /** Settles when no other search is being compared. @type {Promise<unknown>} */
  #comparing = Promise.resolve()

  /**
   * @param {Instance} core
   * @param {SearchHandle} handle
   * @param {SourceWithOptions} request
   * @param {number} elapsed
   * @param {() => Promise<Search>} open opens the same search in the whole core
   */
  constructor(core, handle, request, elapsed, open) {
    super(core, handle, open)
    this.#request = request
    /** The time that the search took, in milliseconds: recording it, without making the tree and without pauses. */
    this.elapsed = elapsed
    /** The number of searches of the root: more than one by a search in passes, which needs the whole core. */
    this.passCount = this.whole ? ask(this, 'passCount', {}) : 1
    const { column, row } = ask(this, 'extent', {})
    /** The column of the rightmost node, and the number of rows. */
    this.extent = { columns: /** @type {number} */ (column), rows: /** @type {number} */ (row) }
  }

  /** Whether it is in the whole core, as those of `open` are: an element may open a tree in one that lacks much. */
  get whole() {
    return isWhole(this)
  }

  /**
   * The marks of a step, seen through a viewport. With another search of the same tree beside it, a tint lies behind
   * each node that one search has entered by its step and the other has pruned.
   * @param {number} step
   * @param {Viewport} viewport
   * @param {Style} [style]
   * @param {{ search: Search, step: number } | null} [beside]
   * @returns {SceneOfSearch}
   */
  scene(step, viewport, style = {}, beside = null) {
    const args = { step, viewport, style }
    if (beside === null) return ask(this, 'scene', args)
    const { search: other, step: at } = fields('beside', beside, ['search', 'step'])
    if (!this.sameTree(other)) return ask(this, 'scene', args)
    return ask(this, 'sceneBeside', { ...args, other, 'beside.step': at })
  }

  /**
   * The first thing that is wrong with the search of another program; null where nothing is, and for a search of our own.
   * @returns {Finding | BestFirstFinding | null}
   */
  get finding() {
    return this.findingIn('max')
  }

  /**
   * The same with the numbers of a view.
   * @param {View} view
   * @returns {Finding | BestFirstFinding | null}
   */
  findingIn(view) {
    return this.#isForeign ? ask(this, 'finding', { view }) : null
  }

  /**
   * The fields of the notes of another program; null where it notes nothing, and for a search of our own.
   * @returns {NotedFields | null}
   */
  get noted() {
    if (this.#noted === undefined)
      this.#noted = this.#isForeign ? ask(this, 'notedFields', {}) : null
    return this.#noted ?? null
  }

  /**
   * The notes on the last call for a node by a step; null if there are none.
   * @param {number} node
   * @param {number} step
   * @param {View} [view] whose evaluation
   * @returns {Noted | null}
   */
  notes(node, step, view = 'max') {
    return ask(this, 'notes', { node, step, view })
  }

  /**
   * The notes on the call of the event at a step; null if there are none.
   * @param {number} step
   * @param {View} [view]
   * @returns {Noted | null}
   */
  notesAt(step, view = 'max') {
    return ask(this, 'notesAt', { step, view })
  }

  /**
   * All calls, counted by a note.
   * @param {'kind' | 'tag' | 'depth'} what
   * @returns {NoteCounts}
   */
  noteCounts(what) {
    return ask(this, 'noteCounts', { what })
  }

  /**
   * The calls that have all notes that are wanted; without any, those that have notes at all.
   * @param {Wanted} wanted
   * @returns {FoundNotes}
   */
  findNotes(wanted) {
    return ask(this, 'findNotes', { wanted }) ?? { steps: new Uint32Array(), count: 0 }
  }

  /**
   * How many calls another program makes of each kind that the rules do not know. If there are any, its trace is checked against
   * conditions that hold for every search; the places of these calls are not judged.
   * @returns {NoteCount[]}
   */
  get unjudged() {
    return this.#isForeign ? ask(this, 'unjudged', {}) : []
  }

  /** The options that it obeys: those that were asked for, or those of the header of a trace. @returns {Options} */
  get options() {
    return { ...this.#request.options }
  }

  /** Whether it is the search of another program. */
  get #isForeign() {
    return Object(this.#request.source).trace !== undefined
  }

  /** The source and the option that decide the tree. */
  get #origin() {
    const { source, options } = this.#request
    return [source, options.root]
  }

  /**
   * Grades the answers to an exercise about this search; docs/exercises.md has all of it. The grader is loaded with the
   * first call. Arguments are read first; later changes of them have no effect.
   * @param {Answer[]} answers at most 10,000
   * @param {Asked} [options] the questions, and how strictly they are graded
   * @returns {Promise<Grade>}
   * @throws {SecateurError} `bad-option`, `unknown-option` and `answered-twice` name the place, such as
   *   `answers[3].node`; `too-many-nodes`: an exercise has at most 10,000 nodes
   */
  async grade(answers, options = {}) {
    return this.#exercise('grade', { answers, options })
  }

  /**
   * The questions before decisions of this search, in its order; docs/predict.md has all of it. Their module is loaded
   * with the first call. Those of a best-first search have the shape of BestFirstQuestion, and the result of `predict` has that of
   * BestFirstPrediction.
   * @param {{ every?: boolean, ask?: string }} [options] `every`: all of them, not only those worth asking; `ask`: their
   *   subjects, some of `values windows cuts`, of a best-first search of `child leaf exploration backup`
   * @returns {Promise<Question[]>}
   * @throws {SecateurError} as `grade`
   */
  async questions(options = {}) {
    return this.#exercise('questions', { options })
  }

  /**
   * Judges an answer to a question.
   * @param {number} number of the question, from 0
   * @param {Guess | null} guess as typed; null asks for the answer
   * @param {{ every?: boolean, ask?: string }} [options] those of the questions
   * @returns {Promise<Prediction>}
   * @throws {SecateurError} as `grade`; `bad-option` names the wrong field, such as `guess.node`
   */
  async predict(number, guess, options = {}) {
    const whole = Number.isInteger(number) && number >= 0 && number < 2 ** 32
    if (!whole) throw refusal('number', number, '0 1 2 …')
    return this.#exercise('predict', { number, options, ...(guess === null ? {} : { guess }) })
  }

  /**
   * A run of this search with one mistake planted in it, step by step; docs/find.md has all of it. Its module is loaded
   * with the first call. The same tree, rules and seed give the same mistake.
   * @param {{ seed?: number }} [options]
   * @returns {Promise<Planted>}
   * @throws {SecateurError} as `grade`; `no-such-exercise`: no mistake fits this tree
   */
  async plant(options = {}) {
    return this.#exercise('plant', { options })
  }

  /**
   * Judges the step of such a run that is said to be the first wrong one.
   * @param {number | null} step its index; null asks for the answer
   * @param {{ seed?: number }} [options] those of the run
   * @returns {Promise<Pointed>}
   * @throws {SecateurError} as `plant`; `bad-option`: there is no such step
   */
  async point(step, options = {}) {
    return this.#exercise('point', { options, ...(step === null ? {} : { step }) })
  }

  /**
   * Asks the whole core about an exercise on this search. Arguments are read first.
   * @param {string} question
   * @param {Record<string, unknown>} args
   * @returns {Promise<any>}
   */
  async #exercise(question, args) {
    handleOf(this)
    const plain = read(args)
    try {
      await moveToWhole(this)
      return askPlain(this, question, { ...plain, words: whole.now().bindings.typed })
    } catch (error) {
      throw await inWords(error)
    }
  }

  /**
   * Whether both searched one tree, in any order.
   * @param {Search} other
   */
  sameTree(other) {
    const cached = this.#same.get(other)
    if (cached !== undefined) return cached
    handleOf(this)
    handleOf(other)
    // The same source implies the same tree; otherwise the nodes are compared.
    const same = isEqual(this.#origin, other.#origin) || ask(this, 'sameTree', { other })
    this.#same.set(other, same)
    return same
  }

  /**
   * The step of another search of the same tree that corresponds to a step of this one: the same
   * event about the same node; where the other does not cut, the comparison after which this one
   * did; where it never enters the node, the cutoff that pruned it.
   * @param {number} step
   * @param {Search} other
   * @returns {number}
   */
  counterpart(step, other) {
    return ask(this, 'counterpart', { step, other })
  }

  /**
   * Compares another search of the same tree with this one, in slices of some milliseconds. A call of `scene`
   * or `only` about both before it is done does the rest at once.
   * @param {Search} other
   * @returns {Promise<boolean>} false if either was freed meanwhile
   */
  async compare(other) {
    return (await this.#compareInTurn('only', other)) !== null
  }

  /**
   * Asks in slices; null if either search was freed. The core keeps the result for one other search at a time, so comparisons
   * take turns.
   * @param {string} question
   * @param {Search} other
   * @returns {Promise<any>}
   */
  #compareInTurn(question, other) {
    const compare = async () => {
      while (!isFreed(this) && !isFreed(other)) {
        const result = slice((nodes) => ask(this, question, { other, nodes }))
        if (result) return result
        await yieldTurn()
      }
      return null
    }
    return (this.#comparing = this.#comparing.then(compare, compare))
  }

  /**
   * Whether `compare` is done for another search, and no other one has been compared since.
   * @param {Search} other
   */
  compared(other) {
    return ask(this, 'only', { other, nodes: 0 }) !== undefined
  }

  /**
   * The nodes that this search enters and another one of the same tree does not.
   * @param {Search} other
   * @returns {Only}
   */
  only(other) {
    return ask(this, 'only', { other, nodes: this.summary.nodes })
  }

  /**
   * All places where this search and another one of the same tree part, found in slices of some milliseconds. They add
   * up to the difference of the counts of different nodes.
   * @param {Search} other
   * @returns {Promise<Differences | null>} null if either was freed meanwhile
   */
  differences(other) {
    return this.#compareInTurn('differences', other)
  }

  /**
   * One of these places: the nodes that only one search enters, and the reason why the other does not.
   * @param {Search} other
   * @param {number} number from 0, in the order of `differences`
   * @returns {Difference | null} null if there are not so many
   */
  difference(other, number) {
    return ask(this, 'difference', { other, number })
  }
}
