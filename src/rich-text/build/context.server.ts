import type { Entry } from '#app/content/content.ts'
import type { RawNode } from '#app/content/reading/node.server.ts'
import type { EmbeddedEntry, HeadingLevel } from '../rich-text.ts'
import type { TermCollector } from '../terms/terms.server.ts'
import type { Footnotes } from './footnotes.server.ts'

/** Builds an entry within a text; `undefined` leaves it out. The caller passes it, because rich text does not depend on types of entries. */
type Embed = (entry: Entry) => Promise<EmbeddedEntry | undefined>

/** Context in which the nodes of one document are built. */
export interface DocumentContext {
  /** The entry that contains the document. */
  readonly entry: Entry
  /** Field of the entry that contains the document. */
  readonly field: string
  readonly terms: TermCollector
  readonly embed: Embed
  readonly headings: Headings
  readonly notes: Footnotes
  /** Language tag of the document if it is not the page's. */
  readonly language?: string | undefined
  /** Subtracts the cost of a part from the budget of the page. Returns whether the budget was sufficient. */
  readonly budget: (cost: number) => boolean
}

/** Returns where a document is, for reports. */
export function placeOf({ entry, field }: DocumentContext): { readonly entry: string; readonly field: string } {
  return { entry: entry.id, field }
}

/** Returns the cost of a node without its children. Long texts count as several nodes. */
export function costOf({ value }: RawNode): number {
  return 1 + Math.floor(value.length / 250)
}

/** Assigns levels in the page and unique ids to headings. */
export interface Headings {
  next(level: number, text: string): { level: HeadingLevel; id: string }
}

/** Number of uses of each anchor in the page, so that headings never share an id. */
export type Anchors = Map<string, number>

const LEVELS: readonly HeadingLevel[] = [2, 3, 4, 5, 6]

/**
 * Assigns levels to the headings of a document, from `topmost` down.
 *
 * Editors may begin at any level and skip levels. The page skips none, so that screen readers can follow the outline.
 */
export function headings(topmost: HeadingLevel, anchors: Anchors): Headings {
  // Open headings above the next one, with the editor's level and the level in the page.
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
