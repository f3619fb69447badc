/**
 * The slider over the whole run. Its ticks show where leaves and cutoffs are; it seeks while dragged.
 *
 * @import {Search} from '../../core.js'
 * @import {Look} from '../stage/inks.js'
 * @import {Actions, Part, Snapshot} from '../part.js'
 * @import {Messages} from '../../messages/messages.js'
 */

import { KIND } from '../../core.js'
import { Theme } from '../stage/inks.js'
import { make } from '../../dom/make.js'
import { clear } from '../stage/paint.js'

/** From the quiet to the loud, which is painted last: height as a share of the bar, and ink. */
const TICKS = /** @type {const} */ ([
  { kind: 'leave', from: 0.5, to: 0.68, ink: 'unreached' },
  { kind: 'compare', from: 0.5, to: 0.68, ink: 'unreached' },
  { kind: 'enter', from: 0.5, to: 0.68, ink: 'open' },
  { kind: 'evaluate', from: 0.5, to: 0.84, ink: 'closed' },
  { kind: 'cutoff', from: 0.08, to: 1, ink: 'cut' },
  { kind: 'finish', from: 0.08, to: 1, ink: 'variation' },
])
const WIDEST_TICK = 2
/** In a long run a tick stands for many steps. That of cutoffs is as high as they prune much there. */
const LEAST = 0.2
const PAGE = 0.1

/** @param {Messages} m @param {Actions} actions @returns {Part & { repaint: () => void }} */
export function makeScrubber(m, actions) {
  const canvas = make('canvas')
  const done = make('div', { class: 'done' })
  const thumb = make('div', { class: 'thumb' })
  const track = make('div', { class: 'track' }, done, canvas, thumb)
  const attributes = {
    class: 'scrubber',
    role: 'slider',
    tabindex: 0,
    'aria-label': m.viewer.scrubber,
  }
  const element = make('div', attributes, track)
  let step = 0
  let last = 0
  /** @type {Search | null} */
  let search = null
  /** The ticks are those of another search. */
  let stale = false
  const theme = new Theme(track)

  const paint = () => {
    if (!search || track.clientWidth === 0) return
    stale = false
    paintTicks(canvas, track, theme.look(WIDEST_TICK), search, last)
  }

  /** @param {PointerEvent} event */
  const seek = (event) => {
    const box = track.getBoundingClientRect()
    actions.seek(Math.round(((event.clientX - box.left) / box.width) * last))
  }
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    element.setPointerCapture(event.pointerId)
    seek(event)
  })
  element.addEventListener('pointermove', (event) => {
    if (element.hasPointerCapture(event.pointerId)) seek(event)
  })

  element.addEventListener('keydown', (event) => {
    const page = Math.max(Math.round(last * PAGE), 1)
    /** @type {Record<string, number>} */
    const moves = {
      ArrowLeft: -1,
      ArrowDown: -1,
      ArrowRight: 1,
      ArrowUp: 1,
      PageDown: -page,
      PageUp: page,
    }
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.key in moves)) return
    event.preventDefault()
    actions.move(moves[event.key])
  })

  actions.watch(track, paint)

  return {
    element,
    /** The colours are others. */
    repaint() {
      theme.forget()
      paint()
    },
    show(snapshot) {
      stale ||= snapshot.search !== search
      search = snapshot.search
      step = snapshot.step
      last = snapshot.last
      element.setAttribute('aria-valuemin', '0')
      element.setAttribute('aria-valuemax', String(last))
      element.setAttribute('aria-valuenow', String(step))
      element.setAttribute('aria-valuetext', m.viewer.step(step, last))
      const share = `${(last === 0 ? 0 : step / last) * 100}%`
      thumb.style.setProperty('left', share)
      done.style.setProperty('width', share)
    },
    settle() {
      if (stale) paint()
    },
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
      // On whole pixels, or the ticks of a long run would pale.
      const x = Math.min(Math.round(((i + 1) * width) / columns - tick / 2), width - tick)
      context.fillRect(x, (1 - top) * height, tick, (top - from) * height)
    }
  }
}

/**
 * How much is pruned in each column beside the one with most, by magnitude: the largest cutoffs prune
 * more than all others together.
 * @param {Uint32Array} kinds
 */
function magnitudes(kinds) {
  const logs = Array.from(kinds, (kind) => Math.log((kind >>> KIND.length) + 1))
  const most = Math.max(1, ...logs)
  return logs.map((log) => (log / most) ** 1.5)
}
