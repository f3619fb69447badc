// One search, whose sentences and panels are read.

import { open } from '../../../www/core.js'
import { sentence, partOf } from '../../../www/messages/messages.js'
import { messages } from '../../../www/messages/pages.js'
import { Checks } from './checks.js'
import { Facts } from './facts.js'
import { Fold } from './fold.js'
import { readSentence } from './grammar.js'
import { checkPanel } from './panel.js'
import { rulesOf } from './rules.js'
import { checkSentence } from './steps.js'
import { readTree } from './tree.js'

/**
 * @import {Search} from '../../../www/core.js'
 * @import {Drawn} from './cases.js'
 * @import {Mutation} from './mutations.js'
 */

const m = { ...(await messages('en')), panels: await partOf('en', 'panels') }

/** At most so many sentences of one search. */
const MOST = 400

/**
 * Reads the sentences of a search.
 * @param {Drawn} drawn
 * @param {Checks} checks
 * @param {Set<Mutation> | null} [mutations] if given, each sentence is made false instead, and detected mutations are removed
 * @returns {Promise<number>} how many steps there were
 */
export async function readSearch({ source, options, view }, checks, mutations = null) {
  const search = await open(source, options)
  const { steps, nodes } = search.summary
  const rules = rulesOf(options)
  const tree = treeOf(search, typeof source !== 'string', rules.quiescent)
  const fold = new Fold(tree, rules)
  const last = Math.min(steps, MOST)
  const events = search.events(0, Math.min(steps, last + 1))
  for (const [at, event] of events.slice(0, last).entries()) {
    const step = at + 1
    fold.take(event, events[step])
    const words = sentence(m, search.explain(step, view))
    const read = (/** @type {Checks} */ checks, /** @type {string} */ words) => {
      checks.at = { tree: tree.text, source, options, view, step, sentence: words }
      const reading = readSentence(words)
      checks.compare('read', reading !== null, () => 'the sentence cannot be read')
      if (reading)
        checkSentence(new Facts(fold, view, checks, fold.call.node, reading), event, step === steps)
    }
    if (mutations) find(mutations, words, read)
    else {
      read(checks, words)
      const node = step % 3 ? event.node : (step * 7) % nodes
      const facts = new Facts(fold, view, checks, tree.nodes[node], { kind: 'panel' })
      checkPanel(facts, search.node(node, step, view), m)
    }
  }
  search.free()
  return last
}

/**
 * The tree as searched; of a game with the names of its moves.
 * @param {Search} search
 * @param {boolean} game
 * @param {boolean} quiescent
 */
function treeOf(search, game, quiescent) {
  const place = (/** @type {number} */ node) => search.node(node, 0).place
  const names = Array.from({ length: search.summary.nodes }, (_, node) => place(node).name)
  return readTree(search.print(), game ? names : null, quiescent)
}

/**
 * Makes a sentence false, and removes the detected mutations.
 * @param {Set<Mutation>} mutations
 * @param {string} words
 * @param {(checks: Checks, words: string) => void} read
 */
function find(mutations, words, read) {
  for (const mutation of mutations) {
    const [fact, right, wrong] = mutation
    const falseWords = words.replace(right, wrong)
    if (falseWords === words) continue
    const checks = new Checks()
    read(checks, falseWords)
    if (checks.faults.has(fact)) mutations.delete(mutation)
  }
}
