/**
 * The table of a node's children: the numbers by which the search chooses among them. Below it a slider shows the scores with
 * another C, and from which C on another child is chosen.
 *
 * @import {BestFirstWords, Messages} from '../../messages/messages.js'
 * @import {Ratings} from '../../types.js'
 * @import {Actions, Part, Snapshot} from '../part.js'
 */

import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { tableHead } from '../../dom/table.js'
import { joinSentences } from '../../messages/join-sentences.js'
import { scores } from '../../messages/scores.js'
import { makePanel } from '../panels/panel.js'

/** The most children in the table. */
const MOST = 100
/** The slider ends at so many times C, or of the last turn, and has so many stops. */
const AXIS_FACTOR = 2
const STOPS = 200

/** @param {Messages & { explore: BestFirstWords }} m @param {Actions} actions @returns {Part} */
export function makeRatings(m, actions) {
  const words = m.explore.ratings
  const caption = make('caption')
  const table = make('table')
  const more = make('p', { class: 'message' })
  const constant = new Constant(m, () => lastSnapshot && write(lastSnapshot))
  /** @type {Snapshot | null} */
  let lastSnapshot = null

  /** @param {Snapshot} snapshot */
  const write = ({ search, step, node }) => {
    // A leaf has no children: the table is that of its parent.
    const { children, parent } = search.node(node, step)
    const subject = children === 0 && parent !== null ? parent : node
    const ratings = search.ratings(subject, step, MOST, constant.choice)
    if (!ratings) return
    caption.textContent = words.title(ratings.node)
    const rows = ratings.children.map((row) => makeRow(m, ratings, row, actions))
    table.replaceChildren(caption, makeHead(m, ratings), make('tbody', {}, ...rows))
    more.textContent = joinSentences([
      ratings.children.length === 0 && words.leaf,
      ratings.mover === 'chance' && words.chance,
      ratings.more > 0 && words.more(ratings.more),
      !proves(ratings) && ratings.mover !== 'chance' && words.seen(ratings.mover),
    ])
    constant.show(ratings)
  }

  return {
    element: makePanel('decision', m.explore.ratings.name, table, more, constant.element),
    show(snapshot) {
      // Another search has its own C.
      if (lastSnapshot?.search !== snapshot.search) constant.choice = undefined
      lastSnapshot = snapshot
      write(snapshot)
    },
  }
}

/** @param {Ratings} ratings */
const proves = ({ children }) => children.some(({ proof }) => proof !== null)

/** @param {Messages & { explore: BestFirstWords }} m @param {Ratings} ratings */
function makeHead({ explore: { ratings: words } }, ratings) {
  const { head } = words
  const names = proves(ratings)
    ? [head.child, head.proof, head.disproof]
    : [head.child, head.visits, head.mean, head.exploration, head.score]
  return tableHead(names)
}

/**
 * @param {Messages & { explore: BestFirstWords }} m
 * @param {Ratings} ratings
 * @param {Ratings['children'][number]} row
 * @param {Actions} actions
 */
function makeRow(m, ratings, row, actions) {
  const { fixed, digitsFor, proofNumber } = scores(m.lang)
  const words = m.explore.ratings
  const { child, grown, visits, score, proof, proved } = row
  const select = () => actions.select(child.node)
  const name = makeButton(m.viewer.short(child), select, { class: 'link' })
  const isSelected = child.node === ratings.selected
  const mark = isSelected
    ? [' ', make('span', { class: 'mark', role: 'img', 'aria-label': words.selected }, '◂')]
    : []
  const unscored = proved === null ? words.first : m.number(proved)
  const digits = digitsFor(ratings.children.flatMap((other) => other.score?.sum ?? []))
  const numbers = proof
    ? proof.map(proofNumber)
    : [
        m.count(visits),
        fixed(score?.mean ?? null, digits),
        fixed(score?.exploration ?? null, digits),
        score ? fixed(score.sum, digits) : unscored,
      ]
  const cells = grown ? numbers : [words.outside]
  const width = proves(ratings) ? 2 : 4
  return make(
    'tr',
    { class: [isSelected && 'chosen', !grown && 'outside'].filter(Boolean).join(' ') },
    make('th', { scope: 'row' }, name, ...mark),
    ...cells.map((text) => make('td', grown ? {} : { colspan: width }, text)),
  )
}

/** The slider of C. It changes no search: it only shows the scores with another C. */
class Constant {
  #words
  #input = make('input', { type: 'range', min: 0, max: STOPS, step: 1 })
  #value = make('output')
  #turns = make('ul')
  /** The greatest C on the slider. */
  #most = 1
  /** The C that the reader has chosen; undefined: that of the rules. @type {number | undefined} */
  choice = undefined

  /** @param {Messages & { explore: BestFirstWords }} m @param {() => void} changed */
  constructor(m, changed) {
    this.#words = m.explore.ratings
    const label = make('label', {}, make('span', {}, this.#words.c), this.#input, this.#value)
    this.element = make('div', { class: 'constant' }, label, this.#turns)
    this.#input.addEventListener('input', () => {
      this.choice = (Number(this.#input.value) / STOPS) * this.#most
      changed()
    })
  }

  /** @param {Ratings} ratings */
  show({ exploration, turns }) {
    this.element.hidden = exploration === null || turns.length === 0
    if (exploration === null) return
    if (this.choice === undefined) {
      const last = turns.at(-1)?.from ?? 0
      this.#most = Math.max(AXIS_FACTOR * exploration, AXIS_FACTOR * last, 1)
      this.#input.value = String(Math.round((exploration / this.#most) * STOPS))
    }
    this.#value.textContent = this.#words.cIs(exploration)
    this.#input.setAttribute('aria-valuetext', this.#words.cIs(exploration))
    const items = turns.slice(1).map((turn) => make('li', {}, this.#words.turn(turn)))
    this.#turns.replaceChildren(...items)
  }
}
