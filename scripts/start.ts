import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { printStartError } from '../src/config/start-error.ts'
import { takeOptions } from './adopted/space-option.ts'

/**
 * Builds in a separate process, because the build leaves timers behind, and NODE_ENV must be set before the first import.
 * Returns the exit code. A signal that reaches only this process also ends the build.
 */
async function build(): Promise<number> {
  const child = spawn(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  const end = (signal: NodeJS.Signals) => void child.kill(signal)
  process.on('SIGINT', end).on('SIGTERM', end)
  const code = await new Promise<number>((resolve) => {
    child.on('exit', (status, signal) => resolve(status ?? 128 + (signal === null ? 0 : constants.signals[signal])))
  })
  process.off('SIGINT', end).off('SIGTERM', end)
  return code
}

try {
  if (!takeOptions('npm start')) process.exit(0)
} catch (error) {
  printStartError(error)
  process.exit(1)
}
const built = await build()
if (built !== 0) process.exit(built)
// Loaded after the build, which writes modules that the server imports.
const { runServer } = await import('./serve.ts')
await runServer()
