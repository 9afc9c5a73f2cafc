import site from '#config'
import { m } from '#messages'
import { present, storyCard } from '../cards.server.ts'
import type { Content } from '#app/content/content.server.ts'
import { listed } from '#app/content/pages/listing.server.ts'
import { findBySlug, type Lookup } from '#app/content/links/lookup.server.ts'
import { picture } from '#app/content/media/media.server.ts'
import { breadcrumb, entryMeta } from '#app/content/pages/meta.server.ts'
import { models } from '../models.server.ts'
import { pageBuild, text } from '#app/content/pages/page-build.server.ts'
import { placeOf } from '#app/content/links/places.server.ts'
import type { PersonPage } from '../page.ts'

/** A person by their slug, with a page of the stories they wrote. A page beyond the last is missing. */
export async function personPage(content: Content, slug: string, number = 1): Promise<Lookup<PersonPage>> {
  const found = await findBySlug(content, 'person', slug.normalize('NFC'), 'people')
  if (found.kind !== 'entry') return found
  const { raw } = found
  const value = content.read(raw, models.person)
  const place = placeOf(content, raw)
  if (!value || place?.route !== 'person') return { kind: 'missing' }
  const { locale } = content
  const size = site.limits.storiesPerPage
  const query = { 'fields.authors.sys.id': raw.id, order: '-fields.published', include: 1 }
  const { entries, total } = await listed(content, 'story', query, (number - 1) * size, size)
  const pages = Math.max(1, Math.ceil(total / size))
  if (number > pages) return { kind: 'missing' }
  const build = pageBuild(content, raw)
  const portrait = value.portrait && picture(content, value.portrait, value.focalPoint)
  const biography = value.biography && (await text(build, raw, value.biography))
  const meta = entryMeta(content, raw, { title: value.name, description: value.role, picture: value.portrait })
  const page: PersonPage = {
    locale,
    name: value.name,
    ...(value.role ? { role: value.role } : {}),
    ...(portrait ? { portrait } : {}),
    ...(biography ? { biography } : {}),
    stories: present(entries.map((story) => storyCard(content, story))),
    slug: place.slug,
    page: number,
    pages,
    // The person is on the first page; the others only go on with the list.
    meta:
      number === 1
        ? meta
        : { ...meta, title: m.title_page_number({ title: meta.title, number }, { locale }), place: { ...place, page: number }, noindex: true },
    breadcrumb: breadcrumb(content, m.home({}, { locale }), value.name, [
      { title: { text: m.people_title({}, { locale }) }, target: { kind: 'place', locale, place: { route: 'people' } } },
    ]),
    terms: build.terms.all(),
  }
  await content.placeholders.fill()
  return { kind: 'page', page }
}
