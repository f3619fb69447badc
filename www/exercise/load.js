/**
 * Loads the exercise of an element, and says what it can do with the element.
 *
 * @import {Messages} from '../messages/messages.js'
 * @import {Options} from '../types.js'
 * @import {Exercise} from '../viewer/part.js'
 * @import {Viewer} from '../viewer/viewer.js'
 * @import {Read} from './asked.js'
 * @import {Tell} from './practice.js'
 */

import { drawExercise, open } from '../core.js'
import { adopt } from '../dom/adopt.js'
import { exerciseWords, sentence } from '../messages/messages.js'

/** What is loaded for each kind of exercise. */
const KINDS = {
  practise: () => import('./practice.js').then(({ Practice }) => Practice),
  predict: () => import('./forecast.js').then(({ Forecast }) => Forecast),
}

/**
 * Returns what makes the exercise in a viewer; a former one gives it its answers.
 * @param {Element} element
 * @param {Messages} m
 * @param {Read} read
 * @param {Tell} tell
 * @param {() => Options} options of its search
 * @returns {Promise<(viewer: Viewer, former: Exercise | null) => Exercise>}
 * @throws where something cannot be loaded
 */
export async function load(element, m, read, tell, options) {
  const kind = read('exercise') === 'predict' ? 'predict' : 'practise'
  const [Made, grades] = await Promise.all([KINDS[kind](), exerciseWords(m.lang)])
  const said = { m, words: grades.practise, grades, sentence }
  return (viewer, former) => new Made(viewer, said, hostOf(element, read, tell, options), former)
}

/** @param {Element} element @param {Read} read @param {Tell} tell @param {() => Options} options */
function hostOf(element, read, tell, options) {
  return {
    ...{ read, tell, options, draw: drawExercise },
    adopt: (/** @type {string} */ style) => element.shadowRoot && adopt(element.shadowRoot, style),
    give: (/** @type {string} */ tree) => element.setAttribute('tree', tree),
    open: (/** @type {string} */ tree) => open(tree, options()),
    reorder: (/** @type {string} */ tree) => {
      // The text is in the order in which the tree was searched.
      element.removeAttribute('order')
      element.setAttribute('tree', tree)
    },
    mirrored: async (/** @type {string} */ tree) => {
      const search = await open(tree, { order: 'reversed' })
      const text = search.print()
      search.free()
      return text
    },
  }
}
