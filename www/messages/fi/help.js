/** @import {HelpWords} from '../messages.js' */

/** @type {HelpWords} */
export const help = {
  title: 'Ohje',
  close: 'Sulje',
  signs: 'Kuva',
  meanings: {
    open: ['Sininen', 'avoin polku juuresta; sävytetty solmu on tämän askeleen solmu'],
    closed: ['Yhtenäinen', 'valmis: haku on palannut sieltä'],
    unreached: ['Ohut', 'ei vielä saavutettu'],
    pruned: [
      'Katkoviiva',
      'karsittu: siellä ei käydä; viuhka tarkoittaa alipuuta, ja siinä on solmujen määrä',
    ],
    spared: [
      'Pitkät viivat',
      'säästetty: ei käyty läpi, koska taulu tiesi tarpeeksi ylemmästä solmusta',
    ],
    earlier: ['Harmaa', 'aiemman haun jäljiltä valmis: edellisen kierroksen tai solmun kokeen'],
    cut: [
      'Poikkiviiva',
      'kaari alipuuhun, jonka katkaisu karsi; katkaisun askeleella ikkuna on samanvärinen',
    ],
    shallow: [
      'Nuoli',
      'katkaisusta rajan haltijaan; katkoviivana, jos se on vanhempaa ylempänä: syvä katkaisu',
    ],
    variation: ['Vihreä', 'päämuunnelma, lopussa'],
    quiet: ['α β', 'alas välitettävä ikkuna'],
    band: ['≥ ≤ …', 'mitä arvosta on todistettu, tai arvosta syvyysrajalla; pelkkä luku on tarkka'],
  },
  keys: 'Näppäimet, kun kohdistus on kuvassa tai sen säätimissä',
  keysOfPage: 'Näppäimet',
  rows: [
    { keys: ['←', '→'], does: 'askel taaksepäin tai eteenpäin' },
    { keys: ['Home', 'End'], does: 'ensimmäinen tai viimeinen askel' },
    { keys: ['Välilyönti'], does: 'toista tai keskeytä' },
    {
      keys: ['C'],
      does: 'seuraava katkaisu, joka karsii vähintään pyydetyn määrän solmuja',
    },
    { keys: ['Vaihto', 'C'], does: 'katkaisu, joka karsii eniten solmuja' },
    { keys: ['L'], does: 'seuraava lehti, joka arvioidaan' },
    {
      keys: ['R'],
      does: 'seuraava palautus valitulle tai muuten sisimmälle avoimelle solmulle',
    },
    { keys: ['I'], does: 'seuraava kierros; Vaihto: edellinen' },
    { keys: ['A'], does: 'seuraava uusintahaku; Vaihto: edellinen' },
    {
      keys: ['K'],
      does: 'valitun solmun seuraava kutsu, muuten askeleen solmun; Vaihto: edellinen',
    },
    { keys: ['H'], does: 'seuraava osuma taulussa; Vaihto: edellinen' },
    { keys: ['+', '−', '0'], does: 'lähennä, loitonna, näytä koko puu' },
    {
      keys: ['Vaihto', '←', '↑', '→', '↓'],
      does: 'siirrä näkymää vasemmalle, ylös, oikealle, alas',
    },
    {
      keys: ['↑', '↓', 'Enter'],
      does: 'pseudokoodissa: toiselle riville, eteenpäin sen seuraavaan askeleeseen',
    },
    {
      keys: ['Enter'],
      does: 'avaa tai sulje valitun solmun tai muuten askeleen solmun karsitut lapset',
    },
    { keys: ['Z'], does: 'tuo valitun solmun alipuu lähelle, tai muuten askeleen solmun' },
    { keys: ['U'], does: 'avaa kaikki karsitut alipuut tai sulje ne' },
    { keys: ['B'], does: 'takaisin edelliseen näkymään' },
    { keys: ['/'], does: 'siirry solmuun nimen tai numeron mukaan' },
    { keys: ['Esc'], does: 'poista valinta' },
    { keys: ['?'], does: 'tämä ohje' },
  ],
  mouse:
    'Napsauta solmua, niin se valitaan, tai viuhkaa, niin se avautuu; vedä, niin kuva siirtyy. Rulla zoomaa, kun puuta on kerran napsautettu, ja Ctrl-näppäimen kanssa aina. Kaksoisnapsautus tuo solmun alipuun lähelle.',
  touch:
    'Napauta solmua, niin se valitaan, tai viuhkaa, niin se avautuu; kaksi napautusta tuo solmun alipuun lähelle. Kaksi sormea zoomaa, ja sen jälkeen yksi sormi siirtää kuvaa.',
}
