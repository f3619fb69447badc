// Checks and help of an answer sheet, whose results can come after the tree has changed.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Checking } from '../../www/exercise/practise/checking.js'

/** @import {PracticeWork} from '../../www/exercise/practise/work.js' */

/** The work on an empty sheet, with one check to be made, which is the first step of help. */
const WORK = /** @type {PracticeWork} */ (
  /** @type {unknown} */ ({ canCheck: true, nextHelp: () => 0, check: () => ({ unread: [1] }) })
)

/**
 * The calls of a check and of a step of help, on a desk with a way of its own to ask the core.
 * @param {(desk: { work: unknown }, ask: () => unknown) => unknown} asking
 */
async function callsOn(asking) {
  /** @type {string[]} */
  const calls = []
  const note = (/** @type {string} */ name) => () => void calls.push(name)
  const desk = {
    work: WORK,
    askCore: (/** @type {() => unknown} */ ask) => asking(desk, ask),
    write: note('write'),
    report: note('report'),
  }
  const feedback = { say: note('feedback'), helpingOf: () => ({ hints: () => ['hint'] }) }
  const checking = new Checking(
    /** @type {any} */ (desk),
    /** @type {any} */ ({ feedback, making: null }),
    /** @type {any} */ ({ selected: null }),
    note('say'),
  )
  await checking.check('all')
  desk.work = WORK
  await checking.help({ node: 0, field: 'value' })
  return calls
}

test('the results of a check and of a step of help are shown', async () => {
  const calls = await callsOn((_, ask) => ask())
  assert.deepEqual(calls, ['write', 'feedback', 'write', 'say'])
})

test('no result is shown if the tree has changed meanwhile', async () => {
  const calls = await callsOn(async (desk, ask) => {
    const answer = await ask()
    desk.work = null
    return answer
  })
  assert.deepEqual(calls, [])
})

test('no result is shown if the core cannot be asked', async () => {
  assert.deepEqual(await callsOn(() => undefined), [])
})
