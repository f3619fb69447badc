// The lessons in a real browser: all of them, in four languages, by keyboard alone and by touch on a phone; the links
// between them; the tree after a wrong answer; progress; and the absence of answers.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LESSONS, partsOf } from '../../www/lessons/table.js'
import { LANGUAGES } from '../../www/messages/languages.js'
import { partOf } from '../../www/messages/messages.js'
import { assertFitsWidth, painted, scrollPast, refuseStorage } from './element.js'
import { LessonPlayer, taskOfSheet, elementOf, opened } from './lesson-player.js'
import { WIDE, load } from './page.js'
import { axeMayStyle, violationsInSchemes } from './violations.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 * @import {LessonName} from '../../www/messages/pages.js'
 * @import {Options} from './page.js'
 */

const NAMES = /** @type {LessonName[]} */ (Object.keys(LESSONS))
const LANGS = Object.keys(LANGUAGES)
const PHONE = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true }

/**
 * A lesson with all its exercises, and nothing done yet.
 * @param {TestContext} t
 * @param {LessonName} name
 * @param {string} lang
 * @param {Options} options
 */
async function lesson(t, name, lang, options) {
  const path = `lessons.html#1&lang=${lang}&lesson=${name}`
  const page = await load(t, options, undefined, path)
  await page.evaluate(() => localStorage.removeItem('secateur-lessons'))
  await page.reload()
  await ready(page, name)
  return page
}

/** Waits for the picture and the exercises of a lesson. @param {Page} page @param {LessonName} name */
async function ready(page, name) {
  await page.waitForFunction(
    (count) => document.querySelectorAll('secateur-tree').length === count,
    partsOf(name).length + 1,
  )
  await scrollPast(page)
  await painted(page)
}

/** The completed parts, as the device stores them. @param {Page} page @returns {Promise<string | null>} */
function doneParts(page) {
  return page.evaluate(() => localStorage.getItem('secateur-lessons'))
}

for (const [number, name] of NAMES.entries()) {
  const lang = LANGS[number % LANGS.length]
  const by = number % 2 ? 'touch' : 'keys'
  test(`a lesson is completed on a phone: ${name}, ${lang}, by ${by}`, async (t) => {
    const page = await lesson(t, name, lang, PHONE)
    const words = await partOf(lang, 'lessons')
    for (const [at, part] of partsOf(name).entries()) {
      const player = new LessonPlayer(page, by, at)
      // A wrong answer breaks the row.
      await player.answer(false)
      await player.next.waitFor()
      assert.doesNotMatch(await player.status.innerText(), new RegExp(words.row(1, 3)))
      for (let tree = 0; (await doneParts(page))?.includes(`${name}.${part}`) !== true; tree += 1) {
        assert.ok(tree < 6, `${part} does not end`)
        await player.goOn()
        await player.answer(true)
      }
      assert.equal(await player.status.innerText(), words.done)
    }
    const parts = partsOf(name).length
    const done = page.locator('main nav li', { has: page.locator('[aria-current]') })
    assert.equal(await done.locator('.mark').innerText(), words.partsDone(parts, parts))
  })
}

test('a wrong answer is named, and leads to a tree on which only that mistake fails', async (t) => {
  const page = await lesson(t, 'argument', 'en', WIDE)
  const words = await partOf('en', 'lessons')
  const { mistakes } = await partOf('en', 'exercise')
  const player = new LessonPlayer(page, 'keys', 1)
  await player.ready()
  // Plain minimax cuts nothing.
  const part = page.locator('.part').nth(1)
  await part.locator('.sheet [data-box="null.cuts"]').check()
  await part.locator('.checks button').click()
  await player.next.waitFor()
  assert.equal(await player.status.innerText(), words.wrong(mistakes.minimax))
  for (let tree = 0; tree < 5; tree += 1) {
    await player.goOn()
    await player.ready()
    const attributes = await player.attributes()
    const search = await opened(attributes)
    const answer = /** @type {const} */ ({ ask: 'cuts', given: 'none' })
    const { points, max } = await search.grade([answer], taskOfSheet(attributes))
    assert.ok(max > 0 && points === 0, attributes.tree)
    search.free()
    await part.locator('.sheet [data-box="null.cuts"]').check()
    await part.locator('.checks button').click()
    await player.next.waitFor()
  }
})

test('progress is stored without answers, shown in the list, and cleared by a button', async (t) => {
  const page = await lesson(t, 'why', 'en', WIDE)
  const words = await partOf('en', 'lessons')
  const player = new LessonPlayer(page, 'keys', 1)
  for (let tree = 0; tree < 3; tree += 1) {
    if (tree > 0) await player.goOn()
    await player.answer(true)
  }
  const mark = page.locator('main nav .mark').first()
  assert.equal(await mark.innerText(), words.partsDone(1, 3))
  assert.equal(await doneParts(page), '["why.practise"]')
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  assert.ok(!stored.includes('move'), stored)
  await page.reload()
  await ready(page, 'why')
  assert.equal(await player.status.innerText(), words.done)
  await page.getByRole('button', { name: words.forget }).click()
  assert.equal(await mark.innerText(), '')
  assert.equal(await doneParts(page), '[]')
})

test('a lesson works without storage, and keeps its progress until the page is left', async (t) => {
  const page = await load(
    t,
    { ...WIDE, serviceWorkers: 'block' },
    refuseStorage,
    'lessons.html#1&lang=en&lesson=why',
  )
  await ready(page, 'why')
  const words = await partOf('en', 'lessons')
  const player = new LessonPlayer(page, 'keys', 1)
  for (let tree = 0; tree < 3; tree += 1) {
    if (tree > 0) await player.goOn()
    await player.answer(true)
  }
  const mark = page.locator('main nav .mark').first()
  assert.equal(await mark.innerText(), words.partsDone(1, 3))
})

test('a lesson links to the next, Back works, and old addresses still lead to theirs', async (t) => {
  const page = await lesson(t, 'why', 'en', WIDE)
  const words = await partOf('en', 'lessons')
  for (const name of NAMES.slice(1)) {
    await page.locator('main > p a').click()
    await page.getByRole('heading', { name: words.lessons[name].title }).waitFor()
    await ready(page, name)
  }
  assert.equal(await page.locator('main > p').innerText(), words.end)
  await page.goBack()
  const before = NAMES[NAMES.length - 2]
  await page.getByRole('heading', { name: words.lessons[before].title }).waitFor()
  const current = page.locator('main nav [aria-current=page]')
  assert.equal(await current.innerText(), words.lessons[before].title)
  for (const name of /** @type {const} */ (['values', 'cuts', 'order'])) {
    await page.goto(page.url().replace(/lesson=\w+/, `lesson=${name}`))
    await page.getByRole('heading', { name: words.lessons[name].title }).waitFor()
  }
})

test('no part of a lesson contains an answer before it is asked for', async (t) => {
  /** @type {string[]} */
  const requests = []
  const page = await lesson(t, 'cuts', 'en', WIDE)
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))
  for (const at of partsOf('cuts').keys()) await new LessonPlayer(page, 'keys', at).ready()
  const open = await page.locator('.part secateur-tree').evaluateAll((trees) =>
    trees.map((tree) => {
      const { search, picture, answers } = /** @type {any} */ (tree)
      return [search, picture, JSON.stringify(answers ?? null)]
    }),
  )
  for (const [search, picture, answers] of open) {
    assert.deepEqual([search, picture], [null, null])
    assert.doesNotMatch(String(answers), /true|expected|likely/)
  }
  const find = await new LessonPlayer(page, 'keys', 2).attributes()
  const search = await opened(find)
  const { mistake, at } = await search.point(null, { seed: Number(find.mistake) })
  const { steps } = await search.plant({ seed: Number(find.mistake) })
  const right = await search.plant({ seed: Number(find.mistake) })
  assert.deepEqual(right.steps[Number(at)], steps[Number(at)])
  search.free()
  const document = await page.content()
  const { mistakes } = await partOf('en', 'exercise')
  for (const secret of [String(mistake), mistakes[/** @type {'minimax'} */ (mistake)]]) {
    assert.ok(!document.includes(secret), secret)
  }
  const tree = await page.locator('main').ariaSnapshot()
  assert.ok(!tree.includes('pruned') && !tree.includes('first mistake'), tree)
  assert.deepEqual(
    requests.filter((url) => !/\.(js|wasm|css|svg)\b/.test(url)),
    [],
  )
  assert.equal(elementOf(find).getAttribute('keep'), 'off')
})

for (const [number, lang] of LANGS.entries()) {
  const name = NAMES[(number * 2 + 1) % NAMES.length]
  const device = number % 2 ? PHONE : WIDE
  test(`a lesson has no violations: ${name}, ${lang}`, async (t) => {
    const page = await lesson(t, name, lang, { ...device, ...axeMayStyle })
    const words = await partOf(lang, 'lessons')
    const paragraphs = await page.locator('.part > p').allInnerTexts()
    assert.deepEqual(
      paragraphs,
      partsOf(name).map((part) => words.lessons[name][part]),
    )
    for (const at of partsOf(name).keys()) await new LessonPlayer(page, 'keys', at).ready()
    assert.deepEqual(await violationsInSchemes(page), [])
    await assertFitsWidth(page)
  })
}
