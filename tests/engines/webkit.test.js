import { check } from './checks.js'
import * as webkit from './webkit.js'

check(webkit)
