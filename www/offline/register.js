/**
 * Lets the site work without a network after a first visit. Only the pages of dist/ that are visited for themselves load
 * this: no frame, no page of another site. Where it fails, nothing is lost but that.
 */

import { trustedUrl } from '../page/settings/trusted.js'

const SCRIPT = new URL('../service-worker.js', import.meta.url)

// In a sandbox even asking for the service worker throws.
if (top === window) addEventListener('load', register)

async function register() {
  try {
    const { serviceWorker, connection } =
      /** @type {Navigator & { connection?: { saveData: boolean } }} */ (navigator)
    const script = serviceWorker && !connection?.saveData && trustedUrl(SCRIPT)
    if (script) await serviceWorker.register(script, { updateViaCache: 'none' })
  } catch {
    // Storage may be off, or a policy against it: the site needs a network then, as any other.
  }
}
