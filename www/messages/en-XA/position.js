import { position as en } from '../en/position.js'
import { double } from './double.js'

export const position = double(en)
