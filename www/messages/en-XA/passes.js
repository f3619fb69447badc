import { passes as en } from '../en/passes.js'
import { double } from './double.js'

export const passes = double(en)
