// npm run screenshots: makes the pictures of README.md anew.

import { join } from 'node:path'
import { launch } from './browser.js'
import { build } from './build.js'
import { main, phase, root } from './phase.js'
import { serve } from './serve.js'
import { tools } from './tools.js'

/** @type {{ file: string, scheme: 'light' | 'dark', example: string, step: string, beside?: string }[]} */
const pictures = [
  { file: 'cutoff.png', scheme: 'light', example: 'textbook', step: 'cutoff' },
  { file: 'finished.png', scheme: 'dark', example: 'wikipedia', step: 'last' },
  { file: 'game.png', scheme: 'light', example: 'ticTacToe', step: 'last' },
  { file: 'compare.png', scheme: 'light', example: 'textbook', step: 'last', beside: 'algorithm' },
]

await main(async () => {
  await tools()
  await build()
  await phase('Taking the screenshots of README.md', take)
})

async function take() {
  const server = await serve()
  const browser = await launch()
  for (const { file, scheme, example, step, beside = '' } of pictures) {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      colorScheme: scheme,
      deviceScaleFactor: 2,
    })
    await page.goto(`${server.url}#1&lang=en`)
    await page.locator('#example').selectOption(example)
    await page.locator('#compare-with').selectOption(beside)
    const first = page.locator('secateur-tree').first()
    await first.evaluate((tree, at) => tree.setAttribute('step', at), step)
    await page.waitForTimeout(500)
    await page.screenshot({ path: join(root, 'docs', file) })
  }
  await browser.close()
  await server.close()
}
