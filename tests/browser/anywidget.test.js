// The widget in hosts of anywidget that define only some of its traits: MyST defines those in its document alone.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TREE, host, searched, steps } from './host.js'
import { APART } from './page.js'

/**
 * A page whose model has the given traits and no others, like that of a document, and stores every trait that is set.
 * @param {import('node:test').TestContext} t
 * @param {Record<string, unknown>} traits
 */
async function widget(t, traits) {
  const page = await host(t, '<div id="cell"></div>', { options: APART })
  await page.evaluate(async (traits) => {
    const path = './self-contained/anywidget.js'
    const { default: widget } = await import(path)
    /** @type {Map<string, (() => void)[]>} */
    const hearing = new Map()
    const model = {
      get: (/** @type {string} */ name) => Reflect.get(traits, name),
      set: (/** @type {string} */ name, /** @type {unknown} */ value) => {
        Object.assign(traits, { [name]: value })
        for (const hear of hearing.get(`change:${name}`) ?? []) hear()
      },
      save_changes: () => undefined,
      on: (/** @type {string} */ event, /** @type {() => void} */ hear) =>
        void hearing.set(event, [...(hearing.get(event) ?? []), hear]),
      off: (/** @type {string} */ event, /** @type {() => void} */ hear) =>
        void hearing.set(
          event,
          (hearing.get(event) ?? []).filter((one) => one !== hear),
        ),
    }
    const el = document.querySelector('#cell')
    const end = widget.render({ model, el })
    Object.assign(window, { model, traits, hearing, end })
  }, traits)
  return page
}

/** @param {import('playwright-core').Page} page */
const traitsOf = (page) => page.evaluate(() => Reflect.get(window, 'traits'))

test('a host that defines tree and step gets the tree at that step', async (t) => {
  const page = await widget(t, { tree: TREE, step: 'cutoff:1' })
  await searched(page)
  await page.waitForFunction(() => Reflect.get(window, 'traits').step === 22)
  assert.deepEqual(await steps(page), [22])
  await page.getByRole('button', { name: 'Next step' }).click()
  assert.equal((await traitsOf(page)).step, 23)
})

test('a host that defines only the tree gets the tree at its first step', async (t) => {
  const page = await widget(t, { tree: TREE })
  await searched(page)
  assert.deepEqual(await steps(page), [0])
  await page.getByRole('button', { name: 'Next step' }).click()
  assert.equal((await traitsOf(page)).step, 1)
})

test('a host that defines no traits gets no error, and can set the tree later', async (t) => {
  const page = await widget(t, {})
  await page.locator('secateur-tree').waitFor({ state: 'attached' })
  await page.evaluate((tree) => Reflect.get(window, 'model').set('tree', tree), TREE)
  await searched(page)
  assert.deepEqual(await steps(page), [0])
  await page.evaluate(() => Reflect.get(window, 'model').set('step', 'last'))
  await page.waitForFunction(() => Reflect.get(window, 'traits').step === 42)
})

test('the widget removes its listeners from the model when its host ends it', async (t) => {
  const page = await widget(t, { tree: TREE, options: { theme: 'dark', lang: 'fi' } })
  await searched(page)
  const left = await page.evaluate(() => {
    const { end, hearing } = /** @type {any} */ (window)
    end()
    return [...hearing.values()].flat().length
  })
  assert.equal(left, 0)
})
