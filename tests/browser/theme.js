// The button of the theme, on every page of the project.

import assert from 'node:assert/strict'

/** @import {Page} from 'playwright-core' */

/** Presses the button until its name ends with that of a theme. @param {Page} page @param {string} name */
export async function turnTo(page, name) {
  const button = page.locator('.theme')
  const turned = async () => (await button.getAttribute('title'))?.endsWith(name)
  for (let presses = 0; presses < 3 && !(await turned()); presses += 1) await button.click()
  assert.ok(await turned(), name)
}
