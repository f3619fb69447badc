// WebKit, by WebKitWebDriver: requests of W3C WebDriver. It has no headless mode, so it draws under Xvfb.

import { createServer } from 'node:net'
import { actions, endProgram, findProgram, startProgram, matchOutput } from './engine.js'

/** @import {Engine} from './engine.js' */

/** Why it cannot be tried; false if it can. */
export function missing() {
  const wanted = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' }
  const absent = Object.entries(wanted).filter(([name]) => !findProgram(name))
  if (absent.length === 0) return false
  const names = (/** @type {0 | 1} */ at) => absent.map((pair) => pair[at]).join(' and ')
  return `${names(0)} not installed (Debian: ${names(1)})`
}

/** @returns {Promise<Engine>} */
export async function start() {
  const screen = startProgram('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const output = /** @type {import('node:stream').Readable} */ (screen.stdio[3])
  const [, display] = await matchOutput(screen, output, /(\d+)\n/)
  const port = await freePort()
  const env = { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11', LANG: 'en_US.UTF-8' }
  const driver = startProgram('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' })
  const request = requests(`http://127.0.0.1:${port}/session`)
  const { sessionId, capabilities } = await request('POST', '', { capabilities: {} })
  /** @param {string} path @param {object} body */
  const post = (path, body) => request('POST', `/${sessionId}/${path}`, body)
  await post('timeouts', { script: 120_000 })
  await post('window/rect', { x: 0, y: 0, width: 1280, height: 900 })
  return {
    version: `WebKit ${capabilities.browserName} ${capabilities.browserVersion}`,
    go: (url) => post('url', { url }),
    run: async (work, ...given) => {
      const script = `const done = arguments[arguments.length - 1];
        (async () => JSON.stringify(await (${work})(...${JSON.stringify(given)})))()
          .then((text) => done({ text }), (error) => done({ error: String(error) }))`
      const { text, error } = await post('execute/async', { script, args: [] })
      if (error) throw new Error(error)
      return text === undefined || text === null ? undefined : JSON.parse(text)
    },
    press: (key) => post('actions', { actions: actions.press(key) }),
    click: (x, y) => post('actions', { actions: actions.click(x, y) }),
    close: async () => {
      await request('DELETE', `/${sessionId}`)
      await endProgram(driver)
      await endProgram(screen)
    },
  }
}

/** Asks the driver, which may still be starting. @param {string} address */
function requests(address) {
  /** @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} */
  return async (method, path, body) => {
    const response = await answered(() =>
      fetch(address + path, { method, body: body && JSON.stringify(body) }),
    )
    const { value } = await response.json()
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
}

/** Asks until there is an answer. @param {() => Promise<Response>} ask @returns {Promise<Response>} */
async function answered(ask, tries = 200) {
  try {
    return await ask()
  } catch (error) {
    if (tries === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, 50))
    return answered(ask, tries - 1)
  }
}

/** @returns {Promise<number>} a port that nobody listens at */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })
}
