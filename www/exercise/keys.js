/**
 * The keys of an exercise. They work inside its viewer only, and single keys not where text is typed.
 *
 * @typedef {Record<string, () => unknown>} KeyTable actions by the name of their key; one with nothing to do returns false
 *
 * @typedef {object} KeyTables
 * @property {KeyTable} plain
 * @property {KeyTable} [picture] those of the picture, while it has the focus
 * @property {KeyTable} [alt] those of the picture, with Alt
 * @property {KeyTable} [control] those with Control or Command, also where text is typed
 * @property {KeyTable} [offButton] those that do something else on a button
 */

/** The keys of the view, the same in every exercise. @param {import('../viewer/part.js').Actions} actions @returns {KeyTable} */
export function viewKeys({ zoomIn, zoomOut, fit }) {
  return { '+': zoomIn, '=': zoomIn, '-': zoomOut, 0: fit }
}

/**
 * Acts on the keys pressed inside a viewer.
 * @param {HTMLElement} viewer
 * @param {HTMLElement} picture
 * @param {KeyTables} tables
 * @param {AbortSignal} signal ends the listening
 */
export function listenKeys(viewer, picture, tables, signal) {
  viewer.addEventListener(
    'keydown',
    (event) => {
      const act = event.defaultPrevented ? undefined : actionOf(event, picture, tables)
      if (!act || act() === false) return
      event.preventDefault()
      event.stopPropagation()
    },
    { signal },
  )
}

/** @param {KeyboardEvent} event @param {HTMLElement} picture @param {KeyTables} tables */
function actionOf(event, picture, { plain, picture: ofPicture, alt, control, offButton }) {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  const [target] = event.composedPath()
  const one = key.length === 1 ? key.toLowerCase() : key
  if (target instanceof HTMLTextAreaElement) return undefined
  if (altKey) return target === picture ? alt?.[key] : undefined
  if (ctrlKey || metaKey) return control?.[shiftKey ? `Shift+${one}` : one]
  if (isTextInput(target)) return undefined
  const action = target === picture ? ofPicture?.[one] : undefined
  return (
    action ?? plain[one] ?? (target instanceof HTMLButtonElement ? undefined : offButton?.[one])
  )
}

/** @param {unknown} target */
function isTextInput(target) {
  if (target instanceof HTMLInputElement) return target.type === 'text'
  return target instanceof HTMLSelectElement
}
