/** @import {Listings} from '../messages.js' */
/** @import {Effects} from '../pages.js' */

/** @type {Listings['names']} */
export const names = {
  minimax: 'Minimax',
  negamax: 'Negamax',
  'known-bounds': 'Bekannte Schranken',
  'known-bounds-test-first': 'Bekannte Schranken, erst prüfen',
  window: 'Fenster',
  'negamax-alpha-beta': 'Negamax mit Alpha-Beta',
  'alpha-beta': 'Alpha-Beta',
  quiescence: 'Ruhesuche',
  agent: 'Agent',
  expectiminimax: 'Expectiminimax',
  'alpha-beta-chance': 'Alpha-Beta mit Zufall',
  star1: 'Star1',
  pvs: 'Hauptvariantensuche',
  deepening: 'Iterative Vertiefung',
  'alpha-beta-memory': 'Alpha-Beta mit Gedächtnis',
  'mtd-without-memory': 'MTD(f) ohne Gedächtnis',
  mtd: 'MTD(f)',
}

/** The comments below lines of code. @type {Listings['comments']} */
export const comments = {
  'evaluate-for-max': 'Der Wert aus der Sicht von MAX.',
  'evaluate-for-mover': 'Der Wert aus der Sicht der Seite am Zug.',
  'terminal-or-limit': 'Ein Blatt oder ein Knoten an der Tiefengrenze.',
  'other-side-moves': 'Nun zieht die andere Seite, mit einem Halbzug weniger.',
  'flip-sign': 'Was der Gegner gewinnt, verliert die Seite am Zug: Das Vorzeichen wechselt.',
  'flip-window': 'Das Fenster des Gegners: Beide Schranken wechseln Vorzeichen und Platz.',
  'flip-flag': 'Nun zieht die andere Seite, einen Halbzug tiefer.',
  'keep-largest': 'Den bisher größten Wert behalten.',
  'keep-smallest': 'Den bisher kleinsten Wert behalten.',
  'value-for-mover': 'Der Wert gilt für die Seite, die an der Wurzel zieht.',
  'known-min-of-parent':
    'knownMin ist der kleinste Wert, den MIN einen Halbzug höher gefunden hat.',
  'known-max-of-parent': 'knownMax ist der größte Wert, den MAX einen Halbzug höher gefunden hat.',
  'best-is-known-max': 'Der beste Wert hier ist das bekannte Maximum des Kindes.',
  'best-is-known-min': 'Der beste Wert hier ist das bekannte Minimum des Kindes.',
  'both-bounds-down': 'Beide Schranken werden weitergegeben.',
  'bound-is-best': 'Die Schranke ist der bisher beste Wert: keine weitere Variable nötig.',
  'min-prevents': 'MIN fährt anderswo mindestens so gut und lässt das Spiel nicht hierher kommen.',
  'max-prevents': 'MAX fährt anderswo mindestens so gut und lässt das Spiel nicht hierher kommen.',
  'min-prevents-first': 'Sofort geprüft: Ein Wert, den MIN verhindert, muss nicht behalten werden.',
  'max-prevents-first': 'Sofort geprüft: Ein Wert, den MAX verhindert, muss nicht behalten werden.',
  'opponent-prevents': 'Der Gegner fährt anderswo mindestens so gut und kommt nicht hierher.',
  'bounds-meet':
    'Die Schranken treffen oder kreuzen sich: Nichts hier kann das Ergebnis noch ändern.',
  'max-is-sure': 'So viel ist MAX mindestens sicher.',
  'min-is-sure': 'Mehr als das muss MIN nicht zulassen.',
  'return-bound': 'Fail-hard: Nichts außerhalb des Fensters wird geliefert.',
  'return-best': 'Fail-soft: der beste gefundene Wert, auch außerhalb des Fensters.',
  'first-best-action':
    'Von gleich bewerteten Aktionen die erste: Ein späterer gleicher Wert kann bloß eine Schranke sein.',
  'value-and-action': 'Was die Stellung wert ist und was zu ziehen ist.',
  'count-expanded': 'Ein weiterer Knoten wird expandiert.',
  shuffle: 'Die Reihenfolge „zufällig“ mischt die Züge; der Startwert bestimmt, wie.',
  'next-number':
    'x⁺ und x⁻ sind die nächste Zahl über und unter x: bei ganzen Zahlen x + 1 und x − 1.',
  'null-window': 'Außer beim ersten Kind nur eine Probe: Kein Wert liegt zwischen den Schranken.',
  'search-again': 'Die Probe sagt „besser“, aber nicht, um wie viel: noch einmal suchen.',
  'table-bounds':
    'Die Schranken der Tabelle für diese Stellung und ebenso viele Halbzüge; sonst −∞ und +∞.',
  'table-store':
    '„store“ legt das Ergebnis als Wert oder Schranke in der Tabelle ab und gibt es zurück.',
  'who-moves-there': '„value“ ist maxValue, minValue oder chanceValue, je nachdem, wer dort zieht.',
  'weighted-sum': 'Jeder Ausgang zählt mit seinem Gewicht.',
  'rest-outweighs':
    'Die übrigen Ausgänge können alles aufwiegen: Keine Schranke wird weitergegeben, und nichts wird hier abgeschnitten.',
  'above-matters-not': 'Werte ab β machen weiter oben keinen Unterschied.',
  'below-matters-not': 'Werte bis α machen weiter oben keinen Unterschied.',
  'least-needed':
    'Mit a oder weniger bleibt die Summe bei α oder darunter, selbst mit U für jeden übrigen Ausgang.',
  'most-needed': 'Mit b oder mehr erreicht die Summe β, selbst mit L für jeden übrigen Ausgang.',
  'at-least-beta': 'Selbst mit L für jeden übrigen Ausgang erreicht die Summe β.',
  'at-most-alpha': 'Selbst mit U für jeden übrigen Ausgang bleibt die Summe bei α oder darunter.',
  'first-in-full': 'Das erste Kind dürfte das beste sein: Es erhält das ganze Fenster.',
  'test-above':
    'Bei den anderen nur eine Probe: Kein Wert liegt zwischen α und α⁺, der nächsten Zahl darüber.',
  'test-below':
    'Bei den anderen nur eine Probe: Kein Wert liegt zwischen β⁻, der nächsten Zahl darunter, und β.',
  'null-stays':
    'Zwischen α und β liegt kein Wert, also ändert sich vor einem Cutoff keines von beiden.',
  'first-guess': 'Eine gute Schätzung g spart Durchgänge; SSS* beginnt mit +∞, DUAL* mit −∞.',
  'value-between': 'Der Wert der Wurzel liegt zwischen l und u.',
  'fails-low-high':
    'Liegt der Wert unter dem Fenster, ist g eine obere Schranke, sonst eine untere.',
  'pass-deeper': 'Jeder Durchgang geht einen Halbzug tiefer als der vorige.',
  'table-enough': 'Der Eintrag der Tabelle genügt: Der Aufruf ist ein Treffer.',
  'table-narrows': 'Gesucht werden nur Werte, die die Tabelle offenlässt.',
  'noisy-node': 'Der Knoten ist unruhig: Ein ruhiger hätte seinen Wert schon geliefert.',
  'stand-pat': 'Stillhalten (stand pat): Der statische Wert zählt wie der eines Kindes.',
  selection: 'Auswahl: hinab zum vielversprechendsten Kind.',
  expansion: 'Expansion: Hier wächst der Baum.',
  playout: 'Playout: Eine Belohnung wird gefunden.',
  backup: 'Aktualisierung: Das Ergebnis geht den Pfad hinauf.',
}

/** The description of each listing. @type {Effects} */
export const effects = {
  minimax:
    'MAX und MIN als zwei Funktionen, die einander aufrufen; jeder Knoten wird besucht (Russell & Norvig).',
  negamax:
    'Eine Funktion: Jede Seite maximiert ihren eigenen Wert, bei der Rückgabe wechselt das Vorzeichen (Knuth & Moore 1975).',
  'known-bounds':
    'MAX erhält nur das bekannte Minimum, MIN nur das bekannte Maximum: keine tiefen Cutoffs (Artikel zum Prinzip).',
  'known-bounds-test-first':
    'Wie „Bekannte Schranken“, aber ein Wert wird geprüft, bevor er behalten wird (Artikel zum Prinzip).',
  window:
    'Beide Schranken werden weitergegeben und nehmen den besten Wert in sich auf: fail-hard (Artikel zum Prinzip).',
  'negamax-alpha-beta':
    'Eine Funktion; auf dem Weg nach unten wird ihr Fenster negiert und vertauscht: fail-hard (Knuth & Moore 1975).',
  'alpha-beta':
    'Das Funktionenpaar des Lehrbuchs: behalten, prüfen, dann die Schranke anpassen; fail-soft (Russell & Norvig).',
  quiescence:
    'Alpha-Beta, das an unruhigen Knoten nicht anhält: Ab der Tiefengrenze werden auch sie durchsucht, mit dem statischen Wert als erstem Ergebnis (Slate & Atkin 1977).',
  agent:
    'Eine Funktion mit einem Flag für die Seite am Zug; sie liefert Wert und Aktion (Artikel zum Pruning in der KI).',
  expectiminimax:
    'MAX, MIN und der Zufall als drei Funktionen: Wo der Zufall zieht, ist der Wert der Mittelwert der Kinder (Russell & Norvig).',
  'alpha-beta-chance':
    'Alpha-Beta unter MAX und MIN; wo der Zufall zieht, erhält jedes Kind das volle Fenster, denn von den übrigen Werten ist nichts bekannt (Ballard 1983).',
  star1:
    'Alle Werte liegen zwischen L und U: An einem Zufallsknoten wird abgeschnitten, sobald die übrigen Ausgänge nicht mehr zählen können (Ballard 1983).',
  pvs: 'Testet alle Kinder außer dem ersten mit Nullfenstern und durchsucht die besseren noch einmal: als zwei Funktionen, fail-soft (Marsland & Campbell 1982; NegaScout, Reinefeld 1983).',
  deepening:
    'Alpha-Beta bis Tiefe 1, dann bis Tiefe 2 und so weiter; jeder Durchgang beginnt von vorn (Slate & Atkin 1977).',
  'alpha-beta-memory':
    'Gefundene Schranken bleiben in einer Tabelle, die spätere Aufrufe für dieselbe Stellung beantwortet oder verengt (Marsland 1986; Plaat u. a. 1996).',
  'mtd-without-memory':
    'Die Schleife von MTD(f) über einfachem Alpha-Beta: Jeder Durchgang durchsucht alles von vorn (Plaat u. a. 1996).',
  mtd: 'Nullfenster an der Wurzel kreisen ihren Wert ein, über Alpha-Beta mit Gedächtnis (Plaat u. a. 1996).',
}
