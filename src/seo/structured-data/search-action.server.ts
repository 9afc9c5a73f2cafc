import type { SearchAction, WithActionConstraints } from 'schema-dts'
import type { Locale } from '#app/i18n/locales.ts'
import { absoluteUrl } from '#app/i18n/addresses/urls.ts'

/** Returns the address of the search in a language. */
export function searchAction(locale: Locale): WithActionConstraints<SearchAction> {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(locale, { route: 'search' })}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
}
