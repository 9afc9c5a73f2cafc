import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { variants } from '../variants.ts'

// A build keeps one processor busy. What fails here fails again, and is reported, when the tests start the site.
const commands = [['scripts/build.ts'], ...Object.keys(variants).map((name) => ['tests/support/serve/serve-variant.ts', name, 'build'])]
const waiting = commands.values()
async function work(): Promise<void> {
  for (const command of waiting) await once(spawn(process.execPath, command, { stdio: 'ignore' }), 'exit')
}
await Promise.all(Array.from({ length: availableParallelism() }, work))
