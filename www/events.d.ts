/** The events of `<secateur-tree>`, by their names. They bubble, so an element around it or the document hears them, too. */

import type { Details } from './element/events.js'

export type SecateurTreeEvents = { [Name in keyof Details]: CustomEvent<Details[Name]> }

declare global {
  interface GlobalEventHandlersEventMap extends SecateurTreeEvents {}
}
