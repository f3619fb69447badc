// The servers of a test: one of files, as `dist/` is published, and one of somebody else's page.

import { createServer } from 'node:http'
import { join } from 'node:path'
import { root } from '../../scripts/phase.js'
import { serve } from '../../scripts/serve.js'

/**
 * @import {AddressInfo} from 'node:net'
 * @import {TestContext} from 'node:test'
 */

/** No policy: a server of files sends none. */
const PLAIN = { 'Content-Security-Policy': '' }

/** The address of dist/. @param {TestContext} t @param {Record<string, string>} [headers] */
export async function published(t, headers = { 'Access-Control-Allow-Origin': '*' }) {
  const server = await serve(0, join(root, 'dist'), { ...PLAIN, ...headers })
  t.after(server.close)
  return server.url
}

/** The address of a folder. @param {TestContext} t @param {string} folder */
export async function folder(t, folder) {
  const server = await serve(0, folder, PLAIN)
  t.after(server.close)
  return server.url
}

/**
 * The address of a page on an origin of its own.
 * @param {TestContext} t
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
