import { watch as en } from '../en/watch.js'
import { double } from './double.js'

export const watch = double(en)
