/**
 * PartQueue what pointers do on the stage into pan, zoom, tap and hover. A tap is a press that hardly
 * moved, and of two in a row at one place the second is another gesture; two pointers pinch.
 *
 * @typedef {object} Gestures
 * @property {(dx: number, dy: number) => void} pan
 * @property {(factor: number, x: number, y: number) => void} zoom
 * @property {(x: number, y: number) => void} tap
 * @property {() => void} doubleTap the second of two taps; the first is a `tap`
 * @property {() => boolean} yields whether one finger scrolls the page instead of the picture
 * @property {(at: { x: number, y: number } | null) => void} hover
 *
 * @typedef {{ x: number, y: number }} Point
 */

/** Pixels that a press may move and still be a tap: a finger is less steady than a mouse. */
const SLACK = { mouse: 3, touch: 10 }
/** Milliseconds within which a second tap makes a double tap. */
const TWICE = 400
/** Pixels that a wheel turned by one line stands for. */
const WHEEL_LINE = 16
/** The zoom of a pixel of the wheel, as a logarithm. */
const WHEEL_ZOOM = 0.0022

/** @param {HTMLElement} element @param {Gestures} on */
export function listen(element, on) {
  const pointers = new Pointers(element, on)
  element.addEventListener('pointerdown', (event) => pointers.press(event))
  element.addEventListener('pointermove', (event) => pointers.move(event))
  element.addEventListener('pointerup', (event) => pointers.release(event))
  element.addEventListener('pointercancel', (event) => pointers.cancel(event))
  element.addEventListener('pointerleave', (event) => pointers.leave(event))
  element.addEventListener('wheel', (event) => turnWheel(element, on, event), { passive: false })
}

class Pointers {
  #element
  #on
  /** Pointers held down, by id. @type {Map<number, Point>} */
  #held = new Map()
  /** Whether the present press is more than a tap. */
  #moved = false
  /** The last tap, which may be the first of two. @type {Point & { time: number } | null} */
  #first = null

  /** @param {HTMLElement} element @param {Gestures} on */
  constructor(element, on) {
    this.#element = element
    this.#on = on
  }

  /** @param {PointerEvent} event */
  press(event) {
    if (event.button !== 0) return
    this.#moved = this.#held.size > 0
    this.#held.set(event.pointerId, pointOf(this.#element, event))
    this.#element.setPointerCapture(event.pointerId)
  }

  /** @param {PointerEvent} event */
  move(event) {
    const now = pointOf(this.#element, event)
    const before = this.#held.get(event.pointerId)
    const touch = event.pointerType === 'touch'
    if (!before) {
      if (!touch) this.#on.hover(now)
      return
    }
    if (!this.#moved && distance(before, now) < (touch ? SLACK.touch : SLACK.mouse)) return
    this.#moved = true
    const other = [...this.#held].find(([id]) => id !== event.pointerId)?.[1]
    if (other) this.#pinch(before, now, other)
    else if (!touch || !this.#on.yields()) this.#on.pan(now.x - before.x, now.y - before.y)
    this.#held.set(event.pointerId, now)
  }

  /** One of two pointers has moved. @param {Point} before @param {Point} now @param {Point} other */
  #pinch(before, now, other) {
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    const factor = distance(now, other) / Math.max(distance(before, other), 1)
    this.#on.zoom(factor, middle.x, middle.y)
    this.#on.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
  }

  /** @param {PointerEvent} event */
  release(event) {
    if (!this.#held.delete(event.pointerId) || this.#moved) return
    const point = pointOf(this.#element, event)
    const before = this.#first
    const near = before && distance(before, point) < 2 * SLACK.touch
    const second = near && event.timeStamp - before.time < TWICE
    this.#first = second ? null : { ...point, time: event.timeStamp }
    if (second) this.#on.doubleTap()
    else this.#on.tap(point.x, point.y)
  }

  /** @param {PointerEvent} event */
  cancel(event) {
    this.#held.delete(event.pointerId)
  }

  /** @param {PointerEvent} event */
  leave({ pointerType }) {
    // A finger leaves whenever it is lifted.
    if (pointerType !== 'touch') this.#first = null
    this.#on.hover(null)
  }
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
  const { x, y } = pointOf(element, event)
  on.zoom(Math.exp(-event.deltaY * line * WHEEL_ZOOM * speed), x, y)
}

/** Where an event is in an element. @param {HTMLElement} element @param {MouseEvent} event @returns {Point} */
function pointOf(element, event) {
  const box = element.getBoundingClientRect()
  return { x: event.clientX - box.left, y: event.clientY - box.top }
}

/** @param {Point} a @param {Point} b */
function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
