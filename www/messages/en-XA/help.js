import { help as en } from '../en/help.js'
import { double } from './double.js'

export const help = double(en)
