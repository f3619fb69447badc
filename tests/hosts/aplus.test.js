// An external grader of A+, by its recipe: the service runs, and a stand-in of A+ asks it by the protocol.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { root, windows } from '../../scripts/phase.js'
import { visit } from './guest.js'
import { recipe, write } from './recipe.js'
import { course, published } from './servers.js'

const EXERCISE = { title: 'Cuts', tree: '((31 57) (23 94))', ask: ['values'], lang: 'en' }

/**
 * Runs the service of the recipe, and gives its address.
 * @param {import('node:test').TestContext} t
 * @param {string} files the address of dist/
 */
async function service(t, files) {
  const folder = mkdtempSync(join(tmpdir(), 'secateur-aplus-'))
  write(folder, recipe('A+ and other external graders', files))
  writeFileSync(join(folder, 'exercise.json'), JSON.stringify(EXERCISE))
  // As npm installs the command.
  const bin = join(folder, 'node_modules/.bin')
  mkdirSync(bin, { recursive: true })
  const program = join(root, 'bin/secateur.js')
  writeFileSync(join(bin, 'secateur'), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`)
  chmodSync(join(bin, 'secateur'), 0o755)
  const port = 20_000 + (process.pid % 20_000)
  const env = { ...process.env, PORT: String(port) }
  const running = spawn(process.execPath, ['service.mjs'], { cwd: folder, env, stdio: 'inherit' })
  t.after(() => {
    running.kill()
    rmSync(folder, { recursive: true, force: true })
  })
  const address = `http://127.0.0.1:${port}/`
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(address).catch(() => null)
    if (answer) return address
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return assert.fail('the service does not answer')
}

/** The metas of an answer, by their names. @param {string} html */
function metas(html) {
  const parameters = html.matchAll(/<meta name="(.*?)" value="(.*?)">/g)
  return Object.fromEntries(Array.from(parameters, ([, name, value]) => [name, value]))
}

/** The page of an exercise. @param {string} part */
const alone = (part) => `<!doctype html><html lang="en"><title>A+</title>${part}`

/**
 * A chapter: its script puts the part into the page, runs the scripts of the part in the head, as jQuery does, and sends
 * the data of the form when its own handler is called.
 * @param {string} part
 */
const chapter = (part) => `<!doctype html><html lang="en"><title>A+</title><div id="chapter"></div>
<script>
  const box = document.querySelector('#chapter')
  box.innerHTML = ${JSON.stringify(part).replaceAll('</', '<\\/')}
  const form = box.querySelector('form')
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)) }).catch(() => {})
  })
  for (const script of box.querySelectorAll('script')) {
    const copy = document.createElement('script')
    for (const { name, value } of script.attributes) copy.setAttribute(name, value)
    copy.text = script.text
    script.remove()
    document.head.append(copy)
    if (!copy.src) copy.remove()
  }
</script>`

/**
 * The data that A+ hands on when the exercise is filled in.
 * @param {import('node:test').TestContext} t
 * @param {string} html
 */
async function submitted(t, html) {
  const { page, problems } = await visit(t, await course(t, html))
  for (const [key, value] of [
    ['0.value', '31'],
    ['1.value', '31'],
  ]) {
    await page.locator(`secateur-tree .sheet [data-box="${key}"]`).fill(value)
  }
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Submit' }).click()
  const body = (await sent).postData() ?? ''
  assert.deepEqual(
    problems.filter((text) => !text.includes('ERR_FAILED')),
    [],
  )
  return body
}

test('a student fills in the form, and A+ gets the points', { skip: windows }, async (t) => {
  const address = await service(t, await published(t))
  const params = new URLSearchParams({
    ...{
      submission_url: 'https://plus.example/new',
      post_url: 'https://plus.example/post?a=1&b=2',
    },
    max_points: '10',
  })
  const page = await (await fetch(`${address}?${params}`)).text()
  assert.deepEqual(metas(page), {})
  const [, part = ''] = page.match(/<body>(<div id="exercise">.*<\/div>)<\/body>/s) ?? []
  assert.ok(part.includes('action="https://plus.example/post?a=1&amp;b=2"'))

  const bodies = []
  for (const way of [alone, chapter]) bodies.push(await submitted(t, way(part)))
  const [body] = bodies
  assert.equal(bodies[1], body)
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const graded = await (
    await fetch(`${address}?${params}`, { method: 'POST', headers, body })
  ).text()
  const { status, points, max_points } = metas(graded)
  assert.equal(status, 'accepted')
  assert.ok(Number(points) > 0 && Number(points) < Number(max_points), graded)

  const odd = await fetch(`${address}?${params}`, { method: 'POST', headers, body: 'answers=x' })
  assert.deepEqual(metas(await odd.text()), { status: 'error' })
})
