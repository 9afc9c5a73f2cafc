import { linkingFields, visitFieldLinks } from 'contentful-emulator/space/links.ts'
import type { Resource } from 'contentful-emulator/space/resources.ts'

/** Determines how the site shows an entry. */
export interface Standing {
  /** Returns whether the entry has a page. */
  hasPage(entry: Resource): boolean
  /** Returns whether the entry is shown inside the entries that link to it. */
  isPart(entry: Resource): boolean
}

/** Returns the orphaned parts: no page links to them directly or through other parts, so they would never be shown. */
export function orphansOf(entries: readonly Resource[], { hasPage, isPart }: Standing): ReadonlySet<string> {
  const parts = new Map(entries.filter(isPart).map((entry) => [entry.id, entry]))
  if (parts.size === 0) return new Set()
  let front = entries.filter(hasPage)
  while (front.length > 0) {
    const next: Resource[] = []
    for (const entry of front) {
      for (const field of linkingFields(entry, undefined)) {
        visitFieldLinks(entry, field, ({ kind, id }) => {
          const part = kind === 'Entry' ? parts.get(id) : undefined
          if (!part) return
          parts.delete(id)
          next.push(part)
        })
      }
    }
    front = next
  }
  return new Set(parts.keys())
}
