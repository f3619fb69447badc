import { own as en } from '../en/own.js'
import { double } from './double.js'

export const own = double(en)
