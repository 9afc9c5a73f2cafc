import { linkingFields, visitFieldLinks } from 'contentful-emulator/space/links.ts'
import type { Resource } from 'contentful-emulator/space/resources.ts'

/** Functions that return whether an entry has a page, or is part of one. */
export interface EntryKinds {
  /** Returns whether the entry has a page. */
  hasPage(entry: Resource): boolean
  /** Returns whether the entry is a section of pages, or is shown inside the entries that link to it. */
  isPart(entry: Resource): boolean
}

/** Returns the orphaned parts: no page links to them directly or through other parts, so they would never be shown. */
export function orphansOf(entries: readonly Resource[], { hasPage, isPart }: EntryKinds): ReadonlySet<string> {
  const parts = new Map(entries.filter(isPart).map((entry) => [entry.id, entry]))
  if (parts.size === 0) return new Set()
  let front = entries.filter(hasPage)
  while (front.length > 0) {
    const next: Resource[] = []
    for (const id of front.flatMap(targetsOf)) {
      const part = parts.get(id)
      if (!part) continue
      parts.delete(id)
      next.push(part)
    }
    front = next
  }
  return new Set(parts.keys())
}

/**
 * Returns the topmost of some entries: those that no other of them links to. Of a circle of links, the first entry is topmost.
 */
export function topmostOf(entries: readonly Resource[]): readonly Resource[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const held = new Set(entries.flatMap((entry) => targetsOf(entry).filter((id) => id !== entry.id)))
  const reached = new Set<string>()
  const reach = (from: Resource) => {
    const front = [from]
    for (let entry = front.pop(); entry; entry = front.pop()) {
      if (reached.has(entry.id)) continue
      reached.add(entry.id)
      front.push(...targetsOf(entry).flatMap((id) => byId.get(id) ?? []))
    }
  }
  const top = entries.filter(({ id }) => !held.has(id))
  for (const entry of top) reach(entry)
  for (const entry of entries) {
    if (reached.has(entry.id)) continue
    top.push(entry)
    reach(entry)
  }
  return top
}

/**
 * Returns the links whose content type no entry links to, such as the profiles of a podcast on other sites. A link that is unused, while others of
 * its type are used, is outdated. Menus, which link to entries, are omitted.
 */
export function looseLinksOf(entries: readonly Resource[], isLink: (entry: Resource) => boolean): readonly Resource[] {
  const links = entries.filter(isLink)
  if (links.length === 0) return []
  const held = new Set(entries.flatMap(targetsOf))
  const used = new Set(links.filter(({ id }) => held.has(id)).map(({ contentTypeId }) => contentTypeId))
  return links.filter((link) => !used.has(link.contentTypeId) && targetsOf(link).length === 0)
}

/** Returns the ids of the entries that an entry links to. */
function targetsOf(entry: Resource): string[] {
  const targets: string[] = []
  for (const field of linkingFields(entry, undefined)) {
    visitFieldLinks(entry, field, ({ kind, id }) => {
      if (kind === 'Entry') targets.push(id)
    })
  }
  return targets
}
