// Answers some requests of a page in place of the server. `page.route` of Playwright would do the same, but it stops
// every request of the page and turns the caches off: a page of two hundred files then takes five times as long.

/** @import {CDPSession, Page} from 'playwright-core' */

/** @typedef {{ body: string | Buffer, type?: string, status?: number, headers?: Record<string, string> }} Response */
/** @typedef {Response | 'abort' | 'never' | void} Answer nothing: the server is to answer */

/**
 * The answers that a page gets, by the ends of the addresses, and the session with the browser that gives them.
 * @type {WeakMap<Page, { session: CDPSession, answers: Map<string, () => Answer | Promise<Answer>> }>}
 */
const answered = new WeakMap()

/**
 * Answers the requests of a page for some files.
 * @param {Page} page
 * @param {string} end of the addresses of the files, query and all
 * @param {() => Answer | Promise<Answer>} reply
 */
export async function mockResponse(page, end, reply) {
  const { session, answers } = answered.get(page) ?? (await begin(page))
  answers.set(end, reply)
  const patterns = [...answers.keys()].map((end) => ({ urlPattern: `*${end}` }))
  await session.send('Fetch.enable', { patterns })
}

/** Lets the server answer all requests of a page again. @param {Page} page */
export async function stopMocking(page) {
  const { session } = answered.get(page) ?? {}
  if (!session) return
  answered.delete(page)
  await session.detach()
}

/** @param {Page} page */
async function begin(page) {
  const session = await page.context().newCDPSession(page)
  const replies = { session, answers: new Map() }
  answered.set(page, replies)
  session.on('Fetch.requestPaused', async ({ requestId, request: { url } }) => {
    const [, reply] = [...replies.answers].find(([end]) => url.endsWith(end)) ?? []
    const answer = await reply?.()
    // The page may have gone, or want the file no more.
    await send(session, requestId, answer).catch(() => {})
  })
  return replies
}

/** @param {CDPSession} session @param {string} requestId @param {Answer} answer */
async function send(session, requestId, answer) {
  if (answer === 'never') return
  if (!answer) return session.send('Fetch.continueRequest', { requestId })
  if (answer === 'abort') {
    return session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
  }
  const { body, type = 'text/plain', status = 200, headers = {} } = answer
  return session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: status,
    responseHeaders: Object.entries({ 'Content-Type': type, ...headers }).map(([name, value]) => ({
      name,
      value,
    })),
    body: Buffer.from(body).toString('base64'),
  })
}

/**
 * Empties the cache of a page's own process. Files in it are never requested, so that they cannot be answered here.
 * @param {Page} page
 */
export async function emptyCache(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  // The cache is emptied when it is turned off. Turned on again, it begins anew.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.setCacheDisabled', { cacheDisabled: false })
  await session.detach()
}
