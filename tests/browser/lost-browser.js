// A test that kills its browser and then waits for ever. lost-browser.test.js runs it in a process of its own.

import { test } from 'node:test'
import { shared } from './page.js'

test('kills its browser', async () => {
  const session = await (await shared()).newBrowserCDPSession()
  session.send('Browser.crash').catch(() => {})
  await new Promise((resolve) => setInterval(resolve, 2 ** 31 - 1))
})
