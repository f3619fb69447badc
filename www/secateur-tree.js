/**
 * `<secateur-tree>`: its text is a tree in notation, its attributes say how it is searched and shown.
 * With the attribute `game` it is the tree of that game, and the text is not used. Attributes are the
 * only state. While the text is broken, the last good tree stays, and so it does until another one is
 * whole.
 *
 * @import {Search} from './core.js'
 * @import {Messages} from './messages/messages.js'
 * @import {Progress} from './types.js'
 */

import { open, SecateurError } from './core.js'
import { dress } from './dress.js'
import { besideOf, watchBeside } from './viewer/beside.js'
import { complaint, messages } from './messages/messages.js'
import { GAME, OPTIONS, optionsOf, sourceOf } from './viewer/options.js'
import { fetchBoard } from './viewer/position.js'
import { watchTheme } from './viewer/theme-watch.js'
import { Viewer } from './viewer/viewer.js'

/** The first one is drawn where the attribute says nothing that is known. */
const CONVENTIONS = /** @type {const} */ (['aima', 'cs188', 'wikipedia'])
/** Where the attribute says nothing that is known, values are seen as the listing has them. */
const VIEWS = /** @type {const} */ (['max', 'mover'])

/** An opening that takes longer than so many milliseconds is seen. */
const SOON = 200

export class SecateurTree extends HTMLElement {
  static observedAttributes = [...OPTIONS, ...GAME, 'convention', 'view', 'beside', 'step', 'lang']

  /** @type {Search | null} */
  #search = null
  /** @type {SecateurError | null} */
  #error = null
  /** @type {Messages | null} */
  #m = null
  /** @type {Viewer | null} until there are words for it */
  #viewer = null
  /** What the tree on view was made from. */
  #origin = ''
  /** @type {string | null} the step attribute, until it has been followed */
  #wanted = null
  #stale = true
  /** @type {boolean | null} null: nobody has asked for the styles yet */
  #styled = null
  /** Done once there are words, and so a viewer. */
  #spoken = Promise.resolve()
  #waiting = false
  /** Ends the opening of another tree; null if there is none. @type {AbortController | null} */
  #opening = null
  /** Whether the search beside is being held against this one. */
  #comparing = false
  #text = new MutationObserver(() => this.#change(true))
  #unwatch = () => {}

  constructor() {
    super()
    this.attachShadow({ mode: 'open' })
  }

  /** The last good search, null before the first. */
  get search() {
    return this.#search
  }

  /** What is wrong with the text or the attributes, null if nothing is. */
  get error() {
    return this.#error
  }

  get step() {
    return this.#viewer?.player.step ?? 0
  }

  /** @param {number} step */
  seek(step) {
    this.#viewer?.player.seek(step)
  }

  /** The node that is marked, as the search numbers it; null if none is. */
  get selected() {
    return this.#viewer?.selected ?? null
  }

  /** @param {number | null} node */
  select(node) {
    this.#viewer?.select(node)
  }

  play() {
    this.#viewer?.player.play()
  }

  pause() {
    this.#viewer?.player.pause()
  }

  /** Shows the whole tree. */
  fit() {
    this.#viewer?.stage.fit()
  }

  /** Shows the signs of the picture and the keys. */
  help() {
    this.#viewer?.help()
  }

  /** Ends the opening of another tree, and says whether there was one. The tree on view stays. */
  cancel() {
    if (!this.#opening) return false
    this.#abandon()
    this.#fail(new SecateurError({ code: 'cancelled' }))
    return true
  }

  connectedCallback() {
    if (this.#styled === null) this.#dress()
    this.#text.observe(this, { characterData: true, childList: true, subtree: true })
    const restyle = () => {
      this.#speak()
      this.#viewer?.restyle()
    }
    const unwatch = [watchTheme(restyle), watchBeside(this, () => this.#draw())]
    this.#unwatch = () => unwatch.forEach((stop) => stop())
    this.#spoken = this.#speak()
    this.#change(this.#stale)
  }

  async #dress() {
    this.#styled = false
    if (this.shadowRoot) await dress(this, this.shadowRoot)
    this.#styled = true
    if (!this.#viewer) return
    this.#viewer.element.hidden = false
    this.#viewer.restyle()
  }

  disconnectedCallback() {
    this.pause()
    this.#abandon()
    this.#text.disconnect()
    this.#unwatch()
    // The text is not watched meanwhile.
    this.#stale = true
  }

  /** @param {string} name @param {string | null} _before @param {string | null} value */
  attributeChangedCallback(name, _before, value) {
    if (name === 'convention' || name === 'view' || name === 'beside') this.#draw()
    else if (name === 'lang') this.#speak()
    else if (name === 'step') {
      this.#wanted = value
      this.#change(false)
    } else this.#change(true)
  }

  /** Whatever changes in one go is followed once. @param {boolean} stale the search is another */
  #change(stale) {
    this.#stale ||= stale
    if (!this.isConnected || this.#waiting) return
    this.#waiting = true
    queueMicrotask(() => {
      this.#waiting = false
      if (this.#stale) this.#open()
      else if (this.#search && this.#viewer) this.seek(this.#start(this.#search))
    })
  }

  async #open() {
    this.#stale = false
    this.#abandon()
    const opening = new AbortController()
    this.#opening = opening
    const source = sourceOf(this)
    const options = optionsOf(this)
    const origin = JSON.stringify([source, options.root, options.order, options.seed])
    const { signal } = opening
    // If it fails, so it does when the position is drawn.
    if (typeof source !== 'string') fetchBoard().catch(() => {})
    try {
      const search = await open(source, options, { signal, progress: this.#watch() })
      await this.#spoken
      if (signal.aborted) return search.free()
      this.#settle()
      this.#take(search, origin)
    } catch (error) {
      await this.#spoken
      if (signal.aborted) return
      this.#settle()
      if (!(error instanceof SecateurError)) throw error
      this.#fail(error)
    }
  }

  /** Nobody wants any more what is being opened. */
  #abandon() {
    this.#opening?.abort()
    this.#settle()
  }

  /** Nothing is being opened. */
  #settle() {
    this.#opening = null
    this.#viewer?.working(null)
  }

  /** What an opening tells of is seen once it takes long. @returns {(progress: Progress) => void} */
  #watch() {
    const soon = performance.now() + SOON
    return (progress) => {
      if (performance.now() > soon) this.#viewer?.working(progress)
      this.#tell('secateur-progress', progress)
    }
  }

  /** @param {Search} search @param {string} origin */
  #take(search, origin) {
    const before = this.#search
    this.#search = search
    this.#error = null
    this.#viewer?.open(search, this.#start(search), origin === this.#origin)
    this.#origin = origin
    before?.free()
    this.#tell('secateur-open', { search })
  }

  /** @param {SecateurError} error */
  #fail(error) {
    this.#error = error
    this.#explain()
    this.#tell('secateur-error', { error })
  }

  /** The step to be shown: the attribute's when it is new, else the present one. @param {Search} search */
  #start(search) {
    const wanted = this.#wanted
    this.#wanted = null
    if (wanted === null) return this.step
    if (wanted === 'last') return search.summary.steps
    if (wanted === 'cutoff') return search.next(0, 'cutoff') ?? search.summary.steps
    return Number(wanted) || 0
  }

  /** Where there is no tree to see, why. */
  #explain() {
    if (this.#m && this.#error && !this.#search) this.#viewer?.fail(complaint(this.#m, this.#error))
  }

  /** A viewer in the language of the element, at the first time and when that becomes another. @returns {Promise<void>} */
  async #speak() {
    const lang = this.#language()
    const m = await messages(lang)
    if (lang !== this.#language()) return this.#speak()
    if (m === this.#m) return
    this.#m = m
    if (this.#viewer) this.#wanted ??= String(this.step)
    this.#viewer?.element.remove()
    const tell = (/** @type {number} */ step) => this.#tell('secateur-step', { step })
    const mark = (/** @type {number | null} */ node) => this.#tell('secateur-select', { node })
    this.#viewer = new Viewer(
      m,
      tell,
      mark,
      () => this.#beside(),
      () => this.cancel(),
    )
    this.#draw()
    // Not to be seen before it is styled.
    this.#viewer.element.hidden = !this.#styled
    this.shadowRoot?.append(this.#viewer.element)
    if (this.#search) this.#viewer.open(this.#search, this.#start(this.#search), false)
    this.#explain()
  }

  /** The tree beside, once its search has been held against this one. Until then nothing is marked. */
  #beside() {
    const beside = besideOf(this)
    const search = this.#search
    if (!beside || !search?.sameTree(beside.search)) return null
    if (search.compared(beside.search)) return beside
    if (!this.#comparing) this.#hold(search, beside.search)
    return null
  }

  /** @param {Search} search @param {Search} beside */
  async #hold(search, beside) {
    this.#comparing = true
    try {
      await search.compare(beside)
    } finally {
      this.#comparing = false
    }
    this.#draw()
  }

  /** The picture follows the attributes that are about it alone. */
  #draw() {
    if (!this.#viewer) return
    this.#viewer.stage.convention = this.#convention()
    this.#viewer.seen = this.#seen()
  }

  #language() {
    return this.closest('[lang]')?.getAttribute('lang') ?? undefined
  }

  #convention() {
    const name = this.getAttribute('convention')
    return CONVENTIONS.find((convention) => convention === name) ?? CONVENTIONS[0]
  }

  #seen() {
    const name = this.getAttribute('view')
    return VIEWS.find((view) => view === name) ?? null
  }

  /** @param {string} name @param {object} detail */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
  }
}
