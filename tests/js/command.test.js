// npx secateur: what it writes, how it fails, what it reads.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { strFromU8, unzipSync } from 'fflate'
import { OPTIONS } from '../../www/element/attributes.js'

const program = fileURLToPath(new URL('../../bin/secateur.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'secateur-'))
after(() => rmSync(folder, { recursive: true }))

const AIMA = '((3 12 8) (2 4 6) (14 5 2))'
writeFileSync(join(folder, 'tree.txt'), `# of the textbook\n${AIMA}\n`)
writeFileSync(join(folder, 'broken.txt'), '((3 12 8)\n(2 ] 6))\n')

/**
 * @param {string[]} words
 * @param {string} [input]
 */
function secateur(words, input = '') {
  const given = { cwd: folder, input, encoding: /** @type {const} */ ('utf8') }
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], given)
  return { status, stdout, stderr }
}

/** @param {string[]} words */
function written(...words) {
  const { status, stdout, stderr } = secateur(words)
  assert.deepEqual([status, stderr], [0, ''], words.join(' '))
  return stdout
}

test('a figure of a named step is SVG that says what it shows', () => {
  const svg = written('figure', 'tree.txt', '--step', 'cutoff:1')
  assert.match(svg, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^>]* lang="en" role="img"/)
  assert.match(svg, /<title [^>]*>[^<]*Step 22 of 42<\/title>/)
  assert.match(svg, /<desc [^>]*>C is worth at most 2/)
  for (const value of [3, 12, 8, 2, 4, 6, 14, 5]) assert.ok(svg.includes(`>${value}</text>`))
})

test('standard input and output do as well as files', () => {
  const words = ['figure', '-', '--step', '7']
  const { status, stdout } = secateur(words, readFileSync(join(folder, 'tree.txt'), 'utf8'))
  assert.equal(status, 0)
  assert.equal(stdout, written('figure', 'tree.txt', '--step', '7'))
  assert.equal(written('figure', 'tree.txt', '--step', '7', '-o', 'seven.svg'), '')
  assert.equal(readFileSync(join(folder, 'seven.svg'), 'utf8'), stdout)
})

test('several steps are a strip with letters and captions, in the language asked for', () => {
  const svg = written('figure', 'tree.txt', '--step', 'cutoffs,last', '--lang', 'de')
  assert.match(svg, />a\) C ist höchstens 2 wert/)
  assert.match(svg, />b\) Die Suche endet/)
  const bare = written('figure', 'tree.txt', '--step', '3..5', '--captions', 'no')
  assert.deepEqual(bare.match(/>[abc]\)</g), ['>a)<', '>b)<', '>c)<'])
  const tex = written('figure', 'tree.txt', '--step', 'decisions', '--format', 'tikz')
  assert.ok(tex.includes('{a)\\ ') && tex.includes('\\documentclass'))
})

test('the name of the output says the format, and seconds make it move', () => {
  written('figure', 'tree.txt', '-o', 'tree.tex')
  assert.match(readFileSync(join(folder, 'tree.tex'), 'utf8'), /\\begin\{tikzpicture\}/)
  written('figure', 'tree.txt', '-o', 'tree.png', '--scale', '1')
  const png = readFileSync(join(folder, 'tree.png'))
  assert.equal(png.subarray(1, 4).toString(), 'PNG')
  const [svg] =
    written('figure', 'tree.txt', '--scale', '1')
      .match(/width="(\d+)"/)
      ?.slice(1) ?? []
  assert.equal(png.readUInt32BE(16), Number(svg))
  assert.match(written('figure', 'tree.txt', '--step', 'decisions', '--seconds', '2'), /@keyframes/)
})

test('a figure that leaves texts out says how many, and which width has room for all', () => {
  const leaves = Array.from({ length: 64 }, (_, leaf) => ((leaf * 37) % 100) + 100)
  const rows = Array.from({ length: 8 }, (_, row) => leaves.slice(row * 8, row * 8 + 8).join(' '))
  writeFileSync(join(folder, 'wide.txt'), `((${rows.join(') (')}))`)
  const all = (/** @type {string} */ svg) =>
    leaves.filter((leaf) => svg.includes(`>${leaf}</text>`))
  const words = ['figure', 'wide.txt', '--algorithm', 'minimax', '--width']
  const { status, stdout, stderr } = secateur([...words, '600'])
  assert.equal(status, 0)
  const lost =
    /^secateur: (\d+) values and names are left out for want of room\. --width (\d+) holds all\.\n$/
  const [, count, width] = stderr.match(lost) ?? assert.fail(stderr)
  assert.ok(Number(count) >= leaves.length - all(stdout).length && all(stdout).length < 64, count)
  assert.equal(all(written(...words, width)).length, 64)
  const { stderr: tight } = secateur([...words, String(Number(width) * 0.8)])
  assert.match(tight, lost)
})

test('a name of the output that stands for no format is refused', () => {
  for (const name of ['x.pdf', 'x.jpg']) {
    const { status, stderr } = secateur(['figure', 'tree.txt', '-o', name])
    assert.equal(status, 2)
    const words = `Figures are SVG (.svg), TikZ (.tex), Typst (.typ) or PNG (.png), not '${name.slice(1)}'.`
    assert.ok(stderr.startsWith(words), stderr)
    assert.ok(!existsSync(join(folder, name)))
  }
  written('figure', 'tree.txt', '-o', 'x.pdf.SVG')
  written('figure', 'tree.txt', '-o', 'figure')
  written('figure', 'tree.txt', '-o', 'odd.eps', '--format', 'tikz')
  written('figure', 'tree.txt', '-o', 'tree.typ')
  assert.match(readFileSync(join(folder, 'tree.typ'), 'utf8'), /^#let tree = box\(/m)
})

test('a tactile sheet is asked for by its theme, and counts what has no room', () => {
  const words = ['figure', 'tree.txt', '--theme', 'tactile', '--step', 'cutoff']
  assert.match(written(...words), /^<svg [^>]*width="297mm"[^]*<metadata id="secateur-link">/)
  writeFileSync(join(folder, 'letters.txt'), '中(1 2)')
  const { status, stderr } = secateur(['figure', 'letters.txt', '--theme', 'tactile'])
  assert.deepEqual(
    [status, stderr],
    [0, 'secateur: 1 value or name is left out for want of room.\n'],
  )
})

test('TikZ writes Greek, and says which characters pdflatex lacks', () => {
  writeFileSync(join(folder, 'greek.txt'), 'Ω(γ:3 λ₁:5)')
  const tex = written('figure', 'greek.txt', '--format', 'tikz')
  for (const sign of ['\\Omega', '\\gamma', '\\lambda', '_1']) assert.ok(tex.includes(sign), sign)
  writeFileSync(join(folder, 'wide-letters.txt'), '中文(3 5)')
  const { status, stderr } = secateur(['figure', 'wide-letters.txt', '--format', 'tikz'])
  const words =
    'pdflatex lacks 中 文 and writes a question mark; compile the file with xelatex or lualatex.'
  assert.deepEqual([status, stderr], [0, `secateur: ${words}\n`])
  written('figure', 'wide-letters.txt')
})

test('names in quotes go through a trace and back', () => {
  const tree = 'MAX("e2-e4"(3 "Nf3+"=5) "king \\"side\\""(1 2) "Qh7#"=2)'
  writeFileSync(join(folder, 'names.txt'), tree)
  assert.equal(written('trace', 'names.txt', '--format', 'tree'), `${tree}\n`)
  const jsonl = written('trace', 'names.txt')
  assert.ok(jsonl.includes('"name":"king \\"side\\""') && jsonl.includes('"name":"Nf3+"'))
  writeFileSync(join(folder, 'names.jsonl'), jsonl)
  assert.equal(secateur(['check', 'names.jsonl']).status, 0)
  // By their names, as another program writes them, with the tree and without.
  const named = jsonl.replace(/"node":\d+(?=,"name":("(?:\\.|[^"\\])*"))/g, '"node":$1')
  writeFileSync(join(folder, 'named.jsonl'), named)
  const { status, stdout } = secateur(['check', 'named.jsonl'])
  assert.equal(status, 0, stdout)
  const svg = written('figure', 'names.txt', '--step', 'node:"king \\"side\\"",node:Qh7#')
  assert.match(svg, />Qh7#<\/text>/)
  writeFileSync(join(folder, 'open.txt'), '(1\n "e2-e4 2)')
  const refused = secateur(['trace', 'open.txt'])
  assert.equal(refused.status, 1)
  assert.match(refused.stderr, /^open\.txt:2:2: The quotation mark that begins “"e2-e4 2\)”/)
})

test('themes, conventions and rules reach the picture', () => {
  const plain = written('figure', 'tree.txt')
  assert.ok(written('figure', 'tree.txt', '--theme', 'dark').includes('#14171c'))
  assert.ok(written('figure', 'tree.txt', '--theme', 'auto').includes('prefers-color-scheme'))
  assert.notEqual(written('figure', 'tree.txt', '--convention', 'wikipedia'), plain)
  assert.notEqual(written('figure', 'tree.txt', '--algorithm', 'minimax'), plain)
  assert.notEqual(written('figure', '--game', 'coins', '--coins', '4'), plain)
})

test('a trace is a header and a line for each step', () => {
  const words = ['trace', 'tree.txt', '--listing', 'window', '--cut', '>']
  const [header, ...lines] = written(...words)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  assert.deepEqual([header.secateur, header.version, header.steps], ['trace', 1, lines.length])
  const { cut, returns, bounds, window } = header.rules
  assert.deepEqual([cut, returns, bounds, window], ['>', 'hard', 'deep', ['-Infinity', 'Infinity']])
  assert.equal(header.tree, `MAX${AIMA}`)
  assert.deepEqual(lines[0].event, 'enter')
  assert.deepEqual([lines[0].node, lines[0].name, lines[0].beta], [0, 'A', 'Infinity'])
  assert.deepEqual(lines.at(-1).event, 'finish')
  for (const [at, { step, event, node }] of lines.entries()) {
    assert.equal(step, at + 1)
    assert.ok(['enter', 'evaluate', 'compare', 'cutoff', 'leave', 'finish'].includes(event))
    assert.ok(node >= 0 && node < header.nodes)
  }
})

test('the tree as searched is written as text and as JSON', () => {
  const text = written('trace', 'tree.txt', '--format', 'tree', '--order', 'reversed')
  assert.equal(text, 'MAX((2 5 14) (6 4 2) (8 12 3))\n')
  const { nodes } = JSON.parse(written('trace', 'tree.txt', '--format', 'json'))
  assert.equal(nodes.length, 13)
  assert.deepEqual(nodes[0], {
    node: 0,
    parent: null,
    name: 'A',
    player: 'max',
    leaf: false,
    value: null,
  })
  assert.deepEqual([nodes[2].parent, nodes[2].value], [1, 3])
})

test('counts are CSV', () => {
  const [head, own, minimax] = written('count', 'tree.txt').split('\r\n')
  assert.equal(head, 'search,entered,evaluated,expanded,pruned,cutoffs,value')
  assert.equal(own, 'alpha-beta,11,7,4,2,1,3')
  assert.equal(minimax, 'minimax,13,9,4,0,0,3')
})

test('a wrong input ends with 1 and says where', () => {
  const broken = secateur(['figure', 'broken.txt'])
  assert.equal(broken.status, 1)
  assert.match(broken.stderr, /^broken\.txt:2:4: ./)
  assert.match(secateur(['count', '-'], '(1 x').stderr, /^<stdin>:1:5: ./)
  for (const words of [
    ['figure', 'none.txt'],
    ['figure', 'tree.txt', '--step', 'cutoff:9'],
    ['figure', 'tree.txt', '--cut', '=='],
    ['figure', 'tree.txt', '-o', join('no', 'such', 'folder.svg')],
  ]) {
    const { status, stdout, stderr } = secateur(words)
    assert.deepEqual([status, stdout], [1, ''], words.join(' '))
    assert.match(stderr, /^[^\n]+\n$/, words.join(' '))
  }
})

test('a wrong command ends with 2 and shows how it is used', () => {
  for (const words of [
    [],
    ['draw'],
    ['toString'],
    ['figure'],
    ['figure', 'tree.txt', 'other.txt'],
    ['figure', 'tree.txt', '--nonsense'],
    ['figure', 'tree.txt', '--format', 'jpeg'],
    ['figure', 'tree.txt', '--theme', 'pink'],
    ['figure', 'tree.txt', '--columns', '-1'],
    ['figure', 'tree.txt', '--lang', 'tlh'],
    ['figure', 'tree.txt', '--format', 'tikz', '--seconds', '1'],
    ['figure', 'tree.txt', '--format', 'typst', '--theme', 'tactile'],
    ['figure', 'tree.txt', '--theme', 'tactile', '--seconds', '1'],
    ['count', 'tree.txt', '--step', '1'],
  ]) {
    const { status, stdout, stderr } = secateur(words)
    assert.deepEqual([status, stdout], [2, ''], words.join(' '))
    assert.match(stderr, /usage: secateur/)
  }
})

test('a wrong command shows how that command is used, not all', () => {
  for (const [words, usage] of /** @type {[string[], RegExp][]} */ ([
    [
      ['figure', 'tree.txt', '--nonsense'],
      /^Unknown option .*\nusage: secateur figure <tree\.txt>/,
    ],
    [['count', 'tree.txt', '--theme', 'dark'], /\nusage: secateur count <tree\.txt>/],
    [['worksheet', '--trees', '0'], /^--trees is .*\nusage: secateur worksheet /],
    [['pack', 'sheet.json'], /\nusage: secateur pack /],
    [['draw'], /^There is no command 'draw'\.\nusage: secateur figure\|embed\|trace\|count /],
    [
      ['help', 'draw'],
      /^There is no command 'draw'\.\nusage: secateur figure\|embed\|trace\|count /,
    ],
  ])) {
    const { status, stdout, stderr } = secateur(words)
    assert.deepEqual([status, stdout], [2, ''], words.join(' '))
    assert.match(stderr, usage)
    assert.equal(stderr.match(/^usage:/gm)?.length, 1)
  }
})

test('its version is that of the package', () => {
  const { version } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  )
  assert.equal(written('--version'), `${version}\n`)
})

test('a value that begins with a minus is no option', () => {
  const counted = written('count', 'tree.txt')
  const window = /--window ('[^']+')/.exec(written('count', '--help'))?.[1] ?? ''
  assert.equal(written('count', 'tree.txt', '--window', window.slice(1, -1)), counted)
  assert.equal(written('count', 'tree.txt', '--window', '-5 20'), counted)
  assert.equal(written('count', 'tree.txt', '--window=-5 20'), counted)
  assert.match(written('count', 'tree.txt', '--algorithm', 'mtd', '--guess', '-.5'), /\r\nmtd,/)
  assert.match(secateur(['count', 'tree.txt', '--depth', '-1']).stderr, /cannot be -1/)
  assert.equal(secateur(['count', 'tree.txt', '--window', '--cut']).status, 2)
  assert.equal(secateur(['count', 'tree.txt', '-5']).status, 2)
})

test('a limit that is told is the one that holds', () => {
  const drawn = secateur(['worksheet', '--plies', '9'])
  assert.deepEqual(
    [drawn.status, drawn.stderr],
    [1, 'secateur: “Plies” cannot be 9. Give a whole number of plies, 1 to 8.\n'],
  )
  const game = secateur(['count', '--game', 'coins', '--plies', '1001'])
  assert.match(game.stderr, /Give a whole number of plies, 0 to 1,000\.\n/)
})

test('a PNG of too many pixels, or of none, is refused before it is drawn', () => {
  for (const scale of ['1e5', '1e300', '1e-9']) {
    const words = ['figure', 'tree.txt', '-o', 'huge.png', '--scale', scale]
    const { status, stdout, stderr } = secateur(words)
    assert.deepEqual([status, stdout], [1, ''], scale)
    assert.match(stderr, /^secateur: A PNG has 1 to 100,000,000 pixels, not .*\n$/)
  }
})

test('help says how each command is used', () => {
  for (const name of [
    'figure',
    'trace',
    'count',
    'check',
    'grade',
    'pack',
    'report',
    'watch',
    'worksheet',
  ]) {
    assert.equal(written('help', name), written(name, '--help'))
  }
  for (const words of [
    ['--help'],
    ['figure', '--help'],
    ['trace', '-h'],
    ['count', '--help'],
    ['pack', '--help'],
    ['worksheet', '--help'],
  ]) {
    const { status, stdout } = secateur(words)
    assert.equal(status, 0)
    assert.match(stdout, /^usage: secateur/)
  }
})

test('help names every rule, and searches with several visits are options', () => {
  const { stdout } = secateur(['count', '--help'])
  for (const name of OPTIONS.filter((name) => !name.startsWith('max-')))
    assert.ok(stdout.includes(`--${name}`), name)
  const counted = written('count', 'tree.txt', '--algorithm', 'mtd', '--guess', 'sss')
  assert.match(counted, /^search,.*,value,nodes,leaves,hits,again\r\nmtd,29,15,.*,3,11,7,0,0\r\n/)
  const table = [
    '--algorithm',
    'pvs',
    '--table',
    '4',
    '--replace',
    'deepest',
    '--ordering',
    'table',
  ]
  assert.match(written('figure', 'tree.txt', ...table), /^<svg/)
  const { status, stderr } = secateur(['count', 'tree.txt', '--ordering', 'table'])
  assert.equal(status, 1)
  assert.match(stderr, /there is no table that could name a child/)
})

test('an exercise is packed as one zip: a manifest and a page that holds the exercise', async () => {
  const exercise = { title: 'A < B & “C”', tree: AIMA, ask: ['values', 'cuts'], attempts: 2 }
  writeFileSync(join(folder, 'sheet.json'), JSON.stringify({ ...exercise, pass: 0.6, lang: 'de' }))
  assert.equal(written('pack', '--scorm', 'sheet.json'), 'sheet.zip\n')
  const bytes = readFileSync(join(folder, 'sheet.zip'))
  assert.equal(written('pack', '--scorm', 'sheet.json', '-o', 'again.zip'), '')
  assert.deepEqual(readFileSync(join(folder, 'again.zip')), bytes, 'it is reproducible')
  const docs = readFileSync(new URL('../../docs/course.md', import.meta.url), 'utf8')
  const kB = Number(/about (\d+) kB/.exec(docs)?.[1])
  assert.ok(Math.abs(bytes.length / 1000 - kB) < 0.1 * kB, `docs/course.md: ${bytes.length} bytes`)
  const files = unzipSync(bytes)
  assert.deepEqual(Object.keys(files), ['imsmanifest.xml', 'index.html'])
  const page = strFromU8(files['index.html'])
  const [, text = ''] = page.match(/name="exercise" content="([^"]*)"/) ?? []
  const json = text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))
  assert.deepEqual(JSON.parse(json), {
    ...{ title: exercise.title, pass: 0.6, tree: AIMA, seed: null },
    attributes: { exercise: 'practise', ask: 'values cuts', attempts: '2', lang: 'de' },
  })
  assert.equal(/(?:src|href)="(?!data:)/.test(page), false, 'it asks for nothing')
})

test('the same page is packed for SCORM 2004, with the mark that passes', () => {
  const exercise = { title: 'A < B', tree: AIMA, pass: 0.6 }
  writeFileSync(join(folder, 'sheet.json'), JSON.stringify(exercise))
  const [older, newer] = ['--scorm', '--scorm-2004'].map((kind) => {
    written('pack', kind, 'sheet.json', '-o', 'kind.zip')
    return unzipSync(readFileSync(join(folder, 'kind.zip')))
  })
  assert.deepEqual(newer['index.html'], older['index.html'])
  const told = strFromU8(newer['imsmanifest.xml'])
  for (const part of [
    '<schemaversion>2004 4th Edition</schemaversion>',
    '<title>A &#60; B</title>',
    '<imsss:minNormalizedMeasure>0.6</imsss:minNormalizedMeasure>',
    'adlcp:scormType="sco"',
  ])
    assert.ok(told.includes(part), part)
  const tags = Array.from(told.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g), ([, end, name, alone]) =>
    alone ? [] : [end + name],
  ).flat()
  /** @type {string[]} */
  const open = []
  for (const tag of tags) {
    if (tag.startsWith('/')) assert.equal(open.pop(), tag.slice(1))
    else open.push(tag)
  }
  assert.deepEqual(open, [])
})

test('a tree for an exercise is drawn as wished, the same for the same wish', () => {
  const packed = (/** @type {object} */ exercise) => {
    const { status, stderr } = secateur(['pack', '--scorm', '-'], JSON.stringify(exercise))
    assert.deepEqual([status, stderr], [0, ''])
    return readFileSync(join(folder, 'exercise.zip'))
  }
  const one = packed({ draw: { seed: 7 } })
  assert.deepEqual(packed({ draw: { seed: 7 } }), one)
  assert.notDeepEqual(packed({ draw: { seed: 8 } }), one)
  for (const exercise of ['predict', 'find']) packed({ draw: { seed: 7 }, exercise })
  for (const rules of [
    { algorithm: 'mcts', iterations: 30 },
    { algorithm: 'pvs', deepening: 'on' },
  ])
    packed({ draw: { seed: 7 }, exercise: 'predict', ...rules })
  packed({ tree: 'MAX(MIN(3 5 10) MIN(2 a b) MIN(2 7 3))', exercise: 'find', mistake: 2 })
  const documented = readFileSync(new URL('../../docs/course.md', import.meta.url), 'utf8')
  const [, kilobytes] = documented.match(/about (\d+) kB: `imsmanifest/) ?? []
  const off = one.length / 1000 / Number(kilobytes)
  assert.ok(off > 0.95 && off < 1.05, `${one.length} bytes, and ${kilobytes} kB are documented`)
})

test('a folder, or a file that is not there, is named', () => {
  mkdirSync(join(folder, 'sheets'))
  const trace = ['check', 'seven.jsonl', '--tree']
  const header = '{"secateur":"trace","version":1}\n{"event":"enter","node":0}\n'
  writeFileSync(join(folder, 'seven.jsonl'), header)
  for (const words of [['trace'], ['figure'], ['count'], ['check'], ['pack', '--scorm'], trace]) {
    for (const [name, reason] of /** @type {const} */ ([
      ['sheets', /^secateur: 'sheets' is a folder, not a (file|trace)\.\n$/],
      ['nothing.txt', /^secateur: ENOENT: .*'nothing\.txt'\n$/],
    ])) {
      const { status, stdout, stderr } = secateur([...words, name])
      assert.deepEqual([status, stdout], [1, ''], `${words} ${name}`)
      assert.match(stderr, reason)
    }
  }
})

test('an exercise that is none is refused with the reason', () => {
  for (const [exercise, reason] of /** @type {[string, RegExp][]} */ ([
    ['{', /JSON/],
    ['[]', /object/],
    ['{}', /One of/],
    [`{"tree": "${AIMA}", "draw": {}}`, /One of/],
    [`{"tree": "${AIMA}", "answers": []}`, /answers/],
    [`{"tree": "${AIMA}", "max-nodes": 9}`, /max-nodes/],
    [`{"tree": "${AIMA}", "ask": "everything"}`, /ask/],
    [`{"tree": "${AIMA}", "pass": 60}`, /pass/],
    [`{"tree": "${AIMA}", "title": 3}`, /title/],
    ['{"tree": "((1 2"}', /never closed/],
    ['{"draw": {"seed": "x"}}', /Seed/],
    ['{"game": "tic-tac-toe"}', /300/],
    ['{"tree": {"max": [3, 5]}}', /"tree" is a text/],
    ['{"tree": [[3, 12], [2, 4]]}', /"tree" is a text/],
    [`{"tree": "${AIMA}", "known": {"values": [0, 9]}}`, /"known" is a text/],
    [`{"tree": "${AIMA}", "cut": "="}`, /"cut" cannot be "=". It takes >= \| >\./],
    ['{"tree": "((a 3) (2 4))", "exercise": "find"}', /No mistake fits/],
    [`{"tree": "${AIMA}", "listing": "pvs"}`, /searches some nodes again/],
  ])) {
    const { status, stdout, stderr } = secateur(['pack', '--scorm', '-'], exercise)
    assert.deepEqual([status, stdout], [1, ''], exercise)
    assert.match(stderr, reason)
    assert.doesNotMatch(stderr, /\blink\b|\[object/, exercise)
  }
  assert.equal(secateur(['pack', 'sheet.json']).status, 2, 'of which kind?')
})

test('worksheets are written as a page or as LaTeX, sheets before solutions', () => {
  const words = ['worksheet', '--trees', '2', '--students', '2', '--seed', '7', '--lang', 'de']
  assert.equal(written(...words), 'worksheet.html\n')
  const html = readFileSync(join(folder, 'worksheet.html'), 'utf8')
  assert.match(html, /^<!doctype html>\n<html lang="de">/)
  assert.deepEqual(
    html.match(/Arbeitsblatt \d/g),
    [1, 2, 1, 2].map((n) => `Arbeitsblatt ${n}`),
  )
  assert.deepEqual(html.match(/Lösungen/g)?.length, 2)
  assert.equal(written(...words, '--only', 'sheets', '-o', 'sheets.tex'), '')
  const tex = readFileSync(join(folder, 'sheets.tex'), 'utf8')
  assert.equal(tex.match(/\\begin\{tikzpicture\}/g)?.length, 4)
  assert.ok(!tex.includes('Lösungen'))
  const asked = ['worksheet', '--algorithm', 'pvs', '--table', 'unlimited', '--ask', 'table,again']
  written(...asked, '--trees', '2', '--lang', 'fi', '-o', 'asked.html')
  const page = readFileSync(join(folder, 'asked.html'), 'utf8')
  assert.match(page, /<h2>Päämuunnelmahaku \(PVS\)<\/h2>/)
  assert.equal(
    page.match(/class="question"/g)?.length,
    4,
    'two questions, and each on its solution',
  )
  for (const wrong of [
    ['--trees', '0'],
    ['--ask', 'x'],
    ['--algorithm', 'mcts', '--ask', 'values'],
    ['--exercise', 'find'],
    ['--only', 'x'],
    ['tree.txt'],
    ['--lang', 'x'],
  ]) {
    assert.equal(secateur(['worksheet', ...wrong]).status, 2, wrong.join(' '))
  }
  const never = secateur(['worksheet', '--leaves', '2 3'])
  assert.deepEqual([never.status, never.stdout], [1, ''])
})
