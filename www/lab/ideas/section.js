/**
 * The section of the lab that asks how much each idea saves: a form, one chart, and its numbers.
 *
 * @import {LabMessages} from '../../messages/pages.js'
 * @import {FieldValues} from '../../link/fragment.js'
 * @import {Settings} from '../settings/settings.js'
 * @import {Effort, Job} from '../run/ideas.js'
 * @import {IdeaName, TreeKind} from '../run/searches.js'
 * @import {Row} from './dots.js'
 */

import { make } from '../../dom/make.js'
import { errorText } from '../../messages/messages.js'
import { choice } from '../../page/controls/choice.js'
import { Numbers } from '../../page/controls/numbers.js'
import { table } from '../charts/table.js'
import { RunStatus } from '../run/run-status.js'
import { dots } from './dots.js'
import { KINDS, costOf, depthOf, ideasOf, treesOf } from '../run/searches.js'
import { makeSection } from '../section.js'

/** The counts to choose from. */
const MEASURES = /** @type {const} */ (['leaves', 'calls', 'evaluated'])
/** The most plies that can be asked for. */
const DEEPEST = 22

/** @typedef {typeof MEASURES[number]} Measure */
/** @typedef {{ treeKind: TreeKind, depth: number, efforts: Map<string, Effort> }} Measurement */

export class IdeasSection {
  #m
  #settings
  #change
  #treeKind
  #depth
  #measure
  #at = make('input', { type: 'range', id: 'ideas-at', min: '0', step: '1' })
  #depthOutput = make('output', { for: 'ideas-at' })
  #running
  #claim = make('p', { class: 'claim' })
  #chart
  #numbers
  #results
  /** @type {Measurement | null} */
  #measurement = null
  /** The request of a link that waits for the button. @type {FieldValues} */
  #waiting = {}

  /**
   * @param {LabMessages} m
   * @param {() => Settings | null} settings those of the form beside, for random trees; null: some are wrong
   * @param {() => void} change called when the link to the view has changed
   */
  constructor(m, settings, change) {
    const words = m.lab.ideas
    this.#m = m
    this.#settings = settings
    this.#change = change
    this.#treeKind = choice('ideas-of', words.of, KINDS, () => this.#emptyDepth())
    const field = { empty: NaN, whole: true, placeholder: '' }
    this.#depth = new Numbers(m, 'ideas-depth', words.depth, [field], () => {})
    this.#emptyDepth()
    this.#measure = choice('ideas-measure', words.measure, MEASURES, () => this.#show())
    this.#running = new RunStatus(m, words)
    this.#chart = dots(m)
    this.#numbers = table(m)
    const at = make('label', { class: 'at', for: 'ideas-at' }, words.at, ' ', this.#depthOutput)
    this.#results = make(
      'div',
      { class: 'found', hidden: true },
      make('div', { class: 'choices' }, this.#measure.element, make('div', {}, at, this.#at)),
      ...[this.#claim, this.#chart.element, this.#numbers.element],
    )
    const parts = {
      controls: [this.#treeKind.element, this.#depth.element],
      ...{ running: this.#running, results: this.#results },
    }
    const [readJob, run] = [() => this.#readJob(), this.#run.bind(this)]
    this.element = makeSection('ideas', words, parts, readJob, run)
    this.#at.addEventListener('input', () => this.#show())
  }

  /** Empties the field of the depth, because its meaning depends on the trees. */
  #emptyDepth() {
    this.#depth.value = ''
    const field = this.#depth.element.querySelector('input')
    if (field)
      field.placeholder = this.#m.number(depthOf(/** @type {TreeKind} */ (this.#treeKind.value)))
  }

  /** The state for a link: the one on view, or the one that waits. @returns {FieldValues} */
  get state() {
    if (!this.#measurement) return this.#waiting
    const { treeKind, depth } = this.#measurement
    return { ideas: treeKind, plies: String(depth), measure: this.#measure.value }
  }

  /** Runs the settings of a link, unless that takes long. @param {FieldValues} state */
  write({ ideas, plies, measure }) {
    const treeKind = KINDS.find((kind) => kind === ideas)
    if (!treeKind) return
    this.#treeKind.value = treeKind
    this.#emptyDepth()
    if (plies) this.#depth.value = plies
    this.#measure.value = MEASURES.find((name) => name === measure) ?? MEASURES[0]
    const job = this.#readJob()
    if (!job) return
    if (!this.#running.isTooLong(costOf(job.treeKind, job.depth, job.settings)))
      return this.#run(job)
    this.#waiting = { ideas: treeKind, plies: String(job.depth), measure: this.#measure.value }
  }

  /** The job that the form describes; null if there is an error in it, which is shown. @returns {Job | null} */
  #readJob() {
    const { lab, viewer } = this.#m
    const treeKind = /** @type {TreeKind} */ (this.#treeKind.value)
    const { value } = this.#depth
    const depth = value === '' ? depthOf(treeKind) : Number(value)
    if (!Number.isInteger(depth) || depth < 1 || depth > DEEPEST) {
      this.#depth.showError(viewer.notWhole(1, DEEPEST))
      return null
    }
    const settings = this.#settings()
    if (!settings) this.#running.stop(lab.notRun, true)
    return settings && { treeKind, depth, settings }
  }

  /** @param {Job} job */
  #run(job) {
    const { treeKind, depth } = job
    this.#measurement = { treeKind, depth, efforts: new Map() }
    this.#at.max = String(depth)
    this.#running.start(job, (report) => this.#receive(report))
    this.#progress(0, 0, depth)
    this.#change()
  }

  /** @param {number} share @param {number} depth @param {number} deepest */
  #progress(share, depth, deepest) {
    this.#running.show(share, this.#m.lab.progressAt({ depth, deepest, share }))
  }

  /** @param {import('../run/job.js').AnyReport} report */
  #receive(report) {
    const measurement = this.#measurement
    if (!measurement) return
    if (report.kind === 'effort') {
      measurement.efforts.set(keyOf(report.depth, report.name, report.table), report.effort)
      this.#progress(report.share, report.depth, measurement.depth)
      this.#at.value = String(report.depth)
      this.#show()
    } else if (report.kind === 'done') {
      this.#running.stop('')
      this.#at.value = String(measurement.depth)
      this.#show()
    } else if (report.kind === 'failed') {
      this.#depth.showError(errorText(this.#m, report))
      this.#running.stop('')
    }
  }

  #show() {
    const measurement = this.#measurement
    const depth = Number(this.#at.value)
    const base = measurement?.efforts.get(keyOf(depth, 'alphaBeta', false))
    if (!measurement || !base) return
    const words = this.#m.lab.ideas
    const measure = /** @type {Measure} */ (this.#measure.value)
    const share = (/** @type {IdeaName} */ name, /** @type {boolean} */ table) => {
      const effort = measurement.efforts.get(keyOf(depth, name, table))
      return effort ? effort[measure] / base[measure] : null
    }
    /** @type {Row[]} */
    const rows = ideasOf(measurement.treeKind).map(({ name }) => ({
      label: words.names[name],
      ...{ without: share(name, false), with: share(name, true) },
    }))
    this.#results.hidden = false
    this.#depthOutput.textContent = this.#m.count(depth)
    const summary = words.summary({
      ...{ depth, trees: treesOf(measurement.treeKind), measure, base: base[measure] },
      least: least(rows),
    })
    this.#claim.textContent = summary
    this.#chart.show(rows, summary)
    this.#numbers.show(...this.#tableOf(measurement))
    this.#change()
  }

  /** The measurement as the head and the rows of a table. @param {Measurement} measurement @returns {[string[], string[][]]} */
  #tableOf({ treeKind, depth, efforts }) {
    const { lab } = this.#m
    const words = lab.ideas
    const rows = []
    for (let at = 0; at <= depth; at += 1) {
      for (const { name } of ideasOf(treeKind)) {
        for (const table of [false, true]) {
          const effort = efforts.get(keyOf(at, name, table))
          if (!effort) continue
          const counts = MEASURES.map((measure) => lab.average(effort[measure]))
          rows.push([
            this.#m.count(at),
            words.names[name],
            table ? words.table.true : words.table.false,
            ...counts,
          ])
        }
      }
    }
    const measured = MEASURES.map((measure) => words.measure.values[measure].label)
    return [[lab.columns.depth, words.search, words.table.head, ...measured], rows]
  }
}

/** @param {number} depth @param {IdeaName} name @param {boolean} table */
function keyOf(depth, name, table) {
  return `${depth} ${name} ${table}`
}

/** The search that takes least. @param {Row[]} rows */
function least(rows) {
  const all = rows.flatMap(({ label, ...row }) => [
    { label, table: false, share: row.without ?? NaN },
    { label, table: true, share: row.with ?? NaN },
  ])
  const comparable = all.filter(({ share }) => !Number.isNaN(share))
  return comparable.reduce((best, one) => (one.share < best.share ? one : best))
}
