/**
 * Find the mistake: somebody searched the tree by hand and went wrong. Readers go through the steps and point at the first
 * that is wrong. Nothing on the page reveals it before it is found.
 *
 * @import {Search} from '../../core.js'
 * @import {FindWords} from '../../messages/messages.js'
 * @import {Pointed} from '../../types.js'
 * @import {ExerciseContext} from '../context.js'
 * @import {Kind} from '../exercise.js'
 */

import { joinSentences } from '../../messages/join-sentences.js'
import { readTask } from '../attributes.js'
import { RunControls, button } from '../controls.js'
import { exerciseOf } from '../exercise.js'
import { viewKeys } from '../keys.js'
import { PlantedMistake, POINTS } from './mistake.js'
import { mistakeResult } from './mistake-result.js'
import { nodesOf } from '../nodes.js'
import { StepCard } from './step-card.js'
import { StepList } from './step-list.js'
import style from '../../sheets/exercise/step-card.css.js'
import { StepWords } from './step-words.js'
import { hasChance, obeyedOptions, rulesOf } from '../task.js'

/** @implements {Kind} */
class Find {
  mute = true
  /** The questions of an answer sheet: here they only say which trees are worth an exercise. */
  task = readTask(() => '')
  #context
  #attempts
  /** @type {StepWords | null} */
  #stepWords = null
  /** The step on view; −1: none. @type {number} */
  #at = -1
  /** Whether the core is asked. */
  #asking = false
  #card
  #run
  #list

  /** @param {ExerciseContext<PlantedMistake>} context @param {Find | null} previous */
  constructor(context, previous) {
    const { viewer, words, host } = context
    const { find } = words.grades
    const { guard } = viewer.actions
    const by = (/** @type {number} */ steps) => () => this.#go(this.#at + steps)
    const wrong = guard(() => this.#point(this.#at))
    const show = guard(() => this.#point(null))
    const restart = guard(() => this.#restart())
    host.adopt(style)
    this.#context = context
    this.#attempts = Number(host.read('attempts')) || Infinity
    if (previous) this.#at = previous.#at
    this.#card = new StepCard(find, { wrong, show })
    this.#run = new RunControls(words.m, { back: by(-1), forward: by(1) })
    this.#list = new StepList(find)
    this.names = find
    this.over = [this.#card.element]
    this.bar = [this.#run.element]
    this.restart = [button(find.again, restart)]
    this.sheet = this.#list.element
    this.keys = {
      plain: {
        ...viewKeys(viewer.actions),
        ...{ ArrowLeft: by(-1), ArrowRight: by(1) },
        ...{ Home: () => this.#go(0), End: () => this.#go(Infinity) },
        ...{ w: wrong, a: show },
      },
    }
  }

  /** @param {Search} search @param {string} refused */
  begin(search, refused) {
    const { words, host } = this.#context
    const { m, grades } = words
    const options = host.options()
    const hidden = host.read('withhold').includes('windows')
    const showsWindows = !hidden && obeyedOptions(options).algorithm !== 'minimax'
    const nodes = refused ? [] : nodesOf(search, this.task)
    const stepWords = new StepWords(m, grades.find, nodes, showsWindows)
    this.#stepWords = stepWords
    this.#card.task = refused
    if (refused) return
    this.#context.loadWork(
      () => this.#mistakeIn(search),
      ({ steps }, same) => {
        if (!same) this.#at = -1
        const sentences = steps.map((step) => stepWords.sentence(step))
        this.#card.task = grades.find.task
        this.#list.fill(
          sentences,
          rulesOf(m, words.words, options, 'max', hasChance(search)),
          (step) => this.#go(step),
        )
        this.write()
      },
    )
  }

  /** The run with its mistake; the task says so if none fits. @param {Search} search */
  async #mistakeIn(search) {
    const { words, host } = this.#context
    const seed = Number(host.read('mistake')) || 0
    try {
      return await PlantedMistake.of(search, seed, this.#context.nameOf('find', seed))
    } catch (error) {
      if (Object(error).code !== 'no-such-exercise') throw error
      this.#card.task = words.grades.find.nothing
      return undefined
    }
  }

  /** Goes to a step. @param {number} step */
  #go(step) {
    const { work, viewer } = this.#context
    if (!work) return
    this.#at = Math.min(Math.max(step, -1), work.steps.length - 1)
    viewer.actions.select(work.steps[this.#at]?.node ?? null)
    // The focus is not to be lost with the outcome.
    if (this.#card.outcome.element.matches(':focus')) viewer.stage.element.focus()
    this.#card.outcome.hide()
    this.write()
    viewer.repaint()
  }

  /** How many steps can still be pointed at. */
  get #triesLeft() {
    return this.#attempts - (this.#context.work?.outcomes.length ?? 0)
  }

  /** Shows where the run is. */
  write = () => {
    const { work, words } = this.#context
    const { find } = words.grades
    const { steps = [], outcomes = [], end, points = 0 } = work ?? {}
    const step = steps[this.#at]
    const over = !work || end !== undefined || this.#triesLeft <= 0
    const sentence = (step && this.#stepWords?.sentence(step)) ?? ''
    this.#card.show(sentence, { wrong: !over && sentence !== '', show: work !== null && !end })
    const left = over || this.#triesLeft === Infinity ? '' : find.left(this.#triesLeft)
    this.#run.show({
      ...{ atStart: this.#at < 0, atEnd: this.#at >= steps.length - 1 },
      count: steps.length > 0 ? find.step(this.#at + 1, steps.length) : '',
      note: end ? words.words.points(points, POINTS) : left,
    })
    const verdicts = new Map()
    for (const { pointed, step } of outcomes) {
      if (step !== null) verdicts.set(step, pointed.ok)
      if (pointed.at !== null) verdicts.set(pointed.at, true)
    }
    this.#list.show(this.#at, verdicts)
  }

  /** Points at a step, or asks for the answer. @param {number | null} step */
  async #point(step) {
    const { work } = this.#context
    if (!work || work.end || this.#asking) return
    if (step !== null && (step < 0 || this.#triesLeft <= 0)) return
    this.#asking = true
    await this.#context.askCore(() => work.point(step))
    this.#asking = false
    if (work !== this.#context.work) return
    this.#context.keep()
    const last = work.outcomes.at(-1)
    if (last && last.pointed.at !== null) this.#go(last.pointed.at)
    else this.write()
    this.#showOutcome(work)
    const over = work.end !== undefined || this.#triesLeft <= 0
    this.#context.report(mistakeResult(work, this.#context.seed), over)
  }

  /** Shows the verdict on the last step that was pointed at. @param {PlantedMistake} mistake */
  #showOutcome(mistake) {
    const last = mistake.outcomes.at(-1)
    if (!last) return
    const { grades, reasonOf } = this.#context.words
    const { find } = grades
    const { due, reason } = last.pointed
    const why = reason ? reasonOf(grades, reason) : ''
    const instead = due && this.#stepWords ? find.due(this.#stepWords.sentence(due)) : ''
    this.#card.outcome.show(...briefOf(find, last.pointed), joinSentences([why, instead]))
    this.#card.outcome.element.focus()
  }

  #restart() {
    this.#context.work?.restart()
    this.#context.keep()
    this.#go(-1)
  }

  /** The states of the nodes in the run. */
  get answers() {
    const steps = this.#context.work?.steps.slice(0, this.#at + 1) ?? []
    return this.#stepWords?.answersAfter(steps) ?? []
  }

  /** A press on a node goes to the next step about it, after the last to the first. @param {number | null} node */
  press(node) {
    const { steps = [] } = this.#context.work ?? {}
    const aboutNode = [...steps.keys()].filter((at) => steps[at].node === node)
    const next = aboutNode.find((at) => at > this.#at) ?? aboutNode[0]
    if (next !== undefined) this.#go(next)
  }

  /** Moves by the keys of a clicker. @param {number} steps */
  move(steps) {
    this.#go(this.#at + Math.sign(steps))
    return true
  }
}

/**
 * The outcome of a step that was pointed at: its kind, and a few words.
 * @param {FindWords} words
 * @param {Pointed} pointed
 * @returns {[kind: string, brief: string]}
 */
function briefOf(words, { ok, at }) {
  if (ok) return ['right', words.found]
  return at === null ? ['wrong', words.notHere] : ['', words.shown(at + 1)]
}

export const begin = exerciseOf(Find)
