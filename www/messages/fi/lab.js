/**
 * The words of the lab.
 *
 * @import {LabWords} from '../pages.js'
 */

import { count, average, rough, things } from './numbers-and-names.js'

const ORDERS = {
  random: 'satunnainen järjestys',
  best: 'paras järjestys',
  worst: 'huonoin järjestys',
}

/** @param {number | null} values how many different values leaves have; null: all differ */
function leavesOf(values) {
  if (values === null) return 'kaikki lehdet eri suuria'
  return values === 1 ? 'kaikki lehdet yhtä suuria' : `lehdillä ${count(values)} eri arvoa`
}

/** @type {LabWords} */
export const lab = {
  title: 'Secateurin laboratorio',
  subtitle: 'mitä karsinta säästää, monesta satunnaisesta puusta',
  skip: 'Siirry tuloksiin',
  average,
  rough,

  // The settings.
  settings: 'Säännölliset puut',
  branching: {
    label: 'Haaroja',
    effect: () => 'b: kuinka monta siirtoa jokaisessa sisäsolmussa on.',
  },
  depth: { label: 'Syvyys', effect: () => 'd: siirtoja juuresta lehtiin.' },
  trees: {
    label: 'Puita',
    effect: () => 'n: kuinka monta puuta käydään läpi kullakin syvyydellä 0:sta d:hen.',
  },
  values: {
    label: 'Eri arvoja',
    effect: (values) =>
      Number.isNaN(values)
        ? 'Tyhjä: kaikki lehdet ovat eri suuria. Kun arvoja on vähän, moni lehti on yhtä suuri.'
        : values === 1
          ? 'Kaikilla lehdillä on sama arvo.'
          : `Lehdillä on ${count(values)} mahdollista arvoa, kaikki yhtä todennäköisiä.`,
  },
  seed: { label: 'Siemenluku', effect: () => 'Sama siemenluku tekee samat puut.' },
  order: {
    label: 'Siirtojärjestys',
    values: {
      random: {
        label: 'satunnainen',
        effect: 'Luomisjärjestyksessä: lehtien arvot ovat satunnaisia.',
      },
      best: {
        label: 'paras ensin',
        effect: 'Arvoltaan paras siirto ensin: niin vähän lehtiä kuin mahdollista.',
      },
      worst: {
        label: 'huonoin ensin',
        effect: 'Arvoltaan huonoin siirto ensin: vain syvät katkaisut jäävät.',
      },
    },
  },
  run: 'Aja',
  cancel: 'Peruuta',
  problem: (problem) => {
    const { code, found } = problem
    const advice =
      code === 'word'
        ? 'Valitse jokin luettelosta.'
        : `Anna kokonaisluku, vähintään ${count(problem.least)} ja enintään ${count(problem.most)}.`
    return found ? `”${found}” ei käy tähän. ${advice}` : advice
  },
  notRun: 'Mitään ei ajettu: katso merkittyjä asetuksia.',
  notRunKept: 'Mitään ei ajettu: katso merkittyjä asetuksia. Alla ovat edelliset tulokset.',

  // The run.
  waits: (time, run) => `Tämä vie noin ${time}. Aloita painamalla ”${run}”.`,
  progress: 'Edistyminen',
  progressAt: (p) =>
    `Syvyys ${count(p.depth)} / ${count(p.deepest)}, ${count(Math.floor(100 * p.share))} %.`,
  finished: (searches) => `Valmis: ${things(searches, 'haku', 'hakua')}.`,
  cancelled: 'Peruutettu. Alla ovat siihenastiset tulokset.',
  alone:
    'Worker-säiettä ei voitu käynnistää, koska suojauskäytäntö tai selain estää sen. ' +
    'Sivu hakee siksi itse ja saattaa vastata sillä välin hitaammin.',
  cancelledAtOnce: 'Peruutettu ennen kuin mitään löytyi.',
  about: ({ branching, depth, trees, order, values, cut, seed }) =>
    `${things(trees, 'puu', 'puuta')} kutakin syvyyttä kohti syvyyteen ${count(depth)} asti, ` +
    `${things(branching, 'siirto', 'siirtoa')} joka solmussa, ${ORDERS[order]}, ` +
    `${leavesOf(values)}, ` +
    `katkaisu, kun v ${cut === '>=' ? '≥' : '>'} raja, siemenluku ${seed}.`,

  // The chart of leaves against depth.
  growth: 'Arvioitujen lehtien määrä syvyyden mukaan',
  growthAxis: 'syvyys siirtoina',
  leavesAxis: 'lehtiä',
  minimax: 'minimax: bᵈ, jokainen lehti',
  shallow: 'alfa-beta, matalat rajat: keskiarvo',
  deep: 'alfa-beta: keskiarvo',
  expected: 'alfa-beta: tarkka odotusarvo',
  fewest: 'alfa-beta: pienin mahdollinen',
  sameEffort: (leaves) => `sama työ: ${things(leaves, 'lehti', 'lehteä')}`,
  growthSummary: (p) =>
    `Kaavio lehtien määrästä syvyyden mukaan, logaritminen asteikko. Syvyydellä ${count(p.depth)} minimax arvioi ` +
    `${things(p.all, 'lehden', 'lehteä')}, alfa-beta matalin rajoin keskimäärin ${average(p.shallow)}, ` +
    `alfa-beta ${average(p.deep)}, ja pienin mahdollinen määrä on ${count(p.fewest)}.`,
  fewestIs: 'Pienin mahdollinen lehtien määrä (Knuth & Moore 1975):',
  effort: (p) => {
    const same = `Kun lehtiä on ${count(p.leaves)}, minimax pääsee ${count(p.minimax)} siirron syvyyteen.`
    if (p.best === p.minimax)
      return `${same} Tällä syvyydellä alfa-betalla ei ole vielä mitään karsittavaa.`
    const best = `Alfa-beta, jolla paras siirto on aina ensin, pääsee ${count(p.best)} siirron syvyyteen`
    return p.best === 2 * p.minimax
      ? `${same} ${best}: kaksinkertainen syvyys samalla työllä.`
      : `${same} ${best}: lähes kaksinkertainen syvyys samalla työllä.`
  },
  effortHere: (p) =>
    `${{ random: 'Satunnaisessa järjestyksessä', best: 'Parhaassa järjestyksessä', worst: 'Huonoimmassa järjestyksessä' }[p.order]} ` +
    `alfa-beta pääsee näissä puissa samalla lehtimäärällä ${count(p.plies)} siirron syvyyteen.`,

  // The histogram.
  histogramTitle: (depth) => `Yksittäisten puiden lehdet syvyydellä ${count(depth)}`,
  histogramAxis: 'lehtiä, jotka alfa-beta arvioi',
  treesAxis: 'puita',
  mean: 'keskiarvo',
  deviation: 'yksi keskihajonta kumpaankin suuntaan',
  expectation: 'tarkka odotusarvo',
  histogramSummary: (p) =>
    p.least === p.most
      ? `${things(p.trees, 'puu,', 'puuta, jokaisessa')} ${things(p.mean, 'arvioitu lehti', 'arvioitua lehteä')}.`
      : `${things(p.trees, 'puu', 'puuta')}: lehtiä ${count(p.least)}–${count(p.most)}, keskiarvo ${average(p.mean)}, ` +
        `keskihajonta ${rough(p.deviation)}, keskiarvon keskivirhe ${rough(p.error)}.`,
  expectedIs: (p) => {
    const expected = `Tarkka odotusarvo on ${average(p.expected)} (Baudet’n kaava, 1978)`
    if (!Number.isFinite(p.off)) return `${expected}; keskiarvo on tässä sama.`
    const off = rough(p.off)
    return `${expected}; keskiarvo poikkeaa siitä ${off} ${off === '1' ? 'keskivirheen' : 'keskivirhettä'}.`
  },
  expectedNot: {
    best: 'Parhaassa järjestyksessä mikään ei jää sattuman varaan: lehtiä on niin vähän kuin mahdollista.',
    worst: 'Huonoimmalle järjestykselle ei tunneta tarkkaa odotusarvoa.',
  },

  // The tables.
  numbers: 'Luvut',
  copy: 'Kopioi taulukko',
  copied: 'Kopioitu',
  columns: {
    depth: 'Syvyys',
    trees: 'Puita',
    minimax: 'Minimax',
    shallow: 'Matalat rajat, keskiarvo',
    deep: 'Alfa-beta, keskiarvo',
    error: 'Keskivirhe',
    expected: 'Tarkka odotusarvo',
    fewest: 'Pienin',
    leaves: 'Lehtiä',
  },
  bin: (least, most) => (least === most ? count(least) : `${count(least)}–${count(most)}`),

  // How much each idea saves.
  ideas: {
    title: 'Paljonko kukin idea säästää?',
    about:
      'Samat puut nollaikkunoilla, syventäen ja taulun kanssa sekä ilman. Alfa-beta ilman niitä on 1×; vasemmalla on vähemmän.',
    of: {
      label: 'Haetaan',
      values: {
        random: {
          label: 'satunnaisista puista',
          effect:
            'Säännöllisiä puita, joiden haarat, järjestys, arvot ja siemenluku ovat yllä olevista asetuksista.',
        },
        'tic-tac-toe': { label: 'ristinollasta', effect: 'Tyhjältä laudalta.' },
        'five-in-a-row': {
          label: 'neljän suorasta, 5 × 5',
          effect: 'Tyhjältä laudalta; avoimet linjat lasketaan.',
        },
        coins: {
          label: '20 kolikosta',
          effect: 'Otetaan 1–3 kerralla; moni tie vie samaan kasaan.',
        },
      },
    },
    depth: {
      label: 'Syvyys',
      effect: () => 'Montako siirtoa; haku tehdään kaikilla syvyyksillä siihen asti.',
    },
    measure: {
      label: 'Lasketaan',
      values: {
        leaves: { label: 'lehdet', effect: 'Eri lehdet, jotka arvioidaan.' },
        calls: {
          label: 'kutsut',
          effect: 'Jokainen kutsu, myös solmujen, joissa käydään uudestaan.',
        },
        evaluated: {
          label: 'arvioinnit',
          effect: 'Jokainen arviointi, myös lehtien, jotka arvioidaan uudestaan.',
        },
      },
    },
    run: 'Vertaa',
    cancel: 'Pysäytä',
    at: 'syvyydellä',
    without: 'ilman taulua',
    with: 'taululla, joka ei unohda mitään',
    search: 'Haku',
    table: { head: 'Taulu', false: 'ei', true: 'kyllä' },
    times: (share) => (Number.isNaN(share) ? 'keskeytetty' : `${rough(share)}×`),
    names: {
      minimax: 'minimax',
      alphaBeta: 'alfa-beta',
      pvs: 'PVS',
      mtd: 'MTD(f)',
      sss: 'SSS*',
      dual: 'DUAL*',
      deepening: 'syventäminen',
      ordering: 'syventäminen, taulun lapsi ensin',
      engine: 'PVS ja kaikki nuo',
      memory: 'MTD(f) ja kaikki nuo',
    },
    summary: (p) => {
      const [one, many] = {
        leaves: ['lehden', 'lehteä'],
        calls: ['kutsun', 'kutsua'],
        evaluated: ['arvioinnin', 'arviointia'],
      }[p.measure]
      const unit = p.base === 1 ? one : many
      const mean = p.trees === 1 ? '' : ` keskimäärin (${things(p.trees, 'puu', 'puuta')})`
      const how = p.least.table ? 'taulun kanssa' : 'ilman taulua'
      return `Syvyydellä ${count(p.depth)} alfa-beta vaatii ${average(p.base)} ${unit}${mean}. Vähiten vaatii ”${p.least.label}” ${how}: ${rough(p.least.share)}-kertainen määrä.`
    },
  },
  // How often the best move is found.
  choices: {
    title: 'Kuinka usein paras siirto löytyy?',
    about:
      'Monte Carlo -puuhaku ja alfa-beta hakevat samoista puista ja arvioivat yhtä monta lehteä. Alfa-beta etenee vasemmalta oikealle, ja sen valinta on paras siirroista, jotka se on käynyt loppuun. Pystyviivat ovat tarkkoja 95 %:n luottamusvälejä (Clopper ja Pearson 1934).',
    of: {
      label: 'Haetaan',
      values: {
        random: {
          label: 'satunnaisista puista',
          effect: 'Säännöllisiä puita yllä olevin asetuksin, yksi kutakin ajoa kohti.',
        },
        'tic-tac-toe': {
          label: 'ristinollasta',
          effect: 'X:llä on kulma ja O:lla ruutu sen vieressä. Siirrot sekoitetaan joka ajossa.',
        },
        coins: {
          label: '13 kolikosta',
          effect:
            'Otetaan 1–3 kerralla; vain yksi siirto voittaa. Siirrot sekoitetaan joka ajossa.',
        },
      },
    },
    evaluations: { label: 'Arviointeja enintään' },
    run: 'Laske',
    cancel: 'Pysäytä',
    axis: 'Arvioituja lehtiä',
    monteCarlo: 'Monte Carlo',
    alphaBeta: 'alfa-beta',
    blind: 'arvottu siirto',
    interval: '95 %:n luottamusväli',
    percent: (share) => `${rough(100 * share)} %`,
    between: (low, high) => `${rough(100 * low)}–${rough(100 * high)} %`,
    progress: (p) => `${count(p.trees)} / ${things(p.all, 'ajo', 'ajoa')}.`,
    told: ({ share, low, high }) =>
      `${rough(100 * share)} % (luottamusväli ${rough(100 * low)}–${rough(100 * high)} %)`,
    summary: (p) => {
      const { trees, evaluations, monteCarlo, alphaBeta, blind } = p
      const runs = p.random ? 'puussa' : 'ajossa'
      return `Kun on arvioitu ${things(evaluations, 'lehti', 'lehteä')}, ${count(trees)} ${runs} parhaita siirtoja on Monte Carlolla ${monteCarlo} ja alfa-betalla ${alphaBeta}. Arvotuista siirroista parhaita on ${blind}.`
    },
  },
}
