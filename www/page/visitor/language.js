/**
 * The language of the page: that of `?lang=`, else the one chosen by hand, else the first of the
 * browser's that there are words for. It is known before <secateur-tree> looks for it.
 *
 * @import {Messages} from '../../messages/pages.js'
 */

import { make } from '../../dom/make.js'
import { ALL, LANGUAGES } from '../../messages/languages.js'
import { known } from '../../messages/messages.js'
import { messages } from '../../messages/pages.js'
import { recall, remember } from './storage.js'

const asked = [new URLSearchParams(location.search).get('lang'), recall('language')]

const language =
  [...asked, ...navigator.languages].map((tag) => tag && known(tag)).find(Boolean) || 'en'

document.documentElement.lang = language

/**
 * The words of the page. Where those of its language cannot be loaded it is in English, and says so. Where
 * there are none at all it goes no further: what is in the page until it has begun stays.
 * @returns {Promise<Messages>}
 */
export async function words() {
  const m = await messages(language).catch(() => new Promise(() => {}))
  document.documentElement.lang = m.lang
  for (const element of document.querySelectorAll('.starting')) element.remove()
  if (!m.standIn) return m
  const again = make('button', { type: 'button' }, m.opening.again)
  again.addEventListener('click', () => location.reload())
  const notice = make('p', { class: 'stand-in', role: 'status' }, m.standIn, ' ', again)
  document.querySelector('header')?.after(notice)
  return m
}

/**
 * A list of the languages, each named in itself. The page is loaded again in the one that is chosen.
 * @param {Messages} m
 * @param {() => object} keep what the page is to find again
 */
export function languageSwitch(m, keep) {
  const offered = m.lang in LANGUAGES ? LANGUAGES : ALL
  const options = Object.entries(offered).map(([lang, { name }]) =>
    make('option', { value: lang, lang }, name),
  )
  const select = make('select', { 'aria-label': m.ui.language, autocomplete: 'off' }, ...options)
  select.value = m.lang
  select.addEventListener('change', () => {
    remember('language', select.value)
    const address = new URL(location.href)
    address.searchParams.set('lang', select.value)
    history.replaceState(keep(), '', address)
    location.reload()
  })
  const icon = make('span', { class: 'icon icon-language' })
  return make('label', { class: 'language', title: m.ui.language }, icon, select)
}
