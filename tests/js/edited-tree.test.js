// A tree that is edited by hand: where the editing begins.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadTextEditing } from '../../www/api/text-editing.js'
import { EditedTree } from '../../www/page/edit/edited-tree.js'

const tree = new EditedTree(await loadTextEditing(), () => false)

test('editing begins at the first leaf, which can be the root', () => {
  tree.begin('((1 2) 3)')
  assert.deepEqual([tree.node, tree.parts?.value], [2, '1'])
  tree.begin('7')
  assert.deepEqual([tree.node, tree.parts?.value], [0, '7'])
})

test('undo and redo move between versions, and an edit discards the undone ones', async () => {
  const edited = new EditedTree(await loadTextEditing(), () => false)
  const [first, second, third] = ['(1 2)', '(5 2)', '(5 6)']
  const [toSecond, toThird] = [() => edited.change('value', '5'), () => edited.change('value', '6')]
  const travel = (/** @type {'undo' | 'redo'} */ way) => {
    edited.travel(way)
    return [edited.text, edited.node]
  }
  edited.goTo(first, 1)
  assert.deepEqual(travel('undo'), [first, 1])
  assert.equal(edited.canUndo, false)
  toSecond()
  assert.equal(edited.text, second)
  edited.goTo(second, 2)
  toThird()
  assert.equal(edited.text, third)
  assert.deepEqual(travel('undo'), [second, 2])
  assert.deepEqual(travel('undo'), [first, 1])
  assert.deepEqual([edited.canUndo, edited.canRedo], [false, true])
  assert.deepEqual(travel('redo'), [second, 2])
  assert.equal(travel('redo')[0], third)
  assert.equal(travel('redo')[0], third)
  assert.deepEqual(travel('undo'), [second, 2])
  toThird()
  assert.deepEqual([edited.canUndo, edited.canRedo], [true, false])
})
