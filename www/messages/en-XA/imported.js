import { imported as en } from '../en/imported.js'
import { double } from './double.js'

export const imported = double(en)
