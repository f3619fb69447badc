// Firefox, by WebDriver BiDi: messages in JSON over one WebSocket.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { actions, endProgram, findProgram, startProgram, matchOutput } from './engine.js'

/** @import {Engine} from './engine.js' */

const program = () => process.env.FIREFOX_PATH || findProgram('firefox-esr', 'firefox')

/** Why it cannot be tried; false if it can. */
export function missing() {
  return program()
    ? false
    : 'Firefox is not installed (Debian: firefox-esr); FIREFOX_PATH can name it'
}

/** @returns {Promise<Engine>} */
export async function start() {
  const profile = mkdtempSync(join(tmpdir(), 'secateur-firefox-'))
  writeFileSync(join(profile, 'user.js'), 'user_pref("intl.accept_languages", "en");\n')
  const flags = ['--headless', '--remote-debugging-port=0', '--no-remote', '--profile', profile]
  const child = startProgram(String(program()), flags, { stdio: ['ignore', 'ignore', 'pipe'] })
  const [, address] = await matchOutput(child, child.stderr, /BiDi listening on (\S+)/)
  const { send, close } = await connected(`${address}/session`)
  const { capabilities } = await send('session.new', { capabilities: {} })
  const { contexts } = await send('browsingContext.getTree', {})
  const { context } = contexts[0]
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } })
  /** @param {unknown[]} list */
  const act = (list) => send('input.performActions', { context, actions: list })
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    go: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    run: async (work, ...given) => {
      const { result, exceptionDetails } = await send('script.callFunction', {
        functionDeclaration: `async () => JSON.stringify(await (${work})(...${JSON.stringify(given)}))`,
        ...{ target: { context }, awaitPromise: true },
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result.value === undefined ? undefined : JSON.parse(result.value)
    },
    press: (key) => act(actions.press(key)),
    click: (x, y) => act(actions.click(x, y)),
    print: async () =>
      Buffer.from((await send('browsingContext.print', { context })).data, 'base64'),
    close: async () => {
      close()
      await endProgram(child)
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

/** @typedef {{ resolve: (value: any) => void, reject: (error: Error) => void }} Waiting */

/** A connection, in which each command has a number, by which its answer is known. @param {string} address */
async function connected(address) {
  const socket = new WebSocket(address)
  /** @type {Map<number, Waiting>} */
  const waiting = new Map()
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = JSON.parse(data)
    const { resolve, reject } = waiting.get(id) ?? {}
    waiting.delete(id)
    if (type === 'success') resolve?.(result)
    else reject?.(new Error(message))
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`no answer at ${address}`)))
  })
  let last = 0
  /** @param {string} method @param {object} params @returns {Promise<any>} */
  const send = (method, params) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  return { send, close: () => socket.close() }
}
