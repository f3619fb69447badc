/**
 * The tree in words: an ARIA tree with the states of the picture. The path to the node of the step unfolds by
 * itself, everything else by the user. Only the items around the active one are in the document, so its size
 * does not depend on that of the tree.
 *
 * @import {Search} from '../../core.js'
 * @import {Messages} from '../../messages/messages.js'
 * @import {NodeState} from '../../types.js'
 * @import {Beside} from '../../element/companion.js'
 * @import {Actions, Part, Snapshot} from '../part.js'
 */

import { keepInView } from '../../dom/keep-in-view.js'
import { isCommand } from '../../dom/key-target.js'
import { make } from '../../dom/make.js'
import { nodeInWords } from '../../messages/messages.js'
import { makePanel } from '../panels/panel.js'
import { TreeWalk } from './tree-walk.js'

/** @implements {Part} */
export class AccessibleTree {
  #m
  #actions
  #list
  /** By node. @type {Map<number, HTMLElement>} */
  #items = new Map()
  /** @type {Snapshot | null} */
  #snapshot = null
  /** @type {TreeWalk | null} */
  #walk = null
  /** The node of the active item. */
  #active = 0
  /** The active item has moved: `settle` brings it into view. */
  #moved = false

  /** @param {Messages} m @param {Actions} actions */
  constructor(m, actions) {
    this.#m = m
    this.#actions = actions
    const { title } = m.viewer.outline
    this.#list = make('div', { class: 'scroll', role: 'tree', 'aria-label': title })
    this.element = makePanel('outline', title, this.#list)
    this.#list.addEventListener(
      'click',
      actions.guard((event) => this.#click(event)),
    )
    this.#list.addEventListener(
      'focusin',
      actions.guard((event) => {
        const node = nodeOf(event)
        if (node !== null && this.#snapshot?.selected !== node) this.#activate(node)
      }),
    )
    this.#list.addEventListener(
      'keydown',
      actions.guard((event) => this.#press(event)),
    )
    actions.watch(this.#list, () => this.#keepInView())
  }

  /** @param {Snapshot} snapshot */
  show(snapshot) {
    const before = this.#snapshot
    if (snapshot.search !== before?.search) {
      this.#walk = new TreeWalk(snapshot.search)
      this.#items.clear()
      this.#list.replaceChildren()
    }
    const moved = snapshot.search !== before?.search || snapshot.step !== before.step
    const selection = snapshot.selected !== before?.selected ? snapshot.selected : null
    this.#snapshot = snapshot
    if (snapshot.current !== null) this.#walk?.follow(snapshot.current)
    if (selection !== null) this.#walk?.reveal(selection)
    // A focused item keeps the focus and stays unfolded, wherever the run goes.
    if (this.#list.matches(':focus-within')) this.#walk?.reveal(this.#active)
    else this.#active = snapshot.selected ?? snapshot.current ?? 0
    this.#fill()
    this.#moved ||= moved || selection !== null
  }

  settle() {
    if (this.#moved) this.#keepInView()
    this.#moved = false
  }

  #keepInView() {
    keepInView(this.#list, this.#items.get(this.#active))
  }

  /** Makes the items around the active one, with their words. */
  #fill() {
    const walk = this.#walk
    if (!this.#snapshot || !walk) return
    const { search, step, view } = this.#snapshot
    const beside = this.#snapshot.beside()
    this.#active = walk.visible(this.#active)
    const nodes = walk.neighbours(this.#active)
    const next = new Map(nodes.map((node) => [node, this.#items.get(node) ?? makeItem(node)]))
    for (const [node, item] of this.#items) if (!next.has(node)) item.remove()
    this.#items = next
    nodes.forEach((node, i) => {
      const item = /** @type {HTMLElement} */ (next.get(node))
      // Both lists are in preorder: an item that stays is never moved, so it keeps the focus.
      if (this.#list.children[i] !== item) {
        this.#list.insertBefore(item, this.#list.children[i] ?? null)
      }
      const state = search.node(node, step, view)
      item.textContent = this.#textOf(state, beside)
      this.#mark(item, state, walk)
    })
  }

  /** @param {HTMLElement} item @param {NodeState} state @param {TreeWalk} walk */
  #mark(item, { place, status, current, depth, children }, walk) {
    const { node, ordinal } = place
    item.className = `item ${status}`
    item.tabIndex = node === this.#active ? 0 : -1
    item.toggleAttribute('data-current', current)
    item.style.setProperty('--depth', String(depth))
    item.setAttribute('aria-level', String(depth + 1))
    item.setAttribute('aria-posinset', String(ordinal || 1))
    item.setAttribute('aria-setsize', String(walk.siblings(node)))
    item.setAttribute('aria-selected', String(node === this.#snapshot?.selected))
    if (children > 0) item.setAttribute('aria-expanded', String(walk.isOpen(node)))
  }

  /**
   * A node's state in words, and whether only one of two searches enters it.
   * @param {NodeState} state
   * @param {Beside | null} beside
   */
  #textOf(state, beside) {
    const text = nodeInWords(this.#m, state)
    const otherStatus =
      beside && this.#snapshot && statusBeside(this.#snapshot.search, state.place.node, beside)
    const words = this.#m.wayfinding.beside
    if (otherStatus === 'pruned' && isEntered(state.status)) return words.here(text)
    if (state.status === 'pruned' && isEntered(otherStatus)) return words.there(text)
    return text
  }

  /** Moves the focus to a node; selecting follows the focus. @param {number} node */
  #activate(node) {
    this.#active = node
    this.#fill()
    this.#keepInView()
    this.#items.get(this.#active)?.focus({ preventScroll: true })
    this.#actions.select(node)
  }

  /** @param {Event} event */
  #click(event) {
    const node = nodeOf(event)
    if (node === null || !this.#walk) return
    this.#walk.fold(node, !this.#walk.isOpen(node))
    this.#activate(node)
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (isCommand(event) || event.shiftKey || !this.#walk) return
    const node = targetOf(this.#walk, this.#active, event.key)
    if (node === undefined) return
    event.preventDefault()
    this.#activate(node ?? this.#active)
  }
}

/**
 * The node that a key leads to; null: none; undefined: the key is not one of trees.
 * @param {TreeWalk} walk
 * @param {number} node
 * @param {string} key
 */
function targetOf(walk, node, key) {
  switch (key) {
    case 'ArrowDown':
      return walk.next(node)
    case 'ArrowUp':
      return walk.previous(node)
    case 'Home':
      return 0
    case 'End':
      return walk.last(0)
    case 'ArrowRight':
      if (walk.isOpen(node)) return walk.child(node, 0)
      walk.fold(node, true)
      return node
    case 'ArrowLeft':
      if (!walk.isOpen(node)) return walk.parent(node)
      walk.fold(node, false)
      return node
  }
}

/**
 * The status of a node in the other search; null if its tree has no such node.
 * @param {Search} search
 * @param {number} node
 * @param {Beside} beside
 */
function statusBeside(search, node, beside) {
  const twin = beside.search.searched(search.given(node))
  return twin === null ? null : beside.search.node(twin, beside.step).status
}

/** @param {NodeState['status'] | null} status */
function isEntered(status) {
  return status === 'open' || status === 'closed'
}

/** @param {number} node */
function makeItem(node) {
  return make('div', { role: 'treeitem', 'data-node': node })
}

/** @param {Event} event */
function nodeOf(event) {
  const item = /** @type {Element} */ (event.target).closest('[data-node]')
  return item instanceof HTMLElement ? Number(item.dataset.node) : null
}
