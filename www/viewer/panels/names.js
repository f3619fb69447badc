/** The names of the panels in the attribute `panels`. */

export const PANELS = /** @type {const} */ ([
  ...['listing', 'variables', 'decision', 'stack', 'counts', 'node', 'log', 'outline', 'find'],
  ...['nodes', 'minimal', 'passes', 'table', 'notes'],
])

/** @typedef {typeof PANELS[number]} PanelName */
