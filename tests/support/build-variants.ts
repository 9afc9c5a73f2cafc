import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { variants } from './variants.ts'

// A build keeps one processor busy. What fails here fails again, and is reported, when the tests start the variant.
const waiting = Object.keys(variants).values()
async function work(): Promise<void> {
  for (const name of waiting) await once(spawn(process.execPath, ['tests/support/serve-variant.ts', name, 'build'], { stdio: 'ignore' }), 'exit')
}
await Promise.all(Array.from({ length: availableParallelism() }, work))
