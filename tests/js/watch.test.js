// npx secateur watch: the stored lines of a program, and the access to its page. tests/browser/watch.test.js has the page itself.

import assert from 'node:assert/strict'
import { Buffer } from 'node:buffer'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { connect } from 'node:net'
import { before, test } from 'node:test'
import { readArguments } from '../../bin/arguments.js'
import { TraceLines, LONGEST } from '../../bin/trace-lines.js'
import { livePage } from '../../bin/live-page.js'
import { open } from '../../www/core.js'
import { traceLines } from '../../www/figure/trace.js'
import { PROGRAM, folder, inProcess } from './secateur.js'

/** @import {TestContext} from 'node:test' */

const HEADER = '{"secateur": "trace", "version": 1}\n'
const LINE = '{"event":"enter","node":""}\n'

/** @param {TraceLines} lines */
const text = (lines) => lines.from(0).toString()

/** @param {TraceLines} lines @param {string[]} chunks */
function take(lines, ...chunks) {
  for (const chunk of chunks) lines.take(Buffer.from(chunk))
  return [lines.run, lines.lines, lines.kept, lines.full, text(lines)]
}

test('a line is stored once its end has come, in whatever pieces it arrives', () => {
  const whole = LINE.repeat(40)
  for (const size of [1, 2, 7, LINE.length, 100, whole.length]) {
    const lines = new TraceLines(100)
    for (let at = 0; at < whole.length; at += size) {
      lines.take(Buffer.from(whole.slice(at, at + size)))
      const complete = Math.floor(Math.min(at + size, whole.length) / LINE.length)
      assert.equal(text(lines), LINE.repeat(complete))
    }
    assert.equal(lines.lines, 40)
  }
})

test('the last line may lack its end, but only after the program has ended', () => {
  const lines = new TraceLines(10)
  assert.deepEqual(take(lines, LINE, LINE.trim()), [1, 1, 1, false, LINE])
  lines.end()
  assert.deepEqual(take(lines), [1, 2, 2, false, LINE + LINE.trim()])
})

test('lines after the limit are counted and not stored', () => {
  const lines = new TraceLines(3)
  assert.deepEqual(take(lines, LINE.repeat(3)), [1, 3, 3, false, LINE.repeat(3)])
  assert.deepEqual(take(lines, LINE.repeat(5)), [1, 8, 3, true, LINE.repeat(3)])
})

test('a line without an end takes no more memory than the longest line', () => {
  const lines = new TraceLines(10)
  const part = 'x'.repeat(LONGEST / 4)
  take(lines, LINE, part, part, part, part, part, part)
  assert.deepEqual([lines.lines, lines.full], [1, false])
  assert.deepEqual(take(lines, 'x\n', LINE), [1, 3, 1, true, LINE])
})

test('a header begins a new trace', () => {
  const lines = new TraceLines(2)
  assert.deepEqual(take(lines, HEADER, LINE.repeat(4)), [1, 5, 2, true, HEADER + LINE])
  const before = lines.from(0)
  const second = '\ufeff { "secateur" : "trace" }\n'
  assert.deepEqual(take(lines, second, LINE), [2, 2, 2, false, second + LINE])
  assert.equal(before.toString(), HEADER + LINE, 'a reader of the previous trace')
})

test('options come before the command, which keeps its own', () => {
  const read = (/** @type {string} */ words) => {
    const { values, files, help } = readArguments('watch', words.split(' ').filter(Boolean))
    return [{ ...values }, files, help]
  }
  assert.deepEqual(read(''), [{}, [], false])
  assert.deepEqual(read('--port 0 ./search --keep 3'), [
    { port: '0' },
    ['./search', '--keep', '3'],
    false,
  ])
  assert.deepEqual(read('--keep=3 -- --odd -h'), [{ keep: '3' }, ['--odd', '-h'], false])
  assert.deepEqual(read('python3 -- x'), [{}, ['python3', '--', 'x'], false])
  assert.deepEqual(read('-h'), [{}, [], true])
})

test('an invalid number, language or command is refused', () => {
  for (const words of [
    ['--port', '70000', 'x'],
    ['--keep', '0', 'x'],
    ['--listen', '-1'],
    ['--listen', '0', 'x'],
    ['--keep', 'many', 'x'],
    ['--lang', 'tlh', 'x'],
    ['--depth', '3', 'x'],
  ]) {
    const { status, stdout } = inProcess(['watch', ...words])
    assert.deepEqual([status, stdout], [2, ''], words.join(' '))
  }
  const { status, stderr } = inProcess(['watch', './is-not-there'])
  assert.equal(status, 1)
  assert.match(stderr, /^secateur: .*is-not-there.*\n$/)
  for (const name of ['./tree.txt', folder]) {
    const refused = inProcess(['watch', name])
    assert.deepEqual(
      [refused.status, refused.stderr],
      [
        1,
        `secateur: '${name}' cannot be started: it is no program, or may not be run (chmod +x).\n`,
      ],
    )
  }
})

/** A page, its lines and its address. @param {TestContext} t @param {number} [keep] */
async function served(t, keep = 100) {
  const lines = new TraceLines(keep)
  const page = await livePage(lines, '<!doctype html>', 0)
  t.after(() => page.close())
  return { lines, page, url: page.url }
}

/**
 * The status and the body of an answer.
 * @param {string} url
 * @param {{ host?: string, method?: string }} [asked]
 * @returns {Promise<[number | undefined, string]>}
 */
function ask(url, { host, method = 'GET' } = {}) {
  return new Promise((resolve, reject) => {
    const request = get(url, { method, ...(host && { headers: { host } }) }, async (response) => {
      let body = ''
      for await (const chunk of response) body += chunk
      resolve([response.statusCode, body])
    })
    request.on('error', reject)
  })
}

test('only a request with the token, from this machine and by its name, is answered', async (t) => {
  const { lines, url } = await served(t)
  take(lines, LINE)
  const { hostname, port, pathname, origin } = new URL(url)
  assert.equal(hostname, '127.0.0.1')
  assert.match(pathname, /^\/[0-9a-f]{32}\/$/)
  assert.deepEqual(await ask(url), [200, '<!doctype html>'])
  assert.deepEqual(await ask(`${url}trace/1/0`), [200, LINE])
  const wrong = `${origin}/${'0'.repeat(32)}/`
  for (const address of [origin, wrong, `${wrong}trace/1/0`, `${wrong}events`, url.slice(0, -2)]) {
    const [status, body] = await ask(address)
    assert.equal(status, 403, address)
    assert.ok(!body.includes('event"'))
  }
  for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1.evil.example']) {
    assert.equal((await ask(url, { host }))[0], 421, host)
  }
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`]) {
    assert.equal((await ask(url, { host }))[0], 200, host)
  }
  assert.equal((await ask(url, { method: 'POST' }))[0], 405)
  for (const path of ['x', 'trace', 'trace/1', 'trace/2/0', 'trace/1/-1', 'trace/1/0/0', 'x/']) {
    assert.equal((await ask(url + path))[0], 404, path)
  }
  const others = await fetch(url).then(({ headers }) => headers)
  assert.equal(others.get('content-security-policy'), "frame-ancestors 'none'")
  assert.equal(others.get('cache-control'), 'no-store')
  assert.equal(others.get('access-control-allow-origin'), null)
})

test('each page has its own token, and a port in use is an error', async (t) => {
  const { url } = await served(t)
  assert.notEqual((await served(t)).url.split('/')[3], url.split('/')[3])
  const port = Number(new URL(url).port)
  await assert.rejects(livePage(new TraceLines(1), '', port), { code: 'EADDRINUSE' })
  for (const option of ['--port', '--listen']) {
    const { status, stderr } = inProcess(['watch', option, String(port)])
    assert.equal(status, 1)
    assert.match(stderr, new RegExp(`^secateur: Port ${port} is taken .*another.*\\n$`), option)
  }
})

/** The states that a server reports, until one fits. @param {string} url @param {(state: any) => boolean} last */
async function states(url, last) {
  const answer = await fetch(`${url}events`)
  const stream = []
  let text = ''
  for await (const chunk of answer.body ?? []) {
    text += Buffer.from(chunk).toString()
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    stream.push(...events.map((event) => JSON.parse(event.replace(/^data: /, ''))))
    if (stream.some(last)) break
  }
  return stream
}

test('a listener gets the number of lines, and can fetch the new ones', async (t) => {
  const { lines, page, url } = await served(t, 3)
  const lastState = states(url, ({ end }) => end !== null)
  take(lines, LINE.repeat(2))
  page.changed()
  assert.deepEqual(await ask(`${url}trace/1/${LINE.length}`), [200, LINE])
  take(lines, LINE.repeat(2))
  page.changed()
  page.ended({ code: 5, signal: null })
  const [last] = (await lastState).slice(-1)
  const end = { code: 5, signal: null }
  const bytes = 3 * LINE.length
  assert.deepEqual(last, { run: 1, lines: 4, kept: 3, bytes, full: true, end })
})

/** The trace of a program. */
let trace = ''
before(async () => {
  const search = await open('((3 12 8) (2 4 6) (14 5 2))')
  trace = [...traceLines(search, {})].join('')
})

/** @param {TestContext} t @param {string[]} words */
function started(t, ...words) {
  const child = spawn(process.execPath, [PROGRAM, 'watch', ...words])
  t.after(() => child.kill('SIGKILL'))
  /** @type {Promise<string>} */
  const url = new Promise((resolve) => {
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim()))
  })
  let output = ''
  child.stderr.on('data', (chunk) => (output += chunk))
  const closed = new Promise((resolve) => child.once('close', (code) => resolve([code, output])))
  /** Its message, once it matches. @param {RegExp} pattern @returns {Promise<RegExpExecArray>} */
  const matchOutput = async (pattern) => {
    for (;;) {
      const match = pattern.exec(output)
      if (match) return match
      await once(child.stderr, 'data')
    }
  }
  return { child, url, closed, matchOutput }
}

test('a pipe is followed to its end', async (t) => {
  const { child, url, closed } = started(t, '--keep', '10')
  child.stdin.write(trace)
  child.stdin.end('{"event":')
  const [last] = (await states(await url, ({ end }) => end !== null)).slice(-1)
  const count = trace.split('\n').length
  const { lines, kept, full, end } = last
  assert.deepEqual([lines, kept, full, end], [count, 10, true, { code: null, signal: null }])
  const answer = await ask(`${await url}trace/1/0`)
  assert.deepEqual(answer, [200, trace.split('\n').slice(0, 10).join('\n') + '\n'])
  const [, page] = await ask(await url)
  assert.match(
    page,
    /http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-/,
  )
  child.kill('SIGTERM')
  const [code, output] = /** @type {[number, string]} */ (await closed)
  assert.equal(code, 0)
  assert.match(
    output,
    /^secateur: The first 10 lines are kept .*\nsecateur: The input has ended, after \d+ lines\./,
  )
})

test('the first program that connects to a socket is followed, and no other', async (t) => {
  const { child, url, closed, matchOutput } = started(t, '--listen', '0')
  const page = await url
  const port = Number((await matchOutput(/127\.0\.0\.1:(\d+)\./))[1])
  const first = connect(port, '127.0.0.1')
  first.write(trace)
  await states(page, ({ lines }) => lines > 0)
  await assert.rejects(once(connect(port, '127.0.0.1'), 'connect'), { code: 'ECONNREFUSED' })
  first.end()
  const [last] = (await states(page, ({ end }) => end !== null)).slice(-1)
  assert.equal(last.lines, trace.split('\n').length - 1)
  child.kill('SIGTERM')
  const [code, output] = /** @type {[number, string]} */ (await closed)
  assert.equal(code, 0)
  assert.match(output, /The input has ended, after \d+ lines/)
})

test('a command is started, followed, and ended with the page', async (t) => {
  const script = `console.log('{"event":"enter","node":""}'); process.stdout.write('{"ev'); setInterval(() => {}, 1e6)`
  const { child, url, closed } = started(
    t,
    process.execPath,
    '-e',
    `${script}; console.error(process.pid)`,
  )
  const [last] = (await states(await url, ({ lines }) => lines === 1)).slice(-1)
  assert.deepEqual([last.kept, last.end], [1, null])
  child.kill('SIGINT')
  const [code, output] = /** @type {[number, string]} */ (await closed)
  assert.equal(code, 0)
  assert.throws(() => process.kill(Number(output.match(/\d+/)?.[0]), 0), { code: 'ESRCH' })
})

test('the exit code of a command is reported', async (t) => {
  const { url } = started(t, process.execPath, '-e', 'process.exitCode = 7')
  const [last] = (await states(await url, ({ end }) => end !== null)).slice(-1)
  assert.deepEqual(last.end, { code: 7, signal: null })
})

test('a trace that ends in the middle is opened, and only its end is wrong', async () => {
  const lines = trace.trimEnd().split('\n').slice(1)
  for (let count = 1; count < lines.length - 1; count += 1) {
    for (const tree of [null, '((3 12 8) (2 4 6) (14 5 2))']) {
      const search = await open({ trace: lines.slice(0, count).join('\n'), tree })
      const { finding, summary } = search
      assert.ok(
        !finding || ['still-open', 'ends'].includes(finding.code),
        `${count}: ${finding?.code}`,
      )
      const { key } = search.explain(summary.steps)
      assert.ok(!key.startsWith('stop'), `${count}: ${key}`)
      assert.equal(summary.stoppedBy, null)
      search.free()
    }
  }
})
