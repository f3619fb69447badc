// Serves the page on loopback, with the security headers that it is made for. The tests use the same server.

import { createHash } from 'node:crypto'
import { readFile, realpath } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename, extname, join, sep } from 'node:path'
import { HEADERS, NAMES, listen, isThisMachine } from '../bin/loopback.js'
import { withParts } from './pages.js'
import { root } from './phase.js'

const page = join(root, 'www')

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
}

/** The page that is meant for frames. */
const FRAMED = 'embed.html'

/**
 * The content security policy of a file. Scripts and styles inside a page are allowed by their hashes;
 * only minimal.html has any (tests/js/invariants.test.js).
 * @param {string} html the page; empty for any other file
 * @param {boolean} [framed] whether pages of other origins may show the page in a frame
 */
function policy(html, framed = false) {
  // For WebKit nothing is 'self' in a sandbox without an origin.
  const own = framed ? 'http: https:' : "'self'"
  return [
    "default-src 'none'",
    [`script-src ${own} 'wasm-unsafe-eval'`, ...hashes(html, 'script')].join(' '),
    [`style-src ${own}`, ...hashes(html, 'style')].join(' '),
    `img-src ${own} data:`,
    `connect-src ${own}`,
    "worker-src 'self'",
    "frame-src 'self'", // the preview of a frame
    "base-uri 'none'",
    "form-action 'none'",
    ...(framed ? [] : ["frame-ancestors 'self'"]),
    "require-trusted-types-for 'script'",
    'trusted-types secateur', // the worker of the lab
  ].join('; ')
}

/**
 * The hashes of the contents of all elements of a name, as written in a policy.
 * @param {string} html
 * @param {'script' | 'style'} name
 */
function hashes(html, name) {
  const elements = html.matchAll(new RegExp(`<${name}\\b[^>]*>([^]*?)</${name}>`, 'g'))
  return Array.from(elements, ([, text]) => text)
    .filter((text) => text !== '')
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/**
 * @typedef {(...answer: Parameters<import('node:http').RequestListener>) => Promise<boolean>} Instead
 *   whether it has answered
 */

/**
 * Serves a folder on 127.0.0.1; port 0 takes any free one.
 * @param {number} [port]
 * @param {string} [folder] the page, or its build
 * @param {Record<string, string>} [more] headers beside those of the page
 * @param {Instead} [instead] answers some requests itself, or lets them wait
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export function serve(port = 0, folder = page, more = {}, instead = undefined) {
  const answer = answerFrom(folder, more)
  const server = createServer(async (request, response) => {
    if (!(await instead?.(request, response))) answer(request, response)
  })
  return listen(server, port)
}

/**
 * Lets requests for files that are being made wait, instead of answering that there are none.
 * @param {[files: RegExp, build: Promise<unknown>][]} files by their addresses
 * @returns {Instead}
 */
export function waitFor(...files) {
  return async ({ url = '' }) => {
    for (const [pattern, build] of files) if (pattern.test(url)) await build
    return false
  }
}

/**
 * @param {string} folder
 * @param {Record<string, string>} more headers
 * @returns {import('node:http').RequestListener}
 */
function answerFrom(folder, more) {
  const common = (html = '', framed = false) => ({
    ...HEADERS,
    'Content-Security-Policy': policy(html, framed),
    ...more,
  })
  return async (request, response) => {
    /** @param {keyof typeof refusals} status */
    const refuse = (status) => {
      response.writeHead(status, { ...common(), 'Content-Type': types['.txt'] })
      response.end(`${refusals[status]}\n`)
    }
    if (!isThisMachine(request.headers.host)) return refuse(421)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405)
    try {
      const path = await find(folder, request.url ?? '/')
      const file = await readFile(path)
      const type = types[extname(path)] ?? 'application/octet-stream'
      const html = extname(path) === '.html' ? withParts(file.toString(), folder) : undefined
      const body = html === undefined ? file : Buffer.from(html)
      const about = { 'Content-Type': type, 'Content-Length': body.length }
      response.writeHead(200, { ...common(html, basename(path) === FRAMED), ...about })
      response.end(request.method === 'HEAD' ? undefined : body)
    } catch {
      refuse(404)
    }
  }
}

const refusals = {
  404: 'Not found',
  405: 'Only GET and HEAD',
  421: `This server answers only as ${NAMES.join(', ')}.`,
}

/**
 * The file that a request asks for. Throws if there is no such file, or if it lies outside the folder.
 * @param {string} folder
 * @param {string} url
 */
async function find(folder, url) {
  const { pathname } = new URL(url, 'http://127.0.0.1')
  const path = decodeURIComponent(pathname).replace(/\/$/, '/index.html')
  const real = await realpath(join(folder, path))
  if (!real.startsWith((await realpath(folder)) + sep)) throw new Error('outside the page')
  return real
}
