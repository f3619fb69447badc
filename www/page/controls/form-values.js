/**
 * Forms that have not been sent, such as a half-filled recipe of a random tree. What stands in them is part of no link,
 * but is there again after a reload.
 *
 * @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Control
 */

/** The values of the fields of some forms, by their ids. @param {Element} root */
export function readForms(root) {
  return Object.fromEntries(fields(root).map((field) => [field.id, read(field)]))
}

/** Fills the fields again. @param {Element} root @param {unknown} values from an older page, perhaps */
export function fillForms(root, values) {
  for (const field of fields(root)) {
    const value = Object(values)[field.id]
    if (typeof value !== typeof read(field) || value === read(field)) continue
    if (field instanceof HTMLSelectElement && !has(field, value)) continue
    if (typeof value === 'string') field.value = value
    else if (field instanceof HTMLInputElement) field.checked = value
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/** @param {Element} root */
function fields(root) {
  const controls = root.querySelectorAll('form :is(input, select, textarea)[id]')
  return /** @type {Control[]} */ ([...controls])
}

/** @param {Control} field */
function read(field) {
  return field instanceof HTMLInputElement && field.type === 'checkbox'
    ? field.checked
    : field.value
}

/** @param {HTMLSelectElement} list @param {string} value */
function has(list, value) {
  return [...list.options].some((option) => option.value === value)
}
