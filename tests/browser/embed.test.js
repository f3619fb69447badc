// The page for frames: in the page of a foreign origin, in a sandbox that allows scripts and nothing else. It shows its
// state, posts its height, and answers the page around, whatever it is asked.

import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { after, before, test } from 'node:test'
import { open } from '../../www/core.js'
import { exerciseWords, messages, sentence } from '../../www/messages/messages.js'
import { linkComplaint, links } from '../../www/messages/pages.js'
import { serve } from '../../scripts/serve.js'
import { joined } from './built.js'
import { held } from './held.js'
import { CACHED, PHONE, WIDE, shared } from './page.js'

/**
 * @import {BrowserContext, BrowserContextOptions, Page} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const words = await links('en')
const m = await messages('en')
const { practise, predict, find } = await exerciseWords('en')

/** A frame without an origin asks for scripts as a stranger does. The files do not change meanwhile. */
const SERVED = { ...CACHED, 'Access-Control-Allow-Origin': '*' }

/** @type {Awaited<ReturnType<typeof serve>>} */
let server
/** @type {import('node:http').Server} */
let host
let hostUrl = ''

before(async () => {
  server = await serve(0, await joined(), SERVED)
  host = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><html lang="en"><title>A course</title><body></body>`)
  })
  await new Promise((done) => host.listen(0, '127.0.0.1', () => done(undefined)))
  const address = /** @type {import('node:net').AddressInfo} */ (host.address())
  hostUrl = `http://localhost:${address.port}/`
})

after(async () => {
  for (const context of contexts.values()) await context.close()
  host.close()
  await server.close()
})

/** The contexts of the devices. A frame keeps nothing, so that tests can share them. @type {Map<object, BrowserContext>} */
const contexts = new Map()

/** @param {BrowserContextOptions} device */
async function contextOf(device) {
  const context = contexts.get(device) ?? (await (await shared()).newContext(device))
  context.setDefaultTimeout(120_000)
  contexts.set(device, context)
  return context
}

/**
 * A foreign page with one frame. Its messages are collected in `heard`.
 * @param {TestContext} t
 * @param {string} [fragment]
 * @param {{ sandbox?: string | null, device?: BrowserContextOptions, height?: number }} [how]
 */
async function framed(
  t,
  fragment = '',
  { sandbox = 'allow-scripts', device = WIDE, height = 480 } = {},
) {
  const page = await (await contextOf(device)).newPage()
  t.after(() => page.close())
  /** @type {string[]} */
  const complaints = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  t.after(() => assert.deepEqual(complaints, [], 'the frame complained'))
  await page.goto(hostUrl)
  await page.evaluate(
    ([src, sandbox, height]) => {
      /** @type {unknown[]} */
      const heard = []
      addEventListener('message', ({ source, data }) => {
        const frame = document.querySelector('iframe')
        if (source !== frame?.contentWindow) return
        heard.push(data)
        const { kept } = /** @type {{ kept?: unknown }} */ (/** @type {unknown} */ (window))
        if (data.subject !== 'SPLICE.getState' || kept === undefined) return
        const { message_id } = data
        const answer = { subject: 'SPLICE.getState.response', message_id, state: kept }
        frame?.contentWindow?.postMessage(answer, '*')
      })
      Object.assign(window, { heard })
      const frame = document.createElement('iframe')
      if (sandbox !== null) frame.setAttribute('sandbox', String(sandbox))
      frame.width = '100%'
      frame.height = String(height)
      frame.title = 'A tree'
      frame.src = String(src)
      document.body.append(frame)
    },
    /** @type {const} */ ([`${server.url}embed.html${fragment}`, sandbox, height]),
  )
  await heard(page, 'secateur:open')
  return page
}

/**
 * Waits for the last message of a type, or for the answer with an id.
 * @param {Page} page
 * @param {string} type
 * @param {string} [id]
 * @returns {Promise<any>}
 */
async function heard(page, type, id) {
  const found = await page.waitForFunction(
    ([type, id]) =>
      /** @type {{ heard: any[] }} */ (/** @type {unknown} */ (window)).heard.findLast(
        (data) => data?.type === type && (id === undefined || data.id === id),
      ),
    /** @type {const} */ ([type, id]),
  )
  return found.jsonValue()
}

/** Sends a message into the frame. @param {Page} page @param {unknown} message */
function send(page, message) {
  return page.evaluate((message) => {
    document.querySelector('iframe')?.contentWindow?.postMessage(message, '*')
  }, message)
}

let ids = 0

/**
 * Waits until the frame has told that it stands at a step, or at one of several. Its height may be told after.
 * @param {Page} page
 * @param {number} from
 * @param {number} [to]
 */
async function stepped(page, from, to = from) {
  await page.waitForFunction(
    ([from, to]) => {
      const told = /** @type {any} */ (window).heard.findLast(
        (/** @type {object} */ one) => 'step' in one,
      )
      return told?.step >= from && told.step <= to
    },
    [from, to],
  )
}

/** Sends a message, and waits for its answer. @param {Page} page @param {object} message @param {string} [type] */
function ask(page, message, type = 'secateur:state') {
  ids += 1
  const id = `a${ids}`
  return send(page, { ...message, id }).then(() => heard(page, type, id))
}

/** The document in the frame. @param {Page} page */
function inside(page) {
  return page.frames()[1]
}

test('in a sandbox without an origin it shows its state, and keeps nothing', async (t) => {
  const page = await framed(
    t,
    '#1&tree=((3+5)+(2+9))&step=7&convention=cs188&panels=counts&lang=fi',
  )
  const shown = await inside(page).evaluate(() => {
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
  assert.deepEqual(shown, {
    ...{ origin: 'null', nodes: 7, step: 7, convention: 'cs188', panels: 'counts', lang: 'fi' },
  })
  assert.deepEqual((await ask(page, { type: 'secateur:getState' })).state, {
    ...{ tree: '((3 5) (2 9))', step: '7', convention: 'cs188', panels: 'counts' },
  })
  const length = await page.evaluate(() => history.length)
  await send(page, { type: 'secateur:seek', step: 9 })
  await page.waitForFunction(() =>
    /** @type {any} */ (window).heard.some(
      (/** @type {any} */ data) => data.type === 'secateur:step' && data.step === 9,
    ),
  )
  assert.equal(await page.evaluate(() => history.length), length)
  assert.match(inside(page).url(), /step=7/, 'the address stays')
})

test('it seeks, plays and pauses', async (t) => {
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

test('it takes another state, and gives it back', async (t) => {
  const page = await framed(t)
  const state = {
    tree: '((1 2) (0 9))',
    order: 'best',
    step: 'last',
    windows: 'all',
    theme: 'dark',
  }
  const answer = await ask(page, { type: 'secateur:setState', state })
  const { steps } = await heard(page, 'secateur:open')
  assert.deepEqual(answer.state, { ...state, step: String(steps) })
  const again = await ask(page, {
    type: 'secateur:setState',
    state: { ...answer.state, step: '3' },
  })
  assert.deepEqual(again.state, { ...state, step: '3' }, 'where only the step is another one')
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

test('a withheld sentence is not in the document of the frame, nor in its messages', async (t) => {
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
    const all = await told(page)
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

test('an id of a hundred characters comes back, and a longer one with an error', async (t) => {
  const page = await framed(t)
  const id = 'x'.repeat(100)
  await send(page, { type: 'secateur:getState', id })
  assert.ok((await heard(page, 'secateur:state', id)).state)
  await send(page, { type: 'secateur:getState', id: `${id}x` })
  const { message, ...told } = await heard(page, 'secateur:error')
  assert.deepEqual(told, { type: 'secateur:error' })
  assert.match(message, /may hold an id/)
})

test('a frame tells how long its search is, but not that of an exercise', async (t) => {
  for (const [more, steps] of /** @type {const} */ ([
    ['', 22],
    ['&exercise=practise', 0],
    ['&exercise=predict', 0],
  ])) {
    const page = await framed(t, `#1&tree=((3+5)+(2+9))${more}`)
    assert.equal((await heard(page, 'secateur:open')).steps, steps, more)
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

test('nobody but the page around is heard', async (t) => {
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
  test(`it fills its frame, and posts the height in which nothing scrolls, ${name}`, async (t) => {
    for (const fragment of ['', '#1&panels=listing+counts+log']) {
      const page = await framed(t, fragment, { device, height: 700 })
      const fills = await inside(page).evaluate(() => {
        const { bottom, right } = /** @type {Element} */ (
          document.querySelector('secateur-tree')
        ).getBoundingClientRect()
        return [bottom === innerHeight, right === innerWidth]
      })
      assert.deepEqual(fills, [true, true])
      const { height } = await heard(page, 'secateur:height')
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
      const again = await heard(page, 'secateur:height')
      assert.equal(again.height, height, 'it does not grow by itself')
    }
  })
}

test('a link that cannot be read is told in the frame', async (t) => {
  const page = await framed(t, '#7&tree=(1+2)')
  const notice = inside(page).locator('.link-problem')
  await notice.waitFor()
  assert.equal(await notice.textContent(), linkComplaint(words, { code: 'newer', version: '7' }))
  await page.evaluate((src) => {
    const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'))
    frame.src = src
  }, `${server.url}embed.html#1&tree=(1+2)`)
  await inside(page).waitForFunction(
    () =>
      /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))?.search?.summary
        .nodes === 3,
  )
  assert.equal(await notice.isVisible(), false)
})

/** A field of the sheet. @param {Page} page @param {string} key */
function box(page, key) {
  return inside(page).locator(`.sheet [data-box="${key}"]`)
}

/** Waits until a field of the sheet holds a text. @param {Page} page @param {string} key @param {string} text */
function holds(page, key, text) {
  return inside(page).waitForFunction(
    ([key, text]) => {
      const root = document.querySelector('secateur-tree')?.shadowRoot
      return (
        /** @type {HTMLInputElement?} */ (root?.querySelector(`[data-box="${key}"]`))?.value ===
        text
      )
    },
    [key, text],
  )
}

/** Hands all answers in, and waits for the message about that. @param {Page} page @param {number} which */
async function handIn(page, which) {
  await inside(page).getByRole('button', { name: practise.scopeNames.all }).click()
  const told = await page.waitForFunction((which) => {
    const { heard } = /** @type {{ heard: any[] }} */ (/** @type {unknown} */ (window))
    const scores = heard.filter(({ subject }) => subject === 'SPLICE.reportScoreAndState')
    return scores.length >= which ? scores : null
  }, which)
  // The focus goes to the summary.
  await inside(page).waitForFunction(() => {
    const root = document.querySelector('secateur-tree')?.shadowRoot
    return root?.activeElement?.className === 'found'
  })
  return /** @type {any[]} */ (await told.jsonValue())
}

test('a course is told the best score, and gives the answers back', async (t) => {
  const asked = '#1&tree=((3+5)+(2+9))&exercise=practise&ask=values+cuts&report=splice'
  const page = await framed(t, asked, { height: 640 })
  await box(page, '0.value').fill('3')
  const another = inside(page).getByRole('button', { name: practise.another })
  assert.equal(await another.count(), 0, 'the score is that of the tree in the link')
  await box(page, '1.value').fill('3')
  const [first] = await handIn(page, 1)
  // The cut brings nine points of twelve: minimax has all the rest.
  assert.equal(first.score, 2 / 12)
  await box(page, '1.value').fill('9')
  const scores = await handIn(page, 2)
  assert.deepEqual(
    scores.map(({ score }) => score),
    [2 / 12, 2 / 12],
  )
  // Another day, in a frame that can keep things itself.
  const { state } = scores[1]
  const later = await framed(t, asked, { sandbox: null, height: 640 })
  assert.equal(await box(later, '0.value').inputValue(), '', 'this host is silent')
  await later.evaluate((state) => {
    const { heard } = Object.assign(/** @type {any} */ (window), { kept: state })
    heard.length = 0
    const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'))
    frame.src = `${frame.src.replace('embed.html', 'embed.html?again')}`
  }, state)
  await holds(later, '1.value', '9')
  assert.equal(await inside(later).evaluate(() => localStorage.length), 0, 'nothing is kept here')
  await box(later, '1.value').fill('3')
  await box(later, '4.value').fill('2')
  await box(later, '6.cut').check()
  const [again, ...more] = await handIn(later, 1)
  assert.deepEqual([again.score, more.length], [1, 0])
  assert.equal(again.state.answers.attempts, 3)
})

test('another tree that the reader asked for comes back with its answers', async (t) => {
  const page = await framed(t, '#1&exercise=practise&report=splice', { height: 640 })
  await inside(page).getByRole('button', { name: practise.another }).click()
  await inside(page)
    .getByText(/^Tree \d+$/)
    .waitFor()
  await box(page, '0.value').fill('1234')
  const [{ state }] = await handIn(page, 1)
  const { tree, seed } = state.answers
  assert.equal((await ask(page, { type: 'secateur:getState' })).state.tree, tree)
  await page.evaluate((state) => {
    const { heard } = Object.assign(/** @type {any} */ (window), { kept: state })
    heard.length = 0
    const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'))
    frame.src = `${frame.src.replace('embed.html', 'embed.html?again')}`
  }, state)
  await inside(page).getByText(`Tree ${seed}`).waitFor()
  await holds(page, '0.value', '1234')
})

test('a course is told what came of predictions, and of a mistake that is looked for', async (t) => {
  const tree = '((3+5)+(2+9))'
  const asked = `#1&tree=${tree}&exercise=predict&report=splice`
  const page = await framed(t, asked, { height: 640 })
  const press = (/** @type {string} */ name) =>
    inside(page).getByRole('button', { name, exact: true }).click()
  await press(predict.begin)
  const search = await open('((3 5) (2 9))')
  const questions = await search.questions()
  for (let at = 0; at < questions.length; at += 1) {
    if (at > 0) await press(predict.goOn)
    await press(predict.show)
  }
  // The answer to the last question comes after the press.
  await page.waitForFunction(() =>
    /** @type {any[]} */ (/** @type {any} */ (window).heard).some(
      ({ subject }) => subject === 'SPLICE.reportScoreAndState',
    ),
  )
  assert.match(await told(page), /"given":\[null/)
  const { at } = await search.point(null)
  search.free()
  const other = await framed(t, `#1&tree=${tree}&exercise=find&report=splice`, { height: 640 })
  await inside(other)
    .locator('.steps button')
    .nth(at ?? -1)
    .click()
  await inside(other).getByRole('button', { name: find.wrongHere, exact: true }).click()
  await inside(other).getByText(find.found).waitFor()
  const score = await other.evaluate(
    () =>
      /** @type {any[]} */ (/** @type {any} */ (window).heard).find(
        ({ subject }) => subject === 'SPLICE.reportScoreAndState',
      ).score,
  )
  assert.equal(score, 1)
})

/** All that a frame holds and has told. @param {Page} page */
async function told(page) {
  const heard = await page.evaluate(() => JSON.stringify(/** @type {any} */ (window).heard))
  return `${await held(inside(page))}\n${heard}`
}

test('neither the frame nor its messages tell an answer before it is asked for', async (t) => {
  const tree = '((31 57) (23 94))'
  const search = await open(tree)
  const { items } = await search.grade([], { ask: ['ranges', 'windows'], windows: 'history' })
  const sentences = Array.from({ length: search.summary.steps }, (_, k) =>
    sentence(m, search.explain(k + 1)),
  )
  search.free()
  assert.ok(items.some(({ expected }) => JSON.stringify(expected) === '[null,23]'))
  const secrets = ['≤ 23', '≤23', '"expected"', practise.answer('31'), ...sentences]
  const page = await framed(
    t,
    `#1&tree=${tree.replaceAll(' ', '+')}&exercise=practise&ask=ranges+windows+cuts&report=splice`,
    { height: 640 },
  )
  await send(page, { type: 'secateur:seek', step: 'last' })
  await send(page, { type: 'secateur:play' })
  await box(page, '0.range').fill('5')
  await handIn(page, 1)
  const before = `${await told(page)}${JSON.stringify(await ask(page, { type: 'secateur:getState' }))}`
  for (const secret of secrets) assert.ok(!before.includes(secret), secret)
  // Help tells it, and then it is found.
  await box(page, '4.range').fill('5')
  await inside(page).locator('.stage').focus()
  await page.keyboard.press('Enter')
  const fields = inside(page).locator('.answer')
  for (const step of practise.helpSteps) await fields.getByRole('button', { name: step }).click()
  await fields.getByText(practise.answer('≤ 23')).waitFor()
  const after = await told(page)
  assert.ok(after.includes('≤ 23') && sentences.some((text) => after.includes(text)))
})
