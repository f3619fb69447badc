// The text of --help.

import { GAMES } from '../www/api/games.js'
import { NEEDS, SEARCH } from '../www/api/options.js'
import { GAME } from '../www/element/attribute-names.js'

const FIELDS = GAME.filter((name) => name !== 'game')

/** Two numbers. */
const TWO = { window: "'-inf inf'", range: "'0 10'" }

/** The options of the commands that search a tree. */
const OF_TREE = `  The tree is a file in the notation of Secateur, or - for standard input, or a --game.
  --notation python|indented|efg   that of another program (docs/grammar.md); default: by the name of the file

Search:
  --listing <name>       minimax, negamax, alpha-beta, negamax-alpha-beta, window, quiescence, … or the rules of
                         docs/rules.md and docs/best-first.md:
${searched()}  --game ${Object.keys(GAMES).join('|')}, with
      ${FIELDS.map((name) => `--${name}`).join(', ')}

  -o, --output <file>    default: standard output
  -h, --help
`

/** The help of each command. @type {Record<string, string>} */
export const HELP = {
  figure: `usage: secateur figure <tree.txt> [--step <steps>] [--format svg|tikz|typst|png] [options]

  Draws the picture of a step, or of several side by side with letters and captions.

Drawing:
  --step <steps>         first, last, 7, cutoff:2, node:C; several with commas; cutoffs, decisions, 3..9;
                         of best-first searches iterations, choices.
                         default: last
  --format svg|tikz|typst|png
                         default: by the name of the output, else svg. PNG needs the package @resvg/resvg-js
  --seconds <number>     an animated SVG, with this time for each step
  --captions yes|no      the sentence of each step; default: yes if there are several
  --columns <number>     the most panels side by side
  --theme light|dark|auto|mono|tactile
                         tactile: the first step for fingers, on A4, with braille
  --convention aima|cs188|wikipedia   --windows path|all|history
  --view max|mover       the values of MAX, or of the side to move
  --lang en|de|fi|zh-Hans
  --width <pixels>       the most for the tree   --scale <factor> of a PNG, default 2

${OF_TREE}`,
  embed: `usage: secateur embed <tree.txt> [--step <step>] [--panels '<names>'] [options]

  Writes <secateur-tree> as HTML, with its figure inside, which is shown where scripts do not run. Every attribute of
  docs/element.md is an option: --step-size cutoff, --panels 'counts log', --exercise practise. The plugins for fences in Markdown
  do the same (docs/fences.md).

  --format html|svg|tikz|typst   all but html: the figure alone, with the same options; default: by the name of the output,
                                 else html

${OF_TREE}`,
  trace: `usage: secateur trace <tree.txt> [--format jsonl|tree|json|dot|forest] [options]

  Writes every step of the search as JSON Lines (docs/trace.md); or the tree as searched, as text, as JSON, for Graphviz (dot)
  or for the package forest of LaTeX.

${OF_TREE}`,
  check: `usage: secateur check <trace.jsonl> [--tree <tree.txt>] [--rules <rules>] [options]

  Compares the search of your own program with the search of the rules, and prints the first line that differs as
  file:line: message. The exit code is 0 if there is none, else 1. docs/own-search.md describes the trace;
  - is standard input.

  --tree <tree.txt>      in the notation; or a --game. Default: the tree in the header, else the visited nodes
  --rules alpha-beta,cut=">"   the name of a listing or an algorithm, and the rules that differ; default: those of the
                         header, else textbook alpha-beta. The options of all searches are also allowed: --cut, --depth, …
  --view max|mover       the values in the trace: MAX's everywhere, or those of the side to move (negamax)
  --tolerate <list>      equal-moves: children of equal value in any order, any best move; extra-evaluations: more nodes
                         are evaluated; counts-only: only the numbers of calls and evaluations and the root's value
  --json   --junit       the verdict as JSON, or as XML for a build
  --differences          all differences of the two searches, as CSV, those with the most nodes first; with --json, together
                         with the verdict
  --lang en|de|fi|zh-Hans

  -o, --output <file>    default: standard output
  -h, --help
`,
  pack: `usage: secateur pack --scorm|--scorm-2004|--cmi5 <exercise.json> [-o <exercise.zip>]

  Packs an exercise for learning platforms that take SCORM 1.2, SCORM 2004 (4th edition) or cmi5. docs/course.md describes
  exercise.json.

  -o, --output <file>    a name that ends in .zip; default: the name of the exercise, in this folder; - for standard output
  -h, --help
`,
  worksheet: `usage: secateur worksheet [--trees 6] [--seed 7] [--students 30] [--ask values,cuts] [options]

  Writes sheets with trees, to be answered on paper, and their solutions, as a page to print or as LaTeX.

  --trees <number>       on each sheet, default 6
  --students <number>    the number of different sheets; default: one, the same for all
  --seed <number>        the same number makes the same sheets, default 0
  --exercise practise|predict|condition|horizon   boxes to fill in, a question before a decision (the default for
                         searches without boxes), the values of unknown leaves for which a condition holds, or the cost
                         of the depth limit (--depth, default 2)
  --ask <list>           of values, ranges, windows, cuts, move, leaves, count; default values,cuts. Before a decision: of
                         values, windows, cuts, again, table, passes, child, leaf, exploration, backup; default all. Of
                         unknown leaves: of unseen, best, root; default unseen
  --windows final|entry|history|own   the windows in question
  --heading <text>       --lang en|de|fi|zh-Hans   --convention aima|cs188|wikipedia
  --format html|tex      default: by the name of the output, else html
  --only sheets|solutions

Trees:
  --leaves '8 16'   --plies 3   --values '0 99'   --cutoffs both|any|none   --difficulty 1|2|3|4|5
  --tie   --deep   --negative   --unknowns 2   --bounded
  --chance expectimax|star1   chance moves after each player; star1: all values lie between --values, as the search knows
  --listing, --algorithm, --cut, --deepening, --table, --iterations and all other rules of their search

  -o, --output <file>    default: worksheet.html or worksheet.tex; - for standard output
  -h, --help
`,
  grade: `usage: secateur grade <exercise.json> --answers <answers.json>

  Grades the answers of a student again, out of the student's reach, and writes the result as JSON, in the shape of
  docs/exercise-result.schema.json. The exercise is a file as for pack (docs/course.md); the answers are the property
  \`answers\` of the element, or \`answers\` in the state of SPLICE or SCORM.

  -o, --output <file>    default: standard output
  -h, --help
`,
  report: `usage: secateur report <results.json…> [--format html|csv] [options]

  Makes a table of the results of a class: how often each mistake was made, a tree that shows it, the wrong boxes, and the
  progress of each student. A file has one result of secateur-result (docs/course.md), a list of
  them, or one in each line; the name of the file is that of the student.

  --format html|csv      default: by the name of the output, else html; csv has a line for each box of each submission
  --lang en|de|fi|zh-Hans

  -o, --output <file>    default: standard output
  -h, --help
`,
  watch: `usage: secateur watch [options] [command …]
       command | secateur watch [options]
       secateur watch --listen <port> [options]

  Follows a program while it runs. It writes a trace as for secateur check, line by line (docs/own-search.md, docs/engines.md),
  to the standard output of the command, into a pipe or into a socket. It prints the address of a page with the last step so far,
  the number of lines, and the first wrong line. A header begins a new trace. Only this machine can open the page, and
  only by this address. Ctrl+C ends it.

  --port <number>        of the page; default: any free one
  --listen <number>      a port of this machine, which reads the lines of the first program that connects; 0: any free one
  --keep <lines>         the most that are kept, default 1000000, and 128 MiB; later ones are counted, not shown
  --lang en|de|fi|zh-Hans   default: that of the browser

  -h, --help
`,
  count: `usage: secateur count <tree.txt> [options]

  Counts the nodes that the search enters, evaluates, expands and prunes, beside plain minimax, as CSV; for a search with
  several visits also the different nodes and leaves, the hits of its table, and the re-searches.

${OF_TREE}`,
}

/** The usage of a command, and which command says more. @param {string} command */
export function shortHelp(command) {
  const known = Object.hasOwn(HELP, command)
  const [usage] = (known ? HELP[command] : help()).split('\n\n')
  return `${usage}\nsecateur help${known ? ` ${command}` : ''} says more.\n`
}

/** All commands. */
export function help() {
  return `usage: secateur figure|embed|trace|count <tree.txt> [options]
       secateur check <trace.jsonl> [options]
       secateur watch [command …]
       secateur pack --scorm|--scorm-2004|--cmi5 <exercise.json>
       secateur worksheet [options]
       secateur grade <exercise.json> --answers <answers.json>
       secateur report <results.json…>
       secateur help <command>
       secateur --version

  figure     the picture of steps, as SVG, TikZ, Typst or PNG
  embed      the element as HTML, with its figure inside
  trace      every step as JSON Lines, or the tree
  count      the counts as CSV
  check      the first error in the search of your own program
  watch      a page that follows your program while it runs
  pack       an exercise for a learning platform
  worksheet  trees to be answered on paper, with solutions
  grade      the answers of a student, graded again
  report     the mistakes of a class, as a page or as CSV

  secateur help <command> and secateur <command> --help say more. Exit codes: 0 done, 1 the input is wrong, 2 the command is wrong.
`
}

/** The options of a search but the listing: those together that need the same of others. */
function searched() {
  /** @type {Record<string, string[]>} */
  const groups = {}
  /** @type {Record<string, readonly (readonly [string, readonly string[]])[]>} */
  const needs = NEEDS
  for (const [name, row] of Object.entries(SEARCH)) {
    if (name === 'listing') continue
    const needed = needs[name]?.map(([other, words]) => `--${other} ${anyOf(words)}`) ?? []
    const group = (groups[needed.join(' ')] ??= [])
    group.push(`--${name} ${'words' in row ? anyOf(wordsOf(row)) : TWO[row.kind]}`)
  }
  const all = Object.entries(groups)
  return all.map(([needed, group]) => (needed && `  with ${needed}:\n`) + wrapped(group)).join('')
}

/** Options in lines. @param {string[]} options */
function wrapped(options) {
  return options.join('   ').replace(/(.{1,112})(?: {3}|$)/g, '      $1\n')
}

/** @param {{ kind: string, words: readonly string[] }} row */
function wordsOf({ kind, words }) {
  return kind === 'number' ? [...words, 'number'] : words
}

/** @param {readonly string[]} words */
function anyOf(words) {
  const quoted = words.map((word) => (/^\w/.test(word) ? word : `'${word}'`))
  return quoted.join('|').replace(/\bnumber$/, '<number>')
}
