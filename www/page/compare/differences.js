/**
 * All places where two searches part, as a list: those with the most nodes first, those that follow from another one
 * folded under it. Choosing one brings both trees to it, and says why the searches part there.
 *
 * @import {Search} from '../../core.js'
 * @import {Difference, Differences} from '../../types.js'
 * @import {Messages} from '../../messages/pages.js'
 *
 * @typedef {{ first: Search, second: Search, differences: Differences, heads: Uint32Array }} Comparison `heads`: of each difference the
 *   one that it follows from
 *
 * @typedef {object} Going
 * @property {(difference: Difference) => void} go brings both trees to a place
 * @property {() => void} leave shows the trees, if the list covers them
 */

import { isCommand } from '../../dom/key-target.js'
import { make } from '../../dom/make.js'
import { Lifetime } from '../../viewer/lifetime.js'
import { revisits } from './counts-table.js'
import { WindowedList } from '../../viewer/panels/windowed-list.js'

export class DifferenceList {
  #m
  #going
  // A search that is lost is done again, and shown then.
  #lifetime = new Lifetime(() => {})
  #list
  #head = make('p', { class: 'note' })
  #sum = make('p', { class: 'sum' })
  #sentence = make('p', { class: 'sentence', 'aria-live': 'polite' })
  /** @type {Comparison | null} */
  #comparison = null
  /** The differences in sight, by their numbers. @type {number[]} */
  #rows = []
  /** Those whose followers are unfolded. @type {Set<number>} */
  #unfolded = new Set()
  /** The number of the chosen one. @type {number | null} */
  #chosen = null
  /** The number of calls of `show`. */
  #calls = 0

  /** @param {Messages} m @param {Going} going */
  constructor(m, going) {
    const { title } = m.compare.differences
    this.#m = m
    this.#going = going
    this.#list = new WindowedList(this.#lifetime, {
      label: title,
      role: 'tree',
      make: (from, to) => this.#make(from, to),
      choose: (index) => {
        this.#choose(index)
        this.#going.leave()
      },
      move: (rows) => this.#choose(this.#at() + rows),
    })
    this.element = make(
      'div',
      { class: 'differences', hidden: true },
      make('h3', {}, title),
      ...[this.#head, this.#list.element, this.#sum, this.#sentence],
    )
    this.#list.element.addEventListener('keydown', (event) => this.#press(event))
  }

  /**
   * Shows the differences of two searches that have been compared; nothing of null.
   * @param {Search | null} first
   * @param {Search | null} second
   */
  async show(first, second) {
    this.#calls += 1
    const call = this.#calls
    const differences = first && second && (await first.differences(second))
    // Otherwise a later call shows the searches that have replaced these.
    if (call !== this.#calls) return
    this.element.hidden = !differences
    this.#comparison = differences
      ? { first, second, differences, heads: headsOf(differences) }
      : null
    this.#chosen = null
    this.#unfolded.clear()
    this.#sentence.textContent = ''
    if (differences) this.#fill(differences, revisits(first, second))
    this.#list.show(this.#rows.length, 0)
  }

  /** @param {Differences} differences @param {boolean} again whether a search can enter nodes again */
  #fill(differences, again) {
    const { differences: words, table } = this.#m.compare
    const some = differences.nodes.length > 0
    this.#rows = rowsOf(differences, this.#unfolded)
    const sum = differences.nodes.reduce((sum, nodes) => sum + nodes, 0)
    this.#head.textContent = some ? words.head(differences.nodes.length) : words.neither
    this.#sum.textContent = some ? words.sum(table.signed(sum), again) : ''
    this.#list.element.hidden = !some
    const widest = Math.max(
      ...[...differences.totals.slice(0, 1), sum].map((n) => table.signed(n).length),
    )
    const most = differences.followers.reduce((most, n) => Math.max(most, n), 0)
    this.#list.element.style.setProperty('--nodes', `${widest + 1}ch`)
    this.#list.element.style.setProperty(
      '--fold',
      most > 0 ? `${this.#m.count(most).length + 2}ch` : '0',
    )
  }

  /** The row of the chosen one; −1: none. */
  #at() {
    return this.#chosen === null ? -1 : this.#rows.indexOf(this.#chosen)
  }

  /** @param {number} index */
  #choose(index) {
    if (!this.#comparison || this.#rows.length === 0) return
    const at = Math.min(Math.max(index, 0), this.#rows.length - 1)
    const { first, second } = this.#comparison
    this.#lifetime.ask(() => {
      const difference = first.difference(second, this.#rows[at])
      if (!difference) return
      this.#chosen = this.#rows[at]
      this.#sentence.textContent = this.#m.compare.differences.told(difference)
      this.#going.go(difference)
    })
    this.#list.show(this.#rows.length, at)
    this.#list.settle()
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (isCommand(event)) return
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowRight: () => this.#fold(this.#chosen, false),
      ArrowLeft: () => this.#fold(this.#chosen, true),
      Home: () => this.#choose(0),
      End: () => this.#choose(this.#rows.length - 1),
      Enter: () => {
        if (this.#chosen === null) this.#choose(0)
        this.#going.leave()
      },
    }
    if (!Object.hasOwn(keys, event.key)) return
    event.preventDefault()
    keys[event.key]()
  }

  /**
   * Folds or unfolds the consequences of a difference.
   * @param {number | null} number
   * @param {boolean} fold
   */
  #fold(number, fold) {
    if (!this.#comparison || number === null) return
    const { differences, heads } = this.#comparison
    const own = heads[number]
    if (differences.followers[own] === 0 || fold !== this.#unfolded.has(own)) return
    if (fold) this.#unfolded.delete(own)
    else this.#unfolded.add(own)
    if (fold && this.#chosen !== null && heads[this.#chosen] === own) this.#chosen = own
    this.#rows = rowsOf(differences, this.#unfolded)
    this.#list.show(this.#rows.length, this.#rows.indexOf(own))
    this.#list.settle()
  }

  /** @param {number} from @param {number} to */
  #make(from, to) {
    const comparison = this.#comparison
    if (!comparison) return []
    const numbers = this.#rows.slice(from, to)
    return (
      this.#lifetime.ask(() => numbers.flatMap((number) => this.#row(comparison, number))) ?? []
    )
  }

  /** @param {Comparison} comparison @param {number} number */
  #row({ first, second, differences, heads }, number) {
    const { differences: words, table } = this.#m.compare
    const difference = first.difference(second, number)
    if (!difference) return []
    const { place, cause } = difference
    const followers = differences.followers[number]
    const unfolded = this.#unfolded.has(number)
    const fold = make('span', { class: 'following' })
    if (followers > 0) {
      fold.title = words.followers(followers)
      fold.textContent = this.#m.count(followers)
      fold.addEventListener('click', (event) => this.#clickFold(event, number))
    }
    return make(
      'div',
      {
        id: `difference-${number}`,
        class: 'row',
        role: 'treeitem',
        'aria-level': heads[number] === number ? 1 : 2,
        'aria-selected': String(number === this.#chosen),
        ...(followers > 0 && { 'aria-expanded': String(unfolded) }),
      },
      make('span', { class: 'nodes' }, table.signed(differences.totals[number])),
      make('span', { class: 'where' }, this.#m.viewer.short(place)),
      make('span', { class: 'why' }, words.brief[cause]),
      fold,
    )
  }

  /** @param {MouseEvent} event @param {number} number */
  #clickFold(event, number) {
    event.stopPropagation()
    this.#fold(number, this.#unfolded.has(number))
  }
}

/** The numbers of the differences in sight. @param {Differences} differences @param {Set<number>} unfolded */
function rowsOf({ followers }, unfolded) {
  const rows = []
  for (let number = 0; number < followers.length;) {
    const count = unfolded.has(number) ? followers[number] : 0
    for (let row = 0; row <= count; row += 1) rows.push(number + row)
    number += 1 + followers[number]
  }
  return rows
}

/** For each difference the one that it follows from; itself if it follows from none. @param {Differences} differences */
function headsOf({ followers }) {
  let head = 0
  return followers.map((_, number) => {
    if (number > head + followers[head]) head = number
    return head
  })
}
