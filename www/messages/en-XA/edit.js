import { edit as en } from '../en/edit.js'
import { double } from './double.js'

export const edit = double(en)
