/**
 * The dialog of links: each way to show the view elsewhere, to copy by one click, and a preview of the frame.
 *
 * @import {Links} from '../../messages/pages.js'
 * @import {FieldValues} from '../../link/fragment.js'
 * @import {HistoryEntries} from '../entries.js'
 * @import {ShareWay} from './share-texts.js'
 */

import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { READABLE } from '../../link/fragment.js'
import { partOf } from '../../messages/messages.js'
import { shareTexts, frameOf } from './share-texts.js'

/** A page in one file stands alone: nothing that others could load stands beside it. */
const ALONE = import.meta.url === ''

/** @type {ShareDialog | undefined} */
let dialog

/**
 * @param {string} lang
 * @param {HistoryEntries} entries
 * @throws where the words cannot be loaded; the next call tries again
 */
export async function openShare(lang, entries) {
  const words = await partOf(lang, 'links')
  dialog ??= new ShareDialog(words.share, entries)
  dialog.open()
}

class ShareDialog {
  #words
  #entries
  /** @type {Map<ShareWay, ReturnType<typeof makeRow>>} */
  #rows = new Map()
  #long
  #status = make('p', { role: 'status' })
  #preview = make('div', { class: 'preview' })
  #element

  /** @param {Links['share']} words @param {HistoryEntries} entries */
  constructor(words, entries) {
    this.#words = words
    this.#entries = entries
    this.#long = make('p', { hidden: true }, words.long)
    const ways = /** @type {[ShareWay, string][]} */ (Object.entries(words.ways)).filter(
      ([way]) => !ALONE || way === 'step' || way === 'start',
    )
    this.#element = make(
      'dialog',
      { class: 'dialog share-dialog', 'aria-label': words.title, closedby: 'any' },
      make('h2', { tabindex: -1, autofocus: true }, words.title),
      ...ways.map(([way]) => this.#row(way)),
      this.#long,
      this.#status,
      ...(ALONE ? [] : [make('h3', {}, words.preview), this.#preview]),
      makeButton(words.close, () => void this.#element.close(), { class: 'close' }),
    )
    // The frame ends with the dialog.
    this.#element.addEventListener('close', () => this.#preview.replaceChildren())
    document.body.append(this.#element)
    // Back leads to another search while the dialog is open.
    document.addEventListener('secateur-open', () => this.#element.open && this.#show())
  }

  open() {
    if (this.#element.open || !this.#entries.state) return
    this.#element.showModal()
    this.#element.scrollTop = 0
    this.#show()
  }

  /** Shows the ways to the present view. */
  #show() {
    const state = this.#entries.state
    if (!state) return
    const fragment = (/** @type {FieldValues} */ one) => this.#entries.fragment(one)
    const texts = shareTexts(state, fragment, location.href, this.#words.titled)
    const { ways, last } = this.#words
    const labels = this.#entries.opensAtEnd ? { ...ways, start: last } : ways
    for (const [way, { show }] of this.#rows) show(labels[way], texts[way])
    this.#long.hidden = texts.step.length < READABLE
    this.#status.textContent = ''
    if (ALONE) return
    // Without a theme the frame has that of the system.
    const { theme = '' } = document.documentElement.dataset
    // A new frame makes no entry in the history; another address in an old one would.
    const src = frameOf({ ...state, theme }, fragment, location.href)
    this.#preview.replaceChildren(make('iframe', { src, title: this.#words.preview }))
  }

  /** A way with its field and its button. @param {ShareWay} way */
  #row(way) {
    const row = makeRow(this.#words, way, (field) => this.#copy(field))
    this.#rows.set(way, row)
    return row.element
  }

  /** @param {HTMLInputElement} field */
  async #copy(field) {
    this.#status.textContent = ''
    try {
      await navigator.clipboard.writeText(field.value)
      this.#status.textContent = this.#words.copied
    } catch {
      field.focus()
      field.select()
      this.#status.textContent = this.#words.byHand
    }
  }
}

/** @param {Links['share']} words @param {ShareWay} way @param {(field: HTMLInputElement) => void} copy */
function makeRow(words, way, copy) {
  const field = make('input', { id: `share-${way}`, type: 'text', readonly: true })
  field.spellcheck = false
  field.addEventListener('focus', () => field.select())
  const label = make('label', { for: field.id })
  const button = makeButton(words.copy, () => copy(field))
  const line = make('div', { class: 'line' }, field, button)
  return {
    element: make('div', { class: 'row' }, label, line),
    /** @param {string} name of the way @param {string} text to copy */
    show(name, text) {
      label.textContent = name
      button.setAttribute('aria-label', words.copyWay(name))
      field.value = text
    },
  }
}
