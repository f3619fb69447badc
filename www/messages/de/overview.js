/**
 * The words of the map of the whole tree.
 *
 * @import {Messages} from '../messages.js'
 */

import { count } from './numbers-and-names.js'

/** @type {Messages['overview']} */
export const overview = {
  name: 'Übersicht über den ganzen Baum. Die Pfeiltasten verschieben den Ausschnitt.',
  part: (from, to) => `Der Ausschnitt reicht von ${count(from)} % bis ${count(to)} % der Breite.`,
}
