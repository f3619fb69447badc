import { exercise as en } from '../en/exercise.js'
import { double } from './double.js'

export const exercise = double(en)
