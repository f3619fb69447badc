/**
 * Lukijan oman ohjelman haun sanat: mikä siinä on väärin, ja valintaikkuna. Ne ladataan tarvittaessa.
 *
 * @import {CallKind, Place as Where, Side} from '../../types.js'
 * @import {Findings, Refusals} from '../imported.js'
 */

import { bestFirstMistakes } from './best-first-mistakes.js'
import { mistakes } from './mistakes.js'
import { notes } from './notes.js'
import { found as ofBestFirst, refused } from './imported-best-first.js'
import { Place, count, number, place, things } from './numbers-and-names.js'

/** @param {Side} side */
const greek = (side) => (side === 'alpha' ? 'α' : 'β')
/** @param {string} found */
const quote = (found) => `”${found}”`

/** @type {Findings} */
const findings = {
  'not-there': ({ found }) => `Puussa ei ole solmua ${quote(found)}.`,
  'not-the-root': ({ found }) => `Haku alkaa solmusta ${quote(found)}, joka ei ole juuri.`,
  'not-a-child': ({ found, open }) =>
    `Haku siirtyy solmuun ${quote(found)}, joka ei ole ${place(open, 'genitive')} lapsi.`,
  'after-cutoff': ({ found, open }) =>
    `Haku siirtyy solmuun ${quote(found)}, vaikka ${place(open, 'inessive')} on jo katkaistu. Katkaisun jälkeen kutsu palaa.`,
  'not-open': ({ found, open }) =>
    open === null
      ? `Rivi koskee solmua ${quote(found)}, mutta mitään solmua ei juuri nyt käydä läpi.`
      : `Rivi koskee solmua ${quote(found)}, mutta ${place(open, 'genitive')} kutsu ei ole vielä palannut.`,
  'still-open': ({ open }) =>
    `Kulku päättyy tähän, mutta ${place(open, 'genitive')} kutsu ei ole palannut.`,
  'after-end': () => 'Haku on päättynyt ennen tätä riviä.',
  window: ({ node, side, found, expected }) =>
    `${Place(node)} saa rajan ${greek(side)} = ${number(found)}. Sääntöjen mukaan ${greek(side)} = ${number(expected)}.`,
  value: ({ node, found, expected }) =>
    `${Place(node)} saa arvon ${number(found)}. Puussa se on ${number(expected)}.`,
  best: ({ node, found, expected }) =>
    `${Place(node, 'genitive')} paras arvo on tässä ${number(found)}. Sääntöjen mukaan se on ${number(expected)}.`,
  returns: ({ node, found, expected }) =>
    `${Place(node)} palauttaa arvon ${number(found)}. Sääntöjen mukaan se on ${number(expected)}.`,
  'enters-pruned': ({ node, of, best, bound, side, strict }) =>
    `Haku siirtyy ${place(node, 'illative')}, mutta ${place(of, 'inessive')} pitää jo katkaista: paras arvo ${number(best)} ${strict ? 'ohittaa' : 'saavuttaa'} rajan ${greek(side)} = ${number(bound)}.`,
  'enters-other': ({ node, expected }) =>
    `Haku siirtyy ${place(node, 'illative')}, mutta vuorossa on ${place(expected)}.`,
  'enters-below': ({ node, of }) =>
    `Haku siirtyy ${place(node, 'illative')}, mutta ${place(of)} on syvyysrajalla ja vain arvioidaan.`,
  'enters-again': ({ node, of }) =>
    `Haku siirtyy ${place(node, 'illative')}, mutta ${place(of, 'genitive')} kaikki lapset on jo käyty läpi.`,
  cuts: ({ node, best, bound, side, next }) =>
    next === null
      ? `${Place(node, 'inessive')} katkaistaan, mutta paras arvo ${number(best)} ei saavuta rajaa ${greek(side)} = ${number(bound)}.`
      : `${Place(node)} päättyy liian aikaisin, sillä paras arvo ${number(best)} ei saavuta rajaa ${greek(side)} = ${number(bound)}: vuorossa on ${place(next)}.`,
  evaluates: ({ node }) => `${Place(node)} arvioidaan tässä. Sääntöjen mukaan ei.`,
  ends: ({ node }) =>
    `Kulku päättyy tähän, mutta sääntöjen mukaan haku jatkuu: vuorossa on ${place(node)}.`,
  'goes-on': () => 'Sääntöjen mukaan haku on päättynyt ennen tätä riviä.',
  finishes: ({ found, expected }) =>
    `Haku päättyy arvoon ${number(found)}. Sääntöjen mukaan se on ${number(expected)}.`,
  moves: ({ found, expected, node, child }) =>
    `Parhaaksi siirroksi on merkitty ${node === null ? 'siirto, jota ei ole' : `siirto ${place(node, 'illative')}`} ("bestMove": ${number(found)}). Sääntöjen mukaan se on siirto ${place(child, 'illative')} ("bestMove": ${number(expected)}).`,
  'no-move': ({ found }) =>
    `Parhaaksi siirroksi on merkitty siirto, jota ei ole ("bestMove": ${number(found)}).`,
  varies: ({ at, found, open, child }) =>
    child === null
      ? `Päämuunnelman ${count(at)}. siirroksi on merkitty ${number(found)}, mutta ${place(open, 'adessive')} ei ole sellaista lasta.`
      : `Päämuunnelman ${count(at)}. siirroksi on merkitty ${number(found)}. Sääntöjen mukaan se vie ${place(open, 'elative')} ${place(child, 'illative')}.`,
  'other-tree': () => 'Tämän otsakkeen puu ei ole se, johon kulkua verrataan.',
  compares: ({ node, child, expected }) =>
    `${Place(node, 'genitive')} vertailussa on tässä ${child === null ? 'lapsi, jota sillä ei ole' : place(child)}, mutta palannut on ${place(expected)}.`,
  compared: ({ node, number: name, found, expected }) =>
    name === 'value'
      ? `${Place(node)} vertaa tässä arvoa ${number(found)}. Sääntöjen mukaan arvo on ${number(expected)}.`
      : `${Place(node, 'genitive')} raja on vertailun jälkeen ${greek(name)} = ${number(found)}. Sääntöjen mukaan ${greek(name)} = ${number(expected)}.`,
  misses: ({ node, expected }) =>
    `${Place(node)} käydään läpi. Sääntöjen mukaan taulu vastaa arvolla ${number(expected)}.`,
  hits: ({ node }) =>
    `${Place(node)} saa vastauksen taulusta. Sääntöjen mukaan taulussa ei ole tietoa, joka vastaisi tähän kutsuun.`,
  stored: ({ node, found, expected }) =>
    `${Place(node)} saa taulusta arvon ${number(found)}. Sääntöjen mukaan se on ${number(expected)}.`,
  'not-again': ({ node }) =>
    `${Place(node)} osoittautui nollaikkunassa paremmaksi ja pitää käydä läpi uudelleen, mutta haku jatkuu eteenpäin.`,
  outside: ({ node, of, side, found, bound }) =>
    `${Place(node)} saa rajan ${greek(side)} = ${number(found)}, joka on ${place(of, 'genitive')} ikkunan ulkopuolella: siinä ${greek(side)} = ${number(bound)}.`,
  empty: ({ node, found, bound }) =>
    `${Place(node)} saa rajat α = ${number(found)} ja β = ${number(bound)}: niiden väliin ei jää yhtään arvoa.`,
  ignores: ({ node, found, of, best }) =>
    `${Place(node)} palauttaa arvon ${number(found)}, mutta ${place(of)} on palauttanut arvon ${number(best)}, joka on sen pelaajalle parempi.`,
  unfounded: ({ node, found, best }) =>
    `${Place(node)} palauttaa arvon ${number(found)}, mutta paras sen pelaajan alempaa löytämä arvo on ${number(best)}.`,
  entered: ({ found, expected }) =>
    `Kulussa käydään ${things(found, 'solmussa', 'solmussa')}. Sääntöjen mukaan määrä on ${count(expected)}.`,
  evaluated: ({ found, expected }) =>
    `Kulussa arvioidaan ${things(found, 'solmu', 'solmua')}. Sääntöjen mukaan määrä on ${count(expected)}.`,
}

/** @type {Refusals} */
const refusals = {
  'trace-encoding': () =>
    'Tämä ei ole UTF-8-tekstiä. Pura tiedosto, jos se on pakattu, tai tallenna se UTF-8-muodossa.',
  'trace-syntax': ({ found, expected }) =>
    found
      ? `Tässä on ${quote(found)}, vaikka JSON vaatii: ${expected}. Jokainen rivi on yksi objekti.`
      : `Rivi päättyy, vaikka JSON vaatii: ${expected}. Jokainen rivi on yksi objekti.`,
  'trace-twice': ({ field }) => `Kenttä ${quote(field)} on kahdesti.`,
  'trace-field': ({ code, field, found, expected }) =>
    refused({ code, field, found, expected }) ??
    (found
      ? `Kentän ${quote(field)} arvo ei voi olla ${found}. Mahdollisia ovat: ${expected}.`
      : `Kenttä ${quote(field)} puuttuu. Mahdollisia arvoja ovat: ${expected}.`),
  'trace-line': () => 'Rivi on pidempi tai syvemmin sisäkkäinen kuin missään haun kulussa.',
  'trace-version': ({ found }) => `Haun kulun versio on ${found}, jota tämä sivu ei tunne.`,
  'trace-too-long': ({ limit }) => `Tapahtumia on enemmän kuin ${count(limit)}.`,
  'trace-empty': () =>
    'Tässä ei ole hakua. Ensimmäinen tapahtuma siirtyy juureen, {"event": "enter", "node": 0}, tai lisää solmun paras ensin -haun puuhun, {"event": "expand", "node": 1}.',
}

export const imported = {
  title: 'Oma hakusi',
  intro: 'Anna ohjelmasi tulostaa jokaisesta kutsusta rivi, kuten {"event": "enter", "node": "C"}.',
  how: 'Miten ohjelmasi kirjoittaa ne',
  choose: 'Valitse tiedosto',
  drop: 'Tai pudota tiedosto mihin tahansa kohtaan sivua.',
  paste: 'Tai liitä rivit',
  private: 'Avaamasi pysyy tällä laitteella.',
  tree: {
    label: 'Puu',
    values: { page: 'tiedoston puu, muuten sivun puu', visited: 'solmut, joissa käydään' },
  },
  view: {
    label: 'Arvot',
    values: { max: 'kaikkialla MAXin', mover: 'vuorossa olevan pelaajan (negamax)' },
  },
  check: 'Tarkista',
  close: 'Sulje',
  cancel: 'Peruuta',
  /** @param {number} percent */
  reading: (percent) => `Luetaan … ${count(percent)} %`,
  failed: 'Tiedostoa ei voitu lukea.',
  headerTree: 'Otsakkeen puu',
  /** @param {number} line @param {number | null} column */
  at: (line, column) =>
    column === null ? `Rivi ${count(line)}` : `Rivi ${count(line)}, sarake ${count(column)}`,
  /** @param {number} line */
  first: (line) => `Ensimmäinen väärä rivi: ${count(line)}.`,
  /** On the slider. @param {number} step */
  firstAt: (step) => `Ensimmäinen väärä rivi: askeleessa ${count(step)}.`,
  /** @param {string} mistake @param {number | null} until */
  likely: (mistake, until, of = 0) =>
    until === null
      ? `Todennäköinen syy: ${mistake}. Se selittää koko kulun.`
      : `Mikään tunnettu virhe ei yksin selitä koko kulkua. Lähin selittää sen riville ${count(until)} asti (rivejä on ${count(of)}): ${mistake}.`,
  /** @param {'alpha' | 'beta' | null} side @param {number} expected */
  byRules: (side, expected) =>
    `Sääntöjen mukaan ${side === null ? 'se on' : `${greek(side)} =`} ${number(expected)}.`,
  /** @param {number} steps */
  right: (steps) => `Kaikki on sääntöjen mukaan: ${things(steps, 'askel', 'askelta')}.`,
  /** @param {number} steps @param {[CallKind, number][]} unjudged */
  loose: (steps, unjudged) =>
    `Tarkistettu ${things(steps, 'askel', 'askelta')}: ikkunat ovat sisäkkäin ja arvot seuraavat alemmista. Säännöt eivät kata kaikkia kutsujen lajeja, eikä näiden paikkaa tarkisteta: ${unjudged.map(([kind, calls]) => `${notes.kinds[kind]}: ${count(calls)}`).join(', ')}.`,
  go: 'Siirry tähän askeleeseen',
  reason: 'Syy',
  otherTree: 'Onko sivun puu ohjelmasi puu?',
  visited: 'Näytä sen sijaan solmut, joissa se käy',
  beside: 'Näytä sääntöjen mukainen haku vieressä',
  yours: 'Oma hakusi',
  expected: 'Sääntöjen mukaan',
  findings: { ...findings, ...ofBestFirst },
  mistakes,
  /** Those of best-first searches. */
  bestFirstMistakes,
  refusals,
}
