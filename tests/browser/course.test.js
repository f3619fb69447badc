// A package for learning platforms, in a real browser: its manifest, and its page between a student and a platform that
// refuses everything that SCORM 1.2 forbids.

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
import { textsOf } from './page-texts.js'
import { freshPage } from './page.js'

/**
 * @import {Frame, Page} from 'playwright-core'
 * @import {AddressInfo} from 'node:net'
 * @import {TestContext} from 'node:test'
 */

const { practise: words } = await partOf('en', 'exercise')
const platform = readFileSync(new URL('../js/platform.js', import.meta.url), 'utf8')
const program = fileURLToPath(new URL('../../bin/secateur.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'secateur-course-'))
const EXERCISE = {
  ...{ title: 'Cuts & bounds <1>', tree: '((31 57) (23 94))', ask: ['values', 'ranges', 'cuts'] },
  ...{ pass: 0.6, lang: 'en' },
}
/** @type {Record<string, string>} */
let files = {}

before(() => {
  const [from, to] = ['exercise.json', 'exercise.zip'].map((name) => join(folder, name))
  writeFileSync(from, JSON.stringify(EXERCISE))
  execFileSync(process.execPath, [program, 'pack', '--scorm', from, '-o', to])
  const unzipped = Object.entries(unzipSync(readFileSync(to)))
  files = Object.fromEntries(unzipped.map(([name, bytes]) => [name, strFromU8(bytes)]))
})

after(() => rmSync(folder, { recursive: true }))

/** A script that makes a platform: it resumes an attempt on another day and, like Moodle, opens a completed one for review. */
const LMS = `<script type="module">
  ${platform.replace(/^import .*$/m, '').replaceAll('export ', '')}
  window.begin = (data) => {
    const over = ['passed', 'completed', 'failed'].includes(data?.['cmi.core.lesson_status'])
    window.API = new Platform({ ...data, 'cmi.core.lesson_mode': over ? 'review' : 'normal' })
  }
  begin()
</script>`

const FRAME = (/** @type {string} */ name) =>
  `<iframe src="./${name}.html" width="1000" height="640" title="A page"></iframe>`
/** @param {string} body */
const html = (body) => `<!doctype html><html lang="en"><title>A platform</title>${body}`

/** @type {import('node:http').Server} */
let server
let address = ''

before(async () => {
  /** @type {Record<string, string>} */
  const pages = {
    '/empty.html': html(LMS),
    '/lms.html': html(LMS + FRAME('sco')),
    '/player.html': html(FRAME('sco')),
    '/sco.html': files['index.html'],
    '/limited.html': html(LMS + FRAME('once')),
    '/once.html': files['index.html'].replace(
      'attributes&#34;:{',
      'attributes&#34;:{&#34;attempts&#34;:&#34;1&#34;,',
    ),
    // The package of a random tree, with its seed.
    '/drawn.html': files['index.html']
      .replace('seed&#34;:null', 'seed&#34;:7')
      .replace('((31 57)', 'MAX((31 57)'),
  }
  server = createServer(({ url = '' }, response) => {
    response.writeHead(url in pages ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(pages[url])
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  address = `http://127.0.0.1:${/** @type {AddressInfo} */ (server.address()).port}/`
})

after(() => {
  server.close()
  server.closeAllConnections()
})

/** A platform. @param {TestContext} t @param {'lms' | 'limited' | 'empty'} [name] with the page of the package in it, or without */
async function lms(t, name = 'lms') {
  const { page } = await freshPage(t)
  await page.goto(`${address}${name}.html`)
  return page
}

/** The page of the package, ready. @param {Page} page @param {number} [depth] how many frames deep it is */
async function sco(page, depth = 1) {
  let frame = page.mainFrame()
  for (let inner = 0; inner < depth; inner += 1) {
    const element = await frame.waitForSelector('iframe')
    frame = (await element.contentFrame()) ?? assert.fail('no frame')
  }
  await frame.locator('secateur-tree .sheet tbody tr').first().waitFor()
  return frame
}

/** @param {Frame | Page} frame @param {string} key */
function box(frame, key) {
  return frame.locator(`secateur-tree .sheet [data-box="${key}"]`)
}

/**
 * Hands all answers in, and waits until the platform has got this many reports.
 * @param {Page} page
 * @param {Frame | Page} frame
 * @param {number} times
 */
async function handIn(page, frame, times) {
  await frame.getByRole('button', { name: words.scopeNames.all }).click()
  await page.waitForFunction(
    (times) =>
      /** @type {any} */ (window).API.calls.filter(
        (/** @type {string} */ call) => call === 'LMSCommit()',
      ).length === times,
    times,
  )
}

/** The data of the platform. @param {Page} page @returns {Promise<{ calls: string[], refused: string[], data: Record<string, string> }>} */
function platformOf(page) {
  return page.evaluate(() => JSON.parse(JSON.stringify(/** @type {any} */ (window).API)))
}

test('the manifest is well-formed, as SCORM 1.2 asks of a package of one page', async (t) => {
  const page = await lms(t, 'empty')
  const problems = await page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml')
    /** @type {(element: Element) => unknown[]} */
    const outline = (element) => [
      `${element.namespaceURI?.split('/').at(-1)} ${element.localName}`,
      Object.fromEntries(
        Array.from(element.attributes)
          .filter(({ name }) => !name.startsWith('xmlns'))
          .map(({ name, value }) => [name, value]),
      ),
      element.children.length ? Array.from(element.children, outline) : element.textContent,
    ]
    return document.querySelector('parsererror') ? xml : outline(document.documentElement)
  }, files['imsmanifest.xml'])
  const [, { identifier }] = /** @type {any} */ (problems)
  assert.match(identifier, /^[A-Za-z_][\w.-]*$/, 'an identifier of XML')
  const cp = 'imscp_rootv1p1p2'
  const title = [`${cp} title`, {}, EXERCISE.title]
  // No mastery score: a platform would judge by it instead of by the status of the page.
  const item = { identifier: 'exercise', identifierref: 'page', isvisible: 'true' }
  const kind = { type: 'webcontent', 'adlcp:scormtype': 'sco', href: 'index.html' }
  assert.deepEqual(problems, [
    `${cp} manifest`,
    { identifier, version: '1.0' },
    [
      [
        `${cp} metadata`,
        {},
        [
          [`${cp} schema`, {}, 'ADL SCORM'],
          [`${cp} schemaversion`, {}, '1.2'],
        ],
      ],
      [
        `${cp} organizations`,
        { default: 'course' },
        [[`${cp} organization`, { identifier: 'course' }, [title, [`${cp} item`, item, [title]]]]],
      ],
      [
        `${cp} resources`,
        {},
        [
          [
            `${cp} resource`,
            { identifier: 'page', ...kind },
            [[`${cp} file`, { href: 'index.html' }, '']],
          ],
        ],
      ],
    ],
  ])
})

test('a student fails, passes another day, and each result is reported once', async (t) => {
  const page = await lms(t)
  const frame = await sco(page)
  assert.equal(await frame.title(), EXERCISE.title)
  const { calls } = await platformOf(page)
  assert.deepEqual(
    calls.map((call) => call.split('(')[0]),
    ['LMSInitialize', 'LMSGetValue', 'LMSGetValue', 'LMSGetValue'],
    'no call on load',
  )
  assert.ok(
    await frame.getByRole('button', { name: words.another }).isHidden(),
    'an exercise of one tree',
  )
  assert.equal(await frame.getByText(words.course.alone).count(), 0)
  const secrets = ['≤ 23', '"expected"', words.answer('31')]
  await box(frame, '0.value').fill('31')
  await handIn(page, frame, 1)
  const before = `${await textsOf(frame)}${JSON.stringify(await platformOf(page))}`
  for (const secret of secrets) assert.ok(!before.includes(secret), secret)
  await box(frame, '4.range').fill('<=23')
  await frame.getByText(words.readAs('≤ 23')).first().waitFor()
  assert.ok((await textsOf(frame)).includes('≤ 23'), 'a visible text is found')
  const { data } = await platformOf(page)
  assert.equal(data['cmi.core.lesson_status'], 'incomplete', 'a later check can be better')
  const text = await frame.locator('.checks .left').innerText()
  await page.evaluate(() => document.querySelector('iframe')?.remove())
  const first = await platformOf(page)
  assert.deepEqual([first.refused, first.calls.at(-1)], [[], 'LMSFinish()'])
  await page.evaluate(() => {
    const { API, begin } = /** @type {any} */ (window)
    begin(API.data)
    const frame = document.createElement('iframe')
    Object.assign(frame, { src: './player.html', width: 1000, height: 700 })
    document.body.append(frame)
  })
  const again = await sco(page, 2)
  await again.waitForFunction(
    () =>
      /** @type {any} */ (document.querySelector('secateur-tree'))?.shadowRoot.querySelector(
        '[data-box="0.value"]',
      )?.value === '31',
  )
  assert.equal(await again.evaluate(() => localStorage.length), 0, 'no stored answers')
  await again.locator('.checks .left', { hasText: text || '?' }).waitFor()
  for (const [key, text] of [
    ['1.value', '31'],
    ['4.value', '23'],
    ['0.range', '31'],
    ['1.range', '31'],
    ['4.range', '<=23'],
  ]) {
    await box(again, key).fill(text)
  }
  await box(again, '6.cut').check()
  await handIn(page, again, 1)
  const second = await platformOf(page)
  assert.equal(second.data['cmi.core.lesson_status'], 'passed')
  assert.equal(second.data['cmi.core.score.raw'], '100')
  assert.equal(JSON.parse(second.data['cmi.suspend_data']).answers.attempts, 2)
  assert.deepEqual(second.refused, [])
})

test('a failed last check is reported as failed', async (t) => {
  const page = await lms(t, 'limited')
  const frame = await sco(page)
  await box(frame, '0.value').fill('57')
  await handIn(page, frame, 1)
  const { data, refused } = await platformOf(page)
  assert.deepEqual([data['cmi.core.lesson_status'], refused], ['failed', []])
})

test('an answer that was shown ends the attempt', async (t) => {
  const page = await lms(t)
  const frame = await sco(page)
  const status = async () => (await platformOf(page)).data['cmi.core.lesson_status']
  await box(frame, '0.value').fill('57')
  await handIn(page, frame, 1)
  assert.equal(await status(), 'incomplete')
  await box(frame, '0.value').focus()
  for (const step of words.helpSteps.slice(1)) {
    await frame.locator('.sheet .help').getByRole('button', { name: step }).click()
  }
  await handIn(page, frame, 2)
  assert.equal(await status(), 'failed')
})

test('a page in a window of its own reports to the platform of its opener', async (t) => {
  const page = await lms(t, 'empty')
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void open('./drawn.html', '', 'width=900,height=700')),
  ])
  await popup.getByText(words.seed(7)).waitFor()
  assert.ok(await popup.getByRole('button', { name: words.another }).isVisible(), 'trees are drawn')
  await box(popup, '0.value').fill('31')
  await handIn(page, popup, 1)
  await popup.close()
  await page.waitForFunction(() => /** @type {any} */ (window).API.calls.at(-1) === 'LMSFinish()')
  const { refused } = await platformOf(page)
  assert.deepEqual(refused, [])
})

test('a review shows the answers and reports nothing, and says so', async (t) => {
  const page = await lms(t, 'empty')
  const answers = { tree: null, seed: null, answers: { '0.value': '31' }, attempts: 1, best: 1 }
  const { ask, tree } = EXERCISE
  const of = { tree, exercise: 'practise', ask: ask.join(' ') }
  const savedState = JSON.stringify({ version: 1, of, best: 1, answers })
  const before = {
    ...{ 'cmi.core.lesson_mode': 'review', 'cmi.core.lesson_status': 'passed' },
    ...{ 'cmi.core.score.raw': '100', 'cmi.suspend_data': savedState },
  }
  await page.evaluate((data) => {
    const { begin } = /** @type {any} */ (window)
    begin(data)
    const frame = document.createElement('iframe')
    Object.assign(frame, { src: './sco.html', width: 1000, height: 640 })
    document.body.append(frame)
  }, before)
  const frame = await sco(page)
  await frame.getByText(words.course.review).waitFor()
  await frame.waitForFunction(
    () =>
      /** @type {any} */ (document.querySelector('secateur-tree'))?.shadowRoot.querySelector(
        '[data-box="0.value"]',
      )?.value === '31',
  )
  await box(frame, '0.value').fill('5')
  await frame.getByRole('button', { name: words.scopeNames.all }).click()
  await frame.getByText(words.readAs('5')).or(frame.locator('.points')).first().waitFor()
  await page.evaluate(() => document.querySelector('iframe')?.remove())
  const { data, refused } = await platformOf(page)
  assert.deepEqual([data, refused], [before, []])
})

test('a page without a platform says so, and is an exercise all the same', async (t) => {
  const { page } = await freshPage(t)
  await page.goto(`${address}sco.html`)
  const frame = await sco(page, 0)
  await frame.getByText(words.course.alone).waitFor()
  assert.ok(await frame.getByRole('button', { name: words.another }).isVisible())
})
