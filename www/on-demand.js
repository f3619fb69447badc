/** Imports of modules that few readers need. */

/** The addresses that have failed. @type {Set<string>} */
const failed = new Set()
/** The number of modules asked for under another address. */
let retries = 0

/**
 * Imports a module. Chromium before version 154 keeps the failure of a module for as long as the page lives; under another
 * fragment of its address it asks the server again.
 * @template T
 * @param {() => Promise<T>} load
 * @returns {Promise<T>}
 */
export async function onDemand(load) {
  try {
    return await load()
  } catch (error) {
    const [address = ''] = /https?:\S+$/.exec(String(error)) ?? []
    if (!failed.has(address)) {
      if (address) failed.add(address)
      throw error
    }
    retries += 1
    // Bundlers that follow a template for its parts, as Turbopack does, would look for a module named by the fragment.
    return import(new URL(`#${retries}`, address).href)
  }
}
