/** The words of exercises: verdicts and reasons. They are loaded with the first exercise. */

/** @import { Reasons } from '../messages.js' */

import { mistakes } from './mistakes.js'
import { pair } from '../numbers.js'
import { Place, count, number, place, range, test, things } from './numbers-and-names.js'
import { explored } from './best-first-questions.js'
import { find } from './find.js'
import { edit } from './edit.js'
import { practise } from './practise.js'
import { predict } from './predict.js'
import { statements } from './statements.js'

/** @type {Reasons} */
const reasons = {
  unreadable: () =>
    'Das ist weder Zahl noch Schranke noch Bereich. Schreib zum Beispiel 3, −∞, ≤ 2, ≥ 8 oder 2 … 5.',
  ambiguous: () =>
    'Das kann zweierlei bedeuten. Schreib 3.5 für einen Dezimalbruch und 3; 5 für zwei Zahlen.',
  'not-a-number': () => 'In dieses Feld gehört eine einzelne Zahl.',
  'not-a-move': () =>
    'Das ist kein Zug. Schreib den Namen des Kindes, zu dem er führt, oder seinen Wert, wenn es ein Blatt ist.',
  'no-condition': () =>
    'Das ist keine Bedingung. Schreib zum Beispiel x < 4, x ≥ 4, immer oder nie.',
  'other-value': ({ node, player, clamped, mover }) => {
    const [taken, of] = mover
      ? ['größten', 'der negierten Werte']
      : [player === 'max' ? 'größten' : 'kleinsten', 'der Werte']
    const held = clamped ? ', auf sein Fenster begrenzt' : ''
    return `${Place(node)} liefert einen anderen Wert: den ${taken} ${of}, die die durchsuchten Kinder liefern${held}.`
  },
  'other-average': ({ node }) =>
    `${Place(node)} liefert einen anderen Wert: den Mittelwert der Werte seiner Kinder, jeder mit seiner Wahrscheinlichkeit gewichtet.`,
  'other-limit': ({ node }) =>
    `An ${place(node)} gibt es einen Cutoff: Geliefert wird die Schranke, die gilt, ganz gleich, was die übrigen Kinder wert sind.`,
  'equal-chances': () =>
    'Das ist der einfache Mittelwert. Jeder Wert ist mit seiner Wahrscheinlichkeit zu gewichten.',
  'sum-so-far': () =>
    'Das ist nur die bisherige Summe. Für die übrigen Kinder zählt die Grenze aller Werte.',
  'other-range': ({ node }) => `Für ${place(node)} ist ein anderer Bereich bewiesen.`,
  'other-player': () => 'Diesen Wert würde der andere Spieler wählen.',
  'beyond-cut': () => 'Hier sind Knoten hinter dem Cutoff mitgezählt, die die Suche nie betritt.',
  'not-clamped': () =>
    'Nach diesen Regeln wird statt eines Werts außerhalb des Fensters die nächste Schranke zurückgegeben.',
  clamped: () =>
    'Nach diesen Regeln wird der Wert unverändert zurückgegeben, auch außerhalb des Fensters.',
  rounded: () =>
    'Die Zahl stimmt, ist aber nicht genau genug. Schreib einen Bruch, etwa 7/3, oder runde auf mindestens zwei Nachkommastellen, etwa 2,33.',
  'bound-as-value': () => 'Bewiesen ist nur eine Schranke: Sie braucht ihr Zeichen, ≤ oder ≥.',
  'value-as-bound': () => 'Der Wert selbst ist bekannt, nicht nur eine Schranke.',
  'wrong-sign': () => 'Das Zeichen zeigt in die falsche Richtung.',
  'other-bound': () => 'Die Schranke ist eine andere.',
  'entry-bound': () => 'Das ist die Schranke beim Eintritt. Sie hat sich seitdem geändert.',
  'final-bound': () => 'Das ist die Schranke am Ende. Gefragt ist die beim Eintritt.',
  'bounds-missing': () =>
    'Es fehlen Werte: Die Liste beginnt mit der Schranke beim Eintritt und nennt jeden Wert, den sie annimmt.',
  exchanged: () => 'α und β sind vertauscht.',
  'other-view': ({ mover }) =>
    mover
      ? 'Das ist aus der Sicht von MAX. Gefragt sind die Zahlen der Seite am Zug.'
      : 'Das ist aus der Sicht von MIN. Gefragt sind an jedem Knoten die Zahlen von MAX.',
  'not-handed-down': () => 'Die Schranke eines Vorfahren wurde nicht weitergegeben.',
  moved: () => 'Nach diesen Regeln ändert sich die Schranke bei einem Cutoff nicht.',
  'not-moved': () => 'Nach diesen Regeln ändert sich die Schranke vor dem Cutoff-Test.',
  'test-holds': (p) =>
    `Der Cutoff-Test ist erfüllt, ${test({ ...p, naming: 'greek' })}; also wird diese Kante abgeschnitten.`,
  'test-fails': (p) =>
    `Der Cutoff-Test, ${test({ ...p, naming: 'greek' })}, ist nicht erfüllt; also wird diese Kante nicht abgeschnitten.`,
  'average-decided': (p) =>
    `Ganz gleich, was die übrigen Kinder wert sind: Der Mittelwert erreicht die Schranke, ${test({ ...p, naming: 'greek' })}; also wird diese Kante abgeschnitten.`,
  'average-open': ({ node, least, most, alpha, beta }) =>
    `Der Mittelwert von ${place(node)} kann noch ${range(least, most)} sein, und das Fenster ist ${pair(number(alpha), number(beta))}: Noch wird nichts abgeschnitten.`,
  'goes-on': (p) =>
    `Der Cutoff-Test, ${test({ ...p, naming: 'greek' })}, ist nicht erfüllt; also geht die Suche weiter.`,
  'first-child': () =>
    'Das ist das erste Kind: Vorher wurde nichts verglichen, also kann nichts abgeschnitten werden.',
  'cuts-off': ({ node }) =>
    `${Place(node)} ist der Knoten, der abschneidet: Die Suche betritt ihn. Abgeschnitten sind Kanten zu seinen Kindern.`,
  'below-cut': () =>
    'Abgeschnitten wird weiter oben. Markiere nur die Kante, die abgeschnitten wird.',
  'below-missed-cut': () => 'Das liegt unter einer abgeschnittenen Kante. Dort liegt der Fehler.',
  'below-extra-cut': () =>
    'Das liegt unter einer Kante, die du markiert hast. Dort liegt der Fehler.',
  'never-entered': () =>
    'Die Suche betritt diesen Knoten nie: Eine Kante darüber ist abgeschnitten.',
  'never-searched': () => 'Die Suche durchsucht diesen Knoten nicht.',
  'something-marked': () => 'Du hast auch eine Kante markiert.',
  'other-move': () => 'Ein anderer Zug ist der beste.',
  'other-choice': () => 'Nach den Werten an der Tiefengrenze ist ein anderer Zug der beste.',
  'other-estimate': () =>
    'Die Suche liefert einen anderen Wert: den, der sich aus den Werten an der Tiefengrenze ergibt.',
  'other-truth': () => 'Bis zu den Blättern gesucht hat der Baum einen anderen Wert.',
  'other-loss': () =>
    'Der Verlust ist ein anderer: der Abstand vom wahren Wert des besten Zugs zu dem des gewählten.',
  fits: ({ mistake }) => `Ein bekannter Fehler ergibt das: ${mistakes[mistake]}.`,
  'no-move': () => 'Kein Zug ist als bester bewiesen: Jeder Wert ist nur eine Schranke.',
  'other-leaf': ({ number }) => `Blatt ${count(number)} der Liste ist falsch.`,
  'too-few': () => 'Die Liste ist zu kurz.',
  'too-many': () => 'Die Liste ist zu lang.',
  'other-count': () => 'Die Zahl der bewerteten Blätter ist eine andere.',
  'counted-nodes': () =>
    'Hier sind alle Knoten gezählt, die die Suche betritt, nicht nur die, die sie bewertet.',
  'counted-pruned': () =>
    'Hier sind die abgeschnittenen Blätter gezählt. Gefragt ist nach den bewerteten.',
  'left-out-cutting': () =>
    'Hier fehlen die Blätter, nach denen die Suche abschneidet. Auch sie werden bewertet.',
  'other-leaves': ({ leaves }) =>
    `In dieser Reihenfolge bewertet die Suche ${things(leaves, 'Blatt', 'Blätter')}.`,
  'holds-at': ({ at }) => `Für ${number(at)} gilt es, nach deiner Antwort nicht.`,
  'fails-at': ({ at }) => `Für ${number(at)} gilt es nicht, nach deiner Antwort doch.`,
  'holds-for': ({ first, x, second, y }) =>
    `Für ${first} = ${number(x)} und ${second} = ${number(y)} gilt es, nach deiner Antwort nicht.`,
  'fails-for': ({ first, x, second, y }) =>
    `Für ${first} = ${number(x)} und ${second} = ${number(y)} gilt es nicht, nach deiner Antwort doch.`,
  'can-be': ({ at }) => `Die Wurzel kann den Wert ${number(at)} haben, nach deiner Antwort nicht.`,
  'cannot-be': ({ at }) =>
    `Die Wurzel kann den Wert ${number(at)} nicht haben, nach deiner Antwort doch.`,
  'no-order': () => 'Das ist keine Reihenfolge der Kinder dieses Baums.',
  'no-tree': () => 'Das ist kein Text eines Baums.',
  'tree-too-large': ({ most }) => `Der Baum darf höchstens ${count(most)} Knoten haben.`,
  'unknown-met': () => 'Die Suche trifft auf ein Blatt ohne Wert und endet.',
  'no-cutoff': () => 'Nichts wird abgeschnitten: Nirgends erreicht ein Wert eine Schranke.',
  'last-child': ({ cutoff }) =>
    `Bei ${cutoff.name ?? 'diesem Knoten'} ist der Cutoff-Test erfüllt, aber erst nach dem letzten Kind: Es ist nichts mehr abzuschneiden.`,
  'nothing-left': ({ cutoff, holder }) =>
    `Bei ${cutoff.name ?? 'diesem Knoten'} erreicht der Wert die Schranke von ${holder.name ?? 'einem Vorfahren'}, aber nach dem letzten Kind: Es ist nichts mehr abzuschneiden.`,
  'held-by-window': ({ cutoff }) =>
    `Bei ${cutoff.name ?? 'diesem Knoten'} gibt es einen Cutoff, aber die Schranke ist die des Startfensters: Kein Knoten hält sie.`,
  'held-by-parent': ({ cutoff, holder }) =>
    `Bei ${cutoff.name ?? 'diesem Knoten'} gibt es einen Cutoff, aber die Schranke hält der Elternknoten${holder.name === null ? '' : ` ${holder.name}`}: Der Cutoff ist flach.`,
  'held-near': ({ cutoff, holder, plies }) =>
    `Bei ${cutoff.name ?? 'diesem Knoten'} gibt es einen tiefen Cutoff, aber die Schranke hält ${holder.name ?? 'ein Vorfahr'}, nur ${things(plies, 'Halbzug', 'Halbzüge')} höher.`,
  'same-leaves': ({ leaves }) => `Beide Suchen bewerten ${things(leaves, 'Blatt', 'Blätter')}.`,
  'no-tie': ({ leaves }) =>
    `Beide Suchen bewerten ${things(leaves, 'Blatt', 'Blätter')}: Nirgends ist ein Wert genau gleich einer Schranke.`,
  'fewer-leaves': ({ leaves, others }) =>
    `Die Suche, die mehr Blätter bewerten soll, bewertet ${count(leaves)}, die andere ${count(others)}.`,
  refuted: () => 'Es gibt einen Baum, für den das nicht stimmt.',
  proved: () => 'Das stimmt für jeden Baum.',
  'other-reason': () => 'Dieser Grund beweist es nicht.',
  'holds-there': () => 'Für diesen Baum stimmt die Aussage.',
  'table-empty': () => 'Die Tabelle hat keinen Eintrag für diesen Knoten.',
  'table-plies': ({ plies, needed }) =>
    `Der Eintrag der Tabelle gilt für ${things(plies, 'Halbzug', 'Halbzüge')}, hier ${needed === 1 ? 'ist' : 'sind'} aber noch ${count(needed)} zu durchsuchen.`,
  'table-bound': ({ lo, hi, alpha, beta }) =>
    `Die Tabelle sagt nur: Der Wert ist ${range(lo, hi)}. Mit dem Fenster ${pair(number(alpha), number(beta))} entscheidet das nichts.`,
  'counted-before': () => 'Hier sind die früheren Suchen mitgezählt.',
  'step-right': () => 'Dieser Schritt ist richtig.',
  'wrong-before': () => 'Schon ein Schritt davor ist falsch.',
}

export const exercise = {
  practise,
  statements,
  predict,
  explored,
  find,
  edit,
  verdicts: {
    right: 'richtig',
    follows: 'folgt aus deinen Antworten',
    wrong: 'falsch',
    missing: 'fehlt',
    extra: 'gehört nicht hierher',
    uncounted: 'zählt nicht',
    unread: 'nicht lesbar',
  },
  reasons,
  mistakes,
  /** The other cut test, by the rule. */
  cutTests: {
    '>=': 'Der Cutoff-Test ist > und < statt ≥ und ≤',
    '>': 'Der Cutoff-Test ist ≥ und ≤ statt > und <',
  },
  /** @param {string} mistake */
  likely: (mistake) => `Vermutlich: ${mistake}. Das passt zu allen falschen Antworten.`,
}
