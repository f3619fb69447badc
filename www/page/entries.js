/**
 * The entries that the page makes in the browser's history: one for each tree, and one for an exercise on it, so that Back
 * leads to the tree before, or out of the exercise. The present entry follows the page from step to step. Its link
 * describes the view. State that is no part of a link, such as a text that was refused, is stored beside the link in
 * the entry.
 *
 * @import {Search, SecateurError} from '../core.js'
 * @import {Problem, FieldValues} from '../link/fragment.js'
 * @import {SecateurTree} from '../secateur-tree.js'
 *
 * @typedef {object} EntryData beside the link in an entry
 * @property {FieldValues | null} asked the state in the controls where another one is on view: it was refused, or is
 *   still being opened
 * @property {string} example the choice in the list of examples
 * @property {string} ownTree the visitor's own tree, if another is on view
 * @property {FieldValues} ownGame the visitor's own game
 * @property {unknown} unsent the values of forms that were not sent
 * @property {unknown[]} views the state of the view of each tree
 * @property {unknown[]} unfolded which details are open, in the order of the page
 *
 * @typedef {object} EntriesHost the functions of the page for its entries
 * @property {() => FieldValues} pageFields the state of all but the first tree
 * @property {() => Omit<EntryData, 'asked'>} pageState
 * @property {(state: FieldValues, pageState: Partial<EntryData>) => void} fill fills the controls
 * @property {(pageState: Partial<EntryData>) => void} restoreViews shows the tree that is open as it was looked at
 * @property {(problem: Problem | null) => void} showProblem shows an error in a link
 */

import { FIELDS } from '../link/fields.js'
import { judge, peek, read, write } from '../link/fragment.js'
import { BackgroundPacking } from '../link/background-packing.js'
import { requestOf, assignState, displayOf, sourceOf } from './state.js'
import { Address } from './settings/address.js'
import { linkTo } from './settings/language.js'

/** Codes of errors that say nothing about a link. */
const UNRELATED = ['cancelled', 'freed', 'stopped', 'wasm-unavailable', 'words-unavailable']

export class HistoryEntries {
  #viewer
  #page
  #address = new Address(() => this.#compose())
  #packing = new BackgroundPacking(() => this.changed())
  /** The search that was opened last. @type {Search | null} */
  #search = null
  /** The state that was searched last. @type {FieldValues | null} */
  #searched = null
  /** The attributes that say how that search is drawn. @type {FieldValues} */
  #display = {}
  /** The first cutoff of that search, or its last step: where a link without a step opens. */
  #firstCutoff = 0
  /** The tree or game of the present entry, as text. */
  #source = ''
  /** Whether the tree asked for last was typed, and whether that of the entry was and is still being typed. */
  #typing = { request: false, entry: false }
  /** The content of the entry, until its tree is on view. @type {{ state: FieldValues, pageState: Partial<EntryData> } | null} */
  #pendingEntry = null
  #turns = 0
  /** The language that the address asks for; empty: the visitor's own. */
  #lang = peek(location.hash, 'lang')

  /** @param {SecateurTree} viewer @param {EntriesHost} page */
  constructor(viewer, page) {
    this.#viewer = viewer
    this.#page = page
    addEventListener('popstate', () => this.#showEntry())
    new MutationObserver(() => this.changed()).observe(viewer, { attributes: true })
    for (const type of ['secateur-step', 'secateur-select']) {
      document.addEventListener(type, () => this.changed())
    }
  }

  /** The state on view, by the fields of a link; null before there is any. @returns {FieldValues | null} */
  get state() {
    if (!this.#searched || this.#pendingEntry) return null
    const { step, selected, error } = this.#viewer
    // While another tree is being opened, the attributes are of that one.
    if (error || same(this.#searched, requestOf(this.#viewer)))
      this.#display = displayOf(this.#viewer)
    return {
      ...this.#display,
      ...this.#searched,
      step: step === this.#firstCutoff ? FIELDS.step.initial : String(step),
      selected: selected === null ? '' : String(selected),
      ...this.#page.pageFields(),
      lang: this.#lang,
    }
  }

  /** Whether a link without a step opens at the end: the search on view has no cutoff. */
  get opensAtEnd() {
    return this.#firstCutoff === this.#search?.summary.steps
  }

  /** The fragment of a link to a state, after its `#`. @param {FieldValues} state */
  fragment(state) {
    return write(state, FIELDS, this.#packing.of(state.tree ?? ''))
  }

  /** Something on the page may have changed. */
  changed() {
    this.#address.changed()
  }

  /** Another tree is asked for. @param {boolean} typed whether it is being typed */
  request(typed) {
    this.#pendingEntry = null
    this.#typing.request = typed
  }

  /** A text has been typed to its end: the next one is another tree. */
  endTyping() {
    this.#typing.entry = false
  }

  /** Makes a change that has an entry of its own, so that Back undoes it. @param {() => void} change */
  enter(change) {
    this.#address.write()
    change()
    this.#address.push()
  }

  /** The page is about to be loaded again in a language. @param {string} lang */
  setLanguage(lang) {
    this.#lang = lang
    if (!this.state) history.replaceState(history.state, '', linkTo(lang))
    this.#address.write()
  }

  /**
   * Shows an entry.
   * @param {Awaited<ReturnType<typeof read>>} link
   */
  showLink({ state, problem }) {
    this.#page.showProblem(problem)
    this.#show(state ?? {}, pageStateOf(history.state))
    const { treeOnView } = this.#viewer
    // Where only the step is another one, nothing is opened.
    if (treeOnView && (!this.#searched || same(this.#searched, requestOf(this.#viewer))))
      this.opened()
  }

  /** @param {FieldValues} state @param {Partial<EntryData>} pageState */
  #show(state, pageState) {
    this.#pendingEntry = { state, pageState }
    this.#source = sourceOf(state)
    assignState(this.#viewer, state)
    this.#page.fill(state, pageState)
  }

  /** The tree has been searched. */
  opened() {
    const { search, treeOnView } = this.#viewer
    // A search that moves into the whole core is announced once more, when another tree may be asked for.
    if (!treeOnView || (search && search === this.#search && !this.#pendingEntry)) return
    this.#search = search
    this.#searched = requestOf(this.#viewer)
    this.#firstCutoff = search?.stepOf('cutoff') ?? 0
    const before = this.#source
    this.#source = sourceOf(this.#searched)
    if (this.#pendingEntry) this.#restore(this.#pendingEntry)
    else if (this.#source !== before) {
      const { request, entry } = this.#typing
      this.#typing.entry = request
      if (!request || !entry) this.#push()
    }
    this.changed()
  }

  /** @param {{ state: FieldValues, pageState: Partial<EntryData> }} entry */
  #restore({ state, pageState }) {
    this.#pendingEntry = null
    const viewer = this.#viewer
    const node = Number(state.selected || NaN)
    if (node < (viewer.treeOnView?.nodes ?? 0)) viewer.select(node)
    this.#page.restoreViews(pageState)
    if (!pageState.asked) return
    const fullState = { ...displayOf(viewer), ...this.#page.pageFields(), ...pageState.asked }
    assignState(viewer, { ...fullState, step: String(viewer.step) })
    this.#page.fill(fullState, { ...pageState, asked: null })
  }

  /**
   * The tree has been refused. If the link has asked for it, the default tree is shown in its place.
   * @param {SecateurError} error
   * @returns {boolean} whether it is
   */
  refused({ code }) {
    this.changed()
    const pendingEntry = this.#pendingEntry
    if (!pendingEntry || UNRELATED.includes(code)) return false
    this.#page.showProblem({ code: 'refused' })
    this.#show({}, { ...pendingEntry.pageState, asked: requestOf(this.#viewer) })
    return true
  }

  /** Begins a new entry. The one before no longer asks for this tree. */
  #push() {
    history.replaceState({ ...Object(history.state), asked: null }, '')
    this.#address.push()
  }

  /** The browser has turned to another entry, or somebody has typed another link. */
  async #showEntry() {
    this.#turns += 1
    const turn = this.#turns
    this.#address.cancel()
    if (isAnchor()) return
    if (peek(location.hash, 'lang') !== this.#lang) return location.reload()
    const link = await read(location.hash, FIELDS)
    if (turn === this.#turns) this.showLink(link)
  }

  #compose() {
    const { state } = this
    if (!state || isAnchor()) return null
    const request = requestOf(this.#viewer)
    const pageState = this.#page.pageState()
    return {
      fragment: this.fragment(state),
      historyState: {
        ...pageState,
        ownTree: pageState.ownTree === state.tree ? '' : pageState.ownTree,
        asked: same(this.#searched, request) ? null : request,
      },
    }
  }
}

/** Whether the address leads to a part of the page, which is no link of ours. */
export function isAnchor() {
  return location.hash.length > 1 && document.getElementById(location.hash.slice(1)) !== null
}

/**
 * The data of an entry. The entry may be of another version of the page.
 * @param {unknown} entry
 * @returns {Partial<EntryData>}
 */
function pageStateOf(entry) {
  const { asked, example, ownTree, ownGame, unsent, views, unfolded } = Object(entry)
  return {
    asked: judge(asked, FIELDS) ? null : asked,
    example: typeof example === 'string' ? example : '',
    ownTree: typeof ownTree === 'string' ? ownTree : '',
    ownGame: judge(ownGame, FIELDS) ? {} : ownGame,
    unsent,
    views: Array.isArray(views) ? views : [],
    unfolded: Array.isArray(unfolded) ? unfolded : [],
  }
}

/** Whether two requests, which have their fields in one order, are the same. @param {FieldValues | null} a @param {FieldValues} b */
function same(a, b) {
  return JSON.stringify(a) === JSON.stringify(b)
}
