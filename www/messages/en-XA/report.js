import { report as en } from '../en/report.js'
import { double } from './double.js'

export const report = double(en)
