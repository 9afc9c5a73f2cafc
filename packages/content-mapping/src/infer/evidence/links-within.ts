import { isObject } from 'contentful-emulator/json/json.ts'
import type { SpaceEntry } from '../../space-model.ts'

/** Entries that a value links to, either embedded as parts or as targets of hyperlinks. */
export interface LinksWithin {
  readonly parts: readonly string[]
  readonly places: readonly string[]
}

/** Returns the entries that a value links to: a link, a list of links, or the embedded entries and hyperlinks of a rich text. */
export function linksWithin(value: unknown): LinksWithin {
  const parts: string[] = []
  const places: string[] = []
  collect(value, parts, places)
  return { parts, places }
}

/** Returns the entries that the values of entries link to, in all locales. */
export function linksOf(entries: readonly SpaceEntry[]): LinksWithin {
  return linksWithin(entries.flatMap(({ fields }) => Object.values(fields).flatMap((values) => Object.values(values))))
}

function collect(value: unknown, parts: string[], places: string[]): void {
  if (Array.isArray(value)) {
    for (const each of value) collect(each, parts, places)
  }
  if (!isObject(value)) return
  const { sys, nodeType, data, content } = value
  if (isObject(sys) && sys['linkType'] === 'Entry' && typeof sys['id'] === 'string') parts.push(sys['id'])
  if (nodeType === 'entry-hyperlink') places.push(...linksWithin(isObject(data) ? data['target'] : undefined).parts)
  else if (isObject(data)) collect(data['target'], parts, places)
  collect(content, parts, places)
}
