// Checks and help of an answer sheet, whose results can come after the tree has changed.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Checks } from '../../www/exercise/practise/checks.js'

/** @import {PracticeWork} from '../../www/exercise/practise/practice-work.js' */

/** The work on a sheet with an unread answer, and with help whose next step makes no check. */
const WORK = /** @type {PracticeWork} */ (
  /** @type {unknown} */ ({
    ...{ canCheck: true, check: () => ({ unread: [1] }) },
    ...{ nextHelp: () => 1, help: () => {}, contentOf: () => ({ hints: ['hint'] }) },
  })
)

/**
 * The calls of a check and of a step of help, in a context with its own way to ask the core.
 * @param {(context: { work: unknown }, ask: () => unknown) => unknown} asking
 */
async function callsOn(asking) {
  /** @type {string[]} */
  const calls = []
  const note = (/** @type {string} */ name) => () => void calls.push(name)
  const context = {
    work: WORK,
    askCore: (/** @type {() => unknown} */ ask) => asking(context, ask),
    write: note('write'),
    report: note('report'),
  }
  const feedback = { show: note('feedback') }
  const checks = new Checks(
    /** @type {any} */ (context),
    /** @type {any} */ ({ feedback, treeEditor: null }),
    /** @type {any} */ ({ selected: null }),
    note('announce'),
  )
  await checks.check('all')
  context.work = WORK
  await checks.help({ node: 0, field: 'value' })
  return calls
}

test('the results of a check and of a step of help are shown', async () => {
  const calls = await callsOn((_, ask) => ask())
  assert.deepEqual(calls, ['write', 'feedback', 'write', 'announce'])
})

test('no result is shown if the tree has changed meanwhile', async () => {
  const calls = await callsOn(async (context, ask) => {
    const answer = await ask()
    context.work = null
    return answer
  })
  assert.deepEqual(calls, [])
})

test('no result is shown if the core cannot be asked', async () => {
  assert.deepEqual(await callsOn(() => undefined), [])
})
