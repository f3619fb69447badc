/**
 * The section of the lab that asks how often the best move is found: a form, one chart, and its numbers.
 *
 * @import {LabMessages} from '../../messages/pages.js'
 * @import {FieldValues} from '../../link/fragment.js'
 * @import {Settings} from '../settings/settings.js'
 * @import {Choosing, ChoicesCounts, Played} from '../run/choices.js'
 * @import {AnyReport} from '../run/job.js'
 */

import { RULES } from '../../api/rules.js'
import { make } from '../../dom/make.js'
import { errorText } from '../../messages/messages.js'
import { choice } from '../../page/controls/choice.js'
import { Numbers } from '../../page/controls/numbers.js'
import { choicesChart, choicesPlot } from '../charts/choices.js'
import { table } from '../charts/table.js'
import { MOST, PLAYS, costOfChoices } from '../run/choices.js'
import { interval } from '../run/interval.js'
import { RunStatus } from '../run/run-status.js'
import { makeSection } from '../section.js'

/** The words of all fields that are choices. @type {Record<string, readonly string[] | undefined>} */
const WORDS = { choices: PLAYS, evaluations: MOST, ...RULES }
/** The fields of a link. */
const FIELDS = /** @type {const} */ (['choices', 'evaluations', 'exploration', 'final', 'solver'])

/** @typedef {Record<typeof FIELDS[number], string>} Texts */

export class ChoicesSection {
  #m
  #settings
  #change
  #controls
  #running
  #chart
  #numbers
  #claim = make('p', { class: 'claim' })
  #results
  /** The state for a link: the request on view, or the one that waits for the button. @type {FieldValues} */
  state = {}

  /**
   * @param {LabMessages} m
   * @param {() => Settings | null} settings those of the form beside; null: some are wrong
   * @param {() => void} change called when the link to the view has changed
   */
  constructor(m, settings, change) {
    const { lab, rules } = m
    const words = lab.choices
    this.#m = m
    this.#settings = settings
    this.#change = change
    const still = () => {}
    const most = {
      ...words.evaluations,
      values: Object.fromEntries(MOST.map((n) => [n, { label: m.count(Number(n)), effect: '' }])),
    }
    const constant = [{ empty: Infinity, placeholder: '√2' }]
    this.#controls = {
      choices: choice('choices-of', words.of, PLAYS, still),
      evaluations: choice('choices-evaluations', most, MOST, still),
      exploration: new Numbers(m, 'choices-exploration', rules.exploration, constant, still),
      final: choice('choices-final', rules.choices.final, RULES.final, still),
      solver: choice('choices-solver', rules.choices.solver, RULES.solver, still),
    }
    this.#running = new RunStatus(m, words)
    this.#chart = choicesChart(m)
    this.#numbers = table(m)
    this.#results = make(
      'div',
      { class: 'found', hidden: true },
      ...[this.#claim, this.#chart.element, this.#numbers.element],
    )
    const parts = {
      controls: Object.values(this.#controls).map(({ element }) => element),
      ...{ running: this.#running, results: this.#results },
    }
    const [readJob, run] = [() => this.#readJob(), this.#run.bind(this)]
    this.element = makeSection('choosing', words, parts, readJob, run)
  }

  /** Runs the settings of a link, unless that takes long. @param {FieldValues} state */
  write(state) {
    if (!PLAYS.some((name) => name === state.choices)) return
    for (const name of FIELDS) {
      const text = state[name] ?? ''
      const words = WORDS[name]
      this.#controls[name].value = words && !words.includes(text) ? words[0] : text
    }
    const job = this.#readJob()
    if (!job) return
    if (!this.#running.isTooLong(costOfChoices(job))) return this.#run(job)
    this.state = this.#texts()
  }

  /** The texts of the form. @returns {Texts} */
  #texts() {
    const texts = FIELDS.map((name) => [name, this.#controls[name].value])
    return /** @type {Texts} */ (Object.fromEntries(texts))
  }

  /** The job that the form describes; null if there is an error in it, which is shown. @returns {Choosing | null} */
  #readJob() {
    const { lab, rules: ruleWords } = this.#m
    const { choices, evaluations, exploration, final, solver } = this.#texts()
    if (!(Number(exploration) >= 0 && Number(exploration) < Infinity)) {
      this.#controls.exploration.showError(ruleWords.notNumber)
      return null
    }
    const settings = this.#settings()
    if (!settings) {
      this.#running.stop(lab.notRun, true)
      return null
    }
    const rules = { final, solver, ...(exploration && { exploration: Number(exploration) }) }
    return {
      choices: /** @type {Played} */ (choices),
      evaluations: Number(evaluations),
      rules: /** @type {Choosing['rules']} */ (rules),
      settings,
    }
  }

  /** @param {Choosing} job */
  #run(job) {
    this.state = this.#texts()
    this.#running.start(job, (report) => this.#receive(report, job))
    this.#running.show(0, '')
    this.#change()
  }

  /** @param {AnyReport} report @param {Choosing} job */
  #receive(report, job) {
    const { lab } = this.#m
    if (report.kind === 'choices') {
      const { trees } = report.counts
      this.#running.show(report.share, lab.choices.progress({ trees, all: job.settings.trees }))
      this.#show(report.counts, job)
    } else if (report.kind === 'done') {
      this.#running.stop('')
    } else if (report.kind === 'failed') {
      this.#running.stop(errorText(this.#m, report), true)
    }
  }

  /** @param {ChoicesCounts} counts @param {Choosing} job */
  #show(counts, { choices, evaluations }) {
    const { lab, count } = this.#m
    const words = lab.choices
    const { trees, monteCarlo, alphaBeta, blind } = counts
    const last = (/** @type {number[]} */ counts) => {
      const counted = counts.at(-1) ?? 0
      const [low, high] = interval(counted, trees)
      return words.told({ share: counted / trees, low, high })
    }
    const summary = words.summary({
      ...{ random: choices === 'random', trees, evaluations, blind: words.percent(blind / trees) },
      ...{ monteCarlo: last(monteCarlo), alphaBeta: last(alphaBeta) },
    })
    this.#results.hidden = false
    this.#claim.textContent = summary
    this.#chart.show(choicesPlot(this.#m, counts, summary))
    const cells = (/** @type {number} */ counted) => [
      words.percent(counted / trees),
      words.between(...interval(counted, trees)),
    ]
    this.#numbers.show(
      [words.axis, words.monteCarlo, words.interval, words.alphaBeta, words.interval],
      monteCarlo.map((counted, k) => [count(2 ** k), ...cells(counted), ...cells(alphaBeta[k])]),
    )
  }
}
