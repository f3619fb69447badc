// Exercises by npx secateur: packages, drawn trees and worksheets.

import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { strFromU8, unzipSync } from 'fflate'
import { AIMA, folder, secateur, written } from './secateur.js'

test('an exercise is packed as one zip: a manifest and a page that holds the exercise', async () => {
  const rules = { ask: ['values', 'cuts'], attempts: 2, window: '-inf 9' }
  const exercise = { title: 'A < B & “C”', tree: AIMA, ...rules }
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
    attributes: { exercise: 'practise', ...rules, ask: 'values cuts', attempts: '2', lang: 'de' },
  })
  assert.equal(/(?:src|href)="(?!data:)/.test(page), false, 'no requests')
})

test('the same page is packed for SCORM 2004, with the passing score', () => {
  const exercise = { title: 'A < B', tree: AIMA, pass: 0.6 }
  writeFileSync(join(folder, 'sheet.json'), JSON.stringify(exercise))
  const [older, newer] = ['--scorm', '--scorm-2004'].map((kind) => {
    written('pack', kind, 'sheet.json', '-o', 'kind.zip')
    return unzipSync(readFileSync(join(folder, 'kind.zip')))
  })
  assert.deepEqual(newer['index.html'], older['index.html'])
  const manifest = strFromU8(newer['imsmanifest.xml'])
  for (const part of [
    '<schemaversion>2004 4th Edition</schemaversion>',
    '<title>A &#60; B</title>',
    '<imsss:minNormalizedMeasure>0.6</imsss:minNormalizedMeasure>',
    'adlcp:scormType="sco"',
  ])
    assert.ok(manifest.includes(part), part)
  const tags = Array.from(
    manifest.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g),
    ([, end, name, alone]) => (alone ? [] : [end + name]),
  ).flat()
  /** @type {string[]} */
  const open = []
  for (const tag of tags) {
    if (tag.startsWith('/')) assert.equal(open.pop(), tag.slice(1))
    else open.push(tag)
  }
  assert.deepEqual(open, [])
})

test('the same settings draw the same tree for an exercise', () => {
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

test('an invalid exercise is refused with the reason', () => {
  for (const [exercise, reason] of /** @type {[string, RegExp][]} */ ([
    ['', /^secateur: <stdin> is empty\. An exercise is an object, such as \{"tree"/],
    ['{', /^secateur: <stdin>(?::1:2)?: this is no JSON\. An exercise is an object/],
    ['[]', /^secateur: <stdin>: .*object/],
    ['{}', /One of/],
    [`{"tree": "${AIMA}", "draw": {}}`, /One of/],
    [`{"tree": "${AIMA}", "answers": []}`, /answers/],
    [`{"tree": "${AIMA}", "max-nodes": 9}`, /max-nodes/],
    [`{"tree": "${AIMA}", "ask": "everything"}`, /ask/],
    [`{"tree": "${AIMA}", "pass": 60}`, /pass/],
    [`{"tree": "${AIMA}", "title": 3}`, /title/],
    ['{"tree": "((1 2"}', /^<stdin>, tree:1:6: .*never closed/],
    ['{"draw": {"seed": "x"}}', /Seed/],
    ['{"game": "tic-tac-toe"}', /300/],
    ['{"tree": {"max": [3, 5]}}', /"tree" is a text/],
    ['{"tree": [[3, 12], [2, 4]]}', /"tree" is a text/],
    [`{"tree": "${AIMA}", "known": {"values": [0, 9]}}`, /"known" is a text/],
    [`{"tree": "${AIMA}", "cut": "="}`, /"cut" cannot be "=". It takes >= \| >\./],
    ['{"tree": "((a 3) (2 4))", "exercise": "find"}', /No mistake fits/],
    [`{"tree": "${AIMA}", "listing": "pvs"}`, /searches some nodes again/],
    ['{"tree": "5"}', /leaves nothing to ask/],
    ['{"tree": "((a b) (3 4))"}', /leaves nothing to ask/],
    [`{"tree": "${AIMA}", "exercise": "predict", "ask": "table"}`, /leaves nothing to ask/],
    [`{"tree": "${AIMA}", "ask": "condition"}`, /needs a tree in which one or two values/],
    [`{"tree": "${AIMA}", "ask": "horizon"}`, /needs a depth limit/],
    [`{"tree": "${AIMA}", "ask": "cuts", "known": "values 0 1"}`, /lies outside/],
  ])) {
    const { status, stdout, stderr } = secateur(['pack', '--scorm', '-'], exercise)
    assert.deepEqual([status, stdout], [1, ''], exercise)
    assert.match(stderr, reason)
    assert.doesNotMatch(stderr, /\blink\b|\[object/, exercise)
  }
  const page = secateur(['pack', '--scorm', 'sheet.json', '-o', 'page.html'])
  assert.deepEqual([page.status, existsSync(join(folder, 'page.html'))], [2, false])
  assert.match(page.stderr, /^A package is a zip \(\.zip\), not '\.html'\./)
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
  const asked = 'worksheet --algorithm pvs --table unlimited --ask table,again --trees 2 --lang fi'
  written(...asked.split(' '), '-o', 'asked.html')
  const page = readFileSync(join(folder, 'asked.html'), 'utf8')
  assert.match(page, /<h2>Päämuunnelmahaku \(PVS\)<\/h2>/)
  assert.equal(page.match(/class="question"/g)?.length, 4, 'two questions, each with a solution')
  const never = secateur(['worksheet', '--leaves', '2 3'])
  assert.deepEqual([never.status, never.stdout], [1, ''])
})
