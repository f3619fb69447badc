/**
 * A node on the number line: its window shaded between α and β, the value found so far, and below
 * it the range that is proved. The scale is that of the whole search, and what moves glides.
 *
 * @import {Messages} from '../../messages/messages.js'
 * @import {NodeState} from '../../types.js'
 * @import {View} from '../view.js'
 * @import {Scale} from '../number-scale.js'
 */

import { draw, make } from '../../make.js'
import { makeScale, place, spread, ticks } from '../number-scale.js'

/** Pixels, before the factor on type: the lanes of the picture from the top, and its margins. */
const HEIGHT = 92
const LANE = { bounds: 10, axis: 31, value: 54, range: 69, ticks: 85 }
const BAND = { top: 23, height: 16 }
const MARGIN = 30
const APART = 48
const GAP = 8

export class NumberLine {
  #m
  #grid = draw('g', { class: 'grid' })
  #live = draw('rect', { class: 'live', y: BAND.top, width: 1, height: BAND.height })
  #proved = draw('rect', { class: 'proved', y: LANE.range - 2, width: 1, height: 4 })
  #caps = [0, 1].map(() => draw('path', { class: 'cap', d: `M0 ${LANE.range - 5}v10` }))
  #alpha = draw('path', { class: 'bound', d: `M5 ${BAND.top - 2}h-5v${BAND.height + 4}h5` })
  #beta = draw('path', { class: 'bound', d: `M-5 ${BAND.top - 2}h5v${BAND.height + 4}h-5` })
  #value = draw(
    'g',
    { class: 'value' },
    draw('path', { d: `M0 ${LANE.axis}V${LANE.value - 9}` }),
    draw('circle', { cy: LANE.axis, r: 4.5 }),
  )
  #axis = draw('path', { class: 'axis' })
  #labels = {
    alpha: draw('text', { class: 'bound', y: LANE.bounds }),
    beta: draw('text', { class: 'bound', y: LANE.bounds }),
    value: draw('text', { class: 'value', y: LANE.value }),
  }
  #svg = draw('svg', { role: 'img' })
  /** @type {View | null} */
  #view = null
  /** What the axis was drawn for. */
  #drawn = ''

  /** @param {Messages} m */
  constructor(m) {
    this.#m = m
    this.#svg.append(
      ...[this.#live, this.#grid, this.#axis, this.#proved, ...this.#caps],
      ...[this.#alpha, this.#beta, this.#value, ...Object.values(this.#labels)],
    )
    this.element = make('div', { class: 'number-line' }, this.#svg)
    new ResizeObserver(() => this.#render()).observe(this.element)
  }

  /** @param {View} view */
  show(view) {
    this.#view = view
    this.#render()
  }

  #render() {
    if (!this.#view) return
    const { search, step, node } = this.#view
    const factor = Number(getComputedStyle(this.element).getPropertyValue('--scale')) || 1
    const width = this.element.clientWidth / factor
    if (width === 0) return
    const scale = makeScale(search.summary.span, width, MARGIN)
    this.#rule(scale)
    this.#mark(search.node(node, step), scale)
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
    const lines = ticks(scale, APART).flatMap((x) => {
      const at = place(scale, x)
      const number = draw('text', { x: at, y: LANE.ticks, 'text-anchor': 'middle' })
      number.textContent = tick(x)
      return [draw('path', { d: `M${at} ${BAND.top}V${LANE.ticks - 8}` }), number]
    })
    this.#grid.replaceChildren(...lines)
  }

  /** @param {NodeState} node @param {Scale} scale */
  #mark(node, scale) {
    const words = this.#m.bounds.line
    const { window, value } = node
    this.#svg.setAttribute('aria-label', words.words(node))
    this.#svg.classList.toggle('cut', node.cut !== null)
    this.#svg.classList.toggle('crossed', window !== null && window[0] >= window[1])
    for (const part of [this.#live, this.#alpha, this.#beta]) hide(part, window === null)
    hide(this.#value, value === null)
    const [alpha, beta] = (window ?? [-Infinity, Infinity]).map((x) => place(scale, x))
    const [lo, hi] = node.range.map((x) => place(scale, x))
    this.#alpha.classList.toggle('endless', window?.[0] === -Infinity)
    this.#beta.classList.toggle('endless', window?.[1] === Infinity)
    move(this.#alpha, alpha)
    move(this.#beta, beta)
    stretch(this.#live, alpha, beta)
    stretch(this.#proved, lo, hi)
    this.#caps.forEach((cap, i) => {
      move(cap, [lo, hi][i])
      hide(cap, !Number.isFinite(node.range[i]))
    })
    const at = value === null ? 0 : place(scale, value)
    move(this.#value, at)
    const [left, right] = window ?? [0, 0]
    const { alpha: first, beta: second, value: found } = this.#labels
    for (const label of [first, second]) hide(label, window === null)
    hide(found, value === null)
    first.textContent = words.alpha(left)
    second.textContent = words.beta(right)
    found.textContent = value === null ? '' : words.value[node.status](value)
    this.#write([first, second], [alpha, beta], scale.width)
    this.#write([found], [at], scale.width)
  }

  /** Labels of one lane, clear of each other. @param {SVGTextElement[]} texts @param {number[]} at @param {number} width */
  #write(texts, at, width) {
    const labels = texts.map((text, i) => ({ at: at[i], width: text.getComputedTextLength() }))
    spread(labels, width, GAP).forEach((left, i) => move(texts[i], left))
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
