/**
 * PartQueue what pointers do on the stage into pan, zoom, tap and hover. A tap is a press that hardly
 * moved, and of two in a row at one place the second is another gesture; two pointers pinch.
 *
 * @typedef {object} Gestures
 * @property {(dx: number, dy: number) => void} pan
 * @property {(factor: number, x: number, y: number) => void} zoom
 * @property {(x: number, y: number) => void} tap
 * @property {() => void} doubleTap the second of two taps
 * @property {() => boolean} yields whether one finger is left to the page, to scroll it
 * @property {(at: { x: number, y: number } | null) => void} hover
 *
 * @typedef {{ x: number, y: number }} Point
 */

/** A finger is less steady than a mouse. */
const SLACK = { mouse: 3, touch: 10 }
/** Milliseconds within which a second tap belongs to the first. */
const TWICE = 400
const WHEEL_LINE = 16
const WHEEL_ZOOM = 0.0022

/** @param {HTMLElement} element @param {Gestures} on */
export function listen(element, on) {
  /** @type {Map<number, Point>} pointers held down, by id */
  const held = new Map()
  let moved = false
  /** @type {Point & { time: number } | null} the first of two */
  let first = null

  /** @param {MouseEvent} event @returns {Point} */
  const at = (event) => {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    if (held.size === 0) moved = false
    else moved = true
    held.set(event.pointerId, at(event))
    element.setPointerCapture(event.pointerId)
  })

  element.addEventListener('pointermove', (event) => {
    const now = at(event)
    const before = held.get(event.pointerId)
    if (!before) {
      if (event.pointerType !== 'touch') on.hover(now)
      return
    }
    const slack = event.pointerType === 'touch' ? SLACK.touch : SLACK.mouse
    if (!moved && distance(before, now) < slack) return
    moved = true
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      on.zoom(distance(now, other) / Math.max(distance(before, other), 1), middle.x, middle.y)
      on.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
    } else if (event.pointerType !== 'touch' || !on.yields()) {
      on.pan(now.x - before.x, now.y - before.y)
    }
    held.set(event.pointerId, now)
  })

  element.addEventListener('pointerup', (event) => {
    if (!held.delete(event.pointerId) || moved) return
    const { x, y } = at(event)
    const before = first
    const near = before && distance(before, { x, y }) < 2 * SLACK.touch
    const again = near && event.timeStamp - before.time < TWICE
    first = again ? null : { x, y, time: event.timeStamp }
    if (again) on.doubleTap()
    else on.tap(x, y)
  })
  element.addEventListener('pointercancel', (event) => held.delete(event.pointerId))
  element.addEventListener('pointerleave', ({ pointerType }) => {
    // A finger leaves whenever it is lifted.
    if (pointerType !== 'touch') first = null
    on.hover(null)
  })

  // The wheel scrolls the page until the stage has been clicked or reached by keyboard.
  element.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey && !element.matches(':focus')) return
      event.preventDefault()
      const line = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL_LINE : 1
      const { x, y } = at(event)
      if (!event.ctrlKey && Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
        on.pan(-event.deltaX * line, 0)
      } else {
        // A trackpad's pinch comes as ctrl and small steps.
        const speed = event.ctrlKey && Math.abs(event.deltaY) < 50 ? 4 : 1
        on.zoom(Math.exp(-event.deltaY * line * WHEEL_ZOOM * speed), x, y)
      }
    },
    { passive: false },
  )
}

/** @param {Point} a @param {Point} b */
function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
