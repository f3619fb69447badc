/**
 * Predict: before a decision the run pauses and asks for the next action of the search. Until it is answered, nothing of a later
 * step is shown: the player goes no further than the question, and the picture hides the proved ranges of open nodes.
 *
 * @import {Search} from '../../core.js'
 * @import {Guess, Prediction, Style} from '../../types.js'
 * @import {ExerciseContext} from '../context.js'
 * @import {Kind} from '../exercise.js'
 * @import {TaskNode} from '../nodes.js'
 * @import {AnswerMark} from './run-record.js'
 * @import {RunWords} from './run-words.js'
 */

import { readTask } from '../attributes.js'
import { RunControls, button } from '../controls.js'
import { PredictionWork, questionOptions } from './prediction-work.js'
import { exerciseOf } from '../exercise.js'
import { viewKeys } from '../keys.js'
import { nodesOf } from '../nodes.js'
import { predictionResult } from './prediction-result.js'
import { QuestionCard } from './question-card.js'
import { RunRecord } from './run-record.js'
import style from '../../sheets/exercise/step-card.css.js'
import { runWordsOf } from './run-words.js'

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
  task = readTask(() => '')
  #context
  /** The words for the tree on view. @type {RunWords | null} */
  #runWords = null
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
  #record

  /** @param {ExerciseContext<PredictionWork>} context @param {Predict | null} previous */
  constructor(context, previous) {
    const { viewer, words, host } = context
    const { predict } = words.grades
    const { guard, select, seek, deselect } = viewer.actions
    const by = (/** @type {number} */ steps) => () => seek(viewer.player.step + steps)
    const toggle = () => this.#toggle()
    const go = guard(() => this.#continue())
    const restart = guard(() => this.#restart())
    host.adopt(style)
    this.#context = context
    if (previous) this.#outcomeStep = previous.#outcomeStep
    this.#card = new QuestionCard(predict, words.words.named, {
      answer: guard((guess) => this.#answer(guess)),
      ...{ choose: select, type: (typed) => this.#type(typed), go },
    })
    this.#run = new RunControls(words.m, { back: by(-1), forward: by(1), toggle })
    this.#record = new RunRecord(words.m, predict)
    this.names = predict
    this.over = [this.#card.element]
    this.bar = [this.#run.element]
    this.restart = [button(predict.again, restart)]
    this.sheet = this.#record.element
    this.keys = {
      plain: {
        ...viewKeys(viewer.actions),
        ...{ ArrowLeft: by(-1), ArrowRight: by(1), Escape: deselect },
        a: guard(() => this.#answer(null)),
      },
      offButton: { Enter: go, ' ': toggle },
    }
  }

  /** @param {Search} search @param {string} refused */
  begin(search, refused) {
    const { words, host } = this.#context
    const options = questionOptions(host.read)
    const name = this.#context.nameOf('predict', ...Object.values(options))
    const runWords = runWordsOf(words, search)
    this.#runWords = runWords
    this.#nodes = refused ? [] : nodesOf(search, this.task)
    this.#refused = refused
    this.#record.fill(this.#nodes, runWords.rules(host.options()), runWords.columns)
    if (refused) return
    this.#context.loadWork(
      () => PredictionWork.of(search, name, options),
      (_, same) => {
        if (!same) this.#outcomeStep = -1
        this.write()
      },
    )
  }

  show() {
    this.write()
  }

  /** Goes to a step, as far as the run may go. @param {number} step */
  #seek(step) {
    const { work, viewer } = this.#context
    if (work) viewer.player.open(work.limit, step)
    this.write()
  }

  /** @returns {RunState} */
  get #state() {
    const { work, viewer } = this.#context
    const { step, last } = viewer.player
    if (!work) return 'unknown'
    if (this.#outcomeStep === step) return 'answered'
    if (work.question) return work.question.step === step ? 'asked' : 'running'
    return step === last ? 'over' : 'running'
  }

  get #awaitedQuestion() {
    return this.#state === 'asked' ? this.#context.work?.question : undefined
  }

  get #shownQuestion() {
    const { work } = this.#context
    return this.#state === 'answered'
      ? work?.questions[work.outcomes.length - 1]
      : this.#awaitedQuestion
  }

  /** Shows where the run is. */
  write = () => {
    const { work, viewer } = this.#context
    const runWords = this.#runWords
    if (!runWords) return
    if (work) this.#follow(work, runWords)
    const { step, playing } = viewer.player
    const shownQuestion = this.#shownQuestion
    // The outcome of an answer has the sentences of the step.
    const event = this.#state === 'answered' ? '' : runWords.sentence(step)
    const question = shownQuestion ? runWords.question(shownQuestion) : this.#taskSentence(runWords)
    this.#card.show(this.#refused || event, question, playing)
    this.#judge(runWords)
    this.#ask(runWords)
    this.#control()
    this.#record.show(runWords, step)
  }

  /** The task, before the run begins; empty afterwards. @param {RunWords} runWords */
  #taskSentence({ task }) {
    const { work, words, viewer } = this.#context
    if (!work || viewer.player.step > 0) return ''
    return work.questions.length > 0 ? task : words.grades.predict.nothing
  }

  /** Shows the form of the question that waits. @param {RunWords} runWords */
  #ask(runWords) {
    const awaited = this.#awaitedQuestion
    const fields = awaited ? runWords.fields(awaited) : {}
    const typed = this.#context.work?.typed ?? {}
    const other = this.#card.ask(awaited, fields, this.#nodes, typed)
    if (other) this.#context.viewer.actions.select(null)
  }

  /** Shows the buttons. */
  #control() {
    const { work, words: wording, viewer } = this.#context
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

  /** Shows the outcome of the last answer, as long as its step is on view. @param {RunWords} runWords */
  #judge(runWords) {
    const { work } = this.#context
    const question = this.#shownQuestion
    const last = this.#state === 'answered' ? work?.outcomes.at(-1) : undefined
    if (!work || !last || !question) return this.#card.judge(null)
    const { prediction } = last
    const all = work.outcomes.map(({ prediction }) => prediction)
    const why = runWords.why(question, prediction, all)
    this.#card.judge([markOf(prediction), runWords.brief(question, prediction), why])
  }

  /** Lists the answers, and lets the run go on as far as it may. @param {PredictionWork} work @param {RunWords} runWords */
  #follow({ points, question, questions, outcomes, limit }, runWords) {
    const { words, viewer } = this.#context
    const lines = () =>
      outcomes.map(({ prediction }, at) => ({
        question: runWords.question(questions[at]),
        words: runWords.brief(questions[at], prediction),
        mark: markOf(prediction),
        go: () => viewer.actions.seek(questions[at].step),
      }))
    const ended = questions.length > 0 && !question
    const sum = ended ? words.words.points(points, questions.length) : ''
    if (this.#record.list(outcomes, lines, sum)) viewer.player.open(limit, viewer.player.step)
  }

  /** Keeps the text of the question that waits. @param {Record<string, string>} typed */
  #type(typed) {
    const { work } = this.#context
    if (!work) return
    work.typed = typed
    this.#context.keep()
  }

  /** Plays or pauses. From its last step a player would begin afresh. */
  #toggle() {
    const { player, actions } = this.#context.viewer
    if (player.step < player.last) actions.toggle()
  }

  /** Goes on to the next question, or to the end. */
  #continue() {
    const { work } = this.#context
    if (!work) return
    this.#outcomeStep = -1
    if (!this.#awaitedQuestion) this.#seek(work.limit)
    else this.write()
    if (this.#awaitedQuestion) this.#card.focus()
    else this.#record.focus()
  }

  /** Moves the run by the keys of a clicker: forward shows the answer, and goes on. @param {number} steps */
  move(steps) {
    const state = this.#state
    if (steps <= 0 || (state !== 'asked' && state !== 'answered')) return false
    const staysHere = this.#context.work?.question?.step === this.#outcomeStep
    if (state === 'asked') this.#answer(null, false)
    else this.#outcomeStep = -1
    this.write()
    return staysHere || this.#awaitedQuestion !== undefined
  }

  /**
   * Says something of the question that waits, or asks for its answer.
   * @param {Guess | null} guess
   * @param {boolean} [focus] whether the focus goes to the outcome
   */
  async #answer(guess, focus = true) {
    const { work, words } = this.#context
    if (!work || !this.#awaitedQuestion || this.#asking) return
    this.#asking = true
    const prediction = await this.#context.askCore(() => work.answer(guess))
    this.#asking = false
    if (!prediction || work !== this.#context.work) return
    if (!prediction.expected) return this.#card.form.refuse(words.grades.predict.unread)
    this.#context.keep()
    this.#outcomeStep = prediction.until
    this.#seek(prediction.until)
    if (focus) this.#card.outcome.element.focus()
    this.#context.report(predictionResult(work, this.#context.seed), !work.question)
  }

  #restart() {
    this.#context.work?.restart()
    this.#context.keep()
    this.#outcomeStep = -1
    this.#card.forget()
    this.#seek(0)
    this.#card.go.focus()
  }

  /** A press on a node chooses it. @param {number | null} node */
  press(node) {
    this.#context.viewer.actions.select(node)
    if (node !== null) this.#card.form.choose(node)
  }
}

/** The outcome of an answer. @param {Prediction} prediction @returns {AnswerMark} */
function markOf({ ok, verdict }) {
  if (verdict === 'missing') return 'shown'
  return ok ? 'right' : 'wrong'
}

export const begin = exerciseOf(Predict)
