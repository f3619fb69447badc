/**
 * The algorithm in pseudo-code, with the line of this step lit.
 *
 * @import {ListingLine} from '../../types.js'
 * @import {MakePart} from '../view.js'
 */

import { make } from '../../make.js'
import { makePanel } from './panel.js'

/** @type {MakePart} */
export function makeListing(m) {
  const list = make('ol')
  /** @type {object | null} */
  let shown = null

  return {
    element: makePanel('listing', m.viewer.listing.title, list),
    show({ search, event }) {
      if (search !== shown) {
        shown = search
        list.replaceChildren(...search.listing.lines.map(makeLine))
      }
      list.querySelector('[aria-current]')?.removeAttribute('aria-current')
      if (event) list.children[event.line - 1]?.setAttribute('aria-current', 'step')
    },
  }
}

/** A line that is not indented begins a function. @param {ListingLine} line */
function makeLine({ text }) {
  return make('li', { class: text.startsWith(' ') ? 'inner' : 'head' }, make('code', {}, text))
}
