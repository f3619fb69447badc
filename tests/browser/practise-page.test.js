// Practice on the page, and the message where there is no exercise.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages as pageMessages } from '../../www/messages/pages.js'
import { C, words, predict, ready, box, button } from './answer-sheet.js'
import { painted, setTree, settled } from './element.js'
import { TREE, host } from './host.js'
import { WIDE, load, visit } from './page.js'

test('the page enters practice by a button, keeps it in the link, and leaves it by Escape', async (t) => {
  const page = await visit(t, WIDE)
  const { ui } = await pageMessages('en')
  const { practising } = ui
  await page.selectOption('#compare-with', { index: 1 })
  await page.getByRole('button', { name: practising.practise, exact: true }).click()
  await ready(page)
  assert.equal(await page.locator('secateur-tree').count(), 1, 'no other search is beside it')
  assert.equal(await page.locator('aside .look, aside .order-table').count(), 0)
  assert.equal(await page.getByRole('button', { name: ui.figure }).count(), 0)
  await page.getByRole('checkbox', { name: practising.asks.windows }).check()
  const which = page.getByRole('combobox', { name: practising.which })
  await which.selectOption('entry')
  await box(page, `${C}.alpha`).fill('3')
  await page.waitForFunction(() => location.hash.includes('exercise=practise'))
  await page.reload()
  await ready(page)
  assert.equal(await box(page, `${C}.alpha`).inputValue(), '3')
  assert.equal(await which.inputValue(), 'entry')
  const question = page.getByRole('combobox', { name: practising.question })
  await question.selectOption('order')
  const goal = page.getByRole('combobox', { name: practising.goal })
  const leaves = page.getByRole('spinbutton', { name: practising.leaves })
  await goal.selectOption('exactly')
  await leaves.waitFor()
  await goal.selectOption({ index: 0 })
  await leaves.waitFor({ state: 'hidden' })
  await question.selectOption('condition')
  await page.locator('secateur-tree .task').getByText(words.conditions.missing).waitFor()
  await button(page, words.another).click()
  await page.waitForFunction(() => document.querySelector('secateur-tree')?.textContent !== '')
  await page.getByText(/^Tree \d+$/).waitFor()
  await page.getByLabel(/For which x is .* never visited/).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('secateur-tree .transport').waitFor()
  assert.equal(await page.getAttribute('secateur-tree', 'windows'), null)
  await page.locator('#tree').waitFor()
  await page.waitForFunction(() => !location.hash.includes('exercise'))
  await setTree(page, TREE)
})

test('Back leads out of practice to the same tree, and forward into it again', async (t) => {
  const page = await visit(t, WIDE)
  const { practising } = (await pageMessages('en')).ui
  const tree = '((1 2) (3 4) (5 6))'
  await settled(page, () => page.fill('#tree', tree))
  await page.getByRole('button', { name: practising.practise, exact: true }).click()
  await ready(page)
  await box(page, '1.value').fill('1')
  await page.goBack()
  await page.locator('secateur-tree .transport').waitFor()
  assert.equal(await page.inputValue('#tree'), tree)
  await page.goForward()
  await ready(page)
  assert.equal(await box(page, '1.value').inputValue(), '1')
  await page.keyboard.press('Escape')
  await page.locator('secateur-tree .transport').waitFor()
  await page.goBack()
  await ready(page)
  await page.goBack()
  await page.locator('secateur-tree .transport').waitFor()
  assert.equal(await page.inputValue('#tree'), tree)
})

for (const [rules, subjects] of /** @type {const} */ ([
  ['algorithm=mcts&iterations=60', ['child', 'leaf', 'exploration', 'backup']],
  ['algorithm=pvs&table=unlimited', ['values', 'windows', 'cuts', 'again', 'table']],
])) {
  test(`practice of ${rules} begins with questions before decisions, of kinds to choose`, async (t) => {
    const { practising } = (await pageMessages('en')).ui
    const page = await load(t, WIDE, undefined, `index.html#1&${rules}`)
    await page.getByRole('button', { name: practising.practise, exact: true }).click()
    const button = page.getByRole('button', { name: predict.begin, exact: true })
    await button.waitFor()
    assert.equal(await page.locator('[name=exercise]:checked').inputValue(), 'predict')
    const ticks = page.locator('.practising [name=ask]:visible')
    const values = () =>
      ticks.evaluateAll((all) => all.map((one) => /** @type {HTMLInputElement} */ (one).value))
    assert.deepEqual(await values(), subjects)
    assert.equal(
      await page.locator('.practising [name=ask]:visible:checked').count(),
      subjects.length,
    )
    for (const subject of subjects.slice(1))
      await page.getByRole('checkbox', { name: practising.subjects[subject] }).uncheck()
    await page.waitForFunction((ask) => location.hash.includes(`ask=${ask}`), subjects[0])
    const paper = page.getByRole('link', { name: practising.paper })
    const address = (await paper.getAttribute('href')) ?? ''
    assert.ok(
      address.includes('exercise=predict') && address.includes(`ask=${subjects[0]}`),
      address,
    )
    await page.reload()
    await button.waitFor()
    assert.equal(await page.locator('.practising [name=ask]:visible:checked').count(), 1)
    // A link poses the same questions.
    const count = await page.locator('secateur-tree .bar .run').innerText()
    assert.match(count, /Question 1 of \d+/)
    // Without any choice all kinds are asked.
    await page.getByRole('checkbox', { name: practising.subjects[subjects[0]] }).click()
    await page.waitForFunction(() => !location.hash.includes('ask='))
    assert.equal(
      await page.locator('.practising [name=ask]:visible:checked').count(),
      subjects.length,
    )
    await paper.click()
    await page.waitForURL(/worksheet/)
    await page.locator('.buttons button:enabled').first().waitFor()
    assert.equal(await page.locator('[name=exercise]').inputValue(), 'predict')
  })
}

const UNFIT = [
  { attributes: 'listing="pvs"', tree: TREE, reason: /searches some nodes again.*choose minimax/ },
  { attributes: 'table="4"', tree: TREE, reason: /searches some nodes again/ },
  { attributes: 'algorithm="mtd"', tree: TREE, reason: /searches some nodes again/ },
  { attributes: 'deepening="on"', tree: TREE, reason: /searches some nodes again/ },
  { attributes: 'quiescence="on" depth="1"', tree: TREE, reason: /goes on at noisy nodes/ },
  { attributes: 'algorithm="mcts"', tree: TREE, reason: /are only for minimax and alpha–beta/ },
]

for (const kind of ['practise', 'find', 'predict']) {
  // Before decisions only quiescence is not asked about.
  const unfit = UNFIT.filter(
    ({ attributes }) => kind !== 'predict' || attributes.includes('quiescence'),
  )
  test(`${kind}: a search without an exercise gets the reason, until it has one`, async (t) => {
    const trees = unfit.map(({ attributes, tree }) => {
      return `<secateur-tree exercise="${kind}" ${attributes}>${tree}</secateur-tree>`
    })
    const page = await host(t, trees.join(''))
    const elements = page.locator('secateur-tree')
    for (const [at, { reason }] of unfit.entries()) {
      const element = elements.nth(at)
      await element.scrollIntoViewIfNeeded()
      await element.locator('.notice span').getByText(reason).waitFor()
      assert.equal(await element.locator('.sheet input').count(), 0)
      const sheet = element.locator('.sheet')
      for (const part of ['.sheet', '.bar', '.card', '.task']) {
        const visibleParts = element.locator(`${part}:visible`)
        const texts = (await visibleParts.allInnerTexts()).join('')
        assert.equal(texts, '', `${part} with ${reason}`)
      }
      await element.evaluate((element, tree) => {
        for (const name of ['listing', 'table', 'algorithm', 'deepening', 'quiescence', 'depth'])
          element.removeAttribute(name)
        element.setAttribute('tree', tree)
      }, TREE)
      const begun = { practise: 'tbody input', find: 'ol li', predict: '.question' }[kind]
      await element.locator(`${begun}`).first().waitFor()
      assert.ok(await sheet.isVisible())
      assert.equal(await element.locator('.notice span').textContent(), '')
    }
  })
}

test('the keys of an exercise work at once after it was chosen by mouse', async (t) => {
  const pageWords = await pageMessages('en')
  const page = await visit(t)
  await page.getByRole('button', { name: pageWords.ui.practising.practise, exact: true }).click()
  const chosen = () => page.locator('[name=exercise]:checked').inputValue()
  for (const kind of /** @type {const} */ (['predict', 'find'])) {
    await page.getByText(pageWords.ui.practising.kinds[kind]).click()
    await page.locator('secateur-tree .bar .run').waitFor()
    await page.keyboard.press('ArrowRight')
    const focused = await page.evaluate(() => {
      const tree = document.activeElement
      return [tree?.localName, tree?.shadowRoot?.activeElement?.className.split(' ')[0]]
    })
    assert.deepEqual(focused, ['secateur-tree', 'stage'])
    assert.equal(await chosen(), kind)
  }
  await painted(page)
  const text = page.locator('.card .step-text')
  const before = await text.innerText()
  await page.keyboard.press('ArrowRight')
  await painted(page)
  assert.notEqual(await text.innerText(), before, 'the run has advanced by a step')
  // By keys alone the arrows go on choosing.
  await page.locator('[name=exercise]:checked').focus()
  await page.keyboard.press('ArrowUp')
  assert.equal(await chosen(), 'predict')
})

test('the field shows the number of the planted mistake of the link', async (t) => {
  const page = await load(t, WIDE, undefined, 'index.html#1&exercise=find&mistake=7')
  const number = page.locator('.practising [name=mistake]')
  await number.waitFor()
  assert.equal(await number.inputValue(), '7')
})

for (const lang of ['en', 'de', 'fi', 'zh-Hans']) {
  test(`no choice in the form of practice is cut off: ${lang}`, async (t) => {
    const page = await load(t, WIDE, undefined, `index.html#1&exercise=practise&lang=${lang}`)
    await page.locator('.practising').waitFor()
    const [checked, cut] = await page.locator('.practising').evaluate((panel) => {
      const options = Array.from(panel.querySelectorAll('option'), (option) => {
        const alone = /** @type {HTMLSelectElement} */ (option.parentElement?.cloneNode())
        alone.append(option.cloneNode(true))
        Object.assign(alone.style, { position: 'absolute', maxWidth: 'none' })
        panel.append(alone)
        const wide = alone.offsetWidth
        alone.remove()
        return { text: option.text, wide }
      })
      const room = panel.clientWidth
      return [options.length, options.filter(({ wide }) => wide > room).map(({ text }) => text)]
    })
    assert.ok(checked > 20)
    assert.deepEqual(cut, [])

    // After a check, the names of boxes are followed by the colon of the language.
    const tree = page.locator('secateur-tree')
    await tree.locator('.sheet input[type=text]').first().fill('99')
    await tree.locator('.checks button').last().click()
    const line = await tree.locator('.summary li').first().innerText()
    assert.match(line, lang === 'zh-Hans' ? /\p{sc=Han}：/u : /: \S/, line)
  })
}
