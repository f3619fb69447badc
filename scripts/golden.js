// npm run golden: writes the golden traces of tests/golden anew. Read the difference before committing it.

import { main, run } from './phase.js'

await main(() => run('cargo', ['test', '--test', 'golden'], { env: { UPDATE_GOLDEN: '1' } }))
