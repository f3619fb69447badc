/**
 * The words of the lab.
 *
 * @import {LabWords} from '../pages.js'
 */

import { count, average, rough, things } from './numbers-and-names.js'

const ORDERS = {
  random: 'in zufälliger Reihenfolge',
  best: 'in der besten Reihenfolge',
  worst: 'in der schlechtesten Reihenfolge',
}

/** @param {number | null} values how many different values leaves have; null: all differ */
function leavesOf(values) {
  if (values === null) return 'alle Blätter verschieden'
  return values === 1 ? 'alle Blätter gleich' : `Blätter mit ${count(values)} verschiedenen Werten`
}

/** @type {LabWords} */
export const lab = {
  title: 'Secateur-Labor',
  subtitle: 'was das Abschneiden spart, an vielen zufälligen Bäumen',
  skip: 'Zu den Ergebnissen springen',
  average,
  rough,

  // The settings.
  settings: 'Gleichmäßige Bäume',
  branching: {
    label: 'Verzweigung',
    effect: () => 'b: wie viele Züge es an jedem inneren Knoten gibt.',
  },
  depth: { label: 'Tiefe', effect: () => 'd: Halbzüge von der Wurzel zu den Blättern.' },
  trees: {
    label: 'Bäume',
    effect: () => 'n: wie viele in jeder Tiefe von 0 bis d durchsucht werden.',
  },
  values: {
    label: 'Verschiedene Werte',
    effect: (values) =>
      Number.isNaN(values)
        ? 'Leer: Alle Blätter sind verschieden. Bei wenigen Werten sind viele gleich.'
        : values === 1
          ? 'Alle Blätter haben denselben Wert.'
          : `Jedes Blatt hat einen von ${count(values)} Werten, alle gleich wahrscheinlich.`,
  },
  seed: { label: 'Startwert', effect: () => 'Derselbe Startwert ergibt dieselben Bäume.' },
  order: {
    label: 'Zugsortierung',
    values: {
      random: {
        label: 'zufällig',
        effect: 'In der erzeugten Reihenfolge; die Blattwerte sind zufällig.',
      },
      best: {
        label: 'bester zuerst',
        effect: 'Der Zug mit dem besten Wert zuerst: so wenige Blätter wie möglich.',
      },
      worst: {
        label: 'schlechtester zuerst',
        effect: 'Der Zug mit dem schlechtesten Wert zuerst: Nur tiefe Cutoffs bleiben.',
      },
    },
  },
  run: 'Starten',
  cancel: 'Abbrechen',
  problem: (problem) => {
    const { code, found } = problem
    const advice =
      code === 'word'
        ? 'Etwas aus der Liste wählen.'
        : `Eine ganze Zahl von ${count(problem.least)} bis ${count(problem.most)} angeben.`
    return found ? `„${found}“ geht hier nicht. ${advice}` : advice
  },
  notRun: 'Nichts wurde gestartet: Bitte die markierten Einstellungen ansehen.',
  notRunKept:
    'Nichts wurde gestartet: Bitte die markierten Einstellungen ansehen. Unten stehen noch die vorigen Ergebnisse.',

  // The run.
  waits: (time, run) => `Das dauert etwa ${time}. Mit „${run}“ beginnt es.`,
  progress: 'Fortschritt',
  progressAt: (p) =>
    `Tiefe ${count(p.depth)} von ${count(p.deepest)}, ${count(Math.floor(100 * p.share))} %.`,
  finished: (searches) => `Fertig: ${things(searches, 'Suche', 'Suchen')}.`,
  cancelled: 'Abgebrochen. Unten stehen die Ergebnisse bis dahin.',
  alone:
    'Es ließ sich kein Worker starten, denn eine Sicherheitsrichtlinie oder der Browser verbietet es. ' +
    'Darum sucht die Seite selbst und reagiert währenddessen vielleicht langsamer.',
  cancelledAtOnce: 'Abgebrochen, bevor etwas gefunden wurde.',
  about: ({ branching, depth, trees, order, values, cut, seed }) =>
    `${things(trees, 'Baum', 'Bäume')} für jede Tiefe bis ${count(depth)}, ` +
    `${things(branching, 'Zug', 'Züge')} an jedem Knoten, ${ORDERS[order]}, ` +
    `${leavesOf(values)}, ` +
    `Cutoff bei v ${cut === '>=' ? '≥' : '>'} Schranke, Startwert ${seed}.`,

  // The chart of leaves against depth.
  growth: 'Bewertete Blätter nach Tiefe',
  growthAxis: 'Tiefe in Halbzügen',
  leavesAxis: 'Blätter',
  minimax: 'Minimax: bᵈ, jedes Blatt',
  shallow: 'Alpha-Beta, flache Schranken: Mittelwert',
  deep: 'Alpha-Beta: Mittelwert',
  expected: 'Alpha-Beta: exakter Erwartungswert',
  fewest: 'Alpha-Beta: so wenige wie möglich',
  sameEffort: (leaves) => `gleicher Aufwand: ${things(leaves, 'Blatt', 'Blätter')}`,
  growthSummary: (p) =>
    `Ein Diagramm der Blätter nach Tiefe mit logarithmischer Skala. In Tiefe ${count(p.depth)} bewertet Minimax ` +
    `${things(p.all, 'Blatt', 'Blätter')}, Alpha-Beta mit flachen Schranken im Mittel ${average(p.shallow)}, ` +
    `Alpha-Beta ${average(p.deep)}, und mindestens nötig sind ${count(p.fewest)}.`,
  fewestIs: 'Die kleinste Zahl von Blättern (Knuth & Moore 1975):',
  effort: (p) => {
    const same = `Mit ${things(p.leaves, 'Blatt', 'Blättern')} sucht Minimax ${things(p.minimax, 'Halbzug', 'Halbzüge')} tief.`
    if (p.best === p.minimax)
      return `${same} In dieser Tiefe hat Alpha-Beta noch nichts abzuschneiden.`
    const best = `Alpha-Beta, mit dem besten Zug stets zuerst, sucht ${things(p.best, 'Halbzug', 'Halbzüge')} tief`
    return p.best === 2 * p.minimax
      ? `${same} ${best}: doppelte Tiefe bei gleichem Aufwand.`
      : `${same} ${best}: fast die doppelte Tiefe bei gleichem Aufwand.`
  },
  effortHere: (p) =>
    `${{ random: 'In zufälliger Reihenfolge', best: 'In der besten Reihenfolge', worst: 'In der schlechtesten Reihenfolge' }[p.order]} ` +
    `erreicht Alpha-Beta auf diesen Bäumen mit derselben Blattzahl eine Tiefe von ${things(p.plies, 'Halbzug', 'Halbzügen')}.`,

  // The histogram.
  histogramTitle: (depth) => `Blätter einzelner Bäume in Tiefe ${count(depth)}`,
  histogramAxis: 'von Alpha-Beta bewertete Blätter',
  treesAxis: 'Bäume',
  mean: 'Mittelwert',
  deviation: 'eine Standardabweichung nach jeder Seite',
  expectation: 'exakter Erwartungswert',
  histogramSummary: (p) =>
    p.least === p.most
      ? `${things(p.trees, 'Baum braucht', 'Bäume brauchen je')} ${things(p.mean, 'Blatt', 'Blätter')}.`
      : `${things(p.trees, 'Baum', 'Bäume')}: ${count(p.least)} bis ${count(p.most)} Blätter, Mittelwert ${average(p.mean)}, ` +
        `Standardabweichung ${rough(p.deviation)}, Standardfehler des Mittelwerts ${rough(p.error)}.`,
  expectedIs: (p) =>
    Number.isFinite(p.off)
      ? `Der exakte Erwartungswert ist ${average(p.expected)} (Formel von Baudet 1978); der Mittelwert liegt ${rough(p.off)} Standardfehler daneben.`
      : `Der exakte Erwartungswert ist ${average(p.expected)} (Formel von Baudet 1978); der Mittelwert ist hier ebenso groß.`,
  expectedNot: {
    best: 'In der besten Reihenfolge bleibt nichts dem Zufall überlassen: Es sind so wenige Blätter wie möglich.',
    worst: 'Für die schlechteste Reihenfolge ist kein exakter Erwartungswert bekannt.',
  },

  // The tables.
  numbers: 'Die Zahlen',
  copy: 'Tabelle kopieren',
  copied: 'Kopiert',
  columns: {
    depth: 'Tiefe',
    trees: 'Bäume',
    minimax: 'Minimax',
    shallow: 'Flache Schranken, Mittelwert',
    deep: 'Alpha-Beta, Mittelwert',
    error: 'Standardfehler',
    expected: 'Exakter Erwartungswert',
    fewest: 'Minimum',
    leaves: 'Blätter',
  },
  bin: (least, most) => (least === most ? count(least) : `${count(least)} bis ${count(most)}`),

  // How much each idea saves.
  ideas: {
    title: 'Wie viel spart jede Idee?',
    about:
      'Dieselben Bäume, mit und ohne Nullfenster, Vertiefung und Tabelle durchsucht. Alpha-Beta ohne all das ist 1×; weiter links ist weniger.',
    of: {
      label: 'Durchsucht',
      values: {
        random: {
          label: 'zufällige Bäume',
          effect: 'Gleichmäßige Bäume mit Verzweigung, Reihenfolge, Werten und Startwert von oben.',
        },
        'tic-tac-toe': { label: 'Tic-Tac-Toe', effect: 'Vom leeren Brett aus.' },
        'five-in-a-row': {
          label: 'vier in einer Reihe, 5 × 5',
          effect: 'Vom leeren Brett aus; gezählt werden offene Reihen.',
        },
        coins: {
          label: '20 Münzen',
          effect: 'Jeder nimmt 1 bis 3; viele Wege führen zum selben Haufen.',
        },
      },
    },
    depth: {
      label: 'Tiefe',
      effect: () => 'Wie viele Halbzüge; durchsucht werden alle Tiefen bis dahin.',
    },
    measure: {
      label: 'Gezählt',
      values: {
        leaves: { label: 'Blätter', effect: 'Verschiedene Blätter, die bewertet werden.' },
        calls: {
          label: 'Aufrufe',
          effect: 'Jeder Aufruf, auch für Knoten, die noch einmal durchsucht werden.',
        },
        evaluated: {
          label: 'Bewertungen',
          effect: 'Jede Bewertung, auch von Blättern, die noch einmal bewertet werden.',
        },
      },
    },
    run: 'Vergleichen',
    cancel: 'Abbrechen',
    at: 'bei Tiefe',
    without: 'ohne Tabelle',
    with: 'mit einer Tabelle, die nichts vergisst',
    search: 'Suche',
    table: { head: 'Tabelle', false: 'nein', true: 'ja' },
    times: (share) => (Number.isNaN(share) ? 'aufgegeben' : `${rough(share)}×`),
    names: {
      minimax: 'Minimax',
      alphaBeta: 'Alpha-Beta',
      pvs: 'PVS',
      mtd: 'MTD(f)',
      sss: 'SSS*',
      dual: 'DUAL*',
      deepening: 'Vertiefung',
      ordering: 'Vertiefung, Kind aus der Tabelle zuerst',
      engine: 'PVS mit alledem',
      memory: 'MTD(f) mit alledem',
    },
    summary: (p) => {
      const [one, many] = {
        leaves: ['Blatt', 'Blätter'],
        calls: ['Aufruf', 'Aufrufe'],
        evaluated: ['Bewertung', 'Bewertungen'],
      }[p.measure]
      const unit = p.base === 1 ? one : many
      const mean = p.trees === 1 ? '' : ` im Mittel über ${things(p.trees, 'Baum', 'Bäume')}`
      const how = p.least.table ? 'mit' : 'ohne'
      return `Bei Tiefe ${count(p.depth)} braucht Alpha-Beta ${average(p.base)} ${unit}${mean}. Am wenigsten braucht „${p.least.label}“ ${how} Tabelle: ${rough(p.least.share)}× so viele.`
    },
  },
  // How often the best move is found.
  choices: {
    title: 'Wie oft wird der beste Zug gefunden?',
    about:
      'Monte-Carlo-Baumsuche und Alpha-Beta durchsuchen dieselben Bäume und bewerten gleich viele Blätter. Alpha-Beta geht von links nach rechts und behält den besten der Züge, mit denen es fertig ist. Die senkrechten Striche sind exakte 95-%-Intervalle (Clopper und Pearson 1934).',
    of: {
      label: 'Durchsucht',
      values: {
        random: {
          label: 'zufällige Bäume',
          effect: 'Gleichmäßige Bäume nach den Einstellungen oben, für jeden Lauf einer.',
        },
        'tic-tac-toe': {
          label: 'Tic-Tac-Toe',
          effect: 'X hat eine Ecke, O das Feld daneben. Die Züge werden für jeden Lauf gemischt.',
        },
        coins: {
          label: '13 Münzen',
          effect:
            'Jeder nimmt 1 bis 3; nur ein Zug gewinnt. Die Züge werden für jeden Lauf gemischt.',
        },
      },
    },
    evaluations: { label: 'Bewertungen, höchstens' },
    run: 'Zählen',
    cancel: 'Abbrechen',
    axis: 'Bewertete Blätter',
    monteCarlo: 'Monte-Carlo',
    alphaBeta: 'Alpha-Beta',
    blind: 'ein ausgeloster Zug',
    interval: '95-%-Intervall',
    percent: (share) => `${rough(100 * share)} %`,
    between: (low, high) => `${rough(100 * low)} bis ${rough(100 * high)} %`,
    progress: (p) => `${count(p.trees)} von ${things(p.all, 'Lauf', 'Läufen')}.`,
    told: ({ share, low, high }) =>
      `${rough(100 * share)} % (zwischen ${rough(100 * low)} und ${rough(100 * high)} %)`,
    summary: (p) => {
      const { trees, evaluations, monteCarlo, alphaBeta, blind } = p
      const runs = p.random ? things(trees, 'Baum', 'Bäume') : things(trees, 'Lauf', 'Läufe')
      return `Mit ${things(evaluations, 'bewerteten Blatt', 'bewerteten Blättern')}, über ${runs} gezählt, findet Monte-Carlo in ${monteCarlo} der Fälle einen besten Zug, Alpha-Beta in ${alphaBeta}. Ein ausgeloster Zug ist in ${blind} der Fälle ein bester.`
    },
  },
}
