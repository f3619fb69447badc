/**
 * Predict: before a decision the run pauses and asks for the next action of the search. Until it is answered, nothing of a later
 * step is shown: the player goes no further than the question, and the picture hides the proved ranges of open nodes.
 *
 * @import {Search} from '../../core.js'
 * @import {Guess, Prediction, Question, Style} from '../../types.js'
 * @import {Desk} from '../desk.js'
 * @import {Kind} from '../exercise.js'
 * @import {TaskNode} from '../nodes.js'
 * @import {AnswerMark} from './so-far.js'
 * @import {Telling} from './telling.js'
 */

import { taskBy } from '../attributes.js'
import { RunControls, button } from '../controls.js'
import { Course, questionOptions } from './course.js'
import { exerciseOf } from '../exercise.js'
import { viewKeys } from '../keys.js'
import { nodesOf } from '../nodes.js'
import { predictionResult } from './prediction-result.js'
import { QuestionCard } from './question-card.js'
import { SoFar } from './so-far.js'
import style from '../../sheets/exercise/step-card.css.js'
import { tellingOf } from './telling.js'

/**
 * The states of the run: `unknown`: its questions are not known yet; `asked`: a question waits for its answer; `answered`: the
 * outcome of an answer is on view; `over`: the run has ended.
 * @typedef {'unknown' | 'asked' | 'answered' | 'running' | 'over'} RunState
 */

/** @implements {Kind} */
class Predict {
  revisits = true
  mute = true
  /** The values found of open nodes would reveal their results. @type {Style['withheld']} */
  withheld = ['open']
  /** The questions of an answer sheet: here they only say which trees are worth an exercise. */
  task = taskBy(() => '')
  #desk
  /** The words for the tree on view. @type {Telling | null} */
  #telling = null
  /** @type {TaskNode[]} */
  #nodes = []
  /** Why nothing is asked about it; empty: something is. */
  #refused = ''
  /** Whether the core is asked about an answer. */
  #asking = false
  /** The step at which the outcome of the last answer is shown; −1: nowhere. */
  #outcomeStep = -1
  #card
  #run
  #soFar

  /** @param {Desk<Course>} desk @param {Predict | null} former */
  constructor(desk, former) {
    const { viewer, words, host } = desk
    const { predict } = words.grades
    const { guard, select, seek, deselect } = viewer.actions
    const by = (/** @type {number} */ steps) => () => seek(viewer.player.step + steps)
    const toggle = () => this.#toggle()
    const go = guard(() => this.#goOn())
    const again = guard(() => this.#again())
    host.adopt(style)
    this.#desk = desk
    if (former) this.#outcomeStep = former.#outcomeStep
    this.#card = new QuestionCard(predict, words.words.named, {
      say: guard((guess) => this.#say(guess)),
      ...{ choose: select, type: (typed) => this.#type(typed), go },
    })
    this.#run = new RunControls(words.m, { back: by(-1), forward: by(1), toggle })
    this.#soFar = new SoFar(words.m, predict)
    this.names = predict
    this.over = [this.#card.element]
    this.bar = [this.#run.element]
    this.again = [button(predict.again, again)]
    this.sheet = this.#soFar.element
    this.keys = {
      plain: {
        ...viewKeys(viewer.actions),
        ...{ ArrowLeft: by(-1), ArrowRight: by(1), Escape: deselect },
        a: guard(() => this.#say(null)),
      },
      offButton: { Enter: go, ' ': toggle },
    }
  }

  /** @param {Search} search @param {string} refused */
  begin(search, refused) {
    const { words, host } = this.#desk
    const options = questionOptions(host.read)
    const name = this.#desk.nameOf('predict', ...Object.values(options))
    const telling = tellingOf(words, search)
    this.#telling = telling
    this.#nodes = refused ? [] : nodesOf(search, this.task)
    this.#refused = refused
    this.#soFar.fill(this.#nodes, telling.rules(host.options()), telling.columns)
    if (refused) return
    this.#desk.learn(
      () => Course.of(search, name, options),
      (_, same) => {
        if (!same) this.#outcomeStep = -1
        this.#desk.write()
      },
    )
  }

  show() {
    this.#desk.write()
  }

  /** Goes to a step, as far as the run may go. @param {number} step */
  #seek(step) {
    const { work, viewer } = this.#desk
    if (work) viewer.player.open(work.limit, step)
    this.#desk.write()
  }

  /** @returns {RunState} */
  get #state() {
    const { work, viewer } = this.#desk
    const { step, last } = viewer.player
    if (!work) return 'unknown'
    if (this.#outcomeStep === step) return 'answered'
    if (work.question) return work.question.step === step ? 'asked' : 'running'
    return step === last ? 'over' : 'running'
  }

  /** The question that waits for an answer. */
  get #openQuestion() {
    return this.#state === 'asked' ? this.#desk.work?.question : undefined
  }

  /** The question on view. */
  get #onView() {
    const { work } = this.#desk
    return this.#state === 'answered'
      ? work?.questions[work.outcomes.length - 1]
      : this.#openQuestion
  }

  /** Shows where the run is. */
  write() {
    const { work, viewer } = this.#desk
    const telling = this.#telling
    if (!telling) return
    if (work) this.#follow(work, telling)
    const { step, playing } = viewer.player
    const onView = this.#onView
    // The outcome of an answer has the sentences of the step.
    const happened = this.#state === 'answered' ? '' : telling.sentence(step)
    const question = onView ? telling.question(onView) : this.#greeting(telling)
    this.#card.say(this.#refused || happened, question, playing)
    this.#judge(telling)
    this.#ask(telling)
    this.#control()
    this.#soFar.show(telling, step)
  }

  /** The task, before the run begins; empty afterwards. @param {Telling} telling */
  #greeting({ task }) {
    const { work, words, viewer } = this.#desk
    if (!work || viewer.player.step > 0) return ''
    return work.questions.length > 0 ? task : words.grades.predict.nothing
  }

  /** Shows the form of the question that waits. @param {Telling} telling */
  #ask(telling) {
    const fieldsOf = (/** @type {Question} */ question) => telling.fields(question)
    const typed = this.#desk.work?.typed ?? {}
    const other = this.#card.ask(this.#openQuestion, fieldsOf, this.#nodes, typed)
    if (other) this.#desk.viewer.actions.select(null)
  }

  /** Shows the buttons. */
  #control() {
    const { work, words: wording, viewer } = this.#desk
    const { begin, goOn, number } = { ...wording.words, ...wording.grades.predict }
    const { step, last, playing } = viewer.player
    const answered = this.#state === 'answered'
    const { outcomes = [], questions = [], question } = work ?? {}
    const ended = !question && step === last
    const goes = this.#state === 'running' || (answered && !ended)
    const words = outcomes.length > 0 || step > 0 ? goOn : begin
    this.#card.offer(goes ? words : '')
    const at = Math.min(outcomes.length + (answered ? 0 : 1), questions.length)
    const count = questions.length > 0 ? number(at, questions.length) : ''
    this.#run.show({ atStart: step === 0, atEnd: step === last, count, playing })
  }

  /** Shows the outcome of the last answer, as long as its step is on view. @param {Telling} telling */
  #judge(telling) {
    const { work } = this.#desk
    const question = this.#onView
    const last = this.#state === 'answered' ? work?.outcomes.at(-1) : undefined
    if (!work || !last || !question) return this.#card.judge(null)
    const { prediction } = last
    const all = work.outcomes.map(({ prediction }) => prediction)
    const why = () => telling.why(question, prediction, all)
    this.#card.judge(() => [cameOf(prediction), telling.brief(question, prediction), why()])
  }

  /** Lists the answers, and lets the run go on as far as it may. @param {Course} course @param {Telling} telling */
  #follow({ points, question, questions, outcomes, limit }, telling) {
    const { words, viewer } = this.#desk
    const lines = () =>
      outcomes.map(({ prediction }, at) => ({
        question: telling.question(questions[at]),
        words: telling.brief(questions[at], prediction),
        came: cameOf(prediction),
        go: () => viewer.actions.seek(questions[at].step),
      }))
    const ended = questions.length > 0 && !question
    const sum = ended ? words.words.points(points, questions.length) : ''
    if (this.#soFar.list(outcomes, lines, sum)) viewer.player.open(limit, viewer.player.step)
  }

  /** Keeps the text of the question that waits. @param {Record<string, string>} typed */
  #type(typed) {
    const { work } = this.#desk
    if (!work) return
    work.typed = typed
    this.#desk.keep()
  }

  /** Plays or pauses. From its last step a player would begin afresh. */
  #toggle() {
    const { player, actions } = this.#desk.viewer
    if (player.step < player.last) actions.toggle()
  }

  /** Goes on to the next question, or to the end. */
  #goOn() {
    const { work } = this.#desk
    if (!work) return
    this.#outcomeStep = -1
    if (!this.#openQuestion) this.#seek(work.limit)
    else this.#desk.write()
    if (this.#openQuestion) this.#card.focus()
    else this.#soFar.focus()
  }

  /** Moves the run by the keys of a clicker: forward shows the answer, and goes on. @param {number} steps */
  move(steps) {
    const state = this.#state
    if (steps <= 0 || (state !== 'asked' && state !== 'answered')) return false
    const staysHere = this.#desk.work?.question?.step === this.#outcomeStep
    if (state === 'asked') this.#say(null, false)
    else this.#outcomeStep = -1
    this.#desk.write()
    return staysHere || this.#openQuestion !== undefined
  }

  /**
   * Says something of the question that waits, or asks for its answer.
   * @param {Guess | null} guess
   * @param {boolean} [focus] whether the focus goes to the outcome
   */
  async #say(guess, focus = true) {
    const { work, words } = this.#desk
    if (!work || !this.#openQuestion || this.#asking) return
    this.#asking = true
    const prediction = await this.#desk.askCore(() => work.say(guess))
    this.#asking = false
    if (!prediction || work !== this.#desk.work) return
    if (!prediction.expected) return this.#card.form.refuse(words.grades.predict.unread)
    this.#desk.keep()
    this.#outcomeStep = prediction.until
    this.#seek(prediction.until)
    if (focus) this.#card.outcome.element.focus()
    this.#desk.report(predictionResult(work, this.#desk.seed), !work.question)
  }

  /** Begins once more. */
  #again() {
    this.#desk.work?.restart()
    this.#desk.keep()
    this.#outcomeStep = -1
    this.#card.forget()
    this.#seek(0)
    this.#card.go.focus()
  }

  /** A press on a node chooses it. @param {number | null} node */
  press(node) {
    this.#desk.viewer.actions.select(node)
    if (node !== null) this.#card.form.take(node)
  }
}

/** The outcome of an answer. @param {Prediction} prediction @returns {AnswerMark} */
function cameOf({ ok, verdict }) {
  if (verdict === 'missing') return 'shown'
  return ok ? 'right' : 'wrong'
}

export const begin = exerciseOf(Predict)
