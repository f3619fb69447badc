// Checks and help of an answer sheet, whose answer may come after the tree has changed.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Checking } from '../../www/exercise/practise/checking.js'

/** @import {PracticeWork} from '../../www/exercise/practise/work.js' */

/** The work on an empty sheet, with one check to be made, which is the first step of help. */
const WORK = /** @type {PracticeWork} */ (
  /** @type {unknown} */ ({ canCheck: true, nextHelp: () => 0, check: () => ({ unread: [1] }) })
)

/**
 * What is done and told on a desk that asks the core in a way of its own.
 * @param {(desk: { work: unknown }, ask: () => unknown) => unknown} asking
 */
async function toldWhere(asking) {
  /** @type {string[]} */
  const told = []
  const note = (/** @type {string} */ name) => () => void told.push(name)
  const desk = {
    work: WORK,
    askCore: (/** @type {() => unknown} */ ask) => asking(desk, ask),
    write: note('write'),
    report: note('report'),
  }
  const feedback = { tell: note('tell'), helpingOf: () => ({ hints: () => ['hint'] }) }
  const checking = new Checking(
    /** @type {any} */ (desk),
    /** @type {any} */ ({ feedback, making: null }),
    /** @type {any} */ ({ selected: null }),
    note('say'),
  )
  await checking.check('all')
  desk.work = WORK
  await checking.help({ node: 0, field: 'value' })
  return told
}

test('the answer to a check and to a step of help is told', async () => {
  const told = await toldWhere((_, ask) => ask())
  assert.deepEqual(told, ['write', 'tell', 'write', 'say'])
})

test('nothing is told where the tree has changed meanwhile', async () => {
  const told = await toldWhere(async (desk, ask) => {
    const answer = await ask()
    desk.work = null
    return answer
  })
  assert.deepEqual(told, [])
})

test('nothing is told where the core cannot be asked', async () => {
  assert.deepEqual(await toldWhere(() => undefined), [])
})
