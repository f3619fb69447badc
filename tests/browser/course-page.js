// A course page on an origin of its own, and its trees once they are drawn.

import { createServer } from 'node:http'

/**
 * @import {Page} from 'playwright-core'
 * @import {AddressInfo} from 'node:net'
 * @import {TestContext} from 'node:test'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

/** Waits until every tree is searched and drawn. @param {Page} page */
export function drawn(page) {
  return page.waitForFunction(() =>
    [...document.querySelectorAll('secateur-tree')].every((element) => {
      const { search, shadowRoot } = /** @type {SecateurTree} */ (element)
      const canvas = shadowRoot?.querySelector('canvas')
      if (!search || !canvas?.width) return false
      const { width, height } = canvas
      const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
      copy?.drawImage(canvas, 0, 0)
      const pixels = copy?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0)
      return new Set(new Uint32Array(pixels)).size > 20
    }),
  )
}

/**
 * A course page on an origin of its own, whose policy allows files from `from` alone.
 * @param {TestContext} t
 * @param {string} from
 * @param {string} body
 */
export async function course(t, from, body) {
  const allowed = `script-src ${from} 'wasm-unsafe-eval'; style-src ${from}; connect-src ${from}; frame-src ${from}`
  const server = createServer((_, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; ${allowed}; img-src data:`,
    })
    response.end(`<!doctype html><html lang="en"><title>A course</title>${body}`)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  t.after(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${/** @type {AddressInfo} */ (server.address()).port}/`
}
