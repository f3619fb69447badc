// The controls of a page that are too small for a finger.

/** @import {Page} from 'playwright-core' */

/**
 * The controls in view that are less than 44 px high, or so narrow that a finger hits another one beside. Not meant are links in a text.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export function smallTargets(page) {
  return page.evaluate(() => {
    /** @param {Document | ShadowRoot} root @returns {Element[]} */
    const within = (root) =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? within(element.shadowRoot) : []),
      ])
    /** The area that takes a click for an element. @param {Element} element */
    const area = (element) => {
      // A line of a listing takes clicks in its whole row; a listing of double height would not be read as one.
      const row = element.closest('.listing li')
      const label = /** @type {HTMLInputElement} */ (element).labels?.[0]
      const boxes = [element, row, label].flatMap((part) => part?.getBoundingClientRect() ?? [])
      const beside = getComputedStyle(element, '::after')
      const out = beside.position === 'absolute' ? beside : null
      const more = (/** @type {'left' | 'top'} */ side) => (out ? parseFloat(out[side]) : 0)
      return {
        width: Math.max(...boxes.map(({ width }) => width)) - more('left'),
        height: Math.max(...boxes.map(({ height }) => height)) - 2 * more('top'),
        least: row ? 34 : 44,
      }
    }
    return within(document)
      .filter((element) =>
        element.matches('button, select, input, summary, a[href]:not(p a, .skip)'),
      )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('.spare, .segments input'))
      .flatMap((element) => {
        const { width, height, least } = area(element)
        if (height > least - 0.5 && width >= 28) return []
        const name = element.ariaLabel || element.textContent || element.id
        return [`${element.localName} ${name}: ${width} × ${height}`]
      })
  })
}
