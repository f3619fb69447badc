/**
 * Predict: before a decision the run pauses and asks what the search does. Until it is answered, nothing of a later
 * step is shown: the player goes no further than the question, and the picture keeps back what is proved of open nodes.
 *
 * @import {Search} from '../core.js'
 * @import {Guess, Prediction, Question, Scene, Viewport} from '../types.js'
 * @import {Exercise, Snapshot} from '../viewer/part.js'
 * @import {Viewer} from '../viewer/viewer.js'
 * @import {Said as Words} from './grading.js'
 * @import {Asking} from './nodes.js'
 * @import {ElementAccess} from './host.js'
 * @import {Came} from './so-far.js'
 */

import { ROLE } from '../api/legend.js'
import { make } from '../dom/make.js'
import { askedBy } from './attributes.js'
import { Controls } from './controls.js'
import { Course } from './course.js'
import { stepStyle } from './step-style.js'
import { coreAnswer } from './core-answer.js'
import { hostOf } from './host.js'
import { listen } from './keys.js'
import { storedAnswers, storeAnswers } from './answer-store.js'
import { MOST, nodesOf } from './nodes.js'
import { OwnTrees } from './own-trees.js'
import { predictionResult } from './prediction-result.js'
import { QuestionForm } from './question-form.js'
import { SoFar } from './so-far.js'
import { style } from './style.js'
import { rulesOf } from './task.js'
import { QuestionWords } from './question-words.js'

const ZOOM = 1.4
/** The questions of an answer sheet: here they only say which trees are worth an exercise. */
const USUAL = askedBy(() => '')
/** The roles of texts that say what is found of a node. */
const FOUND = [ROLE.indexOf('value'), ROLE.indexOf('bound')]

/** @implements {Exercise} */
export class PredictExercise {
  viewer
  mute = true
  #words
  #host
  #ends = new AbortController()
  /** @type {Search | null} */
  #search = null
  /** @type {Course | null} until its questions are known */
  #course = null
  /** The course of the tree before, or of this tree in other words. @type {Course | null} */
  #former
  /** @type {QuestionWords | undefined} */
  #telling
  /** Whether the core is asked about an answer. */
  #asking = false
  /** @type {Asking[]} */
  #nodes = []
  /** The step at which is told what came of the last answer; −1: nowhere. */
  #toldAt = -1
  /** The question that the form asks. @type {Question | undefined} */
  #put
  #trees
  /** Answers that wait for their tree. @type {unknown} */
  #given
  /** Says what happens and what is asked, to screen readers too. */
  #sentence = make('p')
  #question = make('p', { class: 'question', id: 'question', tabindex: -1 })
  #status = make('div', { class: 'told', role: 'status' }, this.#sentence, this.#question)
  #found = make('p', { class: 'found', tabindex: -1, hidden: true })
  #form
  #controls
  #soFar
  over
  foot
  sheet

  /**
   * @param {Viewer} viewer
   * @param {Words} words
   * @param {ElementAccess} access
   * @param {Exercise | null} before whose course is taken over, if it is of this kind
   */
  constructor(viewer, words, access, before) {
    const host = hostOf(access)
    const former = before instanceof PredictExercise ? before : null
    const { m, grades } = words
    const { guard, select, seek } = viewer.actions
    this.viewer = viewer
    this.#words = words
    this.#host = host
    this.#form = new QuestionForm(grades.predict, words.words.named, {
      say: guard((given) => this.#say(given)),
      choose: select,
    })
    this.#controls = new Controls(m, words, {
      back: () => seek(viewer.player.step - 1),
      toggle: () => this.#toggle(),
      forward: () => seek(viewer.player.step + 1),
      go: guard(() => this.#go()),
      again: guard(() => this.#again()),
      another: guard(() => this.#another()),
    })
    this.#soFar = new SoFar(m, grades.predict)
    const parts = [this.#status, this.#found, this.#form.element, this.#controls.go]
    this.over = [make('div', { class: 'card' }, ...parts)]
    this.foot = make('div', { class: 'practice' }, this.#controls.element)
    this.sheet = this.#soFar.element
    host.adopt(style)
    host.adopt(stepStyle)
    this.#former = former && former.#course
    this.#trees = new OwnTrees(host, former && former.#trees)
    this.#given = former && former.#given
    this.#toldAt = former ? former.#toldAt : -1
    this.#listen()
  }

  #listen() {
    const { actions, stage, element, player } = this.viewer
    stage.element.setAttribute('aria-label', this.#words.grades.predict.stage)
    /** @type {Record<string, () => unknown>} */
    const keys = {
      ArrowLeft: () => actions.seek(player.step - 1),
      ArrowRight: () => actions.seek(player.step + 1),
      a: actions.guard(() => this.#say(null)),
      '+': () => actions.zoom(ZOOM),
      '=': () => actions.zoom(ZOOM),
      '-': () => actions.zoom(1 / ZOOM),
      0: actions.fit,
      Escape: actions.deselect,
    }
    /** Keys that do something else on a button. @type {Record<string, () => unknown>} */
    const beside = { Enter: actions.guard(() => this.#go()), ' ': () => this.#toggle() }
    const find = (/** @type {KeyboardEvent} */ event, /** @type {unknown} */ target) => {
      const { key, altKey, ctrlKey, metaKey } = event
      const field = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
      if (altKey || ctrlKey || metaKey || field) return undefined
      const one = key.length === 1 ? key.toLowerCase() : key
      return keys[one] ?? (target instanceof HTMLButtonElement ? undefined : beside[one])
    }
    listen(element, find, this.#ends.signal)
  }

  end() {
    this.#ends.abort()
  }

  /** @param {Snapshot} snapshot */
  show({ search }) {
    if (search !== this.#search) this.#begin(search)
    this.#write()
  }

  /** Begins with a tree. @param {Search} search */
  #begin(search) {
    const { m, words, grades } = this.#words
    const options = this.#host.options()
    const { nodes } = search.summary
    this.#search = search
    this.#telling = new QuestionWords(this.#words, search)
    this.#former = this.#course ?? this.#former
    this.#course = null
    this.#nodes = nodes <= MOST ? nodesOf(search, USUAL) : []
    this.sheet.hidden = nodes > MOST
    this.#soFar.fill(this.#nodes, rulesOf(m, words, options))
    const canvas = this.viewer.stage.element.querySelector('canvas')
    canvas?.setAttribute('aria-label', grades.predict.picture(search.node(0, 0).place, nodes))
    const every = this.#host.read('every') !== ''
    const name = JSON.stringify([search.print(), options, 'predict', every])
    if (nodes <= MOST) this.#ask(search, name, { every })
  }

  /** Learns the questions of a search. @param {Search} search @param {string} name of the exercise @param {{ every: boolean }} options */
  async #ask(search, name, options) {
    const course = await this.#graded(() => Course.of(search, name, options))
    if (!course || search !== this.#search) return
    if (!course.take(this.#former)) {
      this.#toldAt = -1
      const kept = this.#keeps ? storedAnswers(name) : undefined
      await this.#graded(() => course.bring(kept))
      if (search !== this.#search) return
    }
    this.#course = course
    this.#list()
    this.#seek(this.viewer.player.step)
    this.#bring(this.#given)
  }

  get #keeps() {
    return this.#host.read('keep') !== 'off'
  }

  /** The answers of the reader; null before the questions are known. */
  get answers() {
    const { tree = null, seed = null } = this.#trees.on(false) ?? {}
    return this.#course && { tree, seed, ...this.#course.kept }
  }

  /** Takes over answers that were kept elsewhere, and first their tree. @param {unknown} answers */
  take(answers) {
    this.#given = answers
    const { tree, seed } = Object(answers)
    const untouched = !this.#course || this.#course.said.length === 0
    if (typeof tree === 'string' && untouched && this.#trees.on(false)?.tree !== tree) {
      return this.#trees.restore(tree, seed)
    }
    this.#bring(answers)
  }

  /** Goes on from answers that were kept elsewhere, if they are about the tree on view. @param {unknown} answers */
  async #bring(answers) {
    const course = this.#course
    const tree = Object(answers).tree ?? null
    if (!course || !answers || tree !== (this.#trees.on(false)?.tree ?? null)) return
    this.#given = null
    await this.#graded(() => course.bring(answers))
    if (course !== this.#course) return
    this.#list()
    this.#seek(this.viewer.player.step)
  }

  /** Goes to a step, as far as the run may go. @param {number} step */
  #seek(step) {
    if (this.#course) this.viewer.player.open(this.#course.limit, step)
    this.#write()
  }

  /** Whether what came of the last answer is on view. */
  get #told() {
    return this.#course !== null && this.#toldAt === this.viewer.player.step
  }

  /** The question that waits for an answer. */
  get #waiting() {
    const question = this.#course?.question
    return question?.step === this.viewer.player.step && !this.#told ? question : undefined
  }

  /** Shows where the run is. */
  #write() {
    const [search, telling] = [this.#search, this.#telling]
    if (!search || !telling) return
    const { m, grades } = this.#words
    const { step, last, playing } = this.viewer.player
    const { predict } = grades
    const course = this.#course
    const waiting = this.#waiting
    const { nodes } = search.summary
    // While the run plays, speech would fall behind.
    this.#status.setAttribute('aria-live', playing ? 'off' : 'polite')
    const tooLarge = () => this.#words.words.tooLarge(nodes, MOST)
    // The outcome of an answer has the sentences of the step.
    const happened = this.#told ? '' : telling.sentence(step)
    write(this.#sentence, this.#nodes.length > 0 ? happened : tooLarge())
    const asked = this.#told ? course?.questions[course.said.length - 1] : waiting
    write(this.#question, asked ? telling.question(asked) : this.#greeting)
    this.#tell()
    if (waiting && waiting !== this.#put) {
      this.#form.ask(waiting, this.#nodes, telling.letters(waiting.node), m.number)
      this.#put = waiting
      this.viewer.actions.select(null)
    }
    this.#form.element.hidden = !waiting
    const ended = !course || (!course.question && step === last)
    this.#controls.show({
      ...{ step, limit: last, playing, another: this.#host.another, seed: this.#seed },
      go: waiting || ended ? '' : course.said.length > 0 || step > 0 ? predict.goOn : predict.begin,
      number: (course?.said.length ?? 0) + (this.#told ? 0 : 1),
      of: course?.questions.length ?? 0,
    })
    this.#soFar.show(search, step)
  }

  /** The task, before the run begins; empty afterwards. */
  get #greeting() {
    const { predict } = this.#words.grades
    if (!this.#course || this.viewer.player.step > 0) return ''
    return this.#course.questions.length > 0 ? predict.task : predict.nothing
  }

  /** Tells what came of the last answer, as long as it is on view. */
  #tell() {
    const [course, telling, told] = [this.#course, this.#telling, this.#told]
    const said = course?.said.at(-1)
    this.#found.hidden = !told
    if (!told) return this.#found.replaceChildren()
    if (!course || !telling || !said || this.#found.hasChildNodes()) return
    const { prediction } = said
    const brief = telling.brief(course.questions[course.said.length - 1], prediction)
    this.#found.className = `found ${cameOf(prediction)}`
    this.#found.append(make('strong', {}, brief), ` ${telling.why(prediction)}`)
  }

  /** Lists what was said. */
  #list() {
    const [course, telling] = [this.#course, this.#telling]
    if (!course || !telling) return
    const lines = course.said.map(({ prediction }, at) => ({
      question: telling.question(course.questions[at]),
      words: telling.brief(course.questions[at], prediction),
      came: cameOf(prediction),
      go: () => this.viewer.actions.seek(course.questions[at].step),
    }))
    const { points, questions } = course
    this.#soFar.tell(
      lines,
      course.question ? '' : this.#words.words.points(points, questions.length),
    )
  }

  /** Plays or pauses. From its last step a player would begin afresh. */
  #toggle() {
    const { player, actions } = this.viewer
    if (player.step < player.last) actions.toggle()
  }

  /** Goes on to the next question, or to the end. */
  #go() {
    const course = this.#course
    if (!course) return
    this.#toldAt = -1
    if (!this.#waiting) this.#seek(course.limit)
    this.#write()
    if (!this.#waiting) return this.#soFar.focus()
    // On a touch screen the focus in a field would open a keyboard over the tree.
    if (matchMedia('(pointer: coarse)').matches) this.#question.focus()
    else this.#form.focus()
  }

  /** Moves the run by what a clicker sends: forward shows the answer, and goes on. @param {number} steps */
  move(steps) {
    if (steps <= 0 || !(this.#waiting || this.#told)) return false
    const next = this.#course?.question?.step === this.#toldAt
    if (this.#waiting) this.#say(null, false)
    else this.#toldAt = -1
    this.#write()
    return this.#waiting !== undefined || next
  }

  /**
   * Says something of the question that waits, or asks for its answer.
   * @param {Guess | null} given
   * @param {boolean} [focus] whether the focus goes to what comes of it
   */
  async #say(given, focus = true) {
    const course = this.#course
    if (!course || !this.#waiting || this.#asking) return
    this.#asking = true
    const prediction = await this.#graded(() => course.say(given))
    this.#asking = false
    if (!prediction || course !== this.#course) return
    if (!prediction.expected) return this.#form.refuse(this.#words.grades.predict.unread)
    if (this.#keeps) storeAnswers(course.name, course.kept)
    this.#toldAt = prediction.until
    this.#list()
    this.#seek(prediction.until)
    if (focus) this.#found.focus()
    const detail = predictionResult(course, this.#seed)
    this.#host.tell('secateur-answer', detail)
    if (!course.question) this.#host.tell('secateur-result', detail)
  }

  /** Begins once more. */
  #again() {
    this.#course?.again()
    if (this.#course && this.#keeps) storeAnswers(this.#course.name, this.#course.kept)
    this.#toldAt = -1
    this.#put = undefined
    this.#list()
    this.#seek(0)
    this.#controls.go.focus()
  }

  /** @template T @param {() => Promise<T>} ask */
  #graded(ask) {
    return coreAnswer(this.viewer, this.#words.m, ask)
  }

  /** The picture without what is found of open nodes: that would tell what they return. @param {Scene} scene @param {Viewport} _viewport @param {number} step */
  draw(scene, _viewport, step) {
    const { path } = this.#search?.frame(step, { from: 0, to: 0 }) ?? { path: [] }
    const open = new Set(path.filter((node) => !this.#nodes[node]?.place.leaf))
    const { texts } = scene
    const text = texts.text.map((written, at) =>
      FOUND.includes(texts.role[at]) && open.has(texts.node[at]) ? '' : written,
    )
    return { ...scene, texts: { ...texts, text } }
  }

  /** A press on a node chooses it. @param {number | null} node */
  press(node) {
    this.viewer.actions.select(node)
    if (node !== null) this.#form.take(node)
  }

  /** The seed of the tree, if it was made here. */
  get #seed() {
    return this.#trees.seed(false, this.#search?.print())
  }

  /** Brings another tree. */
  async #another() {
    await this.#graded(() => this.#trees.draw(USUAL))
  }
}

/** The outcome of an answer. @param {Prediction} prediction @returns {Came} */
function cameOf({ ok, verdict }) {
  if (verdict === 'missing') return 'shown'
  return ok ? 'right' : 'wrong'
}

/** Writes a text that is another one: writing it again would speak it again. @param {HTMLElement} element @param {string} text */
function write(element, text) {
  if (element.textContent !== text) element.textContent = text
}
