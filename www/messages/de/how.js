/** @import {How} from '../pages.js' */

/** @type {How} */
export const how = {
  title: 'So funktioniert es',
  subtitle: 'zwei Minuten über Spielbäume, Minimax und Alpha-Beta',
  skip: 'Zum Text springen',
  lead: 'Jeder Baum lässt sich mit den Knöpfen darunter Schritt für Schritt durchgehen.',
  sections: {
    tree: {
      title: 'Ein Spielbaum',
      text: [
        'Zwei Spieler ziehen abwechselnd: MAX will einen großen Wert, MIN einen kleinen. Ein Knoten ist eine Stellung, eine Kante ein Zug, und die Wurzel ist die Stellung auf dem Brett. An einem Blatt ist das Spiel zu Ende, und eine Zahl sagt, was das für MAX wert ist.',
      ],
    },
    value: {
      title: 'Der Minimax-Wert',
      text: [
        'Der Minimax-Wert v(n) eines Knotens n ist das, was MAX von dort aus bekommt, wenn beide so gut spielen wie möglich:',
      ],
      cases: [
        ['n ist ein Blatt', 'v(n) = die Zahl an n'],
        ['MAX zieht bei n', 'v(n) = das größte v(c) aller Kinder c'],
        ['MIN zieht bei n', 'v(n) = das kleinste v(c) aller Kinder c'],
      ],
      after: [
        'Minimax rechnet genau das aus: mit Tiefensuche, von den Blättern nach oben. Jeder Knoten wird besucht.',
      ],
      caption: 'Minimax bewertet alle neun Blätter. Die Wurzel ist 3 wert, durch den Zug nach B.',
    },
    bounds: {
      title: 'α und β',
      text: [
        'Jeder Aufruf bekommt zwei Zahlen mit. α ist der größte Wert, den MAX auf dem Weg von der Wurzel schon sicher hat; es beginnt bei −∞. β ist der kleinste, den MIN schon sicher hat; es beginnt bei +∞.',
        'Nimm den Baum unten. Sobald B 3 zurückgegeben hat, ist α bei A 3, und C und D bekommen es mit. Bei C ist das erste Blatt 2: MAX hat mit B schon mehr, also ist der Rest von C gleichgültig. Bei D ist das erste Blatt 14: Für MIN ist das bisher das Beste, also fällt β dort auf 14, und die Suche geht weiter.',
        'Was bedeutet also ein Wert v, der darunter gefunden wird?',
      ],
      cases: [
        [
          'v ≤ α',
          'Er ist gleichgültig: MAX hat anderswo mindestens ebenso viel und muss nicht hierher kommen.',
        ],
        ['α < v < β', 'Er zählt: Bei MAX steigt α auf v, bei MIN fällt β auf v.'],
        [
          'v ≥ β',
          'Er ist gleichgültig: MIN hat anderswo höchstens ebenso viel und muss nicht hierher kommen.',
        ],
      ],
      after: [
        'Sobald also MIN an einem Knoten v ≤ α gefunden hat oder MAX v ≥ β, wird der Rest des Knotens abgeschnitten. Mit −∞ und +∞ begonnen, liefert die Suche denselben Wert wie Minimax.',
      ],
      caption: 'C hat eine 2 gefunden, und MAX hat von B schon 3: 4 und 6 werden nie angesehen.',
    },
    why: {
      title: 'Warum m > n genügt',
      text: [
        'MAX kann weiter oben mit einem Zug m bekommen. Irgendwo unter einem anderen Zug kann MIN den Wert auf n drücken, und es ist m > n. Dann kommt das Spiel nie dorthin, denn MAX würde dabei schlechter fahren. Was sonst noch an diesem Knoten hängt, kann ihn für MAX nur schlechter machen, also muss es niemand kennen. Das gilt, wie viele Halbzüge auch zwischen beiden liegen; auch Gleichheit genügt, weil nichts zu gewinnen ist.',
      ],
      caption: 'm ist 6 und n ist 4: Niemand muss x kennen.',
    },
    cost: {
      title: 'Was es spart',
      text: [
        'Mit b Zügen an jedem Knoten und d Halbzügen bewertet Minimax b^{d} Blätter. Kommt immer der beste Zug zuerst, braucht Alpha-Beta b^{⌈d/2⌉} + b^{⌊d/2⌋} − 1, etwa b^{d/2}: In derselben Zeit sieht die Suche doppelt so tief. Kommt der beste Zug immer zuletzt, spart sie womöglich nichts. Eine gute Zugsortierung ist also die halbe Arbeit: Zuerst kommt ein Zug, den eine flachere Suche am besten fand, den die Kenntnis des Spiels nahelegt oder der vorher am besten war.',
      ],
      caption:
        'Hier sind b und d 3. In der besten Reihenfolge werden 11 von 27 Blättern bewertet, in der schlechtesten dieses Baums alle 27.',
    },
    horizon: {
      title: 'Horizont und Bewertung',
      text: [
        'Die meisten Spiele sind zu tief, um sie bis zum Ende zu durchsuchen. Dann hält die Suche an einer Tiefengrenze an, und eine Bewertung tritt an die Stelle des Werts: eine Schätzung nach dem, was auf dem Brett zu sehen ist, etwa Material oder offene Linien. Was hinter diesem Horizont liegt, sieht sie nicht. Eine Schätzung beweist nichts, und ein Halbzug mehr kann sie umkehren.',
      ],
      caption:
        'Einen Halbzug tief gesucht, sieht B besser aus: 4 gegen 3. Einen Halbzug tiefer ist B 1 wert und C 7.',
    },
    before: {
      title: 'Der beste Zug der letzten Suche',
      text: [
        'Ein Programm sucht darum erst einen Halbzug tief, dann zwei, dann drei, bis seine Zeit um ist. Der Zug, den die letzte Suche am besten fand, kommt in der nächsten zuerst: Meist ist er noch immer gut, und sein Wert schneidet viel vom Rest ab.',
      ],
      caption:
        'Einen Halbzug tief gesucht, war C am besten: 7 gegen 4 und 2. Zwei Halbzüge tief kommt C zuerst und ist 6 wert; von B und D genügt dann je ein Blatt.',
    },
  },
  references: {
    title: 'Quellen',
    gave: {
      knuth:
        'Fail-hard-Alpha-Beta, die Negamax-Form, flache und tiefe Cutoffs, die kleinste Zahl von Blättern.',
      baudet: 'Die erwartete Zahl von Blättern bei zufälliger Reihenfolge, und enge Startfenster.',
      pearl: 'Wie viel bei zufälliger Reihenfolge gespart wird, und dass keine Suche mehr spart.',
      fishburn: 'Fail-soft: der beste gefundene Wert, auch außerhalb des Fensters.',
      russell: 'Der Baum aus dem Lehrbuch, sein Paar von Funktionen, Bewertung und Tiefengrenze.',
      principle:
        'Ein Artikel: Überflüssiges für MAX und MIN, bekannte Schranken, der Pseudocode bis Negamax.',
      pruning: 'Ein Artikel: unbekannte Werte, A bis G, die Münzen, Reihenfolgen, der Agent.',
      slides: 'Vorlesungsfolien: warum m > n genügt, α und β, was gespart wird.',
    },
  },
  cite: {
    title: 'So zitieren',
    text: (version) =>
      `The Secateur authors: Secateur, Version ${version}, 2026. Minimax und Alpha-Beta-Suche im Spielbaum, Schritt für Schritt.`,
  },
}
