import site from '#config'
import type { Limit } from './site.ts'
import type { PageTypeAddress } from './page-types/page-type.ts'
import { pageTypes, type PageTypeLimit } from './page-types/table.ts'

/** Defaults of the settings under `limits` that belong to no page type. */
const DEFAULTS: { readonly [L in Exclude<Limit, PageTypeLimit>]: number } = {
  listSection: 6,
  /** If there are more addresses, /sitemap.xml becomes an index. The protocol allows 50,000. */
  sitemapAddresses: 10_000,
}

/** Returns a setting of `limits` in `app.config.ts`, or its default. */
export function limitOf(name: Limit): number {
  return site.limits?.[name] ?? new Map<string, number>(Object.entries(DEFAULTS)).get(name) ?? pageTypeDefault(name)
}

function pageTypeDefault(name: string): number {
  const ranges = Object.values<PageTypeAddress>(pageTypes).flatMap(({ limits = {} }) => Object.entries(limits))
  const [, max = 0, byDefault = max] = ranges.find(([each]) => each === name)?.[1] ?? []
  return byDefault
}
