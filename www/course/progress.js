/**
 * The progress in one exercise: the best score so far, and the answers, so that the reader can go on from them. A
 * course gives back what it stored last; it may also give back nonsense, or the progress in another exercise.
 *
 * @import {SecateurTree} from '../secateur-tree.js'
 * @import {ExerciseResult, ResultItem} from '../types.js'
 *
 * @typedef {object} CourseState plain JSON
 * @property {1} version of this shape
 * @property {Record<string, string>} of the attributes of the exercise, and its tree
 * @property {number} best the best score so far, 0 … 1
 * @property {unknown} answers those of `tree.answers`
 *
 * @typedef {object} Submission a submission, box by box, without the solution
 * @property {number} attempt
 * @property {string | null} likely the known mistake that fits
 * @property {Pick<ResultItem, 'node' | 'field' | 'given' | 'verdict'>[]} items
 */

import { valuesOf } from '../dom/attribute.js'
import { EXERCISE, GAME, OPTIONS } from '../element/attribute-names.js'

export class CourseProgress {
  #viewer
  /** The best score so far, 0 … 1. */
  best = 0
  /** The last submission. @type {Submission | null} */
  last = null

  /** @param {SecateurTree} viewer whose own tree is its text; another tree, which the reader asked for, is an attribute */
  constructor(viewer) {
    this.#viewer = viewer
  }

  /** Goes on from a state; parts of another exercise are ignored. @param {unknown} state */
  resume(state) {
    const { version, of, best, answers } = Object(state)
    if (version !== 1 || !same(Object(of), exerciseOf(this.#viewer))) return
    if (typeof best === 'number' && best <= 1) this.best = Math.max(this.best, best)
    if (answers) this.#viewer.answers = answers
  }

  /** Takes the result of an exercise. @param {ExerciseResult} result */
  add({ best, attempt, likely, items }) {
    this.best = Math.max(this.best, best)
    this.last = {
      ...{ attempt, likely },
      items: items.map(({ node, field, given, verdict }) => ({ node, field, given, verdict })),
    }
  }

  /** @returns {CourseState} */
  get state() {
    const of = exerciseOf(this.#viewer)
    return { version: 1, of, best: this.best, answers: this.#viewer.answers }
  }
}

/** The tree and the attributes of an exercise. @param {Element} element @returns {Record<string, string>} */
function exerciseOf(element) {
  const names = [...OPTIONS, ...GAME, ...EXERCISE, 'windows'].filter((name) => name !== 'another')
  const tree = element.textContent ?? ''
  return { ...(tree && { tree }), ...valuesOf(element, names) }
}

/** @param {Record<string, unknown>} one @param {Record<string, unknown>} other */
function same(one, other) {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return names.every((name) => one[name] === other[name])
}
