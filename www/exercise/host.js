/**
 * The host of an exercise: its access to the element that shows it.
 *
 * @import {moveToWhole} from '../api/handle.js'
 * @import {loadTextEditing} from '../api/text-editing.js'
 * @import {Fire} from '../element/events.js'
 * @import {Search, drawExercise, open} from '../core.js'
 * @import {Options} from '../types.js'
 * @import {ReadAttribute} from './attributes.js'
 *
 * @typedef {object} ElementAccess the element's functions and its core, for an import here would be another one
 * @property {Element} element
 * @property {ReadAttribute} read
 * @property {Fire} fire
 * @property {() => Options} options of the search
 * @property {typeof drawExercise} drawExercise
 * @property {typeof open} open
 * @property {typeof moveToWhole} moveToWhole moves a search into the whole core
 * @property {typeof loadTextEditing} loadTextEditing
 *
 * @typedef {ReturnType<typeof hostOf>} ExerciseHost
 */

import { adopt } from '../dom/adopt.js'

/** @param {ElementAccess} access */
export function hostOf({ element, ...rest }) {
  const { read, options, open } = rest
  return {
    ...rest,
    /** Whether there can be another tree. */
    get another() {
      return read('game') === '' && read('another') === ''
    },
    /** Gives the viewer a style. @param {string} style */
    adopt: (style) => element.shadowRoot && adopt(element.shadowRoot, style),
    /** Gives the element another tree. @param {string} tree */
    setTree: (tree) => element.setAttribute('tree', tree),
    /** Opens a tree beside the element, under its rules. @param {string} tree @returns {Promise<Search>} */
    openBeside: (tree) => open(tree, options()),
    /** Gives the element the same tree in another order. @param {string} tree the text in the order searched */
    reorder: (tree) => {
      element.removeAttribute('order')
      element.setAttribute('tree', tree)
    },
  }
}
