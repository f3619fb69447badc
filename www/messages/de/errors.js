/**
 * The errors in texts and options, and what to do about them. The place of the error is given beside the message.
 *
 * @import {ErrorTexts} from '../messages.js'
 * @import {Condition} from '../../types.js'
 */

import { halfWidth } from '../half-width.js'
import { labels } from './option-labels.js'
import { gameAdvice, plies } from './games.js'
import { count, number, things } from './numbers-and-names.js'

/** The labels of the fields, by option: readers do not know the names of options. @type {Map<string, string>} */
const LABELS = new Map(Object.entries(labels))

const EXPECTED = {
  node: 'eine Zahl, ein Name oder eine öffnende Klammer',
  value: 'eine Zahl oder ein Name',
  name: 'ein Name',
  space: 'ein Leerzeichen',
}

/**
 * Advice on options that people type. For other options the core says what values they take.
 * @type {Map<string, string | ((expected: string) => string)>}
 */
const ADVICE = new Map([
  ...Object.entries(gameAdvice),
  ['window', 'Zwei Zahlen angeben, die kleinere zuerst.'],
  ['depth', plies],
  ['values', 'Zwei Zahlen angeben, die kleinere zuerst.'],
  ['seed', (range) => `Eine ganze Zahl angeben, ${range}.`],
  ['random.values', 'Zwei ganze Zahlen angeben, die kleinere zuerst.'],
])

/** Why two options do not go together. @type {Map<string, string>} */
const CONFLICTS = new Map([
  ['null-windows-go-down', 'Ein Nullfenster muss an alle Nachkommen weitergegeben werden'],
  [
    'needs-values-outside',
    'Das nächste Fenster richtet sich nach Werten außerhalb des letzten, und die liefert Fail-hard nie',
  ],
  ['has-own-windows', 'Diese Suche wählt ihre Fenster selbst'],
  ['has-no-windows', 'Minimax hat keine Fenster'],
  ['has-no-guess', 'Es gibt keinen früheren Wert, um den das Fenster liegen könnte'],
  ['has-no-table', 'Es gibt keine Tabelle, die ein Kind nennen könnte'],
  ['compares-all-children', 'Kinder ohne Besuche müssen im Baum sein, um verglichen zu werden'],
])

/** The wishes about a tree that can be lowered where none can be drawn. */
const LOOSEN = {
  leaves: 'Zahl der Blätter und Halbzüge',
  values: 'verschiedene Werte',
  cuts: 'Cutoffs',
  tie: 'Gleichstände, die einen Cutoff entscheiden',
  deep: 'tiefe Cutoffs',
  negative: 'negative Werte',
  known: 'Cutoffs durch Vorwissen',
  difficulty: 'Schwierigkeit',
}

/** @type {ErrorTexts} */
export const errors = {
  'empty-text': () => 'Noch ist kein Baum da. Einen eingeben, etwa ((3 12 8) (2 4 6)).',
  unexpected: ({ found, expected }) =>
    `Hier steht ${quote(found)}, wo ${EXPECTED[expected]} stehen sollte.`,
  unclosed: ({ open, close, openLine, openColumn }) =>
    `${quote(open)} in Zeile ${openLine}, Spalte ${openColumn} wird nie geschlossen. ${quote(close)} ergänzen.`,
  'unclosed-quote': ({ found }) =>
    `Das Anführungszeichen am Anfang von ${quote(found)} wird in dieser Zeile nicht geschlossen. Ans Ende des Namens gehört ein zweites.`,
  mismatched: ({ found, expected, openLine, openColumn }) =>
    `${quote(found)} kann die Klammer in Zeile ${openLine}, Spalte ${openColumn} nicht schließen. Stattdessen ${quote(expected)} schreiben.`,
  'empty-list': () => 'Diese Klammern sind leer. Mindestens ein Kind muss dazwischen stehen.',
  stray: ({ found }) =>
    /^[)\]}]$/.test(found)
      ? `Vor ${quote(found)} ist der Baum schon vollständig; das Zeichen schließt nichts und muss entfernt werden.`
      : `Vor ${quote(found)} ist der Baum schon vollständig. Den Rest löschen oder alles einklammern.`,
  'bad-number': ({ found }) =>
    fullWidth(found) ??
    (found.includes('/')
      ? `${quote(found)} ist keine Zahl. Schreib eine Dezimalzahl; ein Bruch ist nur als Gewicht unter einem Zufallsknoten möglich, vor einem Doppelpunkt: ?(1/3:7 2/3:4).`
      : `${quote(found)} ist keine Zahl. Zahlen sehen so aus: 7, -2.5 oder 1e3 (mit Punkt); Namen beginnen mit einem Buchstaben.`),
  'not-finite': ({ found }) =>
    `${quote(found)} ist keine endliche Zahl. Jedes Blatt braucht eine, oder einen Namen für einen unbekannten Wert.`,
  'bad-character': ({ found }) =>
    fullWidth(found) ??
    `${quote(found)} hat hier keine Bedeutung. Erlaubt sind Zahlen, Namen, Klammern, Kommas, „:“ und „=“.`,
  typography: ({ found, typed }) =>
    `${quote(found)} macht ein Textprogramm aus ${quote(typed)}. Dessen Typografie für den Baum ausschalten oder den Baum in das Attribut „tree“ schreiben.`,
  'player-without-bracket': ({ found }) =>
    `${quote(found)} sagt, wer zieht; danach muss eine Klammer mit den Zügen kommen.`,
  'weights-sum': ({ sum }) =>
    sum === ''
      ? 'Diese Gewichte haben keinen gemeinsamen Nenner, der klein genug ist. Mit weniger Stellen schreiben.'
      : `Die Gewichte dieser Kinder ergeben zusammen ${sum}, nicht 1. Ändern oder, wenn sie gleich sind, alle weglassen.`,
  'weight-missing': ({ found, weighed }) =>
    weighed
      ? `${quote(found)} ist ein Gewicht, aber die Kinder davor haben keines. Allen eines geben oder keinem.`
      : `${quote(found)} hat kein Gewicht, aber die Kinder davor haben eines. Eines davorschreiben, etwa 0.5:${found}.`,
  'bad-weight': ({ found }) =>
    `${quote(found)} ist kein Gewicht. Ein Gewicht ist ein Bruch oder eine Dezimalzahl (mit Punkt) über 0 und höchstens 1: 1/3 oder 0.25.`,
  'weight-without-chance': ({ found }) =>
    `${quote(found)} ist ein Gewicht, aber hier zieht nicht der Zufall. „?“ vor die umgebende Klammer schreiben oder einen Namen mit einem Buchstaben beginnen.`,
  'odd-indent': () =>
    'Diese Zeile steht weder unter einem Knoten noch neben einem. Kinder stehen weiter rechts als ihr Elternknoten, alle an derselben Stelle.',
  'not-two-players': ({ found }) =>
    `An diesem Spiel ${found === 1 ? 'nimmt 1 Spieler' : `nehmen ${found} Spieler`} teil. Ein Baum mit Werten ist ein Spiel zu zweit, MAX gegen MIN.`,
  'hidden-information': ({ found }) =>
    `Die Informationsmenge ${found} hat mehrere Knoten: Ein Spieler weiß nicht, welchen davon das Spiel erreicht hat. In den Bäumen hier wissen beide Spieler alles.`,
  'not-zero-sum': ({ found }) =>
    `Die Auszahlungen ${found} ergeben zusammen nicht 0. Was MAX gewinnt, muss MIN verlieren.`,
  'payoff-before-end': () =>
    'Hier steht eine Auszahlung vor dem Ende des Spiels. Werte haben nur Blätter.',
  'stray-noise': () =>
    'Ein „!“ kennzeichnet einen unruhigen Knoten. Es steht zwischen dem statischen Wert und der Klammer eines Knotens, an dem MAX oder MIN zieht, wie bei B=5!(1 9).',
  'quiescence-in-exercise': () =>
    'Diese Suche geht an unruhigen Knoten weiter. Dazu wird nur gefragt, was die Tiefengrenze kostet, auf einem Antwortbogen. Sonst die Ruhesuche ausschalten.',
  'searched-again-in-exercise': () =>
    'Diese Suche durchsucht manche Knoten mehrmals. Dazu gibt es nur Fragen vor Entscheidungen, bei denen vorherzusagen ist, was die Suche tut. Sonst Minimax oder Alpha-Beta wählen, ohne iterative Vertiefung und Tabelle.',
  'chance-searched-again': () =>
    'In diesem Baum zieht der Zufall. Er wird mit Expectiminimax oder Alpha-Beta durchsucht, ohne Nullfenster, iterative Vertiefung und Tabelle. Eines von beiden oder einen anderen Baum wählen.',
  'too-many-calls': ({ limit }) =>
    `Die Suche macht mehr als ${things(limit, 'Aufruf', 'Aufrufe')}, weil sie Knoten mehrmals durchsucht. Ihr eine Tabelle, eine geringere Tiefe oder einen kleineren Baum geben.`,
  'too-many-updates': ({ limit }) =>
    `Die Suche ändert die Zahlen von Knoten mehr als ${count(limit)}-mal. Ihr weniger Iterationen geben.`,
  'chance-in-proof': () =>
    'In diesem Baum zieht der Zufall, Beweiszahlen gibt es aber nur für MAX und MIN. Ein anderes Verfahren oder einen anderen Baum wählen.',
  'best-first': () =>
    'Antwortbögen, versteckte Fehler und die Zählungen von Blättern und Aufrufen im Labor handeln von Minimax und Alpha-Beta. Für Bestensuchen gibt es Vorhersagen.',
  'value-outside': ({ value }) =>
    `Der Wert ${number(value)} des Baums liegt nicht zwischen dem kleinsten und dem größten Wert, die angegeben sind. Diese erweitern oder weglassen.`,
  'number-before-bracket': ({ found }) =>
    `Eine Zahl kann kein Name eines Knotens sein. Nach ${quote(found)} ein Leerzeichen setzen, den Namen mit einem Buchstaben beginnen oder für einen statischen Wert =${found}(…) schreiben.`,
  'element-inside': ({ found }) =>
    `Im Text des Baums steht ${found}. Ein Markdown-Prozessor macht zum Beispiel aus [2](4 6) einen Link. Den Baum in das Attribut „tree“ oder in <script type="text/plain"> schreiben.`,
  'text-too-long': ({ limit }) =>
    `Der Text hat mehr als ${things(limit, 'Byte', 'Bytes')}. Den Baum verkleinern.`,
  'too-deep': ({ limit }) =>
    `Der Baum ist mehr als ${things(limit, 'Halbzug', 'Halbzüge')} tief. Einige Klammerebenen entfernen.`,
  'too-many-nodes': ({ limit }) =>
    `Der Baum hat mehr als ${count(limit)} Knoten. Weniger Verzweigung oder weniger Tiefe wählen.`,
  'too-little-memory': ({ needed, limit }) =>
    `Dazu sind zeitweise bis zu ${count(needed)} MB Speicher nötig, und so viel hat die Seite nicht mehr. Alle ihre Bäume zusammen können ${count(limit)} MB haben, in manchen Browsern weniger. Den Baum verkleinern, den Vergleich schließen oder die Seite neu laden.`,
  'option-conflict': ({ option, other, reason }) =>
    `„${LABELS.get(option) ?? option}“ passt nicht zu „${LABELS.get(other) ?? other}“: ${CONFLICTS.get(reason) ?? reason}. Eines von beiden ändern.`,
  'bad-option': ({ option, found, expected }) => {
    const name = LABELS.get(option) ?? option
    const wrong =
      found === 'undefined' ? `„${name}“ fehlt. ` : `„${name}“ kann nicht ${found} sein. `
    return wrong + advice(option, expected)
  },
  'unknown-option': ({ option, expected }) =>
    `Eine Option „${option}“ gibt es nicht. Es gibt: ${expected}.`,
  'answered-twice': ({ option, before }) =>
    `„${option}“ füllt ein Feld, das schon „${before}“ ausgefüllt hat. Für jedes Feld gibt es eine Antwort.`,
  'no-such-exercise': ({ loosen }) =>
    loosen.length === 0
      ? 'Zu diesem Baum passt kein Fehler. Einen anderen angeben, dessen Suche keinen unbekannten Wert braucht.'
      : noTree(loosen),
  'bad-source': ({ found }) =>
    `Ein Baum wird als Text oder als { random: … } oder als { game: … } angegeben, nicht als ${found}.`,
  'too-few-values': ({ available }) =>
    `Der Baum braucht mehr verschiedene Werte als die ${count(available)} dieses Bereichs. Den Bereich erweitern oder mehr gleiche Werte zulassen.`,
  'bad-argument': ({ argument, found, expected }) =>
    `„${argument}“ kann nicht ${found} sein. Möglich ist: ${expected}.`,
  'never-entered': ({ node }) =>
    `Die Suche betritt ${node} nie, also gibt es dafür keinen Schritt. Einen anderen Knoten oder Schritt angeben.`,
  'not-here': () =>
    'Ein Element öffnet einen kurzen Text in einem kleinen Kern, der darauf keine Antwort hat. Den Baum mit der Funktion `open` öffnen.',
  unreadable: ({ argument }) => `„${argument}“ lässt sich nicht lesen: Dabei tritt ein Fehler auf.`,
  'too-much-at-once': ({ argument, limit }) =>
    `„${argument}“ verlangt zu viel auf einmal. Höchstens ${count(limit)} verlangen und den Rest danach.`,
  freed: () => 'Diese Suche wurde freigegeben. Den Baum noch einmal öffnen.',
  stopped: ({ starved }) =>
    starved
      ? 'Die Suche brach mitten in der Arbeit ab, weil der Speicher nicht reichte. Den Baum noch einmal öffnen, ihn verkleinern oder den Vergleich schließen.'
      : 'Die Suche brach mitten in der Arbeit ab, wegen eines Fehlers. Es noch einmal versuchen, den Baum noch einmal öffnen oder die Seite neu laden.',
  cancelled: () =>
    'Das Öffnen des Baums wurde abgebrochen. Den Baum oder eine Regel ändern, um einen anderen zu öffnen.',
  'words-unavailable': ({ language }) =>
    `Die Texte in der Sprache ${language} konnten nicht geladen werden. Noch einmal versuchen oder die Seite neu laden.`,
  'wasm-unavailable': ({ reason }) =>
    'Die Suche läuft als WebAssembly, und das ließ sich nicht starten. Einen aktuellen Browser ' +
    'verwenden, WebAssembly darin erlauben und die Seite über einen Webserver öffnen, nicht als ' +
    `Datei. Der Browser meldet: ${reason}`,
}

/** @param {string} option @param {string} expected */
function advice(option, expected) {
  const words = ADVICE.get(option) ?? `Möglich ist: ${expected}.`
  return typeof words === 'string' ? words : words(expected)
}

/** What to type instead of full-width characters; undefined: there are none. @param {string} found */
function fullWidth(found) {
  const typed = halfWidth(found)
  if (typed === found) return undefined
  return `${quote(found)} ist in voller Breite geschrieben, wie es chinesische und japanische Tastaturen tun. Stattdessen ${quote(typed)} schreiben.`
}

/** @param {string} found */
function quote(found) {
  return `„${found}“`
}

/** @param {Condition[]} loosen */
function noTree(loosen) {
  const words = loosen.flatMap((one) => (one === 'apart' ? [] : LOOSEN[one]))
  return words.length === 0
    ? 'Es fand sich kein Baum, auf dem häufige Fehler die Antworten ändern. Größere Bäume, eine kleinere Tiefengrenze oder andere Fragen nehmen.'
    : `Es fand sich kein Baum, der all das erfüllt. Weniger verlangen bei: ${words.join(', ')}.`
}
