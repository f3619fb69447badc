import { worksheet as en } from '../en/worksheet.js'
import { double } from './double.js'

export const worksheet = double(en)
