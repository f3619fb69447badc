// The violations that axe finds on a page: WCAG 2.2 AA, and its own best practices.

import { AXE } from './built.js'
import { painted } from './element.js'

/** @import {Page} from 'playwright-core' */

/** axe tries out an inline style, which the policy of the page rightly refuses. */
export const axeMayStyle = { bypassCSP: true }

/** The rules of axe that look at colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** The violations in other colours, on a page that is right in some. @param {Page} page */
export function violationsOfColours(page) {
  return violations(page, { runOnly: { type: 'rule', values: OF_COLOURS } })
}

/**
 * The violations of a page in light and in dark: in dark only the colours are others.
 * @param {Page} page
 */
export async function violationsInSchemes(page) {
  await page.emulateMedia({ colorScheme: 'light' })
  await painted(page)
  const problems = await violations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await painted(page)
  return [...problems, ...(await violationsOfColours(page)).map((wrong) => `dark: ${wrong}`)]
}

/** The violations in other words, on a page whose colours are right in some. @param {Page} page */
export function violationsOfWords(page) {
  const rules = Object.fromEntries(OF_COLOURS.map((rule) => [rule, { enabled: false }]))
  return violations(page, { rules })
}

/** @param {Page} page @param {import('axe-core').RunOptions} [options] */
export async function violations(page, options = {}) {
  const { violations } = await page.evaluate(
    async ([file, options]) => {
      // Served with the site, it is kept compiled. Handed over from outside, it would be half of the work.
      if (!('axe' in window)) await import(file)
      const { axe } = /** @type {typeof window & { axe: typeof import('axe-core') }} */ (window)
      // It would fetch what a style sheet imports from the wrong folder; the styles are there already.
      // The places of parts that are right are not asked for: they take half of the time.
      return axe.run({ preload: false, resultTypes: ['violations'], ...options })
    },
    /** @type {const} */ ([`/${AXE}`, options]),
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}

/**
 * Texts in the colour of the ground that Chromium lays behind each text in forced colours, unless its style forbids that.
 * @param {Page} page
 */
export function hiddenTexts(page) {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'))
    probe.style.color = 'Canvas'
    const ground = getComputedStyle(probe).color
    probe.remove()
    /** @param {Document | ShadowRoot} root @returns {Element[]} */
    const allIn = (root) =>
      [...root.querySelectorAll('*')].flatMap((one) => [
        one,
        ...(one.shadowRoot ? allIn(one.shadowRoot) : []),
      ])
    const hasText = (/** @type {Element} */ one) =>
      [...one.childNodes].some((child) => child instanceof Text && child.data.trim() !== '')
    const hidden = allIn(document).filter((one) => {
      const { color, forcedColorAdjust } = getComputedStyle(one)
      return (
        hasText(one) && one.checkVisibility() && color === ground && forcedColorAdjust !== 'none'
      )
    })
    return hidden.map((one) => `${one.className}: ${one.textContent}`)
  })
}
