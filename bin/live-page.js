// The page that follows a program, on loopback: its address contains a random token, and nobody reads it without that.

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { clearTimeout, setTimeout } from 'node:timers'
import { HEADERS, NAMES, listen, isThisMachine } from './loopback.js'

/**
 * @import {ServerResponse} from 'node:http'
 * @import {TraceLines} from './trace-lines.js'
 *
 * @typedef {{ code: number | null, signal: string | null }} End of the program; neither: of a pipe
 *
 * @typedef {object} State the state that the page gets
 * @property {number} run which trace of the program it is
 * @property {number} lines
 * @property {number} kept lines
 * @property {number} bytes of the lines that are kept
 * @property {boolean} full whether lines have been left out
 * @property {End | null} end null: the program runs
 */

/** Milliseconds between two reports at least. */
const OFTEN = 200
/** Those of a page: its own policy stands in it. */
const OF_PAGE = {
  ...HEADERS,
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
}
const REFUSALS = {
  403: 'The address lacks its token. It is the one that secateur watch has written.',
  404: 'Not found',
  405: 'Only GET',
  421: `This server answers only as ${NAMES.join(', ')}.`,
}

/** The state of the lines, told to each page that listens. */
class News {
  #lines
  /** @type {End | null} */
  #end = null
  /** @type {Set<ServerResponse>} */
  #listeners = new Set()
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #due

  /** @param {TraceLines} lines */
  constructor(lines) {
    this.#lines = lines
  }

  /** Tells a page of this state, and of those that follow. @param {ServerResponse} response */
  report(response) {
    response.writeHead(200, { ...OF_PAGE, 'Content-Type': 'text/event-stream' })
    response.write(this.#event())
    this.#listeners.add(response)
    response.on('close', () => this.#listeners.delete(response))
  }

  /** Lines have come. */
  changed() {
    this.#due ??= setTimeout(() => this.#tell(), OFTEN)
  }

  /** The program has ended. @param {End} how */
  ended(how) {
    this.#end = how
    this.#tell()
  }

  stop() {
    clearTimeout(this.#due)
    this.#due = undefined
  }

  #tell() {
    this.stop()
    const event = this.#event()
    for (const listener of this.#listeners) listener.write(event)
  }

  #event() {
    const { run, lines, kept, bytes, full } = this.#lines
    /** @type {State} */
    const state = { run, lines, kept, bytes, full, end: this.#end }
    return `data: ${JSON.stringify(state)}\n\n`
  }
}

/**
 * @param {TraceLines} lines
 * @param {string} html the page
 * @param {number} port 0: any free one
 */
export async function livePage(lines, html, port) {
  const ownToken = randomBytes(16).toString('hex')
  const news = new News(lines)
  const server = createServer(({ headers, method, url = '' }, response) => {
    const [token, ...path] = url.split('/').slice(1)
    if (!isThisMachine(headers.host)) return refuse(response, 421)
    if (!same(token, ownToken)) return refuse(response, 403)
    if (method !== 'GET') return refuse(response, 405)
    const [name, run, from] = path
    if (path.length === 1 && name === '') return respond(response, 'text/html', html)
    if (path.length === 1 && name === 'events') return news.report(response)
    // Another trace has begun since the page got the state of this one.
    const isCurrent = name === 'trace' && run === String(lines.run) && /^\d{1,12}$/.test(from)
    if (!isCurrent || path.length > 3) return refuse(response, 404)
    return respond(response, 'application/jsonl', lines.from(Number(from)))
  })
  const { url, close } = await listen(server, port)
  return {
    url: `${url}${ownToken}/`,
    changed: () => news.changed(),
    ended: (/** @type {End} */ how) => news.ended(how),
    close() {
      news.stop()
      return close()
    },
  }
}

/** @param {ServerResponse} response @param {string} type @param {string | Uint8Array} body */
function respond(response, type, body) {
  response.writeHead(200, { ...OF_PAGE, 'Content-Type': `${type}; charset=utf-8` })
  response.end(body)
}

/** @param {ServerResponse} response @param {keyof typeof REFUSALS} status */
function refuse(response, status) {
  response.writeHead(status, { ...OF_PAGE, 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(`${REFUSALS[status]}\n`)
}

/** Whether two texts are the same, without telling by the time how much of them is. @param {string} one @param {string} other */
function same(one, other) {
  const [first, second] = [one, other].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(first, second)
}
