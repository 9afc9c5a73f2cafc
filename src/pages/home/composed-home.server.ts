import { limitOf } from '#app/config/limits.ts'
import type { Content } from '#app/content/content.ts'
import { topPages } from '#app/content/links/top-pages.server.ts'
import { present } from '#app/content/view/present.ts'
import { formats } from '#app/i18n/formats/format.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import { m } from '#messages'
import type { Section, SectionOf } from '#app/sections/registry.tsx'
import type { Card } from '#app/entries/cards.tsx'
import { ownList } from '#app/entries/generic-page/own-list.server.ts'
import { card, pageTypesOnServer } from '#app/entries/table.server.ts'
import { isListedType, PAGE_TYPES, type ListedType } from '#app/config/page-types/table.ts'
import { mostLinked } from './linked-most.server.ts'

/** Composes a home page if the settings name none: the newest entries of each list, the pages, and the entries with the most links. */
export async function composedHome(content: Content): Promise<Section[]> {
  const { locale } = content
  const limit = limitOf('listSection')
  const listed = PAGE_TYPES.filter(isListedType).filter((type) => content.offers(type))
  const listOf = async (type: ListedType) => section(type, pageTypesOnServer[type].title(locale), await pageTypesOnServer[type].list(content, { limit }))
  // Types with topics are more useful for navigation than descriptive ones.
  const leadsOn = (type: ListedType) => pageTypesOnServer[type].hasTopics
  const first = await Promise.all(listed.filter(leadsOn).map(listOf))
  const own = await Promise.all(
    (content.mapped?.listings ?? []).map(async (listing) => {
      const { items, total } = await ownList(content, listing, 0, limit)
      return section(listing.type, listing.name, { items, more: total > limit ? ownMore(content, listing.segment) : undefined })
    }),
  )
  const others = await Promise.all(listed.filter((type) => !leadsOn(type)).map(listOf))
  const pages = section('page', m.children_title({}, { locale }), { items: await topCards(content) })
  const [lead, ...rest] = present([...first, ...own, pages, ...others])
  const lists = lead ? [{ ...lead, isLead: true }, ...rest] : []
  const shown = new Set(lists.flatMap(({ items }) => items.map(({ id }) => id)))
  const most = await mostLinked(content, shown)
  return most.length > 1 ? [...lists, { type: 'cards', id: 'linked-most', title: { text: m.home_linked_most({}, { locale }) }, items: most }] : lists
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
