import type { Content } from '../content.server.ts'
import type { RawDocument } from '../reading/model.server.ts'
import { reportContent } from '../reading/report.server.ts'
import type { Anchors } from '#app/rich-text/build/context.server.ts'
import { richText } from '#app/rich-text/build/rich-text.server.ts'
import { termCollector, type TermCollector } from '#app/rich-text/terms/terms.server.ts'
import type { RawEntry } from '../reading/raw.server.ts'
import { buildSection } from '#app/sections/registry.server.ts'
import type { HeadingLevel, RichText } from '#app/rich-text/rich-text.ts'

/** One page in the making: what its parts share. */
export interface PageBuild {
  readonly content: Content
  readonly terms: TermCollector
  readonly anchors: Anchors
  readonly budget: Budget
  /** The ids of the entries that the part in the making is in, outermost first: none of them may come again below. */
  readonly path: readonly string[]
}

/** Takes what a part of the page costs; tells whether there was so much left. */
export type Budget = (cost: number) => boolean

/** Blocks, lines and links that a page may have; the longest of the demonstration space has 600. */
const MOST_PARTS = 20_000

/** Start the page of an entry. */
export function pageBuild(content: Content, { id }: RawEntry): PageBuild {
  return { content, terms: termCollector(content), anchors: new Map(), budget: budgetOf(id), path: [id] }
}

function budgetOf(page: string): Budget {
  let left = MOST_PARTS
  return (cost) => {
    left -= cost
    if (left >= 0) return true
    reportContent({ entry: page, problem: `has a page of more than ${MOST_PARTS} parts; what goes beyond is left out` })
    return false
  }
}

/** Turn a document of an entry into rich text of the page. */
export function text(build: PageBuild, raw: RawEntry, document: RawDocument, topmost: HeadingLevel = 2): Promise<RichText> {
  return richText(document, { ...build, entry: raw.id, linked: raw.linked, topmost, embed: (entry) => buildSection(build, entry) })
}
