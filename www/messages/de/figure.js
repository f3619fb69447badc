/** @import {FigureWords} from '../pages.js' */

import { count } from './numbers-and-names.js'

/** @type {FigureWords} */
export const figure = {
  title: 'Als Abbildung speichern',
  steps: {
    label: 'Schritte',
    values: {
      one: 'dieser Schritt',
      cutoffs: 'jeder Cutoff und das Ende',
      decisions: 'jede Entscheidung',
      iterations: 'jede Iteration',
      choices: 'jeder Wechsel der Wahl',
      list: 'die unten genannten',
    },
  },
  list: 'Namen von Schritten, durch Kommas getrennt',
  several: {
    label: 'Mehrere Schritte',
    values: { strip: 'nebeneinander', moving: 'nacheinander' },
  },
  theme: {
    label: 'Farben',
    values: {
      light: 'hell',
      dark: 'dunkel',
      auto: 'wie das System der Lesenden',
      mono: 'schwarz-weiß',
      tactile: 'zum Ertasten, auf A4 (Schwellpapier)',
    },
  },
  captions: 'Mit dem Satz zu jedem Schritt',
  preview: 'Vorschau der Abbildung',
  save: 'Speichern',
  copy: 'Als Bild kopieren',
  copied: 'Kopiert.',
  notCopied: 'Der Browser erlaubt das Kopieren hier nicht. Das PNG lässt sich speichern.',
  data: 'Die Suche als Text',
  kinds: {
    trace: 'Verlauf (JSON Lines)',
    tree: 'Baum (Text)',
    json: 'Baum (JSON)',
    counts: 'Zählung (CSV)',
  },
  first: (most, all) =>
    `Das sind ${count(all)} Schritte. Die Abbildung zeigt die ersten ${count(most)}.`,
  /** @param {number} texts */
  leftOut: (texts) =>
    texts === 1
      ? 'Eine Zahl oder ein Name hat darin keinen Platz und fehlt.'
      : `${count(texts)} Zahlen und Namen haben darin keinen Platz und fehlen.`,
  failed: 'Die Abbildung ließ sich nicht erzeugen.',
  close: 'Schließen',
}
