/**
 * A tree with a depth limit, and the question about its cost: the move that the search chooses by its static values against the
 * truth. The words are those of the same question on a screen.
 *
 * @import {Search} from '../core.js'
 * @import {Asked, Item, Options} from '../types.js'
 * @import {Content} from './question.js'
 * @import {Words} from './words.js'
 *
 * @typedef {object} Limit
 * @property {Search} search
 * @property {number} points the most that it brings
 * @property {Item[]} due a box for each question, with its right answer
 */

import { open } from '../core.js'
import { readTask } from '../exercise/attributes.js'
import { Boxes } from '../exercise/practise/boxes.js'
import { Grading } from '../exercise/practise/grading.js'
import { isJudged, placesOf } from '../exercise/nodes.js'
import { split } from './content.js'
import { exerciseWords } from './words.js'

/** @type {Asked} */
export const ASKED = { ask: 'horizon' }

/** @param {string} text of the tree @param {Options} options @returns {Promise<Limit>} */
export async function limitOf(text, options) {
  const search = await open(text, options)
  const { max, items } = await search.grade([], ASKED)
  return { search, points: max, due: items }
}

/** @param {Limit} limit @param {Words} wording @returns {Content} */
export function limitContent(limit, wording) {
  return contentOf(limit, wording, () => '')
}

/** @param {Limit} limit @param {Words} wording @returns {Content} */
export function limitSolution(limit, wording) {
  const { search } = limit
  const [words, task] = [exerciseWords(wording), readTask(() => 'horizon')]
  const boxes = new Boxes(words, search, task, 'max', search.options)
  const grading = new Grading(words, search, boxes, task, 'max', () => {})
  return contentOf(limit, wording, ({ field, expected }) => grading.content(field, expected))
}

/** @param {Limit} limit @param {Words} wording @param {(item: Item) => string} textOf the content of a box @returns {Content} */
function contentOf({ search, due }, { m, grades }, textOf) {
  const { whole } = grades.practise
  const judged = placesOf(search).filter(isJudged)
  const row = {
    name: grades.predict.columns.estimate,
    cells: judged.map(({ value }) => m.number(Number(value))),
  }
  return {
    ...{ step: 0, sentences: [], questions: [] },
    tables: split(judged.map(m.viewer.short), [row]),
    lines: due.map((item) => ({
      label: whole[/** @type {keyof typeof whole} */ (item.field)],
      ...{ text: textOf(item), tick: false },
    })),
  }
}

/** The static values as a picture shows them. @param {Limit} limit @param {Words} wording */
export function drawnIn({ search }, { m }) {
  return placesOf(search)
    .filter(isJudged)
    .map(({ node, value }) => ({
      ...{ node, at: /** @type {const} */ ('inside'), text: m.number(Number(value)) },
    }))
}
