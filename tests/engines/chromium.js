// Chrome or Chromium, by Playwright.

import { find, launch } from '../../scripts/browser.js'

/** @import {Engine} from './engine.js' */

/** Why it cannot be tried; false if it can. */
export function missing() {
  const { browser, shell } = find()
  return browser || shell ? false : 'Chrome or Chromium is not installed (Debian: chromium)'
}

/** @returns {Promise<Engine>} */
export async function start() {
  const browser = await launch()
  const page = await browser.newPage({ locale: 'en' })
  return {
    version: `Chromium ${browser.version()}`,
    go: (address) => page.goto(address),
    run: (work, ...given) => page.evaluate(`(${work})(...${JSON.stringify(given)})`),
    press: (key) => page.keyboard.press(key),
    click: (x, y) => page.mouse.click(x, y),
    print: () => page.pdf(),
    close: () => browser.close(),
  }
}
