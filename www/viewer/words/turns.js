/**
 * Which viewer of a page speaks to screen readers: the one that was used last, at first the first one. If all of them
 * spoke, a page with many would be read as a jumble.
 */

/** The regions that speak. */
const REGIONS = '.sentence, [role="status"]'

/** @type {HTMLElement | null} */
let speaking = null

/** @param {HTMLElement} viewer with its parts */
export function takeTurns(viewer) {
  if (speaking?.isConnected) mute(viewer, true)
  else speaking = viewer
  for (const type of ['focusin', 'pointerdown']) {
    viewer.addEventListener(type, () => {
      if (speaking === viewer) return
      if (speaking) mute(speaking, true)
      mute(viewer, false)
      speaking = viewer
    })
  }
}

/** Whether a region belongs to a viewer that does not speak now. @param {Element} region */
export function isMute(region) {
  return region.closest('.mute') !== null
}

/** @param {HTMLElement} viewer @param {boolean} silent */
function mute(viewer, silent) {
  viewer.classList.toggle('mute', silent)
  for (const region of viewer.querySelectorAll(REGIONS)) {
    region.setAttribute('aria-live', silent ? 'off' : 'polite')
  }
}
