/**
 * The transport: slider, buttons of the run, number of the step, speed.
 *
 * @import {Actions, Goal, Part} from '../part.js'
 * @import {Messages} from '../../messages/messages.js'
 */

import { icon, iconButton, name, withKey } from '../../dom/icon.js'
import { make } from '../../dom/make.js'
import { makeCount } from './count.js'
import { makeCutoffSize } from './cutoff-size.js'
import { Scrubber } from './scrubber.js'

const SPEEDS = [0.5, 1, 2, 4, 8, 16, 32, 64, 256]
/** @type {Goal[]} */
const GOALS = ['leaf', 'return', 'cutoff']
/** The keys that skip to them. */
const KEYS = { leaf: 'L', return: 'R', cutoff: 'C' }

/** @typedef {Part & { repaint: () => void, slider: HTMLElement }} Transport */

/** @param {Messages} m @param {Actions} actions @returns {Transport} */
export function makeTransport(m, actions) {
  const words = m.viewer
  const run = makeRunButtons(m, actions)
  const skips = makeSkips(m, actions)
  const count = makeCount(m, actions)
  const speed = makeSpeed(m, actions)
  const scrubber = new Scrubber(m, actions)
  skips.element.append(make('p', { class: 'hint' }, words.hint))
  const parts = [scrubber, count, run, skips, speed]
  const element = make(
    'div',
    { class: 'transport', part: 'transport', role: 'group', 'aria-label': words.transport },
    ...[scrubber.element, count.element, speed.element, run.element, skips.element],
  )
  return {
    element,
    /** Where the steps are. */
    slider: scrubber.element,
    repaint: () => scrubber.repaint(),
    settle: () => scrubber.settle(),
    show(snapshot) {
      for (const part of parts) part.show(snapshot)
    },
  }
}

/** First, back, play, forward, last. @param {Messages} m @param {Actions} actions @returns {Part} */
function makeRunButtons({ viewer: words }, actions) {
  const { keys } = words
  const first = iconButton('first', words.first, () => actions.seek(0), keys.first)
  const back = iconButton('back', words.back, () => actions.move(-1), '←')
  const play = iconButton('play', words.play, actions.toggle, keys.play)
  const forward = iconButton('forward', words.forward, () => actions.move(1), '→')
  const last = iconButton('last', words.last, () => actions.seek(Infinity), keys.last)
  play.classList.add('play')
  let playing = false
  return {
    element: make('div', { class: 'run' }, first, back, play, forward, last),
    show(snapshot) {
      disable([first, back], snapshot.step === 0)
      disable([forward, last], snapshot.step === snapshot.last)
      if (playing === snapshot.playing) return
      playing = snapshot.playing
      play.replaceChildren(icon(playing ? 'pause' : 'play'))
      name(play, playing ? words.pause : words.play, keys.play)
    },
  }
}

/**
 * The buttons that skip to the next leaf, return or cutoff.
 * @param {Messages} m
 * @param {Actions} actions
 * @returns {Part}
 */
function makeSkips(m, actions) {
  const words = m.viewer
  const skips = GOALS.map((goal) => {
    const button = make('button', { type: 'button' }, words.skip[goal])
    button.title = withKey(words.skipTo[goal], KEYS[goal])
    button.addEventListener('click', () => actions.skip(goal))
    return { goal, button }
  })
  const cutoffSize = makeCutoffSize(m, actions)
  const largest = make('button', { type: 'button', class: 'largest' }, m.wayfinding.largest)
  name(largest, m.wayfinding.largestTo, `${words.keys.shift} C`)
  largest.addEventListener('click', actions.largest)
  const buttons = skips.map(({ button }) => button)
  return {
    element: make(
      'div',
      { class: 'skips' },
      ...[make('span', {}, words.next), ...buttons, cutoffSize.element, largest],
    ),
    show(snapshot) {
      const { search, step, target, goals } = snapshot
      const place = target === null ? null : search.node(target, step).place
      for (const { goal, button } of skips) {
        disable([button], goals[goal] === null)
        button.setAttribute('aria-label', words.skipName[goal](place))
      }
      disable([largest], snapshot.largest === null || snapshot.largest === step)
      cutoffSize.show(snapshot)
    },
  }
}

/** @param {Messages} m @param {Actions} actions @returns {Part} */
function makeSpeed(m, actions) {
  const select = make('select', { 'aria-label': m.viewer.speed })
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
 * Marks buttons as disabled. They keep the focus, which the attribute `disabled` would take away.
 * @param {HTMLElement[]} buttons
 * @param {boolean} disabled
 */
function disable(buttons, disabled) {
  for (const button of buttons) button.setAttribute('aria-disabled', String(disabled))
}
