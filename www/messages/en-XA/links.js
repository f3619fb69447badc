import { links as en } from '../en/links.js'
import { double } from './double.js'

export const links = double(en)
