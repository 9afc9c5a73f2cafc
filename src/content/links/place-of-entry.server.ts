import type { Place } from '#app/i18n/addresses/place.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { isListedType } from '#app/config/page-types/table.ts'
import type { LocaleChain } from '../locales/space-locales.server.ts'
import { fieldsOf } from '../reading/fields.server.ts'
import type { RawEntry } from '../reading/raw.server.ts'
import type { PageTree } from './page-tree.server.ts'

interface Where {
  readonly tree: PageTree
  readonly chain: LocaleChain
  /** First segment of the address of an entry of a type of the space's own. */
  readonly segment: string | undefined
}

/** Where the page of an entry lies in a language; `undefined` where it has none. */
export function placeOfEntry(raw: RawEntry, { tree, chain, segment }: Where, locale: Locale): Place | undefined {
  if (raw.type === 'page') return tree.place(raw.id, locale)
  if (segment === undefined && !isListedType(raw.type)) return undefined
  // The service finds an entry by its slug as it is, and so never by one that had to be cleaned.
  if (raw.cleaned.has('slug')) return undefined
  const slug = fieldsOf(raw, chain, ['slug']).slug?.value
  if (typeof slug !== 'string') return undefined
  const name = slug.normalize('NFC')
  if (segment !== undefined) return { route: 'page', path: `${segment}/${name}` }
  return isListedType(raw.type) ? { route: raw.type, slug: name } : undefined
}
