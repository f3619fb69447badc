/** @import {RuleControlWords} from '../pages.js' */

import { choices } from '../choices.js'
import { labels } from './option-labels.js'
import { isEndless, number, range, things } from './numbers-and-names.js'

/** The labels, those of figures too. */
const names = { ...labels, convention: 'Esitystapa', windows: 'Ikkunat', overlay: 'Kuvan päällä' }

/** @type {RuleControlWords} */
export const rules = {
  choices: choices(names, {
    algorithm: {
      'alpha-beta': {
        label: 'Alfa-beta',
        effect:
          'Välittää ikkunan alas ja karsii solmut, jotka eivät voi muuttaa tulosta (Knuth & Moore 1975).',
      },
      minimax: {
        label: 'Minimax',
        effect: 'Käy jokaisessa solmussa: ei ikkunaa eikä katkaisuja (Russell & Norvig).',
      },
      pvs: {
        label: 'PVS',
        effect:
          'Kokeilee muita lapsia kuin ensimmäistä nollaikkunalla ja käy paremmiksi osoittautuneet läpi uudelleen (Reinefeld 1983).',
      },
      mtd: {
        label: 'MTD(f)',
        effect: 'Hakee juuresta nollaikkunoilla, kunnes sen arvo tunnetaan (Plaat ym. 1996).',
      },
      mcts: {
        label: 'Monte Carlo',
        effect: 'Kasvattaa puuta peluilla lupaavimpien lasten kohdalta (Kocsis & Szepesvári 2006).',
      },
      pns: {
        label: 'Todistusluvut',
        effect:
          'Kysyy, saavuttaako juuri tavoitteen, ja hakee sieltä, missä se on helpointa todistaa (Allis 1994).',
      },
    },
    selection: {
      ucb1: {
        label: 'UCB1',
        effect:
          'Keskiarvo + C √(ln N / n): lapset, joissa on käyty vähän, saavat lisän (Auer ym. 2002).',
      },
      mean: { label: 'keskiarvo', effect: 'Lapsi, jonka keskiarvo on paras: uutta ei tutkita.' },
      puct: {
        label: 'PUCT',
        effect:
          'Keskiarvo + C\u00a0p √N / (1 + n), sama priori p kaikille lapsille (Silver ym. 2017).',
      },
    },
    expand: {
      one: {
        label: 'yksi lapsi',
        effect: 'Iteraatiossa yksi lapsi liittyy puuhun (Coulom 2006).',
      },
      all: {
        label: 'kaikki lapset',
        effect: 'Toisella käynnillä kaikki solmun lapset liittyvät puuhun.',
      },
    },
    playout: {
      random: {
        label: 'satunnainen',
        effect: 'Satunnaiset siirrot lehteen siemenluvun mukaan (Coulom 2006).',
      },
      first: { label: 'ensimmäiset siirrot', effect: 'Aina ensimmäinen lapsi.' },
      last: { label: 'viimeiset siirrot', effect: 'Aina viimeinen lapsi.' },
      value: { label: 'staattinen arvo', effect: 'Ei siirtoja: solmun staattinen arvo.' },
    },
    final: {
      visits: {
        label: 'eniten käyntejä',
        effect: 'Valitaan juuren lapsi, jossa on käyty eniten (Coulom 2006).',
      },
      mean: {
        label: 'paras keskiarvo',
        effect: 'Valitaan juuren lapsi, jonka keskiarvo on paras.',
      },
    },
    solver: {
      off: { label: 'pois', effect: 'Arvoja vain arvioidaan.' },
      on: {
        label: 'päällä',
        effect:
          'Todistetut arvot viedään ylös, eikä todistettuja lapsia enää valita (Winands ym. 2008).',
      },
    },
    reward: {
      scaled: {
        label: '0 … 1',
        effect: 'Lehtien pienin arvo vastaa lukua 0, suurin lukua 1 (Kocsis & Szepesvári 2006).',
      },
      raw: { label: 'arvo', effect: 'Lehtien arvot lasketaan yhteen sellaisinaan.' },
    },
    cut: {
      '>=': {
        label: '≥',
        effect: 'Katkaisee, kun arvo saavuttaa rajan; yhtä suuri riittää (Russell & Norvig).',
      },
      '>': {
        label: '>',
        effect: 'Katkaisee vasta, kun arvo ohittaa rajan; yhtä suurilla haku jatkuu.',
      },
    },
    returns: {
      soft: {
        label: 'fail-soft',
        effect: 'Solmu palauttaa parhaan löytämänsä, ikkunan ulkopuoleltakin (Fishburn 1983).',
      },
      hard: {
        label: 'fail-hard',
        effect: 'Solmu palauttaa parhaan löytämänsä ikkunaan rajattuna (Knuth & Moore 1975).',
      },
    },
    bounds: {
      deep: {
        label: 'syvät',
        effect:
          'Koko ikkuna välitetään alas: minkä tahansa esivanhemman raja voi katkaista (Knuth & Moore 1975).',
      },
      shallow: {
        label: 'matalat',
        effect:
          'Vain vanhemman oma paras arvo välitetään alas: ei syviä katkaisuja (artikkeli periaatteesta).',
      },
    },
    update: {
      after: {
        label: 'testin jälkeen',
        effect:
          'Ensin testi, sitten rajan päivitys: katkaisussa näkyy vielä vanha ikkuna (Russell & Norvig).',
      },
      before: {
        label: 'ennen testiä',
        effect:
          'Sama haku, mutta katkaisussa näkyy, miten α ja β kohtaavat tai menevät ristiin (artikkeli karsinnasta tekoälyssä).',
      },
    },
    root: {
      max: {
        label: 'MAX',
        effect: 'MAX siirtää juuressa, ellei puussa ole merkitty muuta (Russell & Norvig).',
      },
      min: {
        label: 'MIN',
        effect: 'MIN siirtää juuressa, ellei puussa ole merkitty muuta (artikkeli periaatteesta).',
      },
    },
    order: {
      given: {
        label: 'kirjoitettu',
        effect: 'Lapset käydään läpi vasemmalta oikealle, kuten ne on kirjoitettu.',
      },
      reversed: { label: 'käänteinen', effect: 'Viimeinen lapsi käydään läpi ensin.' },
      best: {
        label: 'paras ensin',
        effect: 'Paras lapsi tulee ensin: karsitaan paljon (Knuth & Moore 1975).',
      },
      worst: {
        label: 'huonoin ensin',
        effect: 'Huonoin lapsi tulee ensin: karsitaan vähän (artikkeli karsinnasta tekoälyssä).',
      },
      evaluation: {
        label: 'arvion mukaan',
        effect:
          'Ensin tulee lapsi, jonka asema näyttää parhaalta: pelin tuntemusta, kuten ristinollan keskiruutu (artikkeli karsinnasta tekoälyssä).',
      },
      'look-ahead': {
        label: 'ennakoiva',
        effect:
          'Jokaisessa solmussa kahden siirron haku kertoo, mikä lapsi tulee ensin: matalamman haun arvot (artikkeli karsinnasta tekoälyssä).',
      },
      random: {
        label: 'satunnainen',
        effect: 'Lapset sekoitetaan siemenluvun mukaan (Pearl 1982).',
      },
    },
    again: {
      window: {
        label: 'koko ikkuna',
        effect:
          'Lapsi, joka osoittautuu nollaikkunassa paremmaksi, käydään läpi uudelleen α:n ja β:n välillä kuten ensimmäinen lapsi.',
      },
      value: {
        label: 'löydetystä arvosta',
        effect: 'Kokeen tulos on raja, ja uusintahaku alkaa siitä (NegaScout, Reinefeld 1983).',
      },
    },
    quiescence: {
      off: {
        label: 'pois',
        effect: 'Syvyysrajalla jokainen solmu arvioidaan.',
      },
      on: {
        label: 'päällä',
        effect:
          'Levottomista solmuista, kuten B puussa A(B=5!(1 9)), haku jatkuu syvyysrajalla, kunnes kaikki on rauhallista; pelaaja voi siellä myös tyytyä staattiseen arvoon (Slate & Atkin 1977).',
      },
    },
    deepening: {
      off: { label: 'pois', effect: 'Haku menee heti koko syvyyteensä.' },
      on: {
        label: 'päällä',
        effect:
          'Juuresta haetaan ensin syvyyteen 1, sitten syvyyteen 2 ja niin edelleen, staattisin arvoin kuten A=5(1 9) (Slate & Atkin 1977).',
      },
    },
    widen: {
      open: {
        label: 'kerralla',
        effect: 'Ikkuna avautuu arvon puolelta äärettömään (Baudet 1978).',
      },
      double: {
        label: 'vähitellen',
        effect: 'Ikkuna ulottuu arvon puolelta joka kerta kaksi kertaa niin kauas.',
      },
    },
    replace: {
      always: { label: 'uusimman', effect: 'Myöhempi tulos saa paikan (Breuker ym. 1994).' },
      deepest: {
        label: 'syvimmän',
        effect: 'Syvemmän haun tulos säilyttää paikan (Breuker ym. 1994).',
      },
    },
    ordering: {
      fixed: { label: 'puun mukaan', effect: 'Taulu ei muuta järjestystä.' },
      table: {
        label: 'taulun mukaan',
        effect:
          'Ensin käydään lapsessa, joka oli paras, kun solmussa viimeksi käytiin (Slate & Atkin 1977).',
      },
    },
    convention: {
      aima: {
        label: 'AIMA △ ▽',
        effect: '△ on MAX ja ▽ on MIN, kuten oppikirjassa AIMA (Russell & Norvig).',
      },
      cs188: {
        label: 'CS188 △ ▽',
        effect: '△ ja ▽, arvot niiden sisällä, ja viiva karsitun kaaren poikki (CS 188, Berkeley).',
      },
      wikipedia: {
        label: 'Wikipedia □ ○',
        effect:
          '□ on MAX ja ○ on MIN, tasot raitoina, ja kaksi viivaa karsitun kaaren poikki (Wikipedia).',
      },
    },
    windows: {
      path: { label: 'avoin polku', effect: 'Vain avoimilla solmuilla näkyvät α ja β.' },
      all: {
        label: 'kaikki solmut',
        effect:
          'Jokainen läpikäyty solmu säilyttää viimeisen α:nsa ja β:nsa, kuten harjoitustehtävissä pyydetään.',
      },
      history: {
        label: 'vaiheineen',
        effect: 'Jokaisessa läpikäydyssä solmussa näkyvät kaikki sen α:n ja β:n arvot: α −∞→3→5.',
      },
    },
    overlay: {
      none: { label: 'ei mitään', effect: 'Vain haku.' },
      'minimal-tree': {
        label: 'minimipuu',
        effect:
          'Merkitsee pienimmän joukon solmuja, joka todistaa juuren arvon, tyyppeineen, ja lisäksi läpikäydyt solmut (Knuth & Moore 1975).',
      },
      'proof-set': {
        label: 'todistusjoukko',
        effect:
          'Todistuslukuhaussa: merkitsee pienimmän joukon solmuja, jotka on todistettava, jotta juuri on todistettu (Allis 1994).',
      },
    },
  }),
  window: {
    label: labels.window,
    effect: (alpha, beta) =>
      isEndless(alpha) && isEndless(beta)
        ? 'Täysi ikkuna: jokaisella arvolla on merkitystä, eikä tulos ole pelkkä raja (Baudet 1978).'
        : `Vain arvoilla, jotka ovat yli ${number(alpha)} ja alle ${number(beta)}, on merkitystä; niiden ulkopuolella tulos on pelkkä raja.`,
  },
  values: {
    label: labels.values,
    effect: (lo, hi) =>
      isEndless(lo) && isEndless(hi)
        ? 'Ellei arvoille tunneta rajoja, satunnaissolmuissa ei karsita mitään.'
        : `Kaikki arvot ovat ${range(lo, hi)}, joten haku voidaan katkaista myös satunnaissolmuissa (Star1, Ballard 1983).`,
  },
  depth: {
    label: labels.depth,
    effect: (plies) =>
      isEndless(plies)
        ? 'Ei rajaa: haku ulottuu lehtiin asti (Russell & Norvig).'
        : `Haku ulottuu juuresta ${things(plies, 'siirron', 'siirtoa')} alaspäin ja ottaa sieltä staattiset arvot, kuten puussa A=5(1 9).`,
  },
  seed: { label: labels.seed, effect: () => 'Eri siemenluku, eri järjestys.' },
  guess: {
    label: labels.guess,
    values: {
      number: { label: 'luku', effect: 'Ensimmäinen nollaikkuna on tämän arvon kohdalla.' },
      sss: {
        label: 'SSS*, alkaen +∞',
        effect: 'Alaspäin arvosta +∞: arvioi samat lehdet kuin SSS* (Stockman 1979).',
      },
      dual: {
        label: 'DUAL*, alkaen −∞',
        effect: 'Ylöspäin arvosta −∞: SSS* pelaajat vaihdettuina (Marsland ym. 1987).',
      },
    },
    number: {
      label: 'f',
      effect: (value) => `Ensin kysytään, onko juuren arvo vähintään ${number(value)}.`,
    },
  },
  aspiration: {
    label: labels.aspiration,
    effect: (reach) =>
      isEndless(reach)
        ? 'Jokainen syvyys alkaa juuren ikkunalla.'
        : `Ensimmäisen jälkeen jokainen syvyys alkaa edellisellä arvolla ± ${number(reach)}; ulkopuolinen arvo vaatii uuden kierroksen.`,
  },
  table: {
    label: labels.table,
    values: {
      none: { label: 'ei', effect: 'Läpikäytyjen solmujen tuloksia ei säilytetä.' },
      unlimited: {
        label: 'rajaton',
        effect: 'Solmun tulos vastaa sen myöhempiin kutsuihin.',
      },
      number: {
        label: 'rajattu',
        effect: 'Useat solmut jakavat saman paikan, ja jokin niistä väistyy.',
      },
    },
    number: {
      label: 'Paikkoja',
      effect: (slots) => `Enintään ${things(slots, 'tulos', 'tulosta')} kerrallaan.`,
    },
  },
  iterations: {
    label: labels.iterations,
    effect: (n) =>
      isEndless(n)
        ? 'Monte Carlossa 1 000 iteraatiota, todistusluvuilla niin monta kuin tarvitaan.'
        : `Enintään ${things(n, 'iteraatio', 'iteraatiota')}.`,
  },
  exploration: {
    label: labels.exploration,
    effect: (c) =>
      isEndless(c)
        ? 'C on √2.'
        : `Lapset, joissa on käyty vähän, saavat lisän kerrottuna luvulla C = ${number(c)}.`,
  },
  threshold: {
    label: labels.threshold,
    values: {
      middle: {
        label: 'keskikohta',
        effect:
          'Kysyy, onko juuren arvo suurempi kuin lehtien pienimmän ja suurimman arvon keskikohta.',
      },
      number: { label: 'luku', effect: 'Kysyy, onko juuren arvo vähintään tämä.' },
    },
    number: {
      label: 'tavoite',
      effect: (value) => `Kysyy, onko juuren arvo vähintään ${number(value)}.`,
    },
  },
  onlyBounds: 'Minimaxilla ei ole rajoja, joten harmaat säännöt eivät muuta mitään.',
  notNumber: 'Kirjoita luku tai jätä kenttä tyhjäksi.',
}
