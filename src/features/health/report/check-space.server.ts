import { mapYielding } from 'contentful-emulator/http/event-loop.ts'
import { hearingReports, type Finding as Report } from '#app/content/reading/report.server.ts'
import type { Found } from '../finding.ts'
import type { Inspector } from '../inspector.ts'
import { asSentence } from '../inspect/as-sentence.ts'
import { KINDS, SEVERITIES, type Kind } from '../kinds.ts'
import type { CheckedSpace } from '../space/checked-space.ts'
import { readSpace, type SpaceToCheck } from '../space/read-space.server.ts'
import type { WebApp } from './editor-url.ts'
import { finish, severityOf } from './finish.server.ts'
import type { HealthReport } from './health-report.ts'

interface Options {
  readonly app: WebApp
  readonly inspectors: readonly Inspector[]
  /** Maximum number of listed findings per kind. A large untranslated space has hundreds of thousands. */
  readonly maxPerKind: number
  /** Receives the space that is checked. */
  readonly onRead?: ((space: CheckedSpace) => void) | undefined
}

const ORDER = new Map(Object.keys(KINDS).map((kind, at) => [kind, at]))

/** Checks the whole content of a space. Throws `DeliveryError` if the content cannot be read. */
export async function checkSpace(source: SpaceToCheck, { app, inspectors, maxPerKind, onRead }: Options): Promise<HealthReport> {
  const reports: Report[] = []
  const hear = (report: Report) => void reports.push(report)
  const { space, found } = await hearingReports(hear, async () => {
    const read = await readSpace(source)
    onRead?.(read)
    const all: Found[] = []
    // One after the other, because each inspector blocks the event loop for moments.
    for (const inspect of inspectors) for (const each of await inspect(read)) all.push(each)
    return { space: read, found: all }
  })
  const all = [...found, ...heard(reports)]
  const totals = { error: 0, warning: 0, notice: 0 }
  for (const each of all) totals[severityOf(each, space)] += 1
  const kept = [...Map.groupBy(all, ({ kind }) => kind).values()].flatMap((each) => each.slice(0, maxPerKind))
  const findings = (await mapYielding(kept, (each) => finish(each, space, app)))
    .map((finding) => [keyOf(finding), finding] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    space: { id: app.space, environment: app.environment },
    checkedAt: space.now.toISOString(),
    entries: space.entries.length,
    assets: space.assets.length,
    knowsDrafts: space.knowsDrafts,
    totals,
    findings: findings.map(([, finding]) => finding),
    omitted: all.length - findings.length,
  }
}

/** Returns the sort key of a finding: the worst first, then by kind and entry. */
export function keyOf({ severity, kind, contentType = '', id, field = '', locale = '' }: HealthReport['findings'][number]): string {
  const rank = [SEVERITIES.indexOf(severity), ORDER.get(kind) ?? 0].map((each) => String(each).padStart(2, '0'))
  return [...rank, contentType, id, field, locale].join(' ')
}

/** Kinds of the problems that the content layer itself reports while reading and that no inspector finds. */
const KINDS_BY_FINDING: { readonly [About in NonNullable<Report['about']>]?: Kind } = {
  characters: 'unfit-characters',
  depth: 'unfit-characters',
  parent: 'parent-loop',
}

function heard(reports: readonly Report[]): Found[] {
  const found = new Map<string, Found>()
  for (const { about, entry: id, field, problem } of reports) {
    const kind = about && KINDS_BY_FINDING[about]
    if (kind) found.set(`${kind} ${id} ${field}`, { kind, id, field, sentence: asSentence(problem) })
  }
  return [...found.values()]
}
