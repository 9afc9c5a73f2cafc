import site from '#config'
import { m } from '#messages'
import { personCard, present, storyCard, topicLinks } from '../cards.server.ts'
import type { Content } from '#app/content/content.server.ts'
import { moment } from '#app/content/reading/dates.server.ts'
import { listed } from '#app/content/pages/listing.server.ts'
import { findBySlug, type Lookup } from '#app/content/links/lookup.server.ts'
import { picture } from '#app/content/media/media.server.ts'
import { breadcrumb, entryMeta } from '#app/content/pages/meta.server.ts'
import { models } from '../models.server.ts'
import { pageBuild, text } from '#app/content/pages/page-build.server.ts'
import type { RawEntry } from '#app/content/reading/raw.server.ts'
import { readingMinutes, tableOfContents } from '#app/rich-text/build/rich-text.server.ts'
import type { CardOf } from '../card.ts'
import type { StoryPage } from '../page.ts'

/** A story by its slug. */
export async function storyPage(content: Content, slug: string): Promise<Lookup<StoryPage>> {
  const found = await findBySlug(content, 'story', slug.normalize('NFC'), 'stories')
  if (found.kind !== 'entry') return found
  const { raw } = found
  const value = content.read(raw, models.story)
  if (!value) return { kind: 'missing' }
  const { locale } = content
  const build = pageBuild(content, raw)
  const body = await text(build, raw, value.body)
  const cover = value.cover && picture(content, value.cover, value.focalPoint)
  const page: StoryPage = {
    locale,
    title: value.title,
    summary: value.summary,
    ...(cover ? { cover } : {}),
    published: moment(locale, value.published),
    readingMinutes: readingMinutes(body, body.locale ?? locale),
    authors: present((value.authors ?? []).map((author) => personCard(content, author))),
    topics: topicLinks(content, raw),
    body,
    toc: tableOfContents(body),
    related: await relatedStories(content, raw, value.related),
    meta: entryMeta(content, raw, { title: value.title, description: value.summary, picture: value.cover, seo: value.seo, type: 'article' }),
    breadcrumb: breadcrumb(content, m.home({}, { locale }), value.title, [
      { title: { text: m.stories({}, { locale }) }, target: { kind: 'place', locale, place: { route: 'stories' } } },
    ]),
    terms: build.terms.all(),
  }
  await content.placeholders.fill()
  return { kind: 'page', page }
}

/** What the editor chose, else the newest of the same topics. */
async function relatedStories(content: Content, raw: RawEntry, chosen: readonly RawEntry[] = []): Promise<CardOf<'story'>[]> {
  const own = present(chosen.map((story) => storyCard(content, story)))
  if (own.length > 0 || raw.tags.length === 0) return own
  const query = { 'metadata.tags.sys.id[in]': raw.tags.join(','), 'sys.id[ne]': raw.id, order: '-fields.published', include: 1 }
  const { entries } = await listed(content, 'story', query, 0, site.limits.relatedStories)
  return present(entries.map((story) => storyCard(content, story)))
}
