/** Oppituntien sanat. */

/** @import {Lessons} from '../pages.js' */

import { count, things } from './numbers-and-names.js'

/** @type {Lessons} */
export const lessons = {
  title: 'Oppitunnit',
  subtitle: 'opintojakso hausta pelipuussa, alusta tenttiin asti',
  skip: 'Siirry oppituntiin',
  minutes: (minutes) => `noin ${things(minutes, 'minuutti', 'minuuttia')}`,
  parts: {
    predict: 'Kerro, mitä tapahtuu seuraavaksi',
    practise: 'Tee itse',
    more: 'Vielä yksi oma tehtävä',
    find: 'Etsi virhe',
  },
  row: (right, of) =>
    `Oikein peräkkäin: ${count(right)}/${count(of)}. Kolmella tämä osa on valmis.`,
  done: 'Kolme peräkkäin: tämä osa on valmis.',
  wrong: (mistake) =>
    `Ei oikein. Tähän sopii tämä virhe: ${mistake}. Seuraavassa puussa juuri se antaa eri vastauksen.`,
  plain: 'Ei vielä oikein. Seuraavassa puussa kysytään samaa.',
  next: 'Seuraava puu',
  partsDone: (done, of) => `osia valmiina ${count(done)}/${count(of)}`,
  kept: 'Valmiit osat muistetaan tällä laitteella, ilman vastauksiasi.',
  forget: 'Unohda ne',
  following: (title) => `Seuraava oppitunti: ${title}`,
  end: 'Tämä oli viimeinen oppitunti. Jokaisessa osassa on lisää puita niin paljon kuin haluat.',
  study: {
    titles: { before: 'Koe 1', watch: 'Neljä hakua', predict: 'Neljä hakua', after: 'Koe 2' },
    tasks: {
      before: 'Kaksitoista kysymystä. Jokainen palautetaan kerran, eikä siitä anneta palautetta.',
      watch: 'Käy jokainen haku läpi askel askeleelta loppuun asti ja lue lauseet.',
      predict: 'Jokainen haku pysähtyy ennen päätöksiä: kerro, mitä se tekee.',
      after: 'Kaksitoista kysymystä. Jokainen palautetaan kerran, eikä siitä anneta palautetta.',
    },
    item: (item, of) => `${count(item)}/${count(of)}`,
    handedIn: 'Palautettu.',
    local:
      'Mitään ei lähetetä. Tallenna suorituksesi tiedostona ennen kuin suljet sivun, ja palauta tiedosto.',
    code: 'Koodisi:',
    save: 'Tallenna suoritus',
    open: (items) => (items === 0 ? 'Kaikki on tehty.' : `Tekemättä vielä ${count(items)}.`),
  },
  lessons: {
    why: {
      title: 'Miksi haetaan?',
      text: [
        'Siirto on sen arvoinen, mitä siitä seuraa. MAX haluaa lopuksi suuren luvun ja MIN pienen, ja MAXin siirtoon MIN vastaa. Siirto, jonka alla on suurin luku, voi olla huonoin: MIN ei mene sinne.',
        'Siksi ohjelma katsoo eteenpäin: se kokeilee jokaista siirtoa ja jokaista vastausta ja valitsee vasta sitten.',
      ],
      caption:
        'B:n alla on 9, mutta MIN vastaa luvulla 1. Käy haku läpi askel askeleelta: millä siirrolla MAX saa eniten?',
      predict: 'Minkä arvoinen kukin siirto on, kun MIN on vastannut?',
      practise: 'Mikä siirto on MAXille paras?',
      find: 'Joku katsoi eteenpäin ja erehtyi kerran. Etsi ensimmäinen väärä askel.',
    },
    values: {
      title: 'Minimax käsin',
      text: [
        'Lehden luku kertoo, minkä arvoinen peli on siinä MAXille. MAX valitsee lapsen, jonka arvo on suurin, MIN lapsen, jonka arvo on pienin. Ensin lasketaan siis lasten arvot ja sitten niiden vanhemman.',
      ],
      caption:
        'Solmuissa B, C ja D MIN valitsee kolmesta lehdestä; sitten MAX valitsee B:n, C:n tai D:n.',
      predict: 'Yksi siirto lisää: MAX, MIN ja taas MAX. Mitä kukin solmu palauttaa?',
      practise:
        'Kirjoita jokaisen solmun arvo lehdistä ylöspäin. Tasojen nimet kertovat, kenen vuoro on.',
      find: 'Yhdessä kohdassa otettiin väärä arvo tai jätettiin jotain pois. Etsi ensimmäinen väärä askel.',
    },
    argument: {
      title: 'Katkaisu päättelemällä',
      text: [
        'B:n arvo on 3, joten MAX saa varmasti vähintään 3. Sitten C:n ensimmäinen lehti on 2. C:ssä on MINin vuoro, joten C:n arvo on enintään 2, olivatpa sen muut lehdet mitä tahansa. MAX ei mene sinne: C:n loppuosaa ei tarvitse tutkia.',
        'Juuri tätä on katkaisu: haku jättää pois solmut, jotka eivät voi enää muuttaa päätöstä. Kysy jokaisessa MIN-solmussa: voiko MAX saada täältä vielä enemmän kuin hänellä on jo muualla?',
      ],
      caption: 'Lauseet on tässä peitetty: selitä itse, miksi lukuja 4 ja 6 ei koskaan arvioida.',
      predict:
        'Tarvitaanko solmun loppuosaa? Valitse solmu, johon haku menee seuraavaksi. Jos lauseessa on α, lue se näin: arvo, jonka MAX on jo varmistanut. α:sta kertoo seuraava oppitunti.',
      practise: 'Mitkä kaaret katkaistaan? Jos niitä ei ole, kerro se taulukon alla.',
      find: 'Tässä yksi katkaisu puuttuu tai on liikaa. Etsi ensimmäinen väärä askel.',
    },
    cuts: {
      title: 'α ja β',
      text: [
        'Alfa-beta käy puun läpi vasemmalta oikealle ja välittää alas kaksi lukua: α on se, minkä MAX on jo varmistanut polulla juuresta, ja β se, minkä MIN on jo varmistanut. Solmu saa molemmat vanhemmaltaan. Heti kun MINillä on solmussa v ≤ α tai MAXilla v ≥ β, solmun loppuosalla ei ole enää merkitystä: sen jäljellä olevat kaaret katkaistaan.',
        'Katso ensin kokonainen haku. Sitten haku tekee puolet työstä ja jättää päätökset sinulle. Sitten saat kokonaisen puun itsellesi.',
      ],
      caption: 'Valmiiksi laskettu esimerkki: jokainen lause kertoo, mikä raja siirtyy ja miksi.',
      predict: 'Puolet työstä: haku etenee itsestään, ja sinä teet sen päätökset.',
      practise:
        'Oma puusi: arvot ja katkaisut. Solmu, jossa katkaistiin, palauttaa parhaan siihen mennessä löytämänsä arvon; solmu, johon ei koskaan tulla, ei palauta mitään.',
      find: 'Katkaisu puuttuu, katkaisu on liikaa tai raja jäi välittämättä alas. Etsi ensimmäinen väärä askel.',
    },
    ties: {
      title: 'Tasatilanne, rajat ja arvot',
      text: [
        'Yhtä suuri riittää. Kun v ≤ α tai v ≥ β, loput karsitaan, koska yhtä suuri arvo ei hyödytä MAXia eikä MINiä.',
        'Solmu, jossa katkaistiin, palauttaa rajan eikä arvoaan: MINin solmu ”enintään 4”, MAXin solmu ”vähintään 8”. Päätökseen se riittää, mutta sitä ei saa pitää arvona.',
        'Raja voi tulla kaukaa ylhäältä. Ikkuna välitetään kaikkien siirtojen läpi alas, joten katkaisun voi aiheuttaa vanhempaa kaukaisemman esivanhemman raja: se on syvä katkaisu.',
      ],
      caption:
        'A:lla on ensimmäisestä lehdestään 5. Kolme siirtoa alempana solmu löytää 4:n ja katkaisee: syvä katkaisu. Viimeisessä solmussa 5 kohtaa 5:n: yhtä suuri, joten katkaistaan.',
      predict: 'Tässä yhtä suuret arvot ratkaisevat.',
      practise: 'Neljä siirtoa: jossakin raja tulee kaukaa ylhäältä. Mitkä kaaret katkaistaan?',
      more: 'Yhdestä lehdestä tunnetaan vain raja: x≥4 on vähintään 4. Millä x:n arvoilla kysytyssä solmussa ei koskaan käydä? Kirjoita ”aina”, jos niin on jokaisella arvolla, joka x:llä voi olla.',
      find: 'Yhtä suuri vai ei, raja vai arvo? Etsi ensimmäinen väärä askel.',
    },
    order: {
      title: 'Järjestys ratkaisee',
      text: [
        'Lasten järjestys ei muuta juuren arvoa, mutta se ratkaisee, kuinka paljon tutkitaan. Eniten karsiutuu, kun paras siirto on ensimmäisenä: MAXilla suurin arvo, MINillä pienin.',
        'Parhaassa järjestyksessä alfa-beta pääsee samassa ajassa noin kaksi kertaa niin syvälle. Huonoimmassa se ei ehkä säästä mitään.',
      ],
      caption:
        'Paras järjestys: ensimmäinen siirto on paras, ja kustakin muusta riittää yksi lehti.',
      predict: 'Missä katkaistaan ja missä ei? Se riippuu aiemmista arvoista.',
      practise:
        'Siirrä lapsia, kunnes arvioidaan mahdollisimman vähän lehtiä. Valitse solmu, niin voit siirtää sitä.',
      find: 'Tässä järjestyksessä yksi katkaisu puuttuu tai on liikaa. Etsi ensimmäinen väärä askel.',
    },
    horizon: {
      title: 'Syvyysraja ja horisontti',
      text: [
        'Useimmat pelit ovat liian syviä tutkittaviksi loppuun asti. Syvyysrajalla haku pysähtyy, ja arvon sijasta käytetään arviota, solmun lukua. Sen alta ei haeta mitään.',
        'Tulos on siis arvio. Yksi siirto lisää voi kääntää sen: se on horisontti-ilmiö. Koko puu näyttää, mitä valinta maksaa: parhaan siirron todellista arvoa verrataan valitun siirron todelliseen arvoon.',
        'Kukaan ei tiedä etukäteen, miten syvälle aika riittää. Siksi ohjelma hakee ensin yhden siirron syvyyteen, sitten kahden ja niin edelleen, kunnes sen on siirrettävä: se on iteratiivinen syventäminen. Jokainen iteraatio alkaa taas juuresta.',
      ],
      caption:
        'Yhden siirron syvyydeltä B näyttää paremmalta: 4 vastaan 3. Horisontin takana B on 1:n ja C 7:n arvoinen.',
      predict:
        'Ensin yksi siirto, sitten kaksi: mitä kukin haku palauttaa, ja montako solmua se arvioi? Staattiset arvot ovat taulukossa; rajalla ne ratkaisevat, eivät lehdet niiden alla.',
      practise:
        'Taas kaksi siirtoa: minkä siirron haku valitsee sisäsolmujen lukujen perusteella, ja mitä valinta maksaa?',
      find: 'Kahden siirron haku meni vikaan. Etsi ensimmäinen väärä askel.',
    },
    chance: {
      title: 'Sattuma',
      text: [
        'Monessa pelissä ratkaisee myös noppa tai kortti. Satunnaissolmussa kukaan ei valitse: sen arvo on lasten arvojen keskiarvo, jossa kutakin lasta painotetaan sen todennäköisyydellä. Minimaxia, jossa on tällaisia solmuja, sanotaan expectimaxiksi tai expectiminimaxiksi.',
        'Siksi on väliä sillä, kuinka paljon parempi arvo on, eikä vain sillä, onko se parempi. Eikä mitään lehteä voi jättää pois niin kauan kuin seuraavan arvo voi olla mikä tahansa: alfa-beta tarvitsee tässä rajat kaikille arvoille.',
      ],
      caption:
        '18 on suurin luku, mutta se tulee vain joka neljännellä kerralla: C on 6:n ja B 7:n arvoinen.',
      predict: 'Mitä kukin solmu palauttaa? Painota kutakin lasta sen todennäköisyydellä.',
      practise:
        'Kirjoita arvot murtolukuina, kuten 7/3, tai kahteen desimaaliin pyöristettyinä, ja paras siirto.',
      find: 'Yksi keskiarvo laskettiin ilman todennäköisyyksiä. Etsi ensimmäinen väärä askel.',
    },
  },
}
