import { minimal as en } from '../en/minimal.js'
import { double } from './double.js'

export const minimal = double(en)
