import { spawnSync } from 'node:child_process'
import { printStartError } from '../src/config/start-error.ts'
import { takeOptions } from './adopted/space-option.ts'
import { runServer } from './serve.ts'

try {
  if (!takeOptions('npm start')) process.exit(0)
} catch (error) {
  printStartError(error)
  process.exit(1)
}
// The build runs in a process of its own: it leaves timers behind, and NODE_ENV must be right from the first import.
const built = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
if (built.status !== 0) process.exit(built.status ?? 1)
await runServer()
