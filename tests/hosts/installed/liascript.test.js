// A course of LiaScript, by its recipe, in the program itself: its page of files reads the course from a server.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { root } from '../../../scripts/phase.js'
import { CUTOFF, DARK, LIGHT, drawn, paper, reaches, steps, visit } from '../guest.js'
import { recipe } from '../recipe.js'
import { course, file, folder, published } from '../servers.js'
import { version } from './programs.js'

/** The warnings of LiaScript in every course, also in one without a tree. */
const OWN = /EasySpeech|could not handle event/
const HEADERS = { 'Content-Type': 'text/plain; charset=utf-8', 'Access-Control-Allow-Origin': '*' }
let address = ''

before(async () => {
  const { 'course.md': text } = recipe('LiaScript', await published(file))
  const program = join(root, 'tests/hosts/installed/node_modules/@liascript/editor/dist')
  const served = await course(file, `${text}\n# Again\n\nNo tree.\n`, HEADERS)
  address = `${await folder(file, program)}index.html?${served}course.md`
})

test('the tree draws, steps, and keeps its keys', async (t) => {
  t.diagnostic(`version ${version('@liascript/editor')}`)
  const { page, problems } = await visit(t, address)
  await page.getByRole('heading', { name: 'Alpha–beta' }).waitFor()
  await steps(page)
  assert.deepEqual(
    problems.filter((one) => !OWN.test(one)),
    [],
  )
})

test('the tree is dark or light as LiaScript is', async (t) => {
  const { page } = await visit(t, address)
  await drawn(page)
  await paper(page, LIGHT)
  await page.getByRole('button', { name: 'Settings' }).first().click()
  await page.getByText('Dark-Mode').click()
  await paper(page, DARK)
  await page.getByText('Light-Mode').click()
  await paper(page, LIGHT)
})

test('the tree draws again on the way back to its slide', async (t) => {
  const { page } = await visit(t, address)
  await drawn(page)
  await page.getByRole('button', { name: 'next', exact: true }).click()
  await page.getByText('No tree.').waitFor()
  assert.equal(await page.locator('secateur-tree').count(), 0)
  await page.getByRole('button', { name: 'previous', exact: true }).click()
  await drawn(page)
  await reaches(page, CUTOFF)
})
