/** The words of the table of a class. Only the command line loads them. */

import { count, things } from './numbers-and-names.js'

export const report = {
  title: 'Bericht über die Klasse',
  /** @param {number} students @param {number} submissions */
  about: (students, submissions) =>
    `${things(students, 'Person', 'Personen')}, ${things(submissions, 'Abgabe', 'Abgaben')}.`,
  mistakes: 'Fehler',
  none: 'Zu keiner Abgabe passt ein bekannter Fehler.',
  mistake: 'Fehler',
  students: 'Personen',
  submissions: 'Abgaben',
  shownBy: 'Gezeigt von',
  trees: 'Bäume',
  otherTree: 'Ein Baum, den die Ergebnisse nicht nennen',
  /** @param {number} students */
  answered: (students) =>
    `Beantwortet von ${things(students, 'Person', 'Personen')}; gezählt ist die erste Abgabe von jeder.`,
  allRight: 'Niemand hatte etwas falsch.',
  box: 'Feld',
  wrong: 'Falsch',
  given: 'Falsche Antworten',
  nothing: 'nichts',
  student: 'Name',
  help: 'Hilfen',
  best: 'Bestes Ergebnis',
  /** @param {number} share 0 … 1 */
  percent: (share) => `${count(Math.round(share * 100))} %`,
  /** The names of boxes. */
  fields: {
    value: 'Wert',
    range: 'bewiesener Bereich',
    alpha: 'α',
    beta: 'β',
    cut: 'Kante darüber abgeschnitten',
    cuts: 'nichts wird abgeschnitten',
    move: 'bester Zug',
    leaves: 'bewertete Blätter',
    count: 'Zahl der Blätter',
    order: 'Reihenfolge der Kinder',
    condition: 'Bedingung',
    construct: 'gebauter Baum',
    statement: 'richtig oder falsch',
    why: 'Grund oder Gegenbeispiel',
    chosen: 'Zug, den die Suche wählt',
    estimate: 'Wert, den die Suche liefert',
    best: 'Zug, der wirklich der beste ist',
    worth: 'wahrer Wert der Wurzel',
    loss: 'Wert, den die Wahl kostet',
    returns: 'gelieferter Wert',
    bound: 'angepasste Schranke',
    next: 'was als Nächstes kommt',
    holder: 'Knoten, der die Schranke hält',
    child: 'gewähltes Kind',
    leaf: 'erreichter Knoten',
    exploration: 'C, ab dem anders gewählt wird',
    backup: 'Zahlen nach der Aktualisierung',
    mistake: 'erster falscher Schritt',
  },
}
