import { limitOf } from '#app/config/limits.ts'
import { m } from '#messages'
import type { Content, Entry } from '#app/content/content.ts'
import { listed } from '#app/content/links/listed.server.ts'
import { machineTranslation } from '#app/content/locales/machine-translation.server.ts'
import { moment } from '#app/content/reading/moment.server.ts'
import { present } from '#app/content/view/present.ts'
import type { CardOf } from '../cards.tsx'
import { cardBase } from '../card/card-base.server.ts'
import type { ListedTypeOnServer } from '../page-type.server.ts'
import { listingPagesInSitemap } from '../listing-in-sitemap.server.ts'
import { taggedWith, topicLinks, topicSlug } from '../topic/page-type.server.ts'
import { seo } from '#app/content/pages/seo.server.ts'
import { focalPoint, asset, date, document, entries as links, model, localizedText, symbol } from '#app/content/reading/model.server.ts'
import { AUTHOR_TYPES } from '#app/config/page-types/table.ts'

const required = { title: localizedText, slug: symbol }
const shown = { summary: localizedText, published: date, cover: asset, focalPoint }

export const storyModel = model('story', required, {
  ...shown,
  body: document,
  authors: links(...AUTHOR_TYPES),
  related: links('story'),
  seo,
  machineTranslation,
})
/** The model of a card has only the fields that it shows. Other fields may link deeper than the query of a list includes. */
const storyCardModel = model('story', required, shown)

export const story = {
  model: storyModel,
  card: storyCard,
  title: (locale) => m.stories_title({}, { locale }),
  async list(content, { limit, topic }) {
    const { entries, total } = await listed(content, 'story', { order: newestFirst(content), include: 1, ...taggedWith(topic) }, 0, limit)
    return {
      items: present(entries.map(storyCard)),
      more: total > limit ? { kind: 'place', locale: content.locale, place: { route: 'stories', ...topicSlug(topic) } } : undefined,
    }
  },
  listLimit: limitOf('listSection'),
  hasTopics: true,
  async sitemap(content, entries) {
    const { totalIn } = await listed(content, 'story', {}, 0, 1)
    return listingPagesInSitemap('stories', limitOf('storiesPerPage'), totalIn, entries)
  },
} satisfies ListedTypeOnServer<'story'>

/** Returns the order of stories. In spaces with a custom model, not every story has a date. */
export function newestFirst({ mapped }: Content): string {
  return mapped ? '-fields.published,-sys.updatedAt' : '-fields.published'
}

/** Returns the reversed order of stories. */
export function oldestFirst(content: Content): string {
  return newestFirst(content).replaceAll('-', '')
}

/** Returns the card of a story, or `undefined` if lists must not show it. */
export function storyCard(entry: Entry): CardOf<'story'> | undefined {
  const value = entry.read(storyCardModel)
  const base = value && cardBase(entry, value.title, value.cover, value.focalPoint)
  if (!base) return undefined
  const published = value.published === undefined ? undefined : moment(entry.content.locale, value.published)
  return { kind: 'story', ...base, summary: value.summary, published, topics: topicLinks(entry) }
}
