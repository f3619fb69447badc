// A page of a foreign origin with the page for frames in it, and the messages between both.

import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { after, before } from 'node:test'
import { serve } from '../../scripts/serve.js'
import { joined } from './built.js'
import { textsOf } from './page-texts.js'
import { CACHED, WIDE, shared } from './page.js'

/**
 * @import {BrowserContext, BrowserContextOptions, Page} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 */

/** A frame without an origin asks for scripts as a stranger does. The files do not change meanwhile. */
const SERVED = { ...CACHED, 'Access-Control-Allow-Origin': '*' }

/** Serves both pages while the tests of a file run. */
export function frames() {
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let server
  /** @type {import('node:http').Server} */
  let host
  let hostUrl = ''
  /** The contexts of the devices. A frame keeps nothing, so that tests can share them. @type {Map<object, BrowserContext>} */
  const contexts = new Map()

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

  /** @param {BrowserContextOptions} device */
  async function contextOf(device) {
    const context = contexts.get(device) ?? (await (await shared()).newContext(device))
    context.setDefaultTimeout(120_000)
    contexts.set(device, context)
    return context
  }

  /**
   * A foreign page with one frame. Its messages are collected in `received`.
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
    const problems = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    t.after(() => assert.deepEqual(problems, [], 'messages in the console of the frame'))
    await page.goto(hostUrl)
    await page.evaluate(
      ([src, sandbox, height]) => {
        /** @type {unknown[]} */
        const received = []
        addEventListener('message', ({ source, data }) => {
          const frame = document.querySelector('iframe')
          if (source !== frame?.contentWindow) return
          received.push(data)
          const { savedState } = /** @type {{ savedState?: unknown }} */ (
            /** @type {unknown} */ (window)
          )
          if (data.subject !== 'SPLICE.getState' || savedState === undefined) return
          const { message_id } = data
          const answer = { subject: 'SPLICE.getState.response', message_id, state: savedState }
          frame?.contentWindow?.postMessage(answer, '*')
        })
        Object.assign(window, { received })
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
    await received(page, 'secateur:open')
    return page
  }

  return {
    framed,
    /** The address of the page for frames. */
    get embed() {
      return `${server.url}embed.html`
    },
  }
}

/**
 * Waits for the last message of a type, or for the answer with an id.
 * @param {Page} page
 * @param {string} type
 * @param {string} [id]
 * @returns {Promise<any>}
 */
export async function received(page, type, id) {
  const message = await page.waitForFunction(
    ([type, id]) =>
      /** @type {{ received: any[] }} */ (/** @type {unknown} */ (window)).received.findLast(
        (data) => data?.type === type && (id === undefined || data.id === id),
      ),
    /** @type {const} */ ([type, id]),
  )
  return message.jsonValue()
}

/** Sends a message into the frame. @param {Page} page @param {unknown} message */
export function send(page, message) {
  return page.evaluate((message) => {
    document.querySelector('iframe')?.contentWindow?.postMessage(message, '*')
  }, message)
}

let ids = 0

/**
 * Waits until the frame has reported a step of a range. Its height may be reported later.
 * @param {Page} page
 * @param {number} from
 * @param {number} [to]
 */
export async function stepped(page, from, to = from) {
  await page.waitForFunction(
    ([from, to]) => {
      const message = /** @type {any} */ (window).received.findLast(
        (/** @type {object} */ one) => 'step' in one,
      )
      return message?.step >= from && message.step <= to
    },
    [from, to],
  )
}

/** Sends a message, and waits for its answer. @param {Page} page @param {object} message @param {string} [type] */
export function ask(page, message, type = 'secateur:state') {
  ids += 1
  const id = `a${ids}`
  return send(page, { ...message, id }).then(() => received(page, type, id))
}

/** The document in the frame. @param {Page} page */
export function inside(page) {
  return page.frames()[1]
}

/** All texts that a frame holds and has posted. @param {Page} page */
export async function textsOfFrame(page) {
  const posted = await page.evaluate(() => JSON.stringify(/** @type {any} */ (window).received))
  return `${await textsOf(inside(page))}\n${posted}`
}
