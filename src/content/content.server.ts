import site from '#config'
import { now } from '#app/config/clock.server.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { delivery, type Delivery, type Query } from './client/delivery.server.ts'
import { fieldsOf } from './reading/fields.server.ts'
import { readEntry, type Model, type Shape, type Values } from './reading/model.server.ts'
import { contentOrigin, type Origin } from './client/origin.server.ts'
import { pageTree, type PageTree } from './links/page-tree.server.ts'
import { placeholders, type Placeholders } from './media/placeholders.server.ts'
import { models } from '#app/page-types/models.server.ts'
import type { RawAsset, RawEntry } from './reading/raw.server.ts'
import { reportContent } from './reading/report.server.ts'
import { localeChain, type LocaleChain } from './locales/space-locales.server.ts'

/** The content as one request sees it: bound to a language when it is opened, so that no query can forget it. */
export interface Content extends Pick<Delivery, 'all' | 'some'> {
  readonly locale: Locale
  readonly now: Date
  /** The name of the site in this language. */
  readonly siteName: string
  /** For shared links to pages without a picture of their own. */
  readonly sharePicture: RawAsset | undefined
  readonly tree: PageTree
  /** Every topic, by the tag it is the face of. */
  readonly topics: ReadonlyMap<string, RawEntry>
  readonly placeholders: Placeholders
  /** Parse an entry by its model, in this language or another. */
  read<R extends Shape, O extends Shape>(raw: RawEntry, model: Model<R, O>, locale?: Locale): Values<Model<R, O>> | undefined
  chain(locale?: Locale): LocaleChain
  /** Tell whether the space has a content type: what it has not is not offered. */
  offers(type: string): boolean
  /** The ids of the entries that match in a language. */
  ids(locale: Locale, query: Query): Promise<string[]>
  /** An address of a picture or file as browsers need it. */
  mediaUrl: Origin['mediaUrl']
}

/** How deep the links of a page are followed: page → section → entry → its own links. */
export const INCLUDE = 3

/**
 * Read the content in a language for a page, within a page's deadline.
 *
 * Throws `DeliveryError`; the people who run the site are told of it here.
 */
export async function readContent<T>(locale: Locale, work: (content: Content) => Promise<T>, deadlineMs?: number): Promise<T> {
  const { line, within } = await contentOrigin().catch(reported)
  return line.read(async (signal) => work(await openContent(locale, now(), within(signal))), deadlineMs)
}

/** Open the content in a language, as it is at a moment. Throws `DeliveryError` where it cannot be read. */
export async function openContent(locale: Locale, at: Date = now(), client?: Origin['client']): Promise<Content> {
  const origin = await contentOrigin()
  const api = delivery(client ?? origin.client)
  const [spaceLocales, { ids: types, isLocalized }, pages, settings, topics] = await Promise.all([
    api.locales(),
    api.contentTypes(),
    api.all({ content_type: 'page', select: 'sys,metadata,fields.title,fields.slug,fields.parent,fields.summary,fields.seo', include: 1 }),
    api.all({ content_type: 'siteSettings', select: 'sys,fields.name,fields.homePage,fields.sharePicture', include: 1 }),
    api.all({ content_type: 'topic', include: 1 }),
  ])
  const chains = new Map(LOCALES.map((each) => [each, localeChain(each, spaceLocales, isLocalized)]))
  const chain = (wanted: Locale = locale): LocaleChain => chains.get(wanted) ?? localeChain(wanted, spaceLocales, isLocalized)
  const about = settings[0] ? fieldsOf(settings[0], chain(), ['name', 'homePage', 'sharePicture']) : {}
  return {
    locale,
    now: at,
    siteName: String(about.name?.value ?? site.name),
    sharePicture: models.siteSettings.optional.sharePicture.safeParse(about.sharePicture).data,
    all: api.all,
    some: api.some,
    offers: (type) => types.has(type),
    ids: (wanted, query) => api.ids(chain(wanted).codes[0] ?? wanted, query),
    chain,
    read: (raw, model, wanted) => readEntry(raw, model, chain(wanted)),
    tree: pageTree(pages, models.siteSettings.required.homePage.safeParse(about.homePage).data?.id, chains),
    topics: new Map(topics.map((topic) => [String(fieldsOf(topic, chain(), ['tag']).tag?.value), topic])),
    placeholders: placeholders(origin.fetchMedia),
    mediaUrl: origin.mediaUrl,
  }
}

function reported(error: unknown): never {
  const { cause } = error instanceof Error ? error : {}
  reportContent({ entry: '(space)', problem: `cannot be opened (${cause instanceof Error ? cause.message : String(cause)}); visitors see 503 until it can` })
  throw error
}
