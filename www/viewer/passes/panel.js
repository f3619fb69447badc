/**
 * The panel of a search that enters the root or other nodes more than once: a table of its passes, and one of the calls for
 * the node on view. A row leads to its step; buttons lead from one to the next.
 *
 * @import {Search} from '../../core.js'
 * @import {Pass} from '../../types.js'
 * @import {Messages, PassesWords} from '../../messages/messages.js'
 * @import {Actions, Again, Part, Snapshot} from '../part.js'
 */

import { withKey } from '../../dom/icon.js'
import { make } from '../../dom/make.js'
import { makePanel } from '../panels/panel.js'
import { SIGNS } from './band.js'

/** The most rows of a table: those around the present pass, and the last calls. */
const ROWS = 40
/** The ways from one to the next, with their keys. @type {[Again, string][]} */
const WAYS = [
  ['pass', 'I'],
  ['again', 'A'],
  ['call', 'K'],
]

/**
 * @param {Messages} m
 * @param {PassesWords} words
 * @param {Actions} actions
 * @returns {Part & { take: (search: Search, passes: Pass[]) => void }} `take` is told the passes of another search
 */
export function makePassesPanel(m, words, actions) {
  const ways = make(
    'div',
    { class: 'ways' },
    ...WAYS.map(([what, key]) =>
      make(
        'span',
        { role: 'group', 'aria-label': words.ways[what].title },
        button('‹', words.ways[what].before, `Shift ${key}`, () => actions.skipTo(what, true)),
        make('span', {}, words.ways[what].title),
        button('›', words.ways[what].next, key, () => actions.skipTo(what, false)),
      ),
    ),
  )
  const rows = make('div')
  const calls = make('div')
  /** @type {Pass[]} */
  let passes = []
  let written = ''
  return {
    title: words.title,
    element: makePanel('passes', words.title, ways, rows, calls),
    take(_, all) {
      passes = all
      written = ''
    },
    show({ search, step, view, node }) {
      const at = passes.findLastIndex(({ first }) => first <= step)
      const now = [at, view].join()
      if (now !== written) {
        // The passes are few and the same at all steps; only the view changes their values.
        passes = search.passes(view)
        rows.replaceChildren(passTable(m, words, actions, passes, at))
      }
      written = now
      const known = search.nodeCalls(node, step, ROWS, view)
      const { place } = search.node(node, step, view)
      const number = known.count - known.calls.length
      const lines = known.calls.map((call, i) => ({
        number: number + i + 1,
        seeks: call.entered,
        current: step >= call.entered && (call.left === null || step <= call.left),
        cells: [m.count(call.pass), interval(m, call.window), worth(m, call)],
      }))
      const { head, title, none } = words.calls
      calls.replaceChildren(
        known.count === 0
          ? make('p', {}, none(place))
          : table(m, title(place), [head.number, head.pass, head.window, head.value], lines, {
              actions,
              label: words.seek,
            }),
      )
    },
  }
}

/** @param {Messages} m @param {PassesWords} words @param {Actions} actions @param {Pass[]} passes @param {number} at */
function passTable(m, words, actions, passes, at) {
  const from = Math.max(0, Math.min(at - ROWS / 2, passes.length - ROWS))
  const { head, title } = words.passes
  const lines = passes.slice(from, from + ROWS).map((pass, i) => ({
    number: from + i + 1,
    seeks: pass.first,
    current: from + i === at,
    cells: [
      pass.depth === null ? words.all : m.count(pass.depth),
      interval(m, pass.window),
      worth(m, pass),
      m.count(pass.calls),
      m.count(pass.fresh),
    ],
  }))
  const columns = [head.number, head.depth, head.window, head.value, head.calls, head.fresh]
  return table(m, title(passes.length), columns, lines, { actions, label: words.seek })
}

/** @typedef {{ number: number, seeks: number, current: boolean, cells: string[] }} Line */

/**
 * A table whose rows lead to steps.
 * @param {Messages} m
 * @param {string} caption
 * @param {string[]} head
 * @param {Line[]} lines
 * @param {{ actions: Actions, label: (number: number, step: number) => string }} go
 */
function table(m, caption, head, lines, { actions, label }) {
  const rows = lines.map(({ number, seeks, current, cells }) => {
    const name = label(number, seeks)
    const go = button(m.count(number), name, '', () => actions.seek(seeks))
    go.classList.add('link')
    return make(
      'tr',
      current ? { 'aria-current': 'true' } : {},
      make('th', { scope: 'row' }, go),
      ...cells.map((cell) => make('td', {}, cell)),
    )
  })
  return make(
    'table',
    {},
    make('caption', {}, caption),
    make('thead', {}, make('tr', {}, ...head.map((name) => make('th', { scope: 'col' }, name)))),
    make('tbody', {}, ...rows),
  )
}

/** @param {string} text @param {string} label @param {string} key @param {() => unknown} act */
function button(text, label, key, act) {
  const title = key ? withKey(label, key) : label
  const made = make('button', { type: 'button', 'aria-label': label, title }, text)
  made.addEventListener('click', act)
  return made
}

/** A window; an en dash where there is none. @param {Messages} m @param {[number, number] | null} window */
function interval(m, window) {
  return window === null ? '–' : m.panels.calls.window(window)
}

/** What a call or a pass has found. @param {Messages} m @param {Pick<Pass, 'value' | 'finding'>} of */
function worth(m, { value, finding }) {
  return value === null || finding === null ? '…' : `${SIGNS[finding]} ${m.number(value)}`
}
