/**
 * Links: was an einem nicht stimmt und was dann zu tun ist; und der Dialog, der sie gibt.
 *
 * @import {LinkProblems} from '../pages.js'
 */

/** @type {LinkProblems} */
const problems = {
  newer: ({ version }) =>
    `Dieser Link hat die Version ${version} und stammt von einem neueren Secateur. Die Seite neu laden, um das neueste zu bekommen, oder um einen anderen Link bitten.`,
  older: ({ version }) =>
    `Dieser Link hat die Version ${version}, die diese Seite nicht mehr liest. Um einen anderen Link bitten.`,
  broken: ({ found }) =>
    `Dieser Link ist bei „${found}“ nicht lesbar; vielleicht ist nur ein Teil davon angekommen. Den ganzen Link kopieren oder um einen anderen bitten.`,
  'unknown-field': ({ name }) =>
    `Dieser Link nennt „${name}“, was die Seite nicht kennt. Den Link prüfen oder um einen anderen bitten.`,
  'bad-value': ({ name, found, expected }) =>
    `In diesem Link kann „${name}“ nicht „${found}“ sein. Möglich ist: ${expected}. Den Link berichtigen oder um einen anderen bitten.`,
  'too-long': () =>
    'Der Baum in diesem Link hat mehr als 1 MiB Text. Um einen kleineren Baum bitten.',
  refused: () =>
    'Was dieser Link zeigt, lässt sich nicht durchsuchen. Die Einstellungen sagen, warum: dort berichtigen oder um einen anderen Link bitten.',
}

export const links = {
  problems,
  instead: 'Stattdessen ist die Seite wie ohne Link zu sehen.',
  dismiss: 'Schließen',
  share: {
    title: 'Teilen, was zu sehen ist',
    ways: {
      step: 'Link zu diesem Schritt',
      start: 'Link, der beim ersten Cutoff öffnet',
      element: 'Für eine Webseite: Element',
      frame: 'Für eine Lernplattform: Rahmen (iframe)',
      alone: 'Für eine Webseite: Element in einer Datei',
    },
    last: 'Link, der beim letzten Schritt öffnet',
    copy: 'Kopieren',
    /** @param {string} way */
    copyWay: (way) => `Kopieren: ${way}`,
    copied: 'Kopiert.',
    byHand:
      'Der Browser lässt die Seite nicht kopieren. Der Text ist markiert und kann von Hand kopiert werden.',
    long: 'Der Baum ist lang und damit auch der Link: Manche Programme schneiden lange Links ab.',
    preview: 'Vorschau des Rahmens',
    titled: 'Suche in einem Spielbaum, Schritt für Schritt',
    close: 'Schließen',
  },
}
