import type { Content } from '#app/content/content.ts'
import type { Lookup } from '#app/content/links/lookup.server.ts'
import { breadcrumb, listingMeta } from '#app/content/pages/meta.server.ts'
import { HEALTH_PLACE } from '#app/i18n/addresses/place.ts'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import { formats } from '#app/i18n/formats/format.ts'
import { mostMissed } from '#app/features/search/misses/misses.server.ts'
import { m } from '#messages'
import type { HealthReport } from '../report/health-report.ts'
import type { HealthSearch } from './narrow.ts'
import type { HealthPage } from './page.ts'
import { pageServices } from '#app/content/pages/page-services.server.ts'
import { lastChanges, publishedChanges } from '#app/content/publishing/last-changes.server.ts'
import { deliveryFacts, nodeFacts } from '../publishing/delivery-facts.server.ts'
import { shownReport } from './shown/shown-report.server.ts'
import { statusWords, wordsOf } from './shown/words.server.ts'

/** Maximum time that the page waits for a report. The report of a large space is ready at the next visit. */
const PATIENCE_MS = 2500
/** Maximum number of queries without results on the page. Less frequent ones are not worth an editor’s time. */
const MAX_MISSES = 20

/** Returns the page of the report for editors with a preview of all drafts, or `missing` for all other visitors. */
export async function healthPage(content: Content, report: () => Promise<HealthReport>, search: HealthSearch): Promise<Lookup<HealthPage>> {
  const { locale, preview } = content
  if (preview?.scope !== 'all') return { kind: 'missing' }
  const words = wordsOf(locale)
  const made = await inTime(report())
  const page: HealthPage = {
    locale,
    here: pathOf(locale, HEALTH_PLACE),
    words,
    misses: (await mostMissed(MAX_MISSES)).map((miss) => ({
      ...miss,
      count: formats(locale).number(miss.count),
    })),
    missesTitle: m.health_misses({}, { locale }),
    changes: publishedChanges(locale),
    statusWords: statusWords(locale),
    delivery: deliveryFacts(locale, lastChanges([]), pageServices().cdnStatus?.()),
    nodes: nodeFacts(locale, pageServices().nodes?.() ?? []),
    nodesTitle: m.health_nodes({}, { locale }),
    report: made && shownReport(locale, made, search),
    meta: listingMeta(content, {
      title: words.title,
      placeIn: () => HEALTH_PLACE,
      noindex: true,
    }),
    breadcrumb: breadcrumb(content, { text: words.title }),
  }
  return { kind: 'page', page }
}

/** Resolves with `undefined` if the work takes longer than a page waits. */
export async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, PATIENCE_MS)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
