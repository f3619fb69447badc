/**
 * The service worker of the site: keeps one whole build, for when there is no network. Files in the folder of a build never
 * change, so they come from the cache. All others keep their names from build to build, so they come from the network if
 * it answers; otherwise those of the kept build do.
 */

import { BUILD, FILES } from './files.js'

/** Milliseconds that a page waits for the network. */
const PATIENCE = 3000
/** A file in the folder of a build. */
const OF_BUILD = /^\d+\.\d+\.\d+-[0-9a-f]{10}\//

const worker = /** @type {any} */ (globalThis)
/** @type {string} */
const site = worker.registration.scope
/** The prefix of the names of this site's caches, before the name of the build. */
const OURS = `secateur ${site} `

worker.addEventListener('install', (/** @type {any} */ event) => {
  worker.skipWaiting()
  event.waitUntil(keep())
})
worker.addEventListener('activate', (/** @type {any} */ event) => {
  event.waitUntil(Promise.all([tidy(), worker.clients.claim()]))
})
worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { method, url } = event.request
  const name = method === 'GET' && url.startsWith(site) ? nameOf(url) : ''
  if (OF_BUILD.test(name)) event.respondWith(cacheFirst(event.request))
  else if (Object.hasOwn(FILES, name)) event.respondWith(networkFirst(event.request, name))
})

/** Keeps all files, or none if one of them is of another build. */
async function keep() {
  const cache = await caches.open(OURS + BUILD)
  const requests = Object.entries(FILES).map(([name, integrity]) => {
    const cache = OF_BUILD.test(name) ? 'default' : 'no-cache'
    return new Request(site + name, { integrity, cache })
  })
  await cache.addAll(requests)
}

/** Forgets older builds, but for the one before: pages of it may still be open. */
async function tidy() {
  const names = await caches.keys()
  const older = names.filter((name) => name.startsWith(OURS) && name !== OURS + BUILD)
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)))
}

/** The path of a file in the site; folders have an index. @param {string} url */
function nameOf(url) {
  const path = url.slice(site.length).replace(/[?#].*/, '')
  const names = [path, `${path}index.html`, `${path}.html`]
  return names.find((name) => Object.hasOwn(FILES, name)) ?? path
}

/** @param {Request} request */
async function cacheFirst(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

/** @param {Request} request @param {string} name */
async function networkFirst(request, name) {
  const cache = await caches.open(OURS + BUILD)
  const response = await cache.match(site + name, { ignoreVary: true })
  if (!response) return fetch(request)
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
    if (answer.status < 500) return answer
  } catch {
    // No network, or one that does not answer.
  }
  // A redirected answer cannot stand for a page, so that its body is answered anew.
  return response.redirected ? new Response(response.body, response) : response
}
