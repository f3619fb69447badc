// The element in pages with styles of their own: their styles do not leak into it, and it follows their theme.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted, scrollPast } from './element.js'
import { TREE, host, searched } from './host.js'

/** @import {Page} from 'playwright-core' */

const EMBED = `<secateur-tree step="cutoff" panels="listing variables">${TREE}</secateur-tree>`

/** The properties of the element that a page could spoil: the boxes and computed styles of its parts. @param {Page} page */
function look(page) {
  return page.locator('secateur-tree').evaluate((tree) => {
    const host = tree.getBoundingClientRect()
    const names = [
      '.stage',
      '.sentence',
      '.transport',
      '.listing',
      '.position input',
      '.stage canvas',
    ]
    return names.map((name) => {
      const part = /** @type {Element} */ (tree.shadowRoot?.querySelector(name))
      const box = part.getBoundingClientRect()
      const style = getComputedStyle(part)
      const inherited = ['direction', 'textTransform', 'letterSpacing', 'wordSpacing', 'textAlign']
        .concat('lineHeight', 'fontSize', 'fontFamily', 'fontStyle', 'fontWeight', 'whiteSpace')
        .concat('color', 'textIndent', 'fontVariantNumeric', 'textShadow', 'hyphens', 'cursor')
        .concat('wordBreak', 'tabSize', 'fontStretch', 'fontKerning', 'listStyleType')
      return [
        name,
        ...[box.left - host.left, box.top - host.top, box.width, box.height].map(Math.round),
        ...inherited.map((property) => style[/** @type {'color'} */ (property)]),
      ]
    })
  })
}

/** The picture. @param {Page} page */
async function picture(page) {
  await painted(page)
  return page
    .locator('.stage canvas')
    .evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL())
}

/** The colour behind the tree. @param {Page} page */
function paper(page) {
  return page.locator('secateur-tree').evaluate((tree) => getComputedStyle(tree).backgroundColor)
}

const LIGHT = 'rgb(253, 252, 249)'
const DARK = 'rgb(20, 23, 28)'
const WIDTH = '<style>body { margin: 0 } secateur-tree { width: 900px; height: 520px }</style>'

test('the page’s text styles do not leak into the element', async (t) => {
  const plain = await host(t, WIDTH + EMBED)
  await searched(plain)
  const [expected, drawn] = [await look(plain), await picture(plain)]
  const hostile = `<style>
    :root {
      --paper: red; --ink: url(x.png); --open: 12px; --scale: 3; --type: cursive; --body: 40px; --small: 3px;
      --cut: initial; --band: lime; --lines: 9; --size: 60px; --name: 90ch
    }
    body {
      direction: rtl; text-transform: uppercase; letter-spacing: 4px; word-spacing: 9px; text-align: right;
      line-height: 3; font: italic 900 31px/3 cursive; font-variant: small-caps; white-space: pre; color: hotpink;
      text-indent: 3em; text-shadow: 2px 2px red; hyphens: auto; word-break: break-all; tab-size: 9; cursor: wait;
      font-stretch: expanded; font-kerning: none; list-style: square; quotes: none; user-select: none;
      border-collapse: collapse; overflow-wrap: anywhere; -webkit-text-stroke: 2px red; caret-color: red
    }
    canvas, div, p, button, input, select, svg, slot { all: unset !important; transform: rotate(9deg) !important }
  </style>`
  const page = await host(t, hostile + WIDTH + EMBED)
  await searched(page)
  assert.deepEqual(await look(page), expected)
  assert.ok((await picture(page)) === drawn, 'the picture is the same')
  assert.equal(await paper(page), LIGHT)
})

test('type stays legible in a page with a small rem', async (t) => {
  const page = await host(t, `<style>html { font-size: 62.5% }</style>${WIDTH}${EMBED}`)
  await searched(page)
  const sizes = await page
    .locator('secateur-tree')
    .evaluate((tree) =>
      ['.sentence', '.listing', '.position input'].map((name) =>
        Number.parseFloat(
          getComputedStyle(/** @type {Element} */ (tree.shadowRoot?.querySelector(name))).fontSize,
        ),
      ),
    )
  assert.ok(Math.min(...sizes) >= 13, String(sizes))
})

test('a page that hides the element’s container hides the viewer', async (t) => {
  const page = await host(t, `<div style="visibility: hidden; pointer-events: none">${EMBED}</div>`)
  await searched(page)
  const style = await page.locator('.stage').evaluate((stage) => {
    const { visibility, pointerEvents } = getComputedStyle(stage)
    return [visibility, pointerEvents]
  })
  assert.deepEqual(style, ['hidden', 'none'])
})

test('every token takes any CSS colour, alone or with others', async (t) => {
  const colours = [
    '#f00',
    'rgb(255 0 0)',
    'oklch(0.628 0.2577 29.23)',
    'hsl(0 100% 50%)',
    'red',
  ].concat('color-mix(in srgb, red 100%, blue)', 'light-dark(red, blue)', 'color(srgb 1 0 0)')
  const trees = colours.map(
    (colour) =>
      `<secateur-tree step="0" style="--paper: ${colour}; display: inline-block; width: 300px; height: 300px">(1 2)</secateur-tree>`,
  )
  const page = await host(t, trees.join(''))
  await searched(page)
  const drawn = await page.locator('.stage canvas').evaluateAll((canvases) =>
    canvases.map((element) => {
      const canvas = /** @type {HTMLCanvasElement} */ (element)
      const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'))
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
      let red = 0
      for (let i = 0; i < data.length; i += 4) {
        if (data[i] > 250 && data[i + 1] < 6 && data[i + 2] < 6 && data[i + 3] === 255) red += 1
      }
      return red
    }),
  )
  assert.ok(drawn[0] > 50, `many red pixels: ${drawn}`)
  assert.equal(new Set(drawn).size, 1, `the same picture with each: ${drawn}`)
})

/**
 * Pages that are light or dark in their own way, and the paper that follows.
 * @type {[string, string, string, string][]}
 */
const THEMES = [
  ['a page that says nothing, on a dark system', '', '', LIGHT],
  [
    'a page of both themes, on a dark system',
    '<meta name="color-scheme" content="light dark">',
    '',
    DARK,
  ],
  [
    'MkDocs in slate',
    '<style>[data-md-color-scheme=slate] { color-scheme: dark }</style>',
    'data-md-color-scheme="slate"',
    DARK,
  ],
  ['VitePress in dark', '<style>.dark { color-scheme: dark }</style>', 'class="dark"', DARK],
  [
    'a light part of a dark page',
    '<style>:root { color-scheme: dark } body { color-scheme: light }</style>',
    '',
    LIGHT,
  ],
]

for (const [name, head, body, expected] of THEMES) {
  test(`the element is light or dark as its page: ${name}`, async (t) => {
    const page = await host(t, `${head}<div ${body}>${EMBED}</div>`, {
      options: { colorScheme: 'dark' },
    })
    await searched(page)
    assert.equal(await paper(page), expected)
  })
}

test('a theme switched on any ancestor is followed, in the picture too', async (t) => {
  const style =
    '<style>.dark { color-scheme: dark } .own secateur-tree { --paper: #fed; --open: #f0f }</style>'
  const page = await host(t, `${style}<main><div>${EMBED}</div></main>`)
  await searched(page)
  const light = await picture(page)
  const pictures = new Set([light])
  for (const [name, expected] of [
    ['dark', DARK],
    ['own', 'rgb(255, 238, 221)'],
  ]) {
    await page.locator('main').evaluate((main, name) => main.setAttribute('class', name), name)
    await page.waitForFunction(
      (light) => {
        const { shadowRoot } = /** @type {Element} */ (document.querySelector('secateur-tree'))
        const canvas = shadowRoot?.querySelector('canvas')
        return canvas?.toDataURL() !== light
      },
      [...pictures].at(-1),
    )
    assert.equal(await paper(page), expected)
    pictures.add(await picture(page))
  }
  assert.equal(pictures.size, 3)
})

test('the attribute “theme” overrides the theme of the page', async (t) => {
  const page = await host(
    t,
    ['light', 'dark', 'auto', 'dim']
      .map((theme) => `<secateur-tree theme="${theme}">(1 2)</secateur-tree>`)
      .join(''),
    { root: 'lang="en" style="color-scheme: dark"' },
  )
  await scrollPast(page)
  await searched(page)
  const papers = await page
    .locator('secateur-tree')
    .evaluateAll((trees) => trees.map((tree) => getComputedStyle(tree).backgroundColor))
  assert.deepEqual(papers, [LIGHT, DARK, DARK, DARK])
  const notice = page.locator('secateur-tree').last().locator('.notice')
  assert.match(await notice.innerText(), /“theme” cannot be dim. It takes auto, light, dark./)
})

test('the language is that of the page, also inside shadow roots', async (t) => {
  const script = `<script>
    for (const name of ['outer-part', 'inner-part']) customElements.define(name, class extends HTMLElement {
      constructor() { super(); this.attachShadow({ mode: 'open' }).append(document.getElementById(name).content.cloneNode(true)) }
    })
  </script>`
  const page = await host(
    t,
    `<template id="outer-part"><inner-part></inner-part></template>
    <template id="inner-part"><secateur-tree>(1 2)</secateur-tree></template>${script}
    <div lang="fi"><outer-part></outer-part></div>`,
  )
  await page.locator('.viewer[lang="fi"]').waitFor()
  await page
    .locator('div[lang="fi"]')
    .first()
    .evaluate((element) => element.setAttribute('lang', 'de'))
  await page.locator('.viewer[lang="de"]').waitFor()
})

test('a right-to-left page does not change the viewer', async (t) => {
  const plain = await host(t, WIDTH + EMBED)
  await searched(plain)
  const expected = await look(plain)
  const page = await host(t, WIDTH + EMBED, { root: 'lang="ar" dir="rtl"' })
  await searched(page)
  assert.deepEqual(await look(page), expected)
})
