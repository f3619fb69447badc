// A package of cmi5 in a real browser: its page between a student and a platform that refuses everything that the standard forbids.

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { strFromU8, unzipSync } from 'fflate'
import { partOf } from '../../www/messages/messages.js'
import { PlatformCmi5 } from '../js/platform-cmi5.js'
import { freshPage } from './page.js'

/** @import {AddressInfo} from 'node:net' */

const { practise: words } = await partOf('en', 'exercise')
const program = fileURLToPath(new URL('../../bin/secateur.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'secateur-cmi5-'))
const EXERCISE = {
  ...{ title: 'Cuts', tree: '((31 57) (23 94))', ask: ['values'], pass: 0.6, lang: 'en' },
}

const platform = new PlatformCmi5()
/** Whether the platform drops every request. */
let isDown = false
// A browser logs an error for 404.
platform.missing = 204
/** @type {import('node:http').Server} */
let server
let origin = ''

before(async () => {
  const [from, to] = ['exercise.json', 'exercise.zip'].map((name) => join(folder, name))
  writeFileSync(from, JSON.stringify(EXERCISE))
  execFileSync(process.execPath, [program, 'pack', '--cmi5', from, '-o', to])
  const files = unzipSync(readFileSync(to))
  assert.deepEqual(Object.keys(files).sort(), ['cmi5.xml', 'index.html'])
  assert.match(strFromU8(files['cmi5.xml']), /masteryScore="0\.6"/)
  /** @type {Record<string, string>} */
  const pages = { '/index.html': strFromU8(files['index.html']), '/back': '<p>The course</p>' }
  server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', origin)
    if (url.pathname in pages) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      return response.end(pages[url.pathname])
    }
    let body = ''
    for await (const part of request) body += part
    const headers = /** @type {Record<string, string>} */ (request.headers)
    if (isDown) return response.destroy()
    const { status, json } = platform.answer(request.method ?? '', url, headers, body)
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(json === undefined ? '' : JSON.stringify(json))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  origin = `http://127.0.0.1:${/** @type {AddressInfo} */ (server.address()).port}`
})

after(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

/** Waits until the platform has the statements. @param {() => boolean} hasAll */
async function until(hasAll) {
  for (let tries = 0; tries < 600 && !hasAll(); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  assert.ok(hasAll(), JSON.stringify([platform.verbs, platform.refused]))
}

test('a student fails, comes back to the saved answers, passes and returns to the course', async (t) => {
  const { page } = await freshPage(t)
  const box = (/** @type {string} */ key) => page.locator(`.sheet [data-box="${key}"]`)
  const handIn = () => page.getByRole('button', { name: words.scopeNames.all }).click()
  await page.goto(`${origin}/index.html?${platform.launch(origin)}`)
  await box('0.value').fill('99')
  await handIn()
  await until(() => platform.verbs.includes('completed'))
  await page.goto(`${origin}/back`)
  await until(() => platform.verbs.includes('terminated'))
  assert.equal(platform.verbs.at(-2), 'failed')
  assert.ok(platform.verbs.includes('answered'))

  const returnURL = `${origin}/back`
  await page.goto(`${origin}/index.html?${platform.launch(origin, { returnURL })}`)
  await box('0.value').waitFor()
  assert.equal(await box('0.value').inputValue(), '99')
  for (const [key, value] of [
    ['0.value', '31'],
    ['1.value', '31'],
    ['4.value', '23'],
  ]) {
    await box(key).fill(value)
  }
  await handIn()
  await until(() => platform.verbs.includes('passed'))
  await page.getByRole('button', { name: words.course.back }).click()
  await page.getByText('The course').waitFor()
  assert.equal(platform.verbs.at(-1), 'terminated')
  assert.deepEqual(platform.refused, [])
})

test('the page reports that a result was not delivered, and later that it was', async (t) => {
  const { page, problems } = await freshPage(t)
  await page.goto(`${origin}/index.html?${platform.launch(origin)}`)
  await page.locator('.sheet [data-box="0.value"]').fill('31')
  isDown = true
  await page.getByRole('button', { name: words.scopeNames.all }).click()
  await page.getByText(words.course.unreachable).waitFor()
  const left = page.waitForEvent('dialog')
  const going = page.goto(`${origin}/back`).catch(() => undefined)
  const dialog = await left
  assert.equal(dialog.type(), 'beforeunload')
  await dialog.dismiss()
  await going
  isDown = false
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByText(words.course.taken).waitFor()
  // It has been completed and passed in an earlier session.
  assert.deepEqual(platform.verbs, ['initialized', ...Array(3).fill('answered')])
  assert.deepEqual(platform.refused, [])
  // The browser says itself that the platform did not answer.
  for (const problem of problems.splice(0)) assert.match(problem, /net::ERR_/)
})

test('without a token from the platform the page is an exercise alone, and says so', async (t) => {
  const { page } = await freshPage(t)
  const query = platform.launch(origin)
  await fetch(`${origin}/token`, { method: 'POST' })
  await page.goto(`${origin}/index.html?${query}`)
  await page.getByText(words.course.alone).waitFor()
  await page.locator('.sheet [data-box="0.value"]').waitFor()
  assert.equal(platform.verbs.length, 0)
})
