/** @import {Messages} from '../pages.js' */

import { labels } from './option-labels.js'

/** @type {Messages['choosing']} */
export const choosing = {
  listing: {
    label: labels.listing,
    none: 'keiner',
    why: {
      rules: (near) => `Kein Pseudocode hat diese Regeln. Am nächsten kommt „${near}“.`,
      turns: (near) =>
        `Der Pseudocode braucht Spieler, die sich abwechseln. Am nächsten kommt „${near}“.`,
      chance: (near, told) =>
        `„${near}“ ist für Bäume mit Zufallsknoten; dieser hat keine. Gezeigt wird „${told}“.`,
      values: (near, told) =>
        `„${near}“ braucht den kleinsten und den größten Wert, die sich unten angeben lassen. Bis dahin wird „${told}“ gezeigt.`,
    },
  },

  view: {
    label: 'Sicht',
    values: {
      '': { label: 'wie im Pseudocode', effect: 'So, wie sie im Pseudocode stehen.' },
      max: { label: 'MAX', effect: 'An jedem Knoten ist größer besser für MAX.' },
      mover: {
        label: 'Seite am Zug',
        effect:
          'An jedem Knoten ist größer besser für die Seite am Zug: Bei MIN wechselt das Vorzeichen.',
      },
    },
  },
}
