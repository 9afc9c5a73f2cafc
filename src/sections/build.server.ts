import type { Content, Entry } from '#app/content/content.ts'
import type { RawDocument } from '#app/content/reading/model.server.ts'
import type { Model } from '#app/content/reading/model.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { Anchors } from '#app/rich-text/build/context.server.ts'
import { richText } from '#app/rich-text/build/rich-text.server.ts'
import type { TermCollector } from '#app/rich-text/terms/terms.server.ts'
import type { HeadingLevel, RichText } from '#app/rich-text/rich-text.ts'
import type { Section, SectionOf, SectionType } from './registry.tsx'

/** State that the parts of one page share while they are built. */
export interface PageBuild {
  readonly content: Content
  readonly terms: TermCollector
  readonly anchors: Anchors
  /** Subtracts the cost of a part from the budget of the page. Returns whether the budget was sufficient. */
  readonly budget: (cost: number) => boolean
  /** Ids of the entries that contain the current part, outermost first. None of them may be nested again. */
  readonly path: readonly string[]
  /** Level of titles in parts of an unmapped content type. Default: 2. */
  readonly level?: HeadingLevel
  /** Builds a section within a text. The caller passes it, because sections contain texts themselves. */
  readonly embed: (build: PageBuild, entry: Entry) => Promise<Section | undefined>
}

/** Maximum nesting of sections in texts of sections. */
export const MAX_DEPTH = 5

/** Returns whether an entry may be embedded in the current part: not within itself, and not too deep. */
export function canEmbed({ path }: PageBuild, { id }: Entry): boolean {
  return !path.includes(id) && path.length <= MAX_DEPTH
}

/** Server part of a section type. */
export interface SectionOnServer<T extends SectionType> {
  readonly model: Model
  /** Models of entries that only such sections contain. */
  readonly parts?: readonly Model[]
  /** Builds a section from its entry; `undefined` leaves it out. */
  build(build: PageBuild, entry: Entry): Promise<SectionOf<T> | undefined>
  /** Builds a section from the words of a person in an entry of another type. At most one section type has it. */
  ofStatement?(id: string, statement: Statement): SectionOf<T>
}

/** Words of a person, and the line that names the person. */
export interface Statement {
  readonly text: LocalizedText
  readonly attribution: LocalizedText
  readonly portrait?: Picture
  /** Target of the line: the source of the words. */
  readonly target?: LinkTarget
}

/** Converts a document of an entry to rich text of the page. */
export function text(build: PageBuild, entry: Entry, document: RawDocument, topmost: HeadingLevel = 2): Promise<RichText> {
  return richText(document, { ...build, entry, topmost, embed: (embedded) => build.embed(build, embedded) })
}
