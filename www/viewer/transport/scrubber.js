/**
 * The slider over the whole run. Its ticks show where leaves and cutoffs are. Dragging it seeks.
 *
 * @import {Search} from '../../core.js'
 * @import {Look} from '../stage/inks.js'
 * @import {Actions, Part, Snapshot} from '../part.js'
 * @import {Messages} from '../../messages/messages.js'
 */

import { COUNTED, KIND } from '../../core.js'
import { Theme } from '../stage/inks.js'
import { isCommand } from '../../dom/key-target.js'
import { make } from '../../dom/make.js'
import { pointIn } from '../../dom/scaled.js'
import { clear } from '../stage/paint.js'

/** The ticks in painting order: the upper and lower end as shares of the height of the bar, and the ink. */
const TICKS = /** @type {const} */ ([
  { kind: 'leave', from: 0.5, to: 0.68, ink: 'unreached' },
  { kind: 'compare', from: 0.5, to: 0.68, ink: 'unreached' },
  { kind: 'enter', from: 0.5, to: 0.68, ink: 'open' },
  { kind: 'evaluate', from: 0.5, to: 0.84, ink: 'closed' },
  { kind: 'cutoff', from: 0.08, to: 1, ink: 'cut' },
  { kind: 'finish', from: 0.08, to: 1, ink: 'variation' },
])
/** Pixels. */
const WIDEST_TICK = 2
/**
 * In a long run a tick stands for many steps, and the height of a cutoff tick for the nodes pruned there. This
 * is its least share of the full height.
 */
const LEAST = 0.2
/** The share of the run that Page Up and Page Down move by. */
const PAGE = 0.1

/** @implements {Part} */
export class Scrubber {
  #m
  #actions
  #canvas = make('canvas')
  /** The part of the bar before the cursor. */
  #done = make('div', { class: 'done' })
  #thumb = make('div', { class: 'thumb' })
  #track = make('div', { class: 'track' }, this.#done, this.#canvas, this.#thumb)
  #theme = new Theme(this.#track)
  #last = 0
  /** The number of steps of the chosen size in the run. */
  #stops = 0
  /** @type {Search | null} */
  #search = null
  /** Whether the ticks still show another search. */
  #stale = false

  /** @param {Messages} m @param {Actions} actions */
  constructor(m, actions) {
    this.#m = m
    this.#actions = actions
    const attributes = { class: 'scrubber', role: 'slider', tabindex: 0, 'aria-valuemin': 0 }
    this.element = make('div', { ...attributes, 'aria-label': m.viewer.scrubber }, this.#track)
    this.element.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return
      this.element.setPointerCapture(event.pointerId)
      this.#seek(event)
    })
    this.element.addEventListener('pointermove', (event) => {
      if (this.element.hasPointerCapture(event.pointerId)) this.#seek(event)
    })
    this.element.addEventListener('keydown', (event) => this.#press(event))
    actions.watch(this.#track, () => this.#paint())
  }

  /** Paints in the present colours. */
  repaint() {
    this.#theme.forget()
    this.#paint()
  }

  /** @param {Snapshot} snapshot */
  show({ search, step, last, stops }) {
    this.#stale ||= search !== this.#search
    this.#search = search
    this.#last = last
    this.#stops = stops
    this.element.setAttribute('aria-valuemax', String(last))
    this.element.setAttribute('aria-valuenow', String(step))
    this.element.setAttribute('aria-valuetext', this.#m.viewer.step(step, last))
    const share = `${(last === 0 ? 0 : step / last) * 100}%`
    this.#thumb.style.setProperty('left', share)
    this.#done.style.setProperty('width', share)
  }

  settle() {
    if (this.#stale) this.#paint()
  }

  #paint() {
    if (!this.#search || this.#track.clientWidth === 0) return
    this.#stale = false
    const look = this.#theme.look(WIDEST_TICK)
    paintTicks(this.#canvas, this.#track, look, this.#search, this.#last)
  }

  /** @param {PointerEvent} event */
  #seek(event) {
    const share = pointIn(this.#track, event).x / this.#track.offsetWidth
    this.#actions.seek(Math.round(share * this.#last))
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const page = Math.max(Math.round(this.#stops * PAGE), 1)
    /** @type {Record<string, number>} */
    const moves = {
      ...{ ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 },
      ...{ PageDown: -page, PageUp: page },
    }
    if (isCommand(event) || !(event.key in moves)) return
    event.preventDefault()
    this.#actions.move(moves[event.key])
  }
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {HTMLElement} track
 * @param {Look} look
 * @param {Search} search
 * @param {number} last
 */
function paintTicks(canvas, track, { inks }, search, last) {
  const width = track.clientWidth
  const height = track.clientHeight
  const context = canvas.getContext('2d')
  if (!context) return
  clear(context, { width, height })
  const columns = Math.min(last, Math.floor(width))
  const kinds = search.ticks(columns)
  const heights = last > columns ? magnitudes(kinds) : null
  const tick = Math.max(Math.min((width / columns) * 0.5, WIDEST_TICK), 1)
  for (const { kind, from, to, ink } of TICKS) {
    const bit = 1 << KIND.indexOf(kind)
    context.fillStyle = inks[ink].colour
    for (let i = 0; i < columns; i += 1) {
      if (!(kinds[i] & bit)) continue
      const share = kind === 'cutoff' && heights ? heights[i] : 1
      const top = from + (to - from) * Math.max(share, LEAST)
      // Ticks are aligned to whole pixels, because the ticks of a long run would be pale otherwise.
      const x = Math.min(Math.round(((i + 1) * width) / columns - tick / 2), width - tick)
      context.fillRect(x, (1 - top) * height, tick, (top - from) * height)
    }
  }
}

/**
 * The number of nodes pruned in each column, as a share of the most in any column. Logarithms are compared, because
 * the largest cutoffs prune more than all others together.
 * @param {Uint32Array} kinds
 */
function magnitudes(kinds) {
  const logs = Array.from(kinds, (kind) => Math.log((kind >>> COUNTED) + 1))
  const most = Math.max(1, ...logs)
  return logs.map((log) => (log / most) ** 1.5)
}
