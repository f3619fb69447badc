/** @import {Messages} from '../messages.js' */

import { errors } from '../en/errors.js'
import { words as en } from '../en/words.js'
import { double } from './double.js'

const { decimal, number, count } = en

/** @type {Messages} */
export const words = { ...double({ ...en, errors }), lang: 'en-XA', decimal, number, count }
