/**
 * The text of the tree. An error is described below it and marked in it. Typed text is never lost or changed.
 *
 * @import {Messages} from '../../messages/pages.js'
 */

import { translated } from '../../api/translating.js'
import { LONGEST, SecateurError } from '../../core.js'
import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { PLAIN_TEXT } from '../../dom/plain-text.js'
import { errorText } from '../../messages/messages.js'
import { questionMark } from './question-mark.js'
import { readings } from './decimal-comma.js'

/** The pause in typing after which the text is read, in milliseconds. */
const PAUSE = 150
/** Longer texts are not tried as those of another program while they are typed, in characters. */
const MOST = 100_000
/** The beginning of a game of Gambit. */
const GAMBIT = 'EFG '

export class Editor {
  #m
  #change
  #status = make('p', { class: 'status', role: 'status', id: 'tree-status' })
  /** A note that the picture shows an earlier text. */
  #lastGood
  /** A note that decimal commas may have been meant, with a button that reads the commas as such. */
  #comma = make('div', { class: 'comma', role: 'status' })
  /** A note that the text reads like that of another program, with a button that reads it as such. */
  #foreign = make('div', { class: 'comma', role: 'status' })
  /** A button that leads to the error. */
  #jump
  /**
   * Lies behind the field with the same text. Only its mark of the error is visible, and it gives the field its
   * height.
   */
  #underlay = make('div', { class: 'underlay', 'aria-hidden': 'true' })
  #area = make('textarea', {
    ...{ id: 'tree', rows: 1, ...PLAIN_TEXT },
    'aria-describedby': this.#status.id,
  })
  /** The beginning of the error in the text. */
  #fault = 0
  /** The timer of the pause; 0: no text is waiting. */
  #timer = 0

  /** @param {Messages} m @param {(text: string) => void} change called when the user has typed another text */
  constructor(m, change) {
    this.#m = m
    this.#change = change
    this.#lastGood = make('p', { class: 'note', hidden: true }, m.ui.lastGood)
    const goToError = () => {
      this.#area.focus()
      this.#area.setSelectionRange(this.#fault, this.#fault)
      this.#underlay.querySelector('mark')?.scrollIntoView({ block: 'nearest' })
    }
    this.#jump = makeButton(m.ui.goToError, goToError, { hidden: true })
    const label = make('label', { class: 'label', for: this.#area.id }, m.ui.asText)
    const notation = grammar(m)
    const how = questionMark(m.ui.notation, (on) => (notation.hidden = !on))
    this.element = make(
      'div',
      { class: 'editor' },
      make('div', { class: 'headed' }, label, how),
      notation,
      make('div', { class: 'text' }, this.#underlay, this.#area),
      this.#status,
      this.#comma,
      this.#foreign,
      this.#lastGood,
      this.#jump,
    )
    this.#area.addEventListener('beforeinput', (event) => this.#refuseLong(event))
    this.#area.addEventListener('input', () => {
      this.#unmark()
      this.#applyLater()
    })
    // A visitor who leaves the field has finished typing, and may be about to replace the text.
    this.#area.addEventListener('change', () => {
      if (this.#timer) this.#apply()
    })
  }

  /** @param {string} text */
  write(text) {
    this.#stopWaiting()
    this.#area.value = text
    this.#area.placeholder = ''
    this.#unmark()
  }

  /** Empties the field, because the tree on view comes from elsewhere. @param {string} reason */
  clear(reason) {
    this.write('')
    this.#area.placeholder = reason
  }

  /**
   * Shows that nothing is wrong with the text.
   * @param {string} words about its tree
   */
  accept(words) {
    this.#area.removeAttribute('aria-invalid')
    this.#status.classList.remove('problem')
    this.#status.textContent = words
    this.#jump.hidden = true
    this.#lastGood.hidden = true
    this.#unmark()
    this.#noteComma()
    this.#noteForeign()
  }

  /**
   * @param {string} problem
   * @param {{ line: number | null, column: number | null }} place from 1, in code points
   * @param {boolean} behind whether the picture is that of an earlier text
   */
  showError(problem, { line, column }, behind) {
    this.#area.setAttribute('aria-invalid', 'true')
    this.#status.classList.add('problem')
    const { errorAt } = this.#m.ui
    this.#status.textContent = line && column ? errorAt(line, column, problem) : problem
    this.#jump.hidden = !line || !column
    this.#comma.replaceChildren()
    this.#lastGood.hidden = !behind
    if (line && column) this.#mark(offset(this.#area.value, line, column))
    this.#noteForeign()
  }

  /** Refuses more than any tree has before it is in the field, which takes half a minute to lay it out. @param {InputEvent} event */
  #refuseLong(event) {
    const { value, selectionStart, selectionEnd } = this.#area
    const added = event.data?.length ?? 0
    const kept = value.length - (selectionEnd - selectionStart)
    if (!added || kept + added <= LONGEST) return
    event.preventDefault()
    this.#status.classList.add('problem')
    this.#status.textContent = this.#m.errors['text-too-long']({ limit: LONGEST })
  }

  /** Offers to read the text as that of another program, if it looks like one, or names its error as such. */
  async #noteForeign() {
    const { value } = this.#area
    const translation = value.length > MOST ? null : await this.#translate(value)
    if (value !== this.#area.value) return
    this.#foreign.replaceChildren(...(translation ?? []))
  }

  /** @param {string} value */
  async #translate(value) {
    const { foreign, errorAt } = this.#m.ui
    try {
      const tree = await translated(value)
      if (tree === null) return null
      return [
        make('p', { class: 'note' }, foreign[tree.from]),
        this.#reading(tree.text, foreign.read),
      ]
    } catch (error) {
      // Another message says that the core cannot be loaded.
      if (!(error instanceof SecateurError) || error.line === null) return null
      const isOurs = !this.#area.hasAttribute('aria-invalid')
      if (isOurs || !value.trimStart().startsWith(GAMBIT)) return null
      const message = errorAt(error.line, error.column ?? 1, errorText(this.#m, error))
      return [make('p', { class: 'note' }, `${foreign.efg} ${message}`)]
    }
  }

  /** The button that writes a text in the place of the one that is there. @param {string} text @param {string} words */
  #reading(text, words) {
    return makeButton(words, () => {
      this.#area.focus()
      this.#area.value = text
      this.#unmark()
      this.#apply()
    })
  }

  /** Shows the note on decimal commas if commas were read as white space but probably meant as decimal commas. */
  #noteComma() {
    const reading = readings(this.#area.value)
    if (!reading) return this.#comma.replaceChildren()
    const { decimalComma, decimalPoints } = this.#m.ui
    const button = this.#reading(reading.text, decimalPoints)
    const note = make('p', { class: 'note' }, decimalComma(reading.read, reading.meant))
    this.#comma.replaceChildren(note, button)
  }

  /** @param {number} from where the mark begins */
  #mark(from) {
    const { value } = this.#area
    const [first = '\n'] = value.slice(from)
    // At the end of a line there is nothing to underline but a space.
    const wrong = first === '\n' ? '' : first
    const mark = make('mark', {}, wrong || ' ')
    const rest = value.slice(from + wrong.length)
    this.#underlay.replaceChildren(value.slice(0, from), mark, rest, '\n')
    this.#fault = from
  }

  #unmark() {
    this.#underlay.replaceChildren(this.#area.value, '\n')
  }

  #apply() {
    this.#stopWaiting()
    this.#change(this.#area.value)
  }

  /** Takes the text after a pause in typing. */
  #applyLater() {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => this.#apply(), PAUSE)
  }

  #stopWaiting() {
    clearTimeout(this.#timer)
    this.#timer = 0
  }
}

/**
 * The index into a string of a place in its text.
 * @param {string} text
 * @param {number} line from 1
 * @param {number} column from 1, in code points
 */
export function offset(text, line, column) {
  const lines = text.split('\n', line)
  const before = lines.slice(0, -1).reduce((sum, { length }) => sum + length + 1, 0)
  return before + [...lines[lines.length - 1]].slice(0, column - 1).join('').length
}

/** The notation of trees, by examples. @param {Messages} m */
function grammar(m) {
  const list = make('dl', { class: 'notation', hidden: true })
  for (const [example, meaning] of m.ui.grammar) {
    list.append(make('dt', {}, make('code', {}, example)), make('dd', {}, meaning))
  }
  return list
}
