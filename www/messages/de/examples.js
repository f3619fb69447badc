/** The titles of the examples, and what to look for in each. */

/** @import {Messages} from '../pages.js' */

/** @type {Messages['examples']} */
export const examples = {
  textbook: {
    title: 'Der Baum aus dem Lehrbuch',
    look: 'Das erste Blatt von C ist 2, und A hat schon 3: Was unter C noch kommt, ist egal. Bei D steht die 2 zuletzt, dort wird nichts gespart.',
  },
  lastMove: {
    title: 'Drei Züge, Cutoff beim letzten',
    look: 'C ist besser als B; α ist also zweimal gestiegen, bevor bei D die 1 erscheint und der Rest von D abgeschnitten wird.',
  },
  atog: {
    title: 'A bis G, drei Halbzüge',
    look: 'Ein Cutoff jeder Art: Das β von B schneidet die 9 unter E ab, dann das α von A ganz G.',
    narration: [
      'A beginnt mit α = −∞ und β = +∞.',
      'Bei D nimmt MAX das Größere von 2 und 3: α ist 3.',
      'Zurück bei B hat MIN 3: β ist 3, und E ist an der Reihe.',
      'Bei E steigt α auf 5 und liegt damit über β = 3: Die 9 wird abgeschnitten.',
      'Zurück bei A hat MAX 3: α ist 3.',
      'α = 3 und β = +∞ gehen hinunter zu C und weiter zu F.',
      'Bei F liegen weder 0 noch 1 über α = 3: F ist 1 wert.',
      'Bei C ist α 3, und β fällt auf 1: G wird abgeschnitten, und A bleibt bei 3.',
    ],
  },
  twoCutoffs: {
    title: 'Acht Blätter, zwei Cutoffs',
    look: 'Ein Beta-Cutoff bei E, dann ein Alpha-Cutoff bei C. Was spart jeder von beiden?',
  },
  oneCutoff: {
    title: 'Acht Blätter, ein Cutoff',
    look: 'Der bessere Zug kommt als zweiter, deshalb wird wenig abgeschnitten. Die Reihenfolge umkehren und die Zahlen vergleichen!',
  },
  wikipedia: {
    title: 'Der Baum aus der Wikipedia',
    look: 'Vier Halbzüge, ungleichmäßig. Einem der Cutoffs genügt ein gleicher Wert: Mit dem Cutoff-Test > verschwindet er.',
  },
  equality: {
    title: 'Gleiche Werte: ≥ oder >',
    look: 'Hier muss die Schranke übertroffen werden; die zweite 10 genügt also nicht, und auch die 0 wird bewertet. Mit ≥ wird sie abgeschnitten.',
  },
  deep: {
    title: 'Ein tiefer Cutoff',
    look: 'Bei D erreicht die 4 eine Schranke, die A drei Halbzüge höher hält und nicht der Elternknoten: Die 9 wird abgeschnitten. Mit flachen Schranken wird auch die 9 bewertet.',
  },
  tie: {
    title: 'Ein Gleichstand, der keiner ist',
    look: 'Auch C liefert 3, aber für C ist das nur eine obere Schranke: Sein zweites Blatt, 0, wurde abgeschnitten. Also bleibt MAX bei B, dem ersten Zug mit 3.',
  },
  negative: {
    title: 'Nur negative Werte',
    look: 'Unter null ändert sich nichts. Abgeschnitten wird hier nichts: C fällt nie bis −12.',
  },
  minRoot: {
    title: 'MIN beginnt',
    look: 'Das Spiegelbild: MAX antwortet, und β fällt an der Wurzel erst auf 900, dann auf 7. Unter C erreicht nichts 900, also wird nichts abgeschnitten.',
  },
  nothingLeft: {
    title: 'Ein Cutoff, der nichts abschneidet',
    look: 'Das einzige Blatt von C erreicht die Schranke, aber es hat keine Geschwister. Der Cutoff-Test ist erfüllt, spart aber nichts.',
  },
  unknown: {
    title: 'Unbekannte Werte',
    look: 'a und b sind unbekannt, und Alpha-Beta kommt ohne sie auf 3. Minimax dagegen bleibt bei a stehen.',
  },
  general: {
    title: 'Warum m > n genügt',
    look: 'MAX kann an der Wurzel m haben. Weit unten könnte MIN mit n < m antworten; dorthin geht MAX also nie, ganz gleich, was x ist.',
  },
  worstOrder: {
    title: 'Die schlechteste Reihenfolge eines Baums',
    look: 'Der beste Zug kommt überall zuletzt, und nichts wird abgeschnitten: Alle 27 Blätter werden bewertet, wie bei Minimax. Derselbe Baum in der idealen Reihenfolge ist das nächste Beispiel.',
  },
  idealOrder: {
    title: 'Die ideale Reihenfolge desselben Baums',
    look: 'Der beste Zug kommt überall zuerst: 11 von 27 Blättern genügen, und keine Reihenfolge braucht weniger.',
  },
  coins: {
    title: 'Vier Münzen, eine oder zwei nehmen',
    look: 'Wer die letzte Münze nimmt, gewinnt. Die Wurzel ist 1 wert: MAX nimmt eine Münze und gewinnt; nähme MAX zwei, nähme MIN die anderen beiden.',
  },
  bestPoint: {
    title: 'Weiß sucht den besten Punkt',
    look: 'Weiß ist MAX und schaut zwei Halbzüge voraus: ein Punkt von Weiß, eine Antwort von Schwarz, dann wird das Brett bewertet. Schwarz droht zu gewinnen, und nur ein Punkt verhindert es. Hat Weiß ihn gefunden, genügt eine gute Antwort von Schwarz, um die Suche bei jedem anderen Punkt abzubrechen, hier bei b4. Der erste Cutoff kam schon vorher: e5 verliert wie b5.',
  },
  ticTacToe: {
    title: 'Das Ende einer Partie Tic-Tac-Toe',
    look: 'Jede Stellung bis zum Ende der Partie. Die gestrichelten Fächer sind Stellungen, die niemand ansehen musste: Ein Klick klappt sie auf.',
  },
  redundantMax: {
    title: 'Überflüssig für MAX, der 6 hat',
    look: 'MAX hat schon 6. Sobald MIN unter C eine 5 findet, ist der Rest von C vergebliche Arbeit.',
  },
  redundantMin: {
    title: 'Überflüssig für MIN, der 4 hat',
    look: 'MIN hat schon 4. Sobald MAX unter C eine 5 findet, ist der Rest von C vergebliche Arbeit.',
  },
  exchange: {
    title: 'Ein Abtausch, den Tiefe 1 nicht sieht',
    look: 'Bei Tiefe 1 zöge MAX nach B, das dort 9 wert ist. B ist aber unruhig, wie sein „!“ sagt, und weiter durchsucht nur 1 wert: MIN schlägt zurück. Also ist C besser. Ohne Ruhesuche ist der beste Zug wieder falsch.',
  },
  horizon: {
    title: 'Der Horizonteffekt',
    look: 'Etwas geht auf jeden Fall verloren: nach B sind es 5. D gibt noch 1 dazu und schiebt den Verlust nur um zwei Halbzüge hinaus; bei Tiefe 3 sieht D deshalb besser aus: −1. Die Ruhesuche geht bei F weiter, das unruhig ist: Der Verlust liegt gleich hinter dem Horizont, und D ist −6 wert. Ohne Ruhesuche zieht MAX nach D.',
  },
  dice: {
    title: 'Zwei Würfel: Pasch oder keiner',
    look: 'Bei B und C zieht der Zufall: Ein Pasch hat die Wahrscheinlichkeit 1/6, alles andere 5/6, und dann antwortet MIN. B ist im Mittel 11/3 wert, C 3,5, also zieht MAX nach B, obwohl C nach einem Wurf ohne Pasch besser steht.',
  },
  averages: {
    title: 'Dem Mittelwert genügt keine Reihenfolge',
    look: 'B ergibt im Mittel 3,5 und C 3, also zieht MAX nach B. Das nächste Beispiel ändert ein Blatt, aber keine Reihenfolge.',
  },
  averagesStretched: {
    title: 'Dieselbe Reihenfolge, ein anderer Zug',
    look: 'Nur aus der 5 ist eine 10 geworden, die Reihenfolge der Blätter ist dieselbe. Doch C ergibt jetzt im Mittel 5,5: Wo der Zufall zieht, zählt, um wie viel besser ein Wert ist. Mit MIN statt „?“ in beiden Bäumen bleibt der beste Zug.',
  },
  star1: {
    title: 'Star1: ein Cutoff, wo der Zufall zieht',
    look: 'Alle Werte liegen zwischen 0 und 10, und B ergibt im Mittel 6. Nach 1 und 6 kommt C selbst mit einer 10 nicht auf 6: Das letzte Blatt wird abgeschnitten. Ohne die beiden Grenzen wird hier nichts abgeschnitten.',
  },
  pig: {
    title: 'Böse Eins bis drei Punkte',
    look: 'Ein Würfel mit drei Seiten, jeder hat einen Zug: Bei einer 1 sind die Punkte dieses Zuges verloren. Wer mehr Punkte hat, gewinnt, 1 für MAX und −1 für MIN. Mit diesen Grenzen der Werte und dem besseren Zug zuerst schneidet Star1 Knoten ab, die nicht zählen können.',
  },
  monteCarlo: {
    title: 'Monte-Carlo im Lehrbuchbaum',
    look: 'Bei diesem Schritt führt D: Beide Iterationen durch D haben die 14 gefunden, das größte Blatt. Je öfter danach MINs Antworten besucht werden, desto kleiner wird der Mittelwert von D: Ab Iteration 15 bleibt die Wahl bei B, das 26 von 60 Besuchen bekommt. Auch Minimax wählt B.',
  },
  proofNumbers: {
    title: 'Beweiszahlen: Wo ist am wenigsten zu tun?',
    look: 'Ist A mindestens 5 wert? Für den Beweis braucht es unter B 3 Blätter, unter C 2, unter D 4: Die Beweiszahl von A ist also die kleinste dieser Zahlen, 2, die Widerlegungszahl die Summe von 1, 1 und 1: 3. Die Suche geht unter C weiter, und nach Iteration 6 ist A bewiesen.',
  },
  provedCoins: {
    title: 'Sieben Münzen: gewonnen und bewiesen',
    look: 'Wer die letzte Münze nimmt, gewinnt; jeder nimmt 1 bis 3. Dass 4 übrigzulassen gewinnt, ist bewiesen, bei 5 ist es widerlegt. Ob 6 gewinnt, bleibt offen, denn niemand muss es wissen: Bewertet werden 11 von 44 Blättern.',
  },
  provedTicTacToe: {
    title: 'Tic-Tac-Toe: Kann X gewinnen?',
    look: 'Das Ziel ist ein Sieg von X. Der erste Zug, c3, bringt nur ein Unentschieden und ist widerlegt; a2 droht auf zwei Reihen und ist nach 18 Iterationen bewiesen. Die übrigen drei Züge bleiben offen: Bewertet werden 12 von 102 Blättern.',
  },
}

/** @type {Messages['groups']} */
export const groups = {
  slides: 'Vorlesungsfolien: Alpha-Beta-Suche',
  pruning: 'Artikel: Alpha-Beta-Pruning in der KI',
  principle: 'Artikel: Das Prinzip des Alpha-Beta-Prunings',
  figures: 'Weitere veröffentlichte Abbildungen',
  fine: 'Feinheiten',
  chance: 'Zufall',
  bestFirst: 'Bestensuche',
  games: 'Spiele',
}
