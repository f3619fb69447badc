// A tree that is edited by hand: where the editing begins.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadTextEditing } from '../../www/api/text-editing.js'
import { EditedTree } from '../../www/page/edit/edited-tree.js'

const tree = new EditedTree(await loadTextEditing(), () => false)

test('editing begins at the first leaf, which may be the root', () => {
  tree.begin('((1 2) 3)')
  assert.deepEqual([tree.node, tree.parts?.value], [2, '1'])
  tree.begin('7')
  assert.deepEqual([tree.node, tree.parts?.value], [0, '7'])
})
