/** The style of passes, which is loaded with them. Colours and sizes are those of tokens.css. */

export const style = `
.passes-band {
  position: relative;
  height: calc(1.15rem * var(--scale));
  overflow: hidden;
  font-size: var(--small);
}
.passes-band div {
  position: absolute;
  inset-block: 0;
  box-sizing: border-box;
  border-left: 1px solid var(--ahead);
  padding-left: 0.3em;
  color: var(--ink-quiet);
  line-height: calc(1.15rem * var(--scale));
  white-space: nowrap;
  overflow: hidden;
}
.passes-band .now { background: var(--band); border-color: var(--open); color: var(--open) }

.panel:is(.passes, .table) > * { flex: none }
.panel.passes .ways { display: flex; flex-wrap: wrap; gap: 0 1em; margin-bottom: 0.5em; color: var(--ink-quiet) }
.panel.passes .ways button { min-width: 1.75em; min-height: 1.75em; padding: 0 }
.panel:is(.passes, .table) caption { padding: 0.3em 0; color: var(--ink-quiet); text-align: left }
.panel:is(.passes, .table) > div:not(.ways) { overflow-x: auto; scrollbar-width: thin }
.panel:is(.passes, .table) table { margin-bottom: 0.6em }
.panel:is(.passes, .table) thead th { vertical-align: bottom; white-space: normal }
.panel.passes .all :is(th, td) { padding-left: 0.2em }
.panel.passes .all button { min-width: 1.5rem; padding: 0 }
.panel.passes .all tr > :nth-child(-n + 2) { padding-left: 0 }
.panel:is(.passes, .table) th:first-child { padding-left: 0; text-align: left }
.panel:is(.passes, .table) tr[aria-current] { background: var(--band) }
.panel.table p { margin: 0.3em 0; color: var(--ink-quiet) }
.panel.table .told { min-height: 4.2em; margin-top: 0; color: inherit }
`
