/** The names of the panels, as the attribute `panels` has them. */

export const PANELS = /** @type {const} */ ([
  ...['listing', 'variables', 'decision', 'stack', 'counts', 'node', 'log', 'outline', 'find'],
])

/** @typedef {typeof PANELS[number]} PanelName */
