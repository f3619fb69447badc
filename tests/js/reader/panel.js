// The facts of the panel of a node: its range, its bounds and their holders, the cutoff that pruned it.

import { bounds } from './bounds.js'
import { readRange, readWhy } from './grammar.js'

/**
 * @import {PanelMessages} from '../../../www/messages/messages.js'
 * @import {NodeState} from '../../../www/types.js'
 * @import {Facts, Side} from './facts.js'
 * @import {Call} from './fold.js'
 */

/** The sources of bounds that no node holds. */
const ORIGINS = {
  root: 'root’s window',
  test: 'null window',
  table: 'table',
  values: 'bounds on all values',
}

/**
 * Compares the panel of a node with the facts about the node.
 * @param {Facts} facts of the node
 * @param {NodeState} state
 * @param {PanelMessages} m
 */
export function checkPanel(facts, state, m) {
  const { node, fold, lens, rules } = facts
  const words = m.panels.node
  const call = fold.last.get(node.id)
  const reached = state.status === 'open' || state.status === 'closed'
  const range = readRange(words.bounds.proved(state))?.range
  facts.is('panel read', range !== undefined, () => words.bounds.proved(state))
  if (range) facts.worth(node, lens.range(range), reached ? call : undefined)
  if (state.pruned) why(facts, state.pruned.step, words.why(state.pruned, state.naming))
  if (!reached || !call || !rules.bounded || !state.window) return
  const [alpha, beta] = lens.window(state.window)
  const agrees = alpha === call.window.alpha.value && beta === call.window.beta.value
  facts.is('window in the panel', agrees, () => `the window is [${bounds.pair(call.window)}]`)
  const { holders } = words.bounds
  for (const seen of /** @type {const} */ (['alpha', 'beta'])) {
    const side = /** @type {Side} */ (lens.word(seen, 'alpha', 'beta'))
    const [holder, origin] =
      seen === 'alpha'
        ? [state.alphaHolder, state.alphaOrigin]
        : [state.betaHolder, state.betaOrigin]
    if (Number.isFinite(call.window[side].value)) {
      checkHolder(facts, call, side, holder ? m.place(holder) : holders[origin ?? 'root'])
    }
  }
}

/**
 * @param {Facts} facts
 * @param {Call} call
 * @param {Side} side
 * @param {string} holder
 */
function checkHolder({ tree, checks }, call, side, holder) {
  const { by } = call.window[side]
  const name =
    by.kind === 'node' || by.kind === 'chance' ? tree.names.inWords(by.node) : ORIGINS[by.kind]
  checks.compare(
    'held by, in the panel',
    holder === name,
    () => `${side} is of ${name}, not of ${holder}`,
  )
}

/** The cutoff that pruned a node. @param {Facts} facts @param {number} step @param {string} words */
function why(facts, step, words) {
  const reason = readWhy(words)
  const cut = facts.fold.cuts.get(step)
  facts.is('panel read', reason !== null, () => words)
  facts.is('pruned by', cut !== undefined, () => `there is no cutoff at step ${step}`)
  if (!reason || !cut) return
  const { call, side, bound } = cut
  const name = facts.tree.names.inWords(call.node.id)
  facts.is('pruned by', reason.at === name, () => `it was pruned at ${name}`)
  const turned = facts.view === 'mover' && call.node.player === 'min'
  const value = turned ? 0 - bound.value : bound.value
  facts.is('pruned by', reason.end === value, () => `the bound was ${value}`)
  bounds.owner(facts, bounds.origin(reason, 'owner'), reason.owner, bound.by)
  facts.is(
    'direction',
    reason.reach.includes((side === 'alpha') !== turned ? 'alpha' : 'beta') ||
      !/alpha|beta/.test(reason.reach),
    () => `it is an ${side} cutoff`,
  )
}
