/** The style of what an exercise asks step by step, beside that of style.js. */

export const stepStyle = `
.card {
  grid-area: sentence;
  display: grid;
  align-content: start;
  justify-items: start;
  gap: 0.35em;
  min-height: 12.75em;
  padding: 0.2em 0;
  font-size: var(--body);
  line-height: 1.4;
}
.card p { margin: 0; max-width: 60em; text-wrap: pretty }
.card .told { display: grid; gap: 0.2em }
.card .told p:first-child { color: var(--ink-quiet) }
.card .question { font-size: calc(var(--body) * 1.125); font-weight: 600 }
.card p:empty { display: none }
.card .found { padding-inline-start: 0.7em; border-inline-start: 3px solid var(--ahead) }
.card .found.right { border-color: var(--variation) }
.card .found.wrong { border-color: var(--cut) }
.guess { display: flex; flex-wrap: wrap; align-items: end; gap: 0.35em 1rem }
.guess[hidden] { display: none }
.guess .fields { display: flex; flex-wrap: wrap; gap: 0.35em 1rem }
.guess .fields.pairs { display: grid; grid-template-columns: repeat(2, auto) }
.guess label { display: grid; color: var(--ink-quiet); font-size: var(--small) }
.guess select { max-width: min(22em, 74vw); min-height: max(44px, 2.75rem); color: var(--ink); font-size: max(16px, var(--body)) }
.asking .guess input[type='text'] { width: 6em; min-height: max(44px, 2.75rem); color: var(--ink); font-size: max(16px, var(--large)) }
.guess .buttons { display: flex; gap: 0.35em }
.guess .unread { flex-basis: 100%; color: var(--cut) }
.guess .unread:empty { display: none }
.card button {
  min-height: max(44px, 2.75rem);
  padding: 0 0.8em;
  text-decoration: underline;
  text-decoration-color: var(--ahead);
  text-underline-offset: 0.25em;
}
.card .primary { color: var(--open); font-weight: 600; text-decoration-color: currentcolor }
.card > .primary { margin-inline-start: -0.8em }

.so-far .rules { margin: 0 0 0.5em; max-width: 30em; color: var(--ink-quiet); font-size: var(--small); text-wrap: pretty }
.so-far .found { margin: 0 0 0.4em; font-size: var(--large); font-weight: 600 }
.so-far ol { margin: 0 0 0.75em; padding: 0; list-style: none; contain: inline-size }
.so-far ol:empty { display: none }
.so-far li { display: grid; grid-template-columns: 1.5em 1fr; padding: 0.2em 0; line-height: 1.4 }
.so-far .link { display: inline; padding: 0; min-height: 24px; text-align: start; white-space: normal }
.so-far td { white-space: nowrap }
.so-far tr.open th { font-weight: 600 }
.so-far tr.pruned :is(th, td) { color: var(--pruned-text) }
.so-far tbody tr { height: calc(1.6rem * var(--scale)) }

/* The steps of a run with a mistake. */
.so-far .steps { counter-reset: step }
.so-far .steps li { grid-template-columns: 1.2em 2.2em 1fr; padding: 0; counter-increment: step }
.so-far .steps li::before { order: -1; content: counter(step); color: var(--ink-quiet); text-align: end; padding-inline-end: 0.5em }
.so-far .steps .sign { order: -2 }
.so-far .steps .link { padding: 0.15em 0.3em; color: var(--ink); text-decoration: none }
.so-far .steps .link:hover { text-decoration: underline }
.so-far .steps [aria-current] { background: var(--band); box-shadow: inset 3px 0 var(--focus); font-weight: 600 }

@media (forced-colors: active) {
  .so-far .steps [aria-current] { outline: 2px solid Highlight }
}

@media (pointer: coarse) {
  .so-far .steps .link { min-height: 44px }
}

@media print {
  .card { display: none }
}

@container scene (width >= 37em) {
  .guess .fields.pairs { grid-template-columns: repeat(4, auto) }
}

@container scene (width >= 50em) {
  .card { min-height: 9.5em }
}

/* The picture keeps two fifths of the height, above the card and three rows of buttons. What has no room in the card
   scrolls, and its buttons stay in view. */
@container scene (width < 37em) {
  .card {
    --most: max(9em, calc(60cqb - 8.25rem * var(--scale)));
    min-height: min(14.5em, var(--most));
    max-height: var(--most);
    padding-bottom: 0;
    overflow-y: auto;
    scroll-padding-bottom: max(44px, 2.75rem);
  }
  .card .question { font-size: var(--body) }
  form.guess { flex-direction: column; align-items: stretch }
  .guess .fields.pairs { grid-template-columns: repeat(2, 4fr 5fr); gap: 0.35em 0.75em }
  /* The question has the reward, too. */
  .card:has(.guess:not([hidden]) .pairs) .told p:first-child { display: none }
  .guess .fields.pairs input { width: 100%; min-width: 0 }
  .guess .buttons { position: sticky; bottom: 0; background: var(--paper) }
}
`
