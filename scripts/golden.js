// npm run golden: rewrites the golden traces of tests/golden and www/shapes.d.ts. Read the difference before committing it.

import { main, run } from './phase.js'

const tests = ['--test', 'suite', 'golden']

await main(() => run('cargo', ['test', ...tests], { env: { UPDATE_GOLDEN: '1' } }))
