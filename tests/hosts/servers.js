// The servers of a test: one of files, as `dist/` is published, and one of a page of another site.

import { createServer } from 'node:http'
import { join } from 'node:path'
import { after } from 'node:test'
import { root } from '../../scripts/phase.js'
import { serve } from '../../scripts/serve.js'

/**
 * @import {AddressInfo} from 'node:net'
 *
 * @typedef {{ after: (end: () => unknown) => void }} Context the lifetime of a server: a test, or a file of tests
 */

/** @type {(() => unknown)[]} */
const ends = []
after(() => Promise.all(ends.map((end) => end())))

/** A file with all its tests, for servers that they share. @type {Context} */
export const file = { after: (end) => void ends.push(end) }

/** No policy: a server of files sends none. */
const PLAIN = { 'Content-Security-Policy': '' }

/** The address of dist/. @param {Context} t @param {Record<string, string>} [headers] */
export async function published(t, headers = { 'Access-Control-Allow-Origin': '*' }) {
  const server = await serve(0, join(root, 'dist'), { ...PLAIN, ...headers })
  t.after(server.close)
  return server.url
}

/** The address of a folder. @param {Context} t @param {string} folder */
export async function folder(t, folder) {
  const server = await serve(0, folder, PLAIN)
  t.after(server.close)
  return server.url
}

/**
 * The address of a page on an origin of its own.
 * @param {Context} t
 * @param {string} html
 * @param {Record<string, string>} [headers]
 */
export async function course(t, html, headers = {}) {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers })
    response.end(html)
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)))
  t.after(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://localhost:${/** @type {AddressInfo} */ (server.address()).port}/`
}
