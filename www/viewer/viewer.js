/**
 * The viewer: its parts, put together, around one search and one cursor. Whatever changes, all parts
 * are shown the new view on the next animation frame, and the picture is painted in the same one. What
 * does not fit into a frame follows in the next ones, each part in its turn: the picture and the slider
 * never wait.
 *
 * @import {Search} from '../core.js'
 * @import {Goal, Host, View} from './view.js'
 * @import {View as Seen} from '../types.js'
 * @import {KeyActions} from './run/keys.js'
 * @import {Messages} from '../messages/messages.js'
 * @import {Work} from './opening.js'
 */

import { Help } from './words/help.js'
import { listenKeys } from './run/keys.js'
import { Life } from './life.js'
import { makeParts } from './parts.js'
import { Player } from './run/player.js'
import { Stage } from './stage/stage.js'
import { Stubs } from './stage/stubs.js'

export class Viewer {
  /** @type {Search | null} */
  #search = null
  /** @type {number | null} */
  #selected = null
  /** @type {number | null} */
  #hovered = null
  #stubs = new Stubs()
  /** @type {Seen | null} */
  #seen = null
  /** An animation frame has been asked for. */
  #waiting = false
  /** The parts show an older view. */
  #stale = false
  /** The picture is an older one. */
  #faded = false
  /** Some of them still do. */
  #busy = false
  #step = -1
  /** How many nodes the next cutoff prunes at least. */
  #least = 1
  /** The step of the cutoff that prunes most. @type {number | null} */
  #largest = null
  #host
  #life
  #parts
  #words
  #help
  /** Nothing of this search has been shown whole yet. */
  #fresh = false
  /** There is nothing to see, but it may go well the next time. */
  #failed = false

  /** @param {Messages} m @param {Host} host */
  constructor(m, host) {
    this.#host = host
    this.#words = m
    this.#life = new Life((error) => this.#search && host.lost(error))
    this.player = new Player(() => this.#moved())
    const actions = this.#actions()
    this.stage = new Stage(m, actions, () => this.#repaint())
    this.#parts = makeParts(m, actions, this.stage)
    this.element = this.#parts.element
    this.#help = new Help(m.lang, this.element)
    listenKeys(this.element, actions)
    // Whatever is drawn is gone once the graphics of the browser have failed, and can be drawn again.
    this.element.addEventListener('contextrestored', () => this.restyle(), true)
    this.#remind()
  }

  /** What the reader has to do without, and may try again. */
  #remind() {
    const { opening, standIn = '' } = this.#words
    const again = this.#failed ? this.#host.again : standIn ? this.#host.speak : null
    this.#parts.notice.say(this.stage.blind ? opening.noCanvas : standIn, again)
  }

  /**
   * Takes up another search, at once: the one before may be freed when this returns.
   * @param {Search} search
   * @param {number} step
   * @param {boolean} sameTree the marked node is still the same one
   */
  open(search, step, sameTree) {
    this.#search = search
    this.#failed = false
    this.#remind()
    if (!sameTree) {
      this.select(null)
      this.#stubs.clear()
    }
    this.#step = -1
    this.player.open(search.summary.steps, step)
    this.#present(search)
  }

  /** Goes on with what another viewer was at, which ends. @param {Viewer} former */
  succeed(former) {
    this.#search = former.#search
    this.#selected = former.#selected
    this.#step = former.#step
    this.#least = former.#least
    this.#stubs.succeed(former.#stubs)
    this.stage.succeed(former.stage)
    this.player.succeed(former.player)
    former.end()
    if (this.#search) this.#present(this.#search)
  }

  /** Its search is no more. What is on view stays until there is another. */
  close() {
    this.player.pause()
    this.#search = null
  }

  /** Nothing of it goes on. */
  end() {
    this.close()
    this.#life.end()
    this.element.remove()
  }

  /** @param {Search} search */
  #present(search) {
    this.#hovered = null
    this.#fresh = true
    this.element.classList.remove('empty')
    this.#life.guard(() => this.#write(search))()
  }

  /** All parts at once. @param {Search} search */
  #write(search) {
    this.#largest = search.largestCutoff()
    // Rows have room for names as that of the last inner node.
    const last = search.path(search.summary.nodes - 1).at(-2) ?? 0
    const { length } = this.#words.viewer.log.short(search.node(last, 0).place)
    this.element.style.setProperty('--name', `${length + 1}ch`)
    const view = this.#look()
    if (view) this.#lead(view)
    this.#parts.turns.finish()
    // All is written now: there is one layout to be measured.
    for (const part of [this.stage, ...this.#parts.leading]) part.settle?.()
    this.#settle()
    this.#repaint()
  }

  /** From whose side values are shown; null: as the listing has them. @param {Seen | null} seen */
  set seen(seen) {
    this.#seen = seen
    this.#later()
  }

  /** How far the opening of another tree is; null: none is opened. @param {Work | null} work */
  working(work) {
    const { opening, sentence } = this.#parts
    // Who has pressed the button that goes finds the tree.
    const active = /** @type {ShadowRoot | Document} */ (this.element.getRootNode()).activeElement
    const pressed = work === null && opening.element.contains(active)
    opening.show(work)
    if (pressed) this.stage.element.focus()
    if (work && !this.#search) sentence.say(this.#words.opening.stages[work.stage])
  }

  /** Says why there is nothing to see. @param {string} words @param {boolean} again whether to try it again is of use */
  fail(words, again) {
    this.#parts.sentence.say(words)
    this.#failed = again
    this.#remind()
  }

  async help() {
    try {
      await this.#help.show()
      this.#remind()
    } catch {
      this.#parts.notice.say(this.#words.opening.noHelp, () => this.help())
    }
  }

  /** The node marked by the user. */
  get selected() {
    return this.#selected
  }

  /** @param {number | null} node */
  select(node) {
    if (node === this.#selected) return
    this.#selected = node
    this.#host.select(node)
    this.#later()
  }

  /** The theme, or the size of type, is another. */
  restyle() {
    this.#life.guard(() => {
      this.stage.restyle()
      this.#parts.transport.repaint()
    })()
  }

  /** @returns {KeyActions} */
  #actions() {
    const { player } = this
    const life = this.#life
    return {
      guard: (listener) => life.guard(listener),
      watch: (element, resized) => life.watch(element, resized),
      seek: (step) => player.seek(step),
      move: (steps) => player.seek(player.step + steps),
      skip: life.guard((goal) => {
        const step = this.#next(goal, this.#target())
        if (step !== null) player.seek(step)
      }),
      want: (least) => {
        this.#least = least
        this.#later()
      },
      largest: () => {
        if (this.#largest !== null) player.seek(this.#largest)
      },
      toggle: () => (player.playing ? player.pause() : player.play()),
      pace: (speed) => {
        player.speed = speed
      },
      select: (node) => this.select(node),
      press: life.guard((node) => {
        this.select(node)
        const stub = node === null ? null : this.#search?.stub(node, this.player.step)
        if (stub === node && node !== null) this.#fold(node)
      }),
      fold: life.guard(() => this.#fold(this.#selected ?? this.#current() ?? 0)),
      hover: (node) => {
        if (node === this.#hovered) return
        this.#hovered = node
        this.#later()
      },
      zoom: (factor) => this.stage.zoom(factor),
      pan: (dx, dy) => this.stage.pan(dx, dy),
      fit: () => {
        this.stage.fit()
        this.#later()
      },
      twice: life.guard(() => this.#selected !== null && this.#dive()),
      dive: life.guard(() => this.#dive()),
      back: () => {
        this.stage.back()
        this.#later()
      },
      find: () => this.#parts.find.focus(),
      cancel: this.#host.cancel,
      help: () => this.help(),
    }
  }

  /** Folds or unfolds the stubs at a node. What was selected in one that is folded gives way to it. @param {number} node */
  #fold(node) {
    if (!this.#search) return
    const stub = this.#stubs.turn(this.#search, this.player.step, node)
    if (stub !== null) this.select(stub)
    this.#later()
  }

  #dive() {
    if (!this.#search) return
    const node = this.#selected ?? this.#current() ?? 0
    this.#stubs.open(this.#search, this.player.step, node)
    this.stage.dive(this.#search, node)
    this.#later()
  }

  /** The node of the event of this step. */
  #current() {
    const { step } = this.player
    return step === 0 || !this.#search ? null : this.#search.events(step - 1, step)[0].node
  }

  #moved() {
    if (this.player.step !== this.#step) {
      this.#step = this.player.step
      this.#host.step(this.#step)
    }
    this.#later()
  }

  #later() {
    this.#stale = true
    this.#repaint()
  }

  #repaint() {
    this.#faded = true
    this.#soon()
  }

  #soon() {
    if (this.#waiting) return
    this.#waiting = true
    requestAnimationFrame(this.#life.guard(() => this.#frame()))
  }

  #frame() {
    this.#waiting = false
    const began = performance.now()
    // Before anything is written: type on a canvas makes the browser lay out what was.
    const view = this.#stale ? this.#look() : null
    if (this.#faded) this.#paint()
    if (view) this.#lead(view)
    this.#parts.turns.go(began)
    this.#settle()
    if (this.#fresh && this.#parts.turns.done) {
      this.#fresh = false
      this.#host.shown()
    }
  }

  #paint() {
    this.#faded = false
    this.stage.paint()
  }

  #look() {
    this.#stale = false
    if (!this.#search) return null
    const view = this.#view(this.#search)
    this.stage.show(view)
    this.#parts.turns.take(view)
    return view
  }

  /** @param {View} view */
  #lead(view) {
    for (const part of this.#parts.leading) part.show(view)
  }

  /** What is behind goes on in the next frame; nothing is read out that is about to change. */
  #settle() {
    const { done } = this.#parts.turns
    if (!done) this.#soon()
    if (this.#busy !== !done) this.element.setAttribute('aria-busy', String(!done))
    this.#busy = !done
  }

  /** @param {Search} search @returns {View} */
  #view(search) {
    const { step, last, playing, speed } = this.player
    const seen = this.#seen ?? search.listing.view
    const event = step === 0 ? null : search.events(step - 1, step, seen)[0]
    const current = event && event.node
    const selected = this.#selected
    const hovered = this.#hovered
    const target = this.#target()
    return {
      search,
      step,
      last,
      playing,
      speed,
      seen,
      event,
      current,
      selected,
      hovered,
      unfolded: this.#stubs.unfolded(search, step, selected),
      node: hovered ?? selected ?? current ?? 0,
      target,
      beside: this.#host.beside,
      goals: {
        leaf: this.#next('leaf', target),
        cutoff: this.#next('cutoff', target),
        return: this.#next('return', target),
      },
      least: this.#least,
      largest: this.#largest,
      away: this.stage.away,
    }
  }

  /** The node to which a return is sought: the marked one, or else the innermost that waits for one. */
  #target() {
    if (!this.#search) return null
    const { path } = this.#search.frame(this.player.step, { from: 0, to: 0 })
    const waiting = path.findLast((node) => this.#next('return', node) !== null)
    return this.#selected ?? waiting ?? null
  }

  /** @param {Goal} goal @param {number | null} target */
  #next(goal, target) {
    if (!this.#search || (goal === 'return' && target === null)) return null
    return this.#search.next(this.player.step, goal, {
      least: this.#least,
      node: target ?? undefined,
    })
  }
}
