/**
 * The quiet line at the end of every page: sources, how to cite, version, licence.
 *
 * @import {Messages} from '../messages/pages.js'
 */

import { make } from '../dom/make.js'
import { VERSION } from '../version.js'

/** @param {Messages} m */
export function footer(m) {
  const { sources, cite, licence } = m.footer
  const link = (/** @type {string} */ to, /** @type {string} */ words) =>
    make('a', { href: `./how.html${to}` }, words)
  return make(
    'footer',
    {},
    ...[link('#references', sources), link('#cite', cite)],
    ...[make('span', {}, `Secateur ${VERSION}`), make('span', {}, licence)],
  )
}
