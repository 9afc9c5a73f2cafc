import type { Article, Person } from 'schema-dts'
import { addressOf, organizationId, personId, targetAddress } from '#app/seo/structured-data/addresses.server.ts'
import { imageOf } from '#app/seo/structured-data/image-object.server.ts'
import { digitalSourceOf, type About } from '#app/seo/structured-data/page-graph.server.ts'
import { botDataOf } from '#app/content/pages/meta.server.ts'
import type { Card } from '#app/entries/cards.tsx'
import { isAuthorType } from '#app/config/page-types/table.ts'
import type { StoryPage } from './page.ts'

/** Describes a story as an article. */
export function aboutStory(page: StoryPage): About {
  const { locale, title, summary, body, published } = page
  const language = body?.locale ?? title.locale ?? locale
  const mainId = `${addressOf(page)}#article`
  const authors = page.authors.filter(({ kind }) => isAuthorType(kind)).map(author)
  const article: Article = {
    '@type': 'Article',
    '@id': mainId,
    headline: title.text,
    description: summary?.text,
    image: imageOf(page, page.cover),
    datePublished: published?.iso,
    dateModified: changedAfter(published?.iso, botDataOf(page.meta)?.changedAt),
    // Without authors, the organization is the author.
    author: authors.length > 0 ? authors : { '@id': organizationId() },
    publisher: { '@id': organizationId() },
    about: page.topics.map((topic) => ({ '@type': 'Thing', name: topic.title.text, url: targetAddress(topic.link) })),
    inLanguage: language,
    digitalSourceType: digitalSourceOf(page),
  }
  return { language, mainId, things: [article] }
}

/** Returns the date of the last change, unless it is before the date of publication. */
function changedAfter(published: string | undefined, changed: string | undefined): string | undefined {
  return changed === undefined || (published !== undefined && Date.parse(changed) < Date.parse(published)) ? undefined : changed
}

/** Authors without a page have only a name. */
function author({ title, link }: Card): Person {
  const url = link && targetAddress(link)
  return { '@type': 'Person', name: title.text, ...(url !== undefined && { '@id': personId(url), url }) }
}
