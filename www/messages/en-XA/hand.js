import { hand as en } from '../en/hand.js'
import { double } from './double.js'

export const hand = double(en)
