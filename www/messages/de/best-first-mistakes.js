/**
 * Die Fehler, die Lernende und Programme bei einer Bestensuche machen. Sie werden erst bei Bedarf geladen.
 *
 * @import {BestFirstMistake} from '../../types.js'
 */

/** @type {Record<BestFirstMistake, string>} */
export const bestFirstMistakes = {
  'last-of-equals': 'Unter gleichen Kindern wird das letzte genommen statt des ersten',
  'mean-alone': 'Der Erkundungsterm fehlt, und der Mittelwert allein entscheidet',
  'exploration-alone': 'Der Mittelwert fehlt, und der Erkundungsterm allein entscheidet',
  'mean-weighed': 'C gewichtet den Mittelwert statt des Erkundungsterms',
  'sign-forgotten':
    'Der Mittelwert von MAX zählt an einem MIN-Knoten: Das Vorzeichen ist vergessen',
  'least-score': 'MIN nimmt die kleinste Bewertung statt der größten',
  'child-logarithm': 'Im Logarithmus stehen die Besuche des Kindes: √(ln n / n)',
  'no-parent': 'Die Besuche des Elternknotens fehlen',
  'no-logarithm': 'Der Logarithmus fehlt: √(N / n)',
  'visits-exchanged': 'Die Besuche von Elternknoten und Kind sind vertauscht',
  'upside-down': 'Der Bruch steht auf dem Kopf: √(n / ln N)',
  'exchanged-upside-down':
    'Die Besuche sind vertauscht, und der Bruch steht auf dem Kopf: √(N / ln n)',
  'no-root': 'Die Quadratwurzel fehlt',
  'most-visits': 'Das Kind mit den meisten Besuchen wird genommen',
  'proof-alone': 'Die Beweiszahl entscheidet auch an MIN-Knoten',
  'greatest-number': 'Die größte Zahl wird genommen statt der kleinsten',
  'mean-carried': 'Jeder Knoten zählt den Mittelwert seines Kindes dazu statt der Belohnung',
  'visits-not-counted': 'Die Besuche werden auf dem Weg nach oben nicht gezählt',
  'last-alone': 'Nur der letzte Knoten des Pfads wird aktualisiert',
  'reward-turned': 'Die Belohnung wird für MIN umgedreht',
  'total-replaced': 'Die Belohnung ersetzt die Summe',
  'value-added': 'Der Wert des Blatts wird dazugezählt statt der Belohnung',
  'players-exchanged': 'MAX und MIN sind vertauscht: Minimum und Summe haben die Plätze getauscht',
  'both-sums': 'Beide Zahlen sind Summen',
  'both-least': 'Beide Zahlen sind das Minimum der Kinder',
  'leaves-open': 'Ein Blatt zählt mit pn 1 und dn 1, obwohl sein Wert bekannt ist',
}
