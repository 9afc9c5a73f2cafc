import type { Query } from '#app/content/client/query.ts'
import type { Content } from '#app/content/content.ts'
import { isNestedPlace } from '#app/i18n/addresses/route-of.ts'
import type { LinkTarget, Place } from '#app/i18n/addresses/place.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import { pageTypesOnServer } from '#app/page-types/table.server.ts'
import { listingOf, type ListedType } from '#app/page-types/table.ts'
import type { MenuItem } from './frame.ts'

/** A header has room for so many; the home page leads to all. */
const MOST = 7
const LISTED: readonly ListedType[] = ['story', 'event', 'person', 'topic']

/** Compose the menu of a space that has none: the lists that are not empty, then the topmost pages. */
export async function composedMenu(content: Content): Promise<MenuItem[]> {
  const lists = [
    ...LISTED.filter((type) => content.offers(type)).map((type) => ({
      query: { content_type: type },
      item: item(content, type, { text: pageTypesOnServer[type].title(content.locale) }, { route: listingOf(type) }),
    })),
    ...(content.mapped?.listings ?? []).map(({ type, name, segment }) => ({
      query: { content_type: 'genericPage', 'fields.ownType': type },
      item: item(content, type, { text: name }, { route: 'page', path: segment }),
    })),
  ]
  const filled = await Promise.all(lists.map(async (each) => ((await isEmpty(content, each.query)) ? [] : [each.item])))
  return [...filled.flat(), ...(await topPages(content))].slice(0, MOST)
}

async function isEmpty(content: Content, query: Query): Promise<boolean> {
  return (await content.some(query, 0, 1)).total === 0
}

async function topPages(content: Content): Promise<MenuItem[]> {
  const pages = await content.all({ content_type: 'page', order: 'sys.createdAt', include: 1 })
  return pages.flatMap(({ id, name, link }) => (name && link?.kind === 'place' && isTop(link.place) ? [{ id, label: name, target: link, children: [] }] : []))
}

function isTop(place: Place): boolean {
  return isNestedPlace(place) && !place.path.includes('/')
}

function item({ locale }: Content, id: string, label: Phrase, place: Place): MenuItem {
  const target: LinkTarget = { kind: 'place', locale, place }
  return { id, label, target, children: [] }
}
