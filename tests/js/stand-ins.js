// What a page has: an element with attributes, and globals.

/** @import {TestContext} from 'node:test' */

/** An element that has nothing but attributes. @param {Record<string, string>} attributes @returns {Element} */
export function elementWith(attributes) {
  const getAttribute = (/** @type {string} */ name) => attributes[name] ?? null
  return /** @type {Element} */ (/** @type {unknown} */ ({ getAttribute }))
}

/** Sets globals until the end of a test. @param {TestContext} t @param {Record<string, unknown>} values */
export function setGlobals(t, values) {
  for (const [name, value] of Object.entries(values)) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name)
    Object.defineProperty(globalThis, name, { value, configurable: true })
    t.after(() => {
      if (before) Object.defineProperty(globalThis, name, before)
      else Reflect.deleteProperty(globalThis, name)
    })
  }
}
