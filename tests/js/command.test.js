// npx secateur: its output, its errors, its input.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, linkSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { test } from 'node:test'
import { HELP } from '../../bin/help.js'
import { OPTIONS } from '../../www/element/attribute-names.js'
import { AIMA, PROGRAM, folder, inProcess, secateur, written } from './secateur.js'

test('standard input and output work like files', () => {
  const words = ['figure', '-', '--step', '7']
  const { status, stdout } = inProcess(words, readFileSync(join(folder, 'tree.txt'), 'utf8'))
  assert.equal(status, 0)
  assert.equal(stdout, written('figure', 'tree.txt', '--step', '7'))
  assert.equal(written('figure', 'tree.txt', '--step', '7', '-o', 'seven.svg'), '')
  assert.equal(readFileSync(join(folder, 'seven.svg'), 'utf8'), stdout)
})

test('quoted names survive a trace and its reading', () => {
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

test('an error of the input ends with 1 and its place', () => {
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

test('an error of the program itself shows its place in the program', () => {
  const broken =
    'data:text/javascript,process.stdout.write = () => { throw new TypeError("broken") }'
  const { status, stderr } = inProcess(['help'], '', ['--import', broken])
  assert.equal(status, 1)
  assert.match(stderr, /TypeError: broken\n +at /)
})

/** Commands that nobody understands. */
const WRONG = [
  ...[
    '',
    'draw',
    'help draw',
    'toString',
    'count tree.txt --step 1',
    'count tree.txt --theme dark',
  ],
  ...['count tree.txt --depth 1 --depth 2', 'figure', 'figure tree.txt other.txt'],
  ...['figure tree.txt --nonsense', 'figure tree.txt --format jpeg', 'figure tree.txt --lang tlh'],
  ...['figure tree.txt --theme pink', 'figure tree.txt --columns -1'],
  ...['figure tree.txt --format tikz --seconds 1', 'figure tree.txt --theme tactile --seconds 1'],
  ...['figure tree.txt --format typst --theme tactile', 'grade exercise.json', 'report'],
  ...['report one.json one.json', 'report one.json --format pdf', 'report one.json --lang xx'],
  ...['check', 'check - --tree -', 'check --game coins', 'check trace.jsonl --rules colour=red'],
  ...['check trace.jsonl --rules pvs,cut=">",cut=">="', 'check trace.jsonl --view min'],
  ...['check trace.jsonl --rules pvs,cut=">" --cut >=', 'check trace.jsonl --json --junit'],
  ...[
    'check trace.jsonl --differences --junit',
    'pack sheet.json',
    'pack --scorm --cmi5 sheet.json',
  ],
  ...['worksheet tree.txt', 'worksheet --leaves 4', 'worksheet --output sheets.pdf'],
  ...['worksheet --trees 0', 'worksheet --ask x', 'worksheet --algorithm mcts --ask values'],
  ...['worksheet --exercise find', 'worksheet --only x', 'worksheet --lang x'],
  'check trace.jsonl --tree tree.txt --game coins',
]

test('a wrong command ends with 2 and its own usage alone', () => {
  for (const line of WRONG) {
    const words = line.split(' ').filter(Boolean)
    const { status, stdout, stderr } = secateur(words)
    assert.deepEqual([status, stdout], [2, ''], line)
    assert.equal(stderr.match(/^usage:/gm)?.length, 1, line)
    // The error would scroll away above the whole help.
    assert.ok(line === '' || stderr.split('\n').length < 13, stderr)
    const [name = ''] = words
    assert.ok(stderr.includes(`secateur help ${Object.hasOwn(HELP, name) ? name : '<command>'}`))
    const known = Object.hasOwn(HELP, name) ? `${name} ` : 'figure|embed|trace|count '
    assert.ok(stderr.includes(`usage: secateur ${known}`), `${line}: ${stderr}`)
  }
  for (const [line, reason] of /** @type {const} */ ([
    [
      'figure tree.txt --nonsense',
      /^Unknown option '--nonsense'\.\nusage: secateur figure <tree\.txt>/,
    ],
    ['worksheet --trees 0', /^--trees is .*\nusage: secateur worksheet /],
    ['draw', /^There is no command 'draw'\.\nusage:/],
    ['help draw', /^There is no command 'draw'\.\nusage:/],
  ]))
    assert.match(secateur(line.split(' ')).stderr, reason)
})

test('the version is that of the package', () => {
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

test('an error message states the limit that holds', () => {
  const drawn = secateur(['worksheet', '--plies', '9'])
  assert.deepEqual(
    [drawn.status, drawn.stderr],
    [1, 'secateur: “Plies” cannot be 9. Give a whole number of plies, 1 to 8.\n'],
  )
  const game = secateur(['count', '--game', 'coins', '--plies', '1001'])
  assert.match(game.stderr, /Give a whole number of plies, 0 to 1,000\.\n/)
  const seed = secateur(['figure', 'tree.txt', '--order', 'random', '--seed', '1e20'])
  assert.match(seed.stderr, /Give a whole number, 0 … 9007199254740991\.\n/)
})

test('the help shows the usage of each command', () => {
  for (const name of Object.keys(HELP)) {
    const usage = written('help', name)
    assert.match(usage, /^usage: secateur/)
    for (const flag of ['--help', '-h']) assert.equal(written(name, flag), usage)
  }
  assert.match(written('--help'), /^usage: secateur/)
})

test('the help names every rule, and options set searches with several visits', () => {
  const { stdout } = secateur(['count', '--help'])
  for (const name of OPTIONS.filter((name) => !name.startsWith('max-')))
    assert.ok(stdout.includes(`--${name}`), name)
  const counted = written('count', 'tree.txt', '--algorithm', 'mtd', '--guess', 'sss')
  assert.match(counted, /^search,.*,value,nodes,leaves,hits,again\r\nmtd,29,15,.*,3,11,7,0,0\r\n/)
  const table = '--algorithm pvs --table 4 --replace deepest --ordering table'.split(' ')
  assert.match(written('figure', 'tree.txt', ...table), /^<svg/)
  const { status, stderr } = secateur(['count', 'tree.txt', '--ordering', 'table'])
  assert.equal(status, 1)
  assert.match(stderr, /there is no table that could name a child/)
})

test('a byte order mark is skipped, and text that is not UTF-8 is refused', () => {
  const exercise = { tree: AIMA, title: 'Übung' }
  writeFileSync(join(folder, 'marked.json'), `\ufeff${JSON.stringify(exercise)}`)
  const { stderr } = secateur(['grade', 'marked.json', '--answers', 'marked.json'])
  assert.match(stderr, /^secateur: marked\.json has no "answers"/)
  for (const encoding of /** @type {const} */ (['utf16le', 'latin1'])) {
    writeFileSync(join(folder, 'other.txt'), `\ufeff(Ü=3 2)`, encoding)
    assert.deepEqual(secateur(['count', 'other.txt']), {
      status: 1,
      stdout: '',
      stderr: 'secateur: other.txt is not text in UTF-8. Save the file as UTF-8.\n',
    })
  }
})

test('a folder or a missing file is named in the error', () => {
  mkdirSync(join(folder, 'sheets'))
  const trace = ['check', 'seven.jsonl', '--tree']
  const header = '{"secateur":"trace","version":1}\n{"event":"enter","node":0}\n'
  writeFileSync(join(folder, 'seven.jsonl'), header)
  for (const words of [['trace'], ['figure'], ['count'], ['check'], ['pack', '--scorm'], trace]) {
    for (const [name, reason] of /** @type {const} */ ([
      ['sheets', /^secateur: 'sheets' is a folder, not a file\.\n$/],
      ['nothing.txt', /^secateur: There is no 'nothing\.txt'\.\n$/],
      ['none/tree.txt', /^secateur: There is no folder 'none' for 'tree\.txt'\.\n$/],
    ])) {
      const { status, stdout, stderr } = secateur([...words, name])
      assert.deepEqual([status, stdout], [1, ''], `${words} ${name}`)
      assert.match(stderr, reason)
    }
  }
  for (const words of [
    ['figure', 'tree.txt', '--format', 'svg'],
    ['trace', 'tree.txt'],
    ['worksheet'],
  ]) {
    for (const [output, reason] of /** @type {const} */ ([
      ['sheets', "secateur: 'sheets' is a folder, not a file.\n"],
      ['none/here', "secateur: There is no folder 'none' for 'here'.\n"],
    ])) {
      const { status, stderr } = secateur([...words, '-o', output])
      assert.deepEqual([status, stderr], [1, reason], `${words} -o ${output}`)
    }
  }
})

test('embed writes what the name of its output stands for, and refuses a name of another format', () => {
  const starts = {
    'e.html': '<secateur-tree',
    'e.md': '<secateur-tree',
    'e.svg': '<svg',
    'e.TEX': '%',
  }
  for (const [name, start] of Object.entries(starts)) {
    written('embed', 'tree.txt', '-o', name)
    assert.ok(readFileSync(join(folder, name), 'utf8').startsWith(start), name)
  }
  const { status, stderr } = secateur(['embed', 'tree.txt', '-o', 'e.png'])
  assert.equal(status, 2)
  assert.match(stderr, /TikZ \(\.tex\).*not '\.png'\. Name the output so, or give --format\./)
  assert.ok(!existsSync(join(folder, 'e.png')))
})

test('the output “-” is standard output, not a file', () => {
  for (const words of [['figure'], ['trace'], ['count'], ['embed']]) {
    const bare = written(...words, 'tree.txt')
    assert.equal(written(...words, 'tree.txt', '-o', '-'), bare, words[0])
  }
  assert.match(written('worksheet', '-o', '-'), /^<!doctype html>/)
  writeFileSync(join(folder, 'exercise.json'), JSON.stringify({ tree: AIMA, ask: ['values'] }))
  assert.match(written('pack', '--scorm', 'exercise.json', '-o', '-'), /^PK.*imsmanifest\.xml/s)
  assert.ok(!existsSync(join(folder, '-')))
})

test('a reader that closes the pipe early is no error', async () => {
  for (const words of [['--version'], ['--help'], ['help', 'figure'], ['figure', 'tree.txt']]) {
    const child = spawn(process.execPath, [PROGRAM, ...words], { cwd: folder })
    child.stdout.destroy()
    let errors = ''
    child.stderr.on('data', (chunk) => (errors += chunk))
    assert.deepEqual([(await once(child, 'close'))[0], errors], [0, ''], words.join(' '))
  }
})

test('no output replaces an input', () => {
  const before = readFileSync(join(folder, 'tree.txt'), 'utf8')
  writeFileSync(join(folder, 'own.jsonl'), written('trace', 'tree.txt'))
  linkSync('tree.txt', 'hard-tree.txt')
  symlinkSync('tree.txt', 'soft-tree.txt')
  for (const words of [
    ['trace', 'tree.txt', '-o', './tree.txt'],
    ['trace', 'tree.txt', '-o', 'hard-tree.txt'],
    ['trace', 'tree.txt', '-o', 'soft-tree.txt'],
    ['check', 'own.jsonl', '--tree', 'tree.txt', '-o', join(folder, 'tree.txt')],
    ['grade', 'sheet.json', '--answers', 'tree.txt', '-o', 'tree.txt'],
    ['report', 'one.json', 'tree.txt', '--format', 'csv', '-o', 'tree.txt'],
  ]) {
    const { status, stderr } = secateur(words)
    assert.equal(status, 2)
    assert.match(
      stderr,
      /^The output would replace the input '.*tree\.txt'\. Name another file\.\n/,
    )
  }
  assert.equal(readFileSync(join(folder, 'tree.txt'), 'utf8'), before)
})

test('an error repeats a value that is no number as it was written', () => {
  for (const [words, found] of /** @type {const} */ ([
    ['--depth two', "'two'"],
    ['--window=low,3', "['low', 3]"],
    ['--algorithm mcts --exploration c', "'c'"],
  ])) {
    const { status, stderr } = secateur(['count', 'tree.txt', ...words.split(' ')])
    assert.equal(status, 1)
    assert.ok(stderr.includes(` cannot be ${found}. `), stderr)
  }
})
