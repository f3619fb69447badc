/**
 * The panel of a search that enters the root or other nodes more than once: a table of its passes, and one of the calls for
 * the node on view. A row leads to its step; buttons lead from one to the next.
 *
 * @import {Pass} from '../../types.js'
 * @import {Messages, PassesWords} from '../../messages/messages.js'
 * @import {Actions, SkipTarget, Part, Snapshot} from '../part.js'
 */

import { makeButton } from '../../dom/button.js'
import { withKey } from '../../dom/icon.js'
import { make } from '../../dom/make.js'
import { makePanel } from '../panels/panel.js'
import { interval, makeTable, valueText } from './rows.js'

/** The most rows of a table: those around the present pass, and the last calls. */
const ROWS = 40
/** The ways from one to the next, with their keys. @type {[SkipTarget, string][]} */
const SKIPS = [
  ['pass', 'I'],
  ['again', 'A'],
  ['call', 'K'],
  ['hit', 'H'],
]

/**
 * @param {Messages} m
 * @param {PassesWords} words
 * @param {Actions} actions
 * @returns {Part & { fill: (passes: Pass[], stores: boolean) => void }} `fill` gets the passes of another search, and
 *   whether it has a table
 */
export function makePassesPanel(m, words, actions) {
  const groups = SKIPS.map(([what, key]) => {
    const { title, before, next } = words.ways[what]
    const back = { 'aria-label': before, title: withKey(before, `Shift ${key}`) }
    const on = { 'aria-label': next, title: withKey(next, key) }
    return make(
      'span',
      { role: 'group', 'aria-label': title },
      makeButton('‹', () => actions.skipTo(what, true), back),
      make('span', {}, title),
      makeButton('›', () => actions.skipTo(what, false), on),
    )
  })
  const ways = make('div', { class: 'ways' }, ...groups)
  const rows = make('div', { class: 'all' })
  const calls = make('div')
  /** @type {Pass[]} */
  let passes = []
  let tableKey = ''
  return {
    title: words.title,
    element: makePanel('passes', words.title, ways, rows, calls),
    fill(all, stores) {
      passes = all
      tableKey = ''
      ways.replaceChildren(...groups.slice(0, stores ? SKIPS.length : -1))
    },
    show({ search, step, view, node }) {
      const at = passes.findLastIndex(({ first }) => first <= step)
      const nextKey = [at, view].join()
      if (nextKey !== tableKey) {
        // The passes are few and the same at all steps; only the view changes their values.
        passes = search.passes(view)
        rows.replaceChildren(passTable(m, words, actions, passes, at))
      }
      tableKey = nextKey
      const nodeCalls = search.nodeCalls(node, step, ROWS, view)
      const { place } = search.node(node, step, view)
      const number = nodeCalls.count - nodeCalls.calls.length
      const lines = nodeCalls.calls.map((call, i) => ({
        number: number + i + 1,
        name: words.seek(number + i + 1, call.entered),
        seeks: call.entered,
        current: step >= call.entered && (call.left === null || step <= call.left),
        cells: [m.count(call.pass), interval(m, call.window), valueText(m, call)],
      }))
      const { head, title, none } = words.calls
      calls.replaceChildren(
        nodeCalls.count === 0
          ? make('p', {}, none(place))
          : makeTable(m, actions, {
              caption: title(place),
              head: [head.number, head.pass, head.window, head.value],
              lines,
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
    name: words.seek(from + i + 1, pass.first),
    seeks: pass.first,
    current: from + i === at,
    cells: [
      pass.depth === null ? words.all : m.count(pass.depth),
      interval(m, pass.window),
      verdict(words, pass),
      pass.value === null ? '…' : m.number(pass.value),
      m.count(pass.calls),
      m.count(pass.fresh),
    ],
  }))
  return makeTable(m, actions, { caption: title(passes.length), head: Object.values(head), lines })
}

/** The finding of a pass, in short, with the full words as its title. @param {PassesWords} words @param {Pass} pass */
function verdict({ short, verdicts }, { finding }) {
  return finding === null ? '–' : make('span', { title: verdicts[finding] }, short[finding])
}
