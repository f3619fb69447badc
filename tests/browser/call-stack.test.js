// The panel of the open calls: its rows, the nodes that they select, and a thousand of them.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partOf } from '../../www/messages/messages.js'
import { setTree, openCalls, openPanel, painted, seek } from './element.js'
import { visit } from './page.js'

const words = await partOf('en', 'panels')

test('the call stack lists the open path, and a click selects the node', async (t) => {
  const page = await visit(t)
  await openPanel(page, 'stack')
  await seek(page, 0)
  assert.equal(await page.locator('.calls .none').innerText(), words.calls.before)
  await seek(page, 19)
  assert.deepEqual(await openCalls(page), [
    '2 leaf α\u00a03 β\u00a0+∞ 2 –',
    'C MIN α\u00a03 β\u00a0+∞ – 4',
    'A MAX α\u00a03 β\u00a0+∞ 3 D',
  ])
  await page.locator('.calls [role=option]').nth(2).click()
  await painted(page)
  assert.equal(await page.locator('.node .name').innerText(), 'A')
  assert.equal(await page.locator('.calls [aria-selected=true]').count(), 1)
  await page
    .getByRole('option', {
      name: 'A, MAX, window α\u00a03 β\u00a0+∞, best so far 3, next D',
      exact: true,
    })
    .waitFor()
  await page.keyboard.press('ArrowUp')
  await painted(page)
  assert.equal(await page.locator('.node .name').innerText(), 'C')
  await page.keyboard.press('End')
  await painted(page)
  assert.equal(await page.locator('.calls .none').innerText(), words.calls.after)

  await setTree(page, `${'('.repeat(1000)}1${' 2)'.repeat(1000)}`, { step: '1000' })
  await painted(page)
  await openPanel(page, 'stack')
  await painted(page)
  const rows = page.locator('.calls [role=option]')
  assert.ok((await rows.count()) < 20)
  assert.equal(await rows.first().getAttribute('aria-setsize'), '1000')
  await page.locator('.calls .scroll').focus()
  for (const index of [1, 2, 3]) {
    await page.keyboard.press('PageDown')
    await painted(page)
    assert.ok(
      Number(await page.locator('.calls [aria-selected=true]').getAttribute('aria-posinset')) >
        index,
    )
  }
  await page.locator('.calls .scroll').evaluate((list) => (list.scrollTop = list.scrollHeight))
  await painted(page)
  assert.equal(await rows.last().getAttribute('aria-posinset'), '1000')
  await rows.last().click()
  await painted(page)
  assert.match(await page.locator('.node .status').innerText(), /depth 0/)
})
