/**
 * The words of an opening that takes a while, and of parts that cannot be loaded.
 *
 * @import {Messages} from '../messages.js'
 */

import { count } from './numbers-and-names.js'

/** @type {Messages['opening']} */
export const opening = {
  progress: 'Puuta avataan',
  stages: {
    loading: 'Hakua ladataan …',
    reading: 'Tekstiä luetaan …',
    generating: 'Puuta luodaan …',
    expanding: 'Siirtoja pelataan …',
    ordering: 'Lapsia järjestetään …',
    'laying-out': 'Puuta asetellaan …',
    searching: 'Haetaan …',
    counting: 'Lasketaan, mitä minimax tekisi …',
    importing: 'Haun kulkua luetaan …',
    checking: 'Hakua verrataan sääntöihin …',
  },
  done: (percent) => `${count(percent)} %`,
  cancel: 'Peruuta',
  again: 'Yritä uudelleen',
  noHelp: 'Ohjetta ei voitu ladata.',
  noPanels: 'Paneeleja ei voitu ladata.',
  noBoard: 'Lautaa ei voitu ladata.',
  noOverlay: 'Minimipuuta ei voitu ladata.',
  noExercise: 'Tehtävää ei voitu ladata.',
  noCanvas: 'Selain ei anna sivulle piirtoalustaa. ”Puu sanoina” kertoo saman.',
}
