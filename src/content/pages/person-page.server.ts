import { m } from '#messages'
import { present, storyCard } from '../cards.server.ts'
import type { Content } from '../content.server.ts'
import { findBySlug, type Lookup } from '../lookup.server.ts'
import { picture } from '../media.server.ts'
import { breadcrumb, entryMeta } from '../meta.server.ts'
import { models } from '../models.server.ts'
import { pageBuild, text } from '../page-build.server.ts'
import type { PersonPage } from '../view/page.ts'

/** A person by their slug, with the stories they wrote. */
export async function personPage(content: Content, slug: string): Promise<Lookup<PersonPage>> {
  const found = await findBySlug(content, 'person', slug.normalize('NFC'), 'people')
  if (found.kind !== 'entry') return found
  const { raw } = found
  const value = content.read(raw, models.person)
  if (!value) return { kind: 'missing' }
  const { locale } = content
  const build = pageBuild(content, raw)
  const portrait = value.portrait && picture(content, value.portrait, value.focalPoint)
  const biography = value.biography && (await text(build, raw, value.biography))
  const stories = await content.all({ content_type: 'story', 'fields.authors.sys.id': raw.id, order: '-fields.published', include: 1 })
  const page: PersonPage = {
    locale,
    name: value.name,
    ...(value.role ? { role: value.role } : {}),
    ...(portrait ? { portrait } : {}),
    ...(biography ? { biography } : {}),
    stories: present(stories.map((story) => storyCard(content, story))),
    meta: entryMeta(content, raw, { title: value.name, description: value.role, picture: value.portrait }),
    breadcrumb: breadcrumb(content, m.home({}, { locale }), value.name, [
      { title: { text: m.people_title({}, { locale }) }, target: { kind: 'place', locale, place: { route: 'people' } } },
    ]),
    terms: build.terms.all(),
  }
  await content.placeholders.fill()
  return { kind: 'page', page }
}
