import type { SearchAction, WithActionConstraints } from 'schema-dts'
import { absoluteUrl } from '#app/i18n/addresses/urls.ts'
import type { Locale } from '#app/i18n/locales.ts'

const WORDS = 'words'

/** Say where the site can be searched in a language. */
export function searchAction(locale: Locale): WithActionConstraints<SearchAction> {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(locale, { route: 'search' })}?q={${WORDS}}` },
    'query-input': `required name=${WORDS}`,
  }
}
