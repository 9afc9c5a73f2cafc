import { allSites, currentSite, inSite, type OwnSite } from '#app/config/current-site.server.ts'
import { environment } from '#app/config/env.server.ts'
import { isSameSite } from '#app/config/sites.ts'
import { now } from '#app/config/clock.server.ts'
import { memoize } from 'contentful-emulator/async/memoize.ts'
import { contentTypesOf } from '#app/content/client/describe-space.server.ts'
import type { SpaceReader } from '#app/content/client/content-source.ts'
import { contentSource } from '#app/site-content/site-source.server.ts'
import type { CheckedSpace } from './space/checked-space.ts'
import { checkSpace } from './report/check-space.server.ts'
import { inDrafts } from '#app/content/preview/current-preview.server.ts'
import type { PreviewSession } from '#app/content/preview/preview-session.ts'
import type { Found } from './finding.ts'
import type { Inspector } from './inspector.ts'
import type { HealthReport } from './report/health-report.ts'
import { mergedReport } from './report/merged-report.ts'
import { inspectRedirects } from './inspect/redirects.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { INSPECTORS } from './inspectors.server.ts'
import { typeProblems } from '#app/site-content/type-problems.server.ts'
import { spaceModelFrom } from 'content-mapping/reading/space-model-from.ts'
import { openContent } from '#app/site-content/site-content.server.ts'
import { lastDrift } from '#app/site-content/site-mapping.server.ts'
import { siteModel } from '#app/site-content/site-model.server.ts'

/** Session for checks, which may read all drafts. */
const EVERYTHING: PreviewSession = { scope: 'all', until: new Date(8.64e15) }

interface Options {
  /** Additional inspectors. */
  readonly more?: readonly Inspector[]
  readonly archived?: ReadonlySet<string>
  /** Maximum number of listed findings per kind. */
  readonly maxPerKind: number
  /** Receives the space that is checked. */
  readonly onRead?: (space: CheckedSpace) => void
}

/**
 * Checks the whole content of the current site, including unpublished content if the site can read it. Throws `DeliveryError` if the content cannot be
 * read.
 */
export async function checkContent({ more = [], archived, maxPerKind, onRead }: Options): Promise<HealthReport> {
  const published = await contentSource()
  const drafts = await published.drafts?.({})
  const source = drafts ?? published
  const { client, space, mapped } = source
  const open = (locale: Locale) => (drafts ? inDrafts(EVERYTHING, () => openContent(locale)) : openContent(locale))
  return checkSpace(
    { client, published: drafts && published.client, media: source, mapped, archived, model: siteModel, now: now() },
    {
      app: { host: environment().CONTENTFUL_HOST, space: space.id, environment: space.environment },
      inspectors: [...INSPECTORS, inspectRedirects(open), inspectTypes(source), ...more],
      maxPerKind,
      onRead,
    },
  )
}

/** Returns the sites of this process, each once, on its main origin. */
export function sitesToCheck(): readonly OwnSite[] {
  return allSites().filter((site, at, all) => all.findIndex((each) => isSameSite(each, site)) === at)
}

/** Checks the content of several sites, one after the other. Returns a report in which each finding names its sites. Throws like `checkContent`. */
export async function checkSites(sites: readonly OwnSite[], options: Options): Promise<HealthReport> {
  const [entries, assets] = [new Set<string>(), new Set<string>()]
  const onRead = (space: CheckedSpace) => {
    for (const { id } of space.entries) entries.add(id)
    for (const { id } of space.assets) assets.add(id)
  }
  const reports: (readonly [id: string, report: HealthReport])[] = []
  for (const site of sites) reports.push([site.id ?? '', await inSite(site, () => checkContent({ ...options, onRead }))])
  return { ...mergedReport(reports), entries: entries.size, assets: assets.size }
}

const reportFor = memoize((site: OwnSite) => cachedReport(() => inSite(site, () => checkContent({ maxPerKind: MAX_PER_KIND }))), new WeakMap())

/** Returns the report of the current content of the current site, shared by all callers. Throws like `checkContent`. */
export async function contentHealth(): Promise<HealthReport> {
  const published = await contentSource()
  const drafts = await published.drafts?.({})
  // The hosts of a site share its report.
  const site = sitesToCheck().find((each) => isSameSite(each, currentSite()))
  return reportFor(site ?? currentSite())(`${published.revision?.()} ${drafts?.revision?.()}`)
}

/** Maximum number of listed findings per kind on the page. The totals include all findings. */
const MAX_PER_KIND = 2000

/** Creates an inspector that compares the content types of the space with the site’s models, or with `content.config.ts`. */
function inspectTypes({ client }: Pick<SpaceReader, 'client'>): Inspector {
  return async ({ mapped }) => {
    if (mapped) {
      const { problems, news } = lastDrift()
      return [...problems.map((each) => foundOf('type-drift', each)), ...news.map((each) => foundOf('type-news', each))]
    }
    const { types } = spaceModelFrom({ name: '', locales: [], contentTypes: await contentTypesOf(client), entries: [] })
    const fields = new Map(types.map((type) => [type.id, new Map(type.fields.map((field) => [field.id, field]))]))
    return typeProblems(siteModel, { name: 'the space', types: fields }).map(({ sentence }) => foundOf('type-drift', sentence))
  }
}

function foundOf(kind: 'type-drift' | 'type-news', sentence: string): Found {
  return { kind, sentence: `${sentence}.` }
}

/** Minimum ratio of the lifetime of a report to the duration of its check. Leaves nine tenths of the time to visitors. */
const SHARE = 10

/**
 * Caches a report until the content changes, and for at least ten times the duration of the check. A space that changes constantly is
 * therefore not checked constantly. Failures are not cached.
 */
export function cachedReport<T>(check: () => Promise<T>): (revision: string) => Promise<T> {
  let kept: { readonly revision: string; readonly making: Promise<T>; until: number } | undefined
  return (revision) => {
    if (kept && (kept.revision === revision || performance.now() < kept.until)) return kept.making
    const begun = performance.now()
    const own = { revision, making: check(), until: Infinity }
    kept = own
    own.making.then(
      () => (own.until = begun + SHARE * (performance.now() - begun)),
      () => (kept = kept === own ? undefined : kept),
    )
    return own.making
  }
}
