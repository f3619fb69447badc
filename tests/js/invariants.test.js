// The invariants of ARCHITECTURE.md that can be checked by reading the sources. Each check is a function from a text to
// its offences. It must first find the offence in an example, so that a check that never finds anything fails.

import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../../scripts/phase.js'
import { pathsIn, read } from './sources.js'

/** The files in a folder whose names have one of these endings. @param {string} folder @param {...string} ends */
const files = (folder, ...ends) => pathsIn(folder, ...ends).map((path) => `${folder}/${path}`)

/**
 * Declares a test: a pattern occurs in none of the files, and it occurs in each example of an offence.
 * @param {string} name
 * @param {(text: string) => string[]} find
 * @param {{ in: string[], offenders: string[], allowed?: string[] }} where
 */
function absent(name, find, { in: paths, offenders, allowed = [] }) {
  test(name, () => {
    for (const text of offenders) assert.notDeepEqual(find(text), [], `not found in: ${text}`)
    for (const text of allowed) assert.deepEqual(find(text), [], `wrongly found in: ${text}`)
    assert.notEqual(paths.length, 0, 'no file to read')
    for (const path of paths) assert.deepEqual(find(read(path)), [], path)
  })
}

/**
 * @param {RegExp} pattern with the flag g
 * @returns {(text: string) => string[]}
 */
function all(pattern) {
  return (text) => Array.from(text.matchAll(pattern), ([match]) => match)
}

const rust = files('crate', '.rs')
const scripts = files('www', '.js')
const pages = files('www', '.html')

/** The files that may compare the ends of a range: the scale of the number line, and the one place that says a range in words. */
const COMPARING = ['www/viewer/panels/number-scale.js', 'www/messages/numbers.js']

absent('the core contains no tests, as Cargo.toml says', all(/#\[(?:cfg\()?test\b/g), {
  in: rust,
  offenders: ['#[test]\nfn holds() {}', '#[cfg(test)]\nmod tests;'],
})

absent('only the boundary knows JavaScript', all(/wasm_bindgen|js_sys|web_sys|JsValue/g), {
  in: rust.filter((path) => !path.startsWith('crate/boundary/')),
  offenders: ['use wasm_bindgen::prelude::*;', 'fn f(x: JsValue) {}', 'js_sys::Array::new()'],
  allowed: [
    '#[cfg(target_arch = "wasm32")]\nmod boundary;',
    '//! Only `boundary` knows of wasm-bindgen.',
  ],
})

absent('crate/host.rs imports nothing of the core', all(/^(?!\/\/).*\b(?:crate|super)::/gm), {
  in: ['crate/host.rs'],
  offenders: ['use crate::tree::Number;', 'use super::tree;', '    read: crate::boundary::read,'],
  allowed: ['//! lib.rs says which `crate::HOST` is.', 'pub(crate) lower: fn(&str) -> String,'],
})

absent('the core has sentences only in the errors for people who use the crate', sentences, {
  // The lines of listings and the comments of LaTeX are code.
  in: rust.filter(
    (path) => !/^crate\/(explain\/(best_first\/)?listing|figure\/(tikz|typst))/.test(path),
  ),
  offenders: [
    'let said = "the node is worth at least 3";',
    'format!("{name} is worth it now, or not")',
  ],
  allowed: [
    '/// The node is worth at least 3.',
    'unreachable!("no tree has chance nodes")',
    '#[allow(missing_docs, reason = "the fields are what was found")]',
    'impl fmt::Display for Wrong {\n    f.write_str("the tree is too deep for it")\n}',
  ],
})

absent('the page shows no sentence of the core', all(/\berror\.to_string\(\)|\{error\}/g), {
  in: rust.filter((path) => path.startsWith('crate/boundary/')),
  offenders: ['told(error.to_string())', 'format!("{error}")'],
  allowed: ['plain(&error)', '{error:?}'],
})

/** The texts of four words and more in a file of Rust that are in no error. @param {string} text */
function sentences(text) {
  const code = text
    .replace(/\/\/.*/g, '')
    .replace(/\n?impl fmt::Display for \w+ \{[^]*?\n\}/g, '')
    .replace(/#!?\[[^\]]*\]|(?:unreachable!|expect)\("[^"]*"\)/g, '')
  const texts = Array.from(code.matchAll(/"(?:[^"\\\n]|\\.)*"/g), ([literal]) => literal)
  return texts.filter((literal) => /[a-z]+ [a-z]+ [a-z]+ [a-z]+/.test(literal))
}

absent('pictures and explanations use frames, and no traces', all(/\bTrace\b|\.trace\(\)/g), {
  in: rust.filter((path) => /^crate\/(explain|picture)\//.test(path)),
  offenders: ['use crate::trace::{CallState, Trace};', 'let tree = frame.trace().tree();'],
  allowed: ['use crate::trace::event::Kind;', 'use crate::trace::CallState;'],
})

absent('only three modules name the wasm packages', all(/['"`][^'"`\n]*\/pkg\/[^'"`\n]*['"`]/g), {
  // www/wasm.js fetches the core itself.
  in: scripts.filter((path) => !['www/whole.js', 'www/viewer.js', 'www/wasm.js'].includes(path)),
  offenders: ["import init from './pkg/whole.js'", "await import('../pkg/whole.js')"],
  allowed: ["import { open } from './core.js'"],
})

absent('only charts load the chart library, and only QR codes that of QR codes', all(/vendor\//g), {
  in: [...scripts, ...pages].filter(
    (path) => !['www/lab.html', 'www/chart/chart.js', 'www/page/share/qr-code.js'].includes(path),
  ),
  offenders: ["import uPlot from '../vendor/uplot.js'", '<link href="./vendor/uplot.css" />'],
})

absent(
  'the painter knows no algorithm',
  (text) => all(/\b(minimax|alpha|beta|prun\w*|cutoffs?)\b/gi)(text.replace(/\balpha: false/g, '')),
  {
    in: ['www/viewer/stage/paint.js'],
    offenders: ['if (node.pruned)', 'const { alpha } = frame', '// a beta cutoff', 'minimax()'],
    allowed: ['context.globalAlpha = 1', "canvas.getContext('2d', { alpha: false })"],
  },
)

absent(
  'values, bounds and ranges are compared by the core alone',
  all(
    /\b(?:alpha|beta|bound|lo|hi|window\[\w+\]|range\[\w+\])\s*(?:[<>]=?|[!=]==)\s*(?!null|undefined|'|")\S+/g,
  ),
  {
    in: scripts.filter(
      (path) => /^www\/(viewer|page|element|messages)\//.test(path) && !COMPARING.includes(path),
    ),
    offenders: ['if (alpha >= beta)', 'lo === hi ? a : b', 'window[0] === own', 'bound < 3'],
    allowed: ["if (side === 'alpha')", 'if (window === null)', 'hi === null', 'x < 3'],
  },
)

absent(
  'text never becomes HTML or code',
  all(
    /innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment|srcdoc|document\.write|DOMParser|\beval\s*\(|\bFunction\s*\(|javascript:|\bset(Timeout|Interval)\(\s*['"`]/g,
  ),
  {
    in: [...scripts, ...pages],
    offenders: [
      'element.innerHTML = text',
      "list.insertAdjacentHTML('beforeend', text)",
      'document.write(text)',
      'eval(text)',
      'new Function(text)()',
      "setTimeout('go()', 10)",
      '<a href="javascript:go()">',
    ],
    allowed: ['element.textContent = text', 'setTimeout(() => go(), 10)', 'function (x) {}'],
  },
)

/** Scripts and styles inside a page, whole and as attributes; JSON is no script. @param {string} text */
function inlined(text) {
  const tags = all(/<[a-z][^>]*>/gi)(text.replace(/<!--.*?-->/gs, ''))
  const attributes = tags.flatMap(all(/\s(style|on[a-z]+)\s*=/gi))
  const scripts = all(/<script\b(?![^>]*"application\/json")[^>]*>\s*[^<\s]/gi)(text)
  return attributes.concat(scripts, all(/<style\b/gi)(text))
}

absent(
  'the pages have no inline script, style or handler',
  inlined,
  // Authors copy minimal.html as one file. The server allows what is in it by hash.
  {
    in: pages.filter((path) => path !== 'www/minimal.html'),
    offenders: [
      '<script>go()</script>',
      '<script type="module">\n  import "./main.js"\n</script>',
      '<p style="color: red">',
      '<button type="button"\n  onclick="go()">',
      '<style>p { color: red }</style>',
    ],
    allowed: [
      '<script type="application/json">{}</script>',
      '<script type="module" src="main.js"></script>',
      '<p class="style">on = off</p>',
    ],
  },
)

test('minimal.html has one script and one style, 100 lines at most, and imports core.js alone', () => {
  const html = read('www/minimal.html')
  assert.deepEqual(inlined(html), ['<script type="module">\n    i', '<style'])
  assert.ok(html.trimEnd().split('\n').length <= 100)
  const imports = Array.from(html.matchAll(/\bimport\b[^'"]*['"]([^'"]*)/g), ([, path]) => path)
  assert.deepEqual(imports, ['./core.js'])
  assert.doesNotMatch(html, /\ssrc=/)
})

absent(
  'no address leaves the site',
  all(/(?:src|href|from|import|fetch|url)\W{1,3}https?:\/\//gi),
  {
    in: [...scripts, ...pages, ...files('www', '.css')],
    offenders: [
      '<script src="https://example.org/x.js">',
      "fetch('http://example.org')",
      '@import "https://example.org/font.css"',
      'background: url(https://example.org/x.png)',
    ],
    allowed: ["const namespace = 'http://www.w3.org/2000/svg'"],
  },
)

test('Cargo.toml, package.json, the citation and the last release have one version', () => {
  const version = /^\[package\][^[]*?^version = "(.+)"$/m
  const [, cargo] = read('Cargo.toml').match(version) ?? []
  const [, other] = '[package]\nname = "x"\nversion = "0.2.0"\n'.match(version) ?? []
  assert.equal(other, '0.2.0')
  assert.equal(JSON.parse(read('package.json')).version, cargo)
  assert.equal(JSON.parse(read('package-lock.json')).version, cargo)
  const [, cited, on] = read('CITATION.cff').match(/^version: (.+)\ndate-released: (.+)$/m) ?? []
  const [, released, at] = read('CHANGELOG.md').match(/^## (\d\S+) – (\S+)$/m) ?? []
  assert.deepEqual([cited, on], [released, at])
  assert.equal(released, cargo)
  for (const module of ['viewer', 'whole']) {
    assert.match(
      read(`crate/modules/${module}/Cargo.toml`),
      new RegExp(`^version = "${cargo}"$`, 'm'),
    )
  }
})

test('the test files that SECURITY.md names exist', () => {
  const named = Array.from(read('SECURITY.md').matchAll(/`(tests\/[\w./-]*)`/g), ([, path]) => path)
  assert.ok(named.length > 8)
  for (const path of named) assert.ok(existsSync(join(root, path)), path)
})
