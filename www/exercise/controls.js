/**
 * The controls below the picture of an exercise: buttons, those of a run that goes step by step, and those of its tree.
 *
 * @import {Messages, PractiseWords} from '../messages/messages.js'
 */

import { disable, makeButton } from '../dom/button.js'
import { icon, iconButton, name } from '../dom/icon.js'
import { make } from '../dom/make.js'

/** @param {string} words on the button @param {() => void} act @param {string} [label] where the words are too few */
export function button(words, act, label = words) {
  return makeButton(words, whileEnabled(act), {
    ...(label !== words && { 'aria-label': label, title: label }),
  })
}

/** Acts unless the button is disabled. @param {() => void} act @returns {(event: MouseEvent) => void} */
function whileEnabled(act) {
  return ({ currentTarget }) => {
    if (/** @type {HTMLElement} */ (currentTarget).ariaDisabled !== 'true') act()
  }
}

export class RunControls {
  #words
  #back
  #play
  #forward
  #count = make('span', { class: 'left' })
  #note = make('span', { class: 'left', hidden: true })
  #playing = false

  /** @param {Messages} m @param {{ back: () => void, forward: () => void, toggle?: () => void }} on `toggle`: plays or pauses */
  constructor({ viewer }, { back, forward, toggle }) {
    /** @param {import('../dom/icon.js').IconName} picture @param {string} words @param {() => void} act @param {string} key */
    const run = (picture, words, act, key) => iconButton(picture, words, whileEnabled(act), key)
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
    disable([this.#back], atStart)
    disable([this.#forward], atEnd)
    this.#count.textContent = count
    this.#note.textContent = note
    this.#note.hidden = note === ''
    if (!this.#play) return
    disable([this.#play], atEnd)
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

  /** @param {PractiseWords} words @param {() => void} another @param {HTMLElement[]} beside buttons about the tree on view */
  constructor(words, another, beside) {
    this.#words = words
    this.#another = button(words.another, another)
    this.element = make('div', { class: 'trees' }, ...beside, this.#seed, this.#another)
  }

  /** @param {boolean} another whether there can be another tree @param {number | null} seed of the tree on view */
  show(another, seed) {
    this.#another.hidden = !another
    this.#seed.textContent = seed === null ? '' : this.#words.seed(seed)
  }
}
