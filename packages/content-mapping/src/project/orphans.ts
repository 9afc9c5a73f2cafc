import { linkingFields, visitFieldLinks } from 'contentful-emulator/space/links.ts'
import type { Resource } from 'contentful-emulator/space/resources.ts'

/** Tells of an entry that is shown nowhere by itself, whether it is shown where another links it. */
export interface Standing {
  /** It has a page of its own. */
  hasPage(entry: Resource): boolean
  /** It is shown where it is linked. */
  isPart(entry: Resource): boolean
}

/** Find the parts that no page leads to, directly or through other parts: nobody would ever see them. */
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
