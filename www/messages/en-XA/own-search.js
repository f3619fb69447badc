import { ownSearch as en } from '../en/own-search.js'
import { double } from './double.js'

export const ownSearch = double(en)
