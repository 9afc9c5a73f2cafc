import { existsSync } from 'node:fs'
import { printStartError, StartError } from '../../src/config/start-error.ts'
import { environment } from '../../src/config/env.server.ts'
import { namedSettings, useSettings } from '../adopted/adopted-settings.ts'
import { chosenSite } from '../command-line/chosen-site.ts'
import { readCommandLine } from '../command-line/read-command-line.ts'

const HELP = `Creates a press link that opens files under embargo until it expires.

Usage: npm run content:press-link -- [options]

  --days <number>  how long it opens them, 1 to 365 (default: 14)
  --to <path>      the page of this site that it leads to, such as /en/press (default: /)
  --on <site>      one of several sites, by its id
  --help           show this text`

const OPTIONS = { days: { type: 'string', default: '14' }, to: { type: 'string', default: '/' }, on: { type: 'string' } } as const

const DAY_SECONDS = 24 * 3600

/** Prints a press link. Throws a `StartError` if an option is wrong, or if the site has no secret for signatures. */
async function printPressLink(): Promise<void> {
  const values = readCommandLine({ name: 'npm run content:press-link', help: HELP, options: OPTIONS }, process.argv.slice(2))
  if (!values) return
  const days = Number(values.days)
  if (!(days >= 1 && days <= 365)) throw new StartError(`--days must be a number from 1 to 365, not "${values.days}".`)
  if (!/^\/(?![/\\])\S*$/.test(values.to)) throw new StartError(`--to must be a path of this site, such as /en/press, not "${values.to}".`)
  useSettings(await namedSettings(environment()))
  const { allSites, inSite } = await import('../../src/config/current-site.server.ts')
  const { previewSecret } = await import('../../src/features/preview/preview-secret.server.ts')
  const { pressLink } = await import('../../src/features/protected-files/press-pass.server.ts')
  const { now } = await import('../../src/config/clock.server.ts')
  const secret = previewSecret()
  if (secret === undefined) throw new StartError('SITE_PREVIEW_SECRET is not set: the site cannot sign links (see .env.example).')
  const site = chosenSite(allSites(), values.on) ?? allSites()[0]
  const until = Math.floor(now().getTime() / 1000 + days * DAY_SECONDS)
  console.log(
    `${inSite(site, () => pressLink({ until, to: values.to }, secret))}\nopens files under embargo until ${new Date(until * 1000).toISOString().replace('.000', '')}.`,
  )
}

if (existsSync('.env')) process.loadEnvFile()
try {
  await printPressLink()
} catch (error) {
  printStartError(error)
  process.exit(1)
}
