/** Asks for the core that opens the tree of the page's link, before the scripts are there that use it. */

import { peek } from './fragment.js'
import { VIEWER, WHOLE } from '../wasm.js'

const wholly = ['game', 'overlay'].some((name) => peek(location.hash, name))
const link = document.createElement('link')
// The attributes of the request that follows: with others it is not answered by this one.
Object.assign(link, { rel: 'preload', as: 'fetch', type: 'application/wasm', crossOrigin: '' })
link.href = (wholly ? WHOLE : VIEWER).href
document.head.append(link)
