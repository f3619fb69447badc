/**
 * The verdict on the search of another program, below the header of the page: the first wrong line, the reason, and the
 * likely bug of the program. Where there is little room, it folds when the reader walks on.
 *
 * @import {Messages} from '../../messages/pages.js'
 * @import {ImportedWords} from '../../messages/imported.js'
 * @import {Search} from '../../core.js'
 * @import {SecateurTree} from '../../secateur-tree.js'
 * @import {BestFirstFinding, Finding} from '../../types.js'
 * @import {ForeignTrace} from './reading.js'
 */

import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { correction, likelihood, rightness, wrongness } from '../../figure/finding.js'
import { setRemark } from '../../messages/remark.js'
import { addNotice } from '../settings/notices.js'
import { lineOf } from './line.js'

/** Where the page has little room: as in layout.css. */
const NARROW = '(width < 900px)'
/** The findings that a trace of another tree leads to. @type {string[]} */
const OF_ANOTHER_TREE = [
  ...['value', 'not-there', 'not-a-child', 'enters-below', 'enters-again'],
  ...['no-child', 'no-children'],
]

export class TraceVerdict {
  #m
  #foreignTrace
  #w
  #viewer
  #line = make('strong')
  #text = make('code')
  #why = make('span')
  #likely = make('span', { class: 'likely' })
  #other
  #fold
  #go
  #element
  /** Whether the first wrong step has been shown. */
  #wasShown = false
  /** The first finding. @type {Finding | BestFirstFinding | null} */
  #finding = null
  /** Ends listening. */
  #ending = new AbortController()
  /** Numbers have the view of the picture: of MAX, or of the side to move. */
  #turned = new MutationObserver(() => this.#judge())

  /**
   * @param {Messages} m
   * @param {ForeignTrace} foreignTrace
   * @param {SecateurTree} viewer
   * @param {{ close: () => void, visited: () => void }} does `close` closes the search, `visited` shows it without a tree
   */
  constructor(m, foreignTrace, viewer, { close, visited }) {
    const w = foreignTrace.words
    this.#m = m
    this.#foreignTrace = foreignTrace
    this.#w = w
    this.#viewer = viewer
    const fold = () => this.#open(this.#isFolded)
    const go = () => viewer.seek(this.#finding?.step ?? 0)
    this.#fold = makeButton('', fold, { class: 'fold', 'aria-label': w.reason })
    this.#go = makeButton(w.go, go, { class: 'go', hidden: true })
    const end = makeButton(w.close, close)
    const instead = makeButton(w.visited, visited)
    this.#other = make('span', { class: 'other-tree', hidden: true }, w.otherTree, ' ', instead)
    const why = make('span', { class: 'why' }, this.#why, ' ', this.#likely, ' ', this.#other)
    this.#element = make(
      'section',
      { class: 'own-verdict', 'aria-label': w.title },
      make('div', { class: 'actions' }, this.#fold, this.#go, end),
      make('p', { role: 'status' }, this.#line, ' ', this.#text, ' ', why),
    )
    const { signal } = this.#ending
    viewer.addEventListener('secateur-open', () => this.#judge(), { signal })
    viewer.addEventListener('secateur-step', () => this.#follow(), { signal })
    this.#turned.observe(viewer, { attributeFilter: ['view'] })
    addNotice(this.#element)
  }

  get #isFolded() {
    return this.#element.classList.contains('folded')
  }

  /** @param {boolean} open */
  #open(open) {
    this.#element.classList.toggle('folded', !open)
    this.#fold.setAttribute('aria-expanded', String(open))
  }

  /** Shows the first error by the present rules, and goes there once. */
  #judge() {
    const { search } = this.#viewer
    if (!search) return
    try {
      const finding = search.findingIn(this.#viewer.view || search.listing.view)
      this.#finding = finding
      this.#go.hidden = this.#fold.hidden = !finding
      this.#line.textContent = finding ? this.#w.first(finding.line) : ''
      this.#why.textContent = finding
        ? wrongness(search, finding, this.#w)
        : rightness(search, this.#w)
      this.#likely.textContent = finding ? likelihood(search, finding, this.#w) : ''
      if (finding) this.#remark(search, finding.step)
      this.#other.hidden = !finding || !this.#ofAnotherTree(search, finding)
      this.#element.classList.toggle('wrong', finding !== null)
      this.#open(true)
      this.#quote()
      if (finding && !this.#wasShown) this.#viewer.seek(finding.step)
      this.#wasShown = true
      this.#element.classList.toggle('here', this.#viewer.step === finding?.step)
    } catch {
      // The search is lost; the next one is judged.
    }
  }

  /** Lets the sentence of the wrong step and the list of events say it, too. @param {Search} search @param {number} step */
  #remark(search, step) {
    setRemark(search, step, (view) => {
      const finding = search.findingIn(view)
      if (!finding) return null
      const words = wrongness(search, finding, this.#w)
      return correction(finding, this.#w, this.#m.number) ?? { words, sign: `≠ ${words}` }
    })
  }

  /**
   * Whether the program may have searched another tree than that of the page.
   * @param {Search} search
   * @param {Finding | BestFirstFinding} finding
   */
  #ofAnotherTree(search, finding) {
    const { source, text } = this.#foreignTrace
    const ours = source.tree === undefined && text === null
    if (!ours || finding.likely?.until === null) return false
    const leaf = finding.code === 'returns' && search.node(finding.node, 0).place.leaf
    return leaf || OF_ANOTHER_TREE.includes(finding.code)
  }

  /** Shows the wrong line as it stands in the file. */
  async #quote() {
    const finding = this.#finding
    this.#text.textContent = ''
    const text =
      finding && (await lineOf(this.#foreignTrace.source.trace, finding.line).catch(() => ''))
    if (finding === this.#finding) this.#text.textContent = text ?? ''
  }

  /** Folds where there is little room once the reader leaves the wrong step, and unfolds there. */
  #follow() {
    if (!this.#finding || !this.#wasShown) return
    const atFinding = this.#viewer.step === this.#finding.step
    this.#element.classList.toggle('here', atFinding)
    if (matchMedia(NARROW).matches) this.#open(atFinding)
  }

  remove() {
    this.#ending.abort()
    this.#turned.disconnect()
    this.#element.remove()
  }
}
