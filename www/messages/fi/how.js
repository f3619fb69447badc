/** @import {How} from '../pages.js' */

/** @type {How} */
export const how = {
  title: 'Näin se toimii',
  subtitle: 'pelipuut, minimax ja alfa-beta kahdessa minuutissa',
  skip: 'Siirry tekstiin',
  lead: 'Jokaista puuta voi käydä läpi askel kerrallaan sen alla olevilla painikkeilla.',
  sections: {
    tree: {
      title: 'Pelipuu',
      text: [
        'Kaksi pelaajaa siirtää vuorotellen: MAX haluaa suuren arvon, MIN pienen. Solmu on asema, kaari on siirto, ja juuri on laudalla oleva asema. Lehdessä peli on päättynyt, ja luku kertoo, minkä arvoinen se on MAXille.',
      ],
    },
    value: {
      title: 'Minimax-arvo',
      text: [
        'Solmun n minimax-arvo v(n) on se, minkä MAX siitä saa, kun molemmat pelaavat niin hyvin kuin mahdollista:',
      ],
      cases: [
        ['n on lehti', 'v(n) = lehden n luku'],
        ['MAX siirtää solmussa n', 'v(n) = suurin v(c) lapsista c'],
        ['MIN siirtää solmussa n', 'v(n) = pienin v(c) lapsista c'],
      ],
      after: [
        'Minimax laskee juuri tämän: syvyyssuunnassa, lehdistä ylöspäin. Se käy jokaisessa solmussa.',
      ],
      caption: 'Minimax arvioi kaikki yhdeksän lehteä. Juuren arvo on 3, siirrolla B.',
    },
    bounds: {
      title: 'α ja β',
      text: [
        'Jokaiselle kutsulle välitetään kaksi lukua. α on suurin arvo, jonka MAX on jo varmistanut polulla juuresta; se alkaa arvosta −∞. β on pienin arvo, jonka MIN on jo varmistanut; se alkaa arvosta +∞.',
        'Katso alla olevaa puuta. Kun B on palauttanut 3:n, A:ssa α on 3, ja C ja D saavat sen. C:n ensimmäinen lehti on 2: MAX saa B:stä enemmän, joten C:n loppuosalla ei ole väliä. D:n ensimmäinen lehti on 14: se on MINille tähän asti paras, joten β laskee siellä arvoon 14 ja haku jatkuu.',
        'Mitä siis alempaa löytynyt arvo v merkitsee?',
      ],
      cases: [
        [
          'v ≤ α',
          'Sillä ei ole väliä: MAX saa muualta vähintään yhtä paljon, eikä hänen tarvitse tulla tänne.',
        ],
        [
          'α < v < β',
          'Sillä on väliä: MAXin solmussa α nousee arvoon v, MINin solmussa β laskee arvoon v.',
        ],
        [
          'v ≥ β',
          'Sillä ei ole väliä: MIN saa muualta enintään yhtä suuren arvon, eikä hänen tarvitse tulla tänne.',
        ],
      ],
      after: [
        'Kun MIN on löytänyt solmussa arvon v ≤ α tai MAX arvon v ≥ β, solmun loppuosa karsitaan. Arvoista −∞ ja +∞ aloitettuna haku antaa saman arvon kuin minimax.',
      ],
      caption:
        'C on löytänyt luvun 2, ja MAX on jo saanut solmusta B arvon 3: lukuja 4 ja 6 ei koskaan arvioida.',
    },
    why: {
      title: 'Miksi m > n riittää',
      text: [
        'MAX voi saada ylempänä jollakin siirrolla arvon m. Jossakin toisen siirron alla MIN voi painaa arvon lukuun n, ja m > n. Silloin peli ei koskaan päädy sinne, koska MAX jäisi siinä huonommalle. Mikä tahansa muu samassa solmussa voi muuttaa sitä MAXin kannalta vain huonommaksi, joten sitä ei tarvitse tietää. Tämä pätee, olipa solmujen välissä miten monta siirtoa tahansa; myös yhtäsuuruus riittää, koska mitään ei ole voitettavissa.',
      ],
      caption: 'm on 6 ja n on 4: kenenkään ei tarvitse tietää lukua x.',
    },
    cost: {
      title: 'Mitä säästyy',
      text: [
        'Kun jokaisessa solmussa on b siirtoa ja puun syvyys on d, minimax arvioi b^{d} lehteä. Jos paras siirto on aina ensimmäisenä, alfa-betalle riittää noin b^{d/2} lehteä, tarkasti b^{⌈d/2⌉} + b^{⌊d/2⌋} − 1: samassa ajassa se pääsee kaksi kertaa niin syvälle. Jos paras siirto on aina viimeisenä, voi olla, ettei mitään säästy. Hyvä järjestys on siis puolet työstä: ensin siirto, jonka matalampi haku totesi parhaaksi, jota pelin tuntemus suosittaa tai joka oli paras aiemmin.',
      ],
      caption:
        'Tässä b ja d ovat 3. Parhaassa järjestyksessä arvioidaan 11 lehteä 27:stä, tämän puun huonoimmassa järjestyksessä kaikki 27.',
    },
    horizon: {
      title: 'Horisontti ja arviointi',
      text: [
        'Useimmat pelit ovat liian syviä tutkittaviksi loppuun asti. Silloin haku pysähtyy syvyysrajaan, ja arvon sijasta käytetään arviota siitä, mitä laudalla näkyy, esimerkiksi materiaalista tai avoimista linjoista. Tämän horisontin takana olevaa ei nähdä. Arvio ei todista mitään, ja yksi siirto lisää voi kääntää sen.',
      ],
      caption:
        'Yhden siirron syvyydellä B näyttää paremmalta: 4 vastaan 3. Siirtoa syvemmällä solmun B arvo on 1 ja solmun C 7.',
    },
    before: {
      title: 'Edellisen haun paras siirto',
      text: [
        'Siksi ohjelma hakee ensin yhden siirron syvyydelle, sitten kahden, sitten kolmen, kunnes aika loppuu. Edellisen haun paras siirto tutkitaan seuraavassa ensimmäisenä: se on yleensä yhä hyvä, ja sen arvo karsii paljon muusta.',
      ],
      caption:
        'Yhden siirron syvyydellä C oli paras: 7 vastaan 4 ja 2. Kahden siirron syvyydellä se on ensimmäisenä ja sen arvo on 6, ja solmuista B ja D riittää kummastakin yksi lehti.',
    },
  },
  references: {
    title: 'Lähteet',
    gave: {
      knuth:
        'Fail-hard-alfa-beta, sen negamax-muoto, matalat ja syvät katkaisut, lehtien pienin määrä.',
      baudet: 'Lehtien odotusarvo satunnaisessa järjestyksessä ja kapeat juuren ikkunat.',
      pearl:
        'Kuinka paljon satunnaisessa järjestyksessä säästyy ja ettei mikään haku säästä enempää.',
      fishburn: 'Fail-soft: paras löydetty arvo, ikkunan ulkopuoleltakin.',
      russell: 'Oppikirjan puu, sen kaksi funktiota, arviointi ja syvyysraja.',
      principle:
        'Artikkeli: turha työ MAXin ja MINin kannalta, tunnetut rajat, pseudokoodit negamaxiin asti.',
      pruning: 'Artikkeli: tuntemattomat arvot, solmut A–G, kolikot, järjestykset, agentti.',
      slides: 'Luentokalvot: miksi m > n riittää, α ja β, mitä säästyy.',
    },
  },
  cite: {
    title: 'Viittausohje',
    text: (version) =>
      `The Secateur authors: Secateur, versio ${version}, 2026. Minimax- ja alfa-beta-haku pelipuussa askel kerrallaan.`,
  },
}
