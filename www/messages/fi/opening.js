/**
 * The words of an opening that takes a while.
 *
 * @import {Messages} from '../messages.js'
 */

import { count } from './phrases.js'

/** @type {Messages['opening']} */
export const opening = {
  progress: 'Puuta avataan',
  stages: {
    reading: 'Tekstiä luetaan …',
    generating: 'Puuta luodaan …',
    expanding: 'Siirtoja pelataan …',
    ordering: 'Lapsia järjestetään …',
    'laying-out': 'Puuta asetellaan …',
    searching: 'Haetaan …',
    counting: 'Lasketaan, mitä minimax tekisi …',
  },
  done: (percent) => `${count(percent)} %`,
  cancel: 'Peruuta',
}
