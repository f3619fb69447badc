/**
 * Explains to an author why a file of another server cannot be used: browsers hide the reason from pages. Loaded when a file
 * could not be.
 */

/** Logs the reason, and returns it; empty: it is not known. @param {string} href of a file that the page did not get */
export async function explain(href) {
  // An answer that nobody may read needs no header. If there is one, only the header is missing.
  const answer = await fetch(href, { mode: 'no-cors' }).catch(() => null)
  if (answer === null) return ''
  // The header is there, and the browser reports a policy of the page itself.
  if (await fetch(href).catch(() => null)) return ''
  const why = `Secateur cannot use ${href} on a page of ${location.origin}: its server has to send the header “Access-Control-Allow-Origin: *” with it.`
  console.error(why)
  return why
}
