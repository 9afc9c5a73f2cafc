import { opensPage } from 'content-mapping/compose/home-order.ts'
import { includeOf } from '#app/content/client/query.ts'
import type { Content, Entry } from '#app/content/content.ts'
import { findByPath, type Lookup } from '#app/content/links/lookup.server.ts'
import { breadcrumb, entryMeta, knownTitle, listingMeta } from '#app/content/pages/meta.server.ts'
import type { Crumb } from '#app/content/view/page-meta.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { present } from '#app/content/view/present.ts'
import { heroModel } from '#app/sections/hero/hero.server.ts'
import { unmappedFields } from '#app/sections/unmapped-fields/unmapped-fields.server.ts'
import { plainTextOfBlocks } from '#app/rich-text/plain-text.ts'
import { buildSections, pageBuild } from '#app/sections/registry.server.ts'
import type { Section } from '#app/sections/registry.tsx'
import { m } from '#messages'
import { composedHome } from '../home/composed-home.server.ts'
import { looseSections, withHero } from '../home/loose-parts.server.ts'
import { siteFeedLinks } from '../feeds/feed-links.server.ts'
import type { ContentPage } from './PageView.tsx'
import { pageModel, pageCard } from '#app/entries/page/page-type.server.ts'
import type { DefinedTermSet } from 'schema-dts'
import { addressOf } from '#app/seo/structured-data/addresses.server.ts'
import type { About } from '#app/seo/structured-data/page-graph.server.ts'

/** Returns the page that the settings name as home. A space with a custom model has a composed home page. */
export async function homePage(content: Content): Promise<Lookup<ContentPage>> {
  const [entry] = content.homeId === undefined ? [] : await content.all({ 'sys.id': content.homeId, include: includeOf(content) })
  const page = entry && (await contentPage(entry, true))
  if (page) return { kind: 'page', page }
  return content.mapped && content.hasHome(content.locale) ? { kind: 'page', page: await ownHome(content) } : { kind: 'missing' }
}

/** Returns a composed home page. */
async function ownHome(content: Content): Promise<ContentPage> {
  const { locale, siteName } = content
  const build = pageBuild({ content, id: 'home' })
  const sections = await composedHome(content, build)
  const meta = listingMeta(content, { title: siteName, placeIn: () => ({ route: 'home' }), feedLinks: await siteFeedLinks(content) })
  const summary = sections.length === 0 ? { summary: { text: m.listing_empty({}, { locale }) } } : {}
  return { locale, home: true, title: { text: siteName }, ...summary, sections, children: [], meta, breadcrumb: [], terms: build.terms.all() }
}

/** Returns the page of the parts that no page links to, if an entry is the home page. */
export async function loosePage(content: Content, path: string): Promise<Lookup<ContentPage>> {
  const { locale, mapped } = content
  if (!mapped || content.homeId === undefined) return { kind: 'missing' }
  const build = pageBuild({ content, id: path })
  const sections: Section[] = []
  // Sequential, because terms and anchors are counted in reading order.
  for (const group of mapped.loose) sections.push(...(await looseSections(build, group)))
  const title = { text: m.own_more({}, { locale }) }
  const meta = listingMeta(content, { title: title.text, placeIn: () => ({ route: 'page', path }) })
  return { kind: 'page', page: { locale, home: false, title, sections, children: [], meta, breadcrumb: breadcrumb(content, title), terms: build.terms.all() } }
}

/** Returns a page by the path of its slug and those of its parents. */
export async function pageByPath(content: Content, path: string): Promise<Lookup<ContentPage>> {
  const found = await findByPath(content, path)
  if (found.kind !== 'entry') return found
  const page = await contentPage(found.entry, false)
  return page ? { kind: 'page', page } : { kind: 'missing' }
}

async function contentPage(entry: Entry, home: boolean): Promise<ContentPage | undefined> {
  const value = entry.read(pageModel)
  if (!value) return undefined
  const { content } = entry
  const build = pageBuild(entry)
  const sections = await buildSections(build, value.sections ?? [])
  const children = home ? [] : present(content.children(entry).map(pageCard))
  const own = await unmappedFields(build, entry, { shown: [value.title, value.summary] })
  const isEmpty = content.mapped && sections.length === 0 && !own && children.length === 0
  const title = knownTitle(entry, value.title)
  const isOpening =
    home && content.mapped !== undefined && hasPicture(sections[0]) && (isOpener(value.sections?.[0]) || !isIntroduced(entry, title, value.summary))
  // The title of a hero is that of the page.
  const below = content.mapped ? withoutTitle(sections, title.text, isOpening) : sections
  const shown = new Set(sections.flatMap((section) => ('items' in section ? section.items.map(({ id }) => id) : [])))
  const feedLinks = home ? await siteFeedLinks(content) : []
  return {
    locale: content.locale,
    home,
    title,
    summary: value.summary ?? (isEmpty ? { text: m.own_empty({}, { locale: content.locale }) } : undefined),
    sections: isOpening ? withHero(below) : home ? below : named(below, value.title),
    own,
    children: children.filter(({ id }) => !shown.has(id)),
    meta: entryMeta(entry, { title, description: value.summary, ...heroPicture(value.sections), seo: value.seo, feedLinks }),
    breadcrumb: home ? [] : breadcrumb(content, value.title, parents(entry)),
    terms: build.terms.all(),
  }
}

/** Returns whether the content type of an entry is called an opening of pages, such as a hero. */
function isOpener(first: Entry | undefined): boolean {
  return first?.origin !== undefined && opensPage({ id: first.origin.type, name: first.origin.name })
}

/** Returns whether a page has a title or an introduction for visitors, which the title of a plain block must not replace. */
function isIntroduced({ content, origin }: Entry, title: LocalizedText, summary: LocalizedText | undefined): boolean {
  const isOfSearch = /meta|seo/i.test(origin?.filledBy.get('summary') ?? '')
  return (summary !== undefined && !isOfSearch) || (title.text !== content.siteName && origin?.isNamedByEditors !== true)
}

/** Returns whether a section can open a home page, because it has a picture. */
function hasPicture(section: Section | undefined): boolean {
  return section?.type === 'genericSection' && section.picture !== undefined
}

/** Removes the title of the page from the beginning of the section below it, which editors of other sites write as a heading. */
function withoutTitle(sections: readonly Section[], title: string, isOpening: boolean): readonly Section[] {
  const [first, ...rest] = sections
  if (first?.type !== 'genericSection') return sections
  const isTitle = (text: string) => text.trim().toLowerCase() === title.trim().toLowerCase()
  const { title: own, ...others } = first
  if (own) return isTitle(own.text) && !isOpening ? [others, ...rest] : sections
  if (!first.body) return sections
  const [heading, ...blocks] = first.body.blocks
  const isRepeated = heading?.type === 'heading' && isTitle(plainTextOfBlocks([heading]))
  return isRepeated ? [{ ...first, body: { ...first.body, blocks } }, ...rest] : sections
}

/** Adds the page's name to a hero with a different title that heads the page, if it has no line above its title. */
function named(sections: readonly Section[], name: LocalizedText): readonly Section[] {
  const [first, ...rest] = sections
  return first?.type === 'hero' && !first.name && first.title.text !== name.text ? [{ ...first, name }, ...rest] : sections
}

function parents(entry: Entry): Crumb[] {
  return entry.content.ancestors(entry).flatMap((parent) => {
    const card = pageCard(parent)
    return card ? [{ title: card.title, target: card.link }] : []
  })
}

/** Pages have no picture for link previews, so the picture of their hero is used. */
function heroPicture([first]: readonly Entry[] = []) {
  const hero = first?.type === heroModel.type ? first.read(heroModel) : undefined
  return { picture: hero?.picture, focalPoint: hero?.focalPoint }
}

/** Describes a page of sections. A glossary is a set of defined terms, each with an address. */
export function aboutPage(page: ContentPage): About {
  const { locale, title, sections } = page
  const language = title.locale ?? locale
  const terms = sections.flatMap((section) => (section.type === 'list' ? section.terms : []))
  if (terms.length === 0) return { language }
  const address = addressOf(page)
  const mainId = `${address}#terms`
  const set: DefinedTermSet = {
    '@type': 'DefinedTermSet',
    '@id': mainId,
    name: title.text,
    inLanguage: language,
    hasDefinedTerm: terms.map(({ id, term, definition }) => ({
      '@type': 'DefinedTerm',
      '@id': `${address}#term-${id}`,
      name: term.text,
      description: definition.text,
      inLanguage: definition.locale ?? locale,
    })),
  }
  return { language, mainId, things: [set] }
}
