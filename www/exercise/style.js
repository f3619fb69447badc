/**
 * The style of an exercise. It stands here because it is loaded with the exercise only. Its colours and sizes are those of
 * tokens.css, its layout is that of unit.css and panels.css.
 */

export const style = `
.asking .path-row { justify-content: end }

.task {
  grid-area: sentence;
  margin: 0;
  padding: 0.35em 0;
  color: var(--ink);
  font-size: var(--body);
  line-height: 1.4;
  text-wrap: pretty;
}
.task::first-line { color: var(--ink) }

/* The fields of the selected node: beside it, or in a narrow viewer below the picture. */
.answer {
  position: relative;
  z-index: 1;
  grid-area: stage;
  justify-self: start;
  align-self: start;
  display: grid;
  gap: 0.35em;
  width: max-content;
  max-width: min(100%, 26em);
  margin: var(--top, 0) 0 0 var(--left, 0);
  padding: 0.35em 0.6em 0.6em;
  border: 1px solid var(--ahead);
  border-radius: 6px;
  background: var(--paper);
  box-shadow: 0 4px 14px rgb(0 0 0 / 16%);
  font-size: var(--body);
}
.answer .head { display: flex; align-items: center; gap: 0.75em }
.answer .name { flex: 1; font-weight: 600; white-space: nowrap }
.answer .boxes { display: flex; gap: 0.5em }
.answer .box { position: relative; display: flex; flex-direction: column; flex: 0 1 5.5em; min-width: 3em }
.answer .cut { flex: none }
.answer .box label { color: var(--ink-quiet); font-size: var(--small); white-space: nowrap }
.answer .box .sign { position: absolute; inset-inline-end: 0.1em; top: 2.2em }
.answer .said p { margin: 0.2em 0 0; max-width: 24em; font-size: var(--small); text-wrap: pretty }
.answer .signs { display: none; gap: 0.25em }
.answer .signs button { flex: 1; border: 1px solid var(--hairline) }

.asking input[type='text'] {
  width: 4.6em;
  min-height: calc(2rem * var(--scale));
  padding: 0 0.2em;
  border: 0;
  border-bottom: 1.5px solid var(--ahead);
  border-radius: 0;
  background: none;
  text-align: center;
  font-variant-numeric: tabular-nums;
}
.asking .answer input[type='text'] { width: 100%; min-height: max(44px, 2.75rem); font-size: max(16px, var(--large)) }
.asking input[aria-invalid='true'] { border-color: var(--cut); border-bottom-style: double; border-bottom-width: 3px }
.asking input[type='checkbox'] {
  width: 1.25em;
  min-width: 24px;
  height: 1.25em;
  min-height: 24px;
  margin: 0;
  accent-color: var(--cut);
}
.asking .answer input[type='checkbox'] { width: max(44px, 2.75rem); height: max(44px, 2.75rem); transform: scale(0.6) }
.asking .reading { color: var(--ink-quiet); font-size: var(--small); line-height: 1.3 }
.sheet .reading { display: block }
.asking .reading:empty, .answer .said:empty { display: none }
.asking .sign { display: inline-block; width: 1em; text-align: center; font-weight: 700 }
.asking .sign.right { color: var(--variation) }
.asking .sign.wrong { color: var(--cut) }

/* There is no exercise about this search. */
.asking .unfit { display: none }

/* The buttons. */
.practice { flex: none }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.25rem; min-height: calc(2.75rem * var(--scale)) }
.bar > div { display: flex; align-items: center }
.bar .changes { margin-inline-end: auto }
.bar span { margin-inline-end: 0.35em; color: var(--ink-quiet) }
.bar .left { margin-inline: 0.75em 0 }
.bar button { padding: 0 0.55em }
.bar button:not([aria-disabled='true']) {
  text-decoration: underline;
  text-decoration-color: var(--ahead);
  text-underline-offset: 0.25em;
}
.bar .checks button:last-of-type:not([aria-disabled='true']) { color: var(--open); font-weight: 600; text-decoration-color: currentcolor }

/* The answer sheet. */
.sheet { flex: none; font-size: var(--body) }
.sheet h2 {
  margin: 0 0 0.4em;
  padding-top: 0.5em;
  border-top: 1px solid var(--hairline);
  color: var(--ink-quiet);
  font: 600 var(--small) / 1.4 var(--type);
}
.sheet table { width: auto; min-width: min(100%, 20em); font-variant-numeric: tabular-nums }
.sheet thead th { padding-bottom: 0.3em; border-bottom: 1.5px solid var(--ink-quiet); font-size: var(--small); text-align: center }
.sheet thead th:first-child { text-align: start }
.sheet tbody :is(th, td) { border-bottom: 1px solid var(--hairline) }
.sheet tbody th {
  padding-inline: calc(var(--depth) * 1em) 1em;
  color: var(--ink);
  text-align: start;
  white-space: nowrap;
}
.sheet .shape { color: var(--ink-quiet) }
.sheet tbody tr { height: calc(2rem * var(--scale)) }
.sheet .table { overflow-x: auto }
.sheet td { position: relative; padding: 0 0.5em; text-align: center; vertical-align: middle }
.sheet td .sign { position: absolute; inset-inline-end: 0; top: 50%; translate: 0 -50% }
.sheet td:is(.value, .alpha, .beta) input { width: 3.4em }
.sheet td.range input { width: 4.6em }
.sheet td input, .sheet td .sign { vertical-align: middle }
.sheet tr.selected { background: var(--band) }
.sheet tr.selected th { box-shadow: inset 3px 0 var(--focus) }
.sheet tr.pruned :is(th, input) { color: var(--pruned-text) }
.order ol { margin: 0; padding: 0; list-style: none }
.order li {
  display: flex;
  align-items: center;
  padding-inline-start: calc(var(--depth) * 1em);
  min-height: calc(2rem * var(--scale));
  border-bottom: 1px solid var(--hairline);
}
.order .node { flex: 1 }
.order .selected { background: var(--band); box-shadow: inset 3px 0 var(--focus) }
.order li button { min-width: 44px }
.choice { margin: 0 0 0.75em; padding: 0; border: 0 }
.choice legend { padding: 0; font-weight: 600 }
.choice label { display: flex; align-items: center; gap: 0.5em; min-height: max(24px, calc(2rem * var(--scale))); text-wrap: pretty }
.choice :is([aria-invalid='true']) { outline: 2px solid var(--cut) }
.made { display: grid; justify-items: start; gap: 0.35em }
.made textarea {
  width: 100%;
  min-width: min(100%, 22em);
  padding: 0.4em;
  border: 1px solid var(--ahead);
  border-radius: 4px;
  background: none;
  color: var(--ink);
  font: var(--body) / 1.5 var(--type-code);
}
.made button:not(.link) { min-height: calc(2rem * var(--scale)); border: 1px solid var(--ahead); border-radius: 4px }
:is(.moves, .made) .wrong { margin: 0; color: var(--cut); font-size: var(--small) }
:is(.moves, .made) .wrong:empty { display: none }
.bar .moves { flex-wrap: wrap }
.bar .wrong { flex-basis: 100% }
.questions { display: grid; gap: 0.75em; padding-top: 0.5em }
.question label { display: block; text-wrap: pretty }
.question .given { display: flex; align-items: center; gap: 0.5em }
.question input[type='text'] { width: 9em; text-align: start }
.question.leaves input { width: min(100%, 18em) }
.plane { margin-top: 0.6em }
.plane svg { display: block }
.plane > svg { width: min(100%, calc(17.5rem * var(--scale))); min-width: min(100%, 280px); height: auto }
.plane path { fill: none; stroke: var(--ink) }
.plane circle { stroke: var(--ink) }
.plane .axis { stroke: var(--ink-quiet); stroke-width: 1.25 }
.plane path.tick { stroke: var(--ink-quiet) }
.plane text { fill: var(--ink); stroke: none; font-size: 13px; font-variant-numeric: tabular-nums }
.plane text.tick { fill: var(--ink-quiet) }
.plane text.name { font-style: italic }
.plane .area { stroke: none }
.plane .outside.area { fill: var(--hairline) }
.plane .inside.area { fill: var(--paper) }
.plane .holds.area { fill: var(--pruned); fill-opacity: 0.55 }
.plane .given.area { fill: var(--open); fill-opacity: 0.1 }
.plane .pattern { stroke-width: 1; stroke-opacity: 0.55 }
.plane .border { stroke-width: 2 }
.plane .open { stroke-dasharray: 5 4 }
.plane .given:is(.border, .pattern, .corner) { stroke: var(--open) }
.plane .corner { fill: var(--ink); stroke-width: 1.5 }
.plane .given.corner { fill: var(--open) }
.plane .corner.open { fill: var(--paper); stroke-dasharray: none }
.plane path.witness { stroke: var(--cut); stroke-dasharray: 1.5 3 }
.plane circle.witness { fill: var(--cut); stroke: var(--paper); stroke-width: 1.5 }
.plane text.witness { fill: var(--cut); font-weight: 700 }
.plane ul { display: flex; flex-wrap: wrap; gap: 0.15em 1.25em; margin: 0.25em 0 0; padding: 0; list-style: none; font-size: var(--small) }
.plane li { display: flex; align-items: center; gap: 0.5em }
.plane li svg { flex: none; width: 26px; height: 14px }
.sheet .help {
  position: sticky;
  bottom: 0;
  padding: 0.3em 0;
  border-top: 1px solid var(--hairline);
  background: var(--paper);
  font-size: var(--small);
  contain: inline-size;
}
.sheet .help[hidden] { display: none }
.sheet .help .name { color: var(--ink-quiet) }
:is(.order, .question, .help) .said p { margin: 0.2em 0 0; font-size: var(--small); text-wrap: pretty }
.summary { margin-bottom: 0.75em; contain: inline-size }
.summary p { margin: 0 0 0.3em; text-wrap: pretty }
.summary .found { font-size: var(--body) }
.summary .points { font-size: var(--large) }
.summary ol { margin: 0; padding: 0; list-style: none; font-size: var(--small) }
.summary li { padding: 0.15em 0 }
.summary .link { font-size: inherit }

/* A narrow sheet shows all columns if it can. */
@container viewer (width < 40em) {
  .sheet tbody th { padding-inline: calc(var(--depth) * 0.6em) 0.5em }
  .sheet td { padding-inline: 0.15em }
  .sheet td:is(.value, .alpha, .beta) input { width: 2.8em }
  .sheet td.range input { width: 3.6em }
}

/* A phone needs room for the tree above the fields. */
@container viewer (width < 40em) {
  .asking .unit { flex-basis: 34rem }
}

@container scene (width < 37em) {
  .answer {
    grid-area: sentence;
    justify-self: stretch;
    width: auto;
    max-width: none;
    min-height: 9.5em;
    align-content: start;
    margin: 0;
    padding: 0.25em 0 0.5em;
    border: 0;
    border-top: 1px solid var(--hairline);
    border-radius: 0;
    box-shadow: none;
  }
  .answer + .task { min-height: 9.5em }
  .answer:not([hidden]) + .task { display: none }
  .answer .box { flex: 1 1 0 }
  .answer .cut { flex: none }
}

@media (pointer: coarse) {
  .answer .signs { display: flex }
  .answer .signs button { min-width: 44px }
  .order button { min-height: 44px }
  .asking .sheet input[type='checkbox'] { min-width: 44px; min-height: 44px; transform: scale(0.7) }
}

@container roomy (width >= 56em) {
  .sheet {
    width: fit-content;
    min-width: min(40%, calc(20rem * var(--scale)));
    max-width: 48%;
    margin-left: 1.5rem;
    padding: 0 0.25rem 0 1.25rem;
    border-left: 1px solid var(--hairline);
    overflow-y: auto;
    scrollbar-width: thin;
  }
  .sheet h2 { padding-top: 0; border-top: 0 }
}

@media print {
  .practice, .answer, .sheet :is(.question, .order) button, .sheet .help { display: none }
  .question, .sheet tr, .order li { break-inside: avoid }
}
`
