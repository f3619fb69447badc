/**
 * Linkit: mikä linkissä on vikana ja mitä silloin tehdään; sekä ikkuna, joka antaa ne.
 *
 * @import {LinkProblems} from '../pages.js'
 */

/** @type {LinkProblems} */
const problems = {
  newer: ({ version }) =>
    `Tämän linkin versio on ${version}, ja se on tehty uudemmalla Secateurilla. Hae uusin lataamalla sivu uudelleen tai pyydä toinen linkki.`,
  older: ({ version }) =>
    `Tämän linkin versio on ${version}, jota sivu ei enää lue. Pyydä toinen linkki.`,
  broken: ({ found }) =>
    `Linkkiä ei voi lukea kohdasta ”${found}”; ehkä siitä tuli perille vain osa. Kopioi koko linkki tai pyydä toinen.`,
  'unknown-field': ({ name }) =>
    `Linkissä on nimi ”${name}”, jota sivu ei tunne. Tarkista linkki tai pyydä toinen.`,
  'bad-value': ({ name, found, expected }) =>
    `Linkin kentän ”${name}” arvo ei voi olla ”${found}”. Sallittuja ovat ${expected}. Korjaa linkki tai pyydä toinen.`,
  'too-long': () => 'Linkin puussa on yli 1 MiB tekstiä. Pyydä pienempi puu.',
  refused: () =>
    'Linkin puuta ei voi käydä läpi. Asetuksissa kerrotaan syy: korjaa se siellä tai pyydä toinen linkki.',
}

export const links = {
  problems,
  instead: 'Sen sijaan sivu näkyy kuten ilman linkkiä.',
  dismiss: 'Sulje',
  share: {
    title: 'Jaa tämä näkymä',
    ways: {
      step: 'Linkki tähän askeleeseen',
      start: 'Linkki, joka avautuu ensimmäiseen katkaisuun',
      element: 'Verkkosivulle: elementti',
      frame: 'Oppimisalustalle: kehys (iframe)',
      alone: 'Verkkosivulle: elementti yhtenä tiedostona',
    },
    last: 'Linkki, joka avautuu viimeiseen askeleeseen',
    copy: 'Kopioi',
    /** @param {string} way */
    copyWay: (way) => `Kopioi: ${way}`,
    copied: 'Kopioitu.',
    byHand: 'Selain ei anna sivun kopioida. Teksti on valittu: kopioi se itse.',
    long: 'Puu on pitkä ja siksi linkkikin: jotkin ohjelmat katkaisevat pitkät linkit.',
    preview: 'Kehyksen esikatselu',
    titled: 'Haku pelipuussa askel kerrallaan',
    close: 'Sulje',
  },
}
