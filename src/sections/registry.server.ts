import type { Entry } from '#app/content/content.ts'
import { atContent } from '#app/content/development.ts'
import { reportContent } from '#app/content/reading/report.server.ts'
import { termCollector } from '#app/rich-text/terms/terms.server.ts'
import { MAX_DEPTH, type PageBuild, type SectionOnServer } from './build.server.ts'
import { callToAction } from './call-to-action/call-to-action.server.ts'
import { cards } from './cards/cards.server.ts'
import { carousel } from './carousel/carousel.server.ts'
import { downloads } from './downloads/downloads.server.ts'
import { gallery } from './gallery/gallery.server.ts'
import { genericSection } from './generic-section/generic-section.server.ts'
import { logoOf, statisticOf } from './generic-section/figures.ts'
import { statementOf } from './generic-section/statement.ts'
import { hero } from './hero/hero.server.ts'
import { list } from './list/list.server.ts'
import { mediaText } from './media-text/media-text.server.ts'
import { openingHours } from './opening-hours/opening-hours.server.ts'
import { kickerOf } from './unmapped-fields/kicker.server.ts'
import { cardsOf, unmappedSection, standInSection, withPagesTogether } from './unmapped-fields/unmapped-section.server.ts'
import { questions } from './questions/questions.server.ts'
import { quote } from './quote/quote.server.ts'
import { richText } from './rich-text/rich-text.server.ts'
import type { Section, SectionType } from './registry.tsx'
import { ownSections } from '#own/sections.server.gen.ts'

const types = {
  hero,
  carousel,
  richText,
  mediaText,
  cards,
  list,
  gallery,
  quote,
  questions,
  downloads,
  callToAction,
  openingHours,
  genericSection,
  ...ownSections,
}
/** Type of the table with the specific fields of each section type. */
export type SectionsOnServer = typeof types
/** Server part of every section type. A type without it does not compile. */
export const sectionsOnServer: { readonly [T in SectionType]: SectionOnServer<T> } = types

/** Maximum cost of a page, in blocks, lines and links. The longest page of the demonstration space has 600. */
const MAX_PARTS = 20_000
/** Cost of a section, multiplied by the number of its cards and pictures plus one. A paragraph costs 1. */
const SECTION_COST = 20

/** Starts to build the page of an entry, or a composed page with an id. */
export function pageBuild({ content, id }: Pick<Entry, 'content' | 'id'>): PageBuild {
  return {
    content,
    terms: termCollector(),
    anchors: new Map(),
    budget: budgetOf(id),
    path: [id],
    embed: buildSection,
  }
}

/** Builds the sections of a page in order. */
export async function buildSections(build: PageBuild, entries: readonly Entry[]): Promise<Section[]> {
  const sections: Section[] = []
  // Sequential, because terms and anchors are counted in reading order.
  for (const [entry, ...others] of withPagesTogether(entries)) {
    const section = entry && (others.length > 0 ? cardsOf([entry, ...others]) : await buildSection(build, entry))
    if (!section) continue
    const kicker = section.type === 'hero' ? kickerOf(entry) : undefined
    sections.push(kicker && section.type === 'hero' ? { ...section, name: kicker } : section)
    const own = isSectionType(entry.type) && (await unmappedSection({ ...build, path: [...build.path, entry.id] }, entry, [kicker]))
    if (own) sections.push(own)
  }
  return sections
}

/**
 * Builds the section of an entry. Reports and leaves out sections that are invalid, unknown, nested in themselves, nested too deep, or beyond the
 * page's budget.
 */
async function buildSection(build: PageBuild, entry: Entry): Promise<Section | undefined> {
  if (!isSectionType(entry.type)) {
    if (entry.origin) return standInSection(entry)
    reportContent({ entry: entry.id, problem: `is a ${entry.type}, which is no section type of this site; it is left out` })
    return undefined
  }
  if (build.path.includes(entry.id)) {
    reportContent({ entry: entry.id, problem: 'is embedded in itself; it is left out there' })
    return undefined
  }
  if (build.path.length > MAX_DEPTH) {
    reportContent({ entry: entry.id, problem: 'is nested too deep in other sections; it is left out' })
    return undefined
  }
  const isAffordable = build.budget(SECTION_COST * (1 + entry.size))
  if (!isAffordable) return undefined
  const built = await sectionsOnServer[entry.type].build({ ...build, path: [...build.path, entry.id] }, entry).catch((error: unknown) => {
    throw atContent(error, { entry: entry.id, type: entry.type })
  })
  const section = built && drawn(built, entry)
  return section && entry.inspector ? { ...section, inspector: entry.inspector } : section
}

/** Converts a section with the words of a person to a quote. Returns `undefined` if it has other content, or if no section type shows quotes. */
export function asQuote(section: Section, entry?: Pick<Entry, 'origin'>): Section | undefined {
  const statement = section.type === 'genericSection' ? statementOf(section, entry?.origin) : undefined
  const shown: readonly SectionOnServer<SectionType>[] = Object.values(sectionsOnServer)
  return statement && shown.find(({ ofStatement }) => ofStatement !== undefined)?.ofStatement?.(section.id, statement)
}

/** Returns the form of a section that suits the purpose of its content type in a space with a custom model. */
function drawn(section: Section, { origin, content }: Entry): Section {
  if (!origin || section.type !== 'genericSection') return section
  switch (content.mapped?.profiles.get(origin.type)?.purpose) {
    case 'testimonial':
    case 'quote':
      return asQuote(section, { origin }) ?? section
    case 'statistic':
      return statisticOf(section, origin) ?? section
    case 'logo':
      return logoOf(section) ?? section
    default:
      return section
  }
}

function isSectionType(type: string): type is SectionType {
  return Object.hasOwn(sectionsOnServer, type)
}

function budgetOf(page: string): PageBuild['budget'] {
  let left = MAX_PARTS
  return (cost) => {
    left -= cost
    if (left >= 0) return true
    reportContent({ entry: page, problem: `has a page of more than ${MAX_PARTS} parts; further parts are left out` })
    return false
  }
}
