/**
 * Offers a file to be saved.
 * @param {string} name
 * @param {BlobPart} content
 * @param {string} type
 */
export function save(name, content, type) {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
