/**
 * The words of an exercise, loaded where there is one.
 *
 * @import {Place as Where} from '../../types.js'
 */

import { Place, count, mover, number, place, range, things } from './numbers-and-names.js'

const list = new Intl.ListFormat('fi')

/** A node as its fields are named: ”C, MIN”. @param {Where} where */
function named(where) {
  if (!where.leaf) return `${where.name ?? place(where)}, ${mover(where.player)}`
  const name = where.name ?? `lehti ${number(where.value ?? 0)}`
  return where.parent === null
    ? name
    : `${name}, solmun ${where.parent} lapsi ${count(where.ordinal)}`
}

export const practise = {
  /** In a package for a learning platform. */
  course: {
    alone: 'Sivun ympäriltä ei löytynyt oppimisalustaa: pisteitä ei ilmoiteta.',
    review: 'Oppimisalusta näyttää sivun vain katselua varten: pisteitä ei ilmoiteta.',
    taken: 'Tulos on nyt oppimisalustalla.',
    unreachable:
      'Oppimisalustaan ei saada yhteyttä. Pidä tämä sivu auki: palauttamasi vastaukset lähetetään uudelleen.',
    refused: 'Oppimisalusta ei hyväksynyt tulosta. Kerro siitä opettajallesi.',
    back: 'Lopeta ja palaa kurssille',
  },
  title: 'Vastauslomake',
  /** @param {boolean} fields whether nodes have any @param {boolean} cuts whether edges are cut */
  stage: (fields, cuts) =>
    `Kuva puusta. Nuolinäppäimillä kuljetaan solmusta solmuun${fields ? ', Enter avaa solmun kentät' : ''}${cuts ? ', X katkaisee sen yllä olevan kaaren' : ''}.`,
  /** The keys, as the help tells them. */
  keys: [
    { keys: ['←', '↑', '→', '↓'], does: 'kuvassa: solmusta solmuun' },
    { keys: ['Enter'], does: 'avaa solmun kentät; kentässä: seuraavaan kenttään' },
    { keys: ['Vaihto', 'Enter'], does: 'kentässä: takaisin edelliseen' },
    { keys: ['X'], does: 'katkaise solmun yllä oleva kaari tai peru katkaisu' },
    { keys: ['L'], does: 'lisää lehti arvioitujen lehtien luetteloon' },
    {
      keys: ['Alt', '←', '→'],
      does: 'siirrä solmua sisarustensa joukossa, kun kysytään järjestystä',
    },
    { keys: ['Ctrl', 'Z'], does: 'kumoa; vaihtonäppäimen kanssa: tee uudelleen' },
    { keys: ['+', '−', '0'], does: 'lähennä, loitonna, näytä koko puu' },
    { keys: ['Esc'], does: 'sulje kentät' },
    { keys: ['?'], does: 'tämä ohje' },
  ],
  /** @param {Where} root @param {number} nodes */
  picture: (root, nodes) =>
    `Pelipuu, jossa on ${things(nodes, 'solmu', 'solmua')}. ${Place(root)} on ylimpänä. Vastauslomakkeessa ovat kaikki solmut.`,
  /** @param {string[]} asked */
  task: (asked) => `Selvitä ${list.format(asked)}.`,
  asked: {
    values: 'kunkin solmun palauttama arvo',
    ranges: 'mitä kustakin arvosta on todistettu (3, ≤ 2, ≥ 8 tai 2 … 5)',
    cuts: 'katkaistut kaaret',
    move: 'paras siirto',
    leaves: 'arvioidut lehdet järjestyksessä (paina niitä tai kirjoita niiden arvot)',
    count: 'montako lehteä arvioidaan',
    windows: {
      final: 'kunkin solmun lopulliset α ja β',
      entry: 'kunkin solmun α ja β solmuun tultaessa',
      history: 'kunkin solmun kaikki α:n ja β:n arvot järjestyksessä',
      own: 'kunkin solmun itse siirtämän rajan lopullinen arvo',
    },
  },
  /** The rules, in one line. @param {string[]} rules */
  given: (rules) => `Säännöt: ${rules.join(', ')}.`,
  rules: {
    minimax: 'minimax, mitään ei katkaista',
    cut: { '>=': 'katkaisu ehdoilla ≥ ja ≤', '>': 'katkaisu ehdoilla > ja <' },
    returns: { soft: 'fail-soft', hard: 'fail-hard' },
    shallow: 'vain vanhemman oma paras arvo välitetään alas',
    mover: 'arvot siirtovuorossa olevan pelaajan kannalta',
    before: 'rajat siirtyvät ennen katkaisuehtoa',
    /** @param {string} window */
    window: (window) => `juuren ikkuna ${window}`,
    /** @param {number} plies */
    depth: (plies) => `syvyys ${things(plies, 'siirto', 'siirtoa')}`,
    quiescence: 'levottomista solmuista (!) haetaan rajalla eteenpäin',
    chance: 'satunnaissolmussa todennäköisyyksillä painotettu keskiarvo',
    /** @param {number} lo @param {number} hi */
    values: (lo, hi) => `kaikkien arvojen tiedetään olevan ${range(lo, hi)}`,
    visits: {
      pvs: 'PVS: muita lapsia kuin ensimmäistä kokeillaan nollaikkunoilla',
      mtd: 'MTD: hakuja juuresta nollaikkunoilla',
      deepening: 'ensin syvyyteen 1, sitten 2 ja niin edelleen',
      aspiration: 'ikkuna edellisen arvon ympärillä',
      table: 'transpositiotaulu käytössä',
      ordering: 'taulun siirto ensin',
    },
    order: 'vasemmalta oikealle',
  },
  /** How values are written where chance moves. */
  fractions:
    'Kirjoita muu kuin kokonaisluku murtolukuna, esimerkiksi 7/3, tai vähintään kahteen desimaaliin pyöristettynä, esimerkiksi 2,33.',
  columns: {
    node: 'solmu',
    value: 'arvo',
    range: 'todistettu',
    alpha: 'α',
    beta: 'β',
    cut: 'poikki',
  },
  /** The name of a field. */
  field: {
    /** @param {Where} where */
    value: (where) => `${named(where)}, arvo`,
    /** @param {Where} where */
    range: (where) => `${named(where)}, mitä on todistettu`,
    /** @param {Where} where */
    alpha: (where) => `${named(where)}, α`,
    /** @param {Where} where */
    beta: (where) => `${named(where)}, β`,
    /** @param {Where} where */
    cut: (where) => `${named(where)}, kaari katkaistu`,
  },
  /** The tick that says so of the whole tree. */
  nothingCut: 'mitään ei katkaista',
  /** The names of fields about the whole tree. */
  whole: {
    move: 'paras siirto',
    leaves: 'arvioidut lehdet järjestyksessä',
    count: 'arvioitujen lehtien määrä',
    order: 'lasten järjestys',
    condition: 'ehto tuntemattomille arvoille',
    construct: 'puu',
    statement: 'tosi vai epätosi',
    why: 'syy tai vastaesimerkki',
    chosen: 'siirto, jonka haku valitsee',
    estimate: 'arvo, jonka haku palauttaa',
    best: 'todellisuudessa paras siirto',
    worth: 'juuren todellinen arvo',
    loss: 'arvo, jonka valinta menettää',
  },
  /** The facts known beforehand. */
  known: {
    /** @param {string} from @param {string} to */
    values: (from, to) => `Tiedetään, että kaikki arvot ovat välillä ${from} … ${to}.`,
    /** @param {string} from @param {string} to */
    window: (from, to) => `Haku alkaa ikkunalla α\u00a0${from} β\u00a0${to}.`,
    task: 'Etsi kaaret, jotka katkaistaan sen vuoksi lisäksi; muut katkaisut on jo merkitty.',
    nothing: 'mitään ei katkaista lisäksi',
    missing: 'Jokin tämän puun arvo on tunnettujen rajojen ulkopuolella: ota toinen puu.',
  },
  /** An order of the children. */
  order: {
    goals: {
      fewest: 'Järjestä lapset niin, että haku arvioi mahdollisimman vähän lehtiä.',
      most: 'Järjestä lapset niin, että haku arvioi mahdollisimman monta lehteä.',
      /** @param {number} leaves */
      exactly: (leaves) =>
        `Järjestä lapset niin, että haku arvioi ${things(leaves, 'lehden', 'lehteä')}.`,
    },
    how: 'Valitse solmu ja siirrä sitä sisarustensa joukossa.',
    list: 'Solmut järjestyksessä',
    move: 'Siirrä lapsia',
    toLeft: '← vasemmalle',
    toRight: 'oikealle →',
    mirror: 'oikealta vasemmalle',
    /** @param {string} node */
    left: (node) => `Siirrä vasemmalle: ${node}`,
    /** @param {string} node */
    right: (node) => `Siirrä oikealle: ${node}`,
    /** @param {string} node @param {number} ordinal */
    moved: (node, ordinal) => `${node} on nyt lapsi ${count(ordinal)}.`,
  },
  /** A tree that is made. */
  construct: {
    goals: {
      deep: 'Tee puu, jossa on syvä katkaisu: rajan haltija on vanhempaa ylempänä.',
      deeper: 'Tee puu, jossa katkaisun rajan haltija on vähintään neljä siirtoa ylempänä.',
      strict:
        'Tee puu, jossa haku arvioi enemmän lehtiä, kun se katkaisee ehdoilla > ja < eikä ≥ ja ≤.',
      shallow:
        'Tee puu, jossa haku arvioi enemmän lehtiä, kun vain vanhemman oma paras arvo välitetään alas.',
      hard: 'Tee puu, jossa haku ehdoilla > ja < arvioi enemmän lehtiä fail-hard- kuin fail-soft-säännöllä.',
      reversed: 'Tee puu, jossa haku arvioi vähemmän lehtiä oikealta vasemmalle.',
    },
    /** @param {number} most nodes */
    how: (most) =>
      `Valitse solmu, niin voit muuttaa sen arvoa sekä lisätä ja poistaa solmuja, tai kirjoita puun teksti: enintään ${things(most, 'solmu', 'solmua')}.`,
    text: 'Puun teksti',
    edit: 'Muuta puuta',
    take: 'Näytä tämä puu',
    /** @param {number} nodes */
    made: (nodes) => `Puussa on nyt ${things(nodes, 'solmu', 'solmua')}.`,
  },
  /** The questions about the unknown value of one leaf. */
  conditions: {
    /** @param {string} x @param {Where} where */
    unseen: (x, where) => `Millä ${x}:n arvoilla tässä ei koskaan käydä: ${named(where)}?`,
    /** @param {string} x @param {Where} where */
    best: (x, where) => `Millä ${x}:n arvoilla tämä on paras siirto: ${named(where)}?`,
    root: 'Mitä arvoja juurella voi olla?',
    /** @param {string} x */
    write: (x) => `Kirjoita esimerkiksi ${x} < 4, ${x} ≥ 4, aina tai ei koskaan.`,
    writeRoot: 'Kirjoita esimerkiksi 3, ≥ 3 tai 3 … 5.',
    /** @param {string} x */
    whole: (x) => `${x} on kokonaisluku.`,
    /** @param {string} x @param {string} y */
    pair: (x, y) => `${x}:n ja ${y}`,
    wholeBoth: () => `Molemmat arvot ovat kokonaislukuja.`,
    /** @param {string} x @param {string} y */
    writeBoth: (x, y) =>
      `Kirjoita esimerkiksi ${x} < 4 ja ${y} ≥ ${x}, ${x} ≤ 3 tai ${y} > 5, aina tai ei koskaan.`,
    and: 'ja',
    or: 'tai',
    /** The plane of two unknown values, drawn. */
    plane: {
      /** @param {string} x @param {string} y */
      axes: (x, y) => `Taso: ${x} oikealle, ${y} ylöspäin.`,
      /** @param {string} text */
      holds: (text) => `Ratkaisu: ${text}.`,
      /** @param {string} text */
      given: (text) => `Vastauksesi: ${text}.`,
      key: {
        holds: 'ratkaisu',
        given: 'vastauksesi',
        open: 'katkoviiva: tämä reuna ei kuulu alueeseen',
        /** @param {string} x @param {string} y */
        outside: (x, y) => `mahdottomat ${x}:n ja ${y}:n arvot`,
        witness: 'tässä vastauksesi on väärä',
      },
    },
    missing:
      'Tähän kysymykseen tarvitaan puu, jossa yksi tai kaksi arvoa on tuntemattomia: kirjoita niiden paikalle x ja y tai ota toinen puu.',
  },
  /** The question what the depth limit costs. */
  horizon: {
    /** @param {number} plies */
    task: (plies) =>
      `Haku näkee ${things(plies, 'siirron', 'siirtoa')} eteenpäin; siellä ratkaisevat staattiset arvot eli sisäsolmujen luvut. Minkä siirron haku valitsee, ja minkä arvon se palauttaa? Entä lehtiin asti hakien: mikä siirto on todellisuudessa paras, mikä on juuren todellinen arvo, ja kuinka paljon juuren pelaaja menettää haun valinnalla?`,
    missing:
      'Tämä kysymys tarvitsee syvyysrajan, staattiset arvot sen kohdalla ja tunnetut lehtien arvot sen alla: ota toinen puu.',
  },
  always: 'aina',
  never: 'ei koskaan',
  /** The names of fields where the node is known. */
  brief: { value: 'arvo', range: 'todistettu', alpha: 'α', beta: 'β', cut: 'kaari poikki' },
  named,
  /** @param {Where} where */
  node: (where) => `Kentät: ${named(where)}`,
  close: 'Sulje',
  signs: 'Merkit',
  /** @param {string} text */
  readAs: (text) => `luettu: ${text}`,
  unread: 'ei voi lukea',
  undo: 'Kumoa',
  redo: 'Tee uudelleen',
  empty: 'tyhjä',
  ticked: 'rastitettu',
  unticked: 'ei rastitettu',
  check: 'Tarkista',
  scopes: { node: 'solmu', level: 'taso', all: 'kaikki' },
  scopeNames: {
    node: 'Tarkista valittu solmu',
    level: 'Tarkista valitun solmun taso',
    all: 'Tarkista kaikki vastaukset',
  },
  handIn: 'Palauta',
  /** @param {number} left */
  left: (left) => `${things(left, 'tarkistus', 'tarkistusta')} jäljellä`,
  another: 'Toinen puu',
  /** @param {number} seed */
  seed: (seed) => `Puu ${seed}`,
  /** @param {number} points @param {number} max */
  points: (points, max) => `${count(points)}/${count(max)}`,
  allRight: 'Kaikki oikein.',
  /** @param {string} field */
  first: (field) => `Ensimmäinen virhe: ${field}.`,
  /** @param {number} boxes */
  missing: (boxes) => `Vielä puuttuu ${things(boxes, 'kohta', 'kohtaa')}.`,
  /** @param {number} boxes */
  cannotRead: (boxes) => `${things(boxes, 'kenttää', 'kenttää')} ei voi lukea. Mitään ei laskettu.`,
  nothingYet: 'Mihinkään ei ole vielä vastattu. Mitään ei laskettu.',
  noPoints: 'Vastaus näytettiin: tästä puusta ei saa enää pisteitä.',
  helpSteps: [
    'Oikein vai ei?',
    'Missä se ratkeaa?',
    'Mitä siinä tapahtuu? (vie kentän pisteet)',
    'Näytä vastaus',
  ],
  /** The event that decides. */
  decided: {
    /** @param {Where} where */
    enter: (where) => `Se ratkeaa, kun haku siirtyy ${place(where, 'illative')}.`,
    /** @param {Where} where */
    leave: (where) => `Se ratkeaa, kun ${place(where)} palauttaa arvonsa.`,
    /** @param {Where} where */
    test: (where) => `Sen ratkaisee katkaisuehto ${place(where, 'inessive')}.`,
    /** @param {string} parent */
    leaf: (parent) => `Sen ratkaisee jokin solmun ${parent} lehdistä.`,
    end: 'Se ratkeaa, kun haku päättyy.',
  },
  spent: 'Apu on kertonut vastauksen: tästä kentästä ei saa enää pisteitä.',
  /** @param {number} points */
  weighed: (points) =>
    `Kentästä, jonka pelkkä minimax täyttää samoin, saa 1 pisteen, jokaisesta muusta ${count(points)}.`,
  /** @param {string} text */
  answer: (text) => `Vastaus: ${text}.`,
  none: 'ei mitään',
  /** @param {number} nodes @param {number} most */
  tooLarge: (nodes, most) =>
    `Tässä puussa on ${things(nodes, 'solmu', 'solmua')}. Harjoitella voi puilla, joissa on enintään ${count(most)}.`,
}
