/**
 * The notes of another program about a call, in one line.
 *
 * @import {Noted} from '../../types.js'
 * @import {PanelMessages} from '../../messages/messages.js'
 */

/** The parts of the line, in their order: what a call begins with, and what it ends with. */
const BEGINS = /** @type {const} */ (['kind', 'move', 'tag', 'depth'])
const ENDS = /** @type {const} */ (['eval', 'reason'])

/**
 * @param {PanelMessages} m
 * @param {Noted | null} noted
 * @param {readonly (keyof Noted)[]} [names]
 */
export function noteLine(m, noted, names = [...BEGINS, ...ENDS]) {
  if (!noted) return ''
  const said = names.filter((name) => noted[name] !== undefined)
  return said
    .map((name) => (NAMED.has(name) ? named(m, noted, name) : told(m, noted, name)))
    .join(' · ')
}

/** The part of the line that an event tells. @param {string} kind */
export function noteNames(kind) {
  if (kind === 'enter') return BEGINS
  return kind === 'leave' ? ENDS : []
}

/** The fields that a reader does not know by their value. @type {Set<keyof Noted>} */
const NAMED = new Set(['eval', 'depth'])

/** @param {PanelMessages} m @param {Noted} noted @param {keyof Noted} name */
function named(m, noted, name) {
  return `${m.panels.notes.fields[name]} ${told(m, noted, name)}`
}

/** The words of a field. @param {PanelMessages} m @param {Noted} noted @param {keyof Noted} name */
export function told(m, noted, name) {
  if (name === 'kind') return noted.kind ? m.panels.notes.kinds[noted.kind] : ''
  const said = noted[name]
  return typeof said === 'number' ? m.number(said) : (said ?? '')
}
