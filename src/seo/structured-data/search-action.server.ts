import type { SearchAction } from 'schema-dts'
import type { Locale } from '#app/i18n/locales.ts'

/** Say where the site can be searched in a language; nothing while it has no page for that. */
export function searchAction(_locale: Locale): SearchAction | undefined {
  return undefined
}
