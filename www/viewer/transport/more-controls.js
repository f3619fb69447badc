/**
 * The controls of the transport besides its five buttons, behind one button: on to the next leaf, return or cutoff,
 * the step size and the speed.
 *
 * @import {Actions, Goal, Part} from '../part.js'
 * @import {AnyStepSize} from '../../types.js'
 * @import {Messages} from '../../messages/messages.js'
 */

import { BEST_FIRST_STEP_SIZES, STEP_SIZES } from '../../core.js'
import { disable, makeButton } from '../../dom/button.js'
import { iconButton, withKey } from '../../dom/icon.js'
import { make } from '../../dom/make.js'
import { openBy } from '../../dom/popover.js'
import { makeCutoffSize } from './cutoff-size.js'

const SPEEDS = [0.5, 1, 2, 4, 8, 16, 32, 64, 256]
/** The keys that skip. @type {Record<Goal, string>} */
const KEYS = { leaf: 'L', return: 'R', cutoff: 'C' }

/** @param {Messages} m @param {Actions} actions @returns {Part} */
export function makeMoreControls(m, actions) {
  const hide = () => panel.hidePopover?.()
  const parts = [makeSkips(m, actions, hide), makeSizes(m, actions), makeSpeeds(m, actions)]
  const panel = make(
    'div',
    { class: 'further', popover: 'auto', role: 'group', 'aria-label': m.viewer.more },
    ...parts.map(({ element }) => element),
  )
  const button = iconButton('more', m.viewer.more, () => {})
  button.classList.add('opener')
  button.append(make('span', {}, m.viewer.more))
  openBy(panel, button)
  return {
    element: make('div', { class: 'others' }, button, panel),
    show(snapshot) {
      for (const part of parts) part.show(snapshot)
    },
  }
}

/**
 * The buttons that skip. They hide the panel, so that their target is seen.
 * @param {Messages} m
 * @param {Actions} actions
 * @param {() => void} hide
 * @returns {Part}
 */
function makeSkips(m, actions, hide) {
  const { viewer: words, wayfinding } = m
  /** @param {string} title @param {string} key @param {() => void} act */
  const skip = (title, key, act) => {
    const hideAndAct = () => {
      hide()
      act()
    }
    return makeButton('', hideAndAct, { title: withKey(title, key) })
  }
  const skips = /** @type {Goal[]} */ (Object.keys(KEYS)).map((goal) => ({
    goal,
    button: skip(words.skipTo[goal], KEYS[goal], () => actions.skip(goal)),
  }))
  const [leaf, back, cutoff] = skips.map(({ button }) => button)
  const cutoffSize = makeCutoffSize(m, actions)
  const largest = skip(wayfinding.largestTo, `${words.keys.shift} C`, actions.largest)
  largest.append(wayfinding.largest)
  const cutoffField = make('div', { class: 'sized' }, cutoff, cutoffSize.element)
  return {
    element: make('div', { class: 'skips' }, leaf, back, cutoffField, largest),
    show(snapshot) {
      const { search, step, target, goals } = snapshot
      const place = target === null ? null : search.node(target, step).place
      const names = search.bestFirst && m.explore ? m.explore.skips : words.skipName
      for (const { goal, button } of skips) {
        disable([button], goals[goal] === null)
        button.textContent = names[goal](place)
      }
      // A best-first search has no cutoffs.
      largest.hidden = cutoffSize.element.hidden = search.bestFirst
      disable([largest], snapshot.largest === null || snapshot.largest === step)
      cutoffSize.show(snapshot)
    },
  }
}

/** The choice of a step size. @param {Messages} m @param {Actions} actions @returns {Part} */
function makeSizes(m, actions) {
  const words = m.viewer.stepSize
  const select = make('select')
  let bestFirst = false
  /** @param {boolean} now whether the search goes best-first */
  const fill = (now) => {
    bestFirst = now
    const { sizes } = stepWords(m)
    const choices = now ? BEST_FIRST_STEP_SIZES : STEP_SIZES
    select.replaceChildren(...choices.map((size) => make('option', { value: size }, sizes[size])))
  }
  fill(false)
  select.addEventListener('change', () => {
    actions.setStepSize(/** @type {AnyStepSize} */ (select.value))
  })
  return {
    element: make('label', { class: 'size' }, make('span', {}, words.label), select),
    show({ search, stepSize }) {
      if (search.bestFirst !== bestFirst) fill(search.bestFirst)
      select.value = stepSize
      select.title = stepWords(m).effects[stepSize]
    },
  }
}

/**
 * The names of all step sizes that there are words for, and their effects.
 * @param {Messages} m
 * @returns {Record<'sizes' | 'effects', Record<AnyStepSize, string>>}
 */
export function stepWords({ viewer: { stepSize }, explore }) {
  const more = /** @type {Record<'sizes' | 'effects', Record<AnyStepSize, string>>} */ (
    explore?.stepSize ?? {}
  )
  return {
    sizes: { ...more.sizes, ...stepSize.sizes },
    effects: { ...more.effects, ...stepSize.effects },
  }
}

/** @param {Messages} m @param {Actions} actions @returns {Part} */
function makeSpeeds(m, actions) {
  const options = SPEEDS.map((speed) => make('option', { value: speed }, m.viewer.times(speed)))
  const select = make('select', {}, ...options)
  select.value = '1'
  select.addEventListener('change', () => actions.setSpeed(Number(select.value)))
  return {
    element: make('label', { class: 'speed' }, make('span', {}, m.viewer.speed), select),
    show({ speed }) {
      select.value = String(speed)
    },
  }
}
