/**
 * Turns what pointers do on the stage into pan, zoom, tap and hover. A tap is a press that hardly
 * moved, and of two in a row at one place the second is another gesture; two pointers pinch.
 *
 * @typedef {object} Gestures
 * @property {(dx: number, dy: number) => void} pan
 * @property {(factor: number, x: number, y: number) => void} zoom
 * @property {(x: number, y: number, reach: number) => void} tap it may miss what was meant by `reach` pixels
 * @property {() => void} doubleTap the second of two taps; the first is a `tap`
 * @property {() => boolean} yields whether one finger scrolls the page instead of the picture
 * @property {(at: { x: number, y: number } | null) => void} hover
 *
 * @typedef {{ x: number, y: number }} Point
 */

import { pointIn } from '../../dom/scaled.js'

/** Pixels that a press may move and still be a tap: a finger is less steady than a mouse. */
const SLACK = { mouse: 3, touch: 10 }
/** Pixels by which a press may miss a thin line. */
const REACH = { mouse: 7, touch: 16 }
/** Milliseconds within which a second tap makes a double tap. */
const TWICE = 400
/** Pixels that a wheel turned by one line stands for. */
const WHEEL_LINE = 16
/** The zoom of a pixel of the wheel, as a logarithm. */
const WHEEL_ZOOM = 0.0022

/** @param {HTMLElement} element @param {Gestures} on */
export function listen(element, on) {
  /** Pointers held down, by id. @type {Map<number, Point>} */
  const held = new Map()
  /** Whether the present press is more than a tap. */
  let moved = false
  /** Whether the last press was by a finger. */
  let touched = false
  /** The last tap, which may be the first of two. @type {Point & { time: number } | null} */
  let first = null

  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    moved = held.size > 0
    held.set(event.pointerId, pointIn(element, event))
    element.setPointerCapture(event.pointerId)
  })
  element.addEventListener('pointermove', (event) => {
    const now = pointIn(element, event)
    const before = held.get(event.pointerId)
    const touch = event.pointerType === 'touch'
    if (!before) {
      if (!touch) on.hover(now)
      return
    }
    if (!moved && distance(before, now) < (touch ? SLACK.touch : SLACK.mouse)) return
    moved = true
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1]
    if (other) pinch(on, before, now, other)
    else if (!touch || !on.yields()) on.pan(now.x - before.x, now.y - before.y)
    held.set(event.pointerId, now)
  })
  element.addEventListener('pointerup', (event) => {
    if (held.delete(event.pointerId)) touched = event.pointerType === 'touch'
  })
  // A tap acts at its click, not at the release: the click of a finger comes later, and would press whatever the tap has
  // brought to that place.
  element.addEventListener('click', (event) => {
    if (moved) return
    const point = pointIn(element, event)
    const before = first
    const near = before && distance(before, point) < 2 * SLACK.touch
    const second = near && event.timeStamp - before.time < TWICE
    first = second ? null : { ...point, time: event.timeStamp }
    if (second) on.doubleTap()
    else on.tap(point.x, point.y, touched ? REACH.touch : REACH.mouse)
  })
  element.addEventListener('pointercancel', (event) => held.delete(event.pointerId))
  element.addEventListener('pointerleave', ({ pointerType }) => {
    // A finger leaves whenever it is lifted.
    if (pointerType !== 'touch') first = null
    on.hover(null)
  })
  element.addEventListener('wheel', (event) => turnWheel(element, on, event), { passive: false })
}

/**
 * One of two pointers has moved.
 * @param {Gestures} on
 * @param {Point} before
 * @param {Point} now
 * @param {Point} other
 */
function pinch(on, before, now, other) {
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
  on.zoom(distance(now, other) / Math.max(distance(before, other), 1), middle.x, middle.y)
  on.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
}

/**
 * The wheel scrolls the page until the stage has been clicked or reached by keyboard.
 * @param {HTMLElement} element
 * @param {Gestures} on
 * @param {WheelEvent} event
 */
function turnWheel(element, on, event) {
  if (!event.ctrlKey && !event.metaKey && !element.matches(':focus')) return
  event.preventDefault()
  const line = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL_LINE : 1
  if (!event.ctrlKey && Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
    return on.pan(-event.deltaX * line, 0)
  }
  // A trackpad sends a pinch as Ctrl with small steps.
  const speed = event.ctrlKey && Math.abs(event.deltaY) < 50 ? 4 : 1
  const { x, y } = pointIn(element, event)
  on.zoom(Math.exp(-event.deltaY * line * WHEEL_ZOOM * speed), x, y)
}

/** @param {Point} a @param {Point} b */
function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
