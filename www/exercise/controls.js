/**
 * The controls below the picture of an exercise: buttons, those of a run that goes step by step, and those of its tree.
 *
 * @import {Messages, PractiseWords} from '../messages/messages.js'
 */

import { icon, iconButton, name } from '../dom/icon.js'
import { make } from '../dom/make.js'

/** @param {string} words on the button @param {() => void} act @param {string} [label] where the words are too few */
export function button(words, act, label = words) {
  const named = label !== words && { 'aria-label': label, title: label }
  return onClick(make('button', { type: 'button', ...named }, words), act)
}

/** A button that can do nothing now keeps the focus. @param {HTMLElement} element @param {boolean} disabled */
export function disable(element, disabled) {
  element.setAttribute('aria-disabled', String(disabled))
}

/** @template {HTMLElement} T @param {T} element @param {() => void} act */
function onClick(element, act) {
  element.addEventListener('click', () => element.ariaDisabled !== 'true' && act())
  return element
}

/** The controls of a run. */
export class RunControls {
  #words
  #back
  #play
  #forward
  #count = make('span', { class: 'left' })
  #note = make('span', { class: 'left', hidden: true })
  #playing = false
  element

  /** @param {Messages} m @param {{ back: () => void, forward: () => void, toggle?: () => void }} on `toggle`: plays or pauses */
  constructor({ viewer }, { back, forward, toggle }) {
    const run = (/** @type {Parameters<typeof iconButton>} */ ...[picture, words, act, key]) =>
      onClick(
        iconButton(picture, words, () => {}, key),
        act,
      )
    this.#words = viewer
    this.#back = run('back', viewer.back, back, '←')
    this.#play = toggle && run('play', viewer.play, toggle, viewer.keys.play)
    this.#forward = run('forward', viewer.forward, forward, '→')
    this.element = make(
      'div',
      { class: 'run', role: 'group', 'aria-label': viewer.transport },
      ...[this.#back, ...(this.#play ? [this.#play] : []), this.#forward, this.#count, this.#note],
    )
  }

  /**
   * @param {{ atStart: boolean, atEnd: boolean, count: string, note?: string, playing?: boolean }} state `count`: where the run
   *   is, in words; `note`: more of it
   */
  show({ atStart, atEnd, count, note = '', playing = false }) {
    disable(this.#back, atStart)
    disable(this.#forward, atEnd)
    this.#count.textContent = count
    this.#note.textContent = note
    this.#note.hidden = note === ''
    if (!this.#play) return
    disable(this.#play, atEnd)
    if (playing === this.#playing) return
    this.#playing = playing
    const { pause, play, keys } = this.#words
    this.#play.replaceChildren(icon(playing ? 'pause' : 'play'))
    name(this.#play, playing ? pause : play, keys.play)
  }
}

/** The controls of the tree of an exercise: its seed, and another tree. */
export class TreeControls {
  #words
  #seed = make('span', { class: 'seed' })
  #another
  element

  /** @param {PractiseWords} words @param {() => void} another */
  constructor(words, another) {
    this.#words = words
    this.#another = button(words.another, another)
    this.element = make('div', { class: 'trees' }, this.#seed, this.#another)
  }

  /** @param {boolean} another whether there can be another tree @param {number | null} seed of the tree on view */
  show(another, seed) {
    this.#another.hidden = !another
    this.#seed.textContent = seed === null ? '' : this.#words.seed(seed)
  }
}
