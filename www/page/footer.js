/**
 * The quiet line at the end of every page: how it works, the manual, sources, how to cite, version, licence.
 *
 * @import {Messages} from '../messages/pages.js'
 */

import { make } from '../dom/make.js'
import { VERSION } from '../version.js'

/** @param {Messages} m */
export function footer(m) {
  const { how, lessons, docs, sources, cite, licence } = m.footer
  const link = (/** @type {string} */ to, /** @type {string} */ words) =>
    make('a', { href: `./how.html${to}` }, words)
  return make(
    'footer',
    {},
    link('', how),
    make('a', { href: './lessons.html' }, lessons),
    make('a', { href: './docs/index.html', hreflang: 'en' }, docs),
    ...[link('#references', sources), link('#cite', cite)],
    ...[make('span', {}, `Secateur ${VERSION}`), make('span', {}, licence)],
  )
}
