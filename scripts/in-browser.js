// Runs tests in WebAssembly in the browser of the other tests: cargo starts this in place of a program for this machine.

import { spawn } from 'node:child_process'
import { launch } from './browser.js'
import { Failure, main } from './phase.js'

const SERVES = /available at (http:\S+)/

await main(async () => {
  const server = spawn('wasm-bindgen-test-runner', process.argv.slice(2), {
    env: {
      ...process.env,
      NO_HEADLESS: '1', // it serves the tests as a page, until it is ended
      WASM_BINDGEN_USE_BROWSER: '1',
      WASM_BINDGEN_TEST_ADDRESS: '127.0.0.1:0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const output = await outputOf(await addressOf(server.stdout))
    console.log(output)
    if (!output.includes('test result: ok')) throw new Failure('tests failed in the browser.')
  } finally {
    server.kill()
  }
})

/** @param {import('node:stream').Readable} stream */
async function addressOf(stream) {
  let text = ''
  for await (const chunk of stream.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    text += chunk
    const [, address] = SERVES.exec(text) ?? []
    if (address) return address
  }
  throw new Failure(`wasm-bindgen-test-runner serves no page: ${text}`)
}

/** The last words of the page of the tests. @param {string} address */
async function outputOf(address) {
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await page.goto(address)
    const result = page.locator('#output', { hasText: 'test result: ' })
    await result.waitFor({ timeout: 300_000 })
    return (await result.textContent()) ?? ''
  } finally {
    await browser.close()
  }
}
