/**
 * The head of the page: its title for the browser, the way to the other pages, and the switches.
 *
 * @import {Messages} from '../messages/pages.js'
 *
 * @typedef {object} HeaderParts
 * @property {HTMLElement} drawer the button that opens the settings
 * @property {HTMLElement[]} switches
 * @property {() => void} help
 */

import { makeButton } from '../dom/button.js'
import { make } from '../dom/make.js'
import { withKey } from '../dom/icon.js'
import { navigate } from './navigation.js'

/** @param {Messages} m @param {HeaderParts} parts */
export function fillHeader(m, { drawer, switches, help }) {
  document.title = m.ui.title
  document.querySelector('meta[name="description"]')?.setAttribute('content', m.ui.description)
  document.querySelector('.skip')?.append(m.ui.skip)
  navigate(m, 'tree')
  const named = { 'aria-label': m.ui.help, title: withKey(m.ui.help, '?') }
  const button = makeButton(make('span', { class: 'icon icon-help' }), help, named)
  document.querySelector('header')?.prepend(drawer)
  document.querySelector('.switches')?.append(...switches, button)
}
