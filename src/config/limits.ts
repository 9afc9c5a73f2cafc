import site from '#config'
import type { Limit } from './site.ts'
import type { PageTypeAddress } from './page-types/page-type.ts'
import { pageTypes, type PageTypeLimit } from './page-types/table.ts'

/** Defaults of the settings under `limits` that belong to no page type. */
const OF_THE_SITE: { readonly [L in Exclude<Limit, PageTypeLimit>]: number } = {
  listSection: 6,
  /** If there are more addresses, /sitemap.xml becomes an index. The protocol allows 50,000. */
  sitemapAddresses: 10_000,
}

/** Defaults of all settings under `limits`, by name. */
const DEFAULTS: ReadonlyMap<string, number> = new Map([
  ...Object.entries(OF_THE_SITE),
  ...Object.values<PageTypeAddress>(pageTypes).flatMap(({ limits = {} }) =>
    Object.entries(limits).map(([name, [, max, byDefault = max]]) => [name, byDefault] as const),
  ),
])

/** Returns a setting of `limits` in `app.config.ts`, or its default. */
export function limitOf(name: Limit): number {
  return site.limits?.[name] ?? DEFAULTS.get(name) ?? 0
}
