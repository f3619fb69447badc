/** @import {FigureWords} from '../pages.js' */

import { count } from './numbers-and-names.js'

/** @type {FigureWords} */
export const figure = {
  title: 'Tallenna kuvana',
  steps: {
    label: 'Askeleet',
    values: {
      one: 'tämä askel',
      cutoffs: 'jokainen katkaisu ja loppu',
      decisions: 'jokainen päätös',
      iterations: 'jokainen iteraatio',
      choices: 'jokainen valinnan muutos',
      list: 'alla nimetyt',
    },
  },
  list: 'Askelien nimet pilkuin erotettuina',
  several: {
    label: 'Useita askelia',
    values: { strip: 'vierekkäin', moving: 'peräkkäin' },
  },
  theme: {
    label: 'Värit',
    values: {
      light: 'vaalea',
      dark: 'tumma',
      auto: 'lukijan järjestelmän mukaan',
      mono: 'mustavalkoinen',
      tactile: 'kosketeltava, A4 (kohopaperi)',
    },
  },
  captions: 'Jokaisen askeleen lause mukana',
  preview: 'Kuvan esikatselu',
  save: 'Tallenna',
  copy: 'Kopioi kuvana',
  copied: 'Kopioitu.',
  notCopied: 'Selain ei salli kopiointia tässä. Tallenna sen sijaan PNG.',
  data: 'Haku tekstinä',
  kinds: {
    trace: 'Haun kulku (JSON Lines)',
    tree: 'Puu (teksti)',
    json: 'Puu (JSON)',
    counts: 'Lukumäärät (CSV)',
  },
  first: (most, all) =>
    `Askelia on ${count(all)}. Kuvassa niistä näkyy alusta laskien ${count(most)}.`,
  /** @param {number} texts */
  leftOut: (texts) =>
    texts === 1
      ? 'Yksi luku tai nimi ei mahdu kuvaan ja jää pois.'
      : `${count(texts)} lukua ja nimeä ei mahdu kuvaan, ja ne jäävät pois.`,
  failed: 'Kuvaa ei voitu tehdä.',
  close: 'Sulje',
}
