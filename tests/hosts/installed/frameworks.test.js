// Projects with React, Vue and Svelte, by their recipes, built by Vite.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { project } from '../../package/tarball.js'
import { CUTOFF, LAST, reaches, steps, visit } from '../guest.js'
import { recipe, write } from '../recipe.js'
import { folder } from '../servers.js'
import { linkPackages, version } from './programs.js'

/** The code that puts a component on a page, and the plugin of Vite where the recipe has no configuration. */
const PROJECTS = {
  React: {
    'main.js': `import { createElement } from 'react'
      import { createRoot } from 'react-dom/client'
      import App from './App.jsx'
      createRoot(document.getElementById('app')).render(createElement(App))`,
    'vite.config.js': `import react from '@vitejs/plugin-react'
      export default { plugins: [react()] }`,
  },
  Vue: {
    'main.js': `import { createApp } from 'vue'
      import App from './App.vue'
      createApp(App).mount('#app')`,
  },
  Svelte: {
    'main.js': `import { mount } from 'svelte'
      import App from './App.svelte'
      mount(App, { target: document.getElementById('app') })`,
    'vite.config.js': `import { svelte } from '@sveltejs/vite-plugin-svelte'
      export default { plugins: [svelte()] }`,
  },
}

const HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A project</title>
<link rel="icon" href="data:,"><div id="app"></div><script type="module" src="./main.js"></script>`

linkPackages(project)
write(project, { 'package.json': '{ "type": "module" }' })

for (const [name, files] of Object.entries(PROJECTS)) {
  test(`${name}: the tree draws, steps, keeps its keys, reports its step and takes another`, async (t) => {
    t.diagnostic(`version ${name} ${version(name.toLowerCase())}`)
    const at = join(project, name)
    write(at, { 'index.html': HTML, ...files, ...recipe(name) })
    const { build } = await import('vite')
    await build({ root: at, logLevel: 'error', configFile: join(at, 'vite.config.js') })
    const { page, problems } = await visit(t, await folder(t, join(at, 'dist')))
    await steps(page)
    await page.getByText(`Step ${CUTOFF + 1}`, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'To the end' }).click()
    await reaches(page, LAST)
    await page.getByText(`Step ${LAST}`, { exact: true }).waitFor()
    assert.deepEqual(problems, [])
  })
}
