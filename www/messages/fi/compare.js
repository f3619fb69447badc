/**
 * The words of two searches side by side, and of the best and the worst order.
 *
 * @import {Messages} from '../pages.js'
 */

import { differences } from './differences.js'
import { count, number, things } from './numbers-and-names.js'

/** @param {number} n @param {boolean} again */
const costs = (n, again) =>
  again ? things(n, 'arviointi', 'arviointia') : things(n, 'lehti', 'lehteä')

/** @type {Messages['compare']} */
export const compare = {
  title: 'Vertailu',
  with: 'Vertailukohta',
  nothing: 'ei mitään',
  hand: 'omat säännöt',
  groups: {
    rules: 'Yksi sääntö toisin',
    again: 'Nollaikkunat, kierrokset, taulu',
    order: 'Toinen järjestys',
    listing: 'Pseudokoodi',
  },
  presets: {
    algorithm: 'minimax tai alfa-beta',
    cut: 'toinen katkaisuehto',
    returns: 'fail-soft tai fail-hard',
    bounds: 'syvät tai matalat rajat',
    update: 'α ja β testin jälkeen tai ennen sitä',
    pvs: 'PVS tai alfa-beta',
    again: 'uusintahaku löydetystä arvosta tai koko ikkunassa',
    mtd: 'MTD(f) tai alfa-beta',
    sss: 'SSS* tai alfa-beta',
    table: 'taulun kanssa tai ilman',
    ordering: 'taulun lapsi ensin tai ei',
    deepening: 'syventäen tai ei',
    aspiration: 'ikkuna edellisen arvon ympärillä tai ei',
    quiescence: 'rauhallisuushaun kanssa tai ilman',
    given: 'lapset kuten kirjoitettu',
    reversed: 'lapset käänteisesti',
    best: 'paras lapsi ensin',
    worst: 'huonoin lapsi ensin',
  },
  closeName: 'Sulje vertailu',
  rules: 'Toisen haun säännöt',
  link: {
    label: 'Askeleet',
    values: {
      node: {
        label: 'solmuittain',
        effect: 'Molemmat ovat samassa solmussa tai katkaisussa, joka karsi sen.',
      },
      step: { label: 'numeroittain', effect: 'Molemmat ovat samannumeroisella askeleella.' },
      none: { label: 'erikseen', effect: 'Kumpikin haku etenee erikseen.' },
    },
  },

  side: (second, listing, exact, order) => {
    const told = exact ? `${listing}, ${order}` : `${listing} muilla säännöillä, ${order}`
    return second ? `Toinen: ${told}` : `Ensimmäinen: ${told}`
  },

  /** The cost of a search, at its title. */
  soFar: (evaluated, all, again) =>
    `${costs(evaluated, again)} tähän asti${all === null ? '' : `, kaikkiaan ${count(all)}`}`,
  brief: (evaluated, all, again) =>
    all === null
      ? costs(evaluated, again)
      : `${again ? 'arviointeja' : 'lehtiä'} ${count(evaluated)} / ${count(all)}`,
  hideTotal: 'Piilota lehtien lopullinen määrä tai näytä se',
  total: 'Yhteensä',

  table: {
    search: 'Haku',
    first: 'Ensim\u00ADmäinen',
    second: 'Toinen',
    difference: 'Erotus',
    ratio: 'Toinen ÷ ensim\u00ADmäinen',
    columns: {
      evaluated: 'arvioi\u00ADtuja lehtiä',
      entered: 'läpi\u00ADkäytyjä solmuja',
      expanded: 'laajen\u00ADnettuja',
      pruned: 'karsit\u00ADtuja',
      cutoffs: 'katkai\u00ADsuja',
      evaluations: 'arvioin\u00ADteja',
      calls: 'kutsuja',
      again: 'uusinta\u00ADhakuja',
      hits: 'osumia tauluun',
      only: 'läpi\u00ADkäyty vain tässä',
      value: 'arvo',
    },
    signed: (n) => (n > 0 ? `+${count(n)}` : number(n)),
    times: (x) => `${number(Math.round(x * 100) / 100)}×`,
    same: 'sama',
    differs: 'eri',
    none: '–',
  },

  differences,
  /** The meaning of the tint in both pictures. */
  legend: 'yhdessä haussa (Δ)',
  legendTip:
    'Δ: kuinka monessa solmussa sen alla vain jompikumpi haku käy. Plusmerkin kanssa: kutsut, jotka jompikumpi haku tekee enemmän, koska se käy solmussa uudelleen.',
  returns:
    'Samassa solmussa voidaan käydä monta kertaa: solmut ja lehdet lasketaan tässä kerran, kutsut ja arvioinnit joka kerta.',

  orders: {
    all: 'Kaikki järjestykset rinnakkain',
    cost: 'sitä varten arvioituja asemia',
    reason: {
      'look-ahead': (evaluated, leaves) =>
        `Jokaisessa solmussa kahden siirron haku kertoo, mikä lapsi tulee ensin: arvioituja lehtiä ${count(evaluated)}, kaikkiaan ${count(leaves)}.`,
      best: (evaluated, leaves, uniform) => {
        const so = `Jokaisen solmun paras lapsi tulee ensin, joten katkaistaan niin varhain kuin voidaan: arvioituja lehtiä on ${count(evaluated)} / ${count(leaves)}.`
        return uniform
          ? `${so} Mikä tahansa järjestys tarvitsee ainakin b^⌈d/2⌉ + b^⌊d/2⌋ − 1 = ${count(uniform.fewest)}, kun b = ${count(uniform.branching)} ja d = ${count(uniform.depth)}.`
          : so
      },
      worst: (evaluated, leaves, uniform) => {
        const so = `Jokaisen solmun huonoin lapsi tulee ensin, joten rajat saadaan myöhään ja ne karsivat vähän: arvioituja lehtiä on ${count(evaluated)} / ${count(leaves)}.`
        return uniform ? `${so} Parhaalle järjestykselle voi riittää ${count(uniform.fewest)}.` : so
      },
    },
  },
}
