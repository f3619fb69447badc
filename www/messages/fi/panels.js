/**
 * The words of the panels. They are loaded with the panels.
 *
 * @import {PanelWords} from '../messages.js'
 */

import { events } from './events.js'
import { comments, names } from './listings.js'
import { node } from './node.js'
import { notes } from './notes.js'
import {
  Mover,
  Place,
  count,
  mover,
  number,
  place,
  rough,
  window,
  soFar,
} from './numbers-and-names.js'
import { status } from './viewer.js'

/** The states of a node in few letters. */
const states = {
  ...status,
  unreached: 'ei vielä',
  open: 'avoin',
  pruned: 'karsittu',
  beyond: 'rajan alla',
  spared: 'säästetty',
}

/** @type {PanelWords} */
export const panels = {
  /** The names of the tabs. They are short, because several tabs stand in a narrow row. */
  tabs: {
    title: 'Paneelit',
    more: 'Muut paneelit',
    variables: 'Muuttujat',
    decision: 'Päätös',
    stack: 'Kutsut',
    counts: 'Määrät',
    node: 'Solmu',
    log: 'Tapahtumat',
    outline: 'Sanoina',
    find: 'Siirry',
    nodes: 'Kaikki solmut',
  },

  listing: {
    names,
    comments,
    title: 'Pseudokoodi',
    none: 'Mikään pseudokoodi ei sovi',
    ideas: {
      table: ', taulun kanssa',
      ordering: ', sen siirto ensin',
      deepening: ', kierroksittain',
      aspiration: ', edellisen arvon ympärillä',
      quiescence: ', rauhallisuushaun kanssa',
    },
    why: {
      rules: (near, marked) =>
        marked
          ? `Näille säännöille ei ole valmista pseudokoodia, joten tämä on luotu niistä. Lähin on ”${near}”: merkillä ≠ merkityt rivit poikkeavat siitä.`
          : `Näille säännöille ei ole valmista pseudokoodia, joten tämä on luotu niistä. Lähin on ”${near}”.`,
      turns: (near, marked) =>
        marked
          ? `Tässä pelaaja siirtää kahdesti peräkkäin, mutta pseudokoodit on kirjoitettu vuorotteleville pelaajille. Lähin on ”${near}”: merkillä ≠ merkityt rivit poikkeavat siitä.`
          : `Tässä pelaaja siirtää kahdesti peräkkäin, mutta pseudokoodit on kirjoitettu vuorotteleville pelaajille. Lähin on ”${near}”.`,
      chance: (near) =>
        `”${near}” on puille, joissa on satunnaissolmuja; tässä puussa niitä ei ole. Säännöt ovat tämän pseudokoodin.`,
      values: (near) =>
        `”${near}” tarvitsee pienimmän ja suurimman arvon, jonka lehti voi saada; niitä ei ole annettu. Säännöt ovat tämän pseudokoodin.`,
    },
    differs: (near) => `poikkeaa pseudokoodista ”${near}”`,
    hint: 'Napsauta riviä, niin siirryt sen seuraavaan askeleeseen.',
    noLater: (line) => `Rivillä ${count(line)} ei ole enää askelia.`,
    noStep: (line) =>
      `Riviä ${count(line)} ei vastaa mikään askel: se vain aloittaa alla olevat rivit.`,
  },

  variables: {
    title: 'Muuttujat',
    before: 'Mitään ei ole vielä kutsuttu.',
    of: (where) =>
      where.leaf
        ? `${place(where, 'genitive')} kutsussa`
        : `${place(where, 'genitive')} kutsussa, vuorossa ${mover(where.player)}`,
    end: 'haun jälkeen',
    changed: 'muuttui arvoon',
    none: 'ei vielä mitään',
    flag: (flag) => (flag ? 'tosi' : 'epätosi'),
    seen: {
      max: 'Arvot pelaajan MAX kannalta.',
      mover: 'Arvot vuorossa olevan pelaajan kannalta.',
    },
  },

  rootMoves: {
    title: 'Juuren siirrot',
    turn: (root, ms) =>
      `${Mover(root.player)} on vuorossa ${place(root, 'inessive')}. Haku kesti ${brief(ms)}.`,
    status: { ...states, closed: '–' },
    best: 'valittu',
    cut: 'katkaistu',
  },

  nodes: {
    title: 'Kaikki solmut, yksi rivillään',
    columns: {
      where: 'solmu',
      parent: 'vanhempi',
      player: 'pelaaja',
      status: 'tila',
      worth: 'arvo',
      window: 'ikkuna',
    },
    states,
    none: '–',
    inside: 'puussa',
  },

  decision: {
    title: 'Mitä solmu tekee lapsen arvolla',
    mover: 'siirtovuorossa oleva',
    adds: 'lisää seuraava lapsi',
    uncut:
      'vain lisätään: ilman kaikkien arvojen rajoja tässä ei karsita mitään, sillä muut vaihtoehdot voivat painaa enemmän',
    outcomes: {
      ignore: () => 'ohita',
      keep: (own) => `${own} pysyy`,
      raise: (own, value) => `nosta ${own} arvoon ${value}`,
      lower: (own, value) => `laske ${own} arvoon ${value}`,
      take: (_own, value) => `${value} on uusi paras`,
      cut: (_own, _value, returned) => `katkaise: palauta ${returned}`,
    },
  },

  counts: {
    title: 'Lukumäärät',
    soFar: 'tähän asti',
    all: 'yhteensä',
    minimax: 'minimax',
    stopped: (node) => `Minimax pysähtyi ${place(node, 'illative')}, koska arvo puuttui.`,
    again: { evaluated: 'arviointeja', entered: 'kutsuja' },
    rows: {
      evaluated: 'arvioituja lehtiä',
      entered: 'läpikäytyjä solmuja',
      pruned: 'karsittuja solmuja',
      cutoffs: 'katkaisuja',
    },
  },

  node,
  events,
  notes,

  calls: {
    title: 'Kutsupino',
    columns: { place: 'kutsu', player: '', window: 'ikkuna', best: 'paras', next: 'sitten' },
    before: 'Yksikään kutsu ei ole vielä auki.',
    after: 'Kaikki kutsut ovat palanneet.',
    none: '–',
    player: (where) => (where.leaf ? 'lehti' : mover(where.player)),
    window: ([alpha, beta], naming) => window(alpha, beta, naming),
    frame: ({ place: where, window: bounds, best, next, naming }) =>
      [
        where.leaf ? Place(where) : `${Place(where)}, ${mover(where.player)}`,
        bounds ? `ikkuna ${window(...bounds, naming)}` : '',
        best === null ? '' : `${soFar(where.player)} ${number(best)}`,
        next === null ? (where.leaf ? '' : 'ei enää lapsia') : `seuraavana ${place(next)}`,
      ]
        .filter(Boolean)
        .join(', '),
  },
}

/** A duration. @param {number} ms */
function brief(ms) {
  return ms < 0.1 ? `alle ${rough(0.1)} ms` : `${rough(ms)} ms`
}
