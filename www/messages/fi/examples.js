/** The titles of the examples, and what to look for in each. */

/** @import {Messages} from '../pages.js' */

/** @type {Messages['examples']} */
export const examples = {
  textbook: {
    title: 'Oppikirjan puu',
    look: 'Solmun C ensimmäinen lehti on 2, ja solmulla A on jo 3: mikään muu solmun C alla ei vaikuta. Solmussa D luku 2 on viimeisenä, joten siellä ei säästetä mitään.',
  },
  lastMove: {
    title: 'Kolme siirtoa, katkaisu viimeisessä',
    look: 'C on parempi kuin B, joten α on noussut kahdesti ennen kuin solmusta D löytyy luku 1 ja sen loput lapset karsitaan.',
  },
  atog: {
    title: 'Solmut A–G, kolme siirtoa',
    look: 'Yksi katkaisu kumpaakin lajia: solmun B β karsii luvun 9 solmun E alta, ja sitten solmun A α karsii koko solmun G.',
    narration: [
      'Solmun A alussa α = −∞ ja β = +∞.',
      'Solmussa D MAX ottaa luvuista 2 ja 3 suuremman: α on 3.',
      'Takaisin solmussa B: MIN on saanut arvon 3, β on 3, ja seuraavana on E.',
      'Solmussa E α nousee arvoon 5 ja ohittaa rajan β = 3: luku 9 karsitaan.',
      'Takaisin solmussa A: MAX on saanut arvon 3, α on 3.',
      'α = 3 ja β = +∞ välitetään solmuun C ja edelleen solmuun F.',
      'Solmussa F kumpikaan, 0 tai 1, ei ylitä rajaa α = 3: solmun F arvo on 1.',
      'Solmussa C α on 3, ja β laskee arvoon 1: G karsitaan, ja solmun A arvo on edelleen 3.',
    ],
  },
  twoCutoffs: {
    title: 'Kahdeksan lehteä, kaksi katkaisua',
    look: 'Betakatkaisu solmussa E, sitten alfakatkaisu solmussa C. Mitä kumpikin säästää?',
  },
  oneCutoff: {
    title: 'Kahdeksan lehteä, yksi katkaisu',
    look: 'Parempi siirto tulee toisena, joten karsitaan vain vähän. Käännä järjestys ja vertaa lukumääriä.',
  },
  wikipedia: {
    title: 'Wikipedian puu',
    look: 'Neljä siirtoa, epäsäännöllinen puu. Yhteen katkaisuista riittää yhtä suuri arvo: valitse ehdoksi >, niin se katoaa.',
  },
  equality: {
    title: 'Yhtä suuret arvot: ≥ vai >',
    look: 'Tässä katkaistaan vasta, kun raja ylittyy. Toinen 10 ei siis riitä, ja myös 0 arvioidaan. Valitse ≥, niin se säästyy.',
  },
  deep: {
    title: 'Syvä katkaisu',
    look: 'Solmussa D luku 4 saavuttaa rajan, jonka haltija on kolme siirtoa ylempänä oleva A eikä vanhempi: luku 9 karsitaan. Matalilla rajoilla myös 9 arvioidaan.',
  },
  tie: {
    title: 'Näennäinen tasatulos',
    look: 'Myös C palauttaa arvon 3, mutta se on vain yläraja: toinen lehti, 0, karsittiin. Siksi MAX valitsee B:n, joka antoi arvon 3 ensin.',
  },
  negative: {
    title: 'Vain negatiivisia arvoja',
    look: 'Nollan alapuolella haku toimii samoin, mutta tässä ei voi karsia mitään: C ei koskaan laske arvoon −12.',
  },
  minRoot: {
    title: 'MIN aloittaa',
    look: 'Peilikuva: MAX vastaa, ja β laskee juuressa ensin arvoon 900, sitten arvoon 7. Solmun C alla mikään ei yllä arvoon 900, joten mitään ei karsita.',
  },
  nothingLeft: {
    title: 'Katkaisu, jossa ei ole karsittavaa',
    look: 'Solmun C ainoa lehti saavuttaa rajan, mutta sillä ei ole sisaruksia. Ehto toteutuu eikä säästä mitään.',
  },
  unknown: {
    title: 'Tuntemattomia arvoja',
    look: 'a ja b ovat tuntemattomia, ja alfa-beta saa ilman niitä tuloksen 3. Minimax pysähtyy lehteen a.',
  },
  general: {
    title: 'Miksi m > n riittää',
    look: 'MAX voi saada juuressa arvon m. Syvemmällä MIN voisi vastata arvolla n < m, joten MAX ei koskaan mene sinne, olipa x mikä tahansa.',
  },
  worstOrder: {
    title: 'Puun huonoin järjestys',
    look: 'Paras siirto tulee kaikkialla viimeisenä, eikä mitään karsita: kaikki 27 lehteä arvioidaan kuten minimaxissa. Sama puu ihanteellisessa järjestyksessä on seuraava esimerkki.',
  },
  idealOrder: {
    title: 'Saman puun ihanteellinen järjestys',
    look: 'Paras siirto tulee kaikkialla ensin: 27 lehdestä riittää 11, eikä mikään järjestys tarvitse vähempää.',
  },
  coins: {
    title: 'Neljä kolikkoa, otetaan yksi tai kaksi',
    look: 'Viimeisen kolikon ottaja voittaa. Juuren arvo on 1: MAX ottaa yhden kolikon ja voittaa; jos MAX ottaisi kaksi, MIN ottaisi loput kaksi.',
  },
  bestPoint: {
    title: 'Valkea etsii parasta pistettä',
    look: 'Valkea on MAX ja katsoo kaksi siirtoa eteenpäin: valkean piste, mustan vastaus, sitten lauta arvioidaan. Musta uhkaa voittaa, ja vain yksi piste estää sen. Kun valkea on löytänyt sen, yksi mustan hyvä vastaus riittää lopettamaan minkä tahansa muun pisteen tutkimisen, tässä pisteen b4. Ensimmäinen katkaisu tuli jo aiemmin: e5 häviää kuten b5.',
  },
  ticTacToe: {
    title: 'Ristinollan loppu',
    look: 'Jokainen asema pelin loppuun asti. Katkoviivaiset viuhkat ovat asemia, joita kenenkään ei tarvinnut katsoa: napsauta, niin viuhka avautuu.',
  },
  redundantMax: {
    title: 'Turhaa, kun MAX on saanut arvon 6',
    look: 'Pelaajalla MAX on jo 6. Heti kun MIN löytää solmun C alta luvun 5, loppu solmusta C on turhaa työtä.',
  },
  redundantMin: {
    title: 'Turhaa, kun MIN on saanut arvon 4',
    look: 'Pelaajalla MIN on jo 4. Heti kun MAX löytää solmun C alta luvun 5, loppu solmusta C on turhaa työtä.',
  },
  exchange: {
    title: 'Vaihto, jota syvyys 1 ei näe',
    look: 'Syvyydellä 1 MAX siirtäisi solmuun B, jonka arvo on siellä 9. Mutta B on levoton, kuten ”!” kertoo, ja pidemmälle hakien sen arvo on vain 1: MIN lyö takaisin. Siksi C on parempi. Ilman rauhallisuushakua paras siirto on taas väärä.',
  },
  horizon: {
    title: 'Horisontti-ilmiö',
    look: 'Jotain menetetään joka tapauksessa: siirron B jälkeen 5. D luovuttaa vielä 1 lisää ja vain lykkää menetystä kahdella siirrolla, joten syvyydellä 3 D näyttää paremmalta: −1. Rauhallisuushaku jatkaa levottomasta solmusta F: menetys on aivan horisontin takana, ja D:n arvo on −6. Ilman rauhallisuushakua MAX siirtää solmuun D.',
  },
  dice: {
    title: 'Kaksi noppaa: pari tai ei',
    look: 'Solmuissa B ja C siirtää sattuma: parin todennäköisyys on 1/6, kaiken muun 5/6, ja sitten MIN vastaa. B on keskimäärin 11/3 ja C 3,5, joten MAX siirtyy solmuun B, vaikka C on tavallisen heiton jälkeen parempi.',
  },
  averages: {
    title: 'Keskiarvoon ei riitä järjestys',
    look: 'B on keskimäärin 3,5 ja C 3, joten MAX siirtyy solmuun B. Seuraava esimerkki muuttaa yhtä lehteä mutta ei järjestystä.',
  },
  averagesStretched: {
    title: 'Sama järjestys, toinen siirto',
    look: 'Lehdistä vain arvosta 5 on tullut 10, joten järjestys on sama. Silti C on nyt keskimäärin 5,5: satunnaissolmuissa merkitsee, kuinka paljon parempi arvo on. Kirjoita molempiin puihin MIN merkin ”?” tilalle: paras siirto pysyy.',
  },
  star1: {
    title: 'Star1: katkaisu satunnaissolmussa',
    look: 'Kaikki arvot ovat vähintään 0 ja enintään 10, ja B on keskimäärin 6. Arvojen 1 ja 6 jälkeen C ei yllä arvoon 6 edes arvolla 10: viimeinen lehti karsitaan. Jätä rajat pois, niin tässä ei karsita mitään.',
  },
  pig: {
    title: 'Possu kolmeen pisteeseen',
    look: 'Nopassa on kolme sivua, ja kummallakin on yksi vuoro: 1 vie vuoron pisteet. Se voittaa, jolla on enemmän pisteitä, 1 pelaajalle MAX ja −1 pelaajalle MIN. Kun arvoilla on nämä rajat ja parempi siirto tulee ensin, Star1 karsii solmut, joilla ei voi olla merkitystä.',
  },
  monteCarlo: {
    title: 'Monte Carlo oppikirjan puussa',
    look: 'Tässä askeleessa johtaa D: sen molemmat iteraatiot ovat löytäneet 14:n, puun suurimman lehden. Mitä useammin MINin vastauksissa sen jälkeen käydään, sitä pienempi on D:n keskiarvo: iteraatiosta 15 alkaen valinta on B, joka saa 60 käynnistä 26. Myös minimax valitsee B:n.',
  },
  proofNumbers: {
    title: 'Todistusluvut: missä on vähiten tehtävää?',
    look: 'Onko A:n arvo vähintään 5? Todistukseen tarvitaan B:n alta 3 lehteä, C:n alta 2 ja D:n alta 4: A:n todistusluku on niistä pienin, 2, ja kumoamisluku lukujen 1, 1 ja 1 summa, 3. Haku jatkuu C:n alta, ja iteraation 6 jälkeen A on todistettu.',
  },
  provedCoins: {
    title: 'Seitsemän kolikkoa: voitettu ja todistettu',
    look: 'Viimeisen kolikon ottaja voittaa, ja kerralla otetaan 1–3. Jos jätetään 4, voitto on todistettu; jos jätetään 5, se on kumottu. Voittaako 6:n jättäminen, jää avoimeksi, sillä sitä ei tarvitse tietää: 44 lehdestä arvioidaan 11.',
  },
  provedTicTacToe: {
    title: 'Ristinolla: voiko X voittaa?',
    look: 'Tavoite on X:n voitto. Ensimmäinen siirto, c3, vie vain tasapeliin, ja se on kumottu; a2 uhkaa kahdella linjalla, ja se on todistettu 18 iteraation jälkeen. Muut kolme siirtoa jäävät avoimiksi: 102 lehdestä arvioidaan 12.',
  },
}

/** @type {Messages['groups']} */
export const groups = {
  slides: 'Luentokalvot: alfa-beta-haku',
  pruning: 'Artikkeli: alfa-beta-karsinta tekoälyssä',
  principle: 'Artikkeli: alfa-beta-karsinnan periaate',
  figures: 'Muita julkaistuja kuvia',
  fine: 'Yksityiskohtia',
  chance: 'Sattuma',
  bestFirst: 'Paras ensin -haku',
  games: 'Pelejä',
}
