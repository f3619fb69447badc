// Practise with two unknown values: for which of them a node is never seen, typed in the words of a language.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exerciseWords } from '../../www/messages/messages.js'
import { SCRIPT, host, searched } from './host.js'
import { WIDE } from './page.js'
import { violations } from './violations.js'

for (const [tag, answer, wrong, why] of /** @type {const} */ ([
  [
    'en',
    'x ≤ 3 or y ≥ x',
    'x ≤ 3',
    /^For x = .* and y = .* it is so, and by your answer it is not\.$/,
  ],
  [
    'de',
    'x ≤ 3 oder x ≤ y',
    'x ≤ 3 und y ≥ x',
    /^Für x = .* und y = .* gilt es, nach deiner Antwort nicht\.$/,
  ],
  ['zh-Hans', 'x≤3或y≥x', 'x≤3且y≥x', /^x = .*、y = .* 时成立，而按你的答案不成立。$/],
])) {
  test(`a condition on two unknown values is typed, and a wrong one gets a pair of values: ${tag}`, async (t) => {
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
    const { practise: own } = await exerciseWords(tag)
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
    await question.locator('.said').getByText(why).waitFor()
    await typed.fill(answer)
    await check.click()
    await page.locator('secateur-tree').getByText(own.points(1, 1)).first().waitFor()
    assert.deepEqual(await violations(page), [])
  })
}
