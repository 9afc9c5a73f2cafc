import { siteOrigin } from '#app/config/site-origin.server.ts'
import { localeOfCode } from '#app/i18n/locales.ts'
import { addressOfEntry } from '#app/content/links/address-of-entry.server.ts'
import { readContent } from '#app/site-content/site-content.server.ts'
import { contentSource } from '#app/site-content/site-source.server.ts'
import type { TranslationReport } from './report/translation-report.ts'
import { translationReport } from './site-translations.server.ts'
import { readEntries, readTranslatedSpace, type SpaceEntry, type TranslatedSpace } from './translated-space.server.ts'

interface Translations {
  readonly report: TranslationReport
  readonly space: TranslatedSpace
  readonly entries: ReadonlyMap<string, SpaceEntry>
  /** Returns the URL of the page that shows an entry in a locale of the space, if the site has this language. */
  pageOf(entry: string, code: string): Promise<string | undefined>
}

/** Reads the translations of the site with their texts. `folder` contains the history. Throws `DeliveryError`. */
export async function readTranslations(folder: string): Promise<Translations> {
  const report = await translationReport(folder)
  const source = await contentSource()
  const [space, entries] = await Promise.all([readTranslatedSpace(source), readEntries(source)])
  return {
    report,
    space,
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    async pageOf(entry, code) {
      const locale = localeOfCode(code)
      if (!locale) return undefined
      const address = await readContent(locale, (content) => addressOfEntry(content, entry))
      return typeof address === 'string' || address.entry === undefined ? undefined : new URL(address.path, siteOrigin()).href
    },
  }
}
