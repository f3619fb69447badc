/**
 * What Secateur was built after. Titles stay in their own language; what each gave is in messages/.
 *
 * @typedef {'knuth' | 'baudet' | 'pearl' | 'fishburn' | 'russell' | 'principle' | 'pruning' | 'slides'} Reference
 */

/** @type {Record<Reference, { text: string, lang: string }>} */
export const REFERENCES = {
  knuth: {
    lang: 'en',
    text: 'D. E. Knuth, R. W. Moore: An analysis of alpha-beta pruning. Artificial Intelligence 6 (1975), 293–326.',
  },
  baudet: {
    lang: 'en',
    text: 'G. M. Baudet: On the branching factor of the alpha-beta pruning algorithm. Artificial Intelligence 10 (1978), 173–199.',
  },
  pearl: {
    lang: 'en',
    text: 'J. Pearl: The solution for the branching factor of the alpha-beta pruning algorithm and its optimality. Communications of the ACM 25 (1982), 559–564.',
  },
  fishburn: {
    lang: 'en',
    text: 'J. P. Fishburn: Another optimization of alpha-beta search. ACM SIGART Newsletter 84 (1983), 37–38.',
  },
  russell: {
    lang: 'en',
    text: 'S. Russell, P. Norvig: Artificial Intelligence: A Modern Approach, “Adversarial search”.',
  },
  principle: { lang: 'zh-Hans', text: 'zxddesk：Alpha-Beta算法的剪枝原理。' },
  pruning: { lang: 'fi', text: 'Alpha-beeta-karsinta tekoälyssä.' },
  slides: { lang: 'de', text: 'Brettspiele: Alpha-Beta-Suche und Ausblick.' },
}
