/**
 * The errors in texts and options, and what to do about them. The place of the error is given beside the message.
 *
 * @import {ErrorTexts} from '../messages.js'
 * @import {Condition} from '../../types.js'
 */

import { halfWidth } from '../half-width.js'
import { labels } from './option-labels.js'
import { gameAdvice, plies } from './games.js'
import { count, number, things } from './numbers-and-names.js'

/** The labels of the fields, by option: readers do not know the names of options. @type {Map<string, string>} */
const LABELS = new Map(Object.entries(labels))

const EXPECTED = {
  node: 'luku, nimi tai alkusulje',
  value: 'luku tai nimi',
  name: 'nimi',
  space: 'välilyönti',
}

/**
 * Advice on options that people type. For other options the core says what values they take.
 * @type {Map<string, string | ((expected: string) => string)>}
 */
const ADVICE = new Map([
  ...Object.entries(gameAdvice),
  ['window', 'Anna kaksi lukua, pienempi ensin.'],
  ['depth', plies],
  ['values', 'Anna kaksi lukua, pienin ensin.'],
  ['seed', (range) => `Anna kokonaisluku, ${range}.`],
  ['random.values', 'Anna kaksi kokonaislukua, pienin ensin.'],
])

/** Why two options do not go together. @type {Map<string, string>} */
const CONFLICTS = new Map([
  ['null-windows-go-down', 'nollaikkuna on välitettävä kaikille jälkeläisille'],
  [
    'needs-values-outside',
    'seuraava ikkuna valitaan edellisen ulkopuolisista arvoista, joita fail-hard ei koskaan palauta',
  ],
  ['has-own-windows', 'tämä haku valitsee ikkunansa itse'],
  ['has-no-windows', 'minimaxissa ei ole ikkunoita'],
  ['has-no-guess', 'ei ole aiempaa arvoa, jonka ympärille ikkuna asetettaisiin'],
  ['has-no-table', 'ei ole taulua, joka nimeäisi lapsen'],
  [
    'compares-all-children',
    'lasten, joissa ei ole käyty, on oltava puussa, jotta niitä voi verrata',
  ],
])

/** The wishes about a tree that can be lowered where none can be drawn. */
const LOOSEN = {
  leaves: 'lehtien ja siirtojen määrä',
  values: 'eri arvot',
  cuts: 'katkaisut',
  tie: 'katkaisun ratkaisevat tasatilanteet',
  deep: 'syvät katkaisut',
  negative: 'negatiiviset arvot',
  known: 'tunnetun tiedon katkaisut',
  difficulty: 'vaikeus',
}

/** @type {ErrorTexts} */
export const errors = {
  'empty-text': () => 'Puuta ei vielä ole. Kirjoita sellainen, esimerkiksi ((3 12 8) (2 4 6)).',
  unexpected: ({ found, expected }) =>
    `Tässä on ${quote(found)}, vaikka tässä pitäisi olla ${EXPECTED[expected]}.`,
  unclosed: ({ open, close, openLine, openColumn }) =>
    `Rivin ${openLine} sarakkeessa ${openColumn} oleva ${quote(open)} jää sulkematta. Lisää ${quote(close)}.`,
  'unclosed-quote': ({ found }) =>
    `Kohdan ${quote(found)} alussa olevaa lainausmerkkiä ei suljeta samalla rivillä. Kirjoita nimen loppuun toinen lainausmerkki.`,
  mismatched: ({ found, expected, openLine, openColumn }) =>
    `${quote(found)} ei voi sulkea rivin ${openLine} sarakkeessa ${openColumn} olevaa suljetta. Kirjoita ${quote(expected)}.`,
  'empty-list': () => 'Sulkeiden välissä ei ole mitään. Kirjoita niiden väliin ainakin yksi lapsi.',
  stray: ({ found }) =>
    /^[)\]}]$/.test(found)
      ? `Puu on valmis jo ennen merkkiä ${quote(found)}, joka ei sulje mitään. Poista se.`
      : `Puu on valmis jo ennen kohtaa ${quote(found)}. Poista loput tai pane kaikki sulkeisiin.`,
  'bad-number': ({ found }) =>
    fullWidth(found) ??
    (found.includes('/')
      ? `${quote(found)} ei ole luku. Kirjoita desimaaliluku; murtoluku kelpaa vain painoksi sattumasolmun alla, kaksoispisteen eteen: ?(1/3:7 2/3:4).`
      : `${quote(found)} ei ole luku. Kirjoita luku näin: 7, -2.5 tai 1e3 (desimaalipiste), tai aloita nimi kirjaimella.`),
  'not-finite': ({ found }) =>
    `${quote(found)} ei ole äärellinen luku. Jokainen lehti tarvitsee luvun tai nimen tuntemattomalle arvolle.`,
  'bad-character': ({ found }) =>
    fullWidth(found) ??
    `Merkillä ${quote(found)} ei ole tässä merkitystä. Käytä lukuja, nimiä, sulkeita, pilkkuja ja merkkejä ”:” ja ”=”.`,
  typography: ({ found, typed }) =>
    `Tekstinkäsittely on tehnyt merkin ${quote(found)} merkeistä ${quote(typed)}. Poista typografia käytöstä puun kohdalla tai kirjoita puu attribuuttiin ”tree”.`,
  'player-without-bracket': ({ found }) =>
    `${quote(found)} kertoo, kuka siirtää, joten sen perässä on oltava siirrot sulkeissa.`,
  'weights-sum': ({ sum }) =>
    sum === ''
      ? 'Näillä painoilla ei ole riittävän pientä yhteistä nimittäjää. Kirjoita ne vähemmillä numeroilla.'
      : `Näiden lasten painojen summa on ${sum}, vaikka sen pitäisi olla 1. Muuta painoja, tai jätä ne kaikki pois, jos ne ovat yhtä suuria.`,
  'weight-missing': ({ found, weighed }) =>
    weighed
      ? `${quote(found)} on paino, mutta sitä edeltävillä lapsilla ei ole painoa. Anna paino kaikille tai ei yhdellekään.`
      : `Kohdalla ${quote(found)} ei ole painoa, mutta sitä edeltävillä lapsilla on. Kirjoita paino sen eteen, esimerkiksi 0.5:${found}.`,
  'bad-weight': ({ found }) =>
    `${quote(found)} ei ole paino. Paino on murtoluku tai desimaaliluku (desimaalipiste), suurempi kuin 0 ja enintään 1: 1/3 tai 0.25.`,
  'weight-without-chance': ({ found }) =>
    `${quote(found)} on paino, mutta sattuma ei siirrä tässä. Kirjoita ”?” ympäröivän sulkeen eteen, tai aloita nimi kirjaimella.`,
  'odd-indent': () =>
    'Tämä rivi ei ole minkään solmun alla eikä vieressä. Lapset ovat vanhempaansa edempänä oikealla, kaikki samassa kohdassa.',
  'not-two-players': ({ found }) =>
    `Pelissä on ${things(found, 'pelaaja', 'pelaajaa')}. Arvojen puu on kahden pelaajan, MAXin ja MINin, peli.`,
  'hidden-information': ({ found }) =>
    `Informaatiojoukossa ${found} on useita solmuja: pelaaja ei tiedä, mihin niistä peli on edennyt. Täällä haettavissa puissa molemmat tietävät kaiken.`,
  'not-zero-sum': ({ found }) =>
    `Tuottojen ${found} summa ei ole 0. Minkä MAX voittaa, sen MIN häviää.`,
  'payoff-before-end': () => 'Pelissä on tuotto ennen loppua. Arvoja on vain lehdillä.',
  'stray-noise': () =>
    '”!” merkitsee levottoman solmun. Se kirjoitetaan staattisen arvon ja sulkeen väliin solmuun, jossa siirtää MAX tai MIN, kuten B=5!(1 9).',
  'quiescence-in-exercise': () =>
    'Tämä haku jatkuu levottomista solmuista. Siitä on vain yksi harjoitus: vastauslomake, joka kysyy, mitä syvyysraja maksaa. Valitse se tai ota rauhallisuushaku pois käytöstä.',
  'searched-again-in-exercise': () =>
    'Tämä haku käy osan solmuista läpi uudelleen. Siitä on vain yksi harjoitus: kerro, mitä haku tekee seuraavaksi. Valitse se tai valitse minimax tai alfa-beta ilman iteratiivista syventämistä ja taulua.',
  'chance-searched-again': () =>
    'Tässä puussa siirtää myös sattuma. Puu käydään läpi expectiminimaxilla tai alfa-betalla ilman nollaikkunoita, iteratiivista syventämistä ja taulua. Valitse jompikumpi tai toinen puu.',
  'too-many-calls': ({ limit }) =>
    `Haku tekee yli ${count(limit)} kutsua, koska se käy solmuja läpi uudelleen. Anna sille taulu, pienempi syvyys tai pienempi puu.`,
  'too-many-updates': ({ limit }) =>
    `Haku päivittää solmujen lukuja yli ${count(limit)} kertaa. Anna sille vähemmän iteraatioita.`,
  'chance-in-proof': () =>
    'Tässä puussa siirtää myös sattuma, mutta todistusluvut koskevat vain pelaajia MAX ja MIN. Valitse toinen algoritmi tai toinen puu.',
  'best-first': () =>
    'Vastauslomakkeet, piilotetut virheet sekä laboratorion lehti- ja kutsumäärät koskevat minimaxia ja alfa-betaa. Paras ensin -hauista on vain yksi harjoitus: kerro, mitä haku tekee seuraavaksi.',
  'value-outside': ({ value }) =>
    `Puun arvo ${number(value)} ei ole annettujen pienimmän ja suurimman arvon välissä. Väljennä niitä tai jätä ne pois.`,
  'number-before-bracket': ({ found }) =>
    `Luku ei voi olla solmun nimi. Lisää välilyönti kohdan ${quote(found)} jälkeen, aloita nimi kirjaimella tai kirjoita staattinen arvo muodossa =${found}(…).`,
  'element-inside': ({ found }) =>
    `Puun tekstissä on ${found}. Markdown-käsittelijä tekee esimerkiksi merkinnästä [2](4 6) linkin. Kirjoita puu attribuuttiin ”tree” tai elementtiin <script type="text/plain">.`,
  'text-too-long': ({ limit }) =>
    `Tekstissä on yli ${things(limit, 'tavu', 'tavua')}. Pienennä puuta.`,
  'too-deep': ({ limit }) =>
    `Puu on yli ${things(limit, 'siirron', 'siirtoa')} syvä. Poista muutama sulkeiden taso.`,
  'too-many-nodes': ({ limit }) =>
    `Puussa on yli ${things(limit, 'solmu', 'solmua')}. Valitse vähemmän haaroja tai pienempi syvyys.`,
  'too-little-memory': ({ needed, limit }) =>
    `Tähän tarvitaan hetkellisesti enintään ${count(needed)} Mt muistia, eikä sivulla ole enää niin paljon. Sivun kaikilla puilla voi yhteensä olla ${count(limit)} Mt, joissakin selaimissa vähemmän. Pienennä puuta, sulje vertailu tai lataa sivu uudelleen.`,
  'option-conflict': ({ option, other, reason }) =>
    `”${LABELS.get(option) ?? option}” ei sovi yhteen asetuksen ”${LABELS.get(other) ?? other}” kanssa: ${CONFLICTS.get(reason) ?? reason}. Muuta toista niistä.`,
  'bad-option': ({ option, found, expected }) => {
    const name = LABELS.get(option) ?? option
    const wrong = found === 'undefined' ? `”${name}” puuttuu. ` : `”${name}” ei voi olla ${found}. `
    return wrong + advice(option, expected)
  },
  'unknown-option': ({ option, expected }) => `Asetusta ”${option}” ei ole. Tarjolla: ${expected}.`,
  'answered-twice': ({ option, before }) =>
    `”${option}” vastaa kohtaan, johon ”${before}” on jo vastannut. Anna kuhunkin kohtaan yksi vastaus.`,
  'no-such-exercise': ({ loosen }) =>
    loosen.length === 0
      ? 'Tähän puuhun ei sovi mikään virhe. Anna toinen puu, jonka haku ei tarvitse tuntematonta arvoa.'
      : noTree(loosen),
  'bad-source': ({ found }) =>
    `Puu annetaan tekstinä tai muodossa { random: … } tai { game: … }, mutta nyt annettiin ${found}.`,
  'too-few-values': ({ available }) =>
    `Tällä välillä on vain ${things(available, 'eri arvo', 'eri arvoa')}, ja puu tarvitsee enemmän. Laajenna väliä tai salli enemmän yhtä suuria arvoja.`,
  'bad-argument': ({ argument, found, expected }) =>
    `”${argument}” ei voi olla ${found}. Mahdollista on: ${expected}.`,
  'never-entered': ({ node }) =>
    `Haku ei koskaan käy solmussa ${node}, joten sille ei ole askelta. Valitse toinen solmu tai askel.`,
  'not-here': () =>
    'Elementti avaa lyhyen tekstin pienessä ytimessä, joka ei osaa vastata tähän. Avaa puu funktiolla `open`.',
  unreadable: ({ argument }) => `Kohtaa ”${argument}” ei voi lukea: lukeminen aiheuttaa virheen.`,
  'too-much-at-once': ({ argument, limit }) =>
    `”${argument}” pyytää liian paljon kerralla. Pyydä enintään ${count(limit)} ja loput sen jälkeen.`,
  freed: () => 'Tämä haku on vapautettu. Avaa puu uudelleen.',
  stopped: ({ starved }) =>
    starved
      ? 'Haku keskeytyi, koska muisti loppui. Avaa puu uudelleen, pienennä sitä tai sulje vertailu.'
      : 'Haku keskeytyi virheen vuoksi. Yritä uudelleen, avaa puu uudelleen tai lataa sivu uudelleen.',
  cancelled: () =>
    'Puun avaaminen peruutettiin. Avaa toinen muuttamalla puuta tai jotakin sääntöä.',
  'words-unavailable': ({ language }) =>
    `Kielen ${language} tekstejä ei voitu ladata. Yritä uudelleen tai lataa sivu uudelleen.`,
  'wasm-unavailable': ({ reason }) =>
    'Haku toimii WebAssemblynä, eikä se käynnistynyt. Käytä uutta selainta, salli siinä WebAssembly ' +
    `ja avaa sivu verkkopalvelimen kautta, ei tiedostona. Selain ilmoittaa: ${reason}`,
}

/** @param {string} option @param {string} expected */
function advice(option, expected) {
  const words = ADVICE.get(option) ?? `Mahdollista on: ${expected}.`
  return typeof words === 'string' ? words : words(expected)
}

/** What to type instead of full-width characters; undefined: there are none. @param {string} found */
function fullWidth(found) {
  const typed = halfWidth(found)
  if (typed === found) return undefined
  return `${quote(found)} on täysleveä, kuten kiinalaiset ja japanilaiset näppäimistöt sen kirjoittavat. Kirjoita ${quote(typed)}.`
}

/** @param {string} found */
function quote(found) {
  return `”${found}”`
}

/** @param {Condition[]} loosen */
function noTree(loosen) {
  const words = loosen.flatMap((one) => (one === 'apart' ? [] : LOOSEN[one]))
  return words.length === 0
    ? 'Puuta, jossa tavalliset virheet muuttavat vastauksia, ei löytynyt. Valitse suurempia puita, pienempi syvyysraja tai muita kysymyksiä.'
    : `Puuta, joka täyttää kaiken tämän, ei löytynyt. Vaadi vähemmän: ${words.join(', ')}.`
}
