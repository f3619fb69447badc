/** The words of the main page: headings, buttons, labels, states. */

/** @import {Messages} from '../pages.js' */

import { labels } from './option-labels.js'
import { count, number, things } from './numbers-and-names.js'

/** @type {Messages['ui']} */
export const ui = {
  // The page.
  title: 'Secateur',
  description:
    'Minimax und Alpha-Beta beim Durchsuchen eines Spielbaums zusehen, Schritt für Schritt.',
  skip: 'Zum Baum springen',
  /** The texts of a first visit; the second leads to the page that explains. */
  welcome: {
    watch: '„Weiter“ drücken: Welche Blätter werden nie angesehen?',
    how: 'Neu hier? In zwei Minuten: So funktioniert es',
  },
  language: 'Sprache',
  theme: (/** @type {string} */ name) => `Farben: ${name}`,
  themeSystem: 'wie das System',
  themeLight: 'hell',
  themeDark: 'dunkel',
  projector: 'Beamer-Modus',
  /** The controls of projector mode. The last three hide and show a part. */
  projecting: {
    previous: 'Voriges Beispiel',
    next: 'Nächstes Beispiel',
    shown: 'Gezeigt oder verborgen',
    sentence: 'Satz',
    values: 'Werte',
    windows: 'Fenster',
    code: 'Der Link zu dieser Seite als QR-Code',
    noCode: 'Der Link ist zu lang für einen QR-Code.',
  },
  settings: 'Einstellungen',
  figure: 'Abbildung speichern',
  byHand: 'Bearbeiten',
  noHand: 'Das Bearbeiten konnte nicht geladen werden. Noch einmal versuchen.',
  ownSearch: 'Eigene Suche',
  noOwnSearch: 'Dieser Teil konnte nicht geladen werden. Noch einmal versuchen.',
  /** The keys of the page, for the help. */
  pageKeys: [
    { keys: ['S'], does: 'Einstellungen einklappen oder zeigen' },
    { keys: ['P'], does: 'Beamer-Modus ein und aus; auch Esc verlässt ihn' },
    { keys: ['N'], does: 'im Beamer-Modus: nächstes Beispiel; mit Umschalt das vorige' },
    {
      keys: ['V'],
      does: 'im Beamer-Modus: Minimax und Alpha-Beta vergleichen oder den Vergleich beenden',
    },
    { keys: ['O'], does: 'im Beamer-Modus: ein Lichtkegel am Mauszeiger' },
    { keys: ['Q'], does: 'im Beamer-Modus: der Link als QR-Code für die Handys im Raum' },
    { keys: ['1', '2', '3'], does: 'im Beamer-Modus: Satz, Werte, Fenster verbergen oder zeigen' },
    {
      keys: ['Bild ↑', 'Bild ↓'],
      does: 'im Beamer-Modus: ein Schritt zurück oder vor, wie mit einem Presenter',
    },
  ],
  help: 'Hilfe',
  share: 'Teilen',

  // The examples.
  example: 'Beispiel',
  exampleOwn: 'Eigener Baum',
  exampleEdited: 'geändert',
  exampleChanged:
    'Der Baum, die Reihenfolge oder eine Regel wurde geändert; die Beschreibung des Beispiels gilt vielleicht nicht mehr.',
  exampleAgain: 'Zurück zum Beispiel',

  // The editor.
  tree: 'Baum',
  asText: 'Als Text',
  treeIs: (nodes, leaves) =>
    `${things(nodes, 'Knoten', 'Knoten')}, ${things(leaves, 'Blatt', 'Blätter')}.`,
  errorAt: (line, column, problem) => `Zeile ${count(line)}, Spalte ${count(column)}: ${problem}`,
  foreign: {
    python: 'Das sieht aus wie Python-Listen, in denen der Name eines Knotens zuerst steht.',
    indented: 'Das sieht aus wie eingerückter Text: ein Knoten pro Zeile, Kinder weiter rechts.',
    efg: 'Das sieht aus wie ein Spiel von Gambit.',
    read: 'So lesen',
  },
  decimalComma: (read, meant) =>
    `Ein Komma trennt Blätter, der Baum ist also ${read}. Mit Dezimalkommas wäre er ${meant}.`,
  decimalPoints: 'Als Dezimalzahlen lesen',
  goToError: 'Zum Fehler springen',
  lastGood: 'Zu sehen ist der letzte gültige Baum.',
  lastSearch: (problem) => `${problem} Zu sehen ist die Suche davor.`,
  notation: 'Wie man einen Baum schreibt',
  grammar: [
    [
      '((3 12 8) (2 4 6))',
      'Zahlen sind Blätter, Klammern sind innere Knoten; MAX und MIN wechseln sich ab.',
    ],
    [
      '[[3,12],{2,4}]',
      '( ), [ ] und { } bedeuten dasselbe; Kommas zählen wie Leerzeichen. Dezimalzahlen haben daher einen Punkt: 2.5.',
    ],
    [
      'A(B(2 3) x:5)',
      'Ein Name direkt vor einer Klammer oder vor „:“ benennt einen Knoten oder ein Blatt.',
    ],
    ['MIN(3 MIN(4 5))', 'MAX oder MIN vor einer Klammer sagt, wer dort zieht.'],
    [
      '(2 a b)',
      'Ein Name allein ist ein unbekannter Wert. Nur eine Suche, die ihn braucht, hält an.',
    ],
    ['(A=4(1 9) 6)', 'Ein statischer Wert; er gilt, wo eine Tiefengrenze die Suche anhält.'],
    ['(3 5) # von mir', 'Ein Kommentar bis zum Ende der Zeile.'],
  ],

  // A random tree.
  random: 'Zufälliger Baum',
  randomBranching: labels['random.branching'],
  randomDepth: labels['random.depth'],
  randomLowest: 'Kleinster Wert',
  randomHighest: 'Größter Wert',
  randomSeed: labels['random.seed'],
  randomTies: labels['random.ties'],
  randomTiesFree: 'beliebig',
  randomIrregular: labels['random.irregular'],
  randomSeedFree: 'gelost',
  randomSeeded: (seed) => `Startwert ${number(seed)}`,
  randomMake: 'Zufallsbaum erzeugen',

  // The titles of the tasks in the settings.
  doing: 'Damit arbeiten',
  drawing: 'Darstellung',

  // Practice.
  practising: {
    practise: 'Üben',
    kind: 'Übung',
    kinds: {
      practise: 'einen Antwortbogen ausfüllen',
      predict: 'vorhersagen, was die Suche tut',
      find: 'den Fehler in einem Ablauf finden',
    },
    every: 'jede Entscheidung, auch die einfachen',
    runKeys:
      'Im Bild gehen Pfeil links und rechts Schritt für Schritt, die Leertaste spielt ab, die Eingabetaste führt zur nächsten Frage, A zeigt die Antwort.',
    findKeys:
      'Im Bild gehen Pfeil links und rechts Schritt für Schritt, W markiert diesen Schritt als den ersten falschen, A zeigt die Antwort.',
    mistake: 'Nummer des Fehlers',
    asked: 'Gefragt',
    asks: {
      values: 'die Werte der Knoten',
      ranges: 'was über sie bewiesen ist',
      windows: 'α und β',
      cuts: 'die abgeschnittenen Kanten',
      move: 'der beste Zug',
      leaves: 'die bewerteten Blätter der Reihe nach',
      count: 'wie viele Blätter bewertet werden',
    },
    about: 'Worum es geht',
    subjects: {
      values: 'was Knoten liefern',
      windows: 'wie sich Fenster ändern',
      cuts: 'abschneiden oder weiter, und wer die Schranke hält',
      again: 'ob ein Kind noch einmal durchsucht wird',
      table: 'was die Tabelle antwortet',
      passes: 'was ein Durchgang liefert und bewertet',
      child: 'welches Kind gewählt wird',
      leaf: 'welchen Knoten eine Iteration erreicht',
      exploration: 'ab welchem C ein anderes Kind gewählt wird',
      backup: 'die Zahlen nach der Aktualisierung',
    },
    question: 'Art der Aufgabe',
    questions: {
      run: 'was in der Suche geschieht',
      known: 'Cutoffs durch Vorwissen',
      order: 'die Reihenfolge der Kinder',
      condition: 'für welche Werte etwas gilt',
      construct: 'Baum nach Wunsch bauen',
      statement: 'eine Aussage beurteilen',
      horizon: 'was die Tiefengrenze kostet',
    },
    knowing: 'Was bekannt ist',
    knowings: { values: 'alle Werte liegen zwischen', window: 'das Startfenster' },
    from: 'von',
    to: 'bis',
    goal: 'Wie viele Blätter bewertet werden sollen',
    goals: {
      fewest: 'möglichst wenige Blätter',
      most: 'möglichst viele Blätter',
      exactly: 'genau so viele Blätter',
    },
    depthLimit: 'Tiefengrenze in Halbzügen',
    statement: 'Welche Aussage',
    target: 'Was im Baum geschehen soll',
    targets: {
      deep: 'ein tiefer Cutoff',
      deeper: 'Schranke 4 Halbzüge höher',
      strict: 'mehr Blätter mit > als mit ≥',
      shallow: 'mehr ohne tiefe Schranken',
      hard: 'mehr Blätter fail-hard, mit >',
      reversed: 'weniger von rechts nach links',
    },
    leaves: 'Anzahl der Blätter',
    abouts: {
      unseen: 'Knoten wird nie betreten',
      best: 'Zug ist der beste',
      root: 'mögliche Werte der Wurzel',
    },
    whole: 'die unbekannten Werte sind ganze Zahlen',
    which: 'Welches α und β',
    windows: {
      final: 'am Ende',
      entry: 'beim Eintritt',
      history: 'alle der Reihe nach',
      own: 'vom Knoten angepasste Schranke',
    },
    keys: 'Im Bild führen die Pfeiltasten von Knoten zu Knoten, die Eingabetaste öffnet die Felder, X schneidet die Kante darüber ab, Strg Z macht rückgängig. In den Feldern führt die Eingabetaste weiter.',
    paper: 'Arbeitsblätter auf Papier',
    back: 'Zurück zur Suche',
  },

  // The rules.
  search: 'Suche',
  explain: 'Was jede Wahl ändert',
  rulesReset: 'Regeln zurücksetzen',
  moreRules: 'Weitere Regeln',
  rulesAgain: 'Durchgänge und Tabelle',
}
