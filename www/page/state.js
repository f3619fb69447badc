/**
 * The state of the page, by the fields of a link: the search, and its look.
 *
 * @import {FieldValues} from '../link/fragment.js'
 * @import {SecateurTree} from '../secateur-tree.js'
 * @import {RuleAttributes} from './controls/rules.js'
 */

import { set, valuesOf } from '../dom/attribute.js'
import { EXERCISE, GAME, OPTIONS } from '../element/attribute-names.js'
import { FIELDS } from '../link/fields.js'

/** The attributes that decide a search and can be linked to. */
const SEARCH_ATTRIBUTES = [...OPTIONS, ...GAME].filter((name) => name in FIELDS)
/** The attributes that only concern its look. */
const DISPLAY = ['view', 'step-size', 'convention', 'windows', 'overlay', 'panel', ...EXERCISE]

/** The tree of a page whose link has none. */
export const TREE = FIELDS.tree.initial

/** The source and rules asked of a tree element. @param {SecateurTree} viewer @returns {FieldValues} */
export function requestOf(viewer) {
  const attributes = valuesOf(viewer, SEARCH_ATTRIBUTES)
  return attributes.game ? attributes : { tree: viewer.textContent ?? '', ...attributes }
}

/** The look that a tree element gives it. @param {SecateurTree} viewer @returns {FieldValues} */
export function displayOf(viewer) {
  return valuesOf(viewer, DISPLAY)
}

/**
 * Gives a tree element its fields of a state. The element opens another tree only if that is another one.
 * @param {SecateurTree} viewer
 * @param {FieldValues} state
 */
export function assignState(viewer, state) {
  for (const name of [...SEARCH_ATTRIBUTES, ...DISPLAY]) set(viewer, name, state[name] ?? '')
  const tree = state.tree ?? TREE
  if (!state.game && viewer.textContent !== tree) viewer.textContent = tree
  viewer.setAttribute('step', state.step || FIELDS.step.initial)
}

/** The attributes of the game of a state; null: it is a tree. @param {FieldValues} state @returns {RuleAttributes | null} */
export function gameOf(state) {
  return state.game ? pick(state, GAME) : null
}

/** The part of a state that is about one viewer alone. @param {FieldValues} state @returns {FieldValues} */
export function viewerOf(state) {
  const viewer = Object.entries(state).filter(
    ([name]) => !/^(compare|link|projector|second-.*)$/.test(name),
  )
  return Object.fromEntries(viewer)
}

/** The source of a state's tree, as one text to compare. @param {FieldValues} state */
export function sourceOf(state) {
  return JSON.stringify(gameOf(state) ?? state.tree ?? TREE)
}

/** Some fields of a state, those that are not empty. @param {FieldValues} state @param {readonly string[]} names */
export function pick(state, names) {
  return Object.fromEntries(names.filter((name) => state[name]).map((name) => [name, state[name]]))
}
