/** Käynnissä olevaa ohjelmaa seuraavan sivun sanat. */

import { count, things } from './numbers-and-names.js'

export const watch = {
  title: 'Ohjelman seuranta',
  waiting: 'Odotetaan ensimmäisiä rivejä.',
  /** @param {number} lines */
  lines: (lines) => `${things(lines, 'rivi', 'riviä')}.`,
  running: 'Ohjelma on käynnissä.',
  /** @param {number} code */
  ended: (code) => `Ohjelma päättyi paluukoodiin ${code}.`,
  /** @param {string} signal */
  killed: (signal) => `Ohjelma päättyi signaaliin ${signal}.`,
  closed: 'Ohjelma on päättynyt.',
  /** @param {number} lines */
  full: (lines) =>
    `Rivin ${count(lines)} jälkeen rivit vain lasketaan, niitä ei näytetä: secateur watch ei säilytä enempää (--keep).`,
  pause: 'Keskeytä',
  follow: 'Seuraa',
  /** @param {number} lines */
  paused: (lines) => `Keskeytetty rivillä ${count(lines)}.`,
  lost: 'secateur watch ei enää vastaa. Näkyvissä oleva säilyy.',
}
