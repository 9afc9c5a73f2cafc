import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { printStartError, StartError } from '../../src/config/start-error.ts'

const HELP = `npm run content:press-link -- --days 14 --to /en/press

Makes a link that opens files under embargo to the press until it ends.

  --days <number>  how long it opens them, 1 to 365 (default: 14)
  --to <path>      the page of this site that it leads to (default: /)`

const DAY_SECONDS = 24 * 3600

/** Read the arguments. Throws a `StartError` where one is not known. */
function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { days: { type: 'string', default: '14' }, to: { type: 'string', default: '/' }, help: { type: 'boolean' } },
    }).values
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`)
  }
}

/** Give a press link as the arguments ask for it. Throws a `StartError` where they are wrong, or where the site has no secret to sign with. */
async function linkAsAsked(args: readonly string[]): Promise<string> {
  const values = readArguments(args)
  if (values.help) return HELP
  const days = Number(values.days)
  if (!(days >= 1 && days <= 365)) throw new StartError(`--days must be a number from 1 to 365, not "${values.days}".`)
  if (!/^\/(?![/\\])\S*$/.test(values.to)) throw new StartError(`--to must be a path of this site, such as /en/press, not "${values.to}".`)
  const { previewSecret } = await import('../../src/preview/preview-secret.server.ts')
  const { pressLink } = await import('../../src/protected/press-link.server.ts')
  const { now } = await import('../../src/config/clock.server.ts')
  const secret = previewSecret()
  if (secret === undefined) throw new StartError('SITE_PREVIEW_SECRET is not set: the site has nothing to sign links with (see .env.example).')
  const until = Math.floor(now().getTime() / 1000 + days * DAY_SECONDS)
  return `${pressLink({ until, to: values.to }, secret)}\nopens files under embargo until ${new Date(until * 1000).toISOString().replace('.000', '')}.`
}

if (existsSync('.env')) process.loadEnvFile()
try {
  console.log(await linkAsAsked(process.argv.slice(2)))
} catch (error) {
  printStartError(error)
  process.exit(1)
}
