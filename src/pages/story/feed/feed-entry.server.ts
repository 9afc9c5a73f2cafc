import { m } from '#messages'
import { currentSite } from '#app/i18n/current-site.ts'
import type { Asset, Entry } from '#app/content/content.ts'
import { element, escaped } from '#app/content/view/markup.ts'
import type { MachineTranslation } from '#app/content/view/page-meta.ts'
import type { EntryLink } from '#app/content/view/localized-text.ts'
import { present } from '#app/content/view/present.ts'
import { SHARED_PICTURE } from '#app/content/view/picture.ts'
import { linkUrl } from '#app/i18n/addresses/feed-paths.ts'
import { isEntryPlace } from '#app/i18n/addresses/route-of.ts'
import { instantOf } from '#app/i18n/formats/instant.ts'
import { localeInfo, type Locale } from '#app/i18n/locales.ts'
import { pictureHtml } from '#app/rich-text/html/picture-html.ts'
import { richTextHtml } from '#app/rich-text/html/rich-text-html.ts'
import { text } from '#app/sections/build.server.ts'
import { awayFromSite, mediaUrl } from '#app/sections/html/away-from-site.ts'
import { unmappedHtml } from '#app/sections/html/unmapped-html.ts'
import { unmappedFields } from '#app/sections/unmapped-fields/unmapped-fields.server.ts'
import { pageBuild } from '#app/sections/registry.server.ts'
import { uuidOf } from '#app/seo/entry-uuid.server.ts'
import { EPOCH, type FeedEntry, type FeedPicture } from '#app/seo/feeds/feed.ts'
import type { Values } from '#app/content/reading/model.ts'
import type { Card } from '#app/entries/cards.tsx'
import { card } from '#app/entries/table.server.ts'
import { topicLinks } from '#app/entries/topic/page-type.server.ts'
import { storyModel } from '#app/entries/story/page-type.server.ts'

/** Returns a story with its whole text, for feeds. Returns `undefined` if it has no page or lacks a required value. */
export async function feedEntry(entry: Entry, space: string): Promise<FeedEntry | undefined> {
  const { content, link, changedAt } = entry
  const value = entry.read(storyModel)
  if (!value || !link) return undefined
  const { locale } = content
  const { translation, standIn } = entry.translation
  const page = linkUrl(link)
  const published = value.published === undefined ? undefined : instantOf(value.published, currentSite().timeZone).toISOString()
  const updated = changedAt === '' ? EPOCH : new Date(changedAt).toISOString()
  return {
    id: `urn:uuid:${uuidOf(space, entry.id, locale)}`,
    page,
    language: translation === 'fallback' && standIn !== undefined ? standIn : locale,
    title: value.title,
    summary: value.summary,
    html: await wholeText(entry, value, page),
    published,
    // If the last change was before the publication, the date of publication counts.
    updated: published !== undefined && published > updated ? published : updated,
    authors: present((value.authors ?? []).map(card)).map(author),
    topics: topicLinks(entry).map(category),
    scheme: linkUrl({ kind: 'place', locale, place: { route: 'topics' } }),
    picture: value.cover && feedPicture(value.cover),
  }
}

async function wholeText(entry: Entry, value: Values<typeof storyModel>, page: string): Promise<string> {
  const { locale } = entry.content
  const { tag, dir } = localeInfo(locale)
  const build = pageBuild(entry)
  const context = awayFromSite(locale, page)
  const cover = value.cover?.namedPicture()
  const body = value.body && (await text(build, entry, value.body))
  const own = await unmappedFields(build, entry, { shown: [value.title, value.summary, value.cover?.id] })
  const notice = entry.machineTranslation && element('p', {}, element('em', {}, escaped(noticeOf(entry.machineTranslation, locale))))
  const parts = [notice, cover && pictureHtml(cover, context), body && richTextHtml(body, context), own && unmappedHtml(own, context)]
  return element('div', { lang: tag, dir }, parts.filter(Boolean).join('\n'))
}

function noticeOf(extent: MachineTranslation, locale: Locale): string {
  return extent === 'whole' ? m.machine_notice({}, { locale }) : m.machine_partly_notice({}, { locale })
}

function author({ title, link, picture }: Card): FeedEntry['authors'][number] {
  return { name: title.text, page: link && linkUrl(link), picture: picture && mediaUrl(`${picture.url}?${SHARED_PICTURE}`) }
}

/** Returns a category of feeds. Its machine-readable name is the slug of its page, or else its id. */
function category({ id, title, link }: EntryLink): FeedEntry['topics'][number] {
  return { term: link.kind === 'place' && isEntryPlace(link.place) ? link.place.slug : id, label: title }
}

function feedPicture(cover: Asset): FeedPicture | undefined {
  const file = cover.enclosure()
  const shown = cover.namedPicture()
  if (!file || !shown) return undefined
  return { ...file, url: mediaUrl(file.url), shared: mediaUrl(shown.asIs === true ? shown.url : `${shown.url}?${SHARED_PICTURE}`) }
}
