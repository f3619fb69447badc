/**
 * Two searches side by side. The second tree has the text of the first and whatever else is not a
 * rule of the search; its rules are a preset, taken anew from those of the first, or its own.
 *
 * @import {SecateurTree} from '../../secateur-tree.js'
 * @import {SecateurError} from '../../core.js'
 * @import {LinkKind} from './link.js'
 * @import {Messages} from '../../messages/pages.js'
 */

import { choice } from '../controls/choice.js'
import { complaint } from '../../messages/messages.js'
import { Link } from './link.js'
import { make } from '../../dom/make.js'
import { HAND, presetChoice } from './preset-choice.js'
import { preset } from './presets.js'
import { rules } from '../controls/rules.js'
import { sideTitle } from './side-title.js'
import { countsTable } from './counts-table.js'

/** The ids of the two trees while they stand side by side. */
const [FIRST, SECOND] = ['first', 'second']
/** Attributes that each tree has for itself. */
const OWN = ['id', 'class', 'beside', 'step']

/**
 * Puts what it takes around the first tree.
 * @param {Messages} m
 * @param {SecateurTree} first
 */
export function compare(m, first) {
  const words = m.compare
  const second = /** @type {SecateurTree} */ (document.createElement('secateur-tree'))
  second.id = SECOND
  const select = presetChoice(m, choose)
  const link = new Link(first, second)
  const linking = choice('link', words.link, ['node', 'step', 'none'], () => {
    link.kind = /** @type {LinkKind} */ (linking.value)
  })
  const panel = rules(m, byHand, `${SECOND}-`)
  const own = make('details', {}, make('summary', {}, words.rules), panel.element)
  const close = make('button', { type: 'button', 'aria-label': words.closeName }, words.close)
  const table = countsTable(m, (which, step) => (which === FIRST ? first : second).seek(step))
  const problem = make('p', { class: 'status problem', role: 'status' })
  const titles = [sideTitle(m, false), sideTitle(m, true)]
  const opened = make('div', { class: 'opened', hidden: true }, linking.element, close)
  const element = make(
    'section',
    { class: 'compare', 'aria-label': words.title },
    make('div', { class: 'bar' }, select.element, opened),
    problem,
  )

  /** The rules are a matter of the search; who moves first is one of the tree. */
  const searched = panel.names.filter((name) => name !== 'root')

  /** @param {Element} tree */
  function rulesOf(tree) {
    const set = searched.filter((name) => tree.hasAttribute(name))
    return Object.fromEntries(set.map((name) => [name, tree.getAttribute(name) ?? '']))
  }

  /** @param {string} name @param {string | null | undefined} value */
  function set(name, value) {
    if (value === null || value === undefined) second.removeAttribute(name)
    else if (second.getAttribute(name) !== value) second.setAttribute(name, value)
  }

  /** The second tree takes over what the first has become. */
  function copy() {
    if (!second.isConnected) return
    if (second.textContent !== first.textContent) second.textContent = first.textContent
    const names = new Set([...first.getAttributeNames(), ...second.getAttributeNames()])
    for (const name of names) {
      if (!OWN.includes(name) && !searched.includes(name)) set(name, first.getAttribute(name))
    }
    if (select.value !== HAND) panel.write(preset(select.value, rulesOf(first)))
    obey()
  }

  function obey() {
    const given = panel.read()
    for (const name of searched) set(name, given[name])
  }

  function byHand() {
    select.value = HAND
    obey()
  }

  function choose() {
    if (select.value === '') return end()
    if (!second.isConnected) begin()
    own.open ||= select.value === HAND
    copy()
  }

  function begin() {
    first.id = FIRST
    first.before(titles[0].element)
    first.after(titles[1].element, second)
    first.setAttribute('beside', SECOND)
    second.setAttribute('beside', FIRST)
    panel.write(rulesOf(first))
    link.kind = /** @type {LinkKind} */ (linking.value)
    unfold(true)
  }

  function end() {
    for (const tree of [first, second]) tree.removeAttribute('beside')
    first.removeAttribute('id')
    second.remove()
    link.kind = 'none'
    for (const title of titles) title.element.remove()
    select.value = ''
    unfold(false)
  }

  /** @param {boolean} open */
  function unfold(open) {
    opened.hidden = !open
    table.show(null, null)
    problem.textContent = ''
    if (open) element.append(own, table.element)
    else [own, table.element].forEach((part) => part.remove())
    first.parentElement?.classList.toggle('comparing', open)
  }

  close.addEventListener('click', () => {
    end()
    select.focus()
  })
  new MutationObserver(copy).observe(first, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
  for (const tree of [first, second]) {
    tree.addEventListener('secateur-open', () => {
      if (!second.isConnected) return
      titles[0].show(first)
      titles[1].show(second)
      // Where one is lost meanwhile it is told once that is there again.
      table.show(first.search, second.search).catch(() => table.show(null, null))
    })
  }
  second.addEventListener('secateur-open', () => {
    problem.textContent = ''
    if (second.search) panel.tell(second.search)
  })
  second.addEventListener('secateur-error', (event) => {
    const { error } = /** @type {CustomEvent<{ error: SecateurError }>} */ (event).detail
    const option = String('option' in error.params ? error.params.option : '')
    const said = complaint(m, error)
    const whole = second.search ? m.ui.lastSearch(said) : said
    if (searched.includes(option)) panel.complain(option, whole)
    // What is wrong with the tree itself is said of the first.
    else if (error.code === 'cancelled' || error.code !== first.error?.code) {
      problem.textContent = whole
    }
  })
  first.before(element)
}
