/**
 * The run so far, beside the picture: the answer to each question, and a table of all nodes with their
 * states in the run. It is enough without the picture, and reveals nothing of a later step.
 *
 * @import {Messages, PredictWords} from '../../messages/messages.js'
 * @import {TaskNode} from '../nodes.js'
 *
 * @typedef {'right' | 'wrong' | 'shown'} AnswerMark the outcome of an answer
 *
 * @typedef {{ stateAt: (node: number, step: number) => { status: string, cells: string[] } }} RunStates says how it has treated a node
 *
 * @typedef {object} AnswerLine
 * @property {string} question
 * @property {string} words the answer, and the right one
 * @property {AnswerMark} mark
 * @property {() => void} go leads to the step
 */

import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { tableHead } from '../../dom/table.js'
import { write } from '../../dom/write.js'
import { rowHead } from '../nodes.js'

/** The marks before the answers. */
const MARKS = { right: '✓', wrong: '✗', shown: '–' }

export class RunRecord {
  #m
  #words
  #rules = make('p', { class: 'rules' })
  #points = make('p', { class: 'found', tabindex: -1, hidden: true })
  #list = make('ol')
  #table
  /** @type {{ node: number, row: HTMLElement, cells: HTMLElement[] }[]} */
  #rows = []
  /** The answers that are listed. @type {unknown} */
  #answers
  /** The run on view. @type {RunStates | undefined} */
  #run
  #step = -1

  /** @param {Messages} m @param {PredictWords} words */
  constructor(m, words) {
    this.#m = m
    this.#words = words
    this.#table = make('table', { 'aria-label': words.soFar })
    this.element = make(
      'section',
      { class: 'sheet so-far', part: 'panels', role: 'group', 'aria-label': words.title },
      make('h2', {}, words.title),
      this.#rules,
      this.#points,
      this.#list,
      make('h2', {}, words.soFar),
      make('div', { class: 'table' }, this.#table),
    )
  }

  /** Begins with a tree. @param {TaskNode[]} nodes @param {string} rules @param {string[]} columns */
  fill(nodes, rules, columns) {
    this.#answers = undefined
    this.#rules.textContent = rules
    this.#rows = nodes.map((node) => {
      const cells = columns.map(() => make('td'))
      const row = make('tr', {}, rowHead(node, this.#m.viewer.short), ...cells)
      return { node: node.node, row, cells }
    })
    const head = tableHead([this.#words.columns.node, ...columns])
    this.#table.replaceChildren(head, make('tbody', {}, ...this.#rows.map(({ row }) => row)))
  }

  /** Shows the states of the nodes in the run. @param {RunStates} run @param {number} step */
  show(run, step) {
    if (run === this.#run && step === this.#step) return
    this.#run = run
    this.#step = step
    for (const { node, row, cells } of this.#rows) {
      const { status, cells: texts } = run.stateAt(node, step)
      cells.forEach((cell, at) => write(cell, texts[at] ?? ''))
      row.className = status
    }
  }

  /**
   * Lists answers, unless they are listed already.
   * @param {unknown} answers the answers
   * @param {() => AnswerLine[]} lines
   * @param {string} points the result of all answers; empty: there are more to come
   * @returns {boolean} whether they are others
   */
  list(answers, lines, points) {
    if (answers === this.#answers) return false
    this.#answers = answers
    this.#points.hidden = points === ''
    this.#points.textContent = points
    this.#list.replaceChildren(
      ...lines().map(({ question, words, mark, go }) => {
        const button = makeButton(question, go, { class: 'link' })
        const sign = make('span', { class: `sign ${mark}` }, MARKS[mark])
        return make('li', {}, sign, make('div', {}, button, ' ', words))
      }),
    )
    return true
  }

  focus() {
    this.#points.focus()
  }
}
