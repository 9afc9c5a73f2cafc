import { printStartError } from '../src/config/start-error.ts'
import { configured } from './adopted/configured.ts'
import { readCommandLine } from './command-line/read-command-line.ts'
import { writeBothSpaces } from './foundation/both-spaces.ts'

const HELP = `Starts the demonstration with two sites: the observatory, and its foundation on the host foundation.localhost.

Usage: npm run foundation

  --help  show this text`

try {
  if (!readCommandLine({ name: 'npm run foundation', help: HELP, options: {} }, process.argv.slice(2))) process.exit(0)
  const { PORT } = configured()
  process.env['SITE_ORIGIN'] ??= `observatory=http://localhost:${PORT},foundation=http://foundation.localhost:${PORT}`
  const args = ['--settings', 'content/foundation/app.config.ts', '--space', await writeBothSpaces()]
  process.argv.splice(2, Infinity, ...args)
} catch (error) {
  printStartError(error)
  process.exit(1)
}
await import('./start.ts')
