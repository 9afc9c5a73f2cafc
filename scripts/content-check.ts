import { writeFile } from 'node:fs/promises'
import type { ExportFile } from 'contentful-emulator/library/export-file.ts'
import { printStartError } from '../src/config/start-error.ts'
import { asJunit } from '../src/features/health/output/junit.ts'
import { asText } from '../src/features/health/output/text.ts'
import type { HealthReport } from '../src/features/health/report/health-report.ts'
import { chosenSite } from './command-line/chosen-site.ts'
import { checkOptions, type CheckOptions } from './health/options.ts'
import { readingContent } from './health/read-content.ts'
import { printable, printableLine } from './processes/printable.ts'
import { object, text } from 'contentful-emulator/json/json.ts'

/** Maximum findings of each topic that are printed, so that a topic fits on a screen. */
const LISTED = 20
const LINK_TIMEOUT_MS = 10_000

/** Checks the content of the configured space. Returns the exit code. */
async function contentCheck(): Promise<number> {
  const options = checkOptions(process.argv.slice(2))
  if (!options) return 0
  const report = await check(options)
  await tell(report, options)
  const { error, warning } = report.totals
  return error > 0 || (options.isStrict && warning > 0) ? 1 : 0
}

function check({ space, on, asksLinks, allowsPrivate }: CheckOptions): Promise<HealthReport> {
  return readingContent(space, async ({ exported }) => {
    const archived = exported && archivedIn(exported)
    const { checkSites, sitesToCheck } = await import('../src/features/health/site-health.server.ts')
    const { inspectExternal } = await import('../src/features/health/external/inspect-external.server.ts')
    const more = asksLinks ? [inspectExternal({ timeoutMs: LINK_TIMEOUT_MS, allowsPrivate })] : []
    const sites = sitesToCheck()
    const chosen = chosenSite(sites, on)
    return checkSites(chosen ? [chosen] : sites, { archived, more, maxPerKind: Infinity })
  })
}

async function tell(report: HealthReport, { isJson, junit, isStrict, isWhole }: CheckOptions): Promise<void> {
  const xml = junit === undefined ? '' : asJunit(report, { isStrict })
  if (junit) await writeFile(junit, xml)
  if (isJson) console.log(printable(JSON.stringify(report, null, 2)))
  else if (junit === '') process.stdout.write(xml)
  else console.log(asText(report, isWhole ? Infinity : LISTED, printableLine))
}

/** Returns the ids of archived resources in an export file. The APIs do not return archived content. */
function archivedIn({ entries, assets }: Pick<ExportFile, 'entries' | 'assets'>): ReadonlySet<string> {
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
