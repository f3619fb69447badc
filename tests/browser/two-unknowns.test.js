// Practice with two unknown values: the condition under which a node is never seen, typed in the words of a language.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partOf } from '../../www/messages/messages.js'
import { SCRIPT, host, searched } from './host.js'
import { WIDE } from './page.js'
import { violations } from './violations.js'

/** The sentence within others. @param {RegExp} whole */
function within(whole) {
  return new RegExp(whole.source.replace(/^\^|\$$/g, ''))
}

for (const [tag, answer, wrong, why] of /** @type {const} */ ([
  [
    'en',
    'x ≤ 3 or y ≥ x',
    'x ≤ 3',
    /^It holds for x\u00a0=\u00a0.* and y\u00a0=\u00a0.*, but not by your answer\.$/,
  ],
  [
    'de',
    'x ≤ 3 oder x ≤ y',
    'x ≤ 3 und y ≥ x',
    /^Für x\u00a0=\u00a0.* und y\u00a0=\u00a0.* gilt es, nach deiner Antwort nicht\.$/,
  ],
  [
    'zh-Hans',
    'x≤3或y≥x',
    'x≤3且y≥x',
    /^x\u00a0=\u00a0.*、y\u00a0=\u00a0.* 时成立，而按你的答案不成立。$/,
  ],
])) {
  test(`a condition on two unknown values is typed; a wrong one gets a pair of values: ${tag}`, async (t) => {
    const tree = 'A(B(3 12) C(x D(y 9)) E(2 6))'
    const attributes = `lang="${tag}" exercise="practise" ask="condition"`
    const page = await host(
      t,
      `<main><h1>A course</h1><secateur-tree ${attributes}>${tree}</secateur-tree></main>`,
      {
        head: SCRIPT,
        options: WIDE,
      },
    )
    await searched(page)
    const { practise: own } = await partOf(tag, 'exercise')
    const question = page.locator('secateur-tree .question.condition')
    await question.getByText(own.conditions.pair('x', 'y')).first().waitFor()
    await page
      .locator('secateur-tree .task')
      .getByText(own.conditions.writeBoth('x', 'y'))
      .waitFor()
    const typed = page.locator('secateur-tree .question.condition input')
    await typed.fill(wrong)
    const check = page.locator('secateur-tree').getByRole('button', { name: own.scopeNames.all })
    await check.click()
    await question.locator('.hints').getByText(why).waitFor()
    // The answer is drawn with the point at which it is wrong; the right condition is not shown yet.
    const picture = question.getByRole('img')
    await picture.waitFor()
    const words = own.conditions.plane
    const label = await picture.getAttribute('aria-label')
    assert.match(label ?? '', within(why))
    assert.ok(label?.includes(words.axes('x', 'y')))
    assert.equal(await picture.locator('.holds').count(), 0)
    assert.ok(!label?.includes(words.holds('').slice(0, 3)))
    assert.equal(await picture.locator('circle.witness').count(), 1)
    assert.deepEqual(await violations(page), [])
    // Help gives the answer, and draws it below that of the student.
    await question.locator('button.link').click()
    await picture.locator('.holds.area').waitFor()
    assert.ok((await picture.getAttribute('aria-label'))?.includes(words.holds('').slice(0, 3)))
    assert.equal(await picture.locator('.given.area').count(), 1)
    const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
    assert.ok(width >= 220 && height >= 220, `${width} × ${height}`)
    await typed.fill(answer)
    await check.click()
    await question.locator('.given .sign.right').waitFor()
    assert.equal(await picture.locator('.given').count(), 0)
    assert.equal(await picture.locator('.holds.border:not(.open)').count(), 1)
    assert.deepEqual(await violations(page), [])
  })
}

test('the picture of an answer fits a phone, and is restored with the stored answers', async (t) => {
  const attributes = 'exercise="practise" ask="condition" attempts="1"'
  const page = await host(
    t,
    `<main><h1>A course</h1><secateur-tree ${attributes}>A(B(3 12) C(x D(y 9)) E(2 6))</secateur-tree></main>`,
    { head: SCRIPT, options: { viewport: { width: 390, height: 664 } } },
  )
  await searched(page)
  const question = page.locator('secateur-tree .question.condition')
  await question.locator('input').fill('x < 4 and y >= 2')
  const { practise: own } = await partOf('en', 'exercise')
  await page.locator('secateur-tree').getByRole('button', { name: own.scopeNames.all }).click()
  // There is no further check, so the solution is shown.
  const picture = question.getByRole('img')
  const solution = picture.locator('.holds.area')
  await solution.waitFor()
  const { x = 0, width = 0 } = (await picture.boundingBox()) ?? {}
  assert.ok(x >= 0 && width >= 220 && x + width <= 390, `${x} ${width}`)
  await page.reload()
  await searched(page)
  await solution.waitFor()
  assert.equal(await picture.locator('circle.witness').count(), 1)
})

test('another tree has two unknown values, too', async (t) => {
  const attributes = 'exercise="practise" ask="condition"'
  const page = await host(
    t,
    `<main><h1>A course</h1><secateur-tree ${attributes}>A(B(3 12) C(x D(y 9)) E(2 6))</secateur-tree></main>`,
    { head: SCRIPT, options: WIDE },
  )
  await searched(page)
  const element = page.locator('secateur-tree')
  const { practise: own } = await partOf('en', 'exercise')
  await element.locator('.task').getByText(own.conditions.writeBoth('x', 'y')).waitFor()
  await element.getByRole('button', { name: own.another }).click()
  await page.waitForFunction(() => document.querySelector('secateur-tree')?.hasAttribute('tree'))
  assert.match((await element.getAttribute('tree')) ?? '', /\bx\b.*\by\b/)
  await element.locator('.task').getByText(own.conditions.writeBoth('x', 'y')).waitFor()
})

test('a condition on unseen nodes respects the known bounds of unknown leaves', async (t) => {
  const attributes = 'exercise="practise" ask="condition" condition="unseen"'
  const tree = 'A(B(3 12) C(x&gt;=4 D(y 9)) E(2 6))'
  const page = await host(
    t,
    `<main><h1>A course</h1><secateur-tree ${attributes}>${tree}</secateur-tree></main>`,
    { head: SCRIPT, options: WIDE },
  )
  await searched(page)
  const element = page.locator('secateur-tree')
  const { practise: own } = await partOf('en', 'exercise')
  const question = element.locator('.question.condition')
  await question.getByText(own.conditions.pair('x', 'y')).first().waitFor()
  await question.locator('input').fill('y > x')
  await element.getByRole('button', { name: own.scopeNames.all }).click()
  const picture = question.getByRole('img')
  await picture.locator('.outside.area').waitFor()
  await question.getByText(own.conditions.plane.key.outside('x', 'y')).waitFor()
  // x ≤ 3 is impossible, so that the rest of the condition decides.
  await question.locator('input').fill('y ≥ x or x ≤ 3')
  await element.getByRole('button', { name: own.scopeNames.all }).click()
  await question.locator('.given .sign.right').waitFor()
  assert.match((await picture.getAttribute('aria-label')) ?? '', /: x\u00a0≤\u00a0y\./)
  assert.deepEqual(await violations(page), [])
})
