/**
 * The keys of a viewer. They work inside it, after a control's own keys, and go no further: a page that acts on keys
 * does not hear of them. Nor does it hear of letters, figures and signs that mean nothing here: in a notebook a slip would cut
 * a cell, in a manual it would leave the page. Other keys that the viewer has no use for go on. Where the page gives its keys to
 * the viewer, they work wherever the focus is, except in a field that takes text.
 *
 * @import {Actions} from '../part.js'
 */

import { isCommand, keyTarget, wasClicked, ownsKey, watchFocus } from '../../dom/key-target.js'

/** Pixels. */
const PAN = 60

/**
 * @typedef {Actions & { pan: (dx: number, dy: number) => void, help: () => void, find: () => void,
 *   cancel: () => boolean, deselect: () => boolean }} KeyActions `cancel` and `deselect` say whether there was
 *   anything to do
 */

export class Keys {
  #element
  #table
  /** Whether there are keys besides those of the controls. */
  #on = true
  /** The keys held down that were the viewer's, by their place on the keyboard. @type {Set<string>} */
  #keysDown = new Set()
  /** Ends the listening on the page. @type {AbortController | null} */
  #page = null

  /** @param {HTMLElement} element @param {KeyActions} actions */
  constructor(element, actions) {
    this.#element = element
    this.#table = table(actions)
    element.addEventListener('keydown', (event) => {
      this.#press(event)
      // Keys that a page gives to the viewer need not be kept from that page.
      if (this.#page || !this.#takes(event)) return
      this.#keysDown.add(event.code)
      event.stopPropagation()
    })
    element.addEventListener('keypress', (event) => this.#takes(event) && event.stopPropagation())
    element.addEventListener('keyup', (event) => {
      if (this.#keysDown.delete(event.code) || this.#takes(event)) event.stopPropagation()
    })
  }

  /**
   * The keys of the viewer: those of the whole `page`, none if `off`, else those pressed inside it.
   * @param {'' | 'page' | 'off'} whose
   */
  set whose(whose) {
    this.#on = whose !== 'off'
    const everywhere = whose === 'page'
    if (everywhere === (this.#page !== null)) return
    this.#page?.abort()
    this.#page = everywhere ? new AbortController() : null
    if (this.#page) this.#listen(this.#page.signal)
  }

  /** @param {AbortSignal} signal */
  #listen(signal) {
    watchFocus()
    const first = { signal, capture: true }
    document.addEventListener('keydown', (event) => this.#press(event), { signal })
    document.addEventListener('keydown', (event) => this.#pressFirst(event), first)
    // Some browsers press the focused button when the space bar is released.
    document.addEventListener('keyup', (event) => this.#release(event), first)
  }

  /** A control that was used by pointer leaves its keys, short of Enter. @param {KeyboardEvent} event */
  #pressFirst(event) {
    const target = keyTarget(event)
    if (target && wasClicked(target) && event.key !== 'Enter') this.#act(event)
  }

  /** @param {KeyboardEvent} event */
  #release(event) {
    const target = keyTarget(event)
    if (target && wasClicked(target) && event.key === ' ') event.preventDefault()
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const target = keyTarget(event)
    if (target && !ownsKey(target, event.key)) this.#act(event)
  }

  /** @param {KeyboardEvent} event */
  #act(event) {
    if (!this.#on || event.defaultPrevented || isCommand(event)) return
    if (!this.#element.isConnected) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const act = (event.shiftKey && this.#table.withShift[key]) || this.#table.plain[key]
    if (!act || act() === false) return
    this.#element.classList.add('by-keys')
    event.preventDefault()
  }

  /**
   * Whether a key stops at the viewer: it has acted on it, the key belongs to one of its fields or controls, or it writes a
   * character.
   * @param {KeyboardEvent} event
   */
  #takes(event) {
    if (event.defaultPrevented) return true
    if (isCommand(event)) return false
    const target = keyTarget(event)
    return target === null || ownsKey(target, event.key) || (this.#on && event.key.length === 1)
  }
}

/**
 * The action of each key, alone and with Shift. An action with nothing to do returns false.
 * @param {KeyActions} actions
 * @returns {Record<'plain' | 'withShift', Record<string, () => unknown>>}
 */
function table(actions) {
  return {
    plain: {
      ArrowLeft: () => actions.move(-1),
      ArrowRight: () => actions.move(1),
      Home: () => actions.seek(0),
      End: () => actions.seek(Infinity),
      ' ': actions.toggle,
      c: () => actions.skip('cutoff'),
      l: () => actions.skip('leaf'),
      r: () => actions.skip('return'),
      i: () => actions.skipTo('pass', false),
      a: () => actions.skipTo('again', false),
      k: () => actions.skipTo('call', false),
      h: () => actions.skipTo('hit', false),
      '+': actions.zoomIn,
      '=': actions.zoomIn,
      '-': actions.zoomOut,
      0: actions.fit,
      z: actions.zoomTo,
      b: actions.back,
      '/': actions.find,
      Enter: actions.fold,
      u: actions.unfoldAll,
      '?': actions.help,
      Escape: () => actions.cancel() || actions.deselect(),
    },
    withShift: {
      ArrowLeft: () => actions.pan(PAN, 0),
      ArrowRight: () => actions.pan(-PAN, 0),
      ArrowUp: () => actions.pan(0, PAN),
      ArrowDown: () => actions.pan(0, -PAN),
      c: actions.largest,
      i: () => actions.skipTo('pass', true),
      a: () => actions.skipTo('again', true),
      k: () => actions.skipTo('call', true),
      h: () => actions.skipTo('hit', true),
    },
  }
}
