/** The words of worksheets, on paper and around them. */

import { count, things } from './numbers-and-names.js'

const list = new Intl.ListFormat('fi')

export const worksheet = {
  title: 'Tehtäväpaperit',
  skip: 'Siirry papereihin',
  intro:
    'Tehtäviä paperilla ratkaistaviksi, kukin eri puusta, joka kannattaa ratkaista, ratkaisuineen. Samoilla asetuksilla syntyvät samat paperit uudelleen.',
  heading: 'Otsikko',
  headings: {
    'alpha-beta': 'Alfa-beta-haku',
    minimax: 'Minimax',
    expectiminimax: 'Expectiminimax',
    star1: 'Star1',
    pvs: 'Päämuunnelmahaku (PVS)',
    mtd: 'MTD(f)',
    mcts: 'Monte Carlo -puuhaku',
    pns: 'Todistuslukuhaku',
  },
  trees: 'Puita paperilla',
  students: 'Eri papereita',
  studentsNote: '0: yksi kaikille',
  seed: 'Siemenluku',
  asks: 'Kysytään',
  askNames: {
    values: 'arvot',
    ranges: 'mitä on todistettu',
    windows: 'ikkunat',
    cuts: 'katkaistut kaaret',
    move: 'paras siirto',
    leaves: 'arvioidut lehdet',
    count: 'lehtien määrä',
  },
  wishes: 'Puut',
  tie: 'tasatilanne ratkaisee katkaisun',
  deep: 'syvä katkaisu mukana',
  negative: 'negatiivisia arvoja mukana',
  bounded: 'tuntemattomilla arvoilla on raja',
  nothingCut: 'mitään ei katkaista',
  chance: {
    label: 'Sattuman siirrot',
    '': 'ei koskaan',
    expectimax: 'kunkin pelaajan jälkeen (expectimax)',
    star1: 'kunkin pelaajan jälkeen (Star1)',
  },
  unknowns: { label: 'Tuntemattomat arvot', both: 'x ja y' },
  difficulty: { label: 'Vaikeus', any: 'mikä tahansa' },
  parts: {
    label: 'Tulosta',
    both: 'tehtävät, sitten ratkaisut',
    sheets: 'tehtävät',
    solutions: 'ratkaisut',
  },
  print: 'Tulosta',
  latex: 'Tallenna LaTeXina',
  failed: 'Papereita ei voitu tehdä.',
  /** @param {number} pages */
  made: (pages) => `${things(pages, 'paperi', 'paperia')} valmiina.`,
  name: 'Nimi',
  date: 'Päiväys',
  /** @param {number} number */
  sheet: (number) => `Paperi ${count(number)}`,
  /** @param {number} number */
  tree: (number) => `Puu ${count(number)}`,
  /** @param {number} most */
  points: (most) => `/ ${things(most, 'piste', 'pistettä')}`,
  /** @param {number} most */
  worth: (most) => things(most, 'piste', 'pistettä'),
  total: 'Yhteensä',
  solutions: 'Ratkaisut',
  /** @param {number} number */
  picture: (number) => `Pelipuu ${count(number)}`,
  /** @param {string[]} asked */
  task: (asked) => `Määritä jokaisesta puusta ${list.format(asked)}.`,
  asked: {
    values: 'kunkin solmun palauttama arvo',
    ranges: 'mitä kustakin arvosta on todistettu (3, ≤ 2, ≥ 8 tai 2 … 5)',
    windows: {
      final: 'kunkin solmun lopulliset α ja β',
      entry: 'kunkin solmun α ja β solmuun tultaessa',
      history: 'kunkin solmun α:n ja β:n kaikki arvot järjestyksessä',
      own: 'kunkin solmun itse siirtämän rajan lopullinen arvo',
    },
    cuts: 'katkaistut kaaret (vedä ne puussa yli)',
    move: 'paras siirto',
    leaves: 'arvioidut lehdet järjestyksessä',
    count: 'arvioitujen lehtien määrä',
  },
  decide:
    'Jokainen puu on kuvattu yhdessä haun vaiheessa. Vastaa kuvan yläpuolella olevaan kysymykseen ja perustele, jos perustelulle on tilaa.',
  answer: 'Vastaus',
  reason: 'Perustelu',
  unseen: 'Jos solmuun ei koskaan tulla, sen kentät jäävät tyhjiksi.',
  whole: {
    cuts: 'Katkaistut kaaret, alapuolisten solmujen mukaan',
    move: 'Paras siirto',
    leaves: 'Arvioidut lehdet järjestyksessä',
    count: 'Arvioitujen lehtien määrä',
  },
}
