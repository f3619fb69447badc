// The element in frameworks, which write properties where there are any and attributes otherwise, before or after the
// element is defined: each shows the same step, seeks on request, and leaves the page without an error.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { build } from 'esbuild'
import { compile } from 'svelte/compiler'
import { root } from '../../scripts/phase.js'
import { mockResponse } from './mock-response.js'
import { SCRIPT, TREE, host, notices, searched, steps } from './host.js'

/**
 * @import {Plugin} from 'esbuild'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

/**
 * Each shows a tree, and gives the page `go(step)` and `show(whether)`.
 * @type {Record<string, string>}
 */
const APPS = {
  'plain HTML': `
    const tree = document.createElement('secateur-tree')
    tree.textContent = '${TREE}'
    Object.assign(tree, { step: 'cutoff:1', stepSize: 'decision', panels: ['counts', 'log'], maxNodes: 100 })
    app.append(tree)
    Object.assign(window, {
      go: (step) => Object.assign(tree, { step }),
      show: (shown) => (shown ? app.append(tree) : tree.remove()),
    })`,
  'React 19': `
    import { createElement, useState } from 'react'
    import { createRoot } from 'react-dom/client'
    function App() {
      const [step, go] = useState('cutoff:1')
      const [shown, show] = useState(true)
      Object.assign(window, { go, show })
      const given = { step, 'step-size': 'decision', panels: ['counts', 'log'], 'max-nodes': 100 }
      return shown ? createElement('secateur-tree', given, '${TREE}') : null
    }
    createRoot(app).render(createElement(App))`,
  'Vue 3': `
    import { createApp, h, ref } from 'vue/dist/vue.runtime.esm-bundler.js'
    const [step, shown] = [ref('cutoff:1'), ref(true)]
    const given = { 'step-size': 'decision', panels: ['counts', 'log'], 'max-nodes': 100 }
    createApp(() => shown.value ? h('secateur-tree', { step: step.value, ...given }, '${TREE}') : null).mount(app)
    Object.assign(window, { go: (to) => (step.value = to), show: (now) => (shown.value = now) })`,
  'Svelte 5': `
    import { mount } from 'svelte'
    import App from 'App.svelte'
    mount(App, { target: app })`,
}

const COMPONENT = `<script>
  let step = $state('cutoff:1')
  let shown = $state(true)
  Object.assign(window, { go: (to) => (step = to), show: (now) => (shown = now) })
</script>
{#if shown}
  <secateur-tree {step} step-size="decision" panels="counts log" max-nodes={100}>${TREE}</secateur-tree>
{/if}`

/** @type {Plugin} */
const svelte = {
  name: 'svelte',
  setup(build) {
    build.onResolve({ filter: /\.svelte$/ }, ({ path }) => ({ path, namespace: 'svelte' }))
    build.onLoad({ filter: /.*/, namespace: 'svelte' }, () => ({
      contents: compile(COMPONENT, { generate: 'client', css: 'external' }).js.code,
      resolveDir: root,
    }))
  },
}

/** An app as one script. @param {string} source */
async function joined(source) {
  const { outputFiles } = await build({
    stdin: { contents: `const app = document.getElementById('app')\n${source}`, resolveDir: root },
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
    conditions: ['browser', 'production'],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [svelte],
  })
  return outputFiles[0].text
}

const APP = '<script type="module" src="./app.js"></script>'

for (const [name, source] of Object.entries(APPS)) {
  for (const [when, scripts] of [
    ['before', SCRIPT + APP],
    ['after', APP + SCRIPT],
  ]) {
    test(`${name} shows and steps the element, defined ${when} it is used`, async (t) => {
      const body = await joined(source)
      const page = await host(t, `<div id="app"></div>${scripts}`, {
        head: '',
        prepare: (page) => mockResponse(page, '/app.js', () => ({ type: 'text/javascript', body })),
      })
      await searched(page)
      assert.deepEqual(await steps(page), [22])
      assert.deepEqual(await notices(page), [''])
      const attributes = await page.locator('secateur-tree').evaluate((element) => {
        const { stepSize, panels, maxNodes } = /** @type {SecateurTree} */ (element)
        return [stepSize, panels.replace(',', ' '), maxNodes, element.getAttribute('step-size')]
      })
      assert.deepEqual(attributes, ['decision', 'counts log', '100', 'decision'])
      for (const [step, expected] of /** @type {const} */ ([
        ['node:C', 17],
        [5, 5],
        ['last', 42],
      ])) {
        await page.evaluate((step) => /** @type {any} */ (window).go(step), step)
        await page.waitForFunction(
          (step) =>
            /** @type {SecateurTree} */ (document.querySelector('secateur-tree')).step === step,
          expected,
        )
      }
      await page.evaluate(() => /** @type {any} */ (window).go('nowhere'))
      await page.locator('.notice').getByText('“step” cannot be nowhere.').waitFor()
      assert.deepEqual(await steps(page), [42])
      await page.evaluate(() => /** @type {any} */ (window).show(false))
      await page.locator('secateur-tree').waitFor({ state: 'detached' })
      await page.evaluate(() => /** @type {any} */ (window).show(true))
      await searched(page)
    })
  }
}

test('properties that are set before the element is defined are kept', async (t) => {
  const page = await host(t, '<div id="app"></div>', { head: '' })
  await page.evaluate((tree) => {
    const early = document.createElement('secateur-tree')
    Object.assign(early, { tree, step: 'node:C', panels: 'counts', theme: 'dark', view: 'mover' })
    document.getElementById('app')?.append(early)
    return import(/** @type {string} */ ('./define.js')).then(() => undefined)
  }, TREE)
  await searched(page)
  assert.deepEqual(await steps(page), [17])
  const attributes = await page
    .locator('secateur-tree')
    .evaluate((tree) => ['panels', 'theme', 'view'].map((name) => tree.getAttribute(name)))
  assert.deepEqual(attributes, ['counts', 'dark', 'mover'])
})

test('every attribute has a property, which writes it', async (t) => {
  const page = await host(t, '<secateur-tree></secateur-tree>')
  await page.waitForFunction(() => customElements.get('secateur-tree'))
  const wrong = await page.evaluate(() => {
    const element = /** @type {any} */ (document.createElement('secateur-tree'))
    const names = /** @type {any} */ (element.constructor).observedAttributes
    return names.filter((/** @type {string} */ name) => {
      if (['step', 'lang'].includes(name)) return false
      const property = name.replace(/-./g, ([, letter]) => letter.toUpperCase())
      element[property] = [1, 2]
      const list = element.getAttribute(name)
      element[property] = null
      return list !== '1 2' || element.hasAttribute(name) || typeof element[property] !== 'string'
    })
  })
  assert.deepEqual(wrong, [])
})
