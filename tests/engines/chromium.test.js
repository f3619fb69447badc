import { check } from './checks.js'
import * as chromium from './chromium.js'

check(chromium)
