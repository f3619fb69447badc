/** @import {Messages} from '../pages.js' */

import { labels } from './option-labels.js'

/** @type {Messages['choosing']} */
export const choosing = {
  listing: {
    label: labels.listing,
    none: 'ei mikään',
    why: {
      rules: (near) => `Millään pseudokoodilla ei ole näitä sääntöjä. Lähin on ”${near}”.`,
      turns: (near) => `Pseudokoodit vaativat vuorottelevat pelaajat. Lähin on ”${near}”.`,
      chance: (near, told) =>
        `”${near}” on puille, joissa on satunnaissolmuja; tässä puussa niitä ei ole. Näytetään ”${told}”.`,
      values: (near, told) =>
        `”${near}” tarvitsee pienimmän ja suurimman arvon, jotka voi antaa alempana. Siihen asti näytetään ”${told}”.`,
    },
  },

  view: {
    label: 'Kenen kannalta',
    values: {
      '': { label: 'kuten koodissa', effect: 'Kuten pseudokoodissa.' },
      max: { label: 'MAXin', effect: 'Jokaisessa solmussa suurempi on parempi pelaajalle MAX.' },
      mover: {
        label: 'vuorossa olevan',
        effect:
          'Jokaisessa solmussa suurempi on parempi vuorossa olevalle: pelaajan MIN solmuissa etumerkki vaihtuu.',
      },
    },
  },
}
