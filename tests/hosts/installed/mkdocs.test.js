// A site of MkDocs Material, by its recipe.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { DARK, LIGHT, drawn, paper, printed, steps, visit } from '../guest.js'
import { recipe, write } from '../recipe.js'
import { file, folder, published } from '../servers.js'
import { missing, pinned, program, run } from './programs.js'

const skip = missing('mkdocs')
const project = mkdtempSync(join(tmpdir(), 'secateur-mkdocs-'))
after(() => rmSync(project, { recursive: true }))
let address = ''

before(async () => {
  if (skip) return
  address = await folder(file, join(project, 'site'))
  const { 'mkdocs.yml': settings, ...files } = recipe('MkDocs Material', await published(file))
  write(project, {
    ...files,
    'mkdocs.yml': settings.replace('https://course.example.org/', address),
    'docs/other.md': files['docs/index.md'].replace('# ', '# Again: '),
  })
  run(program('mkdocs'), ['build', '--quiet'], project)
})

test('the tree draws, steps, and keeps its keys', { skip }, async (t) => {
  t.diagnostic(`version ${pinned('mkdocs-material')}`)
  const { page, problems } = await visit(t, address)
  await steps(page)
  await page.locator('secateur-tree .stage').focus()
  for (const key of ['n', 'p']) await page.keyboard.press(key)
  await page.getByRole('heading', { name: /^Alpha/ }).waitFor()
  const search = page.locator('[data-md-toggle=search]')
  await page.locator('secateur-tree .stage').press('/')
  assert.equal(await search.isChecked(), false, 'the search is not opened from the tree')
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur())
  await page.keyboard.press('/')
  await page.waitForFunction(
    () =>
      /** @type {HTMLInputElement} */ (document.querySelector('[data-md-toggle=search]')).checked,
  )
  assert.deepEqual(
    problems.filter((one) => !one.includes('ERR_FAILED')),
    [],
  )
})

test('the tree is dark in slate, and light again', { skip }, async (t) => {
  const { page } = await visit(t, address)
  await drawn(page)
  await paper(page, LIGHT)
  await page.locator('label[title="Dark"]').click()
  await paper(page, DARK)
  await page.locator('label[title="Light"]').click()
  await paper(page, LIGHT)
})

test('the tree draws after instant navigation, there and back', { skip }, async (t) => {
  const { page } = await visit(t, address)
  await drawn(page)
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.getByRole('link', { name: 'Again' }).filter({ visible: true }).first().click()
  await page.getByRole('heading', { name: 'Again' }).waitFor()
  await drawn(page)
  await page.goBack()
  await page.getByRole('heading', { name: /^Alpha/ }).waitFor()
  await steps(page)
  assert.ok(await page.evaluate(() => 'same' in window), 'the page was not loaded again')
})

test('the tree prints as lines and text', { skip }, async (t) => {
  const { page } = await visit(t, address)
  await drawn(page)
  const { texts } = await printed(page)
  if (texts) assert.match(texts.join(), /^14$/m)
})
