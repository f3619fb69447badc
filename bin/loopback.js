// A server on this machine: the hosts that may ask it, and its beginning and end.

/** @import {Server} from 'node:http' */

/** The names of this machine. A request for another name was caused by a foreign page. */
export const NAMES = ['127.0.0.1', 'localhost', '[::1]']

/** The headers of all answers. */
export const HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * Whether a request names this machine. The owner of another name could let it point here, and so let a foreign page
 * read the served files (DNS rebinding).
 * @param {string | undefined} host with a port or without
 */
export function isThisMachine(host = '') {
  return NAMES.includes(host.toLowerCase().replace(/:\d+$/, ''))
}

/**
 * Listens on 127.0.0.1; port 0 takes any free one.
 * @param {Server} server
 * @param {number} port
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = /** @type {import('node:net').AddressInfo} */ (server.address())
      resolve({ url: `http://127.0.0.1:${address.port}/`, close: () => close(server) })
    })
  })
}

/** @param {Server} server */
function close(server) {
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  )
}
