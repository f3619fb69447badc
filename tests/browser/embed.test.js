// The page for frames: in the page of a foreign origin, in a sandbox that allows scripts and nothing else. It shows its
// state, posts its height, and answers every message of the page around it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { messages, sentence, partOf } from '../../www/messages/messages.js'
import { linkErrorText } from '../../www/messages/pages.js'
import { ask, frames, received, inside, send, stepped, textsOfFrame } from './framed.js'
import { PHONE, WIDE } from './page.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const words = await partOf('en', 'links')
const m = await messages('en')
const foreign = frames()
const { framed } = foreign

test('a frame in a sandbox shows the state of its link, and stores nothing', async (t) => {
  const page = await framed(
    t,
    '#1&tree=((3+5)+(2+9))&step=7&convention=cs188&panels=counts&lang=fi',
  )
  const frameState = await inside(page).evaluate(() => {
    const tree = /** @type {SecateurTree} */ (document.querySelector('secateur-tree'))
    const { search, step } = tree
    const [convention, panels] = ['convention', 'panels'].map((name) => tree.getAttribute(name))
    return {
      origin,
      nodes: search?.summary.nodes,
      step,
      convention,
      panels,
      lang: document.documentElement.lang,
    }
  })
  assert.deepEqual(frameState, {
    ...{ origin: 'null', nodes: 7, step: 7, convention: 'cs188', panels: 'counts', lang: 'fi' },
  })
  assert.deepEqual((await ask(page, { type: 'secateur:getState' })).state, {
    ...{ tree: '((3 5) (2 9))', step: '7', convention: 'cs188', panels: 'counts' },
  })
  const length = await page.evaluate(() => history.length)
  await send(page, { type: 'secateur:seek', step: 9 })
  await page.waitForFunction(() =>
    /** @type {any} */ (window).received.some(
      (/** @type {any} */ data) => data.type === 'secateur:step' && data.step === 9,
    ),
  )
  assert.equal(await page.evaluate(() => history.length), length)
  assert.match(inside(page).url(), /step=7/, 'the address stays')
})

test('a frame seeks, plays and pauses on messages', async (t) => {
  const page = await framed(t, '#1&step=first')
  await send(page, { type: 'secateur:seek', step: 'cutoff' })
  await stepped(page, 22)
  await send(page, { type: 'secateur:seek', step: 'last' })
  await stepped(page, 42)
  await send(page, { type: 'secateur:seek', step: 0 })
  await stepped(page, 0)
  await send(page, { type: 'secateur:play' })
  await stepped(page, 2, 42)
  await send(page, { type: 'secateur:pause' })
  await ask(page, { type: 'secateur:getState' })
  const wrong = await ask(page, { type: 'secateur:seek', step: 'nowhere' }, 'secateur:error')
  assert.match(wrong.message, /nowhere/)
})

test('a frame takes a state, and returns it', async (t) => {
  const page = await framed(t)
  const state = {
    tree: '((1 2) (0 9))',
    order: 'best',
    step: 'last',
    windows: 'all',
    theme: 'dark',
  }
  const answer = await ask(page, { type: 'secateur:setState', state })
  const { steps } = await received(page, 'secateur:open')
  assert.deepEqual(answer.state, { ...state, step: String(steps) })
  const again = await ask(page, {
    type: 'secateur:setState',
    state: { ...answer.state, step: '3' },
  })
  assert.deepEqual(again.state, { ...state, step: '3' }, 'no second opening for another step')
  const refused = await ask(
    page,
    { type: 'secateur:setState', state: { tree: '((1' } },
    'secateur:error',
  )
  assert.match(refused.message, /never closed/)
  const unknown = await ask(
    page,
    { type: 'secateur:setState', state: { speed: '9' } },
    'secateur:error',
  )
  assert.match(unknown.message, /speed/)
  const nowhere = await ask(
    page,
    { type: 'secateur:setState', state: { step: 'node:zz' } },
    'secateur:error',
  )
  assert.match(nowhere.message, /“step” cannot be node:zz/)
})

test('a withheld sentence is in neither the frame’s document nor its messages', async (t) => {
  const search = await open('((3 12 8) (2 4 6) (14 5 2))')
  const sentences = Array.from({ length: search.summary.steps }, (_, k) =>
    sentence(m, search.explain(k + 1)),
  )
  search.free()
  const page = await framed(t, '#1&withhold=sentence&panels=counts')
  for (const step of ['cutoff', 'last', 7]) {
    await send(page, { type: 'secateur:seek', step })
    await ask(page, { type: 'secateur:getState' })
    await inside(page).evaluate(() =>
      /** @type {import('./rest.js').Watched} */ (window).atRest?.(),
    )
    const all = await textsOfFrame(page)
    for (const secret of sentences) assert.ok(!all.includes(secret), secret)
  }
  const { state } = await ask(page, {
    type: 'secateur:setState',
    state: { tree: '((3 12 8) (2 4 6) (14 5 2))', step: 'last' },
  })
  assert.equal(state.withhold, undefined)
  await inside(page)
    .getByText(sentences.at(-1) ?? '')
    .waitFor()
})

test('an id of a hundred characters is returned; a longer one gives an error', async (t) => {
  const page = await framed(t)
  const id = 'x'.repeat(100)
  await send(page, { type: 'secateur:getState', id })
  assert.ok((await received(page, 'secateur:state', id)).state)
  await send(page, { type: 'secateur:getState', id: `${id}x` })
  const { message, ...event } = await received(page, 'secateur:error')
  assert.deepEqual(event, { type: 'secateur:error' })
  assert.match(message, /may hold an id/)
})

test('a frame reports the length of its search, but not that of an exercise', async (t) => {
  for (const [more, steps] of /** @type {const} */ ([
    ['', 22],
    ['&exercise=practise', 0],
    ['&exercise=predict', 0],
  ])) {
    const page = await framed(t, `#1&tree=((3+5)+(2+9))${more}`)
    assert.equal((await received(page, 'secateur:open')).steps, steps, more)
  }
})

test('hostile messages change nothing, and nothing throws', async (t) => {
  const page = await framed(t)
  const { state } = await ask(page, { type: 'secateur:getState' })
  const messages = [
    ...[null, 5, 'secateur:play', true, [], ['secateur:play'], {}, { type: 5 }, { type: null }],
    ...[{ type: 'play' }, { type: 'secateur:' }, { type: 'secateur:__proto__' }],
    ...[{ type: 'secateur:constructor' }, { type: 'secateur:toString' }, { type: 'secateur:seek' }],
    ...[
      { type: 'secateur:seek', step: {} },
      { type: 'secateur:seek', step: null },
    ],
    ...[
      { type: 'secateur:seek', step: 'x'.repeat(1e5) },
      { type: 'secateur:seek', step: 1, more: 1 },
    ],
    ...[
      { type: 'secateur:play', id: {} },
      { type: 'secateur:play', id: 'x'.repeat(1e4) },
    ],
    ...[{ type: 'secateur:setState' }, { type: 'secateur:setState', state: null }],
    ...[
      { type: 'secateur:setState', state: 'tree' },
      { type: 'secateur:setState', state: [] },
    ],
    ...[{ type: 'secateur:setState', state: { tree: {} } }],
    ...[{ type: 'secateur:setState', state: { onclick: 'alert(1)' } }],
    ...[{ type: 'secateur:setState', state: { step: '<img src=x onerror=alert(1)>' } }],
    { type: 'secateur:setState', state: { max: { toString: 1 } } },
  ]
  for (const message of messages) await send(page, message)
  await page.evaluate(() => {
    const { contentWindow } = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'))
    contentWindow?.postMessage({ type: 'secateur:seek', step: NaN }, '*')
    contentWindow?.postMessage({ type: 'secateur:seek', step: new Map() }, '*')
    contentWindow?.postMessage(new Map([['type', 'secateur:play']]), '*')
    contentWindow?.postMessage(new Date(), '*')
  })
  assert.deepEqual((await ask(page, { type: 'secateur:getState' })).state, state)
})

test('a frame takes messages only from the page that contains it', async (t) => {
  const page = await framed(t)
  const { state } = await ask(page, { type: 'secateur:getState' })
  await page.evaluate(async () => {
    const other = document.createElement('iframe')
    document.body.append(other)
    const code = `parent.frames[0].postMessage({ type: 'secateur:seek', step: 3 }, '*')`
    const script = other.contentDocument?.createElement('script')
    if (!script) throw new Error('no script')
    script.textContent = code
    other.contentDocument?.body.append(script)
  })
  await inside(page).evaluate(() => postMessage({ type: 'secateur:seek', step: 4 }, '*'))
  assert.deepEqual((await ask(page, { type: 'secateur:getState' })).state, state)
})

for (const [name, device] of Object.entries({ wide: WIDE, phone: PHONE })) {
  test(`an embed fills its frame, and posts the height at which nothing scrolls: ${name}`, async (t) => {
    for (const fragment of ['', '#1&panels=listing+counts+log']) {
      const page = await framed(t, fragment, { device, height: 700 })
      const fills = await inside(page).evaluate(() => {
        const { bottom, right } = /** @type {Element} */ (
          document.querySelector('secateur-tree')
        ).getBoundingClientRect()
        return [bottom === innerHeight, right === innerWidth]
      })
      assert.deepEqual(fills, [true, true])
      const { height } = await received(page, 'secateur:height')
      assert.ok(height > 250 && height < 3000, String(height))
      await page.evaluate((height) => {
        const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'))
        frame.height = String(height)
      }, height)
      await inside(page).waitForFunction((height) => innerHeight === height, height)
      const scrolls = await inside(page).evaluate(() => {
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement
        return [scrollHeight > clientHeight, scrollWidth > clientWidth]
      })
      assert.deepEqual(scrolls, [false, false])
      const again = await received(page, 'secateur:height')
      assert.equal(again.height, height, 'the height does not grow by itself')
    }
  })
}

test('an unreadable link is reported in the frame', async (t) => {
  const page = await framed(t, '#7&tree=(1+2)')
  const notice = inside(page).locator('.link-problem')
  await notice.waitFor()
  assert.equal(await notice.textContent(), linkErrorText(words, { code: 'newer', version: '7' }))
  await page.evaluate((src) => {
    const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'))
    frame.src = src
  }, `${foreign.embed}#1&tree=(1+2)`)
  await inside(page).waitForFunction(
    () =>
      /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))?.search?.summary
        .nodes === 3,
  )
  assert.equal(await notice.isVisible(), false)
})
