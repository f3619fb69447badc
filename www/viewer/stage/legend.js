/**
 * The legend: one line under the picture that says what the two numbers of a window are, where the picture has no room
 * for their names. It takes no room of its own, so that nothing moves, and is left out where something else stands. Who
 * closes it does not see it again: the browser remembers that for the site.
 *
 * @import {Messages} from '../../messages/messages.js'
 * @import {Scene, Style} from '../../types.js'
 */

import { ROLE, SHAPE } from '../../core.js'
import { iconButton } from '../../dom/icon.js'
import { make } from '../../dom/make.js'

const WINDOW = ROLE.indexOf('window')
/** The shapes that stand somewhere. */
const SHAPES = new Set(['up', 'down', 'square', 'circle', 'fan', 'columns'])
/** Pixels between the legend and what stands above it. */
const GAP = 1
/** What the reader's browser remembers. */
const [KEY, CLOSED] = ['secateur-legend', 'closed']

export class Legend {
  #words
  #told = make('span')
  /** The window that the line tells of. */
  #window = ''
  #closed = isClosed()

  /** @param {Messages} m */
  constructor(m) {
    this.#words = m.bounds.legend
    const close = iconButton('close', this.#words.close, () => {
      this.#closed = true
      remember()
      this.element.hidden = true
    })
    this.element = make('p', { class: 'legend', hidden: true }, this.#told, close)
    // A press on the button is none on the picture.
    for (const type of ['pointerdown', 'click']) {
      close.addEventListener(type, (event) => event.stopPropagation())
    }
  }

  /**
   * @param {Scene} scene
   * @param {number} height of the picture
   * @param {Style} style
   */
  show({ marks, texts }, height, { bounds = ['α', 'β'], decimal }) {
    const nameless = texts.text.some((text, i) => texts.role[i] === WINDOW && text.startsWith('['))
    const wanted = nameless && !this.#closed
    // As the picture writes windows.
    const window = `[${bounds.join(decimal === ',' ? '; ' : ', ')}]`
    if (wanted && this.#window !== window) {
      this.#window = window
      this.#told.textContent = this.#words.names(window)
    }
    this.element.hidden = !wanted
    if (!wanted) return
    // Measured, because its type follows the reader's. What has no room is not seen, but keeps its size.
    const free = height - lowest({ marks, texts }) - GAP
    this.element.classList.toggle('absent', free < this.element.offsetHeight)
  }
}

/** The lowest point of all texts and shapes; lines end at shapes. @param {Scene} scene */
function lowest({ marks, texts }) {
  let low = 0
  for (let i = 0; i < texts.y.length; i += 1) low = Math.max(low, texts.y[i] + texts.size[i] / 2)
  for (let i = 0; i < marks.y1.length; i += 1) {
    if (SHAPES.has(SHAPE[marks.shape[i]])) low = Math.max(low, marks.y1[i] + marks.y2[i])
  }
  return low
}

/** Whether the reader has closed the legend. If the browser refuses storage, it has not. */
function isClosed() {
  try {
    return localStorage.getItem(KEY) === CLOSED
  } catch {
    return false
  }
}

function remember() {
  try {
    localStorage.setItem(KEY, CLOSED)
  } catch {
    // The legend comes again.
  }
}
