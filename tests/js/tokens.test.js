// The colours of www/tokens.css: contrast of WCAG 2.2 AA in both themes.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

const css = readFileSync(new URL('../../www/tokens.css', import.meta.url), 'utf8')
const [light, system, chosen] = Array.from(css.matchAll(/--paper[^}]*/g), ([block]) =>
  colours(block),
)

const TEXT = ['ink', 'ink-quiet', 'open', 'done', 'pruned', 'cut', 'variation']
const LINES = ['ahead', 'focus', 'differs']

test('the dark theme is the same, chosen or by the system', () => {
  assert.deepEqual(system, chosen)
  assert.deepEqual(Object.keys(light), Object.keys(chosen))
})

for (const [theme, colour] of Object.entries({ light, dark: chosen })) {
  for (const ground of ['paper', 'band']) {
    test(`${theme}: text on ${ground} has a contrast of 4.5, lines of 3`, () => {
      for (const name of TEXT) assertContrast(colour, name, ground, 4.5)
      for (const name of LINES) assertContrast(colour, name, ground, 3)
    })
  }
}

/**
 * @param {Record<string, string>} colour
 * @param {string} name
 * @param {string} ground
 * @param {number} least
 */
function assertContrast(colour, name, ground, least) {
  const [a, b] = [luminance(colour[name]), luminance(colour[ground])]
  const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
  assert.ok(ratio >= least, `--${name} on --${ground} has ${ratio.toFixed(2)}`)
}

/** @param {string} block */
function colours(block) {
  return Object.fromEntries(
    Array.from(block.matchAll(/--([\w-]+): (#\w{6});/g), ([, name, value]) => [name, value]),
  )
}

/** Relative luminance, WCAG 2.2. @param {string} hex */
function luminance(hex) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
