import { lessons as en } from '../en/lessons.js'
import { double } from './double.js'

export const lessons = double(en)
