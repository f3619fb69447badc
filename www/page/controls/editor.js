/**
 * The text of the tree. An error is told beneath it and marked at its place; nothing typed is ever
 * lost or changed.
 *
 * @import {Messages} from '../../messages/pages.js'
 */

import { make } from '../../dom/make.js'

const PAUSE = 150 // ms without a key before the text is taken

/**
 * @param {Messages} m
 * @param {(text: string) => void} change called when the user has typed another text
 */
export function editor(m, change) {
  const status = make('p', { class: 'status', role: 'status', id: 'tree-status' })
  const kept = make('p', { class: 'note', hidden: true }, m.ui.lastGood)
  const jump = make('button', { type: 'button', hidden: true }, m.ui.goToError)
  // Beneath the typed text lies the same text, invisible but for the mark of the error. It also
  // gives the field its height.
  const underlay = make('div', { class: 'underlay', 'aria-hidden': 'true' })
  const area = make('textarea', {
    id: 'tree',
    rows: 1,
    spellcheck: 'false',
    autocapitalize: 'off',
    autocomplete: 'off',
    'aria-describedby': status.id,
  })
  let fault = 0

  /** @param {number} from where the mark begins */
  function mark(from) {
    const [wrong = '\n'] = area.value.slice(from)
    // At the end of a line there is nothing to underline but a space.
    const spot = wrong === '\n' ? ' ' : wrong
    const rest = area.value.slice(wrong === '\n' ? from : from + wrong.length)
    underlay.replaceChildren(area.value.slice(0, from), make('mark', {}, spot), rest, '\n')
    fault = from
  }

  function unmark() {
    underlay.replaceChildren(area.value, '\n')
  }

  let timer = 0
  area.addEventListener('input', () => {
    unmark()
    wait(PAUSE)
  })
  // Whoever leaves the field has finished, and may be about to replace the text.
  area.addEventListener('change', () => {
    if (timer) take()
  })

  function take() {
    wait()
    change(area.value)
  }

  /** Takes the text after a pause, or not at all. */
  function wait(pause = 0) {
    clearTimeout(timer)
    timer = pause && window.setTimeout(take, pause)
  }

  jump.addEventListener('click', () => {
    area.focus()
    area.setSelectionRange(fault, fault)
    underlay.querySelector('mark')?.scrollIntoView({ block: 'nearest' })
  })

  return {
    element: make(
      'section',
      { class: 'editor' },
      make('h2', {}, make('label', { for: area.id }, m.ui.tree)),
      make('div', { class: 'text' }, underlay, area),
      status,
      kept,
      jump,
      grammar(m),
    ),

    /** @param {string} text */
    write(text) {
      wait()
      area.value = text
      area.placeholder = ''
      unmark()
    },

    /** What is shown does not come from here. @param {string} reason */
    cede(reason) {
      this.write('')
      area.placeholder = reason
    },

    /**
     * Nothing is wrong with the text.
     * @param {string} words about its tree
     */
    settle(words) {
      area.removeAttribute('aria-invalid')
      status.classList.remove('problem')
      status.textContent = words
      jump.hidden = true
      kept.hidden = true
      unmark()
    },

    /**
     * @param {string} problem
     * @param {{ line: number | null, column: number | null }} place from 1, in code points
     * @param {boolean} behind the picture is that of an earlier text
     */
    complain(problem, { line, column }, behind) {
      area.setAttribute('aria-invalid', 'true')
      status.classList.add('problem')
      status.textContent = line && column ? m.ui.errorAt(line, column, problem) : problem
      jump.hidden = !line || !column
      kept.hidden = !behind
      if (line && column) mark(offset(area.value, line, column))
    },
  }
}

/**
 * A place in a text as an index into the string.
 * @param {string} text
 * @param {number} line from 1
 * @param {number} column from 1, in code points
 */
export function offset(text, line, column) {
  const lines = text.split('\n', line)
  const before = lines.slice(0, -1).reduce((sum, { length }) => sum + length + 1, 0)
  return before + [...lines[lines.length - 1]].slice(0, column - 1).join('').length
}

/** @param {Messages} m */
function grammar(m) {
  const list = make('dl')
  for (const [example, meaning] of m.ui.grammar) {
    list.append(make('dt', {}, make('code', {}, example)), make('dd', {}, meaning))
  }
  return make('details', {}, make('summary', {}, m.ui.notation), list)
}
