// Sentences one after the other: a space stands between them, unless a full-width mark has it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinSentences } from '../../www/messages/join-sentences.js'

test('a space stands between two sentences', () => {
  assert.equal(
    joinSentences(['Find the best move.', 'Rules: minimax.']),
    'Find the best move. Rules: minimax.',
  )
  assert.equal(joinSentences(['剪枝：按 ≥', 'fail-soft。']), '剪枝：按 ≥ fail-soft。')
})

test('a full-width mark contains its space', () => {
  assert.equal(
    joinSentences(['损失多少？', '规则：minimax。', '从左到右。']),
    '损失多少？规则：minimax。从左到右。',
  )
})

test('an empty sentence leaves no space', () => {
  assert.equal(joinSentences(['', 'Rules: minimax.', false]), 'Rules: minimax.')
  assert.equal(joinSentences([]), '')
})
