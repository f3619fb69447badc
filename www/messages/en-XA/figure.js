import { figure as en } from '../en/figure.js'
import { double } from './double.js'

export const figure = double(en)
