import type { Place } from '#app/i18n/addresses/place.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { isListedType } from '#app/config/page-types/table.ts'
import type { LocaleChain } from '../locales/space-locales.server.ts'
import { fieldsOf } from '../reading/fields.server.ts'
import type { RawEntry } from '../reading/raw.server.ts'
import type { PageTree } from './page-tree.server.ts'
import type { Entry } from '../content.ts'
import type { EntryLink } from '../view/localized-text.ts'

interface Where {
  readonly tree: PageTree
  readonly chain: LocaleChain
  /** First segment of the address of an entry of an unmapped content type. */
  readonly segment: string | undefined
}

/** Returns the place of an entry's page in a language, or `undefined` if it has none. */
export function placeOfEntry(raw: RawEntry, { tree, chain, segment }: Where, locale: Locale): Place | undefined {
  if (raw.type === 'page') return tree.place(raw.id, locale)
  if (segment === undefined && !isListedType(raw.type)) return undefined
  // The service compares slugs unchanged, so it never finds a sanitized slug.
  if (raw.sanitized.has('slug')) return undefined
  const slug = fieldsOf(raw, chain, ['slug']).slug?.value
  if (typeof slug !== 'string') return undefined
  const name = slug.normalize('NFC')
  if (segment !== undefined) return { route: 'page', path: `${segment}/${name}` }
  return isListedType(raw.type) ? { route: raw.type, slug: name } : undefined
}

/** Returns the link to an entry with its name. Returns `undefined` if it has no name, or if no link may lead to it. */
export function entryLink({ id, name, link }: Entry): EntryLink | undefined {
  return name && link && { id, title: name, link }
}
