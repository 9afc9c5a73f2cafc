import type { ResourceChange } from '#app/content/client/content-change.ts'
import type { Content } from '#app/content/content.ts'
import { oncePerVersion } from '#app/content/version/once-per-version.server.ts'
import { currentSite } from '#app/i18n/current-site.ts'
import type { Keyword } from '../index/document.ts'
import type { SynonymGroup } from '../index/query/synonyms.ts'
import { searchTermsModel } from '#app/site-content/settings.server.ts'

/** Search terms by editors in one language. */
export interface SearchTerms {
  /** Groups of synonyms. */
  readonly groups: readonly SynonymGroup[]
  /** Search terms of each page, by the id of its entry. */
  readonly wordsOf: ReadonlyMap<string, readonly Keyword[]>
}

/** Maximum number of words in a group. Longer groups slow down all queries with one of their words. */
const MAX_WORDS = 40

/** Returns the search terms of the content’s language, read once for each version of the content. */
export const searchTerms = oncePerVersion(readTerms)

async function readTerms(content: Content): Promise<SearchTerms> {
  if (!content.offers(searchTermsModel.type)) return { groups: [], wordsOf: new Map() }
  const entries = await content.all({ content_type: searchTermsModel.type, include: 1, order: 'sys.id' })
  const groups: SynonymGroup[] = []
  const wordsOf = new Map<string, readonly Keyword[]>()
  for (const entry of entries) {
    const own = entry.read(searchTermsModel)
    if (!own) continue
    // Untranslated pages appear in the base language, so its search terms apply as well.
    const inBase = content.locale === currentSite().baseLocale ? [] : (entry.read(searchTermsModel, currentSite().baseLocale)?.words ?? [])
    const words = [...new Set([...own.words, ...inBase])].slice(0, MAX_WORDS)
    groups.push(words)
    for (const [after, { id }] of (own.pages ?? []).entries()) wordsOf.set(id, [...(wordsOf.get(id) ?? []), ...words.map((text) => ({ text, after }))])
  }
  return { groups, wordsOf }
}

/** Returns the ids of the pages that a change of search terms affects, or an empty list for other changes. */
export function pagesTouchedBy({ before, after }: ResourceChange): string[] {
  return [before, after].flatMap((state) => {
    if (!state || state === 'unknown' || state.contentTypeId !== searchTermsModel.type) return []
    return Object.values(state.fields['pages'] ?? {}).flatMap(linkedIds)
  })
}

/** Returns whether a change affects search terms. */
export function isOfTerms({ before, after }: ResourceChange): boolean {
  return [before, after].some((state) => state && state !== 'unknown' && state.contentTypeId === searchTermsModel.type)
}

function linkedIds(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((link: unknown) => {
    const sys = typeof link === 'object' && link !== null && 'sys' in link ? link.sys : undefined
    return typeof sys === 'object' && sys !== null && 'id' in sys && typeof sys.id === 'string' ? [sys.id] : []
  })
}
