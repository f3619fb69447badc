/** The words of worksheets, on paper and around them. */

import { count, things } from './numbers-and-names.js'

const list = new Intl.ListFormat('de')

export const worksheet = {
  title: 'Arbeitsblätter',
  skip: 'Zu den Arbeitsblättern springen',
  intro:
    'Aufgaben auf Papier, jede zu einem anderen Baum, der das Lösen lohnt, mit Lösungen. Dieselben Einstellungen ergeben wieder dieselben Arbeitsblätter.',
  heading: 'Überschrift',
  headings: {
    'alpha-beta': 'Alpha-Beta-Suche',
    minimax: 'Minimax',
    expectiminimax: 'Expectiminimax',
    star1: 'Star1',
    pvs: 'Hauptvariantensuche (PVS)',
    mtd: 'MTD(f)',
    mcts: 'Monte-Carlo-Baumsuche',
    pns: 'Beweiszahlsuche',
  },
  trees: 'Bäume je Arbeitsblatt',
  students: 'Verschiedene Arbeitsblätter',
  studentsNote: '0: eines für alle',
  seed: 'Startwert',
  asks: 'Gefragt',
  askNames: {
    values: 'Werte',
    ranges: 'was bewiesen ist',
    windows: 'Fenster',
    cuts: 'abgeschnittene Kanten',
    move: 'bester Zug',
    leaves: 'bewertete Blätter',
    count: 'wie viele Blätter',
  },
  wishes: 'Bäume',
  tie: 'ein Gleichstand entscheidet einen Cutoff',
  deep: 'mit tiefem Cutoff',
  negative: 'mit negativen Werten',
  bounded: 'von unbekannten Werten ist eine Schranke bekannt',
  nothingCut: 'nichts wird abgeschnitten',
  chance: {
    label: 'Der Zufall zieht',
    '': 'nie',
    expectimax: 'nach jedem Spieler (Expectimax)',
    star1: 'nach jedem Spieler (Star1)',
  },
  unknowns: { label: 'Unbekannte Werte', both: 'x und y' },
  difficulty: { label: 'Schwierigkeit', any: 'beliebig' },
  parts: {
    label: 'Drucken',
    both: 'Aufgaben, dann Lösungen',
    sheets: 'Aufgaben',
    solutions: 'Lösungen',
  },
  print: 'Drucken',
  latex: 'Als LaTeX speichern',
  failed: 'Die Arbeitsblätter konnten nicht erstellt werden.',
  /** @param {number} pages */
  made: (pages) => `${things(pages, 'Arbeitsblatt', 'Arbeitsblätter')} erstellt.`,
  name: 'Name',
  date: 'Datum',
  /** @param {number} number */
  sheet: (number) => `Arbeitsblatt ${count(number)}`,
  /** @param {number} number */
  tree: (number) => `Baum ${count(number)}`,
  /** @param {number} most */
  points: (most) => `von ${things(most, 'Punkt', 'Punkten')}`,
  /** @param {number} most */
  worth: (most) => things(most, 'Punkt', 'Punkte'),
  total: 'Summe',
  solutions: 'Lösungen',
  /** @param {number} number */
  picture: (number) => `Spielbaum ${count(number)}`,
  /** @param {string[]} asked */
  task: (asked) => `Bestimmen Sie zu jedem Baum ${list.format(asked)}.`,
  asked: {
    values: 'den von jedem Knoten gelieferten Wert',
    ranges: 'den bewiesenen Bereich jedes Werts (3, ≤ 2, ≥ 8 oder 2 … 5)',
    windows: {
      final: 'α und β jedes Knotens am Ende',
      entry: 'α und β jedes Knotens beim Eintritt',
      history: 'alle Werte von α und β jedes Knotens der Reihe nach',
      own: 'den Endwert der von jedem Knoten selbst angepassten Schranke',
    },
    cuts: 'die abgeschnittenen Kanten (im Baum durchstreichen)',
    move: 'den besten Zug',
    leaves: 'die bewerteten Blätter der Reihe nach',
    count: 'die Anzahl der bewerteten Blätter',
  },
  decide:
    'Jeder Baum zeigt einen Schritt seiner Suche. Beantworten Sie die Frage über dem Bild, mit Begründung, wo Platz dafür ist.',
  answer: 'Antwort',
  reason: 'Begründung',
  unseen: 'Die Felder eines nie betretenen Knotens bleiben leer.',
  whole: {
    cuts: 'Abgeschnittene Kanten, nach den Knoten darunter',
    move: 'Bester Zug',
    leaves: 'Bewertete Blätter der Reihe nach',
    count: 'Anzahl der bewerteten Blätter',
  },
}
