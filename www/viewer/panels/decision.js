/**
 * The decision table: the treatment of a child's value, for every range of values. The row of the call that
 * compares shows its numbers, and the cell that contains the value is lit.
 *
 * @import {ChanceRow, DecisionCell, DecisionEnd, DecisionRow, DecisionTable, Side} from '../../types.js'
 * @import {PanelMessages} from '../../messages/messages.js'
 * @import {Search} from '../../core.js'
 * @import {MakePanel} from '../part.js'
 */

import { make } from '../../dom/make.js'
import { makePanel } from './panel.js'

/** The name for the value of a child where the listing has none. */
const VALUE = 'v'

/** @type {MakePanel} */
export function makeDecision(m) {
  const table = make('table')
  return {
    element: makePanel('decision', m.panels.decision.title, table),
    show({ search, step, view }) {
      const decisions = search.decisions(step, view)
      const rows = decisions.rows.map((row) => new Row(m, search, decisions, row).element)
      table.replaceChildren(...(decisions.chance ? [chanceRow(m, decisions.chance)] : []), ...rows)
    },
  }
}

/** The row of one player: a heading, and the cells below it. */
class Row {
  #m
  #table
  #row
  #value
  #best

  /** @param {PanelMessages} m @param {Search} search @param {DecisionTable} table @param {DecisionRow} row */
  constructor(m, { listing }, table, row) {
    this.#m = m
    this.#table = table
    this.#row = row
    this.#value = listing.val ?? VALUE
    this.#best = listing.best ?? 'best'
    const cells = row.cells.map((cell, at) => this.#cell(cell, at === row.now?.cell))
    this.element = makeRow(row.now, this.#heading(), cells)
  }

  /** The heading: the player, and in a row with numbers also the node and the value that the child returned. */
  #heading() {
    const { player, now } = this.#row
    const who = player === null ? this.#m.panels.decision.mover : player.toUpperCase()
    if (!now) return [who]
    const value = now.value === null ? [] : [`${this.#value} = ${this.#m.number(now.value)}`]
    const node = make('span', { class: 'where' }, [this.#m.place(now.node), ...value].join(', '))
    return [who, ' ', node]
  }

  /** @param {DecisionCell} cell @param {boolean} lit */
  #cell(cell, lit) {
    const value = this.#row.now?.value ?? null
    const valueText = lit && value !== null ? this.#m.number(value) : this.#value
    const lines = [this.#condition(cell, this.#value, false)]
    if (this.#row.now) lines.push(this.#condition(cell, valueText, true))
    return makeCell(lines, this.#outcome(cell, valueText), lit)
  }

  /**
   * For which values: "α < v ≤ β", or with numbers.
   * @param {DecisionCell} cell
   * @param {string} value
   * @param {boolean} numbers
   */
  #condition({ from, to }, value, numbers) {
    const write = (/** @type {DecisionEnd} */ end) =>
      numbers && end.value !== null ? this.#m.number(end.value) : this.#name(end)
    if (from && to) {
      return `${write(from)} ${below(from)} ${value} ${below(to)} ${write(to)}`
    }
    if (to) return `${value} ${below(to)} ${write(to)}`
    return from ? `${value} ${from.included ? '≥' : '>'} ${write(from)}` : ''
  }

  /** @param {DecisionCell} cell @param {string} value its name, or its number once that has come here */
  #outcome({ outcome, from, to }, value) {
    const { outcomes } = this.#m.panels.decision
    const narrows = this.#row.player === 'min' ? 'lower' : 'raise'
    const key = outcome === 'narrow' ? narrows : outcome
    // Only the middle cell has two ends.
    const end = key === 'lower' ? to : (from ?? to)
    const bound = end ? this.#name(end) : ''
    return outcomes[key](bound, value, this.#table.hard ? bound : value)
  }

  /** @param {DecisionEnd} end */
  #name({ limit }) {
    if (limit === 'best') return this.#best
    return this.#m.bounds.lettersAt[this.#table.naming][this.#row.player ?? 'max'][limit]
  }
}

/**
 * The row of a chance node: the sum is compared with the bounds together with the rest, or not at all.
 * @param {PanelMessages} m
 * @param {ChanceRow} row
 */
function chanceRow(m, { cuts, bounded, strict, now }) {
  const words = m.panels.decision
  const { alpha, beta } = m.bounds.lettersAt.greek.max
  /** @param {Side} side @param {string} sum @param {string} sign */
  const cell = (side, sum, sign) => {
    const lines = [`${sum} ${sign} ${side === 'alpha' ? alpha : beta}`]
    if (now) {
      const [end, limit] = side === 'alpha' ? [now.most, now.window[0]] : [now.least, now.window[1]]
      lines.push(`${m.number(end)} ${sign} ${m.number(limit)}`)
    }
    return makeCell(lines, words.outcomes.cut('', '', sum), now?.cut === side)
  }
  const adds = make('span', { class: 'then' }, bounded && !cuts ? words.uncut : words.adds)
  const middle = make('td', cuts ? {} : { colspan: 3 }, adds)
  const cells = cuts
    ? [
        cell('alpha', 'v + r·U', strict ? '<' : '≤'),
        middle,
        cell('beta', 'v + r·L', strict ? '>' : '≥'),
      ]
    : [middle]
  const where = now ? [' ', make('span', { class: 'where' }, m.place(now.node))] : []
  return makeRow(now, ['CHANCE', ...where], cells)
}

/** A heading over its cells. @param {object | null} now @param {(Node | string)[]} heading @param {HTMLTableCellElement[]} cells */
function makeRow(now, heading, cells) {
  const colspan = cells.reduce((sum, { colSpan }) => sum + colSpan, 0)
  const head = make('th', { scope: 'rowgroup', colspan }, ...heading)
  return make('tbody', { class: now ? 'now' : '' }, make('tr', {}, head), make('tr', {}, ...cells))
}

/** A cell, line by line, and its outcome. @param {string[]} lines @param {string} outcome @param {boolean} lit */
function makeCell(lines, outcome, lit) {
  const spans = lines.map((line) => make('span', {}, line))
  const parts = [...spans, make('span', { class: 'then' }, outcome)].flatMap((part) => [part, ' '])
  return make('td', lit ? { class: 'lit', 'aria-current': 'true' } : {}, ...parts)
}

/** @param {DecisionEnd} end */
function below({ included }) {
  return included ? '≤' : '<'
}
