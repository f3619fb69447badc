import { how as en } from '../en/how.js'
import { double } from './double.js'

export const how = double(en)
