/**
 * The keys of the viewer. They work only inside it, and after a control's own keys.
 *
 * @import {Actions} from '../part.js'
 */

/** Pixels. */
const PAN = 60
const ZOOM = 1.4

/**
 * @typedef {Actions & { pan: (dx: number, dy: number) => void, help: () => void, find: () => void,
 *   cancel: () => boolean }} KeyActions `cancel` says whether there was anything to cancel
 */

/** @param {HTMLElement} element @param {KeyActions} actions */
export function listenKeys(element, actions) {
  /** @type {Record<string, () => void>} */
  const plain = {
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
    '?': actions.help,
    Escape: () => actions.cancel() || actions.select(null),
  }
  /** @type {Record<string, () => void>} */
  const shifted = {
    ArrowLeft: () => actions.pan(PAN, 0),
    ArrowRight: () => actions.pan(-PAN, 0),
    ArrowUp: () => actions.pan(0, PAN),
    ArrowDown: () => actions.pan(0, -PAN),
    c: actions.largest,
  }

  element.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const target = /** @type {Element} */ (event.target)
    if (target.closest('select, input, dialog')) return
    if ([' ', 'Enter'].includes(event.key) && target.closest('button')) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const act = (event.shiftKey && shifted[key]) || plain[key]
    if (!act) return
    event.preventDefault()
    act()
  })
}
