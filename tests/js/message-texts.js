// All texts of a language, and each text by its path.

import assert from 'node:assert/strict'
import { partOf } from '../../www/messages/messages.js'
import { messages } from '../../www/messages/pages.js'

/** @typedef {Awaited<ReturnType<typeof every>>} Messages */
/** @typedef {string | ((...p: unknown[]) => string)} Leaf */

/** All words of a language, whenever they are loaded. @param {string} tag */
export async function every(tag) {
  return {
    ...(await messages(tag)),
    help: await partOf(tag, 'help'),
    links: await partOf(tag, 'links'),
    how: await partOf(tag, 'how'),
    lab: await partOf(tag, 'lab'),
    figure: await partOf(tag, 'figure'),
    exercise: await partOf(tag, 'exercise'),
    explore: await partOf(tag, 'best-first'),
    edit: await partOf(tag, 'edit'),
    minimal: await partOf(tag, 'minimal'),
    panels: await partOf(tag, 'panels'),
    passes: await partOf(tag, 'passes'),
    position: await partOf(tag, 'position'),
    imported: await partOf(tag, 'imported'),
    worksheet: await partOf(tag, 'worksheet'),
    report: await partOf(tag, 'report'),
    watch: await partOf(tag, 'watch'),
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
