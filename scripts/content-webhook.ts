import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { sitesAt } from '../src/config/check-sites.server.ts'
import { printStartError, StartError } from '../src/config/start-error.ts'
import { namedSettings } from './adopted/adopted-settings.ts'
import { managementEnvironment } from './command-line/management-environment.ts'
import { readCommandLine } from './command-line/read-command-line.ts'
import { corrected, definitionFor, webhookOf, webhookUrl } from './webhook/definition.ts'
import { managementOf } from './webhook/management.ts'

const HELP = `Creates or updates the webhook that notifies the site of published changes.

Usage: npm run content:webhook -- [options]

Uses the space of CONTENTFUL_SPACE_ID. If the space has no secret to sign webhooks with, the command creates one.

  --url <address>   address of the site (default: SITE_ORIGIN, or origin of the settings; of several sites, the first)
  --dry-run         only print the planned changes
  --new-secret      create another secret, which then signs all webhooks of the space
  --help            show this text

CONTENTFUL_MANAGEMENT_TOKEN must belong to a user who may change the settings of the space.`

const flag = { type: 'boolean' } as const

/** The command line of `content:webhook`. */
const COMMAND = { name: 'npm run content:webhook', help: HELP, options: { url: { type: 'string' }, 'dry-run': flag, 'new-secret': flag } } as const

interface Surroundings {
  readonly variables: NodeJS.ProcessEnv
  /** Returns the origin of the site, with a value of `SITE_ORIGIN`. */
  readonly originOf: (given: string | undefined) => Promise<string> | string
  readonly print: (line: string) => void
}

/** Creates or corrects the webhook that notifies the site of changes, and its secret. Throws a `StartError` with the reason if that fails. */
export async function contentWebhook(args: readonly string[], { variables, originOf, print }: Surroundings): Promise<void> {
  const options = readCommandLine(COMMAND, args, print)
  if (!options) return
  const { url: address, 'dry-run': isDry = false, 'new-secret': isNew = false } = options
  const env = managementEnvironment(variables)
  const wanted = definitionFor(webhookUrl(address ?? (await originOf(env.SITE_ORIGIN))), env.CONTENTFUL_ENVIRONMENT)
  const management = managementOf(env)
  const existing = webhookOf(wanted, await management.webhooks())
  const end = await management.endOfSecret()
  const did = isDry ? 'Would be done' : 'Done'

  // The secret is created first, because Contentful does not sign calls without one.
  if (end === undefined || isNew) {
    const known = isNew ? undefined : env.CONTENTFUL_WEBHOOK_SECRET
    const value = known ?? randomBytes(48).toString('base64url')
    if (!isDry) await management.setSecret(value)
    print(`${did}: the space gets ${known === undefined ? 'a secret' : 'CONTENTFUL_WEBHOOK_SECRET as its secret'}, and signs its webhooks with it.`)
    if (known === undefined && !isDry)
      print(`Set it in the environment of the site, on every node. It is not shown again:\n\nCONTENTFUL_WEBHOOK_SECRET=${value}\n`)
  }
  const right = existing && corrected(existing, wanted)
  if (!existing) {
    if (!isDry) await management.create(wanted)
    print(`${did}: the webhook "${wanted.name}" is created. It notifies ${wanted.url} of changes in environment ${env.CONTENTFUL_ENVIRONMENT}.`)
  } else if (right) {
    if (!isDry) await management.update(right)
    print(`${did}: the webhook "${existing.name}" is corrected. It notifies ${wanted.url} of changes in environment ${env.CONTENTFUL_ENVIRONMENT}.`)
  } else print(`The webhook "${existing.name}" is up to date.`)
  if (end !== undefined && !isNew) checkSecret(env.CONTENTFUL_WEBHOOK_SECRET, end, print)
}

/** Compares the secret of the site with the end of the space's secret. Contentful shows no more of it. */
function checkSecret(own: string | undefined, end: string, print: (line: string) => void): void {
  const remedy = `the secret of the space ends with ${end} and is not shown again. Set it as CONTENTFUL_WEBHOOK_SECRET, or create another with --new-secret, which then signs all webhooks of the space.`
  if (own === undefined) return print(`Still to do: ${remedy}`)
  if (!own.endsWith(end)) throw new StartError(`CONTENTFUL_WEBHOOK_SECRET is wrong: ${remedy}`)
  print('CONTENTFUL_WEBHOOK_SECRET matches the secret of the space.')
}

if (import.meta.main) {
  if (existsSync('.env')) process.loadEnvFile()
  try {
    await contentWebhook(process.argv.slice(2), {
      variables: process.env,
      originOf: async (given) => sitesAt(await namedSettings({ SITE_SETTINGS: process.env['SITE_SETTINGS'] || undefined }), given)[0].origin,
      print: (line) => console.log(line),
    })
  } catch (error) {
    printStartError(error)
    process.exitCode = 1
  }
}
