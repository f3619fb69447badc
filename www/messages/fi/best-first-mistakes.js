/**
 * Virheet, joita opiskelijat ja ohjelmat tekevät paras ensin -hauissa. Ne ladataan tarvittaessa.
 *
 * @import {BestFirstMistake} from '../../types.js'
 */

/** @type {Record<BestFirstMistake, string>} */
export const bestFirstMistakes = {
  'last-of-equals': 'yhtä hyvistä lapsista on valittu viimeinen eikä ensimmäinen',
  'mean-alone': 'tutkimistermi puuttuu, ja pelkkä keskiarvo ratkaisee',
  'exploration-alone': 'keskiarvo puuttuu, ja pelkkä tutkimistermi ratkaisee',
  'mean-weighed': 'C painottaa keskiarvoa eikä tutkimistermiä',
  'sign-forgotten': 'MAXin keskiarvo on otettu sellaisenaan MIN-solmussa: etumerkki on unohtunut',
  'least-score': 'MIN valitsee pienimmän pistemäärän eikä suurinta',
  'child-logarithm': 'logaritmi on otettu lapsen käynneistä: √(ln n / n)',
  'no-parent': 'vanhemman käynnit puuttuvat',
  'no-logarithm': 'logaritmi puuttuu: √(N / n)',
  'visits-exchanged': 'vanhemman ja lapsen käynnit ovat vaihtaneet paikkaa',
  'upside-down': 'murtoluku on ylösalaisin: √(n / ln N)',
  'exchanged-upside-down':
    'käynnit ovat vaihtaneet paikkaa ja murtoluku on ylösalaisin: √(N / ln n)',
  'no-root': 'neliöjuuri puuttuu',
  'most-visits': 'on valittu lapsi, jossa on käyty eniten',
  'proof-alone': 'todistusluku ratkaisee myös MIN-solmuissa',
  'greatest-number': 'on valittu suurin luku eikä pienintä',
  'mean-carried': 'jokainen solmu lisää lapsensa keskiarvon eikä palkkiota',
  'visits-not-counted': 'käyntejä ei ole laskettu matkalla ylös',
  'last-alone': 'vain polun viimeinen solmu on päivitetty',
  'reward-turned': 'palkkio on käännetty MINiä varten',
  'total-replaced': 'palkkio on korvannut summan',
  'value-added': 'on lisätty lehden arvo eikä palkkiota',
  'players-exchanged': 'MAX ja MIN ovat vaihtaneet paikkaa: pienin ja summa ovat väärin päin',
  'both-sums': 'molemmat luvut ovat summia',
  'both-least': 'molemmat luvut ovat lasten pienimpiä',
  'leaves-open': 'lehti on laskettu luvuin pn 1 ja dn 1, vaikka sen arvo tunnetaan',
}
