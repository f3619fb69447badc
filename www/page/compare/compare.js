/**
 * Two searches side by side. The rules of the second tree follow a preset, which changes those of the first one, or are
 * set by hand.
 *
 * @import {SecateurTree} from '../../secateur-tree.js'
 * @import {Search, SecateurError} from '../../core.js'
 * @import {RuleAttributes} from '../controls/rules.js'
 * @import {LinkKind} from './link.js'
 * @import {Messages} from '../../messages/pages.js'
 */

import { choice } from '../controls/choice.js'
import { errorText } from '../../messages/messages.js'
import { CountsTable } from './counts-table.js'
import { DifferenceList } from './differences.js'
import { EqualHeights } from './equal-heights.js'
import { Link } from './link.js'
import { make } from '../../dom/make.js'
import { presetChoice } from './preset-choice.js'
import { BY_HAND, preset } from './presets.js'
import { Rules } from '../controls/rules.js'
import { SecondTree } from './second-tree.js'
import { Titles } from './titles.js'

/** The ids of the two trees while they stand side by side. */
const [FIRST, SECOND] = /** @type {const} */ (['first', 'second'])
/** The preset that a key chooses. */
const FIRST_PRESET = 'algorithm'

export class Comparison {
  #m
  #first
  #secondTree
  #select
  #link
  /** The choice of the link between the two trees. */
  #linking
  /** The rules of the second tree. */
  #panel
  /** The panel, folded away. */
  #ruleDetails
  #table
  #differences
  #titles
  #heights
  /** The counts that are shown last. @type {Promise<void> | null} */
  #showing = null
  #problem = make('p', { class: 'status problem', role: 'status' })
  /** The controls below the choice, shown during a comparison. */
  #opened
  /** The step that a link asks for, until both trees are open. @type {number | null} */
  #linkStep = null
  /** The titles of a search of another program and of the one by the rules; null: both are ours. @type {[string, string] | null} */
  #foreignTitles = null
  /** The tree whose transport moves both. */
  leader

  /**
   * @param {Messages} m
   * @param {SecateurTree} first
   * @param {() => void} leave closes the drawer, if the controls are in one
   */
  constructor(m, first, leave) {
    const words = m.compare
    this.#m = m
    this.#first = first
    this.leader = first
    const choosing = presetChoice(m, () => this.#choose())
    this.#select = choosing.select
    this.#linking = choice('link', words.link, ['node', 'step', 'none'], () => this.#relink())
    this.#panel = new Rules(m, () => this.#setByHand(), `${SECOND}-`)
    // The player who moves first belongs to the tree.
    const searched = this.#panel.names.filter((name) => name !== 'root')
    this.#secondTree = new SecondTree(first, searched)
    this.second.id = SECOND
    this.#link = new Link(first, this.second)
    this.#ruleDetails = make('details', {}, make('summary', {}, words.rules), this.#panel.element)
    this.#table = new CountsTable(m)
    this.#differences = new DifferenceList(m, {
      go: ({ by, steps: [one, two] }) => {
        this.#turnTo(by)
        this.#link.go(one, two)
      },
      leave,
    })
    this.#titles = new Titles(m, [first, this.second], {
      turn: (second) => this.#turnTo(second ? SECOND : FIRST),
      close: () => {
        this.#end()
        this.#select.focus()
      },
    })
    this.#heights = new EqualHeights([first, this.second])
    this.#opened = make('div', { class: 'opened', hidden: true }, this.#linking.element)
    this.element = make(
      'section',
      { class: 'compare', 'aria-label': words.title },
      ...[choosing.element, this.#opened, this.#problem],
    )
    this.#listen()
  }

  /**
   * Shows the search of the rules beside that of another program; null: ends that.
   * @param {[string, string] | null} titles of both
   */
  compareForeign(titles) {
    const before = this.#foreignTitles
    this.#foreignTitles = titles
    if (titles) {
      this.#select.value = ''
      if (!this.second.isConnected) this.#begin()
      this.#copy()
    } else if (before && this.second.isConnected) this.#end()
  }

  /** The second tree; in no document unless two are compared. */
  get second() {
    return this.#secondTree.element
  }

  /** The fields of a link about the comparison; none if there is no comparison. @returns {RuleAttributes} */
  get state() {
    const [compare, link] = [this.#select.value, this.#linking.value]
    if (compare === '') return {}
    const rules = compare === BY_HAND ? Object.entries(this.#panel.read()) : []
    return {
      ...Object.fromEntries(rules.map(([name, value]) => [`${SECOND}-${name}`, value])),
      ...{ compare, link },
      ...((link === 'none' || this.leader === this.second) && {
        [`${SECOND}-step`]: String(this.second.step),
      }),
    }
  }

  /** Begins a comparison of minimax and alpha–beta, or ends the present one. */
  toggle() {
    if (this.second.isConnected) return this.#end()
    this.#select.value = FIRST_PRESET
    this.#choose()
  }

  /** Compares as a link says. @param {RuleAttributes} state */
  write(state) {
    this.#select.value = state.compare ?? ''
    this.#linking.value = state.link || 'node'
    if (this.#select.value === '') return this.second.isConnected ? this.#end() : undefined
    if (!this.second.isConnected) this.#begin()
    const fields = this.#secondTree.rules.map((name) => [name, state[`${SECOND}-${name}`] ?? ''])
    if (this.#select.value === BY_HAND) {
      this.#panel.write(Object.fromEntries(fields.filter(([, value]) => value !== '')))
      this.#ruleDetails.open = true
    }
    const step = state[`${SECOND}-step`]
    if (step) this.second.setAttribute('step', step)
    this.#linkStep = step ? Number(step) : null
    this.#relink()
    this.#copy()
  }

  /** Where the second tree leads, the first one follows it to the step that a link asks for. */
  #seekLinked() {
    const [one, two] = [this.#first.search, this.second.search]
    if (this.#linkStep === null || !one || !two || !one.sameTree(two)) return
    if (this.leader === this.second) {
      this.second.seek(this.#linkStep)
      this.#link.lead(this.second)
    }
    this.#linkStep = null
  }

  #listen() {
    new MutationObserver(() => this.#copy()).observe(this.#first, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    })
    for (const tree of [this.#first, this.second]) {
      tree.addEventListener('secateur-open', () => this.#show())
      tree.addEventListener('secateur-step', () => this.second.isConnected && this.#titles.count())
      // Either tree can be the first to refuse their text.
      tree.addEventListener('secateur-error', () => this.#showError())
    }
    this.second.addEventListener('secateur-open', () => {
      this.#problem.textContent = ''
      if (this.second.search) this.#panel.show(this.second.search)
    })
  }

  #choose() {
    this.#foreignTitles = null
    if (this.#select.value === '') return this.#end()
    if (!this.second.isConnected) this.#begin()
    this.#ruleDetails.open ||= this.#select.value === BY_HAND
    this.#copy()
  }

  #begin() {
    this.#first.id = FIRST
    this.#titles.put()
    this.#first.setAttribute('beside', SECOND)
    this.second.setAttribute('beside', FIRST)
    this.#panel.write(this.#secondTree.rulesOfFirst)
    this.#relink()
    this.#unfold(true)
  }

  #end() {
    this.#foreignTitles = null
    for (const tree of [this.#first, this.second]) tree.removeAttribute('beside')
    this.#first.removeAttribute('id')
    this.second.remove()
    this.#link.kind = 'none'
    this.#titles.remove()
    this.#heights.end()
    this.#select.value = ''
    this.#unfold(false)
  }

  /** Shows or removes the parts of a comparison. @param {boolean} open */
  #unfold(open) {
    this.#opened.hidden = !open
    void this.#showCounts(null, null)
    this.#problem.textContent = ''
    const parts = [this.#ruleDetails, this.#table.element, this.#differences.element]
    if (open) this.element.append(...parts)
    else parts.forEach((part) => part.remove())
    this.#first.parentElement?.classList.toggle('comparing', open)
    this.#turnTo(FIRST)
    this.#chooseLeader()
  }

  /** Shows a tree where both share one place. @param {'first' | 'second'} which */
  #turnTo(which) {
    this.#first.parentElement?.classList.toggle('turned', which === SECOND)
    this.#titles.press(which === SECOND)
  }

  /** Of two linked searches the longer one has the transport and the keys, because it visits every node of both. */
  #chooseLeader() {
    const page = this.#first.parentElement
    const [one, two] = [this.#first, this.second].map(({ search }) => search?.summary.steps ?? 0)
    const alone = this.#linking.value === 'none'
    const second = this.second.isConnected && !alone && two > one
    page?.classList.toggle('unlinked', alone)
    page?.classList.toggle('led-by-second', second)
    this.#first.toggleAttribute('keys', false)
    this.second.toggleAttribute('keys', false)
    this.leader = second ? this.second : this.#first
    this.leader.setAttribute('keys', 'page')
  }

  #relink() {
    this.#link.kind = /** @type {LinkKind} */ (this.#linking.value)
    this.#chooseLeader()
  }

  #setByHand() {
    this.#foreignTitles = null
    this.#select.value = BY_HAND
    this.#secondTree.searchBy(this.#panel.read())
  }

  /** Takes over the changes of the first tree. */
  #copy() {
    if (!this.second.isConnected) return
    this.#secondTree.copy()
    const { value } = this.#select
    const rules = this.#secondTree.rulesOfFirst
    if (this.#foreignTitles) this.#panel.write(rules)
    else if (value !== BY_HAND) this.#panel.write(preset(value, rules))
    this.#secondTree.searchBy(this.#panel.read())
  }

  /** Shows over each tree its search, and in the table the costs of both. */
  #show() {
    if (!this.second.isConnected) return
    this.#chooseLeader()
    this.#seekLinked()
    this.#titles.show(this.#foreignTitles)
    this.#titles.count()
    this.#heights.watch()
    const showing = this.#showCounts(this.#first.search, this.second.search)
    this.#showing = showing
    // A search may be lost meanwhile. The table stays if it already shows a later comparison.
    void showing.catch(() => {
      if (showing === this.#showing) return this.#showCounts(null, null)
    })
  }

  /**
   * Shows the counts and the differences of two searches, and explains the tint, if there is any.
   * @param {Search | null} first
   * @param {Search | null} second
   */
  async #showCounts(first, second) {
    const differ = await this.#table.show(first, second)
    if (differ === null) return
    this.#titles.explain(differ)
    await this.#differences.show(this.#table.element.hidden ? null : first, second)
  }

  /** Shows the error of the second tree, unless it is that of the first, which is shown there. */
  #showError() {
    const { error, search, isConnected } = this.second
    if (!error || !isConnected) return
    const option = String('option' in error.params ? error.params.option : '')
    const sentence = errorText(this.#m, error)
    const whole = search ? this.#m.ui.lastSearch(sentence) : sentence
    const isOfBoth = error.code !== 'cancelled' && error.code === this.#first.error?.code
    if (this.#secondTree.rules.includes(option)) this.#panel.showError(option, whole)
    else this.#problem.textContent = isOfBoth ? '' : whole
  }
}
