/**
 * The words of an exercise in which a mistake is to be found.
 *
 * @import {Place as Where} from '../../types.js'
 */

import { Place, count, number, place, things } from './numbers-and-names.js'

export const find = {
  title: 'Der Ablauf, Schritt für Schritt',
  stage:
    'Bild des Baums. Pfeil links und rechts gehen Schritt für Schritt, W markiert diesen Schritt als den ersten falschen, A zeigt die Antwort.',
  /** @param {Where} root @param {number} nodes */
  picture: (root, nodes) =>
    `Spielbaum mit ${things(nodes, 'Knoten', 'Knoten')}, Wurzel: ${root.name ?? place(root)}. Eine Liste enthält alle Schritte des Ablaufs.`,
  task: 'Jemand hat diesen Baum von Hand durchsucht und dabei einen Fehler gemacht. Finde den ersten Schritt, der falsch ist.',
  nothing: 'Zu diesem Baum passt kein Fehler: Nimm einen anderen.',
  steps: {
    /** @param {Where} node @param {string} window empty: there is none */
    enter: (node, window) =>
      window ? `${Place(node)} beginnt mit dem Fenster ${window}.` : `${Place(node)} beginnt.`,
    /** @param {Where} node @param {number} value */
    evaluate: (node, value) => `${Place(node)} wird bewertet: ${number(value)}.`,
    /** @param {Where} node @param {number} value of the child @param {number} best */
    compare: (node, value, best) =>
      `${Place(node)} erhält ${number(value)}; der beste Wert ist ${number(best)}.`,
    /** @param {Where} node */
    cutoff: (node) => `${Place(node)} schneidet alle übrigen Kinder ab.`,
    /** @param {Where} node @param {number} value */
    leave: (node, value) => `${Place(node)} liefert ${number(value)}.`,
  },
  /** @param {number} step @param {number} of */
  step: (step, of) => `Schritt ${count(step)} von ${count(of)}`,
  wrongHere: 'Dieser Schritt ist falsch',
  show: 'Antwort zeigen',
  again: 'Von vorn',
  found: 'Richtig: Das ist der erste Fehler.',
  notHere: 'Hier nicht.',
  /** @param {number} step */
  shown: (step) => `Der erste Fehler ist Schritt ${count(step)}.`,
  /** @param {string} sentence */
  due: (sentence) => `Richtig wäre: ${sentence}`,
  /** @param {number} left */
  left: (left) => `noch ${things(left, 'Versuch', 'Versuche')}`,
}
