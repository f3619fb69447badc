/** The style of the panel of notes, which is loaded with it. Colours and sizes are those of tokens.css. */

import { style as keyStyle } from '../picture-key.js'

export const style = `${keyStyle}
.overlay-key .kind { margin-right: 0.5em }
.overlay-key b { color: var(--ink); font-weight: 600 }
/* The hues of the kinds of calls: another window, another depth, a try, quiescence. */
:host {
  --kind-window: light-dark(#eadf94, #4b441a);
  --kind-depth: light-dark(#f3c498, #633e19);
  --kind-try: light-dark(#d0c1ec, #45346a);
  --kind-quiescence: light-dark(#b0dbf4, #194c68);
}
@media (forced-colors: active) {
  :host {
    --kind-window: color-mix(in srgb, CanvasText 15%, Canvas);
    --kind-depth: color-mix(in srgb, LinkText 30%, Canvas);
    --kind-try: color-mix(in srgb, CanvasText 35%, Canvas);
    --kind-quiescence: color-mix(in srgb, LinkText 50%, Canvas);
  }
}
.panel.notes > * { flex: none }
.panel.notes h3 { margin: 0.8em 0 0.3em; font-size: inherit; font-weight: 600 }
.panel.notes dl { grid-template-columns: minmax(4em, max-content) minmax(0, 1fr) }
.panel.notes dd { overflow-wrap: anywhere; text-align: left }
.panel.notes :is(.none, .told, .lost) { margin: 0.2em 0; color: var(--ink-quiet) }
.panel.notes .wanted { display: flex; flex-wrap: wrap; gap: 0.4em }
.panel.notes .wanted input { flex: 1 1 8em; min-width: 0 }
.panel.notes select { max-width: 100%; border: 1px solid var(--ahead) }
.panel.notes div.told { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1em }
.panel.notes .scroll { max-height: calc(8 * 1.375rem * var(--scale)) }
.panel.notes .row { grid-template-columns: minmax(2.25em, max-content) 6.5em min(var(--name), 6ch) minmax(0, 1fr) }
.panel.notes .counted > div { overflow-x: auto; scrollbar-width: thin }
.panel.notes table { width: 100%; margin-bottom: 0.6em }
.panel.notes thead th { vertical-align: bottom; white-space: normal }
.panel.notes tbody button { text-align: left }
.panel.notes th:first-child { max-width: 7em; padding-left: 0; text-align: left; overflow-wrap: break-word }
.panel.notes .chart { min-height: 240px; margin-top: 0.8em }
.panel.notes .chart :is(.u-over, .u-under, .u-axis) { position: absolute }
.panel.notes .chart .u-wrap { position: relative; box-sizing: border-box }
.panel.notes .chart canvas { display: block; width: 100%; height: 100% }
.panel.notes .legend { display: flex; flex-wrap: wrap; gap: 0.2em 1.2em; margin: 0.3em 0 0; padding: 0; list-style: none }
.panel.notes .legend li:not([hidden]) { display: flex; align-items: center; gap: 0.4em }
.panel.notes .swatch { width: 1.6em; height: 0.75em; background: var(--ahead); forced-color-adjust: none }
.panel.notes .swatch-calls { width: 1em; background: var(--open) }
.panel.notes .swatch-cutoffs { width: 0.5em; background: var(--cut) }
.panel.notes .bar {
  background: linear-gradient(to left, var(--band) var(--share), transparent var(--share));
}
`
