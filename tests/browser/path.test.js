// The path in a real browser: from the root to the node of the step, in one row.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertFitsWidth, setTree, painted, select, selected } from './element.js'
import { PHONE, WIDE, visit } from './page.js'

/** @import {Page} from 'playwright-core' */

/** @param {Page} page */
function crumbs(page) {
  return page.locator('.path').first().getByRole('button').allInnerTexts()
}

test('the path leads to the node of the step, and a click on a name selects its node', async (t) => {
  const page = await visit(t)
  assert.deepEqual(await crumbs(page), ['A', 'C'])
  await page.locator('.path').getByRole('button', { name: 'A' }).click()
  assert.equal(await selected(page), 0)
  await painted(page)
  assert.deepEqual(await crumbs(page), ['A', 'C'], 'the path stays')
  assert.equal(await page.locator('.path [aria-current]').innerText(), 'A')
  assert.equal(await page.locator('.path :focus').innerText(), 'A')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  assert.equal(await selected(page), 5)
  await select(page, 12)
  assert.deepEqual(await crumbs(page), ['A', 'C'], 'the path follows the run')
  assert.equal(await page.locator('.path [aria-current]').count(), 0)
})

for (const [name, device] of Object.entries({ wide: WIDE, phone: PHONE })) {
  test(`a deep path stays in one row: ${name}`, async (t) => {
    const page = await visit(t, device)
    const height = () =>
      page.locator('.path-row').evaluate((way) => way.getBoundingClientRect().height)
    const before = await height()
    const long = 'averyveryverylongname'
    await setTree(page, `${`${long}(`.repeat(200)}1 2${')'.repeat(200)}`, { step: '205' })
    await painted(page)
    const path = await crumbs(page)
    assert.equal(path.at(-1), '2')
    assert.ok(path.length >= 2 && path.length < 30, String(path.length))
    assert.match(await page.locator('.path .gap').innerText(), /nodes in between/)
    assert.equal(await height(), before)
    await assertFitsWidth(page)

    await setTree(page, `${'('.repeat(900)}1 2${')'.repeat(900)}`, { step: '891' })
    await painted(page)
    const cut = await page
      .locator('.path button')
      .evaluateAll((names) =>
        names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
      )
    assert.deepEqual(cut, [], 'numbers are whole')
    assert.equal((await crumbs(page)).at(-1), '#890')
  })
}
