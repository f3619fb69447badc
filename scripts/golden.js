// npm run golden: rewrites the golden traces of tests/golden, the tables of www/api, www/shapes.d.ts and the attributes of
// options and games in custom-elements.json. Read the difference before committing it.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { main, root, run } from './phase.js'

const tests = ['--test', 'suite', 'golden']

await main(async () => {
  await run('cargo', ['test', ...tests], { env: { UPDATE_GOLDEN: '1' } })
  const { renewed } = await import('./attributes.js')
  writeFileSync(join(root, 'custom-elements.json'), await renewed())
})
