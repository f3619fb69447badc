/**
 * The dialog that saves figures: which steps, how they look, a preview, and files of the figure and of the search.
 *
 * @import {Messages, FigureWords} from '../../messages/pages.js'
 * @import {SecateurTree} from '../../secateur-tree.js'
 */

import { SecateurError } from '../../core.js'
import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { save } from '../../dom/save.js'
import { optionsOf } from '../../element/attributes.js'
import { figure, leftOut } from '../../figure/figure.js'
import { countsCsv, traceLines, treeJson } from '../../figure/trace.js'
import { pngWithLink, svgWithLink } from '../../link/in-picture.js'
import { joinSentences } from '../../messages/join-sentences.js'
import { errorText, partOf } from '../../messages/messages.js'
import { FigureChoices } from './choices.js'
import { addressOf, copy, pngOf } from './png.js'

/** The file type of each format. @type {Record<string, [ending: string, type: string]>} */
const FILES = {
  svg: ['svg', 'image/svg+xml'],
  png: ['png', 'image/png'],
  tikz: ['tex', 'application/x-tex'],
  typst: ['typ', 'text/plain'],
  trace: ['jsonl', 'application/jsonl'],
  tree: ['txt', 'text/plain'],
  json: ['json', 'application/json'],
  counts: ['csv', 'text/csv'],
}

/** @type {FigureDialog | undefined} */
let dialog

/**
 * Opens the dialog of the tree of the page.
 * @param {Messages} m
 * @param {SecateurTree} tree
 * @param {(step: number) => string | null} link
 * @throws where its words cannot be loaded; the next call tries again
 */
export async function openDialog(m, tree, link) {
  const words = await partOf(m.lang, 'figure')
  dialog ??= new FigureDialog(m, words, tree, link)
  dialog.open()
}

class FigureDialog {
  #m
  #w
  #tree
  #link
  #choices
  #image = make('img', { alt: '' })
  #note = make('p', { role: 'status' })
  #element
  /** The buttons of the formats that no tactile sheet has. @type {HTMLButtonElement[]} */
  #typeset = []
  /** The number of the preview that was asked for last. */
  #previewNumber = 0

  /** @param {Messages} m @param {FigureWords} w @param {SecateurTree} tree @param {(step: number) => string | null} link */
  constructor(m, w, tree, link) {
    this.#m = m
    this.#w = w
    this.#tree = tree
    this.#link = link
    this.#choices = new FigureChoices(w, () => this.#preview())
    this.#image.alt = w.preview
    this.#element = make(
      'dialog',
      { class: 'dialog figure-dialog', 'aria-label': w.title, closedby: 'any' },
      make('h2', { tabindex: -1, autofocus: true }, w.title),
      ...this.#choices.elements,
      make('div', { class: 'preview' }, this.#image),
      this.#note,
      this.#buttons(),
    )
    document.body.append(this.#element)
    // Back leads to another search while the dialog is open.
    tree.addEventListener('secateur-open', () => this.#element.open && this.#show())
  }

  open() {
    if (this.#element.open || !this.#tree.picture) return
    this.#element.showModal()
    this.#show()
  }

  /** Shows the figure of the search on view. */
  #show() {
    this.#choices.offer(this.#picture.search.bestFirst)
    this.#preview()
  }

  /** The buttons that save the figure, and those that save the search. */
  #buttons() {
    const w = this.#w
    const formats = { svg: 'SVG', png: 'PNG', tikz: 'LaTeX', typst: 'Typst' }
    const button = (/** @type {string} */ words, /** @type {() => Promise<void> | void} */ act) =>
      makeButton(words, () => this.#trying(act))
    return make(
      'div',
      { class: 'savings' },
      make('h3', {}, w.save),
      ...Object.entries(formats).map(([format, name]) => {
        const save = button(name, () => this.#save(format))
        if (format === 'tikz' || format === 'typst') this.#typeset.push(save)
        return save
      }),
      button(w.copy, () => this.#copy()),
      make('h3', {}, w.data),
      ...Object.entries(w.kinds).map(([kind, name]) => button(name, () => this.#saveData(kind))),
      makeButton(w.close, () => void this.#element.close(), { class: 'close' }),
    )
  }

  /** The search, and how it is drawn on the page. */
  get #picture() {
    const { picture } = this.#tree
    if (!picture) throw new SecateurError({ code: 'freed' })
    return picture
  }

  /** The steps of the figure, and how it is drawn. @param {string} format */
  #read(format) {
    return this.#choices.read(this.#picture, format)
  }

  /** @param {string} format */
  async #draw(format) {
    const { search, steps, options } = this.#read(format)
    return figure(search, steps, this.#m, options)
  }

  async #preview() {
    this.#choices.arrange()
    for (const button of this.#typeset) button.disabled = this.#choices.tactile
    const number = (this.#previewNumber += 1)
    await this.#trying(async () => {
      const { search, all, steps, options } = this.#read('svg')
      const svg = await this.#draw('svg')
      // Another one was asked for meanwhile.
      if (number !== this.#previewNumber) return
      this.#image.src = addressOf(svg)
      const lost = leftOut(search, steps, this.#m, options)
      const first = all.length > steps.length && this.#w.first(steps.length, all.length)
      this.#showStatus(joinSentences([first, lost > 0 && this.#w.leftOut(lost)]))
    })
  }

  /** @param {string} format */
  async #save(format) {
    const { steps } = this.#read(format)
    const text = await this.#draw(format)
    const link = this.#link(steps[0])
    if (format === 'png') {
      const png = await pngOf(text)
      const bytes = new Uint8Array(await png.arrayBuffer())
      return this.#write(format, link === null ? png : pngWithLink(bytes, link))
    }
    this.#write(format, format === 'svg' && link !== null ? svgWithLink(text, link) : text)
  }

  async #copy() {
    const svg = this.#draw('svg')
    try {
      await copy(svg)
      this.#showStatus(this.#w.copied)
    } catch {
      await svg
      this.#showStatus(this.#w.notCopied)
    }
  }

  /** @param {string} kind */
  #saveData(kind) {
    const { search } = this.#picture
    const options = optionsOf(this.#tree)
    /** @type {Record<string, () => BlobPart>} */
    const texts = {
      trace: () => [...traceLines(search, options)].join(''),
      tree: () => `${search.print()}\n`,
      json: () => treeJson(search),
      counts: () => countsCsv(search, options.listing ?? options.algorithm ?? 'alpha-beta'),
    }
    this.#write(kind, texts[kind]())
  }

  /** @param {string} kind @param {BlobPart} content */
  #write(kind, content) {
    const [ending, type] = FILES[kind]
    save(`secateur.${ending}`, content, type)
  }

  /** Does something, and says it if it fails. @param {() => Promise<void> | void} act */
  async #trying(act) {
    this.#showStatus('')
    try {
      await act()
    } catch (error) {
      this.#showStatus(error instanceof SecateurError ? errorText(this.#m, error) : this.#w.failed)
    }
  }

  /** @param {string} words */
  #showStatus(words) {
    this.#note.textContent = words
  }
}
