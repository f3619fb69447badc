import { 'best-first' as en } from '../en/best-first.js'
import { double } from './double.js'

const bestFirst = double(en)

export { bestFirst as 'best-first' }
