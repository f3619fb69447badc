/**
 * The skeleton of an exercise in a viewer, the same for every kind: its keys, the bar below the picture, other trees, and
 * answers that are kept. A kind adds its questions.
 *
 * @import {Search} from '../core.js'
 * @import {DrawnAnswer, Scene, Style, View, Viewport} from '../types.js'
 * @import {Exercise, Snapshot} from '../viewer/part.js'
 * @import {Viewer} from '../viewer/viewer.js'
 * @import {KeyRow} from '../viewer/help/help.js'
 * @import {Wording} from './practise/grading.js'
 * @import {ElementAccess} from './host.js'
 * @import {Task} from './attributes.js'
 * @import {KeyTables} from './keys.js'
 *
 * @typedef {Pick<Exercise, 'over' | 'sheet' | 'mute' | 'afterDraw' | 'press' | 'move'> & OwnKind} Kind an exercise of one kind
 *
 * @typedef {object} OwnKind the further duties of a kind
 * @property {{ stage: string, picture: (root: import('../types.js').Place, nodes: number) => string }} names of the stage and of
 *   the picture
 * @property {HTMLElement[]} bar the groups of buttons below the picture
 * @property {HTMLElement[]} [restart] the button that begins this tree once more, beside that for another one
 * @property {KeyTables} keys
 * @property {KeyRow[]} [help] its keys in the help
 * @property {boolean} [revisits] whether it can be about a search that visits nodes several times, or goes best-first
 * @property {Task} task the questions that make another tree worth an exercise
 * @property {(search: Search, refused: string, view: View) => void} begin begins with a tree; `refused`: why nothing is asked
 *   about it
 * @property {(snapshot: Snapshot) => void} [show]
 * @property {() => void} write shows the content of the work
 * @property {DrawnAnswer[]} [answers] the answers in the picture
 * @property {Style['withheld']} [withheld] the kinds of texts that the picture keeps back
 *
 * @typedef {[viewer: Viewer, words: Wording, access: ElementAccess, before: Exercise | null]} Start
 *
 * @typedef {new (context: ExerciseContext<any>, sameKind: any) => Kind} KindClass `sameKind`: an exercise of this kind, which is taken over
 */

import { make } from '../dom/make.js'
import { TreeControls } from './controls.js'
import { ExerciseContext } from './context.js'
import { hostOf } from './host.js'
import { listenKeys } from './keys.js'
import { MOST } from './nodes.js'
import style from '../sheets/exercise/exercise.css.js'
import { fitsTask } from './task.js'

/**
 * Begins an exercise of a kind.
 * @param {KindClass} Kind
 * @returns {(...start: Start) => Exercise}
 */
export function exerciseOf(Kind) {
  return (...start) => new OneExercise(Kind, ...start)
}

/** @implements {Exercise} */
class OneExercise {
  /** @type {ExerciseContext<any>} */
  #context
  #kind
  #trees
  #bar
  /** From whose side values are given. @type {View | null} */
  #view = null
  #ends = new AbortController()

  /**
   * @param {KindClass} Kind
   * @param {Viewer} viewer
   * @param {Wording} words
   * @param {ElementAccess} access
   * @param {Exercise | null} previous whose answers are taken over, if it is of this kind
   */
  constructor(Kind, viewer, words, access, previous) {
    /** @type {OneExercise | null} */
    const sameKind =
      previous instanceof OneExercise && previous.#kind instanceof Kind ? previous : null
    const host = hostOf(access)
    host.adopt(style)
    this.#context = new ExerciseContext(viewer, words, host, sameKind && sameKind.#context)
    this.#kind = new Kind(this.#context, sameKind && sameKind.#kind)
    this.#context.write = this.#kind.write
    this.over = this.#kind.over
    this.sheet = this.#kind.sheet
    this.keys = this.#kind.help
    this.mute = this.#kind.mute
    const { restart = [] } = this.#kind
    this.#trees = new TreeControls(
      words.words,
      () => this.#context.drawTree(this.#kind.task),
      restart,
    )
    this.#bar = make('div', { class: 'bar' }, ...this.#kind.bar, this.#trees.element)
    this.foot = make('div', { class: 'practice' }, this.#bar)
    viewer.stage.element.setAttribute('aria-label', this.#kind.names.stage)
    listenKeys(viewer.element, viewer.stage.element, this.#kind.keys, this.#ends.signal)
  }

  end() {
    this.#ends.abort()
  }

  /** @param {Snapshot} snapshot */
  show(snapshot) {
    const { search, view } = snapshot
    if (search !== this.#context.search || view !== this.#view) this.#begin(search, view)
    this.#kind.show?.(snapshot)
  }

  /** Begins with a tree. @param {Search} search @param {View} view */
  #begin(search, view) {
    const { viewer, words } = this.#context
    const { nodes } = search.summary
    this.#view = view
    this.#context.begin(search)
    const canvas = viewer.stage.element.querySelector('canvas')
    canvas?.setAttribute('aria-label', this.#kind.names.picture(search.node(0, 0).place, nodes))
    const large = nodes > MOST
    const unfit = !large && !fitsTask(this.#context.host.options(), this.#kind)
    this.sheet.hidden = large || unfit
    for (const part of this.#kind.over) part.classList.toggle('unfit', unfit)
    this.#kind.begin(search, large ? words.words.tooLarge(nodes, MOST) : '', view)
    this.#bar.hidden = unfit
    // Another tree may be small enough.
    for (const group of this.#kind.bar) group.hidden = large
    this.#kind.write()
    this.#trees.show(this.#context.host.another, this.#context.seed)
  }

  /** The answers of the reader; null where nothing is asked. */
  get answers() {
    return this.#context.answers
  }

  /** Takes over answers that were kept elsewhere. @param {unknown} answers */
  restore(answers) {
    return this.#context.restore(answers)
  }

  /** The style of the picture of a search: only the whole core draws answers. @param {Search} search */
  styleOf(search) {
    const { withheld = [], answers = [] } = this.#kind
    if (answers.length > 0) this.#context.sendToWhole(search)
    return { withheld, answers }
  }

  /** @param {Scene} scene @param {Viewport} viewport */
  afterDraw(scene, viewport) {
    this.#kind.afterDraw?.(scene, viewport)
  }

  /** @param {number | null} node @param {{ x: number, y: number }} point @param {number} reach */
  press(node, point, reach) {
    this.#kind.press(node, point, reach)
  }

  /** @param {number} steps */
  move(steps) {
    return this.#kind.move?.(steps) ?? false
  }
}
