/**
 * The words for going to a node, along the path to it, to large cutoffs, and back.
 *
 * @import {Messages} from '../messages.js'
 */

import { Place, count, number, things } from './numbers-and-names.js'

/** @type {Messages['wayfinding']} */
export const wayfinding = {
  find: {
    title: 'Zu einem Knoten',
    label:
      'Name eines Knotens, Pfad aus Namen oder Zügen, Brett oder Münzen (○○), Nummer oder Wert eines Blatts',
    example: 'C, #7 oder 14',
    go: 'Los',
    at: (node) => `${Place(node)} ist ausgewählt.`,
    none: (text) =>
      `Kein Knoten heißt „${text}“ oder hat diese Nummer oder diesen Wert. Es genügt der Anfang eines Namens; vor einer Nummer kann # stehen.`,
    several: (n) => `Auf ${things(n, 'Knoten', 'Knoten')} trifft das zu:`,
    more: (n) => (n === 1 ? 'und 1 weiterer' : `und ${count(n)} weitere`),
    entered: (step) => `Zu Schritt ${count(step)}, in dem er betreten wird`,
    pruned: (step) => `Zu Schritt ${count(step)}, in dem er abgeschnitten wird`,
    number: (n) => `#${number(n)}`,
  },

  selection: {
    title: 'Auswahl',
    deselect: 'Auswahl aufheben',
  },

  path: {
    title: 'Pfad von der Wurzel',
    between: (n) => `${things(n, 'Knoten', 'Knoten')} dazwischen`,
  },

  least: 'Wie viele Knoten der nächste Cutoff mindestens abschneidet',
  /** Around the number, behind “next cutoff”. */
  atLeast: 'der mindestens',
  atLeastNodes: () => 'Knoten abschneidet',
  largest: 'Größter Cutoff',
  largestTo: 'Größter Cutoff: Er schneidet die meisten Knoten ab',
  unfold: 'Alle abgeschnittenen Teilbäume auf- oder zuklappen',
  back: 'Zurück zur vorigen Ansicht',

  beside: {
    here: (node) => `${node}, in der anderen Suche abgeschnitten, nur von dieser betreten`,
    there: (node) => `${node}, nur von der anderen Suche betreten`,
  },
}
