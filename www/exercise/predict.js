/**
 * Predict: before a decision the run pauses and asks what the search does. Until it is answered, nothing of a later
 * step is shown: the player goes no further than the question, and the picture keeps back what is proved of open nodes.
 *
 * @import {Search} from '../core.js'
 * @import {Guess, Prediction, Question, Style} from '../types.js'
 * @import {Desk} from './desk.js'
 * @import {Said} from './grading.js'
 * @import {Kind} from './exercise.js'
 * @import {Asking} from './nodes.js'
 * @import {Came} from './so-far.js'
 */

import { make } from '../dom/make.js'
import { askedBy } from './attributes.js'
import { RunControls, button } from './controls.js'
import { Course } from './course.js'
import { exerciseOf } from './exercise.js'
import { viewKeys } from './keys.js'
import { nodesOf } from './nodes.js'
import { predictionResult } from './prediction-result.js'
import { QuestionForm } from './question-form.js'
import { QuestionWords } from './question-words.js'
import { exploredWords } from './explored-words.js'
import { SoFar, write } from './so-far.js'
import { stepStyle } from './step-style.js'
import { deepens } from './task.js'

/**
 * The states of the run: `unknown`: its questions are not known yet; `asked`: a question waits for its answer; `told`: what came
 * of an answer is on view; `over`: the run has ended.
 * @typedef {'unknown' | 'asked' | 'told' | 'running' | 'over'} State
 */

/**
 * What tells a run: the questions of a search made of calls, and what it has made of its nodes.
 * @typedef {Omit<QuestionWords, 'letters' | 'why'> & { why: (prediction: Prediction, all?: Prediction[]) => string }} Telling
 */

/** @implements {Kind} */
class Predict {
  revisits = true
  mute = true
  /** What is found of open nodes would tell what they return. @type {Style['withheld']} */
  withheld = ['open']
  /** The questions of an answer sheet: here they only say which trees are worth an exercise. */
  asked = askedBy(() => '')
  /** Drawn trees have no static values, which iterations need. */
  fixed = false
  #desk
  /** @type {Telling | undefined} */
  #telling
  /** @type {Asking[]} */
  #nodes = []
  /** Why nothing is asked. */
  #refused = ''
  /** Whether the core is asked about an answer. */
  #asking = false
  /** The step at which is told what came of the last answer; −1: nowhere. */
  #toldAt = -1
  /** The answers that are listed. @type {unknown} */
  #listed
  /** The question that the form asks. @type {Question | undefined} */
  #put
  /** Says what happens and what is asked, to screen readers too. */
  #sentence = make('p')
  #question = make('p', { class: 'question', id: 'question', tabindex: -1 })
  #status = make('div', { class: 'told', role: 'status' }, this.#sentence, this.#question)
  #found = make('p', { class: 'found', tabindex: -1, hidden: true })
  #form
  #go
  #run
  #soFar
  names
  over
  bar
  sheet
  keys

  /** @param {Desk<Course>} desk @param {Predict | null} former */
  constructor(desk, former) {
    const { viewer, words, host } = desk
    const { predict } = words.grades
    const { guard, select, seek, deselect } = viewer.actions
    const by = (/** @type {number} */ steps) => () => seek(viewer.player.step + steps)
    const toggle = () => this.#toggle()
    const go = guard(() => this.#goOn())
    host.adopt(stepStyle)
    this.#desk = desk
    if (former) this.#toldAt = former.#toldAt
    this.#form = new QuestionForm(predict, words.words.named, {
      say: guard((given) => this.#say(given)),
      choose: select,
    })
    this.#go = button('', go)
    this.#go.className = 'primary'
    this.#run = new RunControls(words.m, { back: by(-1), forward: by(1), toggle })
    this.#soFar = new SoFar(words.m, predict)
    this.names = predict
    this.over = [
      make('div', { class: 'card' }, this.#status, this.#found, this.#form.element, this.#go),
    ]
    const again = button(
      predict.again,
      guard(() => this.#again()),
    )
    this.bar = [this.#run.element, make('div', { class: 'trees' }, again)]
    this.sheet = this.#soFar.element
    this.keys = {
      plain: {
        ...viewKeys(viewer.actions),
        ...{ ArrowLeft: by(-1), ArrowRight: by(1), Escape: deselect },
        a: guard(() => this.#say(null)),
      },
      beside: { Enter: go, ' ': toggle },
    }
  }

  /** @param {Search} search @param {string} refused */
  begin(search, refused) {
    const { words, host } = this.#desk
    const [every, ask] = [host.read('every') !== '', host.read('ask')]
    const options = { every, ...(ask && { ask }) }
    const name = this.#desk.nameOf('predict', ...Object.values(options))
    const telling = tellingOf(words, search)
    this.#telling = telling
    this.#refused = refused
    this.fixed = deepens(host.options()) || host.options().depth !== undefined
    this.#nodes = refused ? [] : nodesOf(search, this.asked)
    this.#soFar.fill(this.#nodes, telling.rules(host.options()), telling.columns)
    if (refused) return
    this.#desk.learn(
      () => Course.of(search, name, options),
      (_, same) => {
        if (!same) this.#toldAt = -1
        this.#listed = undefined
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

  /** @returns {State} */
  get #state() {
    const { work, viewer } = this.#desk
    const { step, last } = viewer.player
    if (!work) return 'unknown'
    if (this.#toldAt === step) return 'told'
    if (work.question) return work.question.step === step ? 'asked' : 'running'
    return step === last ? 'over' : 'running'
  }

  /** The question that waits for an answer. */
  get #waiting() {
    return this.#state === 'asked' ? this.#desk.work?.question : undefined
  }

  /** The question on view. */
  get #onView() {
    const { work } = this.#desk
    return this.#state === 'told' ? work?.questions[work.said.length - 1] : this.#waiting
  }

  /** Shows where the run is. */
  write() {
    const [{ search, work, viewer }, telling] = [this.#desk, this.#telling]
    if (!search || !telling) return
    if (work && work.said !== this.#listed) this.#follow(work)
    const { step, playing } = viewer.player
    const onView = this.#onView
    // While the run plays, speech would fall behind.
    this.#status.setAttribute('aria-live', playing ? 'off' : 'polite')
    // The outcome of an answer has the sentences of the step.
    const happened = this.#state === 'told' ? '' : telling.sentence(step)
    write(this.#sentence, this.#refused || happened)
    write(this.#question, onView ? telling.question(onView) : this.#greeting)
    this.#tell()
    this.#ask()
    this.#control()
    this.#soFar.show(telling, step)
  }

  /** The task, before the run begins; empty afterwards. */
  get #greeting() {
    const { work, words, viewer } = this.#desk
    if (!work || viewer.player.step > 0) return ''
    return work.questions.length > 0 && this.#telling
      ? this.#telling.task
      : words.grades.predict.nothing
  }

  /** Shows the form of the question that waits. */
  #ask() {
    const [waiting, telling] = [this.#waiting, this.#telling]
    if (waiting && telling && waiting !== this.#put) {
      this.#form.ask(telling.fields(waiting), this.#nodes)
      this.#put = waiting
      this.#desk.viewer.actions.select(null)
    }
    this.#form.element.hidden = !waiting
  }

  /** Shows the buttons. */
  #control() {
    const { work, words, viewer } = this.#desk
    const { begin, goOn, number } = { ...words.words, ...words.grades.predict }
    const { step, last, playing } = viewer.player
    const [state, said, of] = [this.#state, work?.said.length ?? 0, work?.questions.length ?? 0]
    const ended = !work?.question && step === last
    this.#go.hidden = !(state === 'running' || (state === 'told' && !ended))
    this.#go.textContent = said > 0 || step > 0 ? goOn : begin
    const at = Math.min(said + (state === 'told' ? 0 : 1), of)
    const count = of > 0 ? number(at, of) : ''
    this.#run.show({ atStart: step === 0, atEnd: step === last, count, playing })
  }

  /** Tells what came of the last answer, as long as it is on view. */
  #tell() {
    const [{ work }, telling, question] = [this.#desk, this.#telling, this.#onView]
    const said = this.#state === 'told' ? work?.said.at(-1) : undefined
    this.#found.hidden = !said
    if (!said) return this.#found.replaceChildren()
    if (!question || !telling || this.#found.hasChildNodes()) return
    const { prediction } = said
    const brief = make('strong', {}, telling.brief(question, prediction))
    this.#found.className = `found ${cameOf(prediction)}`
    const all = work?.said.map(({ prediction }) => prediction)
    this.#found.append(brief, ` ${telling.why(prediction, all)}`)
  }

  /** Lists what was said, and lets the run go on as far as it may. @param {Course} course */
  #follow(course) {
    const [{ words, viewer }, telling] = [this.#desk, this.#telling]
    if (!telling) return
    const { points, questions, said } = course
    const lines = said.map(({ prediction }, at) => ({
      question: telling.question(questions[at]),
      words: telling.brief(questions[at], prediction),
      came: cameOf(prediction),
      go: () => viewer.actions.seek(questions[at].step),
    }))
    this.#listed = said
    this.#soFar.tell(lines, course.question ? '' : words.words.points(points, questions.length))
    viewer.player.open(course.limit, viewer.player.step)
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
    this.#toldAt = -1
    if (!this.#waiting) this.#seek(work.limit)
    else this.#desk.write()
    if (!this.#waiting) this.#soFar.focus()
    // On a touch screen the focus in a field would open a keyboard over the tree.
    else if (matchMedia('(pointer: coarse)').matches) this.#question.focus()
    else this.#form.focus()
  }

  /** Moves the run by what a clicker sends: forward shows the answer, and goes on. @param {number} steps */
  move(steps) {
    const state = this.#state
    if (steps <= 0 || (state !== 'asked' && state !== 'told')) return false
    const next = this.#desk.work?.question?.step === this.#toldAt
    if (state === 'asked') this.#say(null, false)
    else this.#toldAt = -1
    this.#desk.write()
    return this.#waiting !== undefined || next
  }

  /**
   * Says something of the question that waits, or asks for its answer.
   * @param {Guess | null} given
   * @param {boolean} [focus] whether the focus goes to what comes of it
   */
  async #say(given, focus = true) {
    const { work, words } = this.#desk
    if (!work || !this.#waiting || this.#asking) return
    this.#asking = true
    const prediction = await this.#desk.graded(() => work.say(given))
    this.#asking = false
    if (!prediction || work !== this.#desk.work) return
    if (!prediction.expected) return this.#form.refuse(words.grades.predict.unread)
    this.#desk.keep()
    this.#toldAt = prediction.until
    this.#seek(prediction.until)
    if (focus) this.#found.focus()
    this.#desk.report(predictionResult(work, this.#desk.seed), !work.question)
  }

  /** Begins once more. */
  #again() {
    this.#desk.work?.again()
    this.#desk.keep()
    this.#toldAt = -1
    this.#put = undefined
    this.#seek(0)
    this.#go.focus()
  }

  /** A press on a node chooses it. @param {number | null} node */
  press(node) {
    this.#desk.viewer.actions.select(node)
    if (node !== null) this.#form.take(node)
  }
}

/** The words of a run. Questions and answers of one that goes best-first have shapes of their own. @param {Said} words @param {Search} search */
function tellingOf(words, search) {
  const explored = /** @type {unknown} */ (exploredWords(words, search))
  return /** @type {Telling | null} */ (explored) ?? new QuestionWords(words, search)
}

/** The outcome of an answer. @param {Prediction} prediction @returns {Came} */
function cameOf({ ok, verdict }) {
  if (verdict === 'missing') return 'shown'
  return ok ? 'right' : 'wrong'
}

export const begin = exerciseOf(Predict)
