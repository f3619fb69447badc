/** @import {Listings} from '../messages.js' */
/** @import {Effects} from '../pages.js' */

/** @type {Listings['names']} */
export const names = {
  minimax: 'Minimax',
  negamax: 'Negamax',
  'known-bounds': 'Tunnetut rajat',
  'known-bounds-test-first': 'Tunnetut rajat, testi ensin',
  window: 'Ikkuna',
  'negamax-alpha-beta': 'Negamax ja alfa-beta',
  'alpha-beta': 'Alfa-beta',
  quiescence: 'Rauhallisuushaku',
  agent: 'Agentti',
  expectiminimax: 'Expectiminimax',
  'alpha-beta-chance': 'Alfa-beta ja sattuma',
  star1: 'Star1',
  pvs: 'Päämuunnelmahaku',
  deepening: 'Iteratiivinen syventäminen',
  'alpha-beta-memory': 'Alfa-beta ja muisti',
  'mtd-without-memory': 'MTD(f) ilman muistia',
  mtd: 'MTD(f)',
}

/** The comments below lines of code. @type {Listings['comments']} */
export const comments = {
  'evaluate-for-max': 'Arvo pelaajan MAX kannalta.',
  'evaluate-for-mover': 'Arvo vuorossa olevan pelaajan kannalta.',
  'terminal-or-limit': 'Lehti tai syvyysrajalla oleva solmu.',
  'other-side-moves': 'Seuraavaksi siirtää toinen pelaaja, ja jäljellä on yksi siirto vähemmän.',
  'flip-sign': 'Minkä vastustaja voittaa, sen vuorossa oleva häviää: etumerkki vaihtuu.',
  'flip-window': 'Vastustajan ikkuna: rajat vaihtavat etumerkkiä ja paikkaa.',
  'flip-flag': 'Seuraavaksi siirtää toinen pelaaja, yhden siirron syvemmällä.',
  'keep-largest': 'Muistiin suurin arvo tähän asti.',
  'keep-smallest': 'Muistiin pienin arvo tähän asti.',
  'value-for-mover': 'Arvo on juuressa vuorossa olevan pelaajan kannalta.',
  'known-min-of-parent': 'knownMin on pienin arvo, jonka MIN on löytänyt yhden siirron ylempänä.',
  'known-max-of-parent': 'knownMax on suurin arvo, jonka MAX on löytänyt yhden siirron ylempänä.',
  'best-is-known-max': 'Tämän solmun paras arvo on lapselle tunnettu maksimi.',
  'best-is-known-min': 'Tämän solmun paras arvo on lapselle tunnettu minimi.',
  'both-bounds-down': 'Molemmat rajat välitetään alas.',
  'bound-is-best': 'Raja on paras arvo tähän asti: muuta muuttujaa ei tarvita.',
  'min-prevents': 'MIN saa muualla vähintään yhtä hyvän arvon eikä päästä peliä tänne.',
  'max-prevents': 'MAX saa muualla vähintään yhtä hyvän arvon eikä päästä peliä tänne.',
  'min-prevents-first': 'Testataan heti: arvoa, jonka MIN estää, ei tarvitse panna muistiin.',
  'max-prevents-first': 'Testataan heti: arvoa, jonka MAX estää, ei tarvitse panna muistiin.',
  'opponent-prevents': 'Vastustaja saa muualla vähintään yhtä hyvän arvon eikä tule tänne.',
  'bounds-meet': 'Rajat kohtaavat tai menevät ristiin: mikään täällä ei voi muuttaa tulosta.',
  'max-is-sure': 'MAX saa varmasti ainakin tämän verran.',
  'min-is-sure': 'MIN joutuu antamaan enintään tämän verran.',
  'return-bound': 'Fail-hard: mitään ikkunan ulkopuolelta ei palauteta.',
  'return-best': 'Fail-soft: paras löydetty arvo, ikkunan ulkopuoleltakin.',
  'first-best-action':
    'Yhtä hyvistä siirroista ensimmäinen: myöhempi yhtä suuri arvo voi olla pelkkä raja.',
  'value-and-action': 'Aseman arvo ja paras siirto.',
  'count-expanded': 'Yksi laajennettu solmu lisää.',
  shuffle: 'Järjestys ”satunnainen” sekoittaa siirrot siemenluvun mukaan.',
  'next-number': 'x⁺ ja x⁻ ovat x:ää seuraava ja edeltävä luku: kokonaisluvuilla x + 1 ja x − 1.',
  'null-window':
    'Ensimmäistä lasta lukuun ottamatta vain koe: rajojen väliin ei mahdu yhtään arvoa.',
  'search-again': 'Koe kertoo, että arvo on parempi, mutta ei kuinka paljon: haetaan uudelleen.',
  'table-bounds': 'Taulun rajat tälle asemalle yhtä monelle siirrolle; ellei niitä ole, −∞ ja +∞.',
  'table-store': '”store” tallentaa tuloksen tauluun arvona tai rajana ja palauttaa sen.',
  'who-moves-there':
    '”value” on maxValue, minValue tai chanceValue sen mukaan, kuka siellä siirtää.',
  'weighted-sum': 'Jokaisen vaihtoehdon arvo kerrotaan todennäköisyydellään.',
  'rest-outweighs':
    'Jäljellä olevat vaihtoehdot voivat painaa enemmän: rajoja ei välitetä alas, eikä tässä karsita mitään.',
  'above-matters-not': 'Arvoilla, jotka ovat vähintään β, ei ole ylempänä merkitystä.',
  'below-matters-not': 'Arvoilla, jotka ovat enintään α, ei ole ylempänä merkitystä.',
  'least-needed':
    'Arvolla a tai pienemmällä summa on enintään α, vaikka jäljellä olevat olisivat U.',
  'most-needed': 'Arvolla b tai suuremmalla summa yltää β:aan, vaikka jäljellä olevat olisivat L.',
  'at-least-beta': 'Vaikka jäljellä olevat arvot olisivat L, summa yltää β:aan.',
  'at-most-alpha': 'Vaikka jäljellä olevat arvot olisivat U, summa on enintään α.',
  'first-in-full': 'Ensimmäisen lapsen pitäisi olla paras: se saa koko ikkunan.',
  'test-above':
    'Muita vain kokeillaan: lukujen α ja α⁺, sitä seuraavan luvun, väliin ei mahdu yhtään arvoa.',
  'test-below':
    'Muita vain kokeillaan: lukujen β⁻, sitä edeltävän luvun, ja β väliin ei mahdu yhtään arvoa.',
  'null-stays':
    'Rajojen α ja β väliin ei mahdu yhtään arvoa, joten kumpikaan ei siirry ennen katkaisua.',
  'first-guess': 'Hyvä arvaus g säästää kierroksia; SSS* alkaa arvosta +∞, DUAL* arvosta −∞.',
  'value-between': 'Juuren arvo on välillä l … u.',
  'fails-low-high': 'Jos arvo jää ikkunan alle, g on yläraja, muuten alaraja.',
  'pass-deeper': 'Jokainen kierros menee yhden siirron edellistä syvemmälle.',
  'table-enough': 'Taulun tieto riittää: kutsu on osuma.',
  'table-narrows': 'Haetaan vain arvoja, jotka taulu jättää mahdollisiksi.',
  'noisy-node': 'Solmu on levoton: rauhallinen olisi jo palauttanut arvonsa.',
  'stand-pat': 'Stand pat: staattinen arvo lasketaan mukaan kuin lapsen arvo.',
  selection: 'Valinta: alas lupaavimpaan lapseen.',
  expansion: 'Laajennus: puu kasvaa tässä.',
  playout: 'Peluu: löydetään palkkio.',
  backup: 'Päivitys: tulos viedään polkua ylös.',
}

/** The description of each listing. @type {Effects} */
export const effects = {
  minimax:
    'MAX ja MIN kahtena toisiaan kutsuvana funktiona; jokaisessa solmussa käydään (Russell & Norvig).',
  negamax:
    'Yksi funktio: kumpikin pelaaja maksimoi omaa arvoaan, ja etumerkki vaihtuu palattaessa (Knuth & Moore 1975).',
  'known-bounds':
    'MAX saa vain tunnetun minimin ja MIN vain tunnetun maksimin: syviä katkaisuja ei ole (artikkeli periaatteesta).',
  'known-bounds-test-first':
    'Sama, mutta arvo testataan ennen kuin se pannaan muistiin (artikkeli periaatteesta).',
  window:
    'Molemmat rajat välitetään alas, ja paras arvo päivitetään suoraan niihin: fail-hard (artikkeli periaatteesta).',
  'negamax-alpha-beta':
    'Yksi funktio; alas mentäessä ikkunan rajat vaihtavat etumerkkiä ja paikkaa: fail-hard (Knuth & Moore 1975).',
  'alpha-beta':
    'Oppikirjan funktiopari: pane muistiin, testaa, päivitä sitten raja; fail-soft (Russell & Norvig).',
  quiescence:
    'Alfa-beta, joka ei pysähdy levottomiin solmuihin: syvyysrajasta lähtien haetaan niistäkin, ja staattinen arvo on ensimmäinen tulos (Slate & Atkin 1977).',
  agent:
    'Yksi funktio, jolle kerrotaan vuorossa oleva pelaaja; palauttaa arvon ja siirron (artikkeli karsinnasta tekoälyssä).',
  expectiminimax:
    'MAX, MIN ja sattuma kolmena funktiona: satunnaissolmun arvo on lasten arvojen keskiarvo (Russell & Norvig).',
  'alpha-beta-chance':
    'Alfa-beta pelaajien MAX ja MIN solmuissa; satunnaissolmun lapset saavat täyden ikkunan, koska jäljellä olevista arvoista ei tiedetä mitään (Ballard 1983).',
  star1:
    'Kaikki arvot ovat välillä L … U: satunnaissolmussa katkaistaan heti, kun jäljellä olevilla vaihtoehdoilla ei voi olla merkitystä (Ballard 1983).',
  pvs: 'Kokeilee muita lapsia kuin ensimmäistä nollaikkunalla ja käy paremmat läpi uudelleen: kahtena funktiona, fail-soft (Marsland & Campbell 1982; NegaScout, Reinefeld 1983).',
  deepening:
    'Alfa-beta syvyyteen 1, sitten syvyyteen 2 ja niin edelleen; jokainen kierros alkaa alusta (Slate & Atkin 1977).',
  'alpha-beta-memory':
    'Löydetyt rajat säilytetään taulussa, ja saman aseman myöhemmät kutsut saavat siitä vastauksen tai kapeamman ikkunan (Marsland 1986; Plaat ym. 1996).',
  'mtd-without-memory':
    'MTD(f):n silmukka tavallisen alfa-betan ympärillä: jokainen kierros käy kaiken läpi alusta (Plaat ym. 1996).',
  mtd: 'Juuren nollaikkunat saartavat sen arvon; niiden alla on alfa-beta ja muisti (Plaat ym. 1996).',
}
