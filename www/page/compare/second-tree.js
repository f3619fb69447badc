/**
 * The second tree of a comparison: it takes over the text of the first one and all its attributes, except the rules of the
 * search.
 *
 * @import {SecateurTree} from '../../secateur-tree.js'
 * @import {RuleAttributes} from '../controls/rules.js'
 */

import { set, valuesOf } from '../../dom/attribute.js'

/** Attributes that it does not take over. */
const OWN = ['id', 'class', 'beside', 'step', 'keys']

export class SecondTree {
  element = document.createElement('secateur-tree')
  #first
  /** The names of the rules that belong to a search; the first player belongs to the tree. */
  rules

  /** @param {SecateurTree} first @param {string[]} rules the names of those that belong to a search */
  constructor(first, rules) {
    this.#first = first
    this.rules = rules
  }

  /** Takes over the changes of the first tree. */
  copy() {
    const [first, second] = [this.#first, this.element]
    if (second.textContent !== first.textContent) second.textContent = first.textContent
    const names = new Set([...first.getAttributeNames(), ...second.getAttributeNames()])
    for (const name of names) {
      if (!OWN.includes(name) && !this.rules.includes(name)) {
        set(second, name, first.getAttribute(name) ?? '')
      }
    }
  }

  /** Searches by other rules. @param {RuleAttributes} rules */
  searchBy(rules) {
    for (const name of this.rules) set(this.element, name, rules[name] ?? '')
  }

  /** The rules by which the first tree is searched. @returns {RuleAttributes} */
  get rulesOfFirst() {
    return valuesOf(this.#first, this.rules)
  }
}
