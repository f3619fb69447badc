/**
 * Turns events of pointers on the stage into pan, zoom, tap and hover. A tap is a press that hardly
 * moved, and of two in a row at one place the second is another gesture; two pointers pinch.
 *
 * @typedef {object} Gestures
 * @property {(dx: number, dy: number) => void} pan
 * @property {(factor: number, x: number, y: number) => void} zoom
 * @property {(x: number, y: number, reach: number) => void} tap it may miss its target by `reach` pixels
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

/** @param {HTMLElement} element @param {Gestures} gestures */
export function listen(element, gestures) {
  /** Pointers held down, by id. @type {Map<number, Point>} */
  const pointers = new Map()
  /** Whether the present press is more than a tap. */
  let moved = false
  /** Whether the last press was by a finger. */
  let byFinger = false
  /** The last tap, which may be the first of two. @type {Point & { time: number } | null} */
  let firstTap = null

  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    moved = pointers.size > 0
    pointers.set(event.pointerId, pointIn(element, event))
    element.setPointerCapture(event.pointerId)
  })
  element.addEventListener('pointermove', (event) => {
    const now = pointIn(element, event)
    const before = pointers.get(event.pointerId)
    const touch = event.pointerType === 'touch'
    if (!before) {
      if (!touch) gestures.hover(now)
      return
    }
    if (!moved && distance(before, now) < (touch ? SLACK.touch : SLACK.mouse)) return
    moved = true
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) pinch(gestures, before, now, other)
    else if (!touch || !gestures.yields()) gestures.pan(now.x - before.x, now.y - before.y)
    pointers.set(event.pointerId, now)
  })
  element.addEventListener('pointerup', (event) => {
    if (pointers.delete(event.pointerId)) byFinger = event.pointerType === 'touch'
  })
  // A tap acts at its click, not at the release: the click of a finger comes later, and would press a control that the tap has
  // brought to that place.
  element.addEventListener('click', (event) => {
    if (moved) return
    const point = pointIn(element, event)
    const before = firstTap
    const near = before && distance(before, point) < 2 * SLACK.touch
    const second = near && event.timeStamp - before.time < TWICE
    firstTap = second ? null : { ...point, time: event.timeStamp }
    if (second) gestures.doubleTap()
    else gestures.tap(point.x, point.y, byFinger ? REACH.touch : REACH.mouse)
  })
  element.addEventListener('pointercancel', (event) => pointers.delete(event.pointerId))
  element.addEventListener('pointerleave', ({ pointerType }) => {
    // A finger leaves whenever it is lifted.
    if (pointerType !== 'touch') firstTap = null
    gestures.hover(null)
  })
  element.addEventListener('wheel', (event) => turnWheel(element, gestures, event), {
    passive: false,
  })
}

/**
 * One of two pointers has moved.
 * @param {Gestures} gestures
 * @param {Point} before
 * @param {Point} now
 * @param {Point} other
 */
function pinch(gestures, before, now, other) {
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
  gestures.zoom(distance(now, other) / Math.max(distance(before, other), 1), middle.x, middle.y)
  gestures.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
}

/**
 * The wheel scrolls the page until the stage has been clicked or reached by keyboard.
 * @param {HTMLElement} element
 * @param {Gestures} gestures
 * @param {WheelEvent} event
 */
function turnWheel(element, gestures, event) {
  if (!event.ctrlKey && !event.metaKey && !element.matches(':focus')) return
  event.preventDefault()
  const line = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL_LINE : 1
  if (!event.ctrlKey && Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
    return gestures.pan(-event.deltaX * line, 0)
  }
  // A trackpad sends a pinch as Ctrl with small steps.
  const speed = event.ctrlKey && Math.abs(event.deltaY) < 50 ? 4 : 1
  const { x, y } = pointIn(element, event)
  gestures.zoom(Math.exp(-event.deltaY * line * WHEEL_ZOOM * speed), x, y)
}

/** @param {Point} a @param {Point} b */
function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
