import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { environment } from '../src/config/env.server.ts'
import { printStartError } from '../src/config/start-error.ts'
import { builtForAnother, useBuiltSettings } from './adopted/built-for.ts'
import { takeOptions } from './adopted/space-option.ts'

const EVERY_MS = 500
/** The parent when this process began. npm may end before the first check. */
const parent = process.ppid

/**
 * Calls a function when the npm process that runs this script has ended.
 *
 * A signal ends npm and its shell but does not reach this process, which would keep its port. Outside of npm, a process may outlive
 * its parent.
 */
function whenParentEnds(end: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end()
  }, EVERY_MS)
  watch.unref()
}

/** Maximum milliseconds between two signals that count as one. A terminal sends Ctrl-C to npm and to this process, and npm forwards it again. */
const ECHO_MS = 300

/** Serves `dist/` until the process receives a signal. A second signal stops it at once. */
export async function runServer(): Promise<void> {
  process.env['NODE_ENV'] = 'production'
  if (existsSync('.env')) process.loadEnvFile()
  useBuiltSettings()
  try {
    const { startServer } = await import('../src/app/serve.server.ts')
    const { url, sentence, close } = await startServer()
    let toldAt: number | undefined
    const end = (signal: 'SIGINT' | 'SIGTERM') => {
      if (toldAt !== undefined && performance.now() - toldAt > ECHO_MS) process.exit(128 + constants.signals[signal])
      if (toldAt !== undefined) return
      toldAt = performance.now()
      void close().then(() => process.exit(0))
    }
    process.on('SIGINT', end).on('SIGTERM', end)
    whenParentEnds(() => end('SIGTERM'))
    // After this line is printed, another process may send a signal, so the handlers must exist.
    console.log(`Vitrine answers at ${url}\n${sentence}`)
  } catch (error) {
    printStartError(error)
    process.exit(1)
  }
}

if (import.meta.main) {
  try {
    if (!takeOptions('npm run serve')) process.exit(0)
  } catch (error) {
    printStartError(error)
    process.exit(1)
  }
  await runServer()
  const warning = await builtForAnother(environment())
  if (warning) console.warn(warning)
}
