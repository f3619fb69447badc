/**
 * The stage: a canvas, the camera over the tree, and what pointers do on it. It reports every change; its
 * owner then calls `paint`.
 *
 * @import {Search} from '../../core.js'
 * @import {Actions, Exercise, Snapshot} from '../part.js'
 * @import {Messages} from '../../messages/messages.js'
 * @import {Camera, Extent, TreePoint} from './viewport.js'
 * @import {Framing} from './framing.js'
 * @import {Tip} from './tip.js'
 * @import {Marks, Style, Viewport} from '../../types.js'
 * @import {Withheld} from '../../element/attributes.js'
 */

import { listen } from './gestures.js'
import { Theme } from './inks.js'
import { make } from '../../dom/make.js'
import { Overview } from './overview.js'
import { boardAt } from './board-at.js'
import { frame, framing } from './framing.js'
import { LONGEST_SIDE, clear, paint } from './paint.js'
import { printable } from './printable.js'
import { paperWidth, wholeTree } from './whole-tree.js'
import { approach, between, centre, fit, isFitted } from './viewport.js'
import { pan, resize, reveal, zoom } from './viewport.js'

/** Milliseconds that a move of the camera takes. */
const EASE = 320
/** Columns shown on either side of a leaf. */
const BESIDE = 8
/** Nodes whose columns are narrower than so many pixels cannot be told apart. */
const CROWDED = 6
/** There is none on a server, where this module may be imported. */
const STILL = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

/**
 * @typedef {{ from: Viewport, since: number }} Ease
 * @typedef {{ from: number, to: number }} Subtree its nodes `from` … `to` − 1
 */

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
  #tipped = null
  #context
  #theme
  /** @type {Snapshot | null} */
  #shown = null
  /** @type {Style} */
  #style = {}
  /** @type {Camera | null} */
  #camera = null
  /** @type {Ease | null} */
  #ease = null
  /** @type {Extent} */
  #extent = { columns: 0, rows: 0 }
  /** The subtree that the user zoomed to: the camera does not follow the run out of it. @type {Subtree | null} */
  #held = null
  /** Whether the last change of the view was a zoom. */
  #zooming = false
  /** Where the camera was before each `zoomTo` and zoom. @type {{ camera: Camera, held: Subtree | null }[]} */
  #before = []

  /** The part of the tree to show once it is known how large the view is. @type {Framing | null} */
  #wanted = null

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
    const go = (/** @type {TreePoint} */ point) => this.centre(point)
    this.overview = new Overview({ m, theme: this.#theme, actions, go })
    listen(this.element, {
      pan: (dx, dy) => this.pan(dx, dy),
      zoom: (factor, x, y) => this.zoom(factor, x, y),
      tap: actions.guard((x, y, reach) => {
        const node = this.#nodeAt(x, y)
        if (this.exercise) this.exercise.press(node, { x, y }, reach)
        else actions.press(node)
      }),
      doubleTap: actions.doubleTap,
      yields: () => !this.#camera || isFitted(this.#camera),
      hover: actions.guard((at) => actions.hover(at && this.#nodeAt(at.x, at.y))),
    })
    actions.watch(this.element, () => {
      if (this.#outgrown()) this.#resize()
    })
  }

  /** Whether the browser gives a canvas to draw on. */
  get hasCanvas() {
    return this.#context !== null
  }

  /** Shows the same part of the same tree as another stage. @param {Stage} former */
  continueFrom(former) {
    this.#extent = former.#extent
    this.#camera = former.#camera
    this.#held = former.#held
    this.#before = former.#before
    this.#wanted = former.#wanted
  }

  /**
   * The picture on view, as `figure` takes it; null before there is a tree. `viewport` is there if the view is a part
   * of it.
   */
  get picture() {
    if (!this.#shown || !this.#camera) return null
    const { search, step, view, selected, unfolded } = this.#shown
    const viewport = isFitted(this.#camera) ? undefined : this.#camera.view
    const style = { ...this.#style, selected, unfolded, withheld: this.#withheld }
    return { search, step, view, viewport, style }
  }

  /** Draws in another style. @param {Pick<Style, 'convention' | 'windows' | 'minimal' | 'kinds'>} style */
  restyleWith(style) {
    this.#style = { ...this.#style, ...style }
    this.overview.restyle()
    this.#changed()
  }

  /** Shows the whole tree. */
  fit() {
    const { width, height } = this.#size()
    if (this.#shown && width > 0 && height > 0) {
      this.#held = null
      this.#zooming = false
      this.#before = []
      this.#move(fit(this.#extent, width, height, this.#theme.scale))
      if (this.#wanted) this.reframe(this.#wanted)
    }
  }

  /** The part of the tree in view; null: the whole tree. */
  get framing() {
    return this.#camera && framing(this.#camera, this.#held?.from ?? null)
  }

  /** Shows a part of the tree. `back` leads to the whole tree. @param {Framing} framing */
  reframe(framing) {
    this.#wanted = this.#camera ? null : framing
    if (!this.#camera || !this.#shown) return
    this.fit()
    const area = this.#hold(this.#shown.search, framing.held)
    this.#before.push({ camera: this.#camera, held: null })
    this.#move(frame(this.#camera, this.#extent, framing, area, this.#theme.scale))
  }

  /**
   * Brings a subtree close. A leaf is shown among its siblings, or the nearest of them if there are very
   * many.
   * @param {Search} search
   * @param {number} node
   */
  zoomTo(search, node) {
    if (!this.#camera) return
    const { children, parent } = search.node(node, 0)
    const root = children === 0 ? (parent ?? node) : node
    const area = search.area(root)
    if (children === 0) {
      const { column } = search.position(node)
      area.left = Math.max(area.left, column - BESIDE)
      area.right = Math.min(area.right, column + BESIDE)
    }
    this.#zooming = false
    this.#before.push({ camera: this.#camera, held: this.#held })
    this.#hold(search, root)
    this.#move(approach(this.#camera, area, this.#theme.scale), !STILL.matches)
  }

  /** Lets a subtree hold the view. @param {Search} search @param {number | null} root */
  #hold(search, root) {
    if (root === null) return null
    this.#held = { from: root, to: root + search.node(root, 0).size }
    return search.area(root)
  }

  /** Whether the nodes are too small to be told apart. */
  get crowded() {
    return this.#camera !== null && this.#camera.view.unit < CROWDED * this.#theme.scale
  }

  /** Whether there is an earlier view to go back to. */
  get canGoBack() {
    return this.#before.length > 0
  }

  /** Goes back to the view before the last `zoomTo` or zoom. */
  back() {
    this.#zooming = false
    const before = this.#before.pop()
    if (!before || !this.#camera) return
    const { width, height } = this.#camera.view
    this.#held = before.held
    const camera = resize(before.camera, this.#extent, width, height, this.#theme.scale)
    this.#move(camera, !STILL.matches)
  }

  /** Reads the colours and the size of type again. */
  restyle() {
    this.#theme.forget()
    this.overview.restyle()
    this.#resize()
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    if (!this.#camera) return
    this.#zooming = false
    this.#move(pan(this.#camera, this.#extent, dx, dy))
  }

  /**
   * Zooms about a point, by default smoothly about the middle. `back` undoes zooms in a row at once.
   * @param {number} factor
   * @param {number} [x]
   * @param {number} [y]
   */
  zoom(factor, x, y) {
    if (!this.#camera) return
    const { width, height } = this.#camera.view
    const middle = { x: width / 2, y: height / 2 }
    if (!this.#zooming) this.#before.push({ camera: this.#camera, held: this.#held })
    this.#zooming = true
    const next = zoom(this.#camera, factor, x ?? middle.x, y ?? middle.y, this.#theme.scale)
    this.#move(next, x === undefined && !STILL.matches)
  }

  /** Brings a point of the tree to the middle. @param {TreePoint} point */
  centre(point) {
    if (!this.#camera) return
    this.#move(centre(this.#camera, this.#extent, point, this.#theme.scale))
  }

  /** @param {Snapshot} snapshot */
  show(snapshot) {
    const before = this.#shown
    if (before?.search !== snapshot.search) this.#take(snapshot.search)
    this.#shown = snapshot
    if (before) this.#moveAlong(before, snapshot)
    this.element.classList.toggle('over-node', snapshot.hovered !== null)
  }

  /**
   * Brings a newly selected node into view, or the node of a new step.
   * @param {Snapshot} before
   * @param {Snapshot} now
   */
  #moveAlong(before, now) {
    const picked = before.selected !== now.selected
    // A node selected under the pointer is already in view.
    if (picked && now.selected !== now.hovered) {
      if (!this.#mayFollow(now.selected)) this.#held = null
      this.#follow(now.selected)
    } else if (before.step !== now.step && this.#mayFollow(now.current)) this.#follow(now.current)
  }

  /** Fits the tree once the other parts are written: only then the room for the stage is known. */
  settle() {
    if (!this.#camera) this.fit()
  }

  /**
   * Takes another search. A tree of another shape is shown whole; otherwise the camera stays.
   * @param {Search} search
   */
  #take(search) {
    const { columns, rows } = search.extent
    if (columns !== this.#extent.columns || rows !== this.#extent.rows) {
      this.#camera = null
      this.#wanted = null
    }
    // The numbers now mean other nodes.
    if (this.#shown) this.#held = null
    this.#extent = { columns, rows }
    this.overview.take(search)
    // A best-first search has no bounds to name.
    const { place, naming = 'greek' } = search.node(0, 0)
    // Names that hold for nodes of both players.
    const { min, max } = this.#m.bounds.lettersAt[naming]
    this.#style = { ...this.#style, bounds: [min.alpha, max.beta] }
    this.#canvas.setAttribute('aria-label', this.#m.viewer.picture(place, search.summary.nodes))
  }

  /** Whether the camera may follow the run to a node. @param {number | null} node */
  #mayFollow(node) {
    const held = this.#held
    return held === null || node === null || (held.from <= node && node < held.to)
  }

  /** Brings a node into view. @param {number | null} node */
  #follow(node) {
    if (node === null || !this.#shown || !this.#camera) return
    const position = this.#shown.search.position(node)
    const next = reveal(this.#camera, position, this.#theme.scale)
    if (next === this.#camera) return
    this.#move(next, !STILL.matches)
  }

  /** @param {Camera} camera @param {boolean} [eased] */
  #move(camera, eased = false) {
    const from = this.#now()
    this.#ease = eased && from ? { from, since: performance.now() } : null
    this.#camera = camera
    // While the whole tree is in view, a finger scrolls the page.
    this.element.style.setProperty('touch-action', isFitted(camera) ? 'pan-x pan-y' : 'none')
    this.#changed()
  }

  /** The present viewport, which may be on its way to that of the camera. */
  #now() {
    if (!this.#camera) return null
    if (!this.#ease) return this.#camera.view
    const share = (performance.now() - this.#ease.since) / EASE
    if (share >= 1) this.#ease = null
    return this.#ease
      ? between(this.#ease.from, this.#camera.view, Math.max(share, 0))
      : this.#camera.view
  }

  /** @param {number} x @param {number} y */
  #nodeAt(x, y) {
    const viewport = this.#now()
    if (!viewport || !this.#shown) return null
    const { search, step } = this.#shown
    const node = search.nodeAt(x, y, step, viewport, this.#styleOf(this.#shown))
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

  /** Whether the picture and its element differ in size. */
  #outgrown() {
    const { width, height } = this.#size()
    return this.#camera?.view.width !== width || this.#camera.view.height !== height
  }

  #resize() {
    const { width, height } = this.#size()
    if (!this.#shown || width === 0 || height === 0) return
    if (this.#camera) {
      this.#move(resize(this.#camera, this.#extent, width, height, this.#theme.scale))
    } else {
      this.fit()
    }
    // Resizing clears the canvas: paint before the browser shows it empty.
    this.paint()
  }

  /** Loads the tip. If that fails, another node asks for it again. @param {number} about */
  async #loadTip(about) {
    this.#tipped = about
    const loaded = await import('./tip.js').catch(() => null)
    if (!loaded || this.#tip) return
    this.#tip = new loaded.Tip()
    this.element.append(this.#tip.element)
    this.#changed()
  }

  paint() {
    const viewport = this.#now()
    if (!this.#context || !viewport || !this.#shown) return
    const { search, step, hovered, selected } = this.#shown
    const style = this.#styleOf(this.#shown)
    const scene = this.#scene(this.#shown, viewport, style)
    this.#marks = scene.marks
    clear(this.#context, viewport)
    paint(this.#context, scene, this.#theme.look(viewport.unit))
    // A tip would tell what is withheld, or asked.
    const silent = this.withheld.length > 0 || this.exercise?.mute
    const about = silent ? null : (hovered ?? selected)
    if (!this.#tip && about !== null && about !== this.#tipped) this.#loadTip(about)
    this.#tip?.show(search, step, about, { texts: scene.texts, viewport, style })
    this.overview.show(step, viewport, { ...style, minimal: false, kinds: false })
    if (this.#ease) this.#changed()
  }

  /** The scene without what is withheld, and with the answers of an exercise. @param {Snapshot} snapshot @param {Viewport} viewport @param {Style} style */
  #scene({ search, step, beside }, viewport, style) {
    const drawing = this.exercise?.drawing(search) ?? { search, style: {} }
    const withheld = [...this.#withheld, ...(drawing.style.withheld ?? [])]
    const all = { ...style, ...drawing.style, withheld }
    const scene = drawing.search.scene(step, viewport, all, beside())
    this.exercise?.drew?.(scene, viewport)
    return scene
  }

  /** The kinds of texts that are withheld. */
  get #withheld() {
    return this.withheld.filter((kind) => kind !== 'sentence')
  }

  /** Puts the whole tree beside the canvas as a drawing for paper, until `printed`. */
  print() {
    this.printed()
    if (!this.#shown) return
    const { search } = this.#shown
    const viewport = wholeTree(search, { strip: false, width: paperWidth(this.#extent.columns) })
    const style = { ...this.#styleOf(this.#shown), text: 1 }
    const scene = this.#scene(this.#shown, viewport, style)
    this.#paper = printable(scene, this.#theme.onPaper(viewport.unit), viewport)
    this.element.append(this.#paper)
  }

  /** Removes the drawing for paper. */
  printed() {
    this.#paper?.remove()
    this.#paper = null
  }

  /** Draws the map of the step last painted. */
  drawMap() {
    this.overview.draw()
  }
}
