/**
 * The transport: slider, number of the step, buttons of the run, and a button for rarely needed controls.
 *
 * @import {Actions, Part} from '../part.js'
 * @import {Messages} from '../../messages/messages.js'
 */

import { disable, makeButton } from '../../dom/button.js'
import { icon, iconButton, name, withKey } from '../../dom/icon.js'
import { make } from '../../dom/make.js'
import { makeCount } from './count.js'
import { makeMoreControls } from './more-controls.js'
import { Scrubber } from './scrubber.js'

/** @typedef {Part & { repaint: () => void, slider: HTMLElement }} Transport */

/** @param {Messages} m @param {Actions} actions @returns {Transport} */
export function makeTransport(m, actions) {
  const words = m.viewer
  const scrubber = new Scrubber(m, actions)
  const rest = [makeCount(m, actions), makeRunButtons(m, actions)]
  const more = makeMoreControls(m, actions)
  const hint = make('p', { class: 'hint' }, words.hint)
  const elements = [...rest.map(({ element }) => element), hint, more.element]
  const element = make(
    'div',
    { class: 'transport', part: 'transport', role: 'group', 'aria-label': words.transport },
    ...[scrubber.element, ...elements],
  )
  return {
    element,
    /** The slider over the steps. */
    slider: scrubber.element,
    repaint: () => scrubber.repaint(),
    settle: () => scrubber.settle(),
    show(snapshot) {
      for (const part of [scrubber, ...rest, more]) part.show(snapshot)
    },
  }
}

/**
 * First, back, play, next, last. The button of the next step is the main one.
 * @param {Messages} m
 * @param {Actions} actions
 * @returns {Part}
 */
function makeRunButtons({ viewer: words }, actions) {
  const { keys } = words
  const first = iconButton('first', words.first, () => actions.seek(0), keys.first)
  const back = iconButton('back', words.back, () => actions.move(-1), '←')
  const play = iconButton('play', words.play, actions.toggle, keys.play)
  const attributes = { class: 'next', title: withKey(words.forward, '→') }
  const next = makeButton(words.forward, () => actions.move(1), attributes)
  const last = iconButton('last', words.last, () => actions.seek(Infinity), keys.last)
  let playing = false
  return {
    element: make('div', { class: 'run' }, first, back, play, next, last),
    show(snapshot) {
      disable([first, back], snapshot.step === 0)
      disable([next, last], snapshot.step === snapshot.last)
      if (playing === snapshot.playing) return
      playing = snapshot.playing
      play.replaceChildren(icon(playing ? 'pause' : 'play'))
      name(play, playing ? words.pause : words.play, keys.play)
    },
  }
}
