import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { variants } from '../variants.ts'

// Builds the named sites, or all: `own` is this site itself. A build uses one processor.
// A build that fails here fails again when the tests start the site, and is reported then.
const names = process.argv.length > 2 ? process.argv.slice(2) : ['own', ...Object.keys(variants)]
const commands = names.map((name) => (name === 'own' ? ['scripts/build.ts'] : ['tests/support/serve/serve-variant.ts', name, 'build']))
const waiting = commands.values()
async function work(): Promise<void> {
  for (const command of waiting) await once(spawn(process.execPath, command, { stdio: 'ignore' }), 'exit')
}
await Promise.all(Array.from({ length: availableParallelism() }, work))
