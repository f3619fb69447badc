/**
 * The words of the map of the whole tree.
 *
 * @import {Messages} from '../messages.js'
 */

import { count } from './numbers-and-names.js'

/** @type {Messages['overview']} */
export const overview = {
  name: 'Yleiskuva koko puusta. Nuolinäppäimet siirtävät näkymää.',
  part: (from, to) => `Näkyvissä on leveydestä ${count(from)}–${count(to)} %.`,
}
