/**
 * The words of an opening that takes a while, and of parts that cannot be loaded.
 *
 * @import {Messages} from '../messages.js'
 */

import { count } from './numbers-and-names.js'

/** @type {Messages['opening']} */
export const opening = {
  progress: 'Der Baum wird geöffnet',
  stages: {
    loading: 'Die Suche wird geladen …',
    reading: 'Der Text wird gelesen …',
    generating: 'Der Baum wird erzeugt …',
    expanding: 'Die Züge werden gespielt …',
    ordering: 'Die Kinder werden geordnet …',
    'laying-out': 'Der Baum wird angeordnet …',
    searching: 'Suche läuft …',
    counting: 'Aufwand von Minimax wird gezählt …',
    importing: 'Der Verlauf wird gelesen …',
    checking: 'Der Verlauf wird mit den Regeln verglichen …',
  },
  done: (percent) => `${count(percent)} %`,
  cancel: 'Abbrechen',
  again: 'Noch einmal versuchen',
  noHelp: 'Die Hilfe konnte nicht geladen werden.',
  noPanels: 'Die Ansichten konnten nicht geladen werden.',
  noBoard: 'Das Brett konnte nicht geladen werden.',
  noOverlay: 'Der Minimalbaum konnte nicht geladen werden.',
  noExercise: 'Die Übung konnte nicht geladen werden.',
  noCanvas: 'Der Browser gibt der Seite keine Zeichenfläche. „Der Baum in Worten“ sagt dasselbe.',
}
