// Copies that show a state elsewhere: links, and code for other pages.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FIELDS } from '../../www/link/fields.js'
import { write } from '../../www/link/fragment.js'
import { shareTexts, frameOf } from '../../www/page/share/share-texts.js'

const BASE = 'https://example.org/tree/index.html#1&step=9'

/** @param {import('../../www/link/fragment.js').FieldValues} state */
function fragment(state) {
  return write(state, FIELDS)
}

/** @param {import('../../www/link/fragment.js').FieldValues} state */
function codesOf(state) {
  return shareTexts(state, fragment, BASE, 'Preview')
}

test('one link has the step on view, the other opens at the first cutoff', () => {
  const { step, start } = codesOf({ tree: '((3 5) (2 9))', cut: '>', step: '7', selected: '2' })
  assert.equal(
    step,
    'https://example.org/tree/index.html#1&tree=((3+5)+(2+9))&cut=%3E&step=7&selected=2',
  )
  assert.equal(start, 'https://example.org/tree/index.html#1&tree=((3+5)+(2+9))&cut=%3E')
  assert.equal(codesOf({}).step, 'https://example.org/tree/index.html')
})

test('the code of an element has its attributes and its text', () => {
  const state = {
    tree: '(a&b <c> "d")',
    order: 'best',
    convention: 'aima',
    step: 'cutoff',
    panel: 'log',
  }
  const { element, alone } = codesOf({ ...state, compare: 'worst', projector: 'on', theme: 'dark' })
  const tag =
    '<secateur-tree step="cutoff" order="best" panel="log">(a&amp;b &lt;c&gt; "d")</secateur-tree>'
  assert.equal(
    element,
    `<link rel="stylesheet" href="https://example.org/tree/secateur.css">\n<script type="module" src="https://example.org/tree/secateur.js"></script>\n${tag}`,
  )
  assert.equal(
    alone,
    `<script src="https://example.org/tree/secateur.classic.js"></script>\n${tag}`,
  )
  const game = { game: 'coins', coins: '4', take: '1 2', step: '"><script>' }
  assert.match(
    codesOf(game).element,
    /<secateur-tree step="&quot;&gt;&lt;script&gt;" game="coins" coins="4" take="1 2"><\/secateur-tree>$/,
  )
})

test('the code of a frame has the state of the viewer alone', () => {
  const state = { tree: '(1 2)', step: '3', compare: 'best', link: 'none', 'second-step': '4' }
  assert.equal(
    frameOf(state, fragment, BASE),
    'https://example.org/tree/embed.html#1&tree=(1+2)&step=3',
  )
  assert.equal(
    codesOf(state).frame,
    '<iframe src="https://example.org/tree/embed.html#1&amp;tree=(1+2)&amp;step=3" title="Preview" width="100%" height="520"></iframe>',
  )
})
