/**
 * The tree in words: a real tree widget with the states of the picture. The path to the node of the
 * step is unfolded by itself, anything else by the user; only the items around the active one are in
 * the document, so that the size of the tree does not matter.
 *
 * @import {Search} from '../../core.js'
 * @import {NodeState} from '../../types.js'
 * @import {Beside} from '../../element/beside.js'
 * @import {MakePart, Snapshot} from '../part.js'
 */

import { keepInView } from '../../dom/keep-in-view.js'
import { make } from '../../dom/make.js'
import { makePanel } from '../panels/panel.js'
import { TreeWalk } from './tree-walk.js'

/** Items on either side of the active one. */
const AROUND = 24

/** @type {MakePart} */
export function makeAccessibleTree(m, actions) {
  const words = m.viewer.outline
  const list = make('div', { class: 'scroll', role: 'tree', 'aria-label': words.title })
  /** @type {Map<number, HTMLElement>} by node */
  let items = new Map()
  /** @type {Snapshot | null} */
  let shown = null
  /** @type {TreeWalk | null} */
  let walk = null
  let active = 0
  /** The active item is to be brought into sight. */
  let lost = false

  /**
   * What is said of a node: its state, and whether the search beside has gone another way.
   * @param {NodeState} state
   * @param {Beside | null} beside
   */
  const tell = (state, beside) => {
    const said = words.item(state)
    const there = beside && shown && statusBeside(shown.search, state.place.node, beside)
    if (there === 'pruned' && isEntered(state.status)) return m.wayfinding.beside.here(said)
    if (state.status === 'pruned' && isEntered(there)) return m.wayfinding.beside.there(said)
    return said
  }

  const fill = () => {
    if (!shown || !walk) return
    const { search, step, selected, view } = shown
    const beside = shown.beside()
    active = walk.visible(active)
    const wanted = walk.around(active, AROUND)
    const next = new Map(wanted.map((node) => [node, items.get(node) ?? makeItem(node)]))
    for (const [node, item] of items) if (!next.has(node)) item.remove()
    items = next
    wanted.forEach((node, i) => {
      const item = /** @type {HTMLElement} */ (items.get(node))
      // Both lists are in preorder: what stays never moves, and so keeps the focus.
      if (list.children[i] !== item) list.insertBefore(item, list.children[i] ?? null)
      const state = search.node(node, step, view)
      item.textContent = tell(state, beside)
      item.className = `item ${state.status}`
      item.tabIndex = node === active ? 0 : -1
      item.toggleAttribute('data-current', state.current)
      item.style.setProperty('--depth', String(state.depth))
      item.setAttribute('aria-level', String(state.depth + 1))
      item.setAttribute('aria-posinset', String(state.place.ordinal || 1))
      item.setAttribute('aria-setsize', String(walk?.siblings(node)))
      item.setAttribute('aria-selected', String(node === selected))
      if (state.children > 0) item.setAttribute('aria-expanded', String(walk?.isOpen(node)))
    })
  }

  /** Selecting follows the focus. @param {number} node */
  const activate = (node) => {
    active = node
    fill()
    keepInView(list, items.get(active))
    items.get(active)?.focus({ preventScroll: true })
    actions.select(node)
  }

  const click = (/** @type {Event} */ event) => {
    const node = nodeOf(event)
    if (node === null || !walk) return
    walk.fold(node, !walk.isOpen(node))
    activate(node)
  }
  const focusin = (/** @type {Event} */ event) => {
    const node = nodeOf(event)
    if (node !== null && shown?.selected !== node) activate(node)
  }
  const keydown = (/** @type {KeyboardEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !walk) return
    const node = step(walk, active, event.key)
    if (node === undefined) return
    event.preventDefault()
    activate(node ?? active)
  }
  list.addEventListener('click', actions.guard(click))
  list.addEventListener('focusin', actions.guard(focusin))
  list.addEventListener('keydown', actions.guard(keydown))

  actions.watch(list, () => keepInView(list, items.get(active)))

  return {
    element: makePanel('outline', words.title, list),
    show(snapshot) {
      if (snapshot.search !== shown?.search) {
        walk = new TreeWalk(snapshot.search)
        items.clear()
        list.replaceChildren()
      }
      const moved = snapshot.search !== shown?.search || snapshot.step !== shown.step
      const picked = snapshot.selected !== shown?.selected ? snapshot.selected : null
      shown = snapshot
      if (snapshot.current !== null) walk?.follow(snapshot.current)
      if (picked !== null) walk?.reveal(picked)
      // The focus stays where it is, and its item unfolded, wherever the run goes.
      if (list.matches(':focus-within')) walk?.reveal(active)
      else active = snapshot.selected ?? snapshot.current ?? 0
      fill()
      lost ||= moved || picked !== null
    },
    settle() {
      if (lost) keepInView(list, items.get(active))
      lost = false
    },
  }
}

/**
 * Where a key leads: a node, null if it leads nowhere, undefined if it is not a key of trees.
 * @param {TreeWalk} walk
 * @param {number} node
 * @param {string} key
 */
function step(walk, node, key) {
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
 * How far a node is in the other search.
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
