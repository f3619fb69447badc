import { panels as en } from '../en/panels.js'
import { double } from './double.js'

export const panels = double(en)
