/** The names of the panels, as the attribute `panels` has them. */

export const PANELS = /** @type {const} */ ([
  ...['listing', 'variables', 'stack', 'counts', 'node', 'log', 'outline', 'find'],
])

/** @typedef {'listing' | 'variables' | 'stack' | 'counts' | 'node' | 'log' | 'outline' | 'find'} PanelName */
