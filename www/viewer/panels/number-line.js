/**
 * The number line of a node, drawn: its window shaded between its bounds, its best value, and below that the range that
 * is proved. Names are those of the listing. When a child has returned, its value stands among the numbers that it is
 * compared with, as they were before; a number that the comparison changes shows both: "best = 3 → 5". One scale serves the whole
 * search. Changes are animated.
 *
 * @import {PanelMessages} from '../../messages/messages.js'
 * @import {ListedSearch, NodeState, NumberLine as Line} from '../../types.js'
 * @import {Actions, Snapshot} from '../part.js'
 * @import {Scale} from './number-scale.js'
 *
 * @typedef {object} LineContent the data of the drawing
 * @property {NodeState} node
 * @property {Line} line
 * @property {ListedSearch} listing
 */

import { draw, make } from '../../dom/make.js'
import { isEndless } from '../../messages/numbers.js'
import { Theme } from '../stage/inks.js'
import { makeScale, place, placeLabels, ticks } from './number-scale.js'

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
  /** @type {LineContent | null} */
  #content = null
  /** The scale that the axis is drawn for, as text. */
  #scaleKey = ''
  /** Pixels, before the factor on type. */
  #width = 0
  /** Measures names without laying out the page; null if the browser gives no canvas. */
  #ruler = make('canvas').getContext('2d')
  #font = ''

  /** @param {PanelMessages} m @param {Actions} actions */
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

  /** @param {Snapshot} snapshot @param {NodeState} node the state of the node on view */
  show({ search, step, view }, node) {
    const line = search.numberLine(node.place.node, step, view)
    this.#content = { node, line, listing: search.listing }
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
    if (!this.#content || this.#width === 0) return
    const { node, line } = this.#content
    const scale = makeScale(line.span, this.#width, MARGIN)
    const words = this.#m.panels.node.line.words(node, line.child, this.#order(this.#content))
    this.#svg.setAttribute('aria-label', words)
    this.#svg.classList.toggle('cut', node.cut !== null)
    this.#svg.classList.toggle('crossed', line.crossing !== null)
    this.#rule(scale)
    this.#showWindow(this.#content, scale)
    this.#showRange(line.range, scale)
    this.#showValues(this.#content, scale)
  }

  /** The axis and its numbers. @param {Scale} scale */
  #rule(scale) {
    const key = JSON.stringify(scale)
    if (key === this.#scaleKey) return
    this.#scaleKey = key
    const { width } = scale
    this.#svg.setAttribute('viewBox', `0 0 ${width} ${HEIGHT}`)
    this.#axis.setAttribute(
      'd',
      `M6 ${LANE.axis - 4}L1 ${LANE.axis}l5 4M1 ${LANE.axis}H${width - 1}m-5 -4l5 4l-5 4`,
    )
    const { tick } = this.#m.panels.node.line
    const longest = Math.max(...[scale.lo, scale.hi].map((x) => tick(x).length))
    const lines = ticks(scale, Math.max(APART, (longest + 1) * DIGIT)).flatMap((x) => {
      const at = place(scale, x)
      const number = draw('text', { x: at, y: LANE.ticks, 'text-anchor': 'middle' })
      number.textContent = tick(x)
      return [draw('path', { d: `M${at} ${BAND.top}V${LANE.ticks - 8}` }), number]
    })
    this.#grid.replaceChildren(...lines)
  }

  /** @param {LineContent} content @param {Scale} scale */
  #showWindow({ node, line: { window, windowTo } }, scale) {
    const brackets = [this.#alpha, this.#beta]
    for (const part of [this.#live, ...brackets, ...this.#names]) hide(part, window === null)
    if (window === null) return
    const places = window.map((bound) => place(scale, bound))
    const names = this.#boundNames(node)
    window.forEach((bound, i) => {
      brackets[i].classList.toggle('endless', isEndless(bound))
      move(brackets[i], places[i])
      this.#names[i].textContent = this.#changed(names[i], bound, windowTo[i])
    })
    stretch(this.#live, places[0], places[1])
    this.#write(this.#names, places, scale)
  }

  /** The names of alpha and beta at a node. @param {NodeState} node */
  #boundNames({ naming, place: { player } }) {
    const { alpha, beta } = this.#m.bounds.lettersAt[naming][player]
    return [alpha, beta]
  }

  /** @param {NodeState['range']} range @param {Scale} scale */
  #showRange(range, scale) {
    const [lo, hi] = range.map((x) => place(scale, x))
    stretch(this.#proved, lo, hi)
    move(this.#caps[0], lo)
    move(this.#caps[1], hi)
    this.#caps.forEach((cap, i) => hide(cap, isEndless(range[i])))
  }

  /** @param {LineContent} content @param {Scale} scale */
  #showValues(content, scale) {
    const { child, best } = content.line
    const names = []
    const places = []
    for (const [what, x] of /** @type {const} */ ([
      ['child', child],
      ['value', best],
    ])) {
      const { pin, name } = this.#values[what]
      const none = x === null || isEndless(x)
      for (const part of [pin, name]) hide(part, none)
      if (none) continue
      const at = place(scale, x)
      move(pin, at)
      name.textContent = what === 'child' ? this.#val(x, content) : this.#best(x, content)
      names.push(name)
      places.push(at)
    }
    this.#write(names, places, scale)
  }

  /** The best value, as it is called. @param {number} x @param {LineContent} content */
  #best(x, content) {
    const { line, node } = content
    if (line.called === 'best') return this.#changed(this.#bestName(content), x, line.bestTo)
    return line.called === 'val'
      ? this.#val(x, content)
      : this.#m.panels.node.line.value[node.status](x)
  }

  /** @param {LineContent} content */
  #bestName({ listing }) {
    return listing.best ?? this.#m.panels.node.values.open
  }

  /** The value of a child, as the listing calls it. @param {number} x @param {LineContent} content */
  #val(x, { listing }) {
    return listing.val === null
      ? this.#m.panels.node.line.child(x)
      : this.#changed(listing.val, x, null)
  }

  /**
   * A name and its number, with the next number if it changes.
   * @param {string} name
   * @param {number} x
   * @param {number | null} to
   */
  #changed(name, x, to) {
    const change = to === null ? '' : ` → ${this.#m.number(to)}`
    return `${name} = ${this.#m.number(x)}${change}`
  }

  /** A comparison: "best = 3 < val = 5 < knownMin = 6". @param {LineContent} content */
  #order(content) {
    const { window, best, child, order } = content.line
    const [alpha, beta] = window ?? []
    const numbers = { alpha, beta, best, child }
    const [alphaName, betaName] = this.#boundNames(content.node)
    const names = { alpha: alphaName, beta: betaName, best: this.#bestName(content) }
    const words = order.map((term) => {
      if (term === '<' || term === '=') return term
      const x = numbers[term] ?? NaN
      return term === 'child' ? this.#val(x, content) : this.#changed(names[term], x, null)
    })
    return words.join(' ')
  }

  /**
   * Puts names of one lane near their places, clear of each other.
   * @param {SVGTextElement[]} names
   * @param {number[]} at
   * @param {Scale} scale
   */
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
