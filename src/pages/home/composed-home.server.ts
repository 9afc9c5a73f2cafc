import { limitOf } from '#app/config/limits.ts'
import type { Content } from '#app/content/content.ts'
import { topPages } from '#app/content/links/listed.server.ts'
import { present } from '#app/content/view/present.ts'
import { formats } from '#app/i18n/formats/format.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import { m } from '#messages'
import type { PageBuild } from '#app/sections/build.server.ts'
import type { Section, SectionOf } from '#app/sections/registry.tsx'
import type { Card } from '#app/entries/cards.tsx'
import { ownList } from '#app/entries/generic-page/own-list.server.ts'
import { card, pageTypesOnServer } from '#app/entries/table.server.ts'
import { isListedType, PAGE_TYPES, type ListedType } from '#app/config/page-types/table.ts'
import { placeOnHome } from 'content-mapping/compose/home-order.ts'
import { mostLinked } from './linked-most.server.ts'
import { looseSections, withHero } from './loose-parts.server.ts'

/** A part of the home page and its place. */
interface Placed {
  readonly place: number
  readonly sections: readonly Section[]
}

/**
 * Composes a home page if the settings name none. It contains parts that no page links to, lists with their newest entries, and links to pages.
 * Their order is the one that visitors expect.
 */
export async function composedHome(content: Content, build: PageBuild): Promise<readonly Section[]> {
  const { locale, mapped } = content
  const limit = limitOf('listSection')
  const loose: Placed[] = []
  // Sequential, because terms and anchors are counted in reading order.
  for (const group of mapped?.loose ?? []) loose.push({ place: group.place, sections: await looseSections(build, group) })
  const lists = await listsOf(content, limit)
  const pages = section('page', m.children_title({}, { locale }), { items: await topCards(content) })
  const filled = lists.filter(({ list }) => list.items.length > 1)
  const first = filled[0]?.list
  const placed = [...loose, ...filled.map(({ place, list }) => ({ place, sections: [list === first ? { ...list, isLead: true } : list] }))]
  const sections = placed.toSorted((one, other) => one.place - other.place).flatMap((part) => part.sections)
  const shown = new Set(lists.flatMap(({ list }) => list.items.map(({ id }) => id)))
  // A list with one card is no list. Its entry is among the pages.
  const lone = lists.flatMap(({ list }) => (list.items.length === 1 ? list.items : []))
  const ways = [...lone, ...(pages?.items ?? [])]
  const most = await mostLinked(content, new Set([...shown, ...ways.map(({ id }) => id)]))
  return [
    ...(mapped?.loose[0]?.place === 0 ? withHero(sections) : sections),
    ...(ways.length > 1 ? present([section('page', m.children_title({}, { locale }), { items: ways })]) : []),
    ...(ways.length === 1 && sections.length === 0 ? [{ type: 'cards', id: 'only', items: ways } as const] : []),
    ...(most.length > 1 ? [{ type: 'cards', id: 'linked-most', title: { text: m.home_linked_most({}, { locale }) }, items: most } as const] : []),
  ]
}

/** Returns the lists that have entries: of page types with topics, of unmapped types, and of the other page types. */
async function listsOf(content: Content, limit: number): Promise<readonly { readonly place: number; readonly list: SectionOf<'list'> }[]> {
  const { locale, mapped } = content
  const listed = PAGE_TYPES.filter(isListedType).filter((type) => content.offers(type))
  const listOf = async (type: ListedType) => ({
    place: placeOnHome({ id: type, name: '' }, type),
    list: section(type, pageTypesOnServer[type].title(locale), await pageTypesOnServer[type].list(content, { limit })),
  })
  // Types with topics are more useful for navigation than descriptive ones.
  const leadsOn = (type: ListedType) => pageTypesOnServer[type].hasTopics
  const own = (mapped?.listings ?? []).map(async (listing) => {
    const { items, total } = await ownList(content, listing, 0, limit)
    const more = total > limit ? ownMore(content, listing.segment) : undefined
    return { place: listing.place, list: section(listing.type, listing.name, { items, more }) }
  })
  const all = [...listed.filter(leadsOn).map(listOf), ...own, ...listed.filter((type) => !leadsOn(type)).map(listOf)]
  return (await Promise.all(all)).flatMap(({ place, list }) => (list ? [{ place, list }] : []))
}

interface Found {
  readonly items: readonly Card[]
  readonly more?: LinkTarget | undefined
}

function section(type: string, title: string, { items, more }: Found): SectionOf<'list'> | undefined {
  return items.length > 0 ? { type: 'list', id: `list-${type}`, title: { text: title }, items, terms: [], initials: [], ...(more && { more }) } : undefined
}

function ownMore({ locale }: Content, segment: string): LinkTarget {
  return { kind: 'place', locale, place: { route: 'page', path: segment } }
}

async function topCards(content: Content): Promise<Card[]> {
  const { compare } = formats(content.locale)
  return present((await topPages(content)).map(card)).toSorted((one, other) => compare(one.title.text, other.title.text))
}
