/**
 * A node on the number line: its window shaded between its bounds, the value found so far, and below it the range
 * that is proved. Names are those of the listing. When a child has returned, its value stands among the numbers it
 * is compared with, as they were before, and what the comparison changes says so: "best = 3 → 5". One scale serves
 * the whole search. Changes are animated.
 *
 * @import {Messages} from '../../messages/messages.js'
 * @import {ListedSearch, NodeState} from '../../types.js'
 * @import {Actions, Snapshot} from '../part.js'
 * @import {Scale} from './number-scale.js'
 *
 * @typedef {object} Compared what a child has just returned to the node, and what that is compared with
 * @property {number} value
 * @property {number} before the best value before
 * @property {[number, number] | null} window before
 */

import { draw, make } from '../../dom/make.js'
import { Theme } from '../stage/inks.js'
import { bothSides, makeScale, place, placeLabels, ticks } from './number-scale.js'

/** Pixels, before the factor on type: the lanes of the picture from the top, and its margins. */
const HEIGHT = 92
const LANE = { bounds: 10, axis: 31, value: 54, range: 69, ticks: 85 }
const BAND = { top: 23, height: 16 }
const MARGIN = 30
const APART = 48
const DIGIT = 7
const GAP = 8
/** Weight and size of the names, as in bounds.css. */
const NAME = '600 12.5px'

export class NumberLine {
  #m
  #grid = draw('g', { class: 'grid' })
  #live = draw('rect', { class: 'live', y: BAND.top, width: 1, height: BAND.height })
  #proved = draw('rect', { class: 'proved', y: LANE.range - 2, width: 1, height: 4 })
  #caps = [0, 1].map(() => draw('path', { class: 'cap', d: `M0 ${LANE.range - 5}v10` }))
  #alpha = draw('path', { class: 'bound', d: `M5 ${BAND.top - 2}h-5v${BAND.height + 4}h5` })
  #beta = draw('path', { class: 'bound', d: `M-5 ${BAND.top - 2}h5v${BAND.height + 4}h-5` })
  #axis = draw('path', { class: 'axis' })
  #values = { child: makePin('child'), value: makePin('value') }
  #names = ['alpha', 'beta'].map(() => draw('text', { class: 'bound', y: LANE.bounds }))
  #svg = draw('svg', { role: 'img' })
  /** @type {Snapshot | null} */
  #snapshot = null
  /** The scale that the axis is drawn for, as text. */
  #drawn = ''
  /** Pixels, before the factor on type. */
  #width = 0
  /** Measures names without laying out the page; null if the browser gives no canvas. */
  #ruler = make('canvas').getContext('2d')
  #font = ''

  /** @param {Messages} m @param {Actions} actions */
  constructor(m, actions) {
    this.#m = m
    this.#svg.append(
      ...[this.#live, this.#grid, this.#axis, this.#proved, ...this.#caps],
      ...[this.#alpha, this.#beta, ...this.#names],
      ...Object.values(this.#values).flatMap(({ pin, name }) => [pin, name]),
    )
    this.element = make('div', { class: 'number-line' }, this.#svg)
    actions.watch(this.element, () => this.#resize())
  }

  /** @param {Snapshot} snapshot */
  show(snapshot) {
    this.#snapshot = snapshot
    this.#render()
  }

  /** Called for every change of size, also of the type. */
  #resize() {
    const { scale, type } = new Theme(this.element).look(APART)
    this.#width = this.element.clientWidth / scale
    this.#font = `${NAME} ${type}`
    this.#render()
  }

  #render() {
    if (!this.#snapshot || this.#width === 0) return
    const { search, step, node, view } = this.#snapshot
    const { span } = search.summary
    const scale = makeScale(view === 'max' ? span : bothSides(span), this.#width, MARGIN)
    const state = search.node(node, step, view)
    const compared = returned(this.#snapshot)
    const { listing } = search
    const order = compared ? this.#order(state, compared, listing) : ''
    const words = this.#m.bounds.line.words(state, compared?.value ?? null, order)
    this.#svg.setAttribute('aria-label', words)
    this.#svg.classList.toggle('cut', state.cut !== null)
    this.#rule(scale)
    this.#showWindow(state, compared, scale)
    this.#showRange(state.range, scale)
    this.#showValues(state, compared, listing, scale)
  }

  /** The axis and its numbers. @param {Scale} scale */
  #rule(scale) {
    const key = JSON.stringify(scale)
    if (key === this.#drawn) return
    this.#drawn = key
    const { width } = scale
    this.#svg.setAttribute('viewBox', `0 0 ${width} ${HEIGHT}`)
    this.#axis.setAttribute(
      'd',
      `M6 ${LANE.axis - 4}L1 ${LANE.axis}l5 4M1 ${LANE.axis}H${width - 1}m-5 -4l5 4l-5 4`,
    )
    const { tick } = this.#m.bounds.line
    const longest = Math.max(...[scale.lo, scale.hi].map((x) => tick(x).length))
    const lines = ticks(scale, Math.max(APART, (longest + 1) * DIGIT)).flatMap((x) => {
      const at = place(scale, x)
      const number = draw('text', { x: at, y: LANE.ticks, 'text-anchor': 'middle' })
      number.textContent = tick(x)
      return [draw('path', { d: `M${at} ${BAND.top}V${LANE.ticks - 8}` }), number]
    })
    this.#grid.replaceChildren(...lines)
  }

  /** @param {NodeState} node @param {Compared | null} compared @param {Scale} scale */
  #showWindow({ window: now, naming, place: { player } }, compared, scale) {
    const { alpha, beta } = this.#m.bounds.lettersAt[naming][player]
    const window = compared ? compared.window : now
    const none = window === null || now === null
    for (const part of [this.#live, this.#alpha, this.#beta, ...this.#names]) hide(part, none)
    this.#svg.classList.toggle('crossed', !none && window[0] >= window[1])
    if (none) return
    this.#alpha.classList.toggle('endless', window[0] === -Infinity)
    this.#beta.classList.toggle('endless', window[1] === Infinity)
    const [left, right] = window.map((x) => place(scale, x))
    move(this.#alpha, left)
    move(this.#beta, right)
    stretch(this.#live, left, right)
    ;[alpha, beta].forEach((name, i) => {
      this.#names[i].textContent = this.#changed(name, window[i], now[i])
    })
    this.#write(this.#names, [left, right], scale)
  }

  /** @param {NodeState['range']} range @param {Scale} scale */
  #showRange(range, scale) {
    const [lo, hi] = range.map((x) => place(scale, x))
    stretch(this.#proved, lo, hi)
    move(this.#caps[0], lo)
    move(this.#caps[1], hi)
    this.#caps.forEach((cap, i) => hide(cap, !Number.isFinite(range[i])))
  }

  /** @param {NodeState} node @param {Compared | null} compared @param {ListedSearch} listing @param {Scale} scale */
  #showValues(node, compared, listing, scale) {
    const best = compared ? compared.before : node.value
    const { val } = listing
    /** @type {[SVGTextElement, number][]} */
    const shown = []
    for (const [what, x, said] of /** @type {const} */ ([
      ['child', compared && compared.value, (/** @type {number} */ x) => this.#val(x, val)],
      ['value', best, (/** @type {number} */ x) => this.#best(x, node, compared, listing)],
    ])) {
      const { pin, name } = this.#values[what]
      const words = x === null || !Number.isFinite(x) ? '' : said(x)
      for (const part of [pin, name]) hide(part, words === '')
      if (x === null || words === '') continue
      const at = place(scale, x)
      move(pin, at)
      name.textContent = words
      shown.push([name, at])
    }
    const [names, places] = [shown.map(([name]) => name), shown.map(([, at]) => at)]
    this.#write(names, places, scale)
  }

  /**
   * What the best value of a node is called; empty if a bound already stands for it.
   * @param {number} x
   * @param {NodeState} node
   * @param {Compared | null} compared
   * @param {ListedSearch} listing
   */
  #best(x, node, compared, { best, val }) {
    const { status, value, naming, window, place, cut } = node
    const words = this.#m.bounds.line.value[status]
    if (status !== 'open') return words(x)
    if (best === null || naming === 'best') {
      const own = (compared ? compared.window : window)?.[place.player === 'max' ? 0 : 1]
      if (own === x) return ''
      return cut === null ? words(x) : this.#val(x, val)
    }
    return this.#changed(best, x, compared && value !== null ? value : x)
  }

  /** @param {number} x @param {string | null} name that the listing has for it */
  #val(x, name) {
    return name === null ? this.#m.bounds.line.child(x) : this.#changed(name, x, x)
  }

  /** A name and its number, and what that changes to. @param {string} name @param {number} x @param {number} to */
  #changed(name, x, to) {
    const change = x === to ? '' : ` → ${this.#m.number(to)}`
    return `${name} = ${this.#m.number(x)}${change}`
  }

  /** What is compared, from the least to the greatest. @param {NodeState} node @param {Compared} compared @param {ListedSearch} listing */
  #order({ naming, place: { player } }, { value, before, window }, { best, val }) {
    const { alpha, beta } = this.#m.bounds.lettersAt[naming][player]
    const named = (/** @type {string} */ name, /** @type {number} */ x) => ({
      x,
      said: this.#changed(name, x, x),
    })
    const ends = window
      ? [named(alpha, window[0]), named(beta, window[1])]
      : [named(best ?? this.#m.viewer.node.values.open, before)]
    const all = [...ends, { x: value, said: this.#val(value, val) }]
    all.sort((a, b) => (a.x === b.x ? 0 : a.x - b.x))
    return all
      .map(({ x, said }, i) => (i === 0 ? said : `${x === all[i - 1].x ? '=' : '<'} ${said}`))
      .join(' ')
  }

  /** Puts names of one lane near their places, clear of each other. @param {SVGTextElement[]} names @param {number[]} at @param {Scale} scale */
  #write(names, at, { width }) {
    // A canvas context that was lost and restored has forgotten its font.
    if (this.#ruler) this.#ruler.font = this.#font
    const labels = names.map(({ textContent }, i) => {
      const text = textContent ?? ''
      return { at: at[i], width: this.#ruler?.measureText(text).width ?? text.length * DIGIT }
    })
    placeLabels(labels, width, GAP).forEach((left, i) => move(names[i], left))
  }
}

/** What a child has just returned to the node on view. @param {Snapshot} snapshot @returns {Compared | null} */
function returned({ search, step, event, node, view }) {
  if (event?.kind !== 'compare' || event.node !== node) return null
  const { value = 0, before = 0 } = event
  return { value, before, window: search.node(node, step - 1, view).window }
}

/** A dot on the axis, and its name below. @param {string} what */
function makePin(what) {
  const stem = draw('path', { d: `M0 ${LANE.axis}V${LANE.value - 9}` })
  const dot = draw('circle', { cy: LANE.axis, r: 4.5 })
  return {
    pin: draw('g', { class: what }, stem, dot),
    name: draw('text', { class: what, y: LANE.value }),
  }
}

/** @param {SVGElement} part @param {boolean} hidden */
function hide(part, hidden) {
  part.classList.toggle('absent', hidden)
}

/** @param {SVGElement} part @param {number} x */
function move(part, x) {
  part.style.setProperty('transform', `translateX(${x}px)`)
}

/** A bar one pixel wide, from one place to another. @param {SVGElement} bar @param {number} a @param {number} b */
function stretch(bar, a, b) {
  const left = Math.min(a, b)
  bar.style.setProperty('transform', `translateX(${left}px) scaleX(${Math.abs(b - a)})`)
}
