import { lab as en } from '../en/lab.js'
import { double } from './double.js'

export const lab = double(en)
