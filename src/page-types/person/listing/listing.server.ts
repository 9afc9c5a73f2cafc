import { m } from '#messages'
import type { Content } from '#app/content/content.server.ts'
import { personCards } from '../../listing/directory.server.ts'
import { breadcrumb, listingMeta } from '#app/content/pages/meta.server.ts'
import type { PeoplePage } from '../../page.ts'

/** Everyone the site introduces, by name. */
export async function peoplePage(content: Content): Promise<PeoplePage> {
  const { locale } = content
  const page: PeoplePage = {
    locale,
    people: await personCards(content),
    meta: listingMeta(content, { title: m.people_title({}, { locale }), placeIn: () => ({ route: 'people' }) }),
    breadcrumb: breadcrumb(content, m.home({}, { locale }), { text: m.people_title({}, { locale }) }),
  }
  await content.placeholders.fill()
  return page
}
