/**
 * A worksheet as elements, made by a given function: the page makes those of a document, the command line text.
 *
 * @import {WorksheetWords} from '../messages/pages.js'
 * @import {WorksheetLine, WorksheetTable} from './content.js'
 * @import {WorksheetPage, WorksheetPart} from './worksheet.js'
 */

import { imageOf } from './plane.js'

/**
 * @template T
 * @typedef {(tag: keyof HTMLElementTagNameMap, attributes: Record<string, string>, ...children: (T | string)[]) => T} Make
 */

/** @template T @param {Make<T>} make @param {WorksheetPage} page @param {WorksheetWords} words @returns {T} */
export function pageOf(make, { heading, sheet, task, total, solved, parts }, words) {
  const blank = (/** @type {string} */ label) =>
    make('span', { class: 'blank' }, label, make('span', { class: 'room' }))
  const who = solved ? [] : [blank(words.name), blank(words.date)]
  const titles = [make('h2', {}, heading), ...(sheet ? [make('p', {}, sheet)] : [])]
  const lead = task ? [make('p', { class: 'task' }, task)] : []
  const sum = solved ? [] : [make('p', { class: 'total' }, words.total, ' ', points(make, total))]
  return make(
    'section',
    { class: solved ? 'paper solved' : 'paper' },
    make('div', { class: 'head' }, ...titles, ...who),
    ...lead,
    ...parts.map((part) => partOf(make, part, solved)),
    ...sum,
  )
}

/** @template T @param {Make<T>} make @param {WorksheetPart} part @param {boolean} solved */
function partOf(make, part, solved) {
  const { name, points: most, sentences, questions, figure, alt, tables, lines, plane } = part
  const src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(figure)}`
  return make(
    'section',
    { class: 'tree' },
    make(
      'h3',
      {},
      name,
      ' ',
      solved ? make('span', { class: 'points' }, most) : points(make, most),
    ),
    ...sentences.map((text) => make('p', { class: 'said' }, text)),
    ...questions.map((text) => make('p', { class: 'question' }, text)),
    make('img', { src, alt }),
    ...tables.map((table) => tableOf(make, table)),
    ...lines.map((line) => lineOf(make, line)),
    ...(plane
      ? [make('img', { class: 'plane', src: imageOf(plane.drawing), alt: plane.alt })]
      : []),
  )
}

/** Room for points. @template T @param {Make<T>} make @param {string} most */
function points(make, most) {
  return make('span', { class: 'points' }, make('span', { class: 'room' }), ` ${most}`)
}

/** @template T @param {Make<T>} make @param {WorksheetTable} table */
function tableOf(make, { head, rows }) {
  const names = head.map((name) => make('th', { scope: 'col' }, name))
  const body = rows.map(({ name, cells }) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, name),
      ...cells.map((text) => make('td', text === null ? { class: 'none' } : {}, text ?? '')),
    ),
  )
  return make(
    'table',
    {},
    make('thead', {}, make('tr', {}, make('td', {}), ...names)),
    make('tbody', {}, ...body),
  )
}

/** @template T @param {Make<T>} make @param {WorksheetLine} line */
function lineOf(make, { label, text, tick }) {
  if (tick) return make('p', { class: 'line' }, make('span', { class: 'tick' }), ` ${label}`)
  const answer = text ? make('span', {}, text) : make('span', { class: 'room' })
  const named = label ? [make('span', { class: 'label' }, `${label}:`), ' '] : []
  return make('p', { class: 'line' }, ...named, answer)
}
