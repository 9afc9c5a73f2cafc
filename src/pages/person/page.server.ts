import { limitOf } from '#app/config/limits.ts'
import { m } from '#messages'
import type { Content } from '#app/content/content.ts'
import { findBySlug, type Lookup } from '#app/content/links/lookup.server.ts'
import { listed } from '#app/content/links/listed.server.ts'
import { breadcrumb, entryMeta, placeCrumb } from '#app/content/pages/meta.server.ts'
import { present } from '#app/content/view/present.ts'
import { isEntryPlace } from '#app/i18n/addresses/route-of.ts'
import { pageBuild } from '#app/sections/registry.server.ts'
import { text } from '#app/sections/build.server.ts'
import { unmappedFields } from '#app/sections/unmapped-fields/unmapped-fields.server.ts'
import type { PersonPage } from './PersonView.tsx'
import { ownFeedLink } from '../feeds/feed-links.server.ts'
import { newestFirst, storyCard } from '#app/entries/story/page-type.server.ts'
import { personModel } from '#app/entries/person/page-type.server.ts'
import type { Person } from 'schema-dts'
import { addressOf, personId } from '#app/seo/structured-data/addresses.server.ts'
import { imageObject } from '#app/seo/structured-data/image-object.server.ts'
import type { About } from '#app/seo/structured-data/page-graph.server.ts'

/** Returns a person by slug, with a page of their stories. A page beyond the last is not found. */
export async function personPage(content: Content, slug: string, number = 1): Promise<Lookup<PersonPage>> {
  const found = await findBySlug(content, 'person', slug)
  if (found.kind !== 'entry') return found
  const { entry } = found
  const { locale } = content
  const value = entry.read(personModel)
  const place = entry.placeIn(locale)
  if (!value || !place || !isEntryPlace(place)) return { kind: 'missing' }
  const size = limitOf('storiesPerPage')
  const query = { 'fields.authors.sys.id': entry.id, order: newestFirst(content), include: 1 }
  const { entries, total } = await listed(content, 'story', query, (number - 1) * size, size)
  const pages = Math.max(1, Math.ceil(total / size))
  if (number > pages) return { kind: 'missing' }
  const build = pageBuild(entry)
  const meta = entryMeta(entry, {
    title: value.name,
    description: value.role,
    picture: value.portrait,
    focalPoint: value.focalPoint,
    feedLinks: total > 0 ? ownFeedLink(content, 'story') : [],
  })
  const page: PersonPage = {
    locale,
    name: value.name,
    role: value.role,
    portrait: value.portrait?.picture(value.focalPoint),
    biography: value.biography && (await text(build, entry, value.biography)),
    own: await unmappedFields(build, entry, { shown: [value.name, value.role, value.portrait?.id] }),
    stories: present(entries.map(storyCard)),
    slug: place.slug,
    page: number,
    pages,
    // Only the first page describes the person. The others continue the list.
    meta:
      number === 1
        ? meta
        : { ...meta, title: m.title_page_number({ title: meta.title, number }, { locale }), place: { ...place, page: number }, noindex: true },
    breadcrumb: breadcrumb(content, value.name, [placeCrumb(locale, m.people_title({}, { locale }), { route: 'people' })]),
    terms: build.terms.all(),
  }
  return { kind: 'page', page }
}

/** Describes a person on their profile page. */
export function aboutPerson(page: PersonPage): About {
  const { locale, name, role, portrait, biography } = page
  const url = addressOf(page)
  const mainId = personId(url)
  const person: Person = {
    '@type': 'Person',
    '@id': mainId,
    name: name.text,
    url,
    jobTitle: role?.text,
    image: portrait && imageObject(page, portrait),
  }
  return { type: 'ProfilePage', language: biography?.locale ?? name.locale ?? locale, mainId, things: [person] }
}
