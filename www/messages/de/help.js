/** @import {HelpWords} from '../messages.js' */

/** @type {HelpWords} */
export const help = {
  title: 'Hilfe',
  close: 'Schließen',
  signs: 'Das Bild',
  meanings: {
    open: ['Blau', 'der offene Pfad von der Wurzel; der getönte Knoten ist der dieses Schritts'],
    closed: ['Durchgezogen', 'fertig: Die Suche ist von dort zurückgekehrt'],
    unreached: ['Dünn', 'noch nicht erreicht'],
    pruned: [
      'Gestrichelt',
      'abgeschnitten: nie betreten; ein Fächer steht für einen Teilbaum, mit der Zahl seiner Knoten',
    ],
    spared: [
      'Lange Striche',
      'erspart: nicht durchsucht, weil die Tabelle genug über einen Knoten darüber wusste',
    ],
    earlier: [
      'Grau',
      'schon in einer früheren Suche fertig: einem Durchgang davor oder einer Probe des Knotens',
    ],
    cut: [
      'Durchgestrichen',
      'die Kante zu einem Teilbaum, den ein Cutoff abschnitt; in dessen Schritt hat das Fenster dieselbe Farbe',
    ],
    shallow: [
      'Pfeil',
      'vom Cutoff zum Knoten, der die Schranke hält; gestrichelt, wenn er höher liegt als der Elternknoten: ein tiefer Cutoff',
    ],
    variation: ['Grün', 'die Hauptvariante, am Ende'],
    quiet: ['α β', 'das Fenster, das weitergegeben wird'],
    band: [
      '≥ ≤ …',
      'was über einen Wert bewiesen ist oder über den an der Tiefengrenze; eine Zahl allein ist exakt',
    ],
  },
  keys: 'Tasten, solange der Fokus im Bild oder bei seinen Feldern liegt',
  keysOfPage: 'Tasten',
  rows: [
    { keys: ['←', '→'], does: 'einen Schritt zurück oder vor' },
    { keys: ['Pos1', 'Ende'], does: 'erster oder letzter Schritt' },
    { keys: ['Leertaste'], does: 'abspielen oder anhalten' },
    {
      keys: ['C'],
      does: 'zum nächsten Cutoff, der mindestens so viele Knoten abschneidet wie verlangt',
    },
    { keys: ['Umschalt', 'C'], does: 'zum Cutoff, der die meisten Knoten abschneidet' },
    { keys: ['L'], does: 'zum nächsten Blatt, das bewertet wird' },
    {
      keys: ['R'],
      does: 'zur nächsten Rückgabe an den ausgewählten Knoten, sonst an den innersten offenen',
    },
    { keys: ['I'], does: 'nächster Durchgang; mit Umschalt der vorige' },
    {
      keys: ['A'],
      does: 'nächste erneute Suche eines Knotens; mit Umschalt die vorige',
    },
    {
      keys: ['K'],
      does: 'nächster Aufruf für den ausgewählten Knoten, sonst für den des Schritts; mit Umschalt der vorige',
    },
    { keys: ['H'], does: 'nächster Treffer in der Tabelle; mit Umschalt der vorige' },
    { keys: ['+', '−', '0'], does: 'vergrößern, verkleinern, ganzen Baum zeigen' },
    {
      keys: ['Umschalt', '←', '↑', '→', '↓'],
      does: 'die Ansicht nach links, oben, rechts, unten verschieben',
    },
    {
      keys: ['↑', '↓', 'Eingabe'],
      does: 'im Pseudocode: in eine andere Zeile, weiter zu ihrem nächsten Schritt',
    },
    {
      keys: ['Eingabe'],
      does: 'aufklappen oder zuklappen, was am ausgewählten Knoten abgeschnitten wurde, sonst am Knoten des Schritts',
    },
    {
      keys: ['Z'],
      does: 'den Teilbaum des ausgewählten Knotens heranholen, sonst den des Knotens dieses Schritts',
    },
    { keys: ['U'], does: 'alle abgeschnittenen Teilbäume auf- oder zuklappen' },
    { keys: ['B'], does: 'zurück zur vorigen Ansicht' },
    { keys: ['/'], does: 'zu einem Knoten nach Name oder Nummer' },
    { keys: ['Esc'], does: 'Auswahl aufheben' },
    { keys: ['?'], does: 'diese Hilfe' },
  ],
  mouse:
    'Ein Klick wählt einen Knoten aus oder klappt einen Fächer auf, Ziehen verschiebt das Bild. Das Mausrad zoomt, sobald der Baum einmal angeklickt ist, mit Strg immer. Ein Doppelklick holt den Teilbaum eines Knotens heran.',
  touch:
    'Tippen wählt einen Knoten aus oder klappt einen Fächer auf, zweimal Tippen holt den Teilbaum eines Knotens heran. Zwei Finger zoomen; danach verschiebt ein Finger das Bild.',
}
