/**
 * The viewer: its parts, put together, around one search and one cursor. Whatever changes, all parts
 * are shown the new view on the next animation frame, and the picture is painted in the same one. What
 * does not fit into a frame follows in the next ones, each part in its turn: the picture and the slider
 * never wait.
 *
 * @import {Search} from '../core.js'
 * @import {Goal, Part, View} from './view.js'
 * @import {Progress, View as Seen} from '../types.js'
 * @import {Beside} from './beside.js'
 * @import {KeyActions} from './keys.js'
 * @import {Messages} from '../messages/messages.js'
 */

import { makeAccessibleTree } from './accessible-tree.js'
import { makeFind } from './find.js'
import { makeHelp } from './help.js'
import { listenKeys } from './keys.js'
import { help } from '../messages/messages.js'
import { make } from '../make.js'
import { makeCallStack } from './panels/call-stack.js'
import { makeCounts } from './panels/counts.js'
import { makeListing } from './panels/listing.js'
import { makeLog } from './panels/log.js'
import { makeNode } from './panels/node.js'
import { makeOpening } from './opening.js'
import { makePath } from './path.js'
import { makePosition } from './position.js'
import { makeVariables } from './panels/variables.js'
import { Player } from './player.js'
import { makeSentence } from './sentence.js'
import { makeSight } from './sight.js'
import { Stage } from './stage.js'
import { Stubs } from './stubs.js'
import { makeTransport } from './transport.js'
import { Turns } from './turns.js'

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
  #onStep
  #onSelect
  #beside
  #sentence
  #transport
  /** What is shown every view at once, beside the stage. @type {Part[]} */
  #leading
  /** What may be late. */
  #turns
  #words
  /** @type {Promise<HTMLDialogElement> | null} until somebody asks for it */
  #help = null
  #find
  #opening
  #cancel

  /**
   * @param {Messages} m
   * @param {(step: number) => void} onStep
   * @param {(node: number | null) => void} onSelect
   * @param {() => Beside | null} beside
   * @param {() => boolean} cancel ends the opening of another tree, if there is one
   */
  constructor(m, onStep, onSelect, beside, cancel) {
    this.#onStep = onStep
    this.#onSelect = onSelect
    this.#beside = beside
    this.#cancel = cancel
    this.player = new Player(() => this.#moved())
    const actions = this.#actions()
    this.stage = new Stage(m, actions, () => this.#repaint())
    this.#sentence = makeSentence(m)
    this.#transport = makeTransport(m, actions)
    const position = makePosition(m, actions)
    this.#find = makeFind(m, actions)
    const panels = [
      ...[makeListing, makeVariables, makeCallStack],
      ...[makeCounts, makeNode, makeLog, makeAccessibleTree],
    ].map((makePart) => makePart(m, actions))
    const path = makePath(m, actions)
    const sight = makeSight(m, actions)
    this.#opening = makeOpening(m, cancel)
    this.#leading = [this.#transport, sight, this.#find]
    const map = { element: this.stage.overview.element, show: () => this.stage.map() }
    this.#turns = new Turns([this.#sentence, path, position, ...panels, map])
    this.#words = m
    this.element = make(
      'div',
      { class: 'viewer', role: 'group', lang: m.lang, 'aria-label': m.viewer.name },
      make(
        'div',
        { class: 'main' },
        this.stage.element,
        this.stage.overview.element,
        make('div', { class: 'way' }, this.#opening.element, path.element, sight.element),
        this.#sentence.element,
        this.#transport.element,
        position.element,
      ),
      make(
        'div',
        { class: 'panels', part: 'panels' },
        ...[this.#find, ...panels].map(({ element }) => element),
      ),
    )
    listenKeys(this.element, actions)
  }

  /**
   * Takes up another search, at once: the one before may be freed when this returns.
   * @param {Search} search
   * @param {number} step
   * @param {boolean} sameTree the marked node is still the same one
   */
  open(search, step, sameTree) {
    this.#search = search
    this.#hovered = null
    this.#largest = search.largestCutoff()
    // Rows have room for names as that of the last inner node.
    const last = search.path(search.summary.nodes - 1).at(-2) ?? 0
    const { length } = this.#words.viewer.log.short(search.node(last, 0).place)
    this.element.style.setProperty('--name', `${length + 1}ch`)
    if (!sameTree) {
      this.select(null)
      this.#stubs.clear()
    }
    this.#step = -1
    this.player.open(search.summary.steps, step)
    const view = this.#look()
    if (view) this.#lead(view)
    this.#turns.finish()
    // All is written now: there is one layout to be measured.
    for (const part of [this.stage, ...this.#leading]) part.settle?.()
    this.#settle()
    this.#repaint()
  }

  /** From whose side values are shown; null: as the listing has them. @param {Seen | null} seen */
  set seen(seen) {
    this.#seen = seen
    this.#later()
  }

  /** How far the opening of another tree is; null: none is opened. @param {Progress | null} progress */
  working(progress) {
    // Who has pressed the button that goes finds the tree.
    const active = /** @type {ShadowRoot | Document} */ (this.element.getRootNode()).activeElement
    const pressed = progress === null && this.#opening.element.contains(active)
    this.#opening.show(progress)
    if (pressed) this.stage.element.focus()
  }

  /** Says why there is nothing to see. @param {string} words */
  fail(words) {
    this.#sentence.say(words)
  }

  async help() {
    this.#help ??= this.#fetchHelp()
    const dialog = await this.#help
    if (dialog.isConnected) dialog.showModal()
  }

  async #fetchHelp() {
    try {
      const dialog = makeHelp(await help(this.#words.lang))
      this.element.append(dialog)
      return dialog
    } catch (error) {
      this.#help = null // so that it can be asked for again
      throw error
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
    this.#onSelect(node)
    this.#later()
  }

  /** The theme, or the size of type, is another. */
  restyle() {
    this.stage.restyle()
    this.#transport.repaint()
  }

  /** @returns {KeyActions} */
  #actions() {
    const { player } = this
    return {
      seek: (step) => player.seek(step),
      move: (steps) => player.seek(player.step + steps),
      skip: (goal) => {
        const step = this.#next(goal, this.#target())
        if (step !== null) player.seek(step)
      },
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
      press: (node) => {
        this.select(node)
        const stub = node === null ? null : this.#search?.stub(node, this.player.step)
        if (stub === node && node !== null) this.#fold(node)
      },
      fold: () => this.#fold(this.#selected ?? this.#current() ?? 0),
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
      twice: () => this.#selected !== null && this.#dive(),
      dive: () => this.#dive(),
      back: () => {
        this.stage.back()
        this.#later()
      },
      find: () => this.#find.focus(),
      cancel: this.#cancel,
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
      this.#onStep(this.#step)
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
    requestAnimationFrame(() => {
      this.#waiting = false
      const began = performance.now()
      // Before anything is written: type on a canvas makes the browser lay out what was.
      const view = this.#stale ? this.#look() : null
      if (this.#faded) this.#paint()
      if (view) this.#lead(view)
      this.#turns.go(began)
      this.#settle()
    })
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
    this.#turns.take(view)
    return view
  }

  /** @param {View} view */
  #lead(view) {
    for (const part of this.#leading) part.show(view)
  }

  /** What is behind goes on in the next frame; nothing is read out that is about to change. */
  #settle() {
    const { done } = this.#turns
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
      beside: this.#beside,
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
