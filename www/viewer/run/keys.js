/**
 * The keys of a viewer. They work inside it, after a control's own keys. Where the page gives them to the viewer,
 * they work wherever the focus is, except in a field that takes text.
 *
 * @import {Actions} from '../part.js'
 */

import { keyTarget, leavesKeys, ownsKey, watchFocus } from '../../dom/key-target.js'

/** Pixels. */
const PAN = 60
const ZOOM = 1.4

/**
 * @typedef {Actions & { pan: (dx: number, dy: number) => void, help: () => void, find: () => void,
 *   cancel: () => boolean, deselect: () => boolean }} KeyActions `cancel` and `deselect` say whether there was
 *   anything to do
 */

export class Keys {
  #element
  #table
  /** Ends the listening on the page. @type {AbortController | null} */
  #page = null

  /** @param {HTMLElement} element @param {KeyActions} actions */
  constructor(element, actions) {
    this.#element = element
    this.#table = table(actions)
    element.addEventListener('keydown', (event) => this.#press(event))
  }

  /** Whether the keys of the whole page are this viewer's. @param {boolean} given */
  set everywhere(given) {
    if (given === (this.#page !== null)) return
    this.#page?.abort()
    this.#page = given ? new AbortController() : null
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
    if (target && leavesKeys(target) && event.key !== 'Enter') this.#act(event)
  }

  /** @param {KeyboardEvent} event */
  #release(event) {
    const target = keyTarget(event)
    if (target && leavesKeys(target) && event.key === ' ') event.preventDefault()
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const target = keyTarget(event)
    if (target && !ownsKey(target, event.key)) this.#act(event)
  }

  /** @param {KeyboardEvent} event */
  #act(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (!this.#element.isConnected) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const act = (event.shiftKey && this.#table.shifted[key]) || this.#table.plain[key]
    if (act && act() !== false) event.preventDefault()
  }
}

/**
 * The action of each key, alone and with Shift. An action with nothing to do returns false.
 * @param {KeyActions} actions
 * @returns {Record<'plain' | 'shifted', Record<string, () => unknown>>}
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
      '+': () => actions.zoom(ZOOM),
      '=': () => actions.zoom(ZOOM),
      '-': () => actions.zoom(1 / ZOOM),
      0: actions.fit,
      z: actions.zoomTo,
      b: actions.back,
      '/': actions.find,
      Enter: actions.fold,
      u: actions.unfoldAll,
      '?': actions.help,
      Escape: () => actions.cancel() || actions.deselect(),
    },
    shifted: {
      ArrowLeft: () => actions.pan(PAN, 0),
      ArrowRight: () => actions.pan(-PAN, 0),
      ArrowUp: () => actions.pan(0, PAN),
      ArrowDown: () => actions.pan(0, -PAN),
      c: actions.largest,
    },
  }
}
