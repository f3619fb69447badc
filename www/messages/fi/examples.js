/** Titles of the examples, and a line each on what to look for. */

/** @import {Messages} from '../messages.js' */

/** @type {Messages['examples']} */
export const examples = {
  textbook: {
    title: 'Oppikirjan puu',
    look: 'Solmun C ensimmäinen lehti on 2, ja solmulla A on jo 3: mikään muu solmun C alla ei vaikuta. Solmussa D luku 2 on viimeisenä, joten siellä ei säästetä mitään.',
  },
  lastMove: {
    title: 'Kolme siirtoa, joista viimeinen katkeaa',
    look: 'C on parempi kuin B, joten α on noussut kahdesti ennen kuin D näyttää luvun 1 ja katkeaa.',
  },
  atog: {
    title: 'Solmut A–G, kolme siirtoa',
    look: 'Yksi katkaisu kumpaakin lajia: solmun B β karsii luvun 9 solmun E alta, ja sitten solmun A α karsii koko solmun G.',
  },
  twoCutoffs: {
    title: 'Kahdeksan lehteä, kaksi katkaisua',
    look: 'Betakatkaisu säästää yhden lehden, alfakatkaisu kokonaisen alipuun. Kumpi raja hyödyttää enemmän?',
  },
  oneCutoff: {
    title: 'Kahdeksan lehteä, yksi katkaisu',
    look: 'Parempi siirto tulee toisena, joten vain vähän karsitaan. Käännä järjestys ja vertaa lukumääriä.',
  },
  wikipedia: {
    title: 'Wikipedian puu',
    look: 'Neljä siirtoa, epätasainen puu. Yhteen katkaisuista riittää yhtä suuri arvo: valitse ehdoksi >, niin se katoaa.',
  },
  equality: {
    title: 'Yhtä suuret arvot: ≥ vai >',
    look: 'Tässä katkaistaan vasta, kun raja ylittyy. Toinen 10 ei siis riitä, ja 0 tutkitaan. Valitse ≥, niin se säästyy.',
  },
  deep: {
    title: 'Syvä katkaisu',
    look: 'Luvun 4 kohdalla katkaisee raja, joka on kolme tasoa ylempänä eikä vanhemmassa. Matalilla rajoilla myös 9 tutkitaan.',
  },
  tie: {
    title: 'Näennäinen tasatulos',
    look: 'C palauttaa arvon 3 kuten B, mutta sen arvo on enintään 3: lukua 0 ei nähty. Siksi ensimmäinen paras siirto jää voimaan.',
  },
  negative: {
    title: 'Vain negatiivisia arvoja',
    look: 'Nollan alapuolella mikään ei muutu. Tässä ei voi karsia mitään: C ei koskaan laske arvoon −12.',
  },
  minRoot: {
    title: 'MIN aloittaa',
    look: 'Peilikuva: MAX vastaa, ja β laskee juuressa ensin arvoon 900, sitten arvoon 7. Mikään ei yllä arvoon 900, joten mitään ei karsita.',
  },
  nothingLeft: {
    title: 'Katkaisu, jossa ei ole karsittavaa',
    look: 'Solmun C ainoa lehti saavuttaa rajan, mutta sillä ei ole sisaruksia. Ehto toteutuu eikä säästä mitään.',
  },
  unknown: {
    title: 'Arvoja, joita kukaan ei tiedä',
    look: 'a ja b ovat tuntemattomia, ja alfa-beta saa ilman niitä vastauksen 3. Minimax pysähtyy lehteen a.',
  },
  general: {
    title: 'Miksi m > n riittää',
    look: 'MAX voi saada juuressa arvon m. Syvemmällä MIN voisi vastata arvolla n < m, joten MAX ei koskaan mene sinne, olipa x mikä tahansa.',
  },
  redundantMax: {
    title: 'Turhaa, kun MAX on saanut arvon 6',
    look: 'Pelaajalla MAX on jo 6. Heti kun MIN löytää solmun C alta luvun 5, loppu solmusta C on turhaa työtä.',
  },
  redundantMin: {
    title: 'Turhaa, kun MIN on saanut arvon 4',
    look: 'Pelaajalla MIN on jo 4. Heti kun MAX löytää solmun C alta luvun 5, loppu solmusta C on turhaa työtä.',
  },
}
