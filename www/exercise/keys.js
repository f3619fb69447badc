/**
 * The keys of an exercise. They work inside its viewer only, and single keys not where text is typed.
 *
 * @typedef {object} KeyActions an action with nothing to do returns false
 * @property {(to: 'up' | 'down' | 'left' | 'right') => unknown} go from node to node
 * @property {() => unknown} enter the fields of the node
 * @property {() => unknown} cut the edge above the node
 * @property {() => unknown} see the leaf next
 * @property {(way: 'left' | 'right') => unknown} shift the node among its siblings
 * @property {(change: 'sibling' | 'turn' | 'remove') => unknown} change the node of a tree that is made
 * @property {() => unknown} undo
 * @property {() => unknown} redo
 * @property {(factor: number) => unknown} zoom
 * @property {() => unknown} fit
 * @property {() => unknown} help
 * @property {() => unknown} leave
 */

const ZOOM = 1.4

/** @typedef {(event: KeyboardEvent, target: unknown) => (() => unknown) | undefined} Find finds the action of a key */

/**
 * @param {HTMLElement} viewer
 * @param {HTMLElement} picture where arrows go from node to node
 * @param {KeyActions} act
 * @param {AbortSignal} signal ends the listening
 */
export function listenKeys(viewer, picture, act, signal) {
  /** @type {Record<string, () => unknown>} */
  const plain = {
    x: act.cut,
    l: act.see,
    '+': () => act.zoom(ZOOM),
    '=': () => act.zoom(ZOOM),
    '-': () => act.zoom(1 / ZOOM),
    0: act.fit,
    Escape: act.leave,
    '?': act.help,
  }
  /** @type {Record<string, () => unknown>} */
  const ofPicture = {
    ArrowUp: () => act.go('up'),
    ArrowDown: () => act.go('down'),
    ArrowLeft: () => act.go('left'),
    ArrowRight: () => act.go('right'),
    Enter: act.enter,
    Insert: () => act.change('sibling'),
    Delete: () => act.change('remove'),
    '/': () => act.change('turn'),
  }
  /** @type {Record<string, () => unknown>} */
  const ofAlt = { ArrowLeft: () => act.shift('left'), ArrowRight: () => act.shift('right') }
  /** @type {Find} */
  const find = ({ key, altKey, ctrlKey, metaKey, shiftKey }, target) => {
    const one = key.length === 1 ? key.toLowerCase() : key
    if (target instanceof HTMLTextAreaElement) return undefined
    if (altKey) return target === picture ? ofAlt[key] : undefined
    if (ctrlKey || metaKey) return { z: shiftKey ? act.redo : act.undo, y: act.redo }[one]
    if (target instanceof HTMLInputElement && target.type === 'text') return undefined
    return (target === picture ? ofPicture[one] : undefined) ?? plain[one]
  }
  listen(viewer, find, signal)
}

/** Acts on the keys pressed inside a viewer. @param {HTMLElement} viewer @param {Find} find @param {AbortSignal} signal */
export function listen(viewer, find, signal) {
  viewer.addEventListener(
    'keydown',
    (event) => {
      const act = event.defaultPrevented ? undefined : find(event, event.composedPath()[0])
      if (!act || act() === false) return
      event.preventDefault()
      event.stopPropagation()
    },
    { signal },
  )
}
