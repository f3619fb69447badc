/**
 * The actions of the reader in a viewer, which buttons, keys, pointers and panels ask for.
 *
 * @import {Again, ViewerHost} from './part.js'
 * @import {KeyActions} from './transport/keys.js'
 * @import {Lifetime} from './lifetime.js'
 * @import {ViewerContent} from './content.js'
 * @import {Stage} from './stage/stage.js'
 *
 * @typedef {object} Acted the objects of the actions
 * @property {ViewerContent} shown
 * @property {() => Stage} stage
 * @property {Lifetime} lifetime
 * @property {ViewerHost} host
 * @property {() => void} changed called when something else is shown
 * @property {() => void} find opens the field that finds a node
 * @property {() => void} help
 */

/** @param {Acted} acted @returns {KeyActions} */
export function makeActions(acted) {
  const { shown, stage, lifetime, host, find, help } = acted
  return {
    guard: (listener) => lifetime.guard(listener),
    watch: (element, resized) => lifetime.watch(element, resized),
    select: (node) => shown.select(node),
    hover: (node) => shown.hover(node),
    reveal: lifetime.guard((node) => {
      shown.select(node)
      if (shown.search && stage().camera.crowded) stage().camera.zoomTo(shown.search, node)
    }),
    find,
    cancel: host.cancel,
    deselect: () => {
      const selected = shown.selected !== null
      shown.select(null)
      return selected
    },
    help,
    ...runActions(acted),
    ...pictureActions(acted),
    ...stubActions(acted),
  }
}

/** The actions on the run. @param {Acted} acted */
function runActions({ shown, lifetime, host, changed }) {
  const { player } = shown
  return {
    seek: (/** @type {number} */ step) => player.seek(step),
    move: (/** @type {number} */ steps) => player.move(steps),
    goTo: lifetime.guard((/** @type {number} */ number) => {
      if (shown.search) player.seek(shown.search.stop(number, shown.stepSize))
    }),
    setStepSize: host.stepSize,
    skip: lifetime.guard((/** @type {Parameters<ViewerContent['next']>[0]} */ goal) => {
      const step = shown.next(goal, shown.target)
      if (step !== null) player.seek(step)
    }),
    skipTo: (/** @type {Again} */ what, /** @type {boolean} */ back) => {
      const { search, node } = shown
      /** @type {number | null} */
      let step = null
      lifetime.guard(() => {
        if (search?.whole) step = search.skip(player.step, what, { back, node })
      })()
      if (step !== null) player.seek(step)
      return step !== null
    },
    pruneAtLeast: (/** @type {number} */ least) => {
      shown.least = least
      changed()
    },
    largest: () => {
      if (shown.largest !== null) player.seek(shown.largest)
    },
    toggle: () => (player.playing ? player.pause() : player.play()),
    setSpeed: (/** @type {number} */ speed) => {
      player.speed = speed
    },
  }
}

/** The actions on the picture. @param {Acted} acted */
function pictureActions({ shown, stage, lifetime, changed }) {
  const zoomTo = () => {
    const { search, node } = shown
    if (!search) return
    shown.stubs.open(search, shown.player.step, node)
    stage().camera.zoomTo(search, node)
    changed()
  }
  return {
    zoom: (/** @type {number} */ factor) => stage().camera.zoom(factor),
    pan: (/** @type {number} */ dx, /** @type {number} */ dy) => stage().camera.pan(dx, dy),
    fit: () => {
      stage().camera.fit()
      changed()
    },
    doubleTap: lifetime.guard(() => shown.selected !== null && zoomTo()),
    zoomTo: lifetime.guard(zoomTo),
    back: () => {
      stage().camera.back()
      changed()
    },
  }
}

/** The actions on pruned subtrees that are drawn folded. @param {Acted} acted */
function stubActions({ shown, lifetime, changed }) {
  /**
   * Folds or unfolds the stubs at a node. If this hides the selected node, its stub is selected.
   * @param {number} node
   */
  const fold = (node) => {
    if (!shown.search) return
    const stub = shown.stubs.toggle(shown.search, shown.player.step, node)
    if (stub !== null) shown.select(stub)
    changed()
  }
  return {
    press: lifetime.guard((/** @type {number | null} */ node) => {
      shown.select(node)
      const stub = node === null ? null : shown.search?.stub(node, shown.player.step)
      if (stub === node && node !== null) fold(node)
    }),
    fold: lifetime.guard(() => fold(shown.node)),
    unfoldAll: lifetime.guard(() => {
      if (shown.search) shown.stubs.toggleAll(shown.search, shown.player.step)
      changed()
    }),
  }
}
