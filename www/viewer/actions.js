/**
 * The actions of the reader in a viewer, which buttons, keys, pointers and panels ask for.
 *
 * @import {SkipTarget, ViewerHost} from './part.js'
 * @import {KeyActions} from './transport/keys.js'
 * @import {Lifetime} from './lifetime.js'
 * @import {ViewerContent} from './content.js'
 * @import {Stage} from './stage/stage.js'
 *
 * @typedef {object} ActionContext the objects of the actions
 * @property {ViewerContent} content
 * @property {() => Stage} stage
 * @property {Lifetime} lifetime
 * @property {ViewerHost} host
 * @property {() => void} changed called when something else is shown
 * @property {() => void} find opens the field that finds a node
 * @property {() => void} help
 */

/** By how much a key or a button zooms. */
const ZOOM = 1.4

/** @param {ActionContext} context @returns {KeyActions} */
export function makeActions(context) {
  const { content, stage, lifetime, host, find, help } = context
  return {
    guard: lifetime.guard,
    ask: lifetime.ask,
    watch: lifetime.watch,
    select: content.select,
    hover: content.hover,
    reveal: lifetime.guard((node) => {
      content.select(node)
      if (content.search && stage().camera.crowded) stage().camera.zoomTo(content.search, node)
    }),
    find,
    cancel: host.cancel,
    deselect: () => {
      const hadSelection = content.selected !== null
      content.select(null)
      return hadSelection
    },
    help,
    ...runActions(context),
    ...pictureActions(context),
    ...stubActions(context),
  }
}

/** The actions on the run. @param {ActionContext} context */
function runActions({ content, lifetime, host, changed }) {
  const { player } = content
  return {
    seek: player.seek,
    move: player.move,
    goTo: lifetime.guard((/** @type {number} */ number) => {
      if (content.search) player.seek(content.search.stop(number, content.stepSize))
    }),
    setStepSize: host.stepSize,
    skip: lifetime.guard((/** @type {Parameters<ViewerContent['next']>[0]} */ goal) => {
      const step = content.next(goal, content.target)
      if (step !== null) player.seek(step)
    }),
    skipTo: (/** @type {SkipTarget} */ what, /** @type {boolean} */ back) => {
      const step = lifetime.ask(() => {
        const { search, node } = content
        return search?.whole ? search.skip(player.step, what, { back, node }) : null
      })
      if (typeof step !== 'number') return false
      player.seek(step)
      return true
    },
    pruneAtLeast: (/** @type {number} */ least) => {
      content.least = least
      changed()
    },
    largest: () => {
      if (content.largest !== null) player.seek(content.largest)
    },
    toggle: () => (player.playing ? player.pause() : player.play()),
    setSpeed: (/** @type {number} */ speed) => {
      player.speed = speed
    },
  }
}

/** The actions on the picture. @param {ActionContext} context */
function pictureActions({ content, stage, lifetime, changed }) {
  const zoomTo = () => {
    const { search, node } = content
    if (!search) return
    content.stubs.open(search, content.player.step, node)
    stage().camera.zoomTo(search, node)
    changed()
  }
  return {
    zoomIn: () => stage().camera.zoom(ZOOM),
    zoomOut: () => stage().camera.zoom(1 / ZOOM),
    pan: (/** @type {number} */ dx, /** @type {number} */ dy) => stage().camera.pan(dx, dy),
    fit: () => {
      stage().camera.fit()
      changed()
    },
    doubleTap: lifetime.guard(() => content.selected !== null && zoomTo()),
    zoomTo: lifetime.guard(zoomTo),
    back: () => {
      stage().camera.back()
      changed()
    },
  }
}

/** The actions on pruned subtrees that are drawn folded. @param {ActionContext} context */
function stubActions({ content, lifetime, changed }) {
  /**
   * Folds or unfolds the stubs at a node. If this hides the selected node, its stub is selected.
   * @param {number} node
   */
  const fold = (node) => {
    if (!content.search) return
    const stub = content.stubs.toggle(content.search, content.player.step, node)
    if (stub !== null) content.select(stub)
    changed()
  }
  return {
    press: lifetime.guard((/** @type {number | null} */ node) => {
      content.select(node)
      const stub = node === null ? null : content.search?.stub(node, content.player.step)
      if (stub === node && node !== null) fold(node)
    }),
    fold: lifetime.guard(() => fold(content.node)),
    unfoldAll: lifetime.guard(() => {
      if (content.search) content.stubs.toggleAll(content.search, content.player.step)
      changed()
    }),
  }
}
