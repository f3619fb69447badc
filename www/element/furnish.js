/**
 * Follows the attributes that concern what a viewer shows, not what is searched.
 *
 * @import {SecateurError} from '../core.js'
 * @import {Viewer} from '../viewer/viewer.js'
 */

import { complaint } from '../messages/messages.js'
import { GAME, OPTIONS, WINDOWS, choiceOf, overlayOf, panelOf } from './attributes.js'
import { panelsOf, refusals, withheldOf } from './attributes.js'
import { missingBeside, misspeltNames } from './attribute-errors.js'

/** The attributes of the picture. */
export const PICTURE = ['convention', 'windows', 'overlay', 'view', 'beside']
/** The attributes of the parts around the picture. */
export const SURROUNDINGS = ['panels', 'panel', 'keys', 'keep', 'withhold', 'step-size', 'theme']
/** The attributes of an exercise. */
export const EXERCISE = [
  ...['exercise', 'ask', 'cuts', 'known', 'goal', 'condition', 'numbers', 'attempts'],
  ...['feedback', 'follow', 'every', 'mistake', 'another'],
]
/** All attributes. */
export const ALL = [
  ...[...OPTIONS, ...GAME, ...PICTURE, ...SURROUNDINGS, ...EXERCISE],
  ...['tree', 'step', 'lang'],
]

/** Applies the attributes of the picture. @param {Viewer} viewer @param {Element} element */
export function draw(viewer, element) {
  const convention = choiceOf(element, 'convention')
  const choice = choiceOf(element, 'windows')
  const windows = WINDOWS.find((name) => name === choice)
  viewer.cover(overlayOf(element))
  viewer.stage.restyleWith({ convention, windows })
  // Exercises that go step by step tell values of MAX.
  const steps = ['predict', 'find'].includes(choiceOf(element, 'exercise'))
  viewer.view = steps ? 'max' : choiceOf(element, 'view') || null
}

/** Applies the attributes of the parts around the picture. @param {Viewer} viewer @param {Element} element */
export function furnish(viewer, element) {
  viewer.showPanels(panelsOf(element), panelOf(element))
  viewer.keys = choiceOf(element, 'keys')
  viewer.withheld = withheldOf(element)
  viewer.stepSize = choiceOf(element, 'step-size')
}

/**
 * Says what the attributes ask for and is not there.
 * @param {Viewer} viewer
 * @param {Element} element
 * @param {SecateurError | null} step the error of the step
 * @param {boolean} isOpen whether a tree is on view: by then the tree beside is in the document, too
 */
export function complain(viewer, element, step, isOpen) {
  const errors = [
    ...refusals(element),
    ...misspeltNames(element, ALL),
    ...(isOpen ? missingBeside(element) : []),
    ...(step ? [step] : []),
  ]
  viewer.refused = errors.map((error) => complaint(viewer.m, error)).join(' ')
}
