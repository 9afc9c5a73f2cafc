import type { Content } from './content.server.ts'
import type { RawDocument } from './model.server.ts'
import type { Anchors } from './rich-text/context.server.ts'
import { richText } from './rich-text/rich-text.server.ts'
import { termCollector, type TermCollector } from './rich-text/terms.server.ts'
import type { RawEntry } from './raw.server.ts'
import { buildSection } from './sections/registry.server.ts'
import type { HeadingLevel, RichText } from './view/rich-text.ts'

/** One page in the making: what its parts share. */
export interface PageBuild {
  readonly content: Content
  readonly terms: TermCollector
  readonly anchors: Anchors
  /** Sections within sections so far: an embed that holds itself ends at MAX_DEPTH. */
  readonly depth: number
}

/** Start a page. */
export function pageBuild(content: Content): PageBuild {
  return { content, terms: termCollector(content), anchors: new Map(), depth: 0 }
}

/** Turn a document of an entry into rich text of the page. */
export function text(build: PageBuild, raw: RawEntry, document: RawDocument, topmost: HeadingLevel = 2): Promise<RichText> {
  const inner = { ...build, depth: build.depth + 1 }
  return richText(document, { ...build, entry: raw.id, linked: raw.linked, topmost, embed: (entry) => buildSection(inner, entry) })
}
