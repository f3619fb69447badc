// The server that serves the page to people and to browser tests.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { after, before, test } from 'node:test'
import { serve, waitFor } from '../../scripts/serve.js'

/** @type {Awaited<ReturnType<typeof serve>>} */
let server
before(async () => {
  server = await serve()
})
after(() => server.close())

/**
 * The first line of the response to a request that is sent unchanged. fetch() would normalize the path, and does not
 * allow another host.
 * @param {string} path
 * @param {string | null} [host]
 * @returns {Promise<string>}
 */
async function raw(path, host) {
  return (await answer(path, host)).split('\r\n', 1)[0]
}

/** The whole answer. @param {string} path @param {string | null} [host] @returns {Promise<string>} */
function answer(path, host = new URL(server.url).host) {
  const { hostname, port } = new URL(server.url)
  const line = host === null ? '' : `Host: ${host}\r\n`
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`GET ${path} HTTP/1.1\r\n${line}Connection: close\r\n\r\n`)
    })
    let text = ''
    socket.on('data', (chunk) => (text += chunk)).on('error', reject)
    socket.on('end', () => resolve(text))
  })
}

test('the server listens on loopback only', () => {
  assert.equal(new URL(server.url).hostname, '127.0.0.1')
})

test('a page has its policy, and is never cached', async () => {
  const response = await fetch(server.url)
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8')
  assert.equal(response.headers.get('cache-control'), 'no-store')
  assert.equal(response.headers.get('referrer-policy'), 'no-referrer')
  assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
  const policy = response.headers.get('content-security-policy') ?? ''
  assert.match(
    policy,
    /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';/,
  )
  assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|\*|http/)
})

test('a page contains the parts that pages share', async () => {
  const named = /<!-- \S+\.html -->/
  for (const name of ['index', 'lab', 'how', 'lessons', 'worksheet', 'embed']) {
    assert.match(readFileSync(new URL(`../../www/${name}.html`, import.meta.url), 'utf8'), named)
    const response = await fetch(`${server.url}${name}.html`)
    const html = await response.text()
    assert.doesNotMatch(html, named, name)
    assert.equal(html.match(/<noscript>/g)?.length, 1, name)
    assert.equal(Number(response.headers.get('content-length')), Buffer.from(html).length)
    // A browser looks for the encoding in the first 1,024 bytes.
    assert.ok(Buffer.from(html).indexOf('charset="utf-8"') < 1000, name)
  }
})

test('only the page for frames may be framed by other origins', async () => {
  for (const [path, alone] of [
    ['index.html', true],
    ['core.js', true],
    ['embed.html', false],
  ]) {
    const { headers } = await fetch(`${server.url}${path}`)
    const policy = headers.get('content-security-policy') ?? ''
    assert.equal(policy.includes("frame-ancestors 'self'"), alone, String(path))
  }
})

test('inline scripts and styles are allowed by hash, in their own page alone', async () => {
  const policy = async (/** @type {string} */ path) =>
    (await fetch(server.url + path)).headers.get('content-security-policy') ?? ''
  const minimal = await policy('minimal.html')
  assert.match(minimal, /; script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/]{43}=';/)
  assert.match(minimal, /; style-src 'self' 'sha256-[\w+/]{43}=';/)
  for (const path of ['index.html', 'lab.html', 'core.js']) {
    assert.doesNotMatch(await policy(path), /sha256/, path)
  }
})

test('scripts and the core have the types that browsers require', async () => {
  for (const [path, type] of [
    ['core.js', 'text/javascript; charset=utf-8'],
    ['pkg/whole_bg.wasm', 'application/wasm'],
  ]) {
    const response = await fetch(server.url + path, { method: 'HEAD' })
    assert.equal(response.status, 200, path)
    assert.equal(response.headers.get('content-type'), type)
  }
})

test('no file outside www/ can be reached, and no request stops the server', async () => {
  for (const path of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/..%5cpackage.json',
    '//../../package.json',
    '/messages', // a folder
    '/%00',
    '/%',
    '/no-such-file.js',
    'http://[',
  ]) {
    assert.match(await raw(path), /^HTTP\/1\.1 40[04] /, path)
  }
  assert.equal((await fetch(server.url)).status, 200)
})

test('the server answers only by the names of this machine', async () => {
  const { port } = new URL(server.url)
  for (const name of ['127.0.0.1', 'localhost', 'LOCALHOST', '[::1]']) {
    for (const host of [name, `${name}:${port}`]) {
      assert.equal(await raw('/', host), 'HTTP/1.1 200 OK', host)
    }
  }
  for (const host of [
    'rebound.example',
    `rebound.example:${port}`,
    'localhost.rebound.example',
    `127.0.0.1.rebound.example:${port}`,
    'localhost@rebound.example',
    '127.0.0.2',
    '0.0.0.0',
    '::1',
    '',
    ':80',
    'localhost:x',
  ]) {
    const text = await answer('/', host)
    assert.match(text, /^HTTP\/1\.1 421 /, host)
    assert.match(text, /\r\n\r\n.*This server answers only as 127\.0\.0\.1, localhost, \[::1\]\./s)
    assert.doesNotMatch(text, /<html/)
  }
  assert.match(await raw('/', null), /^HTTP\/1\.1 4/)
})

test('the server only reads', async () => {
  assert.equal((await fetch(server.url, { method: 'POST', body: 'x' })).status, 405)
})

test('a port in use is an error with a code of its own', async () => {
  const port = Number(new URL(server.url).port)
  await assert.rejects(serve(port), { code: 'EADDRINUSE' })
})

test('a request for a file that is being built waits, and others do not', async () => {
  let finish = () => {}
  const making = new Promise((resolve) => (finish = () => resolve(undefined)))
  const other = await serve(0, undefined, {}, waitFor([/^\/core/, making]))
  try {
    let answered = false
    const waits = fetch(`${other.url}core.js`).then((response) => {
      answered = true
      return response
    })
    assert.equal((await fetch(`${other.url}viewer.js`)).status, 200)
    assert.equal(answered, false)
    finish()
    assert.equal((await waits).status, 200)
  } finally {
    await other.close()
  }
})
