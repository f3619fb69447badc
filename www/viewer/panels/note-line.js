/**
 * The notes of another program about a call, in one line.
 *
 * @import {Noted} from '../../types.js'
 * @import {PanelMessages} from '../../messages/messages.js'
 */

/** The parts of the line, in their order: those of the beginning of a call, and those of its end. */
const BEGINS = /** @type {const} */ (['kind', 'move', 'tag', 'depth'])
const ENDS = /** @type {const} */ (['eval', 'reason'])

/**
 * @param {PanelMessages} m
 * @param {Noted | null} notes
 * @param {readonly (keyof Noted)[]} [names]
 */
export function noteLine(m, notes, names = [...BEGINS, ...ENDS]) {
  if (!notes) return ''
  const fields = names.filter((name) => notes[name] !== undefined)
  return fields
    .map((name) => (LABELLED.has(name) ? labelledNote(m, notes, name) : noteText(m, notes, name)))
    .join(' · ')
}

/** The part of the line about an event. @param {string} kind */
export function noteNames(kind) {
  if (kind === 'enter') return BEGINS
  return kind === 'leave' ? ENDS : []
}

/** The fields that a reader does not know by their value. @type {Set<keyof Noted>} */
const LABELLED = new Set(['eval', 'depth'])

/** @param {PanelMessages} m @param {Noted} notes @param {keyof Noted} name */
function labelledNote(m, notes, name) {
  return `${m.panels.notes.fields[name]} ${noteText(m, notes, name)}`
}

/** The words of a field. @param {PanelMessages} m @param {Noted} notes @param {keyof Noted} name */
export function noteText(m, notes, name) {
  if (name === 'kind') return notes.kind ? m.panels.notes.kinds[notes.kind] : ''
  const value = notes[name]
  return typeof value === 'number' ? m.number(value) : (value ?? '')
}
