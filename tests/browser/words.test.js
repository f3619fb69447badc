// Files that do not load: words of a language, help, boards, the core. The page says so, goes on with what
// it has, and a later try can succeed.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partOf } from '../../www/messages/messages.js'
import { messages } from '../../www/messages/pages.js'
import { mockResponse } from './mock-response.js'
import { assertFitsWidth, painted, settled } from './element.js'
import { APART, PHONE, WIDE, load, reopen, visit } from './page.js'
import { FAILURES, restoreFiles, failFile } from './failing-files.js'
import { axeMayStyle, violations, violationsInSchemes } from './violations.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const CUTOFF = /A already has 3 from B/
const GERMAN = '#1&lang=de'

// An imported module fails in the same way for every fault: here and below each file has one fault, and each fault is tried.
// The core is fetched, so that it can fail in three ways.
for (const [file, failure, options] of /** @type {const} */ ([
  ['messages/de/words.js', 'aborted', WIDE],
  ['messages/de/viewer.js', 'missing', APART],
  ['messages/de/pages.js', 'garbage', WIDE],
])) {
  test(`with ${file} ${failure}, the page is in English with the reason`, async (t) => {
    const page = await load(t, options, (page) => failFile(page, file, failure), GERMAN)
    const notice = page.locator('.stand-in')
    await notice.waitFor()
    assert.match(await notice.innerText(), /words in Deutsch could not be loaded/)
    await page.getByText(CUTOFF).waitFor()
    assert.equal(await page.locator('html').getAttribute('lang'), 'en')
    assert.equal(await page.locator('.notice.active').count(), 0, 'the message is shown once')
    assert.equal(await page.locator('.starting').count(), 0)
    await restoreFiles(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('.viewer[lang="de"]').waitFor()
    assert.equal(await page.locator('.stand-in').count(), 0)
  })
}

test('the tree comes with its panels, before the words of the page around it', async (t) => {
  const page = await load(t, WIDE, (page) => failFile(page, 'messages/en/pages.js', 'never'))
  await page.getByText(CUTOFF).waitFor()
  assert.ok(await page.locator('secateur-tree .listing').isVisible())
  assert.equal(await page.locator('.projector').count(), 0, 'the page is not shown yet')
})

test('an element whose language does not load speaks English, says so, and can try again', async (t) => {
  const page = await visit(t, { ...WIDE, locale: 'de' }, (page) =>
    failFile(page, 'messages/fi/words.js', 'missing'),
  )
  await page.locator('.viewer[lang="de"]').waitFor()
  const step = await page.locator('.position input').inputValue()
  await page.locator('secateur-tree').evaluate((element) => element.setAttribute('lang', 'fi'))
  const notice = page.locator('.notice.active')
  await notice.waitFor()
  assert.match(await notice.innerText(), /words in Suomi could not be loaded/)
  assert.equal(await page.locator('.viewer').getAttribute('lang'), 'en')
  assert.match(await page.locator('.sentence').innerText(), CUTOFF)
  assert.match(step, /22/)
  const refused = page.waitForResponse(/messages\/fi\/words\.js/)
  await notice.getByRole('button').click()
  await refused
  await painted(page)
  assert.ok(await notice.isVisible(), 'the file has not arrived yet')
  await restoreFiles(page)
  await notice.getByRole('button').click()
  await page.locator('.viewer[lang="fi"]').waitFor()
  assert.equal(await page.locator('.notice.active').count(), 0)
})

test('without any words the page shows a remedy in all languages', async (t) => {
  const page = await load(t, WIDE, (page) => failFile(page, 'messages/en/words.js', 'aborted'))
  const starting = page.locator('.starting')
  await starting.getByText('reload the page').waitFor()
  for (const lang of ['de', 'fi', 'zh-Hans']) {
    assert.ok(await starting.locator(`[lang="${lang}"] a`).isVisible())
  }
  await page.getByText('The words in English could not be loaded.').waitFor()
  await restoreFiles(page)
  await starting.getByText('reload the page').click()
  await page.getByText(CUTOFF).waitFor()
})

test('without one of its scripts the page shows a remedy', async (t) => {
  for (const [path, file] of [
    ['', 'viewer/stage/stage.js'],
    ['lab.html', 'lab/settings/form.js'],
  ]) {
    const page = await load(
      t,
      APART,
      async (page) => {
        await failFile(page, file, 'aborted')
        // The browser would rightly warn of a core that is asked for ahead and that no script uses.
        await failFile(page, 'link/preload-core.js', 'aborted')
      },
      path,
    )
    await page.locator('.starting').getByText('reload the page').waitFor()
    const text = await page
      .locator('.starting p')
      .first()
      .evaluate((p) => getComputedStyle(p).visibility)
    assert.ok(['hidden', 'visible'].includes(text))
    await page.waitForFunction(() => {
      const starting = document.querySelector('.starting')
      return starting && getComputedStyle(starting).visibility === 'visible'
    })
  }
})

test('a slow core is reported by sentence and status, and can be cancelled', async (t) => {
  const page = await load(t, WIDE, (page) => failFile(page, '.wasm', 'never'))
  for (const lang of ['en', 'de', 'fi', 'zh-Hans']) {
    const words = await messages(lang)
    await reopen(page, `#1&lang=${lang}`)
    await page.locator('.opening.going').waitFor()
    const sentences = await Promise.all(
      ['.opening [role="status"]', '.sentence'].map((part) => page.locator(part).innerText()),
    )
    assert.deepEqual(sentences, Array(2).fill(words.opening.stages.loading))
    const speech = () => page.locator('.sentence').getAttribute('aria-live')
    assert.equal(await speech(), 'off', 'the status is spoken, the sentence is not')
    await page.getByRole('button', { name: words.opening.cancel }).click()
    await page.locator('.opening.going').waitFor({ state: 'hidden' })
    assert.equal(await page.locator('.sentence').innerText(), words.errors.cancelled({}))
    assert.equal(await speech(), 'polite')
    assert.ok(await page.getByRole('button', { name: words.opening.again }).isVisible())
  }
})

for (const failure of FAILURES) {
  test(`with the core ${failure}, the page says so, and can try again`, async (t) => {
    const page = await load(t, WIDE, (page) => failFile(page, '.wasm', failure))
    await page
      .getByText(/runs as WebAssembly, and that could not start/)
      .first()
      .waitFor()
    await restoreFiles(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText(CUTOFF).waitFor()
    assert.equal(await page.getByText(/could not start/).count(), 0)
  })
}

test('an element on another page reports a missing core, and can try again', async (t) => {
  const page = await load(
    t,
    WIDE,
    async (page) => {
      await failFile(page, '.wasm', 'missing')
      const script = '<script type="module" src="./define.js"></script>'
      const body = `<!doctype html><html lang="en">${script}<secateur-tree step="last">((3 12) (2 4))</secateur-tree>`
      await mockResponse(page, '/alone.html', () => ({ type: 'text/html', body }))
    },
    'alone.html',
  )
  await page
    .locator('.sentence')
    .getByText(/could not start/)
    .waitFor()
  await restoreFiles(page)
  await page.locator('.notice').getByRole('button', { name: 'Try again' }).click()
  await page.waitForFunction(() => {
    const tree = /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))
    return tree?.search
  })
  const isShown = await page.locator('secateur-tree').evaluate((element) => {
    const { step, search } = /** @type {SecateurTree} */ (element)
    return step === search?.summary.steps
  })
  assert.ok(isShown, 'the requested step')
})

for (const failure of /** @type {const} */ (['aborted', 'garbage'])) {
  test(`with the help ${failure} in one language it is in English; in all, a message says so`, async (t) => {
    const page = await visit(t, { ...WIDE, locale: 'de' }, (page) =>
      failFile(page, 'messages/de/help.js', failure),
    )
    await page.locator('.stage').focus()
    await page.keyboard.press('?')
    await page.getByRole('heading', { name: (await partOf('en', 'help')).signs }).waitFor()
    await page.keyboard.press('Escape')

    const other = await visit(t, WIDE, (page) => failFile(page, 'messages/en/help.js', failure))
    await other.locator('.stage').focus()
    await other.keyboard.press('?')
    const notice = other.locator('.notice.active')
    await notice.getByText('The help could not be loaded.').waitFor()
    if (failure === 'garbage') return // The browser keeps a file that it has read, until the page is loaded again.
    await restoreFiles(other)
    await notice.getByRole('button', { name: 'Try again' }).click()
    await other.locator('dialog[open]').waitFor()
    assert.equal(await other.locator('.notice.active').count(), 0)
  })
}

for (const path of ['viewer/panels/panels.js', 'messages/en/panels.js']) {
  test(`without ${path} the tree is drawn, and the panels follow once they can be loaded`, async (t) => {
    const page = await visit(t, WIDE, (page) => failFile(page, path, 'aborted'))
    const notice = page.locator('.notice.active')
    await notice.getByText('The panels could not be loaded.').waitFor()
    assert.equal(await page.locator('.panels > *').count(), 0)
    await page.locator('.stage').press('End')
    await page.locator('.sentence').getByText('The search ends').waitFor()
    await restoreFiles(page)
    await notice.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('tab', { name: 'Variables' }).waitFor()
    assert.equal(await page.locator('.listing .name').innerText(), 'Alpha–beta')
    assert.equal(await page.locator('.notice.active').count(), 0)
  })
}

for (const failure of /** @type {const} */ (['missing', 'garbage'])) {
  test(`with the boards ${failure}, the panel of the position says so`, async (t) => {
    const page = await visit(t, WIDE, (page) => failFile(page, 'viewer/panels/board.js', failure))
    await settled(page, () =>
      page.locator('secateur-tree').evaluate((element) => {
        element.setAttribute('game', 'coins')
        element.setAttribute('coins', '4')
      }),
    )
    await page.locator('.scene > .board').getByText('The board could not be loaded.').waitFor()
    if (failure === 'garbage') return // As above.
    await restoreFiles(page)
    await page.locator('.stage').focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('l')
    await page.locator('.scene > .board svg').waitFor()
    assert.equal(await page.getByText('The board could not be loaded.').count(), 0)
  })
}

// As in accessibility.test.js, a phone has the colours that are loaded.
for (const [name, size, wrongIn] of /** @type {const} */ ([
  ['wide, light and dark', WIDE, violationsInSchemes],
  ['on a phone, dark', { ...PHONE, colorScheme: 'dark' }, violations],
])) {
  test(`messages about files that do not load have no violations: ${name}`, async (t) => {
    const options = { ...size, ...axeMayStyle }
    const language = await load(
      t,
      options,
      (page) => failFile(page, 'messages/de/words.js', 'missing'),
      GERMAN,
    )
    await language.getByText(CUTOFF).waitFor()
    const core = await load(t, options, (page) => failFile(page, '.wasm', 'missing'))
    await core
      .getByText(/could not start/)
      .first()
      .waitFor()
    const slow = await load(t, options, (page) => failFile(page, '.wasm', 'never'))
    await slow.locator('.opening.going').waitFor()
    for (const [what, page] of Object.entries({ language, core, slow })) {
      assert.deepEqual(await wrongIn(page), [], what)
      await assertFitsWidth(page, what)
    }
  })
}
