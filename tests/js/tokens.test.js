// The colours of www/tokens.css: contrast of WCAG 2.2 AA in both themes and on paper.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { AFAR, PAPER } from '../../www/viewer/stage/ink-table.js'

const css = readFileSync(new URL('../../www/tokens.css', import.meta.url), 'utf8')
const [light, dark] = [colours(1), colours(2)]
const print = Object.fromEntries(
  Object.entries(PAPER).map(([name, colour]) => [name.slice(2), colour]),
)

const TEXT = ['ink', 'ink-quiet', 'open', 'done', 'pruned-text', 'cut', 'variation']
const LINES = ['ahead', 'focus', 'differs']

test('every colour is declared once, with a light and a dark value', () => {
  assert.ok(Object.keys(light).length > 12)
  assert.equal([...css.matchAll(/: light-dark\(/g)].length, Object.keys(light).length)
})

for (const [theme, colour] of Object.entries({ light, dark, print })) {
  for (const ground of ['paper', 'band']) {
    test(`${theme}: text on ${ground} has a contrast of 4.5, lines of 3`, () => {
      for (const name of TEXT) assertContrast(colour, name, ground, 4.5)
      for (const name of LINES) assertContrast(colour, name, ground, 3)
    })
  }
}

for (const [theme, colour] of Object.entries({ light, dark, print })) {
  const on = (/** @type {string} */ name) => contrast(colour[name], colour.paper)
  test(`${theme}: pruned nodes are fainter than unreached ones, and these than closed ones`, () => {
    assert.ok(on('pruned') >= 1.5, 'the mark is visible')
    assert.ok(on('pruned') * 1.8 < on('ahead'))
    assert.ok(on('ahead') * 1.8 < on('done'))
    // The numbers of nodes must be legible as well, even those of pruned nodes.
    assert.ok(on('pruned-text') * 1.2 < on('ink-quiet'))
    assert.ok(on('ink-quiet') * 1.2 < on('ink'))
  })

  test(`${theme}: the tint of nodes of one search alone is soft, and all colours differ from it`, () => {
    assert.ok(on('only') >= 1.12 && on('only') < on('pruned'), `${on('only')}`)
    const over = (/** @type {string} */ name) => contrast(colour[name], colour.only)
    assert.ok(over('pruned') >= 1.25, `${over('pruned')}`)
    for (const name of ['ahead', 'done', 'open', 'cut', 'variation'])
      assert.ok(over(name) >= 3, name)
  })

  test(`${theme}: distant nodes have the same order of shades`, () => {
    const [, done, pruned, ahead] = AFAR.map(({ colour: name, depth }) =>
      contrast(mixed(colour[name.slice(2)], colour.paper, depth), colour.paper),
    )
    assert.ok(
      pruned >= 1.15 && pruned * 1.15 < ahead && ahead * 1.8 < done,
      `${[pruned, ahead, done]}`,
    )
  })
}

/**
 * @param {Record<string, string>} colour
 * @param {string} name
 * @param {string} ground
 * @param {number} least
 */
function assertContrast(colour, name, ground, least) {
  const ratio = contrast(colour[name], colour[ground])
  assert.ok(ratio >= least, `--${name} on --${ground} has ${ratio.toFixed(2)}`)
}

/** @param {string} one @param {string} other */
function contrast(one, other) {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** A share of one colour over another. @param {string} over @param {string} under @param {number} share */
function mixed(over, under, share) {
  const part = (/** @type {string} */ hex, /** @type {number} */ at) =>
    Number.parseInt(hex.slice(at, at + 2), 16)
  const parts = [1, 3, 5].map((at) => part(over, at) * share + part(under, at) * (1 - share))
  return `#${parts.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`
}

/** The colours of a theme. @param {1 | 2} which light or dark */
function colours(which) {
  const pairs = css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)
  return Object.fromEntries(Array.from(pairs, (pair) => [pair[1], pair[which + 1]]))
}

/** Relative luminance, WCAG 2.2. @param {string} hex */
function luminance(hex) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
