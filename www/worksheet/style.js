/** The style of worksheets: a sheet of paper, on paper and on a screen. */

export const style = `
.paper {
  color-scheme: light;
  background: Canvas;
  color: CanvasText;
  font: 10.5pt/1.4 system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
  box-sizing: border-box;
  max-width: 210mm;
  margin: 0 auto 2rem;
  padding: 12mm;
}
.paper :is(h2, h3, p) { margin: 0; font: inherit; color: inherit }
.paper h2 { font-weight: 600; font-size: 1.35em; flex: 1 1 100% }
.paper .head { display: flex; flex-wrap: wrap; gap: 0.4em 2em; align-items: baseline }
.paper .head p { flex: 1 }
.paper .blank { display: inline-flex; flex: 2; gap: 0.5em; min-width: 5cm; align-items: baseline }
.paper .blank + .blank { flex: 1; min-width: 3cm }
.paper .room { border-bottom: 1px solid; flex: 1; min-width: 2.5em; display: inline-block }
.paper .task { margin: 0.8em 0 0 }
.paper .tree { break-inside: avoid; margin-top: 1.4em }
.paper h3 { display: flex; justify-content: space-between; font-weight: 600; border-bottom: 1px solid }
.paper .question { font-weight: 600 }
.paper .points { font-weight: 400 }
.paper img { display: block; max-width: 100%; margin: 0.5em auto }
.paper img.plane { width: 48mm }
.paper table { border-collapse: collapse; width: 100%; table-layout: fixed; margin-top: 0.4em }
.paper thead td { border: 0 }
.paper :is(th, td) { border: 1px solid; height: 1.9em; text-align: center; font-weight: 400; padding: 0 2px; overflow-wrap: anywhere }
.paper :is(thead td, tbody th) { width: 6.5em; text-align: start; border: 0 }
.paper thead th { font-weight: 600; border: 0 }
.paper td.none { background: repeating-linear-gradient(135deg, transparent 0 4px, GrayText 4px 5px) }
.paper .line { display: flex; gap: 0.5em; align-items: baseline; margin-top: 0.6em }
/* Two trees with their questions fit on one page, if they can. What is written already needs less room than what is to be. */
.paper:has(.question) { font-size: 9.5pt; line-height: 1.35 }
.paper .tree:has(.question) { margin-top: 1.1em }
.paper :is(.said, .question) { margin-top: 0.25em }
.paper .tree:has(.question) img { margin-block: 0.2em }
.paper tr:has(td:not(:empty)) :is(th, td) { height: 1.5em }
.paper .tree:has(.question) thead th { height: 1.4em }
/* The solutions of two trees fit on one page, whatever the language. */
.paper.solved { font-size: 9.5pt; line-height: 1.3 }
.paper.solved .tree { margin-top: 1em }
.paper.solved img { max-width: 92% }
.paper.solved :is(th, td) { height: 1.5em; font-size: 0.92em }
.paper.solved .line { margin-top: 0.2em }
.paper .label { white-space: nowrap }
.paper .tick { width: 0.9em; height: 0.9em; border: 1px solid; align-self: center }
.paper .total { margin-top: 1.2em; text-align: end }
@media print {
  @page { size: A4; margin: 12mm }
  .paper { padding: 0; margin: 0; max-width: none; break-after: page }
  .paper:last-child { break-after: auto }
}
`
