/** Statements about alpha–beta to be judged, and the reasons for those that are true. */

export const statements = {
  question: 'Richtig oder falsch?',
  truths: { true: 'richtig für jeden Baum', false: 'falsch' },
  how: 'Stimmt die Aussage für jeden Baum, wähle den Grund. Wenn nicht, baue einen Baum, für den sie nicht stimmt.',
  why: 'Warum?',
  made: 'Ein Baum, für den sie nicht stimmt',
  all: {
    'leftmost-leaf': 'Das Blatt ganz links wird nie abgeschnitten.',
    'rightmost-leaf': 'Wenn etwas abgeschnitten wird, dann auch das Blatt ganz rechts.',
    'first-child': 'Das erste Kind eines durchsuchten Knotens wird nie abgeschnitten.',
    'same-value': 'Alpha-Beta liefert an der Wurzel denselben Wert wie Minimax.',
    'exact-values': 'Jeder Knoten, der betreten wird, liefert seinen Minimax-Wert.',
    'first-exact': 'Das erste Kind der Wurzel liefert seinen Minimax-Wert.',
    'first-whole': 'Unter dem ersten Kind der Wurzel wird nichts abgeschnitten.',
    'root-cuts': 'An der Wurzel gibt es nie einen Cutoff.',
    'every-move': 'Unter jedem Kind der Wurzel wird mindestens ein Blatt bewertet.',
    'cut-move': 'Der beste Zug ist nie ein Kind, an dem etwas abgeschnitten wurde.',
    'cut-better': 'Ein Knoten mit Cutoff verbessert nie den besten Wert seines Elternknotens.',
    'pruned-changed':
      'Welchen Wert ein abgeschnittenes Blatt auch bekommt, der Minimax-Wert der Wurzel bleibt gleich.',
    'pruned-less': 'Jedes abgeschnittene Blatt ist weniger wert als die Wurzel.',
    doubled: 'Werden alle Werte verdoppelt, bewertet die Suche dieselben Blätter.',
    negated:
      'Werden alle Vorzeichen umgekehrt und MAX und MIN vertauscht, bewertet die Suche dieselben Blätter.',
    'any-order': 'In jeder Reihenfolge der Kinder bewertet die Suche gleich viele Blätter.',
    'best-first':
      'Steht der beste Zug vorn, bewertet die Suche in keiner anderen Reihenfolge weniger Blätter.',
    'equal-leaves': 'Haben alle Blätter denselben Wert, wird nichts abgeschnitten.',
    half: 'Höchstens die Hälfte der Blätter wird abgeschnitten.',
    'two-plies': 'In einem Baum von zwei Halbzügen ist kein Cutoff tief.',
  },
  reasons: {
    'nothing-before':
      'Davor wurde kein Blatt bewertet, also gibt es keine Schranke, die erreicht werden könnte.',
    'after-child': 'Einen Cutoff gibt es erst, nachdem ein Kind einen Wert geliefert hat.',
    'full-window':
      'Das Fenster ist nach beiden Seiten offen, also gibt es keine Schranke, die erreicht werden könnte.',
    'cannot-matter': 'Was abgeschnitten wird, kann den Wert der Wurzel nicht ändern.',
    'only-comparisons': 'Nur Vergleiche von Werten entscheiden, und sie gehen gleich aus.',
    'no-better': 'Ein Wert, der die Schranke erreicht, ist nicht besser als ein schon gefundener.',
    'too-flat':
      'Eine solche Schranke wird mindestens zwei Halbzüge weiter oben gehalten, und so tief ist der Baum nicht.',
  },
}
