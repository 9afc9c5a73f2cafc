import site from '#config'
import { now } from '#app/config/clock.server.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { delivery } from './client/delivery.server.ts'
import { contentSource, type ContentSource } from './client/source.server.ts'
import type { Asset, Content, Entry } from './content.ts'
import { openEntry, type EntryContext } from './entry.server.ts'
import { pageTree } from './links/page-tree.server.ts'
import { localeChain, type LocaleChain } from './locales/space-locales.server.ts'
import { textFields } from './locales/translation.server.ts'
import { openAsset } from './media/asset.server.ts'
import { placeholders } from './media/placeholders.server.ts'
import { fieldsOf } from './reading/fields.server.ts'
import type { RawAsset, RawEntry } from './reading/raw.server.ts'
import { reportContent } from './reading/report.server.ts'
import type { SiteModel } from './site-model.ts'

/** Make what opens the content, for a site's content types. */
export function contentOf(model: SiteModel) {
  const texts = textFields(model.models)

  /** Open the content in a language, as it is at a moment. Throws `DeliveryError` where it cannot be read. */
  async function openContent(locale: Locale, at: Date = now(), client?: ContentSource['client']): Promise<Content> {
    const source = await contentSource()
    const api = delivery(client ?? source.client)
    const [spaceLocales, { ids: types, isLocalized }, pages, settings, ...preloaded] = await Promise.all([
      api.locales(),
      api.contentTypes(),
      api.all({ content_type: 'page', select: 'sys,metadata,fields.title,fields.slug,fields.parent,fields.summary,fields.seo', include: 1 }),
      api.all({ content_type: model.settings.type, select: 'sys,fields.name,fields.homePage,fields.sharePicture', include: 1 }),
      ...model.preloaded.map((type) => api.all({ content_type: type, include: 1 })),
    ])
    const chains = new Map(LOCALES.map((each) => [each, localeChain(each, spaceLocales, isLocalized)]))
    const chain = (wanted: Locale): LocaleChain => chains.get(wanted) ?? localeChain(wanted, spaceLocales, isLocalized)
    const about = settings[0] ? fieldsOf(settings[0], chain(locale), ['name', 'homePage', 'sharePicture']) : {}
    const home = about.homePage?.value
    const homeId = isRaw(home) ? home.id : undefined
    const tree = pageTree(pages, homeId, chains)
    const pictures = placeholders(source.fetchMedia)
    const opened = new WeakMap<RawEntry | RawAsset, Entry | Asset>()

    function open(raw: RawEntry): Entry
    function open(raw: RawAsset): Asset
    function open(raw: RawEntry | RawAsset): Entry | Asset
    function open(raw: RawEntry | RawAsset): Entry | Asset {
      const known = opened.get(raw)
      if (known) return known
      const own =
        raw.kind === 'entry' ? openEntry(raw, context) : openAsset(raw, { locale, chain: chain(locale), placeholders: pictures, mediaUrl: source.mediaUrl })
      opened.set(raw, own)
      return own
    }

    const pagesById = new Map(pages.map((page) => [page.id, page]))
    const openPages = (ids: readonly string[]) => ids.flatMap((id) => pagesById.get(id) ?? []).map((raw) => open(raw))
    const sharePicture = about.sharePicture?.value
    const content: Content = {
      locale,
      now: at,
      siteName: String(about.name?.value ?? site.name),
      sharePicture: isRaw(sharePicture) && sharePicture.kind === 'asset' ? open(sharePicture) : undefined,
      homeId,
      pageAt: (path, wanted) => tree.find(path, wanted),
      pagePlace: (id, wanted) => tree.place(id, wanted),
      ancestors: ({ id }) => openPages(tree.ancestors(id)),
      children: ({ id }) => openPages(tree.children(id)),
      all: async (query) => (await api.all(query)).map((raw) => open(raw)),
      some: async (query, skip, limit) => {
        const { entries, total } = await api.some(query, skip, limit)
        return { entries: entries.map((raw) => open(raw)), total }
      },
      ids: (wanted, query) => api.ids(chain(wanted).codes[0] ?? wanted, query),
      preloaded: (type) => (preloaded[model.preloaded.indexOf(type)] ?? []).map((raw) => open(raw)),
      offers: (type) => types.has(type),
      fillPlaceholders: () => pictures.fill(),
    }
    const context: EntryContext = { content, model, texts, tree, chain, open }
    return content
  }

  /**
   * Read the content in a language for a page, within a page's deadline.
   *
   * Throws `DeliveryError`; the people who run the site are told of it here.
   */
  async function readContent<T>(locale: Locale, work: (content: Content) => Promise<T>, deadlineMs?: number): Promise<T> {
    const { line, within } = await contentSource().catch(reported)
    return line.read(async (signal) => work(await openContent(locale, now(), within(signal))), deadlineMs)
  }

  return { openContent, readContent }
}

function isRaw(value: unknown): value is RawEntry | RawAsset {
  return typeof value === 'object' && value !== null && 'kind' in value && (value.kind === 'entry' || value.kind === 'asset')
}

function reported(error: unknown): never {
  const { cause } = error instanceof Error ? error : {}
  reportContent({ entry: '(space)', problem: `cannot be opened (${cause instanceof Error ? cause.message : String(cause)}); visitors see 503 until it can` })
  throw error
}
