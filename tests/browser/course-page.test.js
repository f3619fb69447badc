// The published files in a page of another origin, under a policy that allows only what they need: the files that
// are loaded, the core that opens a tree, and its colours.

import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { before, test } from 'node:test'
import { published } from './built.js'
import { course, drawn } from './course-page.js'
import { openHelp } from './element.js'
import { corsServer } from './other-origins.js'
import { freshPage } from './page.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {Search} from '../../www/core.js'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const WHOLE = 'pkg/whole_bg.wasm'
const VIEWER = 'pkg/viewer_bg.wasm'
const TREE = '((3 12 8) (2 4 6) (14 5 2))'

let built = ''
/** The folder of the files that scripts and pages load. */
let parts = ''

before(async () => {
  built = await published()
  parts = readdirSync(built).find((name) => /^\d/.test(name)) ?? ''
})

/** @param {Page} page */
function sentences(page) {
  return page.locator('secateur-tree .sentence').allTextContents()
}

test('an element in a page of another origin draws, steps and loads one language', async (t) => {
  const { page, requests } = await freshPage(t)
  const cdn = await corsServer(t, built)
  const body = `<script type="module" src="${cdn.url}secateur.js"></script>
    <p>As the tree shows, two leaves are never looked at.</p>
    <secateur-tree step="cutoff">${TREE}</secateur-tree>`
  const address = await course(t, new URL(cdn.url).origin, body)
  await page.goto(address)
  await drawn(page)
  const [cutoff] = await sentences(page)
  assert.match(cutoff, /^C is worth at most 2, but A already has 3 from B/)
  await page.locator('secateur-tree .stage').first().press('ArrowRight')
  await page.waitForFunction(
    () => /** @type {SecateurTree} */ (document.querySelector('secateur-tree')).step === 23,
  )
  const leave = 'C returns 2 to A. That is only a bound: its true value is at most 2.'
  await page.locator('.sentence').getByText(leave, { exact: true }).waitFor()

  const before = requests.length
  await page.evaluate((tree) => {
    const other = document.createElement('secateur-tree')
    other.lang = 'fi'
    other.setAttribute('step', 'cutoff')
    other.textContent = tree
    document.body.append(other)
  }, TREE)
  await page.getByText('Solmun C arvo on enintään 2').waitFor()
  await drawn(page)
  const more = requests.slice(before).filter((url) => url.endsWith('.js'))
  assert.deepEqual(more, [`${cdn.url}${parts}/messages/fi/words.js`])
})

test('the code from the dialog “Share” draws in a page of another origin', async (t) => {
  const { page } = await freshPage(t)
  const site = await corsServer(t, built)
  await page.goto(`${site.url}#1&lang=en&order=reversed&step=last`)
  await drawn(page)
  await page.locator('.icon-share').click()
  const input = page.locator('.share-dialog input')
  await input.first().waitFor()
  const codes = await input.evaluateAll((fields) =>
    fields.map((field) => /** @type {HTMLInputElement} */ (field).value),
  )
  const pasted = codes.filter((code) => code.startsWith('<'))
  assert.equal(pasted.length, 3, 'one exercise per way of embedding')
  for (const code of pasted) {
    await page.goto(await course(t, new URL(site.url).origin, code))
    const frame = code.startsWith('<iframe') ? page.frames()[1] : page.mainFrame()
    await frame.locator('.sentence').getByText('The search ends: A is worth exactly 3.').waitFor()
    const order = await frame.locator('secateur-tree').getAttribute('order')
    assert.equal(order, 'reversed')
  }
})

test('code for rare features is fetched when it is first used', async (t) => {
  const { page, requests } = await freshPage(t)
  const cdn = await corsServer(t, built)
  const script = `<script type="module" src="${cdn.url}secateur.js"></script>`
  const element = `<secateur-tree>${TREE}</secateur-tree>`
  const address = await course(t, new URL(cdn.url).origin, script + element)
  await page.goto(address)
  await drawn(page)
  /** The scripts that are requested for some work. @param {() => Promise<unknown>} work */
  const fetched = async (work) => {
    const before = requests.length
    await work()
    return requests.slice(before).map((url) => url.replace(`${cdn.url}${parts}/`, ''))
  }
  const help = await fetched(async () => {
    await openHelp(page)
  })
  assert.deepEqual(help.sort(), ['messages/en/help.js', 'viewer/help/help.js'])
  const panels = await fetched(async () => {
    await page
      .locator('secateur-tree')
      .evaluate((element) => element.setAttribute('panels', 'listing counts'))
    await page.getByRole('group', { name: 'Counts' }).waitFor()
    await page.locator('.listing').getByText('minValue').first().waitFor()
  })
  assert.deepEqual(panels.sort(), ['messages/en/panels.js', 'viewer/panels/panels.js'])
  const tree = page.locator('secateur-tree')
  const tip = await fetched(async () => {
    await tree.evaluate((/** @type {any} */ element) => element.select(0))
    await tree.locator('.tip').waitFor({ state: 'attached' })
  })
  assert.deepEqual(tip, ['viewer/stage/tip.js'])
  const exercise = await fetched(async () => {
    await tree.evaluate((element) => element.setAttribute('exercise', 'practise'))
    // An answer is drawn, which only the whole core can do.
    const loaded = page.waitForResponse(/whole_bg/)
    await tree.locator('.sheet [data-box="7.cut"]').check()
    await loaded
    await tree.locator('.sheet [data-box="0.value"]').fill('8')
    await tree.getByRole('button', { name: 'Check all answers' }).click()
    await tree.locator('.sheet [data-box="0.value"][aria-invalid="true"]').waitFor()
  })
  assert.deepEqual(exercise.sort(), [
    ...['exercise/practise/practise.js', 'messages/en/exercise.js', WHOLE, 'whole.js'],
  ])
  // The search has moved into the whole core, which has more to show of its run.
  const after = await fetched(async () => {
    const loaded = page.waitForResponse(/whole-parts/)
    await tree.evaluate((element) => element.removeAttribute('exercise'))
    await loaded
  })
  assert.deepEqual(after, ['viewer/whole-parts.js'])
  const game = await fetched(async () => {
    await page.locator('secateur-tree').evaluate((element) => {
      element.setAttribute('game', 'coins')
      element.setAttribute('coins', '3')
    })
    await page.getByRole('img', { name: /of 3 coins/ }).waitFor()
  })
  assert.deepEqual(game.sort(), [...['messages/en/position.js', 'viewer/panels/board.js']])
  const broken = await fetched(async () => {
    await page.evaluate(() => {
      const element = document.createElement('secateur-tree')
      element.textContent = '((3 12'
      document.body.append(element)
    })
    await page.getByText('is never closed').waitFor()
  })
  assert.deepEqual(
    broken.filter((name) => name.endsWith('.js')),
    ['messages/en/errors.js'],
  )
})

test('trees of the viewer’s core and of the whole core stand side by side', async (t) => {
  const { page, requests } = await freshPage(t)
  const server = await corsServer(t, built)
  const body = `<script type="module" src="${server.url}secateur.js"></script>
    <secateur-tree id="one" step="last">${TREE}</secateur-tree>`
  await page.goto(await course(t, new URL(server.url).origin, body))
  await drawn(page)
  const cores = () =>
    requests.filter((url) => url.endsWith('.wasm')).map((url) => url.split(`${parts}/`)[1])
  assert.deepEqual(cores(), [VIEWER])
  const refused = await page.evaluate(async (tree) => {
    const one = /** @type {SecateurTree} */ (document.querySelector('#one'))
    const { search } = one
    const two = /** @type {SecateurTree} */ (document.createElement('secateur-tree'))
    two.id = 'two'
    two.textContent = tree
    two.setAttribute('order', 'reversed')
    const opened = new Promise((resolve) => two.addEventListener('secateur-open', resolve))
    document.body.append(two)
    await opened
    try {
      search?.counterpart(3, /** @type {Search} */ (two.search))
      return 'compared'
    } catch (error) {
      return /** @type {{ code: string }} */ (error).code
    }
  }, TREE)
  assert.equal(refused, 'bad-argument')
  assert.deepEqual(cores(), [VIEWER, WHOLE])
  // To be compared, the tree of the viewer moves into the whole core, at its step.
  await page.evaluate(() => document.querySelector('#two')?.setAttribute('beside', 'one'))
  await page.waitForFunction(() => {
    const [one, two] = /** @type {NodeListOf<SecateurTree>} */ (
      document.querySelectorAll('secateur-tree')
    )
    try {
      return (
        one.step === one.search?.summary.steps &&
        two.search?.compared(/** @type {Search} */ (one.search))
      )
    } catch {
      return false
    }
  })
  assert.deepEqual(cores(), [VIEWER, WHOLE])
})

test('two trees of the viewer’s core move into the whole core to be compared', async (t) => {
  const { page, requests } = await freshPage(t)
  const server = await corsServer(t, built)
  const body = `<script type="module" src="${server.url}secateur.js"></script>
    <secateur-tree id="one" step="last">${TREE}</secateur-tree>
    <secateur-tree id="two" step="last" algorithm="minimax">${TREE}</secateur-tree>`
  await page.goto(await course(t, new URL(server.url).origin, body))
  await page.waitForFunction(() => {
    const elements = /** @type {NodeListOf<SecateurTree>} */ (
      document.querySelectorAll('secateur-tree')
    )
    return Array.from(elements).every(({ search }) => search)
  })
  const compared = () =>
    page.evaluate(() => {
      const [one, two] = /** @type {NodeListOf<SecateurTree>} */ (
        document.querySelectorAll('secateur-tree')
      )
      try {
        return two.search?.compared(/** @type {Search} */ (one.search)) === true
      } catch (error) {
        return /** @type {{ code: string }} */ (error).code
      }
    })
  assert.equal(await compared(), 'bad-argument')
  await page.evaluate(() => document.querySelector('#two')?.setAttribute('beside', 'one'))
  while ((await compared()) !== true) await page.waitForTimeout(20)
  const cores = requests
    .filter((url) => url.endsWith('.wasm'))
    .map((url) => url.split(`${parts}/`)[1])
  assert.deepEqual(cores, [VIEWER, WHOLE])
})

test('a tree with chance nodes is opened by the whole core', async (t) => {
  const { page, requests } = await freshPage(t)
  const server = await corsServer(t, built)
  const body = `<script type="module" src="${server.url}secateur.js"></script>
    <secateur-tree values="0 10" step="cutoff">(?(4 8) ?(1 6 9))</secateur-tree>`
  await page.goto(await course(t, new URL(server.url).origin, body))
  await drawn(page)
  const cores = requests
    .filter((url) => url.endsWith('.wasm'))
    .map((url) => url.split(`${parts}/`)[1])
  assert.deepEqual(cores, [VIEWER, WHOLE])
  const sentence = page.locator('secateur-tree .sentence').first()
  assert.match((await sentence.textContent()) ?? '', /With at most 10 for each remaining outcome/)
  const state = await page.evaluate(() => {
    const { search } = /** @type {SecateurTree} */ (document.querySelector('secateur-tree'))
    return [search?.listing.id, search?.summary.pruned]
  })
  assert.deepEqual(state, ['star1', 1])
})

for (const scheme of /** @type {const} */ (['light', 'dark'])) {
  test(`an element brings its own colours, and leaves the page’s: ${scheme}`, async (t) => {
    const { page } = await freshPage(t, { colorScheme: scheme })
    const server = await corsServer(t, built)
    const script = `<meta name="color-scheme" content="light dark">
      <script type="module" src="${server.url}secateur.js"></script>`
    const tree = `<secateur-tree step="cutoff">${TREE}</secateur-tree>`
    const address = await course(t, new URL(server.url).origin, `${script}<p>Text</p>${tree}`)
    await page.goto(address)
    await drawn(page)
    const [ground, ink, border] = await page.evaluate(() => {
      const element = /** @type {Element} */ (document.querySelector('secateur-tree'))
      const sentence = /** @type {Element} */ (element.shadowRoot?.querySelector('.sentence'))
      const { backgroundColor } = getComputedStyle(element)
      const { color } = getComputedStyle(sentence)
      return [backgroundColor, color, getComputedStyle(document.body).backgroundColor]
    })
    const colours = {
      light: ['253, 252, 249', '29, 34, 41'],
      dark: ['20, 23, 28', '232, 230, 225'],
    }
    assert.deepEqual(
      [ground, ink],
      colours[scheme].map((rgb) => `rgb(${rgb})`),
    )
    assert.equal(border, 'rgba(0, 0, 0, 0)')
  })
}
