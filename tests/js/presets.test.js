// The rules of the second search of a comparison, by the name of its preset.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { preset } from '../../www/page/compare/presets.js'

test('a preset turns its idea on, or off if it was on', () => {
  for (const [idea, without, other, ...more] of [
    ['table', 'none', 'unlimited', '64', 'unlimited'],
    ['aspiration', '', '1', '2', '0.5'],
    ['deepening', 'off', 'on', 'on'],
    ['quiescence', 'off', 'on', 'on'],
  ]) {
    assert.equal(preset(idea, {})[idea], other)
    assert.equal(preset(idea, { [idea]: without })[idea], other)
    for (const value of more) assert.equal(preset(idea, { [idea]: value })[idea], without, value)
  }
})
