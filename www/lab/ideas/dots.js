/**
 * A chart of the cost of each search relative to alpha–beta without a table: one row for a search, with a ring for its cost
 * without a table and a dot for its cost with one, on an axis where each line is twice the one before.
 *
 * @import {LabMessages} from '../../messages/pages.js'
 *
 * @typedef {{ label: string, without: number | null, with: number | null }} Row the effort of the search, as a share of
 *   alpha–beta; NaN: it was given up; null: there is no such search
 */

import { make } from '../../dom/make.js'

/** @param {LabMessages} m */
export function dots(m) {
  const words = m.lab.ideas
  const body = make('div', { class: 'dots', role: 'img' })
  const legend = make(
    'ul',
    { class: 'legend' },
    make('li', {}, make('span', { class: 'dot' }), words.without),
    make('li', {}, make('span', { class: 'dot with' }), words.with),
  )
  return {
    element: make('div', {}, body, legend),
    /** @param {Row[]} rows @param {string} label the content of the chart, in a sentence or two */
    show(rows, label) {
      const scale = scaleOf(rows)
      body.setAttribute('aria-label', label)
      body.replaceChildren(
        head(),
        ...rows.map((row) => drawRow(m, row, scale)),
        make('div', { class: 'axis' }, ...scale.lines.map((line) => tick(m, line, scale))),
      )
    },
  }
}

/** @typedef {{ at: (share: number) => number, lines: number[] }} Scale */

/** The powers of two around all shares. @param {Row[]} rows @returns {Scale} */
function scaleOf(rows) {
  const shares = rows.flatMap((row) => [row.without, row.with]).filter(isKnown)
  const powers = shares.map((share) => Math.log2(share))
  const least = Math.min(-1, Math.floor(Math.min(...powers)))
  const most = Math.max(1, Math.ceil(Math.max(...powers)))
  // At most so many lines that their labels stand apart on a phone.
  const step = Math.ceil((most - least) / 5)
  const lines = []
  for (let power = Math.ceil(least / step) * step; power <= most; power += step)
    lines.push(2 ** power)
  return { at: (share) => (Math.log2(share) - least) / (most - least), lines }
}

/** @param {number | null} share @returns {share is number} */
function isKnown(share) {
  return share !== null && share > 0
}

/** @param {LabMessages} m @param {Row} row @param {Scale} scale */
function drawRow(m, row, { at, lines }) {
  const { times } = m.lab.ideas
  const ends = [row.without, row.with].filter(isKnown).map(at)
  const track = make('span', { class: 'track' })
  for (const line of lines)
    track.append(placeAt(make('i', { class: line === 1 ? 'one' : '' }), at(line)))
  if (ends.length === 2) {
    const between = make('b')
    between.style.setProperty('--from', String(Math.min(...ends)))
    between.style.setProperty('--to', String(Math.max(...ends)))
    track.append(between)
  }
  if (isKnown(row.without)) track.append(placeAt(make('span', { class: 'dot' }), at(row.without)))
  if (isKnown(row.with)) track.append(placeAt(make('span', { class: 'dot with' }), at(row.with)))
  const factors = [row.without, row.with].map((share) => (share === null ? '' : times(share)))
  return make(
    'div',
    { class: 'row' },
    make('span', { class: 'name' }, row.label),
    ...factors.map((text) => make('span', { class: 'times' }, text)),
    track,
  )
}

/** The signs of the columns of numbers. */
function head() {
  const signs = ['dot', 'dot with'].map((sign) =>
    make('span', { class: 'times' }, make('span', { class: sign })),
  )
  return make('div', { class: 'row' }, make('span'), ...signs, make('span', { class: 'rest' }))
}

/** @param {LabMessages} m @param {number} line @param {Scale} scale */
function tick(m, line, { at }) {
  return placeAt(make('span', {}, m.lab.ideas.times(line)), at(line))
}

/** @template {HTMLElement} E @param {E} element @param {number} at 0 … 1 */
function placeAt(element, at) {
  element.style.setProperty('--at', String(at))
  return element
}
