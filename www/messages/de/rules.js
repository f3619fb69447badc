/** @import {RuleControlWords} from '../pages.js' */

import { choices } from '../choices.js'
import { labels } from './option-labels.js'
import { isEndless, number, range, things } from './numbers-and-names.js'

/** The labels, those of figures too. */
const names = { ...labels, convention: 'Darstellung', windows: 'Fenster', overlay: 'Über dem Bild' }

/** @type {RuleControlWords} */
export const rules = {
  choices: choices(names, {
    algorithm: {
      'alpha-beta': {
        label: 'Alpha-Beta',
        effect:
          'Gibt ein Fenster weiter und schneidet ab, was das Ergebnis nicht ändern kann (Knuth & Moore 1975).',
      },
      minimax: {
        label: 'Minimax',
        effect: 'Besucht jeden Knoten: kein Fenster, keine Cutoffs (Russell & Norvig).',
      },
      pvs: {
        label: 'PVS',
        effect:
          'Testet alle Kinder außer dem ersten mit Nullfenstern und durchsucht die noch einmal, die sich als besser erweisen (Reinefeld 1983).',
      },
      mtd: {
        label: 'MTD(f)',
        effect:
          'Durchsucht die Wurzel mit Nullfenstern, bis ihr Wert feststeht (Plaat u. a. 1996).',
      },
      mcts: {
        label: 'Monte-Carlo',
        effect:
          'Lässt durch Playouts einen Baum an den vielversprechendsten Kindern wachsen (Kocsis & Szepesvári 2006).',
      },
      pns: {
        label: 'Beweiszahlen',
        effect:
          'Fragt, ob die Wurzel ein Ziel erreicht, und sucht dort, wo das am leichtesten zu beweisen ist (Allis 1994).',
      },
    },
    selection: {
      ucb1: {
        label: 'UCB1',
        effect:
          'Mittelwert + C √(ln N / n): Kinder mit wenigen Besuchen bekommen einen Zuschlag (Auer u. a. 2002).',
      },
      mean: {
        label: 'Mittelwert',
        effect: 'Das Kind mit dem besten Mittelwert: Es wird nichts erkundet.',
      },
      puct: {
        label: 'PUCT',
        effect:
          'Mittelwert + C\u00a0p √N / (1 + n), mit demselben Prior p für alle Kinder (Silver u. a. 2017).',
      },
    },
    expand: {
      one: {
        label: 'ein Kind',
        effect: 'In jeder Iteration kommt ein Kind in den Baum (Coulom 2006).',
      },
      all: {
        label: 'alle Kinder',
        effect: 'Beim zweiten Besuch kommen alle Kinder eines Knotens in den Baum.',
      },
    },
    playout: {
      random: {
        label: 'zufällig',
        effect: 'Zufällige Züge bis zu einem Blatt, gezogen mit dem Startwert (Coulom 2006).',
      },
      first: { label: 'erste Züge', effect: 'Jedes Mal das erste Kind.' },
      last: { label: 'letzte Züge', effect: 'Jedes Mal das letzte Kind.' },
      value: { label: 'statischer Wert', effect: 'Keine Züge: der statische Wert des Knotens.' },
    },
    final: {
      visits: {
        label: 'meiste Besuche',
        effect: 'Gewählt wird das Kind der Wurzel mit den meisten Besuchen (Coulom 2006).',
      },
      mean: {
        label: 'bester Mittelwert',
        effect: 'Gewählt wird das Kind der Wurzel mit dem besten Mittelwert.',
      },
    },
    solver: {
      off: { label: 'aus', effect: 'Werte werden nur geschätzt.' },
      on: {
        label: 'an',
        effect:
          'Bewiesene Werte werden nach oben weitergegeben, und bewiesene Kinder werden nicht mehr gewählt (Winands u. a. 2008).',
      },
    },
    reward: {
      scaled: {
        label: '0 … 1',
        effect:
          'Der kleinste Blattwert des Baums zählt als 0, der größte als 1 (Kocsis & Szepesvári 2006).',
      },
      raw: { label: 'der Wert', effect: 'Addiert werden die Werte der Blätter.' },
    },
    cut: {
      '>=': {
        label: '≥',
        effect:
          'Schneidet ab, sobald ein Wert die Schranke erreicht; Gleichheit genügt (Russell & Norvig).',
      },
      '>': {
        label: '>',
        effect:
          'Schneidet erst ab, wenn ein Wert die Schranke übertrifft; bei Gleichstand wird weitergesucht.',
      },
    },
    returns: {
      soft: {
        label: 'fail-soft',
        effect:
          'Ein Knoten liefert das Beste, was er fand, auch außerhalb seines Fensters (Fishburn 1983).',
      },
      hard: {
        label: 'fail-hard',
        effect:
          'Ein Knoten liefert das Beste, was er fand, auf sein Fenster begrenzt (Knuth & Moore 1975).',
      },
    },
    bounds: {
      deep: {
        label: 'tief',
        effect:
          'Das ganze Fenster wird weitergegeben: Die Schranke jedes Vorfahren kann einen Cutoff auslösen (Knuth & Moore 1975).',
      },
      shallow: {
        label: 'flach',
        effect:
          'Nur der beste Wert des Elternknotens wird weitergegeben: keine tiefen Cutoffs (Artikel zum Prinzip).',
      },
    },
    update: {
      after: {
        label: 'nach dem Test',
        effect:
          'Erst testen, dann anpassen: Beim Cutoff steht noch das alte Fenster da (Russell & Norvig).',
      },
      before: {
        label: 'vor dem Test',
        effect:
          'Dieselbe Suche, doch beim Cutoff sieht man, wie sich α und β treffen oder kreuzen (Artikel zum Pruning in der KI).',
      },
    },
    root: {
      max: {
        label: 'MAX',
        effect: 'MAX zieht an der Wurzel, wenn der Baum nichts anderes sagt (Russell & Norvig).',
      },
      min: {
        label: 'MIN',
        effect: 'MIN zieht an der Wurzel, wenn der Baum nichts anderes sagt (Artikel zum Prinzip).',
      },
    },
    order: {
      given: {
        label: 'wie eingegeben',
        effect: 'Kinder werden von links nach rechts durchsucht, wie eingegeben.',
      },
      reversed: { label: 'umgekehrt', effect: 'Das letzte Kind kommt zuerst.' },
      best: {
        label: 'bestes zuerst',
        effect: 'Das beste Kind kommt zuerst: Es wird viel abgeschnitten (Knuth & Moore 1975).',
      },
      worst: {
        label: 'schlechtestes zuerst',
        effect:
          'Das schlechteste Kind kommt zuerst: Es wird wenig abgeschnitten (Artikel zum Pruning in der KI).',
      },
      evaluation: {
        label: 'nach Bewertung',
        effect:
          'Zuerst kommt das Kind, dessen Stellung am besten aussieht: Kenntnis des Spiels, etwa die Mitte bei Tic-Tac-Toe (Artikel zum Pruning in der KI).',
      },
      'look-ahead': {
        label: 'vorausschauend',
        effect:
          'An jedem Knoten sagt eine Suche über zwei Halbzüge, welches Kind zuerst kommt: Werte einer flacheren Suche (Artikel zum Pruning in der KI).',
      },
      random: {
        label: 'zufällig',
        effect: 'Die Kinder werden gemischt; der Startwert bestimmt, wie (Pearl 1982).',
      },
    },
    again: {
      window: {
        label: 'ganzes Fenster',
        effect:
          'Ein Kind, dessen Wert jenseits des Nullfensters liegt, wird noch einmal zwischen α und β durchsucht, wie das erste Kind.',
      },
      value: {
        label: 'ab dem gefundenen Wert',
        effect:
          'Der Wert aus der Probe ist eine Schranke, und die zweite Suche beginnt dort (NegaScout, Reinefeld 1983).',
      },
    },
    quiescence: {
      off: { label: 'aus', effect: 'An der Tiefengrenze wird jeder Knoten bewertet.' },
      on: {
        label: 'an',
        effect:
          'Unruhige Knoten an der Tiefengrenze, wie B bei A(B=5!(1 9)), werden weiter durchsucht, bis Ruhe herrscht; der Spieler darf dort auch stillhalten (Slate & Atkin 1977).',
      },
    },
    deepening: {
      off: { label: 'aus', effect: 'Die Suche geht gleich bis zu ihrer Tiefe.' },
      on: {
        label: 'an',
        effect:
          'Die Wurzel wird bis Tiefe 1 durchsucht, dann bis Tiefe 2 und so weiter, mit statischen Werten wie bei A=5(1 9) (Slate & Atkin 1977).',
      },
    },
    widen: {
      open: {
        label: 'auf einmal',
        effect: 'Auf der Seite des Werts öffnet sich das Fenster bis ins Unendliche (Baudet 1978).',
      },
      double: {
        label: 'schrittweise',
        effect: 'Auf der Seite des Werts reicht das Fenster jedes Mal doppelt so weit.',
      },
    },
    replace: {
      always: {
        label: 'das Neueste',
        effect: 'Ein späteres Ergebnis nimmt den Platz ein (Breuker u. a. 1994).',
      },
      deepest: {
        label: 'das Tiefste',
        effect: 'Das Ergebnis einer tieferen Suche behält den Platz (Breuker u. a. 1994).',
      },
    },
    ordering: {
      fixed: { label: 'wie im Baum', effect: 'Die Tabelle ändert die Reihenfolge nicht.' },
      table: {
        label: 'aus der Tabelle',
        effect:
          'Zuerst kommt das Kind, das bei der letzten Suche des Knotens das beste war (Slate & Atkin 1977).',
      },
    },
    convention: {
      aima: {
        label: 'AIMA △ ▽',
        effect: '△ für MAX und ▽ für MIN, wie im Lehrbuch AIMA (Russell & Norvig).',
      },
      cs188: {
        label: 'CS188 △ ▽',
        effect:
          '△ und ▽ mit den Werten darin, ein Strich durch jede abgeschnittene Kante (CS 188, Berkeley).',
      },
      wikipedia: {
        label: 'Wikipedia □ ○',
        effect:
          '□ für MAX und ○ für MIN auf Bändern, ein Doppelstrich durch jede abgeschnittene Kante (Wikipedia).',
      },
    },
    windows: {
      path: { label: 'offener Pfad', effect: 'Nur offene Knoten zeigen ihr α und β.' },
      all: {
        label: 'alle Knoten',
        effect:
          'Jeder besuchte Knoten behält sein letztes α und β, wie Übungsaufgaben es verlangen.',
      },
      history: {
        label: 'mit Verlauf',
        effect: 'Jeder besuchte Knoten zeigt alle Werte seines α und β: α −∞→3→5.',
      },
    },
    overlay: {
      none: { label: 'nichts', effect: 'Nur die Suche.' },
      'minimal-tree': {
        label: 'Minimalbaum',
        effect:
          'Markiert so wenige Knoten wie möglich, die den Wert der Wurzel beweisen, mit ihren Typen, und was zusätzlich durchsucht wird (Knuth & Moore 1975).',
      },
      'proof-set': {
        label: 'Beweismenge',
        effect:
          'Bei der Beweiszahlsuche: markiert so wenige Knoten wie möglich, deren Beweis die Wurzel beweist (Allis 1994).',
      },
    },
  }),
  window: {
    label: labels.window,
    effect: (alpha, beta) =>
      isEndless(alpha) && isEndless(beta)
        ? 'Das volle Fenster: Jeder Wert zählt, und das Ergebnis ist nicht nur eine Schranke (Baudet 1978).'
        : `Nur Werte zwischen ${number(alpha)} und ${number(beta)} zählen; außerhalb ist das Ergebnis nur eine Schranke.`,
  },
  values: {
    label: labels.values,
    effect: (lo, hi) =>
      isEndless(lo) && isEndless(hi)
        ? 'Ohne Grenzen der Werte wird an Zufallsknoten nichts abgeschnitten.'
        : `Alle Werte sind ${range(lo, hi)}, also sind auch an Zufallsknoten Cutoffs möglich (Star1, Ballard 1983).`,
  },
  depth: {
    label: labels.depth,
    effect: (plies) =>
      isEndless(plies)
        ? 'Keine Grenze: Die Suche geht bis hinunter zu den Blättern (Russell & Norvig).'
        : `Hält ${things(plies, 'Halbzug', 'Halbzüge')} unter der Wurzel an und nimmt dort die statischen Werte, wie bei A=5(1 9).`,
  },
  seed: { label: labels.seed, effect: () => 'Anderer Startwert, andere Reihenfolge.' },
  guess: {
    label: labels.guess,
    values: {
      number: { label: 'eine Zahl', effect: 'Das erste Nullfenster liegt bei diesem Wert.' },
      sss: {
        label: 'SSS*, ab +∞',
        effect: 'Von +∞ abwärts: die Blätter, die SSS* bewertet (Stockman 1979).',
      },
      dual: {
        label: 'DUAL*, ab −∞',
        effect: 'Von −∞ aufwärts: SSS* mit vertauschten Spielern (Marsland u. a. 1987).',
      },
    },
    number: {
      label: 'f',
      effect: (value) =>
        `Die erste Frage ist, ob der Wert der Wurzel mindestens ${number(value)} ist.`,
    },
  },
  aspiration: {
    label: labels.aspiration,
    effect: (reach) =>
      isEndless(reach)
        ? 'Jede Tiefe beginnt mit dem Startfenster.'
        : `Nach der ersten beginnt jede Tiefe mit dem letzten Wert ± ${number(reach)}; liegt der Wert außerhalb, kostet das einen weiteren Durchgang.`,
  },
  table: {
    label: labels.table,
    values: {
      none: {
        label: 'keine',
        effect: 'Die Ergebnisse durchsuchter Knoten werden nicht gespeichert.',
      },
      unlimited: {
        label: 'unbegrenzt',
        effect: 'Das Ergebnis für einen Knoten beantwortet spätere Aufrufe für ihn.',
      },
      number: {
        label: 'so viele Plätze',
        effect: 'Mehrere Knoten teilen sich einen Platz; einer muss weichen.',
      },
    },
    number: {
      label: 'Plätze',
      effect: (slots) => `Höchstens ${things(slots, 'Ergebnis', 'Ergebnisse')} zugleich.`,
    },
  },
  iterations: {
    label: labels.iterations,
    effect: (n) =>
      isEndless(n)
        ? '1.000 Iterationen bei Monte-Carlo, bei Beweiszahlen so viele wie nötig.'
        : `Höchstens ${things(n, 'Iteration', 'Iterationen')}.`,
  },
  exploration: {
    label: labels.exploration,
    effect: (c) =>
      isEndless(c)
        ? 'C ist √2.'
        : `Der Zuschlag für Kinder mit wenigen Besuchen wird mit C = ${number(c)} multipliziert.`,
  },
  threshold: {
    label: labels.threshold,
    values: {
      middle: {
        label: 'die Mitte',
        effect:
          'Fragt, ob die Wurzel mehr wert ist als die Mitte zwischen kleinstem und größtem Blattwert.',
      },
      number: { label: 'eine Zahl', effect: 'Fragt, ob die Wurzel mindestens so viel wert ist.' },
    },
    number: {
      label: 'Ziel',
      effect: (value) => `Fragt, ob die Wurzel mindestens ${number(value)} wert ist.`,
    },
  },
  onlyBounds: 'Minimax kennt keine Schranken; die grauen Regeln ändern also nichts.',
  notNumber: 'Eine Zahl eingeben oder das Feld leer lassen.',
}
