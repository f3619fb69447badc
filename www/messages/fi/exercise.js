/** The words of exercises: verdicts and reasons. They are loaded with the first exercise. */

/** @import { Reasons } from '../messages.js' */

import { mistakes } from './mistakes.js'
import { pair } from '../numbers.js'
import { Place, count, number, place, range, test, things } from './numbers-and-names.js'
import { explored } from './best-first-questions.js'
import { find } from './find.js'
import { edit } from './edit.js'
import { practise } from './practise.js'
import { predict } from './predict.js'
import { statements } from './statements.js'

/** @type {Reasons} */
const reasons = {
  unreadable: () =>
    'Tämä ei ole luku, raja eikä väli. Kirjoita esimerkiksi 3, −∞, ≤ 2, ≥ 8 tai 2 … 5.',
  ambiguous: () =>
    'Tämän voi lukea kahdella tavalla. Kirjoita desimaaliluku muodossa 3.5 ja kaksi lukua muodossa 3; 5.',
  'not-a-number': () => 'Tähän kohtaan tulee yksi luku.',
  'not-a-move': () =>
    'Tämä ei ole siirto. Kirjoita sen lapsen nimi, johon siirto johtaa, tai sen arvo, jos se on lehti.',
  'no-condition': () => 'Tämä ei ole ehto. Kirjoita esimerkiksi x < 4, x ≥ 4, aina tai ei koskaan.',
  'other-value': ({ node, player, clamped, mover }) => {
    const taken = mover || player === 'max' ? 'suurimman' : 'pienimmän'
    const of = mover ? 'niiden arvojen vastaluvuista' : 'niistä'
    const held = clamped ? ', ikkunaan rajattuna' : ''
    return `${Place(node)} palauttaa eri arvon: ${taken} ${of}, jotka haun läpikäymät lapset palauttavat${held}.`
  },
  'other-average': ({ node }) =>
    `${Place(node)} palauttaa eri arvon: lasten palauttamien arvojen keskiarvon, jossa kukin arvo kerrotaan todennäköisyydellään.`,
  'other-limit': ({ node }) =>
    `${Place(node, 'inessive')} katkaistaan: solmu palauttaa rajan, joka pätee, olivatpa muiden lasten arvot mitä tahansa.`,
  'equal-chances': () => 'Tämä on tavallinen keskiarvo. Kukin arvo kerrotaan todennäköisyydellään.',
  'sum-so-far': () =>
    'Tämä on vasta summa tähän mennessä. Jäljellä olevien lasten osalta mukaan otetaan kaikkien arvojen raja.',
  'other-range': ({ node }) => `${Place(node, 'elative')} on todistettu eri väli.`,
  'other-player': () => 'Tämän arvon valitsisi toinen pelaaja.',
  'beyond-cut': () =>
    'Tässä on mukana katkaisun taakse jääviä solmuja, joissa haku ei koskaan käy.',
  'not-clamped': () =>
    'Näillä säännöillä ikkunan ulkopuolisen arvon sijasta palautetaan lähin raja.',
  clamped: () => 'Näillä säännöillä arvo palautetaan sellaisenaan, myös ikkunan ulkopuolelta.',
  rounded: () =>
    'Luku on oikein, mutta ei riittävän tarkka. Kirjoita murtoluku, esimerkiksi 7/3, tai pyöristä vähintään kahteen desimaaliin, esimerkiksi 2,33.',
  'bound-as-value': () => 'Vain raja on todistettu: se tarvitsee merkin ≤ tai ≥.',
  'value-as-bound': () => 'Arvo itse tunnetaan, ei vain rajaa.',
  'wrong-sign': () => 'Merkki osoittaa väärään suuntaan.',
  'other-bound': () => 'Raja on eri.',
  'entry-bound': () => 'Tämä on raja kutsun alussa. Se on sen jälkeen siirtynyt.',
  'final-bound': () => 'Tämä on raja kutsun lopussa. Kysytään rajaa alussa.',
  'bounds-missing': () =>
    'Arvoja puuttuu: luettelo alkaa rajasta kutsun alussa ja sisältää jokaisen arvon, jonka raja saa.',
  exchanged: () => 'α ja β ovat vaihtuneet keskenään.',
  'other-view': ({ mover }) =>
    mover
      ? 'Tämä on MAXin kannalta. Kysytään siirtovuorossa olevan pelaajan lukuja.'
      : 'Tämä on MINin kannalta. Joka solmussa kysytään MAXin lukuja.',
  'not-handed-down': () => 'Esivanhemman rajaa ei ole välitetty alaspäin.',
  moved: () => 'Näillä säännöillä raja ei siirry katkaisussa.',
  'not-moved': () => 'Näillä säännöillä raja siirtyy, ennen kuin katkaisuehto tarkistetaan.',
  'test-holds': (p) =>
    `Katkaisuehto toteutuu, ${test({ ...p, naming: 'greek' })}, joten tämä kaari katkaistaan.`,
  'test-fails': (p) =>
    `Katkaisuehto, ${test({ ...p, naming: 'greek' })}, ei toteudu, joten tätä kaarta ei katkaista.`,
  'average-decided': (p) =>
    `Olivatpa muiden lasten arvot mitä tahansa, keskiarvo saavuttaa rajan, ${test({ ...p, naming: 'greek' })}, joten tämä kaari katkaistaan.`,
  'average-open': ({ node, least, most, alpha, beta }) =>
    `${Place(node, 'genitive')} keskiarvo voi vielä olla ${range(least, most)}, ja ikkuna on ${pair(number(alpha), number(beta))}: vielä ei katkaista mitään.`,
  'goes-on': (p) =>
    `Katkaisuehto, ${test({ ...p, naming: 'greek' })}, ei toteudu, joten haku jatkuu.`,
  'first-child': () =>
    'Tämä on ensimmäinen lapsi: ennen sitä ei ole verrattu mitään, joten mitään ei voi katkaista.',
  'cuts-off': ({ node }) =>
    `${Place(node)} tekee itse katkaisun, joten haku siirtyy siihen. Katkaistut kaaret vievät sen lapsiin.`,
  'below-cut': () => 'Katkaisu on ylempänä. Merkitse vain se kaari, joka katkaistaan.',
  'below-missed-cut': () => 'Tämä on katkaistun kaaren alla. Virhe on siellä.',
  'below-extra-cut': () => 'Tämä on merkitsemäsi kaaren alla. Virhe on siellä.',
  'never-entered': () =>
    'Haku ei koskaan siirry tähän solmuun: kaari sen yläpuolella on katkaistu.',
  'never-searched': () => 'Haku ei käy tässä solmussa.',
  'something-marked': () => 'Merkitsit myös kaaren.',
  'other-move': () => 'Jokin muu siirto on paras.',
  'other-choice': () => 'Syvyysrajan arvojen mukaan jokin muu siirto on paras.',
  'other-estimate': () => 'Haku palauttaa eri arvon: sen, joka saadaan syvyysrajan arvoista.',
  'other-truth': () => 'Lehtiin asti hakien puun arvo on eri.',
  'other-loss': () =>
    'Menetys on eri: parhaan siirron todellinen arvo verrattuna valitun siirron todelliseen arvoon.',
  fits: ({ mistake }) => `Tähän johtaa tuttu virhe: ${mistakes[mistake]}.`,
  'no-move': () => 'Mikään siirto ei ole todistetusti paras: jokainen arvo on vain raja.',
  'other-leaf': ({ number }) => `Luettelon lehti ${count(number)} on väärä.`,
  'too-few': () => 'Luettelo loppuu liian aikaisin.',
  'too-many': () => 'Luettelo jatkuu liian pitkään.',
  'other-count': () => 'Arvioitujen lehtien määrä on eri.',
  'counted-nodes': () =>
    'Tässä on laskettu kaikki solmut, joissa haku käy, ei vain ne, jotka se arvioi.',
  'counted-pruned': () => 'Tässä on laskettu karsitut lehdet. Kysymys koskee arvioituja.',
  'left-out-cutting': () => 'Tästä puuttuvat lehdet, joiden jälkeen haku karsii. Nekin arvioidaan.',
  'other-leaves': ({ leaves }) =>
    `Tässä järjestyksessä haku arvioi ${things(leaves, 'lehden', 'lehteä')}.`,
  'holds-at': ({ at }) => `Arvolla ${number(at)} näin on, mutta vastauksesi mukaan ei.`,
  'fails-at': ({ at }) => `Arvolla ${number(at)} näin ei ole, mutta vastauksesi mukaan on.`,
  'holds-for': ({ first, x, second, y }) =>
    `Kun ${first} = ${number(x)} ja ${second} = ${number(y)}, näin on, mutta vastauksesi mukaan ei.`,
  'fails-for': ({ first, x, second, y }) =>
    `Kun ${first} = ${number(x)} ja ${second} = ${number(y)}, näin ei ole, mutta vastauksesi mukaan on.`,
  'can-be': ({ at }) => `Juurella voi olla arvo ${number(at)}, mutta vastauksesi mukaan ei.`,
  'cannot-be': ({ at }) =>
    `Juurella ei voi olla arvoa ${number(at)}, mutta vastauksesi mukaan voi.`,
  'no-order': () => 'Tämä ei ole tämän puun lasten järjestys.',
  'no-tree': () => 'Tämä ei ole puun teksti.',
  'tree-too-large': ({ most }) => `Puussa saa olla enintään ${things(most, 'solmu', 'solmua')}.`,
  'unknown-met': () => 'Haku kohtaa lehden, jolla ei ole arvoa, ja pysähtyy.',
  'no-cutoff': () => 'Mitään ei katkaista: mikään arvo ei kohtaa rajaa.',
  'last-child': ({ cutoff }) =>
    `${Place(cutoff, 'inessive')} katkaisuehto toteutuu, mutta vasta viimeisen lapsen jälkeen: katkaistavaa ei enää ole.`,
  'nothing-left': ({ cutoff, holder }) =>
    `${Place(cutoff, 'inessive')} arvo kohtaa rajan, jonka haltija on ${place(holder)}, mutta vasta viimeisen lapsen jälkeen: katkaistavaa ei enää ole.`,
  'held-by-window': ({ cutoff }) =>
    `${Place(cutoff, 'inessive')} on katkaisu, mutta raja on juuren ikkunan raja: sillä ei ole haltijaa.`,
  'held-by-parent': ({ cutoff, holder }) =>
    `${Place(cutoff, 'inessive')} on katkaisu, mutta rajan haltija on sen vanhempi, ${place(holder)}: katkaisu on matala.`,
  'held-near': ({ cutoff, holder, plies }) =>
    `${Place(cutoff, 'inessive')} on syvä katkaisu, mutta rajan haltija on ${place(holder)}, vain ${things(plies, 'siirron', 'siirtoa')} ylempänä.`,
  'same-leaves': ({ leaves }) => `Molemmat haut arvioivat ${things(leaves, 'lehden', 'lehteä')}.`,
  'no-tie': ({ leaves }) =>
    `Molemmat haut arvioivat ${things(leaves, 'lehden', 'lehteä')}: mikään arvo ei ole täsmälleen rajan suuruinen.`,
  'fewer-leaves': ({ leaves, others }) =>
    `Haku, jonka pitäisi arvioida enemmän lehtiä, arvioi niitä ${count(leaves)}, ja toinen ${count(others)}.`,
  refuted: () => 'On olemassa puu, jossa se ei pidä paikkaansa.',
  proved: () => 'Se pitää paikkansa jokaisessa puussa.',
  'other-reason': () => 'Tämä syy ei todista väitettä.',
  'holds-there': () => 'Tässä puussa väite pitää paikkansa.',
  'table-empty': () => 'Taulussa ei ole tietoa tästä solmusta.',
  'table-plies': ({ plies, needed }) =>
    `Taulun tieto on syvyyden ${count(plies)} hausta, ja tässä syvyyttä on jäljellä ${count(needed)}.`,
  'table-bound': ({ lo, hi, alpha, beta }) =>
    `Taulu kertoo vain, että arvo on ${range(lo, hi)}. Ikkunassa ${pair(number(alpha), number(beta))} se ei ratkaise mitään.`,
  'counted-before': () => 'Tässä on laskettu mukaan myös aiemmat haut.',
  'step-right': () => 'Tämä askel on oikein.',
  'wrong-before': () => 'Jo jokin aiempi askel on väärin.',
}

export const exercise = {
  practise,
  statements,
  predict,
  explored,
  find,
  edit,
  verdicts: {
    right: 'oikein',
    follows: 'seuraa vastauksistasi',
    wrong: 'väärin',
    missing: 'puuttuu',
    extra: 'ei kuulu tähän',
    uncounted: 'ei lasketa',
    unread: 'ei voi lukea',
  },
  reasons,
  mistakes,
  /** The other cut test, by the rule. */
  cutTests: {
    '>=': 'katkaisuehtona on > ja < eikä ≥ ja ≤',
    '>': 'katkaisuehtona on ≥ ja ≤ eikä > ja <',
  },
  /** @param {string} mistake */
  likely: (mistake) => `Todennäköinen syy: ${mistake}. Se sopii kaikkiin vääriin vastauksiin.`,
}
