/**
 * The map of the whole tree, of one that is too large to be taken in at once: the part in view is
 * framed, and follows the pointer. It is drawn anew only when the step or the look is another, and may be
 * later than the picture: while the run goes on, some times a second is enough.
 *
 * @import {Search} from '../../core.js'
 * @import {Theme} from './inks.js'
 * @import {Actions} from '../view.js'
 * @import {Messages} from '../../messages/messages.js'
 * @import {Style, Viewport} from '../../types.js'
 */

import { make } from '../../dom/make.js'
import { clear, paint } from './paint.js'

/** A tree of more nodes has a map. */
const MANY = 1000
/** Pixels around the tree, so that a frame about all of it can be seen. */
const EDGE = { x: 6, y: 5 }
/** Pixels: a frame is no smaller, however little is in view. */
const LEAST = 8
/** A key moves the view by this share of it. */
const STRIDE = 0.5

/**
 * @param {Messages} m
 * @param {Theme} theme
 * @param {Actions} actions
 * @param {(place: { column: number, row: number }) => void} go
 */
export function makeOverview(m, theme, actions, go) {
  const canvas = make('canvas')
  const part = make('div', { class: 'part' })
  const element = make(
    'div',
    {
      class: 'overview',
      role: 'slider',
      tabindex: 0,
      'aria-label': m.overview.name,
      'aria-valuemin': 0,
      'aria-valuemax': 100,
      hidden: true,
    },
    canvas,
    part,
  )
  const context = canvas.getContext('2d')
  /** @type {Search | null} */
  let search = null
  let size = { width: 0, height: 0 }
  /** What has been painted: nothing after a change of look. */
  let painted = ''
  /** What is to be painted. @type {{ step: number, style: Style } | null} */
  let wanted = null
  /** @type {Viewport | null} the part in view */
  let seen = null
  let framed = ''

  /** The viewport through which the map shows the whole tree. @param {Search} of @returns {Viewport} */
  const whole = ({ extent }) => {
    const { width, height } = size
    const inner = { width: width - 2 * EDGE.x, height: height - 2 * EDGE.y }
    return {
      ...{ width, height, ...EDGE },
      unit: Math.max(inner.width, 1) / Math.max(extent.columns, 1),
      rowHeight: Math.max(inner.height, 1) / Math.max(extent.rows - 1, 1),
    }
  }

  /** Where the middle of the view is. @param {Viewport} view */
  const middle = ({ width, height, x, y, unit, rowHeight }) => ({
    column: (width / 2 - x) / unit,
    row: (height / 2 - y) / rowHeight,
  })

  /** @param {PointerEvent} event */
  const follow = (event) => {
    if (!search) return
    const box = element.getBoundingClientRect()
    const { x, y, unit, rowHeight } = whole(search)
    const column = (event.clientX - box.left - x) / unit
    go({ column, row: (event.clientY - box.top - y) / rowHeight })
  }
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    element.setPointerCapture(event.pointerId)
    follow(event)
  })
  element.addEventListener('pointermove', (event) => {
    if (element.hasPointerCapture(event.pointerId)) follow(event)
  })

  element.addEventListener('keydown', (event) => {
    if (!search || !seen || event.ctrlKey || event.metaKey || event.altKey) return
    const { column, row } = middle(seen)
    const across = (seen.width / seen.unit) * STRIDE
    const down = (seen.height / seen.rowHeight) * STRIDE
    /** @type {Record<string, { column: number, row: number }>} */
    const places = {
      ArrowLeft: { column: column - across, row },
      ArrowRight: { column: column + across, row },
      ArrowUp: { column, row: row - down },
      ArrowDown: { column, row: row + down },
      Home: { column: 0, row },
      End: { column: search.extent.columns, row },
    }
    if (!(event.key in places)) return
    event.preventDefault()
    go(places[event.key])
  })

  const draw = () => {
    if (!context || !search || !wanted || element.hidden || size.width === 0) return
    const { step, style } = wanted
    const view = whole(search)
    const key = JSON.stringify([step, style, view, devicePixelRatio])
    if (key === painted) return
    painted = key
    const { marks, texts } = search.scene(step, view, style)
    clear(context, view)
    // At this size nothing could be read.
    paint(context, { marks, texts: { ...texts, text: [] } }, theme.look(view.unit))
  }

  /** @param {Viewport} view */
  const frame = (view) => {
    if (!search) return
    const { x, y, unit, rowHeight, width, height } = whole(search)
    const [left, wide] = within(
      x - (view.x / view.unit) * unit,
      (view.width / view.unit) * unit,
      width,
    )
    const [top, high] = within(
      y - (view.y / view.rowHeight) * rowHeight,
      (view.height / view.rowHeight) * rowHeight,
      height,
    )
    const key = [left, top, wide, high].join(' ')
    if (key === framed) return
    framed = key
    for (const [name, pixels] of Object.entries({ left, top, width: wide, height: high })) {
      part.style.setProperty(name, `${pixels}px`)
    }
    const { columns } = search.extent
    const share = (/** @type {number} */ column) =>
      Math.round(Math.min(Math.max(column / Math.max(columns, 1), 0), 1) * 100)
    const from = share(-view.x / view.unit)
    const to = share((view.width - view.x) / view.unit)
    element.setAttribute('aria-valuenow', String(Math.round((from + to) / 2)))
    element.setAttribute('aria-valuetext', m.overview.part(from, to))
  }

  actions.watch(element, () => {
    size = { width: element.clientWidth, height: element.clientHeight }
    draw()
    if (seen) frame(seen)
  })

  return {
    element,
    /** @param {Search} next */
    take(next) {
      search = next
      painted = ''
      wanted = null
      element.hidden = next.summary.nodes <= MANY
    },
    /** @param {number} step @param {Viewport} view the part in view @param {Style} style */
    show(step, view, style) {
      seen = view
      wanted = { step, style }
      if (element.hidden || size.width === 0) return
      frame(view)
      if (painted === '') draw()
    },
    /** Draws what was shown, if it is not there yet. */
    draw,
    /** The look is another. */
    restyle() {
      painted = ''
    },
  }
}

/**
 * A stretch cut to what there is, and no shorter than can be seen.
 * @param {number} start
 * @param {number} length
 * @param {number} all
 */
function within(start, length, all) {
  const from = Math.min(Math.max(start, 0), all - LEAST)
  const to = Math.min(Math.max(start + length, from + LEAST), all)
  return [from, to - from]
}
