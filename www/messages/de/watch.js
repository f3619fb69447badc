/** Die Wörter der Seite, die einem laufenden Programm folgt. */

import { count, things } from './numbers-and-names.js'

export const watch = {
  title: 'Einem Programm folgen',
  waiting: 'Warten auf die ersten Zeilen.',
  /** @param {number} lines */
  lines: (lines) => `${things(lines, 'Zeile', 'Zeilen')}.`,
  running: 'Das Programm läuft.',
  /** @param {number} code */
  ended: (code) => `Das Programm ist mit dem Exit-Code ${code} beendet.`,
  /** @param {string} signal */
  killed: (signal) => `Das Programm wurde durch ${signal} beendet.`,
  closed: 'Das Programm ist beendet.',
  /** @param {number} lines */
  full: (lines) =>
    `Zeilen nach Nummer ${count(lines)} werden gezählt, nicht gezeigt: Mehr behält secateur watch nicht (--keep).`,
  pause: 'Anhalten',
  follow: 'Folgen',
  /** @param {number} lines */
  paused: (lines) => `Angehalten bei Zeile ${count(lines)}.`,
  lost: 'secateur watch antwortet nicht mehr. Was zu sehen ist, bleibt.',
}
