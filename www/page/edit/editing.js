/** The editing of a text in the page, loaded when it is first needed. */

import { loadTextEditing } from '../../api/text-editing.js'

/** @type {Awaited<ReturnType<typeof loadTextEditing>>} */
let editing

/** @throws where it cannot be loaded; the next call tries again */
export async function loadEditing() {
  editing = await loadTextEditing()
}

/** Once `loadEditing` is done. @type {typeof editing.partsOf} */
export const partsOf = (...args) => editing.partsOf(...args)

/** Once `loadEditing` is done. @type {typeof editing.edit} */
export const edited = (...args) => editing.edit(...args)
