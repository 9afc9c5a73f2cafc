import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import site from '../app.config.ts'
import { environment } from '../src/config/env.server.ts'
import { ContentError, DeliveryError } from '../src/content/error.ts'
import { ExportFileError, readExportFile } from 'contentful-emulator/library/export-file.ts'
import { printStartError, StartError } from '../src/config/start-error.ts'
import { asJunit } from '../src/features/health/output/junit.ts'
import { asText } from '../src/features/health/output/text.ts'
import type { HealthReport } from '../src/features/health/report/health-report.ts'
import { settingsFor, useSettings } from './adopted/adopted-settings.ts'
import { checkOptions, type CheckOptions } from './health/options.ts'
import { compileMessages } from './messages.ts'
import { printable, printableLine } from './processes/printable.ts'
import { object, text } from 'contentful-emulator/json/json.ts'

/** Maximum findings of each topic that are printed, so that a topic fits on a screen. */
const LISTED = 20
const LINK_TIMEOUT_MS = 10_000
const MAX_COPY_MS = 15 * 60_000
const COPY_PAUSE_MS = 500

/** Checks the content of the configured space. Returns the exit code. */
async function contentCheck(): Promise<number> {
  const options = checkOptions(process.argv.slice(2))
  if (!options) return 0
  const state = await mkdtemp(join(tmpdir(), 'vitrine-check-'))
  try {
    if (existsSync('.env')) process.loadEnvFile()
    // The option takes precedence over a space that .env names.
    if (options.space !== undefined) Object.assign(process.env, { CONTENT_SPACE: options.space, CONTENTFUL_SPACE_ID: '' })
    // The check uses a separate folder, because a running site writes its copy of the space there.
    process.env['CONTENT_STATE'] = state
    const report = await check(options)
    await tell(report, options)
    const { error, warning } = report.totals
    return error > 0 || (options.isStrict && warning > 0) ? 1 : 0
  } finally {
    await rm(state, { recursive: true, force: true })
  }
}

async function check({ asksLinks, allowsPrivate }: CheckOptions): Promise<HealthReport> {
  const env = environment()
  try {
    const archived = env.CONTENTFUL_SPACE_ID ? undefined : await archivedIn(env.CONTENT_SPACE)
    // The languages of the space apply, as for a site that shows it.
    useSettings(await settingsFor(env))
    // The models import the messages, whose languages do not matter here.
    if (!existsSync('src/paraglide/messages.js')) await compileMessages(site)
    const { checkContent } = await import('../src/features/health/site-health.server.ts')
    const { inspectExternal } = await import('../src/features/health/external/inspect-external.server.ts')
    const more = asksLinks ? [inspectExternal({ timeoutMs: LINK_TIMEOUT_MS, allowsPrivate })] : []
    return await onceCopied(() => checkContent({ archived, more, maxPerKind: Infinity }))
  } catch (error) {
    if (error instanceof ContentError || error instanceof ExportFileError) throw new StartError(`The content cannot be read: ${reasonOf(error)}`)
    throw error
  }
}

/** Retries until a large space has been copied, which takes minutes. Other errors are thrown. */
async function onceCopied<T>(read: () => Promise<T>): Promise<T> {
  const until = Date.now() + MAX_COPY_MS
  for (;;) {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof DeliveryError && error.about === 'first-copy') || Date.now() > until) throw error
      await setTimeout(COPY_PAUSE_MS)
    }
  }
}

function reasonOf({ message, cause }: Error): string {
  return cause instanceof Error ? cause.message : message
}

async function tell(report: HealthReport, { isJson, junit, isStrict, isWhole }: CheckOptions): Promise<void> {
  const xml = junit === undefined ? '' : asJunit(report, { isStrict })
  if (junit) await writeFile(junit, xml)
  if (isJson) console.log(printable(JSON.stringify(report, null, 2)))
  else if (junit === '') process.stdout.write(xml)
  else console.log(asText(report, isWhole ? Infinity : LISTED, printableLine))
}

/** Returns the ids of archived resources in an export file. The APIs do not return archived content. Throws an `ExportFileError`. */
async function archivedIn(file: string): Promise<ReadonlySet<string>> {
  const { entries, assets } = await readExportFile(file)
  const archived = [...entries, ...assets]
    .map((each) => object(each['sys']))
    .filter((sys) => sys['archivedVersion'] !== undefined || sys['archivedAt'] !== undefined)
  return new Set(archived.flatMap((sys) => text(sys['id']) ?? []))
}

try {
  process.exitCode = await contentCheck()
} catch (error) {
  printStartError(error, printable)
  process.exitCode = 1
}
// The source of the content keeps watching for changes.
process.exit()
