// What axe finds wrong with a page: WCAG 2.2 AA, and its own best practices.

import axe from 'axe-core'

/** @import {Page} from 'playwright-core' */

/** axe tries out an inline style, which the policy of the page rightly refuses. */
export const axeMayStyle = { bypassCSP: true }

/** @param {Page} page */
export async function violations(page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => {
    const { axe } = /** @type {typeof window & { axe: typeof import('axe-core') }} */ (window)
    // It would fetch what a style sheet imports from the wrong folder; the styles are there already.
    // What is not wrong need not be told where it is: that takes half of the time.
    return axe.run({ preload: false, resultTypes: ['violations'] })
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}
