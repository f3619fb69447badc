// All texts of a page, visible or in its source: tests search them for texts that must be hidden.

/** @import {Frame, Page} from 'playwright-core' */

/** All that a page or frame holds: its address, texts, attributes, and the names for screen readers. @param {Frame | Page} page */
export async function textsOf(page) {
  const texts = await page.evaluate(() => {
    const pieces = [location.href]
    const visit = (/** @type {Element | ShadowRoot} */ root) => {
      for (const node of root.childNodes) {
        if (node instanceof Text) pieces.push(node.data)
        if (!(node instanceof Element) || node.localName === 'script') {
          continue
        }
        for (const { value } of node.attributes) pieces.push(value)
        if (node instanceof HTMLInputElement) pieces.push(node.value)
        visit(node)
        if (node.shadowRoot) visit(node.shadowRoot)
      }
    }
    visit(document.documentElement)
    return pieces.join('\n')
  })
  return `${texts}\n${await page.locator('body').ariaSnapshot()}`
}
