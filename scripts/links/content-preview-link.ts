import { parseArgs } from 'node:util'
import { existsSync } from 'node:fs'
import { environment } from '../../src/config/env.server.ts'
import { printStartError, StartError } from '../../src/config/start-error.ts'
import site from '../../app.config.ts'
import { linkToken } from '../../src/preview/links.server.ts'
import { previewSecret } from '../../src/preview/preview-secret.server.ts'

const HELP = `npm run content:preview-link -- [options]

Without options: prints the address that opens all drafts to editors.
  --entry <id>      a link to the draft of one entry's page
  --site            a link to all drafts of the site
  --locale <tag>    the language in which it opens
  --days <number>   how long it is valid, 7 days unless told; 30 at most
  --once            it opens once only`

const DAY_MS = 86_400_000

/** Print the address that an editor opens drafts with, or make a link that may be sent to others. */
function previewLink(): void {
  if (existsSync('.env')) process.loadEnvFile()
  const { values } = parseArgs({
    options: {
      entry: { type: 'string' },
      site: { type: 'boolean', default: false },
      locale: { type: 'string', default: site.baseLocale },
      days: { type: 'string', default: '7' },
      once: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(HELP)
  const env = environment()
  const secret = previewSecret(env)
  if (secret === undefined)
    throw new StartError('SITE_PREVIEW_SECRET is not set: make one with `openssl rand -base64 32`, and set it for the site and here alike.')
  const origin = env.SITE_ORIGIN ?? (env.CONTENTFUL_SPACE_ID ? site.origin : `http://${env.HOST}:${env.PORT}`)
  const { entry, locale, once } = values
  if (entry === undefined && !values.site) {
    const address = `${origin}/api/preview?${new URLSearchParams({ secret })}`
    console.log(
      `All drafts, for editors:\n  ${address}\n\nAs the preview address in Contentful's settings:\n  ${address}&entry={entry.sys.id}&locale={locale}&timeline={timeline}`,
    )
    return
  }
  const days = Number(values.days)
  if (!(days > 0 && days <= 30)) throw new StartError(`--days must be a number between 0 and 30; it is ${values.days}.`)
  const token = linkToken({ entry, locale, isWhole: values.site, isOnce: once, until: Date.now() + days * DAY_MS }, secret)
  console.log(`${origin}/api/preview?token=${token}`)
}

try {
  previewLink()
} catch (error) {
  printStartError(error)
  process.exitCode = 1
}
