import type { PageBuild } from '#app/content/pages/page-build.server.ts'
import type { RawEntry } from '#app/content/reading/raw.server.ts'
import { reportContent } from '#app/content/reading/report.server.ts'
import type { Section, SectionOf, SectionType } from './section.ts'
import { carousel } from './carousel/carousel.server.ts'
import { callToAction, hero } from './hero/hero.server.ts'
import { list } from './list/list.server.ts'
import { cards, downloads, gallery, questions, quote } from './collections.server.ts'
import { openingHours } from './opening-hours/opening-hours.server.ts'
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

/** Sections within the texts of sections. */
const MAX_DEPTH = 5

function isSectionType(type: string): type is SectionType {
  return Object.hasOwn(builders, type)
}

/** Build the section of an entry; one that is broken, unknown, within itself, nested too deep or too much for the page is left out and reported. */
export async function buildSection(build: PageBuild, raw: RawEntry): Promise<Section | undefined> {
  if (!isSectionType(raw.type)) {
    reportContent({ entry: raw.id, problem: `is a ${raw.type}, which is no section type of this site; it is left out` })
    return undefined
  }
  if (build.path.includes(raw.id)) {
    reportContent({ entry: raw.id, problem: 'is embedded in itself; it is left out there' })
    return undefined
  }
  if (build.path.length > MAX_DEPTH) {
    reportContent({ entry: raw.id, problem: 'is nested too deep in other sections; it is left out' })
    return undefined
  }
  const isAffordable = build.budget(SECTION_COST + linksOf(raw))
  return isAffordable ? builders[raw.type]({ ...build, path: [...build.path, raw.id] }, raw) : undefined
}

/** A section costs more than a paragraph, and with every card and picture that it holds. */
const SECTION_COST = 20

function linksOf(raw: RawEntry): number {
  const lists = Object.values(raw.fields).flatMap((byLocale) => Object.values(byLocale).map((value) => (Array.isArray(value) ? value.length : 0)))
  return lists.reduce((sum, length) => sum + SECTION_COST * length, 0)
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
