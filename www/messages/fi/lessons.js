/** Oppituntien sanat. */

/** @import {Lessons} from '../pages.js' */

/** @type {Lessons} */
export const lessons = {
  title: 'Oppitunnit',
  subtitle: 'kolme lyhyttä harjoitusta minimaxista ja alfa-betasta',
  skip: 'Siirry oppituntiin',
  next: (title) => `Seuraava oppitunti: ${title}`,
  end: 'Tämä oli viimeinen oppitunti. Jokaisessa harjoituksessa ”Toinen puu” antaa niin monta uutta kuin haluat.',
  lessons: {
    values: {
      title: 'Arvot lehdistä ylöspäin',
      text: [
        'Lehden luku kertoo, minkä arvoinen peli on siinä MAXille. MAX valitsee lapsen, jonka arvo on suurin, MIN lapsen, jonka arvo on pienin. Ensin lasketaan siis lasten arvot ja sitten niiden vanhemman.',
      ],
      tasks: [
        'Aloita solmuista B, C ja D, joissa MIN valitsee yhden kolmesta lehdestä. Minkä arvoinen juuri on?',
        'Yksi taso lisää. Rivien nimet kertovat, kenen vuoro on.',
        'Tässä MIN aloittaa.',
      ],
    },
    cuts: {
      title: 'α, β ja mitä karsitaan',
      text: [
        'Alfa-beta käy puun läpi vasemmalta oikealle ja kuljettaa mukanaan kahta lukua: α on se, minkä MAX on jo varmistanut polulla juuresta, ja β se, minkä MIN on jo varmistanut. Solmu saa molemmat vanhemmaltaan. Heti kun MINillä on solmussa v ≤ α tai MAXilla v ≥ β, solmun loppuosalla ei ole enää merkitystä: sen jäljellä olevat kaaret karsitaan.',
      ],
      tasks: [
        'Mitkä α ja β ovat, kun kuhunkin solmuun tullaan? Juuressa ne ovat −∞ ja +∞. Jätä tyhjiksi sellaisen solmun kentät, johon ei koskaan tulla.',
        'Sama puu: mitkä kaaret karsitaan?',
        'Arvot ja karsinnat yhdessä. Solmu, jossa karsittiin, palauttaa parhaan siihen mennessä löytämänsä arvon; solmu, johon ei koskaan tulla, ei palauta mitään.',
        'Raja voi tulla kaukaa ylhäältä. Mitkä kaaret karsitaan tässä?',
      ],
    },
    order: {
      title: 'Järjestys ratkaisee',
      text: [
        'Lasten järjestys ei muuta juuren arvoa, mutta se ratkaisee, kuinka paljon tutkitaan. Eniten karsiutuu, kun paras siirto on ensimmäisenä: MAXilla suurin arvo, MINillä pienin.',
      ],
      tasks: [
        'Huonoin järjestys: jokaisessa solmussa paras lapsi on viimeisenä. Mitkä kaaret karsitaan? Jos niitä ei ole, kerro se taulukon alla.',
        'Toinen puu, parhaassa järjestyksessä. Mitkä kaaret karsitaan?',
        'Nyt on sinun vuorosi: siirrä lapsia, kunnes tutkitaan mahdollisimman vähän lehtiä. Valitse solmu, niin voit siirtää sitä.',
      ],
    },
  },
}
