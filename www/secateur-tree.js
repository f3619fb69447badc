/**
 * `<secateur-tree>`: its text is a tree in notation; its attributes say how the tree is searched and shown.
 * With the attribute `game` the tree is that of a game, and the text is not used. Attributes are the only
 * state. While the text is broken or another tree is being opened, the last good tree stays. A search can be
 * lost: the page frees it, the core stops, or the element is removed. It is done again as soon as it is needed.
 *
 * @import {Search} from './core.js'
 * @import {KeyRow} from './viewer/help/help.js'
 * @import {ViewerState} from './viewer/state.js'
 */

import { json, refusal } from './api/arguments.js'
import { handleOf, moveToWhole } from './api/handle.js'
import { SecateurError } from './core.js'
import { makeCompanion } from './element/companion.js'
import { Changes } from './element/changes.js'
import { RequestedView, correspondingStep } from './element/requested-view.js'
import { ALL } from './element/attribute-names.js'
import { forget, whenNear } from './element/nearness.js'
import { Openings } from './element/openings.js'
import { ElementView } from './element/view.js'
import { makeWords } from './element/words.js'
import { overlayOf } from './element/attributes.js'
import { Reflecting, reassign } from './element/reflecting.js'
import { eventsOf } from './element/events.js'

/** The names of steps, in signs. */
const STEP_NAMES = '0 1 2 … | first | last | cutoff:1 | iteration:1 | node:A'

export class SecateurTree extends Reflecting {
  static observedAttributes = ALL

  #fire = eventsOf(this)
  /** @type {Search | null} */
  #search = null
  /** @type {SecateurError | null} */
  #error = null
  /** The source and order of the tree on view, as text. */
  #origin = ''
  #view = new ElementView(this, this.#fire)
  #requested = new RequestedView(() => this.#hasExercise)
  /** Whether it is in view, or has been near it. */
  #near = false
  #changes = new Changes(this, (stale) => {
    if (!stale) return this.#follow()
    this.#words.fetch()
    this.#openings.open()
  })
  /** Whether the search was lost before all of it was shown. */
  #lost = false
  #words = makeWords(
    this,
    () => this.#makeViewer(),
    (error) => this.#fail(error),
  )
  #openings = new Openings(this, {
    ready: () => this.#words.ready(),
    opened: (search, origin) => this.#showSearch(search, origin),
    failed: (error) => (error.code === 'stopped' ? this.#reopenLost(error) : this.#fail(error)),
    show: (work) => {
      this.#viewer?.showProgress(work)
      this.#reveal()
    },
    progress: (progress) => this.#fire('secateur-progress', progress),
  })
  #companion = makeCompanion(
    this,
    () => this.#view.follow('beside') && this.#showErrors(),
    (error) => this.#fail(error),
  )
  /** Ends the observers of a connected element. */
  #watching = new AbortController()

  get #viewer() {
    return this.#view.viewer
  }

  /** Whether there is an exercise, which hides the run. */
  get #hasExercise() {
    return this.#view.exercise.on
  }

  /** The last good search, null before the first, and in an exercise: it would reveal the run. */
  get search() {
    return this.#hasExercise ? null : this.#search
  }

  /**
   * The tree of the last good search, in an exercise too; null before the first.
   * @returns {{ text: string, nodes: number, leaves: number } | null}
   */
  get treeOnView() {
    const search = this.#search
    if (!search) return null
    const { nodes, leaves } = search.summary
    return {
      // A large tree takes long to write, and few ask for its text.
      get text() {
        return search.print()
      },
      nodes,
      leaves,
    }
  }

  /** The error of the text or the attributes; null if there is none. */
  get error() {
    return this.#error
  }

  /**
   * The step on view. Set it to the name of a step or to a number to go there, at the end of the turn or as soon as
   * the tree is open; a name of no step is reported. The attribute says where to start, and stays as it is.
   * @returns {number}
   */
  get step() {
    return this.#viewer?.player.step ?? 0
  }

  /** @param {number | string | null | undefined} step */
  set step(step) {
    this.#startAt(step === null || step === undefined ? null : String(step))
  }

  /**
   * Goes to a step by its name, or to the one that is nearest to a number. Before there is a tree it goes there as
   * soon as the tree is open.
   * @param {number | string} step
   * @throws {SecateurError} `bad-argument` and `never-entered`, as `search.stepOf`
   */
  seek(step) {
    const number = typeof step === 'number' && !Number.isNaN(step)
    if (!number && typeof step !== 'string') throw refusal('step', step, STEP_NAMES)
    if (!this.#search) this.#requested.step = step
    else
      this.#viewer?.player.seek(number ? step : this.#requested.stepOf(this.#search, String(step)))
  }

  /**
   * Moves by a number of steps of the size `stepSize`, backwards if it is negative.
   * @param {number} steps
   * @throws {SecateurError} `bad-argument` if it is no whole number
   */
  move(steps) {
    if (!Number.isInteger(steps)) throw refusal('steps', steps, '… −1 0 1 …')
    this.#viewer?.move(steps)
  }

  /** The answers of the reader, as a plain object that can be kept or sent; null where there is no exercise. */
  get answers() {
    return this.#view.exercise.answers
  }

  /**
   * Goes on from answers that were kept: at once, or as soon as their tree is there.
   * @param {unknown} answers
   * @throws {SecateurError} where they are no plain JSON: `bad-argument`, or `unreadable`
   */
  set answers(answers) {
    this.#view.exercise.answers = json('answers', answers)
  }

  /** The picture on view, for a figure of it; null before there is a tree, and in an exercise. */
  get picture() {
    return this.#hasExercise ? null : (this.#viewer?.stage.picture ?? null)
  }

  /** The selected node, as the search numbers it; null if none is. */
  get selected() {
    return this.#viewer?.selected ?? null
  }

  /**
   * Selects a node, as the search numbers it; null: none. Does nothing before there is a tree.
   * @param {number | null} node
   * @throws {SecateurError} `bad-argument` if it is no node of the tree
   */
  select(node) {
    const nodes = this.#search?.summary.nodes ?? Infinity
    const good = node === null || (Number.isInteger(node) && node >= 0 && node < nodes)
    if (!good) throw refusal('node', node, `0 … ${nodes - 1}, null`)
    if (this.#search) this.#viewer?.select(node)
  }

  /** Moves the focus to the picture, where the keys are those of the run or of an exercise. @param {FocusOptions} [options] */
  focus(options) {
    this.#viewer?.stage.element.focus(options)
  }

  play() {
    this.#viewer?.player.play()
  }

  pause() {
    this.#viewer?.player.pause()
  }

  /** Shows the whole tree. */
  fit() {
    this.#viewer?.stage.camera.fit()
  }

  /**
   * The state of the view, as a plain object that can be kept or sent: selected node, part of the tree
   * in view, stubs unfolded, speed. Null before there is a tree.
   */
  get state() {
    return this.#viewer?.state ?? null
  }

  /**
   * Shows a state: at once, or as soon as the tree that is being opened is there. Missing fields
   * change nothing, and neither do those that do not fit that tree.
   * @param {Partial<ViewerState>} state
   */
  restore(state) {
    this.#changes.catchUp()
    this.#requested.state = state
    if (!this.#changes.stale) this.#follow()
  }

  /** Shows the help: the signs of the picture, and the keys. @param {KeyRow[]} [ofPage] keys that the page adds */
  help(ofPage) {
    this.#viewer?.help(ofPage)
  }

  /** Opens the tree once more. */
  reopen() {
    if (this.isConnected && !this.#near) this.#load()
    this.#changes.note(true)
  }

  /** Moves the search, which stays the same, into the whole core, which has more to show of it. @throws {SecateurError} */
  async complete() {
    const search = this.#search
    if (!search || search.whole) return
    await moveToWhole(search)
    if (search !== this.#search) return
    // Its core can have stopped on the way.
    handleOf(search)
    this.#viewer?.complete()
    this.#fire('secateur-open', { search: this.search })
  }

  /** Ends the opening of another tree; false if there is none. The tree on view stays. */
  cancel() {
    const due = this.isConnected && this.#changes.pending
    if (!this.#openings.isOpening && !due) return false
    this.#changes.markFresh()
    this.#openings.abandon()
    this.#fail(new SecateurError({ code: 'cancelled' }))
    return true
  }

  connectedCallback() {
    reassign(this)
    this.#view.adopt()
    if (this.#near) this.#load()
    else whenNear(this, () => this.#load())
  }

  /** Loads the parts of a viewer and opens the tree. */
  #load() {
    forget(this)
    this.#near = true
    this.#view.loadStyles()
    this.#reveal()
    this.#changes.watch()
    this.#watching = new AbortController()
    const { signal } = this.#watching
    for (const part of [this.#view, this.#words, this.#companion]) part.watch(signal)
    this.#words.begin()
    this.#changes.compare()
  }

  disconnectedCallback() {
    forget(this)
    this.#changes.end()
    this.#watching.abort()
    queueMicrotask(() => {
      // An element that was only moved is connected again. The viewer stays, in case this one is.
      if (this.isConnected) return
      this.#openings.abandon()
      this.#forget()
      // The search is done again once the element is watched.
      this.#changes.stale = true
    })
  }

  /** @param {string} name @param {string | null} _before @param {string | null} value */
  attributeChangedCallback(name, _before, value) {
    // The viewer knows of no overlay.
    if (overlayOf(this) !== '') this.complete().catch((error) => this.#fail(error))
    if (this.#view.follow(name)) this.#showErrors()
    else if (name === 'lang') {
      if (this.#near) this.#words.load()
      this.#showErrors()
    } else if (name === 'step') this.#startAt(value)
    else this.#changes.note(true)
  }

  /** Goes to a step as soon as that is possible. @param {string | null} step a name */
  #startAt(step) {
    this.#requested.step = step === '' ? null : step
    if (this.#requested.pending) return this.#changes.note(false)
    this.#requested.error = null
    this.#showErrors()
  }

  /** Goes to the step, and into the state, that are asked for, unless another tree is to show them. */
  #follow() {
    if (!this.#search || !this.#viewer || this.#openings.isOpening) return
    try {
      // The step comes first, because the view follows it.
      if (this.#requested.pending)
        this.#viewer.player.seek(this.#requested.resolve(this.#search, this.step))
      this.#showErrors()
      this.#requested.restore(this.#viewer)
    } catch (error) {
      if (!(error instanceof SecateurError)) throw error
      this.#reopenLost(error)
    }
  }

  /** @param {Search} search @param {string} origin */
  #showSearch(search, origin) {
    const before = this.#search
    const sameTree = origin === this.#origin
    const moment = before && correspondingStep(search, before, this.step)
    // Another tree begins where the attribute says.
    if (!sameTree && moment === null) this.#requested.step ??= this.getAttribute('step') || 0
    this.#search = search
    this.#error = null
    this.#reveal()
    this.#viewer?.open(search, this.#requested.resolve(search, this.step, moment), sameTree)
    this.#origin = origin
    this.#follow()
    before?.free()
    // Showing a search can find that it is lost.
    if (search === this.#search) this.#fire('secateur-open', { search: this.search })
  }

  /** The search is lost. It is done again, but not twice in a row. @param {SecateurError} error */
  #reopenLost(error) {
    this.#forget()
    const again = this.#lost
    this.#lost = !again
    if (again) this.#fail(error)
    else if (!this.#openings.isOpening) this.#changes.note(true)
  }

  #forget() {
    this.#viewer?.close()
    this.#search?.free()
    this.#search = null
  }

  /** @param {SecateurError} error */
  #fail(error) {
    this.#error = error
    this.#requested.state = null
    this.#reveal()
    if (!this.#search && this.#origin !== '') this.#clear()
    else if (!this.#search) this.#view.explain(error)
    this.#fire('secateur-error', { error })
  }

  /** Clears the view. If the tree comes back, it is shown at the same step. */
  #clear() {
    this.#requested.step ??= this.step
    this.#origin = ''
    this.#view.clear()
    this.#makeViewer()
  }

  /** Makes a viewer, which takes over from the one before. */
  #makeViewer() {
    const { m } = this.#words
    if (!m) return
    const { viewer, previous } = this.#view.make(m, {
      step: (step) => this.#fire('secateur-step', { step }),
      select: (node) => this.#fire('secateur-select', { node }),
      beside: () => this.#companion.beside(this.#search),
      panel: (name) => {
        this.setAttribute('panel', name)
        this.#fire('secateur-panel', { panel: name })
      },
      stepSize: (size) => void (this.stepSize = size),
      cancel: () => this.cancel(),
      reopen: () => this.reopen(),
      loadWords: () => this.#words.load(),
      lost: (error) => this.#reopenLost(error),
      complete: () => void (this.#lost = false),
    })
    this.#reveal()
    if (previous) viewer.continueFrom(previous)
    else if (this.#search)
      viewer.open(this.#search, this.#requested.resolve(this.#search, this.step), false)
    viewer.showProgress(this.#openings.work)
    this.#showErrors()
    if (this.#error && !this.#search) this.#view.explain(this.#error)
  }

  /** Shows the viewer once there is anything to see in it; until then, the content of the element. */
  #reveal() {
    this.#view.reveal(Boolean(this.#search || this.#error || this.#openings.work))
  }

  /** Reports parts that the attributes ask for and that are missing. */
  #showErrors() {
    this.#view.showErrors(this.#requested.error, this.#search !== null)
  }
}
