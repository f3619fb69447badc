/** The words of the main page: headings, buttons, labels, states. */

/** @import {Messages} from '../pages.js' */

import { labels } from './option-labels.js'
import { count, number, things } from './numbers-and-names.js'

/** @type {Messages['ui']} */
export const ui = {
  // The page.
  title: 'Secateur',
  description: 'Katso askel kerrallaan, miten minimax ja alfa-beta-karsinta tutkivat pelipuuta.',
  skip: 'Siirry puuhun',
  /** The texts of a first visit; the second leads to the page that explains. */
  welcome: {
    watch: 'Paina Seuraava ja katso, mitä lehtiä ei koskaan tutkita.',
    how: 'Uusi täällä? Kahdessa minuutissa: näin se toimii',
  },
  language: 'Kieli',
  theme: (/** @type {string} */ name) => `Värit: ${name}`,
  themeSystem: 'kuten järjestelmässä',
  themeLight: 'vaalea',
  themeDark: 'tumma',
  projector: 'Projektoritila',
  /** The controls of projector mode. The last three hide and show a part. */
  projecting: {
    previous: 'Edellinen esimerkki',
    next: 'Seuraava esimerkki',
    shown: 'Näkyvissä tai piilossa',
    sentence: 'Lause',
    values: 'Arvot',
    windows: 'Ikkunat',
    code: 'Tämän sivun linkki QR-koodina',
    noCode: 'Linkki on liian pitkä QR-koodiin.',
  },
  settings: 'Asetukset',
  figure: 'Tallenna kuvana',
  byHand: 'Muokkaa käsin',
  noHand: 'Muokkausta ei voitu ladata. Yritä uudelleen.',
  ownSearch: 'Oma haku',
  noOwnSearch: 'Tätä osaa ei voitu ladata. Yritä uudelleen.',
  /** The keys of the page, for the help. */
  pageKeys: [
    { keys: ['S'], does: 'piilota asetukset tai näytä ne' },
    { keys: ['P'], does: 'projektoritila päälle ja pois; myös Esc poistuu siitä' },
    {
      keys: ['N'],
      does: 'projektoritilassa: seuraava esimerkki; vaihtonäppäimen kanssa edellinen',
    },
    { keys: ['V'], does: 'projektoritilassa: vertaa minimaxia ja alfa-betaa tai lopeta vertailu' },
    { keys: ['O'], does: 'projektoritilassa: valokeila osoittimen kohdalla' },
    { keys: ['Q'], does: 'projektoritilassa: linkki QR-koodina kuulijoiden puhelimille' },
    { keys: ['1', '2', '3'], does: 'projektoritilassa: piilota tai näytä lause, arvot, ikkunat' },
    {
      keys: ['Page ↑', 'Page ↓'],
      does: 'projektoritilassa: askel taakse tai eteen, kuten kaukosäätimellä',
    },
  ],
  help: 'Ohje',
  share: 'Jaa',

  // The examples.
  example: 'Esimerkki',
  exampleOwn: 'Oma puu',
  exampleEdited: 'muokattu',
  exampleChanged:
    'Puuta, järjestystä tai jotakin sääntöä on muutettu, joten esimerkin kuvaus ei ehkä enää pidä paikkaansa.',
  exampleAgain: 'Takaisin esimerkkiin',

  // The editor.
  tree: 'Puu',
  asText: 'Tekstinä',
  treeIs: (nodes, leaves) =>
    `${things(nodes, 'solmu', 'solmua')}, ${things(leaves, 'lehti', 'lehteä')}.`,
  errorAt: (line, column, problem) => `Rivi ${count(line)}, sarake ${count(column)}: ${problem}`,
  foreign: {
    python: 'Tämä näyttää Python-listoilta, joissa solmun nimi on ensimmäisenä.',
    indented: 'Tämä näyttää sisennetyltä tekstiltä: solmu rivillä, lapset edempänä oikealla.',
    efg: 'Tämä näyttää Gambitin peliltä.',
    read: 'Lue se näin',
  },
  decimalComma: (read, meant) =>
    `Pilkku erottaa lehdet, joten puu on ${read}. Desimaalipilkuin se olisi ${meant}.`,
  decimalPoints: 'Lue desimaalilukuina',
  goToError: 'Siirry virheeseen',
  lastGood: 'Näkyvissä on viimeisin kelvollinen puu.',
  lastSearch: (problem) => `${problem} Näkyvissä on edellinen haku.`,
  notation: 'Miten puu kirjoitetaan',
  grammar: [
    [
      '((3 12 8) (2 4 6))',
      'Luvut ovat lehtiä ja sulkeet sisäsolmuja; MAX ja MIN siirtävät vuorotellen.',
    ],
    [
      '[[3,12],{2,4}]',
      '( ), [ ] ja { } ovat samanarvoisia; pilkku vastaa välilyöntiä. Siksi desimaalierotin on piste: 2.5.',
    ],
    [
      'A(B(2 3) x:5)',
      'Nimi kiinni sulkeessa tai merkin ”:” edellä antaa nimen solmulle tai lehdelle.',
    ],
    ['MIN(3 MIN(4 5))', 'MAX tai MIN sulkeen edellä kertoo, kuka siinä siirtää.'],
    ['(2 a b)', 'Pelkkä nimi on tuntematon arvo. Vain haku, joka tarvitsee sitä, pysähtyy.'],
    ['(A=4(1 9) 6)', 'Staattinen arvo, jota käytetään, kun syvyysraja pysäyttää haun.'],
    ['(3 5) # oma', 'Kommentti rivin loppuun asti.'],
  ],

  // A random tree.
  random: 'Satunnainen puu',
  randomBranching: labels['random.branching'],
  randomDepth: labels['random.depth'],
  randomLowest: 'Pienin arvo',
  randomHighest: 'Suurin arvo',
  randomSeed: labels['random.seed'],
  randomTies: labels['random.ties'],
  randomTiesFree: 'vapaa',
  randomIrregular: labels['random.irregular'],
  randomSeedFree: 'arvotaan',
  randomSeeded: (seed) => `Siemenluku ${number(seed)}`,
  randomMake: 'Luo satunnainen puu',

  // The titles of the tasks in the settings.
  doing: 'Toiminnot',
  drawing: 'Esitystapa',

  // Practice.
  practising: {
    practise: 'Harjoittele',
    kind: 'Harjoitus',
    kinds: {
      practise: 'täytä vastauslomake',
      predict: 'ennusta, mitä haku tekee',
      find: 'etsi haun virhe',
    },
    every: 'jokainen päätös, myös helpot',
    runKeys:
      'Kuvassa vasen ja oikea nuoli kulkevat askel kerrallaan, välilyönti toistaa, Enter jatkaa seuraavaan kysymykseen ja A näyttää vastauksen.',
    findKeys:
      'Kuvassa vasen ja oikea nuoli kulkevat askel kerrallaan, W merkitsee tämän askeleen ensimmäiseksi vääräksi, ja A näyttää vastauksen.',
    mistake: 'Virheen numero',
    asked: 'Kysytään',
    asks: {
      values: 'solmujen arvot',
      ranges: 'mitä niistä on todistettu',
      windows: 'α ja β',
      cuts: 'katkaistut kaaret',
      move: 'paras siirto',
      leaves: 'arvioidut lehdet järjestyksessä',
      count: 'montako lehteä arvioidaan',
    },
    about: 'Mistä kysytään',
    subjects: {
      values: 'mitä solmut palauttavat',
      windows: 'miten ikkunat muuttuvat',
      cuts: 'katkaistaanko vai jatketaanko, ja kenen raja on',
      again: 'käydäänkö lapsessa uudelleen',
      table: 'mitä taulu vastaa',
      passes: 'mitä kierros palauttaa ja arvioi',
      child: 'mikä lapsi valitaan',
      leaf: 'minkä solmun iteraatio saavuttaa',
      exploration: 'mistä C:stä alkaen valitaan muu lapsi',
      backup: 'luvut päivityksen jälkeen',
    },
    question: 'Tehtävän laji',
    questions: {
      run: 'mitä haussa tapahtuu',
      known: 'ennakkotiedon katkaisut',
      order: 'lasten järjestys',
      condition: 'millä arvoilla jokin pätee',
      construct: 'tee ehdon täyttävä puu',
      statement: 'arvioi väite',
      horizon: 'mitä syvyysraja maksaa',
    },
    knowing: 'Mitä tiedetään',
    knowings: { values: 'kaikki arvot ovat välillä', window: 'juuren ikkuna' },
    from: 'alaraja',
    to: 'yläraja',
    goal: 'Montako lehteä arvioidaan',
    goals: {
      fewest: 'mahdollisimman vähän',
      most: 'mahdollisimman monta',
      exactly: 'tasan näin monta lehteä',
    },
    depthLimit: 'Syvyysraja siirtoina',
    statement: 'Mikä väite',
    target: 'Mitä puussa pitää tapahtua',
    targets: {
      deep: 'syvä katkaisu',
      deeper: 'raja neljä siirtoa ylempänä',
      strict: 'enemmän ehdolla > kuin ≥',
      shallow: 'enemmän ilman syviä rajoja',
      hard: 'enemmän fail-hard, ehdolla >',
      reversed: 'vähemmän oikealta alkaen',
    },
    leaves: 'Lehtien määrä',
    abouts: {
      unseen: 'solmussa ei koskaan käydä',
      best: 'siirto on paras',
      root: 'juuren mahdolliset arvot',
    },
    whole: 'tuntemattomat arvot ovat kokonaislukuja',
    which: 'Mikä α ja β',
    windows: {
      final: 'lopulliset',
      entry: 'solmuun tultaessa',
      history: 'kaikki järjestyksessä',
      own: 'raja, jota solmu siirtää',
    },
    keys: 'Kuvassa nuolinäppäimillä kuljetaan solmusta solmuun, Enter avaa kentät, X katkaisee yllä olevan kaaren ja Ctrl Z kumoaa. Kentissä Enter vie eteenpäin.',
    paper: 'Tehtäväpaperit tulostettaviksi',
    back: 'Takaisin hakuun',
  },

  // The rules.
  search: 'Haku',
  explain: 'Mitä kukin valinta muuttaa',
  rulesReset: 'Palauta oletussäännöt',
  moreRules: 'Muut säännöt',
  rulesAgain: 'Kierrokset ja taulu',
}
