import { existsSync } from 'node:fs'
import { sitesAt } from '../../src/config/check-sites.server.ts'
import { environment, type Environment } from '../../src/config/env.server.ts'
import { printStartError, StartError } from '../../src/config/start-error.ts'
import { settingsFor } from '../adopted/adopted-settings.ts'
import { chosenSite } from '../command-line/chosen-site.ts'
import { linkToken } from '../../src/features/preview/links.server.ts'
import { previewSecret } from '../../src/features/preview/preview-secret.server.ts'
import { readCommandLine } from '../command-line/read-command-line.ts'
import { readExportFile } from 'contentful-emulator/library/export-file.ts'
import { validityOf } from './link-days.ts'
import { object } from 'contentful-emulator/json/json.ts'
import { delivery } from '../../src/content/client/delivery.server.ts'
import { remote } from '../../src/content/client/remote/remote.server.ts'
import { previewApi } from '../../src/content/preview/drafts.server.ts'

const HELP = `Prints the address that opens all drafts to editors, or creates a link to share drafts.

Usage: npm run content:preview-link -- [options]

  --entry <id>      a link to the draft of one entry's page
  --site            a link to all drafts of the site
  --on <site>       the one of several sites on which it opens, by its id
  --locale <tag>    the language in which it opens
  --days <number>   validity, at most 30 (default: 7)
  --once            the link opens only once
  --help            show this text`

const flag = { type: 'boolean', default: false } as const
const OPTIONS = {
  entry: { type: 'string' },
  site: flag,
  on: { type: 'string' },
  locale: { type: 'string' },
  days: { type: 'string', default: '7' },
  once: flag,
} as const

/** Prints the URL with which editors open drafts, or a link for other readers. Throws a `StartError` if an option is wrong. */
async function previewLink(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile()
  const values = readCommandLine({ name: 'npm run content:preview-link', help: HELP, options: OPTIONS }, process.argv.slice(2))
  if (!values) return
  const { entry, once } = values
  const env = environment()
  const settings = await settingsFor(env)
  const sites = sitesAt(settings, env.SITE_ORIGIN)
  const site = chosenSite(sites, values.on)
  const tags: readonly string[] = site?.tags ?? settings.locales.map(({ tag }) => tag)
  const locale = values.locale ?? site?.baseLocale ?? settings.baseLocale
  if (!tags.includes(locale)) throw new StartError(`--locale must be a language of this site (${tags.join(', ')}), not "${locale}".`)
  const validity = validityOf('--days', values.days)

  const secret = previewSecret(env)
  if (secret === undefined)
    throw new StartError('SITE_PREVIEW_SECRET is not set: create one with `openssl rand -base64 32`, and set it for the site and for this command.')
  // The host of the first site redirects to that of the entry and the language.
  const { origin: published } = site?.elsewhere.get(locale) ?? site ?? sites[0]
  const isLocal = env.SITE_ORIGIN === undefined && !env.CONTENTFUL_SPACE_ID && !settings.sites
  const origin = isLocal ? `http://${env.HOST}:${env.PORT}` : published
  if (entry === undefined && !values.site) {
    const address = `${origin}/api/preview?${new URLSearchParams({ secret })}`
    console.log(
      `All drafts, for editors:\n  ${address}\n\nAs the preview address in Contentful's settings:\n  ${address}&entry={entry.sys.id}&locale={locale}&timeline={timeline}`,
    )
    return
  }
  if (entry !== undefined) await requireEntry(entry, env)
  const token = linkToken({ entry, locale, isWhole: values.site, isOnce: once, until: Date.now() + validity }, secret)
  console.log(`${origin}/api/preview?token=${token}`)
}

/** Checks that an entry exists in the configured space, published or not. Throws a `StartError` if it does not exist or cannot be read. */
async function requireEntry(id: string, env: Environment): Promise<void> {
  const { CONTENTFUL_SPACE_ID: space, CONTENT_SPACE: file } = env
  const place = space === undefined ? file : `space ${space} (${env.CONTENTFUL_ENVIRONMENT})`
  if (await hasEntry(id, env, place)) return
  throw new StartError(`${place} has no entry "${id}": its id is in the address of the entry in Contentful's web app, after /entries/.`)
}

async function hasEntry(id: string, env: Environment, place: string): Promise<boolean> {
  const { CONTENTFUL_SPACE_ID: space } = env
  if (space && env.CONTENTFUL_PREVIEW_TOKEN === undefined) throw new StartError('CONTENTFUL_PREVIEW_TOKEN is not set: the site needs it to read drafts.')
  try {
    if (!space) return (await readExportFile(env.CONTENT_SPACE)).entries.some(({ sys }) => object(sys)['id'] === id)
    return (await delivery(remote(previewApi(env), space).client).some({ 'sys.id': id, include: 0 }, 0, 1)).total > 0
  } catch (error) {
    throw new StartError(`${place} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

try {
  await previewLink()
} catch (error) {
  printStartError(error)
  process.exitCode = 1
}
