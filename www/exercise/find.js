/**
 * Find the mistake: somebody searched the tree by hand and went wrong. Readers go through the steps and point at the first
 * that is wrong. Nothing on the page tells which one it is before it is found.
 *
 * @import {Search} from '../core.js'
 * @import {Scene, Viewport} from '../types.js'
 * @import {Exercise, Snapshot} from '../viewer/part.js'
 * @import {Viewer} from '../viewer/viewer.js'
 * @import {Said} from './grading.js'
 * @import {ElementAccess} from './host.js'
 */

import { LISTINGS } from '../api/rules.js'
import { make } from '../dom/make.js'
import { askedBy } from './attributes.js'
import { stepStyle } from './step-style.js'
import { mistakeResult } from './mistake-result.js'
import { coreAnswer } from './core-answer.js'
import { hostOf } from './host.js'
import { storedAnswers, storeAnswers } from './answer-store.js'
import { listen } from './keys.js'
import { annotate, edgesOf, spotsOf } from './marks.js'
import { Mistake } from './mistake.js'
import { MOST, nodesOf } from './nodes.js'
import { OwnTrees } from './own-trees.js'
import { StepControls } from './step-controls.js'
import { StepList } from './step-list.js'
import { StepWords } from './step-words.js'
import { style } from './style.js'
import { rulesOf } from './task.js'

const ZOOM = 1.4
/** The questions of an answer sheet: here they only say which trees are worth an exercise. */
const USUAL = askedBy(() => '')

/** @implements {Exercise} */
export class FindExercise {
  viewer
  mute = true
  #words
  /** @type {import('./host.js').Host} */
  #host
  #trees
  #attempts
  #ends = new AbortController()
  /** @type {Search | null} */
  #search = null
  /** @type {Mistake | null} until its steps are known */
  #mistake = null
  /** That of the tree before, or of this tree in other words. @type {Mistake | null} */
  #former
  /** @type {StepWords | null} */
  #telling = null
  /** The step on view; −1: none. @type {number} */
  #at = -1
  /** Whether the core is asked. */
  #asking = false
  /** Answers that wait for their tree. @type {unknown} */
  #given
  #sentence = make('p', { class: 'question' })
  #task = make('p')
  #found = make('p', { class: 'found', tabindex: -1, hidden: true })
  #wrong = make('button', { type: 'button', class: 'primary' })
  #show = make('button', { type: 'button' })
  #steps
  #list
  over
  foot
  sheet

  /**
   * @param {Viewer} viewer
   * @param {Said} words
   * @param {ElementAccess} access
   * @param {Exercise | null} before whose answers are taken over, if it is of this kind
   */
  constructor(viewer, words, access, before) {
    const host = hostOf(access)
    const former = before instanceof FindExercise ? before : null
    const { find } = words.grades
    const { guard } = viewer.actions
    this.viewer = viewer
    this.#words = words
    this.#host = host
    this.#trees = new OwnTrees(host, former && former.#trees)
    this.#attempts = Number(host.read('attempts')) || Infinity
    this.#wrong.append(find.wrongHere)
    this.#wrong.addEventListener(
      'click',
      guard(() => this.#point(this.#at)),
    )
    this.#show.append(find.show)
    this.#show.addEventListener(
      'click',
      guard(() => this.#point(null)),
    )
    this.#steps = new StepControls(words.m, words, {
      go: (by) => this.#go(this.#at + by),
      again: guard(() => this.#again()),
      another: guard(() => this.#another()),
    })
    this.#list = new StepList(find)
    const status = make('div', { class: 'told', role: 'status' }, this.#task, this.#sentence)
    const buttons = make('div', { class: 'guess' }, this.#wrong, this.#show)
    this.over = [make('div', { class: 'card' }, status, buttons, this.#found)]
    this.foot = make('div', { class: 'practice' }, this.#steps.element)
    this.sheet = this.#list.element
    host.adopt(style)
    host.adopt(stepStyle)
    this.#former = former && former.#mistake
    this.#at = former ? former.#at : -1
    this.#given = former && former.#given
    this.#listen()
  }

  #listen() {
    const { actions, stage, element } = this.viewer
    stage.element.setAttribute('aria-label', this.#words.grades.find.stage)
    /** @type {Record<string, () => unknown>} */
    const keys = {
      ArrowLeft: () => this.#go(this.#at - 1),
      ArrowRight: () => this.#go(this.#at + 1),
      Home: () => this.#go(0),
      End: () => this.#go(Infinity),
      w: actions.guard(() => this.#point(this.#at)),
      a: actions.guard(() => this.#point(null)),
      '+': () => actions.zoom(ZOOM),
      '=': () => actions.zoom(ZOOM),
      '-': () => actions.zoom(1 / ZOOM),
      0: actions.fit,
    }
    const find = (/** @type {KeyboardEvent} */ { key, altKey, ctrlKey, metaKey }) =>
      altKey || ctrlKey || metaKey ? undefined : keys[key.length === 1 ? key.toLowerCase() : key]
    listen(element, find, this.#ends.signal)
  }

  end() {
    this.#ends.abort()
  }

  /** @param {Snapshot} snapshot */
  show({ search }) {
    if (search !== this.#search) this.#begin(search)
  }

  /** Begins with a tree. @param {Search} search */
  #begin(search) {
    const { m, words, grades } = this.#words
    const options = this.#host.options()
    const { nodes } = search.summary
    const fits = nodes <= MOST
    this.#search = search
    this.#former = this.#mistake ?? this.#former
    this.#mistake = null
    const algorithm = LISTINGS.find(({ id }) => id === options.listing)?.rules?.algorithm
    const bounded = (options.algorithm ?? algorithm) !== 'minimax'
    this.#telling = new StepWords(m, grades.find, fits ? nodesOf(search, USUAL) : [], bounded)
    this.sheet.hidden = !fits
    const canvas = this.viewer.stage.element.querySelector('canvas')
    canvas?.setAttribute('aria-label', grades.find.picture(search.node(0, 0).place, nodes))
    this.#task.textContent = fits ? '' : words.tooLarge(nodes, MOST)
    const seed = Number(this.#host.read('mistake')) || 0
    const name = JSON.stringify([search.print(), options, 'find', seed])
    this.#write()
    if (fits) this.#plant(search, seed, name)
  }

  /** Learns the steps. @param {Search} search @param {number} seed @param {string} name of the exercise */
  async #plant(search, seed, name) {
    const { m, words, grades } = this.#words
    const mistake = await this.#graded(() => this.#planted(search, seed, name))
    if (!mistake || search !== this.#search) return
    this.#mistake = mistake
    const same = this.#former?.name === name
    if (!same) this.#at = -1
    const telling = this.#telling
    const sentences = mistake.steps.map((step) => telling?.sentence(step) ?? '')
    const rules = rulesOf(m, words, this.#host.options())
    this.#task.textContent = grades.find.task
    this.#list.fill(sentences, rules, (step) => this.#go(step))
    this.#write()
    this.#take(this.#given)
  }

  /** The run with its mistake and all that was said of it; the task says so if none fits. @param {Search} search @param {number} seed @param {string} name */
  async #planted(search, seed, name) {
    try {
      const mistake = await Mistake.of(search, seed, name)
      const kept = this.#keeps ? storedAnswers(name) : undefined
      await mistake.take(this.#former?.name === name ? this.#former.kept : kept)
      return mistake
    } catch (error) {
      if (Object(error).code !== 'no-such-exercise') throw error
      this.#task.textContent = this.#words.grades.find.nothing
      return undefined
    }
  }

  get #keeps() {
    return this.#host.read('keep') !== 'off'
  }

  /** The answers of the reader; null before there are steps. */
  get answers() {
    const own = this.#trees.on(false)
    const { tree = null, seed = null } = own ?? {}
    return this.#mistake && { tree, seed, ...this.#mistake.kept }
  }

  /** Takes over answers that were kept elsewhere, and first their tree. @param {unknown} answers */
  take(answers) {
    this.#given = answers
    const { tree, seed } = Object(answers)
    const untouched = !this.#mistake || this.#mistake.said.length === 0
    if (typeof tree === 'string' && untouched && this.#trees.on(false)?.tree !== tree) {
      return this.#trees.restore(tree, seed)
    }
    this.#take(answers)
  }

  /** @param {unknown} answers */
  async #take(answers) {
    const mistake = this.#mistake
    const tree = Object(answers).tree ?? null
    if (!mistake || !answers || tree !== (this.#trees.on(false)?.tree ?? null)) return
    this.#given = null
    await this.#graded(() => mistake.take(answers))
    this.#write()
  }

  /** Goes to a step. @param {number} step */
  #go(step) {
    const mistake = this.#mistake
    if (!mistake) return
    this.#at = Math.min(Math.max(step, -1), mistake.steps.length - 1)
    this.viewer.actions.select(mistake.steps[this.#at]?.node ?? null)
    // The focus is not to be lost with what was told.
    if (this.#found.matches(':focus')) this.viewer.stage.element.focus()
    this.#found.hidden = true
    this.#write()
    this.viewer.repaint()
  }

  /** How many steps can still be pointed at. */
  get #left() {
    return this.#attempts - (this.#mistake?.said.length ?? 0)
  }

  /** Shows where the run is. */
  #write() {
    const [mistake, telling] = [this.#mistake, this.#telling]
    const steps = mistake?.steps ?? []
    const step = steps[this.#at]
    this.#sentence.textContent = step && telling ? telling.sentence(step) : ''
    const over = !mistake || mistake.end !== undefined || this.#left <= 0
    this.#wrong.hidden = over || !step
    this.#show.hidden = !mistake || mistake.end !== undefined
    this.#steps.show({
      ...{ step: this.#at, of: steps.length, left: over ? Infinity : this.#left },
      ...{ another: this.#host.another, seed: this.#seed },
      points: mistake?.end ? this.#words.words.points(mistake.points, 3) : '',
    })
    const found = new Map()
    for (const { pointed, step } of mistake?.said ?? []) {
      if (step !== null) found.set(step, pointed.ok)
      if (pointed.at !== null) found.set(pointed.at, true)
    }
    this.#list.show(this.#at, found)
  }

  /** Points at a step, or asks for the answer. @param {number | null} step */
  async #point(step) {
    const mistake = this.#mistake
    const none = step !== null && (step < 0 || this.#left <= 0)
    if (!mistake || mistake.end || this.#asking || none) return
    this.#asking = true
    await this.#graded(() => mistake.point(step))
    this.#asking = false
    if (mistake !== this.#mistake) return
    if (this.#keeps) storeAnswers(mistake.name, mistake.kept)
    const last = mistake.said.at(-1)
    if (last && last.pointed.at !== null) this.#go(last.pointed.at)
    this.#write()
    this.#tell(mistake)
    const over = mistake.end || this.#left <= 0
    const detail = mistakeResult(mistake, this.#seed)
    this.#host.tell('secateur-answer', detail)
    if (over) this.#host.tell('secateur-result', detail)
  }

  /** Says what came of the last step that was pointed at. @param {Mistake} mistake */
  #tell(mistake) {
    const last = mistake.said.at(-1)
    if (!last) return
    const { find, ...grades } = this.#words.grades
    const { ok, at, due, reason } = last.pointed
    const why = reason ? this.#words.reasonOf({ find, ...grades }, reason) : ''
    const brief = ok ? find.found : at === null ? find.notHere : find.shown(at + 1)
    const instead = due && this.#telling ? find.due(this.#telling.sentence(due)) : ''
    this.#found.className = `found ${ok ? 'right' : at === null ? 'wrong' : ''}`
    this.#found.replaceChildren(
      make('strong', {}, brief),
      ` ${[why, instead].filter(Boolean).join(' ')}`,
    )
    this.#found.hidden = false
    this.#found.focus()
  }

  /** Begins once more. */
  #again() {
    this.#mistake?.again()
    if (this.#mistake && this.#keeps) storeAnswers(this.#mistake.name, this.#mistake.kept)
    this.#go(-1)
  }

  /** @template T @param {() => Promise<T>} ask */
  #graded(ask) {
    return coreAnswer(this.viewer, this.#words.m, ask)
  }

  /** The picture with what the run has made of the nodes. @param {Scene} scene @param {Viewport} viewport */
  draw(scene, viewport) {
    const steps = this.#mistake?.steps.slice(0, this.#at + 1) ?? []
    if (!this.#telling) return scene
    const { marks } = scene
    const drawn = this.#telling.drawn(steps)
    return annotate(scene, drawn, spotsOf(marks), edgesOf(marks), viewport)
  }

  /** A press on a node goes to the next step about it. @param {number | null} node */
  press(node) {
    const steps = this.#mistake?.steps ?? []
    const next = steps.findIndex((step, at) => at > this.#at && step.node === node)
    const first = next < 0 ? steps.findIndex((step) => step.node === node) : next
    if (first >= 0) this.#go(first)
  }

  /** Moves by what a clicker sends. @param {number} steps */
  move(steps) {
    this.#go(this.#at + Math.sign(steps))
    return true
  }

  /** The seed of the tree, if it was drawn here. */
  get #seed() {
    return this.#trees.seed(false, this.#search?.print())
  }

  /** Brings another tree. */
  async #another() {
    await this.#graded(() => this.#trees.draw(USUAL))
  }
}
