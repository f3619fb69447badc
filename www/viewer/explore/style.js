/** The style of the panels of best-first searches, which is loaded with them. Colours and sizes are those of tokens.css. */

export const style = `
.panel.decision .constant { margin-top: 0.8em }
.panel.decision .constant label { display: flex; flex-wrap: wrap; align-items: center; gap: 0.3em 0.8em }
.panel.decision .constant input { flex: 1 1 8em; min-width: 0; accent-color: var(--open) }
.panel.decision .constant ul { margin: 0.4em 0 0; padding: 0; list-style: none; color: var(--ink-quiet) }
.panel.decision table:has(caption) { width: 100%; table-layout: auto }
.panel.decision table:has(caption) :is(th, td) { padding: 0.2em 0.4em; text-align: right; vertical-align: middle; font-size: 0.8125rem }
.panel.decision table:has(caption) th:first-child { text-align: left; white-space: nowrap }
.panel:is(.decision, .counts) caption { padding: 0.2em 0; text-align: left; font-weight: 600 }
.panel.decision tr.chosen { background: var(--band); font-weight: 600 }
.panel.decision tr.outside { color: var(--ink-quiet) }
.panel.decision .told { margin: 0.4em 0; color: var(--ink-quiet) }
.panel.counts .bars { width: 100%; margin-top: 0.8em }
.panel.counts .bars .bar {
  text-align: left;
  background: linear-gradient(to right, var(--minimal) var(--share), transparent var(--share));
}
.panel.counts .curves h3 { margin: 1em 0 0.3em; font-size: inherit; font-weight: 600 }
.panel.counts .curves .chart { min-height: 240px }
.panel.counts .curves .chart :is(.u-over, .u-under, .u-axis) { position: absolute }
.panel.counts .curves .chart .u-wrap { position: relative; box-sizing: border-box }
.panel.counts .curves .chart canvas { display: block; width: 100%; height: 100% }
.panel.counts .curves .legend { display: flex; flex-wrap: wrap; gap: 0.2em 1em; margin: 0.4em 0; padding: 0; list-style: none }
.panel.counts .curves .line { display: inline-block; width: 1.8em; margin-right: 0.4em; border-top: 2px solid; vertical-align: middle }
`
