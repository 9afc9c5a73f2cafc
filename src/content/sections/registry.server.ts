import type { PageBuild } from '../page-build.server.ts'
import type { RawEntry } from '../raw.server.ts'
import { reportContent } from '../report.server.ts'
import type { Section, SectionOf, SectionType } from '../view/section.ts'
import { carousel } from './carousel.server.ts'
import { callToAction, hero } from './hero.server.ts'
import { list } from './list.server.ts'
import { cards, downloads, gallery, questions, quote } from './collections.server.ts'
import { openingHours } from './opening-hours.server.ts'
import { mediaText, richTextSection } from './text.server.ts'

/** Builds a section from its entry; `undefined` leaves it out. */
export type SectionBuilder<T extends SectionType> = (build: PageBuild, raw: RawEntry) => Promise<SectionOf<T> | undefined>

const builders: { readonly [T in SectionType]: SectionBuilder<T> } = {
  hero,
  carousel,
  richText: richTextSection,
  mediaText,
  cards,
  list,
  gallery,
  quote,
  questions,
  downloads,
  callToAction,
  openingHours,
}

const MAX_DEPTH = 4

function isSectionType(type: string): type is SectionType {
  return Object.hasOwn(builders, type)
}

/** Build the section of an entry; one that is broken, unknown or nested too deep is left out and reported. */
export async function buildSection(build: PageBuild, raw: RawEntry): Promise<Section | undefined> {
  if (!isSectionType(raw.type)) {
    reportContent({ entry: raw.id, problem: `is a ${raw.type}, which is no section type of this site; it is left out` })
    return undefined
  }
  if (build.depth > MAX_DEPTH) {
    reportContent({ entry: raw.id, problem: 'is embedded in itself or nested too deep; it is left out' })
    return undefined
  }
  return builders[raw.type](build, raw)
}

/** Build the sections of a page in order. */
export async function buildSections(build: PageBuild, entries: readonly RawEntry[]): Promise<Section[]> {
  const sections: Section[] = []
  // One after the other: terms and anchors are counted in reading order.
  for (const raw of entries) {
    const section = await buildSection(build, raw)
    if (section) sections.push(section)
  }
  return sections
}
