/**
 * The language of the page: that of its link, else the one chosen by hand, else the first of the browser's
 * languages that is on offer. It is set before <secateur-tree> reads it.
 *
 * @import {Messages} from '../../messages/pages.js'
 */

import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { ALL, LANGUAGES } from '../../messages/languages.js'
import { VERSION, peek } from '../../link/fragment.js'
import { messages } from '../../messages/pages.js'
import { spokenLanguage } from '../../messages/spoken.js'
import { recall, remember } from '../../dom/storage.js'
import { addNotice } from './notices.js'

const language = spokenLanguage(peek(location.hash, 'lang'), recall('language'))
document.documentElement.lang = language

/** Requested at once, so that the words come while the page still loads its scripts. If they cannot be loaded, it never settles. */
const loading = messages(language).catch(() => new Promise(() => {}))

/**
 * The words of the page. If its language cannot be loaded, the page is in English and says so. If English cannot
 * be loaded either, this never settles, and the HTML's text about loading stays.
 * @returns {Promise<Messages>}
 */
export async function words() {
  const m = await loading
  document.documentElement.lang = m.lang
  for (const element of document.querySelectorAll('.starting')) element.remove()
  if (!m.standIn) return m
  const again = makeButton(m.opening.again, () => location.reload())
  addNotice(make('p', { class: 'stand-in', role: 'status' }, m.standIn, ' ', again))
  return m
}

/** The fragment of a link with a language and nothing else. @param {string} lang */
export function linkTo(lang) {
  return `#${VERSION}&lang=${lang}`
}

/**
 * A list of the languages, each by its own name. Choosing one loads the page again in it.
 * @param {Messages} m
 * @param {(lang: string) => void} link writes the language into the address
 */
export function languageSwitch(m, link) {
  const offered = m.lang in LANGUAGES ? LANGUAGES : ALL
  const options = Object.entries(offered).map(([lang, name]) =>
    make('option', { value: lang, lang }, name),
  )
  const select = make('select', { 'aria-label': m.ui.language, autocomplete: 'off' }, ...options)
  select.value = m.lang
  select.addEventListener('change', () => {
    remember('language', select.value)
    link(select.value)
    location.reload()
  })
  const icon = make('span', { class: 'icon icon-language' })
  return make('label', { class: 'language', title: m.ui.language }, icon, select)
}
