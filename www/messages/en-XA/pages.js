import { pages as en } from '../en/pages.js'
import { double } from './double.js'

export const pages = double(en)
