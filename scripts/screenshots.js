// npm run screenshots: makes the pictures of README.md and docs/ anew: screenshots of the page, and figures by the command
// line.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from './browser.js'
import { build } from './build.js'
import { FIGURES, figure } from './figures.js'
import { main, phase, root } from './phase.js'
import { serve } from './serve.js'

/** @type {{ file: string, example: string, step: string, preset?: string }[]} */
const SCREENSHOTS = [
  { file: 'cutoff.webp', example: 'textbook', step: 'cutoff' },
  { file: 'game.webp', example: 'ticTacToe', step: 'last' },
  { file: 'compare.webp', example: 'textbook', step: 'last', preset: 'algorithm' },
]

await main(async () => {
  await build()
  await phase('Drawing the figures of README.md and docs/', async () => {
    for (const [file, words] of Object.entries(FIGURES)) {
      writeFileSync(join(root, 'docs', file), figure(words))
    }
  })
  await phase('Taking the screenshots of docs/', take)
})

async function take() {
  const server = await serve()
  const browser = await launch()
  for (const { file, example, step, preset = '' } of SCREENSHOTS) {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      colorScheme: 'light',
      deviceScaleFactor: 2,
    })
    await page.goto(`${server.url}#1&lang=en`)
    await page.locator('#example').selectOption(example)
    await page.locator('#compare-with').selectOption(preset)
    const first = page.locator('secateur-tree').first()
    await first.evaluate((tree, at) => tree.setAttribute('step', at), step)
    await page.waitForTimeout(500)
    // WebP is a fifth of PNG, and Playwright itself does not write it.
    const session = await page.context().newCDPSession(page)
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
    writeFileSync(join(root, 'docs', file), Buffer.from(data, 'base64'))
  }
  await browser.close()
  await server.close()
}
