import type { Entry } from '#app/content/content.ts'
import type { RawNode } from '#app/content/reading/node.server.ts'
import type { EmbeddedEntry, HeadingLevel } from '../rich-text.ts'
import type { TermCollector } from '../terms/terms.server.ts'
import type { Footnotes } from './footnotes.server.ts'

/** Builds an entry that stands in a text; `undefined` leaves it out. Given from outside: a text knows no types of entries. */
type Embed = (entry: Entry) => Promise<EmbeddedEntry | undefined>

/** What the nodes of one document need to know. */
export interface DocumentContext {
  /** The entry that holds the document. */
  readonly entry: Entry
  readonly terms: TermCollector
  readonly embed: Embed
  readonly headings: Headings
  readonly notes: Footnotes
  /** The language tag of the document, given only where it is not the page's. */
  readonly language?: string | undefined
  /** Takes what a part of the page costs; tells whether there was so much left. */
  readonly budget: (cost: number) => boolean
}

/** What a node costs without those below it: long texts count as several. */
export function costOf({ value }: RawNode): number {
  return 1 + Math.floor(value.length / 250)
}

/** Gives headings their level in the page and an id of their own. */
export interface Headings {
  next(level: number, text: string): { level: HeadingLevel; id: string }
}

/** How often each anchor was given out in the page, so that no two headings of it share one. */
export type Anchors = Map<string, number>

const LEVELS: readonly HeadingLevel[] = [2, 3, 4, 5, 6]

/**
 * Count the headings of a document whose topmost stands at a level of the page.
 *
 * An editor may begin at any level and skip some; in the page none is skipped, so that the outline can be followed.
 */
export function headings(topmost: HeadingLevel, anchors: Anchors): Headings {
  // Editor's level → page's level of the headings that are open above the next one.
  let open: { given: number; shown: number }[] = []
  return {
    next(given, text) {
      open = open.filter((each) => each.given < given)
      const shown = Math.min(6, open.length === 0 ? topmost : (open.at(-1)?.shown ?? topmost) + 1)
      open.push({ given, shown })
      const stem = slug(text) || 'section'
      const times = (anchors.get(stem) ?? 0) + 1
      anchors.set(stem, times)
      return { level: LEVELS.find((level) => level === shown) ?? 6, id: times === 1 ? stem : `${stem}-${times}` }
    },
  }
}

function slug(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
}
