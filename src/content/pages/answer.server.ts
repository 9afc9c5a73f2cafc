import { notFound, redirect } from '@tanstack/react-router'
import type { Locale } from '#app/i18n/locales.ts'
import type { Content } from '../content.ts'
import { draftsShown, inDrafts, previewSession } from '../preview/current-preview.server.ts'
import { hearingReports, type Finding } from '../reading/report.server.ts'
import { InvalidInputError } from '../request-input.server.ts'
import type { SpaceReader } from '../client/content-source.ts'
import type { PageMeta } from '../view/page-meta.ts'
import { sentAsJson } from '../view/serialization-adapters.ts'
import type { Lookup, Missing } from '../links/lookup.server.ts'
import type { NotFoundSuggestions, NoPage } from '../view/no-page.ts'
import { PAGE_MISSING } from '../development.ts'
import { pageServices } from './page-services.server.ts'
import { whyMissing } from './why-missing.server.ts'
import { messageText } from '#app/i18n/messages/message-text.ts'
import { m } from '#messages'

type Read = <T>(locale: Locale, work: (content: Content) => Promise<T>) => Promise<T>

/** Page that names its entry in a preview. */
interface PageOfEntry {
  readonly meta: Pick<PageMeta, 'entry'>
}

type Found<Page> = Exclude<Lookup<Page>, Missing> | (Missing & { readonly suggestions?: NotFoundSuggestions | undefined })

/** Creates a function that answers a request for a page in a language: the page, a redirect, 410, 508 or 404. That function throws `DeliveryError`. */
export function answering(read: Read, sourceOfRequest: () => Promise<SpaceReader>) {
  async function looked<Page>(locale: Locale, find: (content: Content) => Promise<Lookup<Page>>): Promise<Found<Page>> {
    return read(locale, async (content) => {
      const found = await find(content)
      if (found.kind === 'page') await content.fillPlaceholders()
      // In a preview, no similar pages are suggested: the editor looks for a draft.
      if (found.kind !== 'missing' || found.path === undefined || previewSession()) return found
      return { ...found, suggestions: await pageServices().suggestForMissing?.(content, found.path, found.entry) }
    }).catch(async (error: unknown) => {
      const { connection } = await sourceOfRequest()
      connection.state.pageLost()
      throw error
    })
  }

  /**
   * Returns the draft of one entry for a session that is limited to that entry. Returns `undefined` for all other pages, which appear as published.
   */
  async function draft<Page extends PageOfEntry>(locale: Locale, find: (content: Content) => Promise<Lookup<Page>>): Promise<Found<Page> | undefined> {
    const session = previewSession()
    if (!session || session.scope === 'all') return undefined
    const { entry } = session.scope
    const found = await inDrafts(session, () => looked(locale, find))
    return found.kind === 'page' && found.page.meta.entry === entry ? found : undefined
  }

  /** Returns the data of a 404. The reason is added in development only: a build removes that branch and its module. */
  async function reasoned<Page>(
    locale: Locale,
    found: Extract<Found<Page>, Missing>,
    findings: readonly string[],
    find: (content: Content) => Promise<Lookup<Page>>,
  ) {
    const data = findings.length > 0 ? incompleteIn(locale, findings) : found.suggestions && sentAsJson(found.suggestions)
    if (import.meta.hot) {
      const why = await whyMissing(locale, found, () => read(locale, find))
      import.meta.hot.send(PAGE_MISSING, why)
      return { ...data, why }
    }
    return data
  }

  return async <Page extends PageOfEntry>(locale: Locale, find: (content: Content) => Promise<Lookup<Page>>): Promise<Page> => {
    const [found, findings] = await reported(async () => (await draft(locale, find)) ?? (await looked(locale, find)))
    // An editor who retypes a title has emptied it first.
    if (found.kind !== 'page' && draftsShown()?.edits) throw new InvalidInputError('The unsaved change leaves no page to show.')
    switch (found.kind) {
      case 'page':
        return sentAsJson(found.page)
      case 'moved':
        if (pageServices().isLoop) throw notFound({ data: loopIn(locale) })
        throw redirect({ href: found.href, statusCode: found.status ?? (found.permanent ? 308 : 307) })
      case 'gone':
        throw notFound({ data: goneIn(locale) })
      case 'missing':
        throw notFound({ data: await reasoned(locale, found, findings, find) })
    }
  }
}

/** Looks up a page. In a preview, also returns the invalid fields that prevent its entry from being shown. */
async function reported<Page>(find: () => Promise<Found<Page>>): Promise<readonly [Found<Page>, readonly string[]]> {
  if (!previewSession()) return [await find(), []]
  const findings: Finding[] = []
  const found = await hearingReports((finding) => void findings.push(finding), find)
  const wrong = findings.filter(({ about }) => about === 'required' || about === 'unfit')
  return [found, wrong.flatMap(({ entry, field }) => (entry === wrong[0]?.entry && field !== undefined ? [field] : []))]
}

/** Returns the texts of a page that has been removed permanently. */
function goneIn(locale: Locale): NoPage {
  return { because: 'gone', title: messageText(m.gone_title({}, { locale }), locale), text: messageText(m.gone_text({}, { locale }), locale) }
}

/** Returns the texts of an address whose redirects form a loop. */
function loopIn(locale: Locale): NoPage {
  return { because: 'loop', title: messageText(m.loop_title({}, { locale }), locale), text: messageText(m.loop_text({}, { locale }), locale) }
}

/** Returns the texts of a draft that cannot be shown because some fields are missing or invalid. */
export function incompleteIn(locale: Locale, fields: readonly string[]): NoPage {
  const list = new Intl.ListFormat(locale, { type: 'unit' }).format(new Set(fields))
  return {
    because: 'incomplete',
    title: messageText(m.preview_incomplete_title({}, { locale }), locale),
    text: messageText(m.preview_incomplete_text({ fields: list }, { locale }), locale),
  }
}
