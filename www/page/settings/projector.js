/**
 * Projector mode: only the tree, its sentence and the transport, in large type, on the full screen where that is
 * allowed. A lecturer can hide the sentence, the values and the windows to ask the class first, can choose another
 * example, begin a comparison, point with a spotlight and show the link to the class.
 *
 * @import {Messages} from '../../messages/pages.js'
 * @import {Withheld} from '../../element/attributes.js'
 */

import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { withKey } from '../../dom/icon.js'
import { WITHHELD } from '../../element/attributes.js'

/**
 * @typedef {object} ProjectorActions
 * @property {HTMLElement} list the choice of an example
 * @property {(by: number) => void} turn chooses the next example, or the one before
 * @property {() => void} compare begins a comparison, or ends it
 * @property {(names: Withheld[]) => void} withhold
 * @property {(steps: number) => void} move
 * @property {() => void} code shows the link as a code, or puts it away
 */

export class Projector {
  #root = document.documentElement
  /** A spotlight at the pointer: the rest of the page is dimmed. */
  #spotlight = make('div', { class: 'spotlight', hidden: true })
  /** The list of examples stands behind this button in this mode. */
  #before
  /** Its place otherwise. */
  #home
  #actions
  /** By the part that each hides. @type {Map<Withheld, HTMLElement>} */
  #switches
  /** The controls in the header in this mode. */
  element

  /** @param {Messages} m @param {ProjectorActions} actions */
  constructor(m, actions) {
    const words = m.ui.projecting
    this.#actions = actions
    this.#home = make('span', { hidden: true })
    actions.list.before(this.#home)
    const icon = make('span', { class: 'icon icon-projector' })
    const title = withKey(m.ui.projector, 'P')
    const attributes = { class: 'projector', 'aria-label': m.ui.projector, title }
    this.button = makeButton(icon, () => this.toggle(), attributes)
    this.#switches = new Map(
      WITHHELD.map((name, at) => {
        const attributes = { 'aria-pressed': 'true', title: withKey(words.shown, String(at + 1)) }
        return [name, makeButton(words[name], () => this.#hide(name), attributes)]
      }),
    )
    /** @param {string} sign @param {string} name @param {number} by */
    const turn = (sign, name, by) =>
      makeButton(sign, () => actions.turn(by), { 'aria-label': name, title: name })
    this.#before = turn('‹', withKey(words.previous, '⇧ N'), -1)
    const next = turn('›', withKey(words.next, 'N'), 1)
    this.element = make(
      'div',
      { class: 'projecting' },
      this.#before,
      next,
      make('div', { class: 'hiding' }, ...this.#switches.values()),
    )
    document.body.append(this.#spotlight)
    addEventListener('pointermove', ({ clientX, clientY }) => {
      this.#spotlight.style.setProperty('--x', `${clientX}px`)
      this.#spotlight.style.setProperty('--y', `${clientY}px`)
    })
    document.addEventListener('fullscreenchange', () => {
      if (!document.fullscreenElement) this.#set(false)
    })
    this.#set(false)
  }

  get on() {
    return this.#root.hasAttribute('data-projector')
  }

  /** The things that are hidden in this mode. */
  get withheld() {
    return WITHHELD.filter((name) => this.#switches.get(name)?.ariaPressed === 'false')
  }

  /**
   * Turns the mode on or off, in its window: only a press on the button asks for the full screen.
   * @param {boolean} on
   * @param {string[]} withheld the things that it hides
   */
  write(on, withheld) {
    for (const [name, button] of this.#switches) {
      button.setAttribute('aria-pressed', String(!withheld.includes(name)))
    }
    if (!document.fullscreenElement) this.#set(on)
  }

  toggle() {
    this.#set(!this.on)
    void this.#turnFullScreen()
  }

  /** Leaves the mode. Returns false if the mode was not on. */
  leave() {
    if (!this.on) return false
    this.toggle()
    return true
  }

  /** Its keys: those of a clicker, and those that hide. @returns {Record<string, (event: KeyboardEvent) => unknown>} */
  get keys() {
    /** @param {(event: KeyboardEvent) => unknown} act */
    const whileOn = (act) => (/** @type {KeyboardEvent} */ event) =>
      this.on ? void act(event) : false
    const hides = WITHHELD.map((name, at) => [String(at + 1), whileOn(() => this.#hide(name))])
    return {
      p: () => this.toggle(),
      n: whileOn((event) => this.#actions.turn(event.shiftKey ? -1 : 1)),
      v: whileOn(this.#actions.compare),
      o: whileOn(() => (this.#spotlight.hidden = !this.#spotlight.hidden)),
      q: whileOn(this.#actions.code),
      PageDown: whileOn(() => this.#actions.move(1)),
      PageUp: whileOn(() => this.#actions.move(-1)),
      ...Object.fromEntries(hides),
    }
  }

  async #turnFullScreen() {
    try {
      if (this.on) await this.#root.requestFullscreen?.()
      // The mode can be left before the full screen has come.
      if (!this.on && document.fullscreenElement) await document.exitFullscreen()
    } catch {
      // If full screen is refused, the mode fills the window.
    }
  }

  /** @param {boolean} on */
  #set(on) {
    this.#root.toggleAttribute('data-projector', on)
    this.button.setAttribute('aria-pressed', String(on))
    const place = on ? this.#before : this.#home
    place.after(this.#actions.list)
    if (!on) this.#spotlight.hidden = true
    this.#withhold()
  }

  /** Hides something, or shows it again. @param {Withheld} name */
  #hide(name) {
    const button = this.#switches.get(name)
    button?.setAttribute('aria-pressed', String(button.ariaPressed === 'false'))
    this.#withhold()
  }

  /** Outside this mode nothing is hidden. */
  #withhold() {
    this.#actions.withhold(this.on ? this.withheld : [])
  }
}
