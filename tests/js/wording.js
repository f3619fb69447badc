// All texts of a language, and each text by its path.

import assert from 'node:assert/strict'
import {
  exerciseWords,
  exploreWords,
  help,
  minimalWords,
  panelWords,
  passesWords,
  positionWords,
  watchWords,
} from '../../www/messages/messages.js'
import { ownSearchWords } from '../../www/messages/own-search.js'
import {
  figureWords,
  editWords,
  how,
  labWords,
  links,
  messages,
  reportWords,
  worksheetWords,
} from '../../www/messages/pages.js'

/** @typedef {Awaited<ReturnType<typeof every>>} Messages */
/** @typedef {string | ((...p: unknown[]) => string)} Leaf */

/** All words of a language, whenever they are loaded. @param {string} tag */
export async function every(tag) {
  return {
    ...(await messages(tag)),
    help: await help(tag),
    links: await links(tag),
    how: await how(tag),
    lab: await labWords(tag),
    figure: await figureWords(tag),
    exercise: await exerciseWords(tag),
    explore: await exploreWords(tag),
    edit: await editWords(tag),
    minimal: await minimalWords(tag),
    panels: await panelWords(tag),
    passes: await passesWords(tag),
    position: await positionWords(tag),
    own: await ownSearchWords(tag),
    worksheet: await worksheetWords(tag),
    report: await reportWords(tag),
    watch: await watchWords(tag),
  }
}

/**
 * Every text and every template of some words, by its path.
 * @param {unknown} words
 * @param {string} [path]
 * @returns {[path: string, leaf: Leaf][]}
 */
export function leaves(words, path = '') {
  if (typeof words === 'string' || typeof words === 'function') {
    return [[path, /** @type {Leaf} */ (words)]]
  }
  assert.ok(words instanceof Object, `${path} is neither words nor a group of them`)
  return Object.entries(words).flatMap(([key, part]) => leaves(part, path ? `${path}.${key}` : key))
}
