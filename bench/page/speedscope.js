// speedscope, given a recorded run as a file: from handing it over until the first frame after the
// title of the window is that of the run.

import { framed } from './framed.js'

const PLIES = 9
const BRANCHING = 4

/**
 * The calls of a walk through a tree, as events of a profile: those that begin and those that end.
 * @param {number} count how many, an even number or one more
 */
export function recording(count) {
  /** @type {{ type: string, frame: number, at: number }[]} */
  const events = []
  /** Which child each open call is of its parent. @type {number[]} */
  const path = []
  const begin = (/** @type {number} */ child) => {
    path.push(child)
    events.push({ type: 'O', frame: path.length - 1, at: events.length })
  }
  const end = () => {
    events.push({ type: 'C', frame: path.length - 1, at: events.length })
    return /** @type {number} */ (path.pop())
  }
  while (events.length + path.length < count) {
    if (path.length < PLIES) begin(0)
    else {
      let child = end()
      while (child === BRANCHING - 1 && path.length > 0) child = end()
      begin((child + 1) % BRANCHING)
    }
  }
  while (path.length > 0) end()
  const profile = { type: 'evented', name: 'run', unit: 'none', startValue: 0 }
  return JSON.stringify({
    $schema: 'https://www.speedscope.app/file-format-schema.json',
    shared: { frames: Array.from({ length: PLIES }, (_, ply) => ({ name: `ply ${ply}` })) },
    profiles: [{ ...profile, endValue: events.length, events }],
  })
}

/** @param {string} text */
export async function loaded(text) {
  const input = /** @type {HTMLInputElement} */ (document.querySelector('input[type=file]'))
  const files = new DataTransfer()
  files.items.add(new File([text], 'run.json', { type: 'application/json' }))
  input.files = files.files
  const began = performance.now()
  input.dispatchEvent(new Event('change', { bubbles: true }))
  while (!document.title.startsWith('run')) await framed()
  await framed()
  return performance.now() - began
}
