/**
 * Hides texts of the picture, so that a lecturer can ask the class first. The values of leaves stay visible, because
 * they are given.
 *
 * @import {Search} from '../../core.js'
 * @import {Scene} from '../../types.js'
 * @import {Withheld} from '../../element/attributes.js'
 */

import { ROLE } from '../../core.js'

/** The kind of each role of text, among those that can be kept back. @type {Record<string, Withheld>} */
const KINDS = { value: 'values', bound: 'values', window: 'windows' }

/** @param {Scene['texts']} texts @param {Search} search @param {Withheld[]} names @returns {Scene['texts']} */
export function withhold(texts, search, names) {
  const text = texts.text.map((written, at) => {
    const kind = KINDS[ROLE[texts.role[at]]]
    if (!names.includes(kind)) return written
    return kind === 'values' && search.node(texts.node[at], 0).children === 0 ? written : ''
  })
  return { ...texts, text }
}
