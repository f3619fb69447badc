/**
 * Die Wörter zur Bestensuche eines eigenen Programms: was daran falsch ist.
 *
 * @import {ComparedBy} from '../../types.js'
 * @import {BestFirstFindings, UnfitRefusal} from '../imported.js'
 */

import { scores } from '../scores.js'
import { Place, number, place } from './numbers-and-names.js'

const { fixed, pair } = scores('de')

/** @param {string} found */
const quote = (found) => `„${found}“`

/** @param {ComparedBy} by @param {string} x */
const named = (by, x) =>
  ({
    score: `Bewertung ${x}`,
    proof: `pn ${x}`,
    disproof: `dn ${x}`,
    visits: x === '1' ? '1 Besuch' : `${x} Besuche`,
    mean: `Mittelwert ${x}`,
  })[by]

/** @type {BestFirstFindings} */
export const found = {
  'no-child': ({ found: told, open }) =>
    `${quote(told)} ist kein Kind des Knotens, bei dem die Iteration ist (${place(open)}).`,
  'not-below': ({ found: told, open }) =>
    `${quote(told)} liegt nicht unter dem Knoten, bei dem das Playout beginnt (${place(open)}).`,
  'no-children': ({ node }) => `${Place(node)} soll expandiert werden, ist aber ein Blatt.`,
  'not-here': ({ found: told, open }) =>
    `Diese Zeile handelt von ${quote(told)}, aber die Iteration ist bei ${place(open)}.`,
  'not-grown': ({ node }) => `${Place(node)} wird ausgewählt, gehört aber noch nicht zum Baum.`,
  'joins-again': ({ node }) => `${Place(node)} kommt ein zweites Mal in den Baum.`,
  'off-path': ({ found: told, open }) =>
    `${quote(told)} wird aktualisiert, liegt aber nicht auf dem Pfad dieser Iteration (bis ${place(open)}).`,
  comes: ({ node, found: told, expected }) =>
    `Die Iteration ist bei ${place(node)}, und es folgt ${quote(told)}. Nach den Regeln folgt ${quote(expected)}.`,
  chooses({ child, expected, found: own, best, by }) {
    const chosen = `${Place(child)} wird gewählt`
    if (best === null) {
      return own === null
        ? `${chosen}, aber unter den Kindern ohne Besuche kommt zuerst ${place(expected)}.`
        : `${chosen} (${named(by, fixed(own))}), aber ${place(expected)} hat noch keine Besuche und kommt zuerst.`
    }
    const [told, right] = pair(own ?? NaN, best)
    if (own === best) {
      return `${chosen} (${named(by, told)}), aber ${place(expected)} hat ebenso viel und kommt zuerst.`
    }
    return `${chosen}. Nach den Zahlen dieses Verlaufs steht dort ${named(by, told)}, aber bei ${place(expected)} ${named(by, right)}: ${by === 'score' ? 'Die höchste Bewertung' : 'Die kleinste Zahl'} ist zu wählen.`
  },
  'chooses-proved': ({ child }) =>
    `${Place(child)} wird gewählt, aber der Wert ist bewiesen: Solche Kinder werden übergangen.`,
  scores({ child, found: own, expected }) {
    const [told, right] = pair(own, expected)
    return `${Place(child)} hat hier die Bewertung ${told}. Nach den Zahlen dieses Verlaufs ist sie ${right}.`
  },
  rewards({ node, value, found: own, expected }) {
    const [told, right] = pair(own, expected)
    return `${Place(node)} ist ${number(value)} wert, und die Belohnung ist mit ${told} angegeben. Nach den Regeln ist sie ${right}.`
  },
  'reward-outside': ({ found: told }) =>
    `Die Belohnung ist mit ${number(told)} angegeben. Nach den Regeln liegen Belohnungen zwischen 0, für den kleinsten Blattwert des Baums, und 1, für den größten.`,
  'plays-short': ({ node }) => `Das Playout endet bei ${place(node)}; das ist kein Blatt.`,
  'plays-to': ({ node, expected }) =>
    `Das Playout endet bei ${place(node)}. Nach den Regeln endet es bei ${place(expected)}.`,
  visits: ({ node, found: told, expected }) =>
    `${Place(node)} hat danach ${named('visits', number(told))}. Nach den Regeln sind es ${number(expected)}.`,
  totals({ node, found: own, expected }) {
    const [told, right] = pair(own, expected)
    return `${Place(node)} hat danach die Summe ${told}. Nach den Zahlen dieses Verlaufs ist sie ${right}.`
  },
  numbers: ({ node, by, found: told, expected }) =>
    `${Place(node)} bekommt ${named(by, number(told))}. Nach den Zahlen dieses Verlaufs ist es ${named(by, number(expected))}.`,
  proves({ node, found: told, expected }) {
    if (told === null) {
      return `${Place(node)} ist nicht als bewiesen angegeben. Nach den Regeln ist der Wert ${number(expected ?? NaN)} bewiesen.`
    }
    const right =
      expected === null ? 'ist nichts bewiesen' : `ist der bewiesene Wert ${number(expected)}`
    return `${Place(node)} ist als bewiesen angegeben, mit dem Wert ${number(told)}. Nach den Regeln ${right}.`
  },
  'updated-again': ({ node }) =>
    `${Place(node)} wird in dieser Iteration ein zweites Mal aktualisiert.`,
  'not-updated': ({ node }) =>
    `Die Iteration ist zu Ende, aber ${place(node)} ist nicht aktualisiert.`,
  decides({ child, expected, found: own, best, by }) {
    const chosen = `${Place(child)} wird am Ende gewählt`
    if (expected === null) return `${chosen}. Nach den Regeln wird nichts gewählt.`
    if (own === null || best === null) {
      return `${chosen}, hat aber keine Besuche. Nach den Regeln ist es ${place(expected)}.`
    }
    const [told, right] = pair(own, best)
    return own === best
      ? `${chosen} (${named(by, told)}), aber nach den Regeln kommt zuerst ${place(expected)}.`
      : `${chosen} (${named(by, told)}). Nach den Regeln ist es ${place(expected)} (${named(by, right)}).`
  },
}

/** @type {UnfitRefusal} */
export function refused({ field, expected }) {
  if (field === 'algorithm') {
    return `Das Ereignis gehört nicht zu diesem Verfahren, sondern zu ${expected}. Nenne das Verfahren in der Kopfzeile, etwa {"secateur": "trace", "rules": {"algorithm": "mcts"}}, oder wähle es auf der Seite.`
  }
  return field === 'tree'
    ? `Der Verlauf einer Bestensuche braucht den Baum dazu: in der Kopfzeile, als "tree": "${expected}", oder auf der Seite.`
    : null
}
