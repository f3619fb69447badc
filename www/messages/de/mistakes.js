/**
 * The mistakes that programs and students make: what their searches do otherwise than the rules say. They are loaded on
 * demand.
 *
 * @import {Mistake} from '../../types.js'
 */

/** @type {Record<Mistake, string>} */
export const mistakes = {
  'other-cut-test': 'Es gilt der andere Cutoff-Test: > statt >= oder >= statt >',
  'shallow-bounds':
    'Nur die eigene Schranke des Elternknotens wird weitergegeben, nicht das ganze Fenster',
  'deep-bounds':
    'Das ganze Fenster wird weitergegeben, nicht nur die eigene Schranke des Elternknotens',
  'clamped-values':
    'Statt des besten Werts wird eine Schranke geliefert (fail-hard statt fail-soft)',
  'unclamped-values':
    'Der beste Wert wird geliefert, ohne ihn auf das Fenster zu begrenzen (fail-soft statt fail-hard)',
  'never-cuts': 'Nie wird abgeschnitten',
  'nothing-handed-down':
    'Jeder Aufruf beginnt mit dem vollen Fenster, wie bei reinem Minimax: Keine Schranke wird weitergegeben',
  'alpha-not-handed-down': 'α wird nicht angepasst oder nicht weitergegeben',
  'beta-not-handed-down': 'β wird nicht angepasst oder nicht weitergegeben',
  'window-exchanged': 'α und β werden beim Weitergeben vertauscht',
  'bound-overwritten': 'Die Schranke übernimmt jeden Wert, auch einen schlechteren',
  'other-cut-test-at-max': 'An MAX-Knoten gilt der andere Cutoff-Test, > oder >=',
  'other-cut-test-at-min': 'An MIN-Knoten gilt der andere Cutoff-Test, > oder >=',
  'cut-before-update': 'Der Cutoff-Test kommt, bevor der beste Wert das Kind berücksichtigt',
  'no-cut-at-max': 'An MAX-Knoten wird nie abgeschnitten',
  'no-cut-at-min': 'An MIN-Knoten wird nie abgeschnitten',
  'cut-by-own-bound': 'Der Cutoff-Test vergleicht mit der eigenen Schranke: α bei MAX, β bei MIN',
  'players-exchanged': 'MAX und MIN sind vertauscht',
  'always-max': 'Alle Knoten werden wie MAX-Knoten behandelt',
  'always-min': 'Alle Knoten werden wie MIN-Knoten behandelt',
  'skips-first': 'Das erste Kind wird ausgelassen',
  'skips-last': 'Das letzte Kind wird ausgelassen',
  'right-to-left': 'Die Kinder werden von rechts nach links durchsucht',
  'last-for-best': 'Der letzte Wert wird behalten, nicht der beste',
  'first-for-best': 'Der erste Wert wird behalten, nicht der beste',
  'best-from-bound': 'Der beste Wert beginnt bei der Schranke des Fensters, nicht bei unendlich',
  'best-from-wrong-end': 'Der beste Wert beginnt beim falschen Unendlich',
  'stale-best': 'Der beste Wert wird nicht zurückgesetzt: Er stammt noch vom Aufruf davor',
  'best-from-zero': 'Der beste Wert beginnt bei 0',
  'too-shallow': 'Die Tiefengrenze kommt einen Halbzug zu früh',
  'too-deep': 'Die Tiefengrenze kommt einen Halbzug zu spät',
  'no-limit': 'Die Tiefengrenze wird nicht beachtet: Es zählen die Blätter darunter',
  'sign-of-leaves': 'Werte haben das falsche Vorzeichen, wo MIN am Zug ist',
  'last-of-equals': 'Bei gleichen Werten ersetzt ein späterer Zug den besten',
  'values-of-mover': 'Es sind die Werte der Seite am Zug (Negamax): Sicht "mover"',
  'values-of-max': 'Es sind überall die Werte von MAX: Sicht "max"',
  'table-wrong-depth': 'Werte aus der Tabelle werden verwendet, gleich für welche Tiefe sie gelten',
  'table-bound-for-value': 'Eine Schranke aus der Tabelle wird wie der Wert verwendet',
  'table-bounds-exchanged': 'Untere und obere Schranken der Tabelle werden verwechselt',
  'table-moved-window':
    'Ob ein gespeicherter Wert eine Schranke ist, wird am Fenster zu Ende des Aufrufs geprüft, nicht an dem zu Beginn',
  'no-table': 'Die Tabelle wird nie befragt',
  'no-table-move': 'Der Zug aus der Tabelle wird nicht zuerst durchsucht',
  'not-searched-again':
    'Ein Kind, dessen Wert jenseits des Nullfensters liegt, wird nicht noch einmal durchsucht',
  'other-again':
    'Die zweite Suche eines Kindes hat das andere Fenster: ab dem gefundenen Wert (again=value) oder das ganze (again=window)',
  'no-null-windows': 'Die Kinder werden nicht mit Nullfenstern getestet',
  'null-window-on-other-side':
    'Das Nullfenster der Wurzel liegt auf der falschen Seite des letzten Werts',
  minimax: 'Minimax statt Alpha-Beta: Nichts wird abgeschnitten',
  'cuts-too-much': 'Alle übrigen Kinder werden abgeschnitten, obwohl keine Schranke erreicht ist',
  'equal-chances':
    'Die Kinder eines Zufallsknotens zählen gleich viel, welche Wahrscheinlichkeit sie auch haben',
  'move-decided':
    'Weggelassen sind Knoten, die den besten Zug nicht mehr ändern können, wohl aber den Wert',
  'returns-worst': 'Der für den Spieler schlechteste Wert wird geliefert',
  'entry-window': 'Die Fenster sind die beim Eintritt, nicht die am Ende',
  'bounds-exchanged': 'α und β sind verwechselt',
  'estimate-as-truth': 'Die Schätzung der Suche wird für den wahren Wert gehalten',
  'loss-turned': 'Der Verlust hat das falsche Vorzeichen',
  'loss-of-estimate':
    'Der Verlust vergleicht eine Schätzung mit einem wahren Wert, nicht zwei wahre Werte',
}
