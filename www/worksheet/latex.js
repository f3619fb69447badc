/**
 * Worksheets as one LaTeX document, with the pictures of TikZ inside. It needs no package beyond those of the smallest
 * installation, and for Chinese ctex and xelatex or lualatex.
 *
 * @import {WorksheetWords} from '../messages/pages.js'
 * @import {WorksheetLine, WorksheetTable} from './content.js'
 * @import {WorksheetPage, WorksheetPart} from './worksheet.js'
 */

import { latex } from '../figure/latex.js'
import { tikzOf } from './plane.js'

/** The preamble before the pages. @param {string} lang */
export function beginning(lang) {
  const letters = lang.startsWith('zh')
    ? '% Compile with xelatex or lualatex.\n\\usepackage[UTF8]{ctex}'
    : '\\usepackage[utf8]{inputenc}'
  return `\\documentclass[a4paper]{article}
${letters}
\\usepackage[margin=13mm]{geometry}
\\usepackage{array}
\\usepackage{tikz}
\\pagestyle{empty}
\\parindent=0pt
\\setlength{\\tabcolsep}{2pt}
\\newsavebox{\\treebox}
% A picture that is wider than the page is made smaller.
\\newcommand{\\fitting}{\\ifdim\\wd\\treebox>\\linewidth\\resizebox{\\linewidth}{!}{\\usebox\\treebox}\\else\\usebox\\treebox\\fi}
\\newcommand{\\room}[1]{\\rule[-1pt]{#1}{0.4pt}}
\\newcolumntype{C}[1]{>{\\centering\\arraybackslash}p{\\dimexpr(\\linewidth-20mm)/#1-2\\tabcolsep-0.4pt\\relax}}
\\begin{document}
`
}

export const end = '\\end{document}\n'

/** @param {WorksheetPage} page @param {WorksheetWords} words */
export function pageOf({ heading, sheet, task, total, solved, parts }, words) {
  const blank = (/** @type {string} */ label, /** @type {string} */ wide) =>
    `${latex(label)}~\\room{${wide}}`
  const who = solved
    ? ''
    : `\\hfill ${blank(words.name, '60mm')}\\quad ${blank(words.date, '25mm')}`
  const lines = [
    `{\\Large\\bfseries ${latex(heading)}}\\par\\smallskip`,
    `${latex(sheet)}${who}\\par\\medskip`,
    ...(task ? [`${latex(task)}\\par`] : []),
    ...parts.map((part) => partOf(part, solved)),
    ...(solved ? [] : [totalOf(words, total)]),
  ]
  return `${lines.join('\n')}\n\\clearpage\n`
}

/** The line for the sum of the points, which is not alone on a page. @param {WorksheetWords} words @param {string} total */
function totalOf(words, total) {
  return `\\nopagebreak\\bigskip\\hfill ${latex(words.total)} \\room{10mm} ${latex(total)}\\par`
}

/** @param {WorksheetPart} part @param {boolean} solved */
function partOf({ name, points, sentences, questions, figure, tables, lines, plane }, solved) {
  const room = solved ? '' : '\\room{10mm} '
  return [
    '\\bigskip\\begin{minipage}{\\linewidth}',
    `\\textbf{${latex(name)}}\\hfill ${room}${latex(points)}\\par\\vskip-4pt\\rule{\\linewidth}{0.4pt}\\par\\smallskip`,
    ...sentences.map((text) => `${latex(text)}\\par\\smallskip`),
    ...questions.map((text) => `\\textbf{${latex(text)}}\\par\\smallskip`),
    `\\sbox{\\treebox}{${pictureOf(figure)}}{\\centering\\fitting\\par}\\smallskip`,
    ...tables.map((table) => tableOf(table, solved ? '5.6mm' : '6.5mm')),
    ...lines.map(lineOf),
    ...(plane ? [`{\\centering ${tikzOf(plane.drawing, latex)}\\par}`] : []),
    '\\end{minipage}\\par',
  ].join('\n')
}

/** The picture alone, without the document that the file would be by itself. @param {string} tikz */
function pictureOf(tikz) {
  return `${tikz.slice(tikz.indexOf('\\begin{tikzpicture}'), tikz.indexOf('\\end{tikzpicture}'))}\\end{tikzpicture}`
}

/** @param {WorksheetTable} table @param {string} high */
function tableOf({ head, rows }, high) {
  const row = (/** @type {string} */ name, /** @type {string[]} */ cells) =>
    `${[`\\rule[-2mm]{0pt}{${high}}${latex(name)}`, ...cells].join(' & ')} \\\\`
  const rule = `\\cline{2-${head.length + 1}}`
  return [
    `\\begin{tabular}{@{}p{18mm}|*{${head.length}}{C{${head.length}}|}}`,
    `\\multicolumn{1}{@{}p{18mm}}{}${head.map((name) => `&\\multicolumn{1}{c}{\\textbf{${latex(name)}}}`).join('')}\\\\${rule}`,
    ...rows.map(
      ({ name, cells }) =>
        row(
          name,
          cells.map((text) => latex(text ?? '–')),
        ) + rule,
    ),
    '\\end{tabular}\\par\\smallskip',
  ].join('\n')
}

/** @param {WorksheetLine} line */
function lineOf({ label, text, tick }) {
  if (tick) return `\\smallskip\\fbox{\\rule{0pt}{4pt}\\rule{4pt}{0pt}} ${latex(label)}\\par`
  const answer = text
    ? latex(text)
    : '\\leavevmode\\leaders\\hrule height -1pt depth 1.4pt\\hfill\\null'
  return `\\smallskip ${label ? `${latex(label)}: ` : ''}${answer}\\par`
}
