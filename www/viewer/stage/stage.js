/**
 * The stage: a canvas, the camera over the tree, and the gestures of pointers. It reports every change; its
 * owner then calls `paint`.
 *
 * @import {Search} from '../../core.js'
 * @import {Actions, Exercise, Snapshot} from '../part.js'
 * @import {Messages} from '../../messages/messages.js'
 * @import {TreePoint} from './viewport.js'
 * @import {Tip} from './tip.js'
 * @import {Marks, Style, Viewport} from '../../types.js'
 * @import {Withheld} from '../../element/attributes.js'
 */

import { listen } from './gestures.js'
import { Theme } from './inks.js'
import { make } from '../../dom/make.js'
import { Overview } from './overview.js'
import { boardAt } from './board-at.js'
import { MovingCamera } from './moving-camera.js'
import { LONGEST_SIDE, clear, paint } from './paint.js'
import { printable } from './printable.js'
import { paperWidth, wholeTree } from './whole-tree.js'

export class Stage {
  #m
  #changed
  /** The marks that were painted last. @type {Marks | null} */
  #marks = null
  /** The drawing for paper, while the page is printed. @type {SVGElement | null} */
  #paper = null
  #canvas = make('canvas', { role: 'img' })
  /** The tip, loaded with the first node that it is about. @type {Tip | null} */
  #tip = null
  /** The node for which the tip was asked for last. @type {number | null} */
  #tipNode = null
  #context
  #theme
  /** @type {Snapshot | null} */
  #snapshot = null
  /** @type {Style} */
  #style = {}
  /** The kinds of texts that the picture keeps back. @type {Withheld[]} */
  withheld = []

  /** The exercise in the picture. @type {Exercise | null} */
  exercise = null

  /** @param {Messages} m @param {Actions} actions @param {() => void} changed called when `paint` is needed */
  constructor(m, actions, changed) {
    this.#m = m
    this.#changed = changed
    this.#context = this.#canvas.getContext('2d')
    this.element = make(
      'div',
      { class: 'stage', part: 'stage', tabindex: 0, role: 'group', 'aria-label': m.viewer.stage },
      this.#canvas,
    )
    this.#theme = new Theme(this.element)
    this.camera = new MovingCamera({
      size: () => this.#size(),
      scale: () => this.#theme.scale,
      moved: (fitted) => {
        // While the whole tree is in view, a finger scrolls the page.
        this.element.style.setProperty('touch-action', fitted ? 'pan-x pan-y' : 'none')
        changed()
      },
    })
    const go = (/** @type {TreePoint} */ point) => this.camera.centre(point)
    this.overview = new Overview({ m, theme: this.#theme, actions, go })
    listen(this.element, {
      pan: (dx, dy) => this.camera.pan(dx, dy),
      zoom: (factor, x, y) => this.camera.zoom(factor, x, y),
      tap: actions.guard((x, y, reach) => {
        const node = this.#nodeAt(x, y)
        if (this.exercise) this.exercise.press(node, { x, y }, reach)
        else actions.press(node)
      }),
      doubleTap: actions.doubleTap,
      yields: () => this.camera.fitted,
      hover: actions.guard((at) => actions.hover(at && this.#nodeAt(at.x, at.y))),
    })
    actions.watch(this.element, () => {
      if (this.camera.outgrown) this.#resize()
    })
  }

  /** Whether the browser gives a canvas to draw on. */
  get hasCanvas() {
    return this.#context !== null
  }

  /**
   * The picture on view, as `figure` takes it; null before there is a tree. `viewport` is there if the view is a part
   * of it.
   */
  get picture() {
    const { aim, fitted } = this.camera
    if (!this.#snapshot || !aim) return null
    const { search, step, view, selected, unfolded } = this.#snapshot
    const viewport = fitted ? undefined : aim
    const style = { ...this.#style, selected, unfolded, withheld: this.#withheld }
    return { search, step, view, viewport, style }
  }

  /** Draws in another style. @param {Pick<Style, 'convention' | 'windows' | 'minimal' | 'kinds'>} style */
  restyleWith(style) {
    this.#style = { ...this.#style, ...style }
    this.overview.restyle()
    this.#changed()
  }

  /** Reads the colours and the size of type again. */
  restyle() {
    this.#theme.forget()
    this.overview.restyle()
    this.#resize()
  }

  /** @param {Snapshot} snapshot */
  show(snapshot) {
    const before = this.#snapshot
    if (before?.search !== snapshot.search) this.#open(snapshot.search)
    this.#snapshot = snapshot
    if (before) this.#moveAlong(before, snapshot)
    this.element.classList.toggle('over-node', snapshot.hovered !== null)
  }

  /**
   * Brings a newly selected node into view, or the node of a new step.
   * @param {Snapshot} before
   * @param {Snapshot} now
   */
  #moveAlong(before, now) {
    const otherSelection = before.selected !== now.selected
    // A node selected under the pointer is already in view.
    if (otherSelection && now.selected !== now.hovered) this.camera.select(now.selected)
    else if (before.step !== now.step) this.camera.follow(now.current)
  }

  /** Takes another search. @param {Search} search */
  #open(search) {
    this.camera.open(search)
    this.overview.open(search)
    // A best-first search has no bounds to name.
    const { place, naming = 'greek' } = search.node(0, 0)
    // Names that hold for nodes of both players.
    const { min, max } = this.#m.bounds.lettersAt[naming]
    this.#style = { ...this.#style, bounds: [min.alpha, max.beta] }
    this.#canvas.setAttribute('aria-label', this.#m.viewer.picture(place, search.summary.nodes))
  }

  /** @param {number} x @param {number} y */
  #nodeAt(x, y) {
    const viewport = this.camera.now()
    if (!viewport || !this.#snapshot) return null
    const { search, step } = this.#snapshot
    const node = search.nodeAt(x, y, step, viewport, this.#styleOf(this.#snapshot))
    return node ?? (this.#marks && boardAt(this.#marks, x, y))
  }

  /** The style of the scene. @param {Snapshot} snapshot @returns {Style} */
  #styleOf({ selected, unfolded, view }) {
    const { decimal, bounds } = this.#m
    const { scale: text, advances } = this.#theme
    const { reach, meaning } = bounds
    const words = { text, advances, decimal, reach, meaning }
    return { ...this.#style, ...words, selected, unfolded, view }
  }

  #size() {
    const { clientWidth, clientHeight } = this.element
    return {
      width: Math.min(clientWidth, LONGEST_SIDE),
      height: Math.min(clientHeight, LONGEST_SIDE),
    }
  }

  #resize() {
    // Resizing clears the canvas: paint before the browser shows it empty.
    if (this.camera.resize()) this.paint()
  }

  /** Loads the tip. If that fails, another node asks for it again. @param {number} node */
  async #loadTip(node) {
    this.#tipNode = node
    const loaded = await import('./tip.js').catch(() => null)
    if (!loaded || this.#tip) return
    this.#tip = new loaded.Tip()
    this.element.append(this.#tip.element)
    this.#changed()
  }

  paint() {
    const viewport = this.camera.now()
    if (!this.#context || !viewport || !this.#snapshot) return
    const { search, step, hovered, selected } = this.#snapshot
    const style = this.#styleOf(this.#snapshot)
    const scene = this.#scene(this.#snapshot, viewport, style)
    this.#marks = scene.marks
    clear(this.#context, viewport)
    paint(this.#context, scene, this.#theme.look(viewport.unit))
    // A tip would reveal withheld texts, or answers.
    const silent = this.withheld.length > 0 || this.exercise?.mute
    const node = silent ? null : (hovered ?? selected)
    if (!this.#tip && node !== null && node !== this.#tipNode) this.#loadTip(node)
    this.#tip?.show(search, step, node, { texts: scene.texts, viewport, style })
    this.overview.show(step, viewport, { ...style, minimal: false, kinds: false })
    if (this.camera.moving) this.#changed()
  }

  /**
   * The scene without its withheld texts, and with the answers of an exercise.
   * @param {Snapshot} snapshot
   * @param {Viewport} viewport
   * @param {Style} style
   */
  #scene({ search, step, beside }, viewport, style) {
    const exerciseStyle = this.exercise?.styleOf(search)
    const withheld = [...this.#withheld, ...(exerciseStyle?.withheld ?? [])]
    const scene = search.scene(step, viewport, { ...style, ...exerciseStyle, withheld }, beside())
    this.exercise?.afterDraw?.(scene, viewport)
    return scene
  }

  /** The kinds of texts that are withheld. */
  get #withheld() {
    return this.withheld.filter((kind) => kind !== 'sentence')
  }

  /** Puts the whole tree beside the canvas as a drawing for paper, until `endPrint`. */
  print() {
    this.endPrint()
    if (!this.#snapshot) return
    const { search } = this.#snapshot
    const viewport = wholeTree(search, { strip: false, width: paperWidth(search.extent.columns) })
    const style = { ...this.#styleOf(this.#snapshot), text: 1 }
    const scene = this.#scene(this.#snapshot, viewport, style)
    this.#paper = printable(scene, this.#theme.onPaper(viewport.unit), viewport)
    this.element.append(this.#paper)
  }

  /** Removes the drawing for paper. */
  endPrint() {
    this.#paper?.remove()
    this.#paper = null
  }
}
