import { check } from './checks.js'
import * as firefox from './firefox.js'

check(firefox)
