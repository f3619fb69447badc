/**
 * The buttons of the run, the slider, the speed, and where we are.
 *
 * @import {Actions, Goal, Part} from '../part.js'
 * @import {Messages} from '../../messages/messages.js'
 */

import { icon, iconButton, name } from '../../dom/icon.js'
import { make } from '../../dom/make.js'
import { makeCutoffSize } from './cutoff-size.js'
import { makeScrubber } from './scrubber.js'

const SPEEDS = [0.5, 1, 2, 4, 8, 16, 32, 64, 256]
/** @type {Goal[]} */
const GOALS = ['leaf', 'cutoff', 'return']

/** @typedef {Part & { repaint: () => void }} Transport */

/** @param {Messages} m @param {Actions} actions @returns {Transport} */
export function makeTransport(m, actions) {
  const words = m.viewer
  const first = iconButton('first', words.first, () => actions.seek(0))
  const back = iconButton('back', words.back, () => actions.move(-1))
  const play = iconButton('play', words.play, actions.toggle)
  const forward = iconButton('forward', words.forward, () => actions.move(1))
  const last = iconButton('last', words.last, () => actions.seek(Infinity))
  play.classList.add('play')
  let playing = false

  const skips = GOALS.map((goal) => {
    const button = make('button', { type: 'button', title: words.skipTo[goal] }, words.skip[goal])
    button.addEventListener('click', () => actions.skip(goal))
    return { goal, button }
  })
  const [leaf, cutoff, comparison] = skips.map(({ button }) => button)
  const least = makeCutoffSize(m, actions)
  const largest = make('button', { type: 'button' }, m.wayfinding.largest)
  name(largest, m.wayfinding.largestTo)
  largest.addEventListener('click', actions.largest)
  const position = make('output', { class: 'position', 'aria-live': 'off' })
  const speed = makeSpeed(m, actions)
  const scrubber = makeScrubber(m, actions)
  const element = make(
    'div',
    { class: 'transport', part: 'transport', role: 'group', 'aria-label': words.transport },
    scrubber.element,
    make('div', { class: 'run' }, first, back, play, forward, last),
    make(
      'div',
      { class: 'skips' },
      make('span', {}, words.next),
      ...[leaf, comparison, cutoff, least.element, largest],
    ),
    position,
    speed.element,
  )

  return {
    element,
    repaint: scrubber.repaint,
    settle: scrubber.settle,
    show(snapshot) {
      scrubber.show(snapshot)
      position.textContent = words.step(snapshot.step, snapshot.last)
      rest([first, back], snapshot.step === 0)
      rest([forward, last], snapshot.step === snapshot.last)
      if (playing !== snapshot.playing) {
        playing = snapshot.playing
        play.replaceChildren(icon(playing ? 'pause' : 'play'))
        name(play, playing ? words.pause : words.play)
      }
      const target =
        snapshot.target === null ? null : snapshot.search.node(snapshot.target, snapshot.step).place
      for (const { goal, button } of skips) {
        rest([button], snapshot.goals[goal] === null)
        button.setAttribute('aria-label', words.skipName[goal](target))
      }
      rest([largest], snapshot.largest === null || snapshot.largest === snapshot.step)
      least.show(snapshot)
      speed.show(snapshot)
    },
  }
}

/** @param {Messages} m @param {Actions} actions @returns {Part} */
function makeSpeed(m, actions) {
  const select = make('select')
  for (const speed of SPEEDS) {
    select.append(make('option', { value: speed }, m.viewer.times(speed)))
  }
  select.value = '1'
  select.addEventListener('change', () => actions.setSpeed(Number(select.value)))
  const element = make('label', { class: 'speed' }, make('span', {}, m.viewer.speed), select)
  return {
    element,
    show({ speed }) {
      select.value = String(speed)
    },
  }
}

/**
 * Buttons with nothing to do. They keep the focus, which `disabled` would take from the keyboard.
 * @param {HTMLElement[]} buttons
 * @param {boolean} resting
 */
function rest(buttons, resting) {
  for (const button of buttons) button.setAttribute('aria-disabled', String(resting))
}
