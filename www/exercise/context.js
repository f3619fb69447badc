/**
 * The common part of all kinds of exercise. It keeps the work on the tree on view, brings other trees,
 * asks the core, and reports results.
 *
 * @import {Search} from '../core.js'
 * @import {ExerciseResult} from './practise/check-result.js'
 * @import {Viewer} from '../viewer/viewer.js'
 * @import {Wording} from './practise/grading.js'
 * @import {ExerciseHost} from './host.js'
 * @import {Task} from './attributes.js'
 * @import {Grade} from '../types.js'
 *
 * @typedef {object} Work the answers to one exercise about one tree, and all that was said of them
 * @property {string} name the tree, the rules and the questions that it is about, as text
 * @property {object} savedState the part that is kept, plain
 * @property {boolean} touched whether there are answers
 * @property {Grade['unknowns']} [unknowns] the unknown values of the tree that a condition is asked of
 * @property {boolean} [moved] whether its tree was made of the one that the exercise began with
 * @property {(savedState: unknown) => unknown} restore goes on from a saved state, as far as it fits
 *
 * @typedef {Work & { takeOver: (previous: any) => boolean }} LoadedWork work that begins with an answer of the core; `takeOver` takes over
 *   the answers of work on the same questions; false: it was on others
 */

import { storedAnswers, storeAnswers } from './answer-store.js'
import { errorText } from '../messages/messages.js'
import { ExerciseTrees } from './exercise-trees.js'
import { sharedProperties } from './task.js'

/** The codes of a tree, or of rules, that there is no exercise about: the words say why. */
const REFUSED = [
  'no-such-exercise',
  'searched-again-in-exercise',
  'quiescence-in-exercise',
  'best-first',
]

/** @template {Work} W */
export class ExerciseContext {
  /** The search on view. @type {Search | null} */
  search = null
  /** The work on its tree; null until its questions are known. @type {W | null} */
  work = null
  /** The work before that, on another tree or on this one in other words. @type {W | null} */
  previous = null
  /** Answers that wait for their tree. @type {unknown} */
  #pendingAnswers = null
  /** The search that was sent to the whole core last. @type {Search | null} */
  #sent = null
  #trees
  /** Shows all of the exercise again: its kind does. */
  write = () => {}

  /**
   * @param {Viewer} viewer
   * @param {Wording} words
   * @param {ExerciseHost} host
   * @param {ExerciseContext<W> | null} previous that of the exercise before
   */
  constructor(viewer, words, host, previous) {
    this.viewer = viewer
    this.words = words
    this.host = host
    this.#trees = new ExerciseTrees(host, previous && previous.#trees)
    this.previous = previous && (previous.work ?? previous.previous)
    this.#pendingAnswers = previous && previous.#pendingAnswers
  }

  /** Begins with a tree. @param {Search} search */
  begin(search) {
    this.search = search
    this.previous = this.work ?? this.previous
    this.work = null
  }

  /** The name of an exercise about the tree on view. @param {...unknown} questions */
  nameOf(...questions) {
    return JSON.stringify([this.search?.print(), this.host.options(), ...questions])
  }

  /**
   * Asks the core for the questions, and goes on from earlier answers.
   * @param {() => Promise<(W & LoadedWork) | undefined>} ask
   * @param {(work: W, same: boolean) => void} begun gets the work, and whether it goes on
   */
  async loadWork(ask, begun) {
    const { search, previous } = this
    const loaded = await this.askCore(async () => {
      const work = await ask()
      if (!work) return undefined
      const same = work.takeOver(previous)
      if (!same) await work.restore(this.storedAnswers(work.name))
      return { work, same }
    })
    if (!loaded || search !== this.search) return
    this.work = loaded.work
    begun(loaded.work, loaded.same)
    this.restorePending()
  }

  get #mayKeep() {
    return this.host.read('keep') !== 'off'
  }

  /** The answers to an exercise that are kept on the device, if they are to be. @param {string} name */
  storedAnswers(name) {
    return this.#mayKeep ? storedAnswers(name) : undefined
  }

  /** Keeps the answers on the device, if they are to be. @param {W | null} [work] */
  keep(work = this.work) {
    if (work && this.#mayKeep) storeAnswers(work.name, work.savedState)
  }

  /** Moves a search into the whole core, once. @param {Search} search */
  async sendToWhole(search) {
    if (search.whole || search === this.#sent) return
    this.#sent = search
    // Where it cannot be loaded, a check says so.
    await this.host.moveToWhole(search).catch(() => {})
    if (search.whole) this.viewer.repaint()
  }

  /** The answers of the reader, with their tree; null before there is work. */
  get answers() {
    const { tree = null, seed = null } = this.#ownTree ?? {}
    return this.work && { tree, seed, ...this.work.savedState }
  }

  /**
   * Takes over answers that were kept elsewhere, and first their tree. What was said since stays, and keeps its tree.
   * @param {unknown} answers
   */
  async restore(answers) {
    const { tree, seed } = Object(answers)
    const other = typeof tree === 'string' && tree !== this.#ownTree?.tree
    if (other && (this.work?.touched || !(await this.#isTree(tree)))) return undefined
    this.#pendingAnswers = answers
    return other ? this.#trees.restore(tree, seed) : this.restorePending()
  }

  /** Goes on from answers that waited, if they are about the tree on view. */
  async restorePending() {
    const { work } = this
    const answers = this.#pendingAnswers
    if (!work || !answers || (Object(answers).tree ?? null) !== (this.#ownTree?.tree ?? null))
      return
    this.#pendingAnswers = null
    await this.askCore(async () => work.restore(answers))
    if (work === this.work) this.write()
  }

  /** Whether a text is a tree. @param {string} tree */
  async #isTree(tree) {
    try {
      const search = await this.host.openBeside(tree)
      search.free()
      return true
    } catch {
      return false
    }
  }

  get #isMoved() {
    return this.work?.moved ?? false
  }

  /** The tree that was given here, while it is on view. */
  get #ownTree() {
    return this.#trees.current(this.#isMoved)
  }

  /** The seed of the tree, if it was drawn here. */
  get seed() {
    return this.#trees.seed(this.#isMoved, this.search?.print())
  }

  /** Brings another tree, one that is worth an exercise. @param {Task} task */
  drawTree(task) {
    const shared = this.search ? sharedProperties(this.search, this.work?.unknowns ?? []) : {}
    return this.askCore(() => this.#trees.draw(task, shared))
  }

  /** Gives the element a tree that was made of the one on view. @param {string} tree */
  changeTree(tree) {
    this.#trees.change(tree, this.#isMoved)
  }

  /**
   * The answer of the core; undefined, with a message, if it cannot be asked, or refuses.
   * @template T
   * @param {() => Promise<T>} ask
   */
  async askCore(ask) {
    try {
      return await ask()
    } catch (error) {
      // A core that has stopped is replaced.
      this.#sent = null
      const { m } = this.words
      const { code } = Object(error)
      this.viewer.showMissing(
        REFUSED.includes(code) ? errorText(m, Object(error)) : m.opening.noExercise,
        null,
      )
      if (!(error instanceof Error && 'code' in error)) throw error
      return undefined
    }
  }

  /** Fires the events of an answer. @param {ExerciseResult} result @param {boolean} over whether it is that of the whole exercise */
  report(result, over) {
    const detail = { ...result, tree: this.search?.print() }
    this.host.fire('secateur-answer', detail)
    if (over) this.host.fire('secateur-result', detail)
  }
}
