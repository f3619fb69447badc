/**
 * The progress of the opening of another tree, and a button that ends it. It takes the place of the path, so that
 * nothing moves when it appears. The old tree can be used until the new one is there.
 *
 * @import {Progress} from '../types.js'
 * @import {Messages} from '../messages/messages.js'
 *
 * @typedef {Progress | { stage: 'loading', share: 0 }} OpeningProgress `loading`: the core is being loaded
 */

import { makeButton } from '../dom/button.js'
import { make } from '../dom/make.js'
import { write } from '../dom/write.js'

/** @param {Messages} m @param {() => void} cancel */
export function makeOpening(m, cancel) {
  const stage = make('span', { class: 'stage-name', role: 'status' })
  const bar = make('progress', { max: 100, value: 0, 'aria-label': m.opening.progress })
  const done = make('span', { class: 'done', 'aria-hidden': 'true' })
  const button = makeButton(m.opening.cancel, cancel)
  const rest = make('span', { class: 'rest', hidden: true }, bar, done, button)
  const element = make('div', { class: 'opening' }, stage, rest)
  return {
    element,
    /** Shows the progress; null: nothing is being opened. @param {OpeningProgress | null} work */
    show(work) {
      element.classList.toggle('going', work !== null)
      rest.hidden = work === null
      const percent = Math.floor(100 * (work?.share ?? 0))
      const words = work ? m.opening.stages[work.stage] : ''
      // A screen reader speaks a new stage; it reads the percentage only on request.
      write(stage, words)
      bar.value = percent
      done.textContent = m.opening.done(percent)
    },
  }
}
