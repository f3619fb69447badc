// JupyterLab with the package of PyPI, by its recipe: three traits that go both ways.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { DARK, LAST, LIGHT, drawn, paper, reaches, steps, visit } from '../guest.js'
import { recipe } from '../recipe.js'
import { jupyter, notebook } from './jupyter.js'
import { missing, pinned } from './programs.js'

/** @import {Page} from 'playwright-core' */

const skip = missing('jupyter-lab')
const folder = mkdtempSync(join(tmpdir(), 'secateur-jupyter-'))
/** @type {Awaited<ReturnType<typeof jupyter>> | undefined} */
let lab

before(async () => {
  if (skip) return
  lab = await jupyter(folder)
})
after(async () => {
  await lab?.end()
  rmSync(folder, { recursive: true })
})

/**
 * A notebook with the cell of the recipe and others, and a function that runs one of them and gives its output as text.
 * @param {import('node:test').TestContext} t
 * @param {string} name
 * @param {string[]} cells
 */
async function opened(t, name, cells) {
  notebook(folder, `${name}.ipynb`, [recipe('JupyterLab')['widget.py'], ...cells])
  // A workspace of its own: others bring back the notebooks of the tests before.
  const address = `${lab?.address}lab/workspaces/${name}/tree/${name}.ipynb`
  const { page, problems } = await visit(t, address)
  await page.waitForFunction(() => {
    const { currentWidget } = /** @type {any} */ (window).jupyterapp?.shell ?? {}
    return currentWidget?.context?.isReady && currentWidget.sessionContext.session?.kernel
  })
  /** @param {number} at @returns {Promise<string>} */
  const run = (at) =>
    page.evaluate(async (at) => {
      const { shell, commands } = /** @type {any} */ (window).jupyterapp
      const { content } = shell.currentWidget
      content.activeCellIndex = at
      await commands.execute('notebook:run-cell')
      const { outputs } = content.widgets[at].model
      return outputs.length ? String(outputs.get(0).data['text/plain'] ?? '') : ''
    }, at)
  await run(0)
  await drawn(page)
  return { page, run, problems }
}

/** @param {Page} page @returns {Promise<number>} */
const cellsOf = (page) =>
  page.evaluate(
    () => /** @type {any} */ (window).jupyterapp.shell.currentWidget.content.widgets.length,
  )

test('the tree draws and steps, and the notebook ignores its keys', { skip }, async (t) => {
  t.diagnostic(`version ${pinned('jupyterlab')}, anywidget ${pinned('anywidget')}`)
  const { page } = await opened(t, 'keys', ['1'])
  await steps(page)
  await page.locator('secateur-tree .stage').focus()
  for (const key of ['b', 'c', 'l', 'z', 'x']) await page.keyboard.press(key)
  assert.equal(await cellsOf(page), 2)
  await page.locator('.jp-InputPrompt').last().click()
  await page.keyboard.press('b')
  await page.waitForFunction(
    () => /** @type {any} */ (window).jupyterapp.shell.currentWidget.content.widgets.length === 3,
  )
})

test('the kernel sets the tree, and gets the actions of the reader', { skip }, async (t) => {
  const { page, run, problems } = await opened(t, 'traits', [
    'game.step',
    'game.step = "last"',
    'game.options',
    'game.options = {"algorithm": "minimax", "panels": ["node", "log"]}; game.tree = "((3 5) (2 9))"',
    'game.options = {"colour": "red"}',
    'heard = []; end = game.on_step(heard.append)',
    'heard',
  ])
  assert.equal(await run(1), '22', 'the step has its number')
  await run(6)
  await run(2)
  await reaches(page, LAST)
  await page.locator('secateur-tree .stage').press('ArrowLeft')
  await reaches(page, LAST - 1)
  assert.equal(await run(1), '41')
  assert.equal(await run(7), '[42, 41]')
  assert.equal(await run(3), "{'panels': ['counts']}")
  await page.locator('secateur-tree').evaluate((tree) => tree.setAttribute('step-size', 'cutoff'))
  assert.equal(await run(3), "{'panels': ['counts'], 'step-size': 'cutoff'}")
  await run(4)
  await page.waitForFunction(() => {
    const tree = /** @type {import('../../../www/secateur-tree.js').SecateurTree} */ (
      document.querySelector('secateur-tree')
    )
    const { leaves, algorithm } = { ...tree.search?.summary, algorithm: tree.algorithm }
    return (
      leaves === 4 &&
      algorithm === 'minimax' &&
      tree.panels === 'node log' &&
      tree.stepSize === 'event'
    )
  })
  assert.equal(await run(3), "{'algorithm': 'minimax', 'panels': ['node', 'log']}")
  await run(5)
  await page.waitForFunction(
    () => document.querySelector('secateur-tree')?.getAttribute('algorithm') === null,
  )
  assert.ok(
    problems.some((one) => one.includes('No option is colour.')),
    problems.join('\n'),
  )
})

test('the tree is dark when JupyterLab is', { skip }, async (t) => {
  const { page } = await opened(t, 'theme', [])
  await paper(page, LIGHT)
  await page.evaluate(() =>
    /** @type {any} */ (window).jupyterapp.commands.execute('apputils:change-theme', {
      theme: 'JupyterLab Dark',
    }),
  )
  await paper(page, DARK)
})
