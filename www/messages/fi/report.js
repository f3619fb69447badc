/** The words of the table of a class. Only the command line loads them. */

import { count, things } from './numbers-and-names.js'

export const report = {
  title: 'Luokan raportti',
  /** @param {number} students @param {number} submissions */
  about: (students, submissions) =>
    `${things(students, 'opiskelija', 'opiskelijaa')}, ${things(submissions, 'palautus', 'palautusta')}.`,
  mistakes: 'Virheet',
  none: 'Mikään tunnettu virhe ei sovi yhteenkään palautukseen.',
  mistake: 'Virhe',
  students: 'Opiskelijoita',
  submissions: 'Palautuksia',
  shownBy: 'Näkyy puussa',
  trees: 'Puut',
  otherTree: 'Puu, jota tulokset eivät mainitse',
  /** @param {number} students */
  answered: (students) => `Vastaajia: ${count(students)}. Kunkin ensimmäinen palautus on laskettu.`,
  allRight: 'Kenelläkään ei ollut mitään väärin.',
  box: 'Kenttä',
  wrong: 'Väärin',
  given: 'Väärät vastaukset',
  nothing: 'ei mitään',
  student: 'Opiskelija',
  help: 'Vihjeitä',
  best: 'Paras tulos',
  /** @param {number} share 0 … 1 */
  percent: (share) => `${count(Math.round(share * 100))} %`,
  /** The names of boxes. */
  fields: {
    value: 'arvo',
    range: 'todistettu väli',
    alpha: 'α',
    beta: 'β',
    cut: 'yläpuolinen kaari katkaistu',
    cuts: 'mitään ei katkaista',
    move: 'paras siirto',
    leaves: 'arvioidut lehdet',
    count: 'lehtien määrä',
    order: 'lasten järjestys',
    condition: 'ehto',
    construct: 'tehty puu',
    statement: 'tosi vai epätosi',
    why: 'syy tai vastaesimerkki',
    chosen: 'siirto, jonka haku valitsee',
    estimate: 'arvo, jonka haku palauttaa',
    best: 'todellisuudessa paras siirto',
    worth: 'juuren todellinen arvo',
    loss: 'arvo, jonka valinta menettää',
    returns: 'palautettu arvo',
    bound: 'siirtynyt raja',
    next: 'mitä seuraavaksi tapahtuu',
    holder: 'rajan haltija',
    child: 'valittu lapsi',
    leaf: 'saavutettu solmu',
    exploration: 'C, josta alkaen valitaan muu',
    backup: 'luvut päivityksen jälkeen',
    mistake: 'ensimmäinen väärä askel',
  },
}
