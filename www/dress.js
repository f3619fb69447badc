/**
 * The styles of an element in a page: those of the viewer, and the tokens where the page has none.
 */

import { make } from './make.js'

/**
 * @param {HTMLElement} host connected, so that it can be seen whether the page has tokens
 * @param {ShadowRoot} shadow
 * @returns {Promise<unknown>} done once they are there, or are known not to come
 */
export function dress(host, shadow) {
  const bare = getComputedStyle(host).getPropertyValue('--paper') === ''
  const sheets = [new URL('./viewer/viewer.css', import.meta.url)]
  if (bare) sheets.push(new URL('./viewer/alone.css', import.meta.url))
  const links = sheets.map(({ href }) => make('link', { rel: 'stylesheet', href }))
  const settled = links.map(
    (link) =>
      new Promise((resolve) => {
        link.addEventListener('load', resolve)
        link.addEventListener('error', resolve)
      }),
  )
  shadow.prepend(...links)
  return Promise.all(settled)
}
