/**
 * The path from the root to a node as a row of names; pressing one selects its node. The path leads to the
 * node of the step, or to the selected node if that is not on the way.
 *
 * @import {Search} from '../../core.js'
 * @import {Messages} from '../../messages/messages.js'
 * @import {Actions, MakePart, Part, Snapshot} from '../part.js'
 */

import { make } from '../../dom/make.js'

/** Rough widths of a letter and of the space around a name, as shares of the size of type. */
const LETTER = 0.6
const AROUND = 2
/** The least number of names: fewer say little. */
const FEWEST = 3

/** @type {MakePart} */
export function makePath(m, actions) {
  return new Path(m, actions)
}

/** @implements {Part} */
class Path {
  #m
  #list
  /** @type {Snapshot | null} */
  #shown = null
  /** The node at the end of the path. */
  #end = 0
  /** The width of the row, in sizes of type. */
  #width = 0
  /** Names what is written: where the path ends, how wide the row is, what is selected. */
  #written = ''

  /** @param {Messages} m @param {Actions} actions */
  constructor(m, actions) {
    const { title } = m.wayfinding.path
    this.#m = m
    this.#list = make('ol', { 'aria-label': title })
    const attributes = { class: 'path', part: 'path', role: 'group', 'aria-label': title }
    this.element = make('div', attributes, this.#list)
    this.#list.addEventListener('click', ({ target }) => {
      const button = target instanceof Element && target.closest('[data-node]')
      if (button instanceof HTMLElement) actions.select(Number(button.dataset.node))
    })
    actions.watch(this.#list, () => {
      const size = Number.parseFloat(getComputedStyle(this.#list).fontSize)
      this.#width = this.#list.clientWidth / size
      this.#fill()
    })
  }

  /** @param {Snapshot} snapshot */
  show(snapshot) {
    const same = snapshot.search === this.#shown?.search
    if (!same) this.#written = ''
    const before = same && snapshot.step === this.#shown?.step ? this.#end : null
    this.#end = endOf(snapshot, before)
    this.#shown = snapshot
    this.#fill()
  }

  #fill() {
    if (!this.#shown) return
    const { search, selected } = this.#shown
    const now = [this.#end, this.#width, selected].join(' ')
    if (now === this.#written) return
    this.#written = now
    const path = search.path(this.#end)
    const [from, to] = gap(path.length, this.#room(search, path))
    const nodes = [...path.slice(0, from), ...path.slice(to)]
    const focused = this.#list.matches(':focus-within')
    const crumbs = nodes.map((node) => this.#makeCrumb(search, node, selected))
    if (to > from) crumbs.splice(from, 0, makeGap(this.#m.wayfinding.path.between(to - from)))
    this.#list.replaceChildren(...crumbs)
    if (!focused) return
    // The button that had the focus has been replaced.
    const button = this.#list.querySelector(`[data-node="${selected ?? this.#end}"]`)
    if (button instanceof HTMLElement) button.focus()
  }

  /** @param {Search} search @param {number} node @param {number | null} selected */
  #makeCrumb(search, node, selected) {
    const { place } = search.node(node, 0)
    const attributes = { type: 'button', 'data-node': node, title: this.#m.place(place) }
    const button = make('button', attributes, this.#m.viewer.log.short(place))
    if (node === selected) button.setAttribute('aria-current', 'true')
    return make('li', {}, button)
  }

  /** How many names fit in the row, judged by the last but one. @param {Search} search @param {number[]} path */
  #room(search, path) {
    const { place } = search.node(path.at(-2) ?? this.#end, 0)
    const { length } = this.#m.viewer.log.short(place)
    return Math.max(Math.floor(this.#width / (length * LETTER + AROUND)), FEWEST)
  }
}

/**
 * Where the path ends. It does not become shorter when a node on it is selected, so that a reader who goes up
 * finds the way down again.
 * @param {Snapshot} snapshot
 * @param {number | null} before where it ended, at the same step
 */
function endOf({ search, selected, current }, before) {
  if (selected === null) return current ?? 0
  const after = selected + search.node(selected, 0).size
  const below = [before, current].find((node) => node !== null && selected <= node && node < after)
  return below ?? selected
}

/**
 * The names left out in the middle of a path: the first, and one past the last.
 * @param {number} length
 * @param {number} room for so many names; the sign … counts as one
 */
export function gap(length, room) {
  if (length <= room) return [length, length]
  const first = Math.floor((room - 1) / 2)
  return [first, length - (room - 1 - first)]
}

/** @param {string} words */
function makeGap(words) {
  const sign = make('span', { 'aria-hidden': 'true', title: words }, '…')
  return make('li', { class: 'gap' }, sign, make('span', { class: 'unseen' }, words))
}
