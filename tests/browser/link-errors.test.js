// Invalid values of a link are reported as on an element, on the page and in a frame; and hidden sentences are not in the
// document.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { LANGUAGES } from '../../www/messages/languages.js'
import { messages, sentence, partOf } from '../../www/messages/messages.js'
import { linkErrorText } from '../../www/messages/pages.js'
import { painted } from './element.js'
import { textsOf } from './page-texts.js'
import { notices } from './host.js'
import { PHONE, WIDE, load, reopen, visit } from './page.js'

/** @import {Page} from 'playwright-core' */

const m = await messages('en')
const words = await partOf('en', 'links')

/** Goes to a link, and waits until the page has read it. @param {Page} page @param {string} fragment */
async function follow(page, fragment) {
  await page.evaluate((hash) => (location.hash = hash), fragment)
  await painted(page)
}

for (const path of ['', 'embed.html']) {
  for (const [name, device] of Object.entries({ wide: WIDE, phone: PHONE })) {
    test(`an unknown step is reported at the sentence: ${path || 'the page'}, ${name}`, async (t) => {
      const page = await load(t, device, undefined, `${path}#1&lang=en&step=node:zz`)
      const notice = page.locator('secateur-tree .notice')
      await notice.getByText('“step” cannot be node:zz. It takes 0 … 42').waitFor()
      await follow(page, '#1&lang=en&step=3')
      await page.waitForFunction(
        () =>
          !document.querySelector('secateur-tree')?.shadowRoot?.querySelector('.notice span')
            ?.textContent,
      )
      await follow(page, '#1&lang=en&tree=((3+5)+(2+9))&step=cutoff:8')
      await notice.getByText('“step” cannot be cutoff:8. It takes 0 … 2').waitFor()
    })
  }

  test(`an unknown language and a misspelt field are reported: ${path || 'the page'}`, async (t) => {
    const page = await load(t, WIDE)
    for (const [field, value] of [
      ['lang', 'fr'],
      ['paneels', 'counts'],
    ]) {
      await reopen(page, `${path}#1&${field}=${value}`)
      const problem =
        field === 'lang'
          ? {
              code: 'bad-value',
              name: 'lang',
              found: 'fr',
              expected: Object.keys(LANGUAGES).join(' | '),
            }
          : { code: 'unknown-field', name: field }
      const message = linkErrorText(
        words,
        /** @type {import('../../www/link/fragment.js').Problem} */ (problem),
      )
      await page.locator('.link-problem').getByText(message).waitFor()
    }
  })

  test(`a regional language tag selects the language: ${path || 'the page'}`, async (t) => {
    const page = await load(t, WIDE, undefined, `${path}#1&lang=de-AT`)
    await page.locator('secateur-tree .viewer[lang=de]').waitFor()
    assert.equal(await page.locator('.link-problem').isVisible(), false)
    assert.deepEqual(await notices(page), [''])
  })
}

test('a sentence hidden by projector mode is not in the document', async (t) => {
  const search = await open('((3 12 8) (2 4 6) (14 5 2))')
  const secret = sentence(m, search.explain(search.stepOf('cutoff')))
  search.free()
  const page = await visit(t, WIDE, undefined)
  await painted(page)
  assert.ok((await textsOf(page)).includes(secret))
  await page.keyboard.press('p')
  await page.keyboard.press('1')
  await painted(page)
  assert.ok(!(await textsOf(page)).includes(secret))
  await page.keyboard.press('1')
  await painted(page)
  assert.ok((await textsOf(page)).includes(secret))
})

test('an error in a tree is shown even if the sentence is withheld', async (t) => {
  const page = await load(t, WIDE, undefined, 'embed.html#1&lang=en&withhold=sentence&tree=((1')
  await page.locator('.sentence').getByText('is never closed').waitFor()
})
