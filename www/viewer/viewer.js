/**
 * The viewer: its parts around one search and one cursor.
 *
 * @import {Search} from '../core.js'
 * @import {Exercise, ViewerHost, Part} from './part.js'
 * @import {AnyStepSize, OverlayName, View} from '../types.js'
 * @import {Withheld} from '../element/attributes.js'
 * @import {Messages} from '../messages/messages.js'
 * @import {PanelName} from './panels/names.js'
 * @import {OpeningProgress} from './opening.js'
 * @import {KeyRow} from './help/help.js'
 * @import {ViewerState} from './state.js'
 */

import { onDemand } from '../on-demand.js'
import { Keys } from './transport/keys.js'
import { Frames } from './frames.js'
import { Lifetime } from './lifetime.js'
import { partOf } from '../messages/messages.js'
import { makeActions } from './actions.js'
import { makeParts } from './parts.js'
import { ViewerContent } from './content.js'
import { Stage } from './stage/stage.js'
import { takeTurns } from './words/turns.js'
import { watchColours } from './stage/colour-watch.js'
import { applyState, framingOf, stateOf } from './state.js'
import { wholeLoader } from './whole-loader.js'

export class Viewer {
  /** The step that the host got last. */
  #step = -1
  #host
  #lifetime
  #content
  #parts
  #frames
  #whole
  #keys
  /** The actions that the parts of an exercise can ask for. */
  actions
  /** The keys that the host gives to this viewer. @type {'' | 'page' | 'off'} */
  #keysOption = ''

  /** @param {Messages} m @param {ViewerHost} host */
  constructor(m, host) {
    this.#host = host
    this.m = m
    this.#lifetime = new Lifetime((error) => this.#content.search && host.lost(error))
    const changed = () => this.#frames.change()
    this.#content = new ViewerContent(host, this.#lifetime, () => this.#moved(), changed)
    this.player = this.#content.player
    const actions = (this.actions = makeActions({
      ...{ content: this.#content, lifetime: this.#lifetime, host, changed },
      stage: () => this.stage,
      find: () => this.#parts.panels.seekNode(),
      help: () => this.help(),
    }))
    this.stage = new Stage(m, actions, () => this.repaint())
    const loadPanels = () => this.#loadPanels()
    this.#parts = makeParts(m, actions, this.stage, { ...host, loadPanels })
    this.element = this.#parts.element
    this.#keys = new Keys(this.element, actions)
    this.#whole = this.#makeWhole()
    this.#frames = this.#makeFrames()
    // A failure of the browser's graphics empties all canvases; this event says they can be drawn again.
    this.element.addEventListener('contextrestored', () => this.restyle(), true)
    this.element.append(watchColours(() => this.restyle()))
    takeTurns(this.element)
  }

  #makeFrames() {
    const { element, stage } = this
    const { queue } = this.#parts
    const leading = [...this.#parts.leading, this.#whole]
    const [content, lifetime] = [this.#content, this.#lifetime]
    const { complete } = this.#host
    return new Frames({ element, content, stage, queue, leading, lifetime, complete })
  }

  #makeWhole() {
    /** @type {(name: PanelName, part: Part | null) => void} */
    const offer = (name, part) => {
      if (this.#parts.panels.offer(name, part)) this.#renew()
    }
    return wholeLoader(this.m, this.actions, {
      ...{ stage: this.stage, slider: this.#parts.transport.slider, offer },
      hidden: () => this.#parts.run.hidden,
      loaded: () => this.#frames.change(),
      failed: (retry) => this.showMissing(this.m.opening.noOverlay, retry),
    })
  }

  /**
   * Shows another search at once: the one before may be freed when this returns.
   * @param {Search} search
   * @param {number} step
   * @param {boolean} sameTree whether the selected node is still the same one
   */
  open(search, step, sameTree) {
    this.#content.search = search
    this.#parts.notice.fail('', false)
    if (!sameTree) {
      this.select(null)
      this.#content.stubs.byUser.clear()
    }
    this.#step = -1
    if (this.#parts.run.hidden) this.player.open(0, 0)
    else this.player.open(search.summary.steps, step)
    this.#present(search)
  }

  /** Whether the run is hidden: the tree stays as it is before the first step, and nothing reveals its search. */
  set runHidden(/** @type {boolean} */ hidden) {
    const { run } = this.#parts
    if (hidden === run.hidden) return
    run.hidden = hidden
    this.element.classList.toggle('asking', hidden)
    this.keys = this.#keysOption
    const { search } = this.#content
    if (search) this.open(search, 0, true)
  }

  /** The exercise while the run is hidden; null: none. @param {Exercise | null} exercise */
  set exercise(exercise) {
    const previous = this.stage.exercise
    this.stage.exercise = exercise
    for (const element of previous ? [...previous.over, previous.foot, previous.sheet] : []) {
      element.remove()
    }
    previous?.end()
    // The next exercise starts without the steps of the one before.
    if (previous && this.#parts.run.hidden) this.player.open(0, 0)
    if (exercise) {
      this.#parts.scene.append(...exercise.over)
      this.#parts.main.append(exercise.foot)
      this.#parts.body.append(exercise.sheet)
    }
    this.#frames.change()
  }

  /** Names a part that could not be loaded, with a button that tries again. @param {string} words @param {(() => unknown) | null} retry */
  showMissing(words, retry) {
    this.#parts.notice.say(words, retry)
  }

  /** Moves by a number of steps of the chosen size, backwards if it is negative. @param {number} steps */
  move(steps) {
    if (!this.stage.exercise?.move?.(steps)) this.player.move(steps)
  }

  /** Takes over the content of another viewer, and ends that viewer. @param {Viewer} previous */
  continueFrom(previous) {
    this.#step = previous.#step
    this.stage.camera.continueFrom(previous.stage.camera)
    this.#content.continueFrom(previous.#content)
    previous.end()
    if (this.#content.search) this.#present(this.#content.search)
  }

  /** The search is gone. What is on view stays until there is another. */
  close() {
    this.player.pause()
    this.#whole.open(null)
    this.#content.search = null
  }

  /** Stops everything and removes the element. */
  end() {
    this.close()
    this.#keys.whose = ''
    this.#lifetime.end()
    this.element.remove()
  }

  /** @param {Search} search */
  #present(search) {
    // The numbers now mean other nodes: none of them is under the pointer.
    this.#content.hover(null)
    this.#frames.begin()
    this.#parts.panels.bestFirst = search.bestFirst
    this.#whole.open(search)
    this.element.classList.remove('empty')
    this.#renew()
  }

  /** Shows a search in all parts at once. @param {Search} search */
  #write(search) {
    this.#content.largest = search.largestCutoff()
    // Rows get room for names as long as that of the last inner node.
    const last = search.path(search.summary.nodes - 1).at(-2) ?? 0
    const { length } = this.m.viewer.short(search.node(last, 0).place)
    this.element.style.setProperty('--name', `${length + 1}ch`)
    this.#frames.write()
  }

  /** From whose side values are shown; null: as in the listing. @param {View | null} view */
  set view(view) {
    this.#content.view = view
    this.#frames.change()
  }

  /**
   * The panels to show.
   * @param {PanelName[]} names
   * @param {PanelName | null} open the open tab; null: the first
   */
  showPanels(names, open) {
    const { panels } = this.#parts
    panels.open = open
    if (!panels.show(names)) return
    if (panels.loaded) this.#renew()
    else this.#loadPanels()
  }

  /** Loads the panels that are asked for; if that fails, a button tries again. */
  async #loadPanels() {
    try {
      await this.#parts.panels.load()
      this.#renew()
    } catch {
      this.#parts.panels.failed = true
    }
    this.#parts.notice.show()
  }

  /** Gives the panels their style again. */
  adopt() {
    this.#parts.panels.adopt()
  }

  /** A part that was not asked for may show a search that is gone: all are shown this one at once. */
  #renew() {
    const search = this.#content.search
    if (search) this.#lifetime.ask(() => this.#write(search))
  }

  /** Shows something over the picture; '': nothing. @param {OverlayName | ''} name */
  cover(name) {
    this.#whole.overlay(name)
  }

  /** The search on view was moved into the whole core. */
  complete() {
    this.#whole.open(this.#content.search)
    this.#frames.change()
  }

  /** The words about attributes that ask for something missing; empty if there are none. @param {string} words */
  set refused(words) {
    this.#parts.notice.refuse(words)
  }

  /** @param {AnyStepSize} size */
  set stepSize(size) {
    this.#content.preferredSize = size
    this.#frames.change()
  }

  /** The keys of this viewer: see `Keys`. @param {'' | 'page' | 'off'} whose */
  set keys(whose) {
    this.#keysOption = whose
    // They are the keys of the run.
    this.#keys.whose = this.#parts.run.hidden ? 'off' : whose
    this.element.classList.toggle('keyed', whose === 'page')
  }

  /** The texts hidden from an audience: the sentence, values found, windows. @param {Withheld[]} names */
  set withheld(names) {
    this.#parts.sentence.withhold(names.includes('sentence'))
    this.stage.withheld = names
    this.element.classList.toggle('withholding', names.includes('values'))
    this.#frames.change()
  }

  /** Shows how far the opening of another tree is; null: none is being opened. @param {OpeningProgress | null} work */
  showProgress(work) {
    const { opening, sentence } = this.#parts
    const active = /** @type {ShadowRoot | Document} */ (this.element.getRootNode()).activeElement
    const hadFocus = work === null && opening.element.contains(active)
    opening.show(work)
    // The focused button disappears: the focus moves to the tree.
    if (hadFocus) this.stage.element.focus()
    if (work && !this.#content.search) sentence.say(this.m.opening.stages[work.stage], true)
  }

  /** Says why there is nothing to see. @param {string} words @param {boolean} retry whether trying again may help */
  fail(words, retry) {
    this.#parts.sentence.say(words)
    this.#parts.notice.fail(words, retry)
  }

  /** @param {KeyRow[]} [ofPage] the page's own keys */
  async help(ofPage = []) {
    try {
      const [{ showHelp }, words] = await Promise.all([
        onDemand(() => import('./help/help.js')),
        partOf(this.m.lang, 'help'),
      ])
      showHelp(words, this.element, ofPage, this.stage.exercise?.keys)
      this.#parts.notice.show()
    } catch {
      this.showMissing(this.m.opening.noHelp, () => this.help(ofPage))
    }
  }

  /** The state of this viewer; null before there is a search. @returns {ViewerState | null} */
  get state() {
    const { search } = this.#content
    if (!search) return null
    const state = () => stateOf(search, this.#content, this.stage.camera.framing)
    return this.#lifetime.ask(state) ?? null
  }

  /** Shows a state, as far as it fits this tree. @param {Partial<ViewerState>} state */
  restore(state) {
    this.#lifetime.ask(() => {
      const { search } = this.#content
      if (!search) return
      applyState(state, search, this.#content)
      // A node newly selected comes into view, and so does that of a new step: the framing has the last word.
      this.#frames.takeSnapshot()
      const framing = framingOf(state, search)
      if (framing === null) this.stage.camera.fit()
      else if (framing) this.stage.camera.reframe(framing)
    })
    this.#frames.change()
  }

  /** The node selected by the user. */
  get selected() {
    return this.#content.selected
  }

  /** @param {number | null} node */
  select(node) {
    this.#content.select(node)
  }

  /** Draws the tree for paper, until `endPrint`. */
  print() {
    this.#lifetime.ask(() => this.stage.print())
  }

  endPrint() {
    this.stage.endPrint()
  }

  /** Reads the theme and the size of type again. */
  restyle() {
    this.#lifetime.ask(() => {
      this.stage.restyle()
      this.#parts.transport.repaint()
    })
  }

  #moved() {
    if (this.player.step !== this.#step) {
      this.#step = this.player.step
      this.#host.step(this.#step)
    }
    this.#frames.change()
  }

  /** The picture is to be drawn anew. */
  repaint() {
    this.#frames.repaint()
  }
}
