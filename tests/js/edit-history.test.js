// The versions of a tree that is edited by hand.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { History } from '../../www/page/edit/history.js'

const versions = ['(1 2)', '(1 3)', '(4 3)'].map((text, node) => ({ text, node }))

test('versions go back and forth, and an edit forgets what was undone', () => {
  const [first, second, third] = versions
  const history = new History()
  assert.equal(history.undo(first), undefined)
  assert.equal(history.canUndo, false)
  history.keep(first)
  history.keep(second)
  assert.equal(history.undo(third), second)
  assert.equal(history.undo(second), first)
  assert.deepEqual([history.canUndo, history.canRedo], [false, true])
  assert.equal(history.redo(first), second)
  assert.equal(history.redo(second), third)
  assert.equal(history.redo(third), undefined)
  assert.equal(history.undo(third), second)
  history.keep(second)
  assert.deepEqual([history.canUndo, history.canRedo], [true, false])
})
