import { explore as en } from '../en/explore.js'
import { double } from './double.js'

export const explore = double(en)
