import type { Content, Entry } from '#app/content/content.ts'
import type { RawDocument } from '#app/content/reading/model.server.ts'
import type { Model } from '#app/content/reading/model.ts'
import type { Anchors } from '#app/rich-text/build/context.server.ts'
import { richText } from '#app/rich-text/build/rich-text.server.ts'
import type { TermCollector } from '#app/rich-text/terms/terms.server.ts'
import type { HeadingLevel, RichText } from '#app/rich-text/rich-text.ts'
import type { Section, SectionOf, SectionType } from './registry.tsx'

/** One page in the making: what its parts share. */
export interface PageBuild {
  readonly content: Content
  readonly terms: TermCollector
  readonly anchors: Anchors
  /** Takes what a part of the page costs; tells whether there was so much left. */
  readonly budget: (cost: number) => boolean
  /** The ids of the entries that the part in the making is in, outermost first: none of them may come again below. */
  readonly path: readonly string[]
  /** Level of the titles of parts of a space's own making; 2 where it is not given. */
  readonly level?: HeadingLevel
  /** Builds a section within a text; given from outside, because sections hold texts themselves. */
  readonly embed: (build: PageBuild, entry: Entry) => Promise<Section | undefined>
}

/** Sections within the texts of sections. */
export const MAX_DEPTH = 5

/** Tell whether an entry may be a part of the part in the making: it stands in none of its own, and not too deep. */
export function canEmbed({ path }: PageBuild, { id }: Entry): boolean {
  return !path.includes(id) && path.length <= MAX_DEPTH
}

/** What the server knows of a section type. */
export interface SectionOnServer<T extends SectionType> {
  readonly model: Model
  /** The models of entries that only such sections are composed of. */
  readonly parts?: readonly Model[]
  /** Build a section from its entry; `undefined` leaves it out. */
  build(build: PageBuild, entry: Entry): Promise<SectionOf<T> | undefined>
}

/** Turn a document of an entry into rich text of the page. */
export function text(build: PageBuild, entry: Entry, document: RawDocument, topmost: HeadingLevel = 2): Promise<RichText> {
  return richText(document, { ...build, entry, topmost, embed: (embedded) => build.embed(build, embedded) })
}
