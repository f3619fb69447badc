// npm run golden: rewrites the golden traces of tests/golden, the tables of www/api, www/shapes.d.ts and the attributes of
// games in custom-elements.json. Read the difference before committing it.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { main, root, run } from './phase.js'

const tests = ['--test', 'suite', 'golden']
const MANIFEST = join(root, 'custom-elements.json')

await main(async () => {
  await run('cargo', ['test', ...tests], { env: { UPDATE_GOLDEN: '1' } })
  const { withGames } = await import('./attributes-of-games.js')
  writeFileSync(MANIFEST, withGames(readFileSync(MANIFEST, 'utf8')))
})
