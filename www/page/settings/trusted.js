/**
 * Addresses of the site's own scripts, for pages that require Trusted Types. All scripts of a page share one policy: a
 * second one of its name would be refused.
 *
 * @typedef {{ createScriptURL: (url: string) => URL }} Policy
 */

/** @type {{ createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy } | undefined} */
const trustedTypes = Reflect.get(globalThis, 'trustedTypes')

/** The policy; null: the page allows none; undefined: nobody has asked yet. @type {Policy | null | undefined} */
let policy

/**
 * The address of a script, as the page wants it; null if the page allows no policy.
 * @param {URL} url
 * @returns {URL | null}
 */
export function trustedUrl(url) {
  if (!trustedTypes) return url
  if (policy === undefined) policy = policyBy(trustedTypes)
  return policy?.createScriptURL(url.href) ?? null
}

/** @param {NonNullable<typeof trustedTypes>} trustedTypes */
function policyBy({ createPolicy }) {
  try {
    return createPolicy.call(trustedTypes, 'secateur', { createScriptURL: ownAddress })
  } catch {
    return null
  }
}

/** @param {string} url */
function ownAddress(url) {
  if (new URL(url).origin !== new URL(import.meta.url).origin) throw new TypeError(url)
  return url
}
