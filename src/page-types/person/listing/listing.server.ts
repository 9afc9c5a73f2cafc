import { m } from '#messages'
import type { Content } from '#app/content/content.ts'
import type { Lookup } from '#app/content/links/lookup.server.ts'
import { breadcrumb, listingMeta } from '#app/content/pages/meta.server.ts'
import type { PeoplePage } from './page.ts'
import { personCards } from '../page-type.server.ts'

/** Everyone the site introduces, by name. */
export async function peoplePage(content: Content): Promise<Lookup<PeoplePage>> {
  if (!content.offers('person')) return { kind: 'missing' }
  const title = m.people_title({}, { locale: content.locale })
  const page: PeoplePage = {
    locale: content.locale,
    people: await personCards(content),
    meta: listingMeta(content, { title, placeIn: () => ({ route: 'people' }) }),
    breadcrumb: breadcrumb(content, { text: title }),
  }
  return { kind: 'page', page }
}
