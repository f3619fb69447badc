/**
 * The mistakes that programs and students make: what their searches do otherwise than the rules say. They are loaded on
 * demand.
 *
 * @import {Mistake} from '../../types.js'
 */

/** @type {Record<Mistake, string>} */
export const mistakes = {
  'other-cut-test': 'katkaisuehto on toinen: > eikä >=, tai >= eikä >',
  'shallow-bounds': 'alas välitetään vain vanhemman oma raja eikä koko ikkunaa',
  'deep-bounds': 'alas välitetään koko ikkuna eikä vain vanhemman omaa rajaa',
  'clamped-values': 'parhaan arvon sijaan palautetaan raja (fail-hard eikä fail-soft)',
  'unclamped-values': 'paras arvo palautetaan rajaamatta sitä ikkunaan (fail-soft eikä fail-hard)',
  'never-cuts': 'mitään ei koskaan katkaista',
  'nothing-handed-down':
    'jokainen kutsu alkaa täydellä ikkunalla kuten pelkässä minimaxissa: rajoja ei välitetä alas',
  'alpha-not-handed-down': 'α ei siirry tai sitä ei välitetä alas',
  'beta-not-handed-down': 'β ei siirry tai sitä ei välitetä alas',
  'window-exchanged': 'α ja β vaihtavat paikkaa alas välitettäessä',
  'bound-overwritten': 'raja ottaa jokaisen arvon, huonommankin',
  'other-cut-test-at-max': 'MAX-solmuissa katkaisuehto on toinen, > tai >=',
  'other-cut-test-at-min': 'MIN-solmuissa katkaisuehto on toinen, > tai >=',
  'cut-before-update':
    'katkaisuehto tarkistetaan, ennen kuin paras arvo päivitetään lapsen arvolla',
  'no-cut-at-max': 'MAX-solmuissa ei koskaan katkaista',
  'no-cut-at-min': 'MIN-solmuissa ei koskaan katkaista',
  'cut-by-own-bound': 'katkaisuehto vertaa solmun omaan rajaan: MAX-solmussa α, MIN-solmussa β',
  'players-exchanged': 'MAX ja MIN ovat vaihtaneet paikkaa',
  'always-max': 'kaikkia solmuja käsitellään MAX-solmuina',
  'always-min': 'kaikkia solmuja käsitellään MIN-solmuina',
  'skips-first': 'ensimmäinen lapsi jää pois',
  'skips-last': 'viimeinen lapsi jää pois',
  'right-to-left': 'lapset käydään läpi oikealta vasemmalle',
  'last-for-best': 'viimeinen arvo jää voimaan, ei paras',
  'first-for-best': 'ensimmäinen arvo jää voimaan, ei paras',
  'best-from-bound': 'paras arvo alkaa ikkunan rajasta eikä äärettömästä',
  'best-from-wrong-end': 'paras arvo alkaa väärästä äärettömästä',
  'stale-best': 'parasta arvoa ei nollata: se on edellisestä kutsusta',
  'best-from-zero': 'paras arvo alkaa nollasta',
  'too-shallow': 'syvyysraja tulee yhden siirron liian aikaisin',
  'too-deep': 'syvyysraja tulee yhden siirron liian myöhään',
  'no-limit': 'syvyysrajaa ei noudateta: sen alla olevat lehdet otetaan mukaan',
  'sign-of-leaves': 'arvoilla on väärä etumerkki, kun vuorossa on MIN',
  'last-of-equals': 'yhtä hyvistä siirroista parhaaksi jää myöhempi',
  'values-of-mover': 'nämä ovat siirtovuorossa olevan arvoja (negamax): näkymä "mover"',
  'values-of-max': 'nämä ovat kaikkialla MAXin arvoja: näkymä "max"',
  'table-wrong-depth': 'taulun arvoja käytetään katsomatta, mille syvyydelle ne on laskettu',
  'table-bound-for-value': 'taulun rajaa käytetään kuin se olisi arvo',
  'table-bounds-exchanged': 'taulun ala- ja ylärajat ovat vaihtuneet keskenään',
  'table-moved-window':
    'se, onko tallennettava arvo raja, päätellään kutsun lopun ikkunasta eikä alun ikkunasta',
  'no-table': 'taulusta ei koskaan kysytä',
  'no-table-move': 'taulun siirtoa ei käydä läpi ensimmäisenä',
  'not-searched-again': 'nollaikkunassa paremmaksi osoittautuneessa lapsessa ei käydä uudelleen',
  'other-again':
    'lapsen uusintahaulla on toinen ikkuna: löydetystä arvosta (again=value) tai koko ikkuna (again=window)',
  'no-null-windows': 'lapsia ei kokeilla nollaikkunoilla',
  'null-window-on-other-side': 'juuren nollaikkuna on edellisen arvon väärällä puolella',
  minimax: 'minimax alfa-betan sijaan: mitään ei katkaista',
  'cuts-too-much': 'kaikki jäljellä olevat lapset karsitaan, vaikka mitään rajaa ei saavuteta',
  'equal-chances':
    'satunnaissolmun lapsia painotetaan yhtä paljon niiden todennäköisyyksistä riippumatta',
  'move-decided':
    'pois on jätetty solmuja, jotka eivät enää muuta parasta siirtoa, vaikka ne voivat vielä muuttaa arvoa',
  'returns-worst': 'palautetaan pelaajalle huonoin arvo',
  'entry-window': 'ikkunat ovat kutsun alusta, eivät lopullisia',
  'bounds-exchanged': 'α ja β ovat vaihtuneet keskenään',
  'estimate-as-truth': 'haun arviota pidetään todellisena arvona',
  'loss-turned': 'menetyksen etumerkki on väärä',
  'loss-of-estimate':
    'menetys on laskettu arviosta ja todellisesta arvosta eikä kahdesta todellisesta arvosta',
}
