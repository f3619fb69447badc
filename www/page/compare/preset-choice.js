/**
 * The choice of the other search of a comparison: none, a preset, or rules set by hand.
 *
 * @import {Messages} from '../../messages/pages.js'
 */

import { make } from '../../dom/make.js'
import { BY_HAND, PRESETS } from './presets.js'

/**
 * The list, whose value is the name of a preset, `HAND`, or empty: nothing; and its row.
 * @param {Messages} m
 * @param {() => void} choose called when the user has chosen another
 */
export function presetChoice(m, choose) {
  const words = m.compare
  const select = make(
    'select',
    { id: 'compare-with', autocomplete: 'off' },
    make('option', { value: '' }, words.nothing),
    group(words.groups.rules, PRESETS.rules, (name) => words.presets[name]),
    group(words.groups.again, PRESETS.again, (name) => words.presets[name]),
    group(words.groups.order, PRESETS.order, (name) => words.presets[name]),
    group(words.groups.listing, PRESETS.listing, (id) => m.listings.names[id]),
    make('option', { value: BY_HAND }, words.hand),
  )
  select.addEventListener('change', choose)
  const label = make('label', { class: 'label', for: select.id }, words.with)
  return { select, element: make('div', { class: 'rule wide' }, label, select) }
}

/**
 * @template {string} N
 * @param {string} label
 * @param {readonly N[]} names
 * @param {(name: N) => string} say
 */
function group(label, names, say) {
  const options = names.map((value) => make('option', { value }, say(value)))
  return make('optgroup', { label }, ...options)
}
