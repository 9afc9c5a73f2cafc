import { limitOf } from '#app/config/limits.ts'
import { m } from '#messages'
import type { Content } from '#app/content/content.ts'
import type { Lookup } from '#app/content/links/lookup.server.ts'
import { breadcrumb, listingMeta } from '#app/content/pages/meta.server.ts'
import type { ListingPlace } from '#app/i18n/addresses/place.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { listingIntro } from '#app/layout/site-layout/layout-content.server.ts'
import type { PeoplePage } from './PeopleView.tsx'
import { people, personCards } from '#app/entries/person/page-type.server.ts'

/** Returns a page of all people, by name. A page beyond the last is not found. */
export async function peoplePage(content: Content, number = 1): Promise<Lookup<PeoplePage>> {
  if (!content.offers('person')) return { kind: 'missing' }
  const { locale } = content
  const size = limitOf('peoplePerPage')
  const found = await people(content)
  const listedIn = (each: Locale) => found.filter((entry) => entry.isListedIn(each))
  const shown = listedIn(locale)
  const pages = Math.max(1, Math.ceil(shown.length / size))
  if (number > pages) return { kind: 'missing' }
  const title = m.people_title({}, { locale })
  const placeIn = (each: Locale): ListingPlace | undefined =>
    number === 1 || listedIn(each).length > (number - 1) * size ? { route: 'people', page: number > 1 ? number : undefined } : undefined
  const page: PeoplePage = {
    locale,
    intro: await listingIntro(content, 'peopleIntro', m.people_intro),
    people: personCards(shown.slice((number - 1) * size), size),
    page: number,
    pages,
    meta: listingMeta(content, { title: number > 1 ? m.title_page_number({ title, number }, { locale }) : title, placeIn }),
    breadcrumb: breadcrumb(content, { text: title }),
  }
  return { kind: 'page', page }
}
