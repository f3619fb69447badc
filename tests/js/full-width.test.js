// Full-width characters, as Chinese and Japanese keyboards type them: the message says what to type instead.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { LANGUAGES } from '../../www/messages/languages.js'
import { errorText } from '../../www/messages/messages.js'
import { messages } from '../../www/messages/pages.js'
import { errorOf } from './error-of.js'

/** Texts, and what their first full-width word should have been. @type {[text: string, found: string, typed: string][]} */
const TYPED = [
  ['（（3 12）（2 4））', '（', '('],
  ['((3 12）(2 4))', '）', ')'],
  ['((3，12) (2 4))', '，', ','],
  ['((3、12) (2 4))', '、', ','],
  ['【[3 12] [2 4]]', '【', '['],
  ['((3 1２) (2 4))', '1２', '12'],
  ['((３ 12) (2 4))', '３', '3'],
]

test('the message about a full-width character says what to type instead', async () => {
  for (const language of Object.keys(LANGUAGES)) {
    const m = await messages(language)
    for (const [text, found, typed] of TYPED) {
      const words = errorText(m, await errorOf(() => open(text)))
      assert.ok(words.includes(found) && words.includes(typed), words)
      assert.notEqual(words, errorText(m, await errorOf(() => open('(3 ; 4)'))))
    }
  }
})

test('other characters without meaning have the general message', async () => {
  const m = await messages('en')
  const words = errorText(m, await errorOf(() => open('((3；12) (2 4))')))
  assert.match(words, /“；” has no meaning here/)
})
