/**
 * The shell of a page: its texts, the header and the footer. The page of the tree has more in its header (header.js).
 *
 * @import {Messages} from '../messages/pages.js'
 * @import {PageName} from './navigation.js'
 */

import { footer } from './footer.js'
import { navigate } from './navigation.js'
import { languageSwitch } from './settings/language.js'
import { listenSkip } from './settings/skip.js'
import { themeSwitch } from './settings/theme.js'

/**
 * @param {Messages} m
 * @param {PageName} current the present page
 * @param {Record<string, unknown>} texts by the names in the document
 * @param {(lang: string) => void} link writes the language into the address
 */
export function fillShell(m, current, texts, link) {
  for (const element of document.querySelectorAll('[data-text]')) {
    element.textContent = String(texts[/** @type {HTMLElement} */ (element).dataset.text ?? ''])
  }
  navigate(m, current)
  document.querySelector('.switches')?.append(languageSwitch(m, link), themeSwitch(m))
  document.body.append(footer(m))
  listenSkip()
}
