import type { LocaleSettings } from '../../src/config/site.ts'
import { LISTINGS } from '../../src/config/page-types/table.ts'
import { scriptOf } from '../../src/i18n/direction.ts'

type Segments = LocaleSettings['segments']
type Named = keyof Segments

const NAMED: readonly Named[] = [...LISTINGS, 'search']

/**
 * Creates a function that derives the path segments of the listings and the search from their titles in a language (BCP 47 tag).
 *
 * A segment belongs to one listing in all languages. If another listing already has the segment of a title, the id of the listing is
 * used instead.
 */
export function segmentMaker(): (titles: (named: Named) => string | undefined, tag: string) => Segments {
  const taken = new Map<string, Named>(NAMED.map((listing) => [listing, listing]))
  return (titles, tag) => {
    const segments: Partial<Record<Named, string>> = {}
    for (const listing of NAMED) {
      const word = segmentOf(titles(listing) ?? '', tag)
      const isFree = word !== '' && (taken.get(word) ?? listing) === listing
      segments[listing] = isFree ? word : listing
      taken.set(segments[listing], listing)
    }
    if (!isWhole(segments)) throw new Error('A listing has no segment.')
    return segments
  }
}

function isWhole(segments: Partial<Record<Named, string>>): segments is Segments {
  return LISTINGS.every((listing) => segments[listing] !== undefined)
}

/** Converts a title to a path segment: lower case, joined by hyphens. Accents are removed from Latin letters. */
function segmentOf(title: string, tag: string): string {
  const plain = scriptOf(tag) === 'Latn' ? title.normalize('NFD').replace(/\p{Mn}/gu, '') : title
  return plain
    .toLocaleLowerCase(tag)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}
