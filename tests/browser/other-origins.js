// Pages of other origins, and servers that send files with other headers.

import { createServer } from 'node:http'
import { serve } from '../../scripts/serve.js'

/**
 * @import {RequestListener} from 'node:http'
 * @import {AddressInfo} from 'node:net'
 * @import {TestContext} from 'node:test'
 */

/** The address of a server that runs during a test. @param {TestContext} t @param {RequestListener} answer */
export async function served(t, answer) {
  const server = createServer(answer)
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)))
  t.after(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${/** @type {AddressInfo} */ (server.address()).port}/`
}

/** A server whose files pages of any origin may load. @param {TestContext} t @param {string} folder */
export async function corsServer(t, folder) {
  const server = await serve(0, folder, { 'Access-Control-Allow-Origin': '*' })
  t.after(server.close)
  return server
}

/**
 * The address of the files of a folder with headers of their own.
 * @param {TestContext} t
 * @param {string} folder
 * @param {(path: string) => Promise<Record<string, string> | null>} headers of a file, once it may be sent; null: it is not sent
 */
export async function proxied(t, folder, headers) {
  const site = await serve(0, folder)
  t.after(site.close)
  return served(t, async (request, response) => {
    const { pathname } = new URL(request.url ?? '', site.url)
    const more = await headers(pathname)
    if (!more) return response.destroy()
    const answer = await fetch(new URL(pathname, site.url))
    const type = answer.headers.get('Content-Type') ?? ''
    response.writeHead(answer.status, { 'Content-Type': type, ...more })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
}

/** The address of a page of another site. @param {TestContext} t @param {string} body @param {string} [head] */
export function foreignPage(t, body, head = '') {
  const icon = '<link rel="icon" href="data:,">'
  return served(t, (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><html lang="en"><title>A course</title>${icon}${head}${body}`)
  })
}
