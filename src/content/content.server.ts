import { LRUCache } from 'lru-cache'
import { memoize } from 'contentful-emulator/async/memoize.ts'
import { currentSite } from '#app/config/current-site.server.ts'
import { now } from '#app/config/clock.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { setLanguagesWithoutHome } from '#app/i18n/negotiate.server.ts'
import { readingContent } from '#app/telemetry/request.server.ts'
import { delivery, type Delivery } from './client/delivery.server.ts'
import type { ContentSource } from './client/content-source.ts'
import type { Asset, Content, Entry } from './content.ts'
import { currentRecorder, Recorder } from './dependencies/recorder.server.ts'
import { openEntry, type EntryContext } from './entry.server.ts'
import { textFields, withTexts } from './locales/translation.server.ts'
import { openAsset, pictureAtAddress, type AssetContext } from './media/asset.server.ts'
import { EVERY_EMBARGO, type Release } from './media/embargoes.server.ts'
import { placeholders } from './media/placeholders.server.ts'
import { amending } from './preview/amended.server.ts'
import { currentSource, draftsShown } from './preview/current-preview.server.ts'
import { oneDraft } from './preview/one-draft.server.ts'
import type { PreviewSession } from './preview/preview-session.ts'
import type { RawAsset, RawEntry } from './reading/raw.server.ts'
import { reportContent } from './reading/report.server.ts'
import type { SiteModel } from './site-model.ts'
import { allOf, readVersion, type ContentVersion } from './version/version.server.ts'
import { languagesWithoutHome, offersOf } from './version/offers.server.ts'
import { visible } from './version/visible.server.ts'

/** Context in which a request opens the content. */
interface Opening {
  readonly locale: Locale
  /** The content is shown as of this moment. */
  readonly at: Date
  readonly source: ContentSource
  readonly preview: PreviewSession | undefined
  /** Queries that end when the request does. */
  readonly api: Delivery
  readonly recorder: Recorder
}

const withoutHomeOf = memoize(languagesWithoutHome, new WeakMap())

/** Creates what opens the content of a source, for a site's content types. */
export function contentOf(model: SiteModel, contentSource: () => Promise<ContentSource>) {
  const ownTexts = textFields(model.models)
  // Other requests may wait for it too, so it is read without the deadline of one visitor.
  const versions = memoize(
    ({ client, mapped }: ContentSource) => memoize((_revision: string) => readVersion(delivery(client), model, mapped), new LRUCache({ max: 1 })),
    new WeakMap(),
  )

  /** Opens the content in a language, as of a moment. Throws `DeliveryError` if the content cannot be read. */
  async function openContent(locale: Locale, at?: Date, client?: ContentSource['client']): Promise<Content> {
    const preview = draftsShown()
    const source = await currentSource(contentSource)
    const usual = delivery(client ?? source.client, source.names)
    const api = preview && preview.scope !== 'all' ? oneDraft(preview.scope.entry, usual, delivery((await contentSource()).client)) : usual
    const opening = { locale, at: at ?? preview?.at ?? now(), source, preview, api, recorder: currentRecorder() }
    const isShared = api === usual && source.revision !== undefined
    const version = await (isShared ? versions(source)(String(source.revision?.())) : readVersion(api, model, source.mapped))
    const own = version(currentSite())
    if (isShared && !preview) setLanguagesWithoutHome(withoutHomeOf(own))
    return contentFor(opening, own)
  }

  function contentFor(opening: Opening, version: ContentVersion): Content {
    const { locale, at, source, preview, api, recorder } = opening
    const { chain, tree, schedule } = version
    const site = currentSite()
    const isOwn = site.entries && ((entry: RawEntry) => version.isOn(site, entry))
    const inView = visible(api, { schedule, chain: chain(locale), at, preview, recorder, isOwn })
    const pictures = placeholders(source.fetchMedia)
    const offers = offersOf(version, recorder)
    const ofAssets: AssetContext = {
      locale,
      chain: chain(locale),
      placeholders: pictures,
      mediaUrl: source.mediaUrl,
      isAsIs: source.isAsIs,
      embargo,
      showsLocked: preview?.scope === 'all',
      isMapped: version.mapped !== undefined,
      isInspected: preview !== undefined,
    }
    const amend = amending(preview?.edits, chain)
    const opened = new WeakMap<RawEntry | RawAsset, Entry | Asset>()

    function open(raw: RawEntry): Entry
    function open(raw: RawAsset): Asset
    function open(raw: RawEntry | RawAsset): Entry | Asset
    function open(raw: RawEntry | RawAsset): Entry | Asset {
      const known = opened.get(raw)
      if (known) return known
      recorder.read(raw)
      const shown = amend(raw)
      const own = shown.kind === 'entry' ? openEntry(shown, context) : openAsset(shown, ofAssets)
      opened.set(raw, own)
      return own
    }

    function embargo(id: string): Release | undefined {
      // A page that shows a file depends on all embargoes.
      recorder.dependsOn('embargoes', EVERY_EMBARGO)
      const release = version.releases.get(id)
      if (!release || release.at <= at.getTime()) return undefined
      recorder.changesAt(release.at, at.getTime())
      return release
    }

    const openPages = (ids: readonly string[]) => ids.flatMap((id) => version.pages.get(id) ?? []).map((raw) => open(raw))
    const sharePicture = version.sharePicture(locale)
    // Every page depends on the name, the home page and the menus of the site, and on the addresses of pages.
    recorder.dependsOn('settings', { type: model.settings.type, equal: [], paths: ['sys.updatedAt', 'fields.name', 'fields.homePage', 'fields.sharePicture'] })
    const placing = ['fields.slug', 'fields.parent', ...(isOwn ? ['metadata.tags', 'metadata.concepts'] : [])]
    recorder.dependsOn('addresses of pages', { type: 'page', equal: [], paths: placing })
    const content: Content = {
      locale,
      now: at,
      version,
      preview,
      recorder,
      appearances: version.appearances,
      apart: () => contentFor({ ...opening, recorder: new Recorder() }, version),
      changesAt: (moment) => recorder.changesAt(moment.getTime(), at.getTime()),
      siteName: version.siteName(locale) ?? site.name,
      mapped: version.mapped,
      sharePicture: sharePicture && open(sharePicture),
      taxonomy: version.taxonomy,
      homeId: version.homeId(locale),
      settingsId: version.settings?.id,
      pageAt: (path, wanted) => tree.find(path, wanted),
      pagePlace: (id, wanted) => tree.place(id, wanted),
      ancestors: ({ id }) => openPages(tree.ancestors(id)),
      children: ({ id }) => openPages(tree.children(id)),
      async all(query) {
        recorder.listed(query)
        return (await inView.all(query)).map((raw) => open(raw))
      },
      async some(query, skip, limit) {
        recorder.listed(query)
        const { entries, total } = await inView.some(query, skip, limit)
        return { entries: entries.map((raw) => open(raw)), total }
      },
      pictureAt: (address) => pictureAtAddress(address, source.mediaUrl),
      async asset(id) {
        recorder.missed(id)
        const raw = await api.asset(id)
        return raw && open(raw)
      },
      async ids(wanted, query) {
        recorder.listed(query)
        return inView.ids(chain(wanted).codes[0] ?? wanted, query)
      },
      preloaded(type) {
        recorder.listed(allOf(type))
        return (version.preloaded.get(type) ?? []).filter((raw) => isOwn?.(raw) ?? true).map((raw) => open(raw))
      },
      offers: (type, wanted = locale) => offers.list(type, wanted),
      hasHome: (wanted) => offers.home(wanted),
      async fillPlaceholders() {
        const late = await pictures.fill()
        for (const part of late) recorder.waitsFor(part)
        if (late.length > 0) recorder.changesAt(at.getTime() + LATE_PICTURES_MS, at.getTime())
      },
    }
    const texts = version.mapped ? withTexts(ownTexts, version.mapped.texts) : ownTexts
    const context: EntryContext = { content, model, texts, tree, chain, open, isHidden: inView.isHidden, isOwn, version, mapped: version.mapped }
    return content
  }

  /**
   * Reads the content in a language for a page, within the deadline of a page.
   *
   * Logs failures and throws `DeliveryError`.
   */
  async function readContent<T>(locale: Locale, work: (content: Content) => Promise<T>, deadlineMs?: number): Promise<T> {
    const { connection, within } = await currentSource(contentSource).catch(reported)
    return readingContent(() => connection.read(async (signal) => work(await openContent(locale, undefined, within(signal))), deadlineMs))
  }

  return { openContent, readContent }
}

/** Time after which a page is rendered again if placeholders are missing: the host of its pictures may answer by then. */
const LATE_PICTURES_MS = 10_000

function reported(error: unknown): never {
  const { cause } = error instanceof Error ? error : {}
  reportContent({ entry: '(space)', problem: `cannot be opened (${cause instanceof Error ? cause.message : String(cause)}); visitors see 503 until it can` })
  throw error
}
