/** Statements about alpha–beta to be judged, and the reasons for those that are true. */

export const statements = {
  question: 'Tosi vai epätosi?',
  truths: { true: 'tosi jokaisessa puussa', false: 'epätosi' },
  how: 'Jos väite pitää paikkansa jokaisessa puussa, valitse syy. Jos ei, tee puu, jossa se ei pidä paikkaansa.',
  why: 'Miksi?',
  made: 'Puu, jossa väite ei pidä paikkaansa',
  all: {
    'leftmost-leaf': 'Vasemmanpuoleisinta lehteä ei koskaan karsita.',
    'rightmost-leaf': 'Jos jotakin karsitaan, karsitaan myös oikeanpuoleisin lehti.',
    'first-child': 'Läpi käytävän solmun ensimmäistä lasta ei koskaan karsita.',
    'same-value': 'Alfa-beta palauttaa juuressa saman arvon kuin minimax.',
    'exact-values': 'Jokainen solmu, johon tullaan, palauttaa minimax-arvonsa.',
    'first-exact': 'Juuren ensimmäinen lapsi palauttaa minimax-arvonsa.',
    'first-whole': 'Juuren ensimmäisen lapsen alta ei karsita mitään.',
    'root-cuts': 'Juuressa ei koskaan tapahdu katkaisua.',
    'every-move': 'Juuren jokaisen lapsen alta arvioidaan ainakin yksi lehti.',
    'cut-move': 'Paras siirto ei ole koskaan lapsi, jonka alta jotakin karsittiin.',
    'cut-better': 'Katkaiseva solmu ei koskaan paranna vanhempansa parasta arvoa.',
    'pruned-changed': 'Olipa karsitun lehden arvo mikä tahansa, juuren minimax-arvo pysyy samana.',
    'pruned-less': 'Jokaisen karsitun lehden arvo on pienempi kuin juuren.',
    doubled: 'Jos kaikki arvot kaksinkertaistetaan, haku arvioi samat lehdet.',
    negated:
      'Jos kaikki arvot muutetaan vastaluvuikseen ja MAX ja MIN vaihtavat paikkaa, haku arvioi samat lehdet.',
    'any-order': 'Lasten jokaisessa järjestyksessä haku arvioi yhtä monta lehteä.',
    'best-first':
      'Jos paras siirto on ensimmäisenä, missään muussa järjestyksessä haku ei arvioi vähemmän lehtiä.',
    'equal-leaves': 'Jos kaikilla lehdillä on sama arvo, mitään ei karsita.',
    half: 'Enintään puolet lehdistä karsitaan.',
    'two-plies': 'Kahden siirron syvyisessä puussa mikään katkaisu ei ole syvä.',
  },
  reasons: {
    'nothing-before':
      'Sitä ennen ei ole arvioitu yhtään lehteä, joten mitään rajaa ei voi saavuttaa.',
    'after-child': 'Solmu katkaisee vasta, kun jokin lapsi on palauttanut arvon.',
    'full-window': 'Ikkuna on täysi, joten mitään rajaa ei voi saavuttaa.',
    'cannot-matter': 'Karsittu osa ei voi muuttaa juuren arvoa.',
    'only-comparisons': 'Vain arvojen vertailut ratkaisevat, ja niiden tulokset ovat samat.',
    'no-better': 'Rajan saavuttava arvo ei ole parempi kuin aiemmin löydetty.',
    'too-flat':
      'Sellainen raja on peräisin vähintään kaksi siirtoa ylempää, eikä puu ole niin syvä.',
  },
}
