import { redirect } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { answer } from '#app/site-content/site-answer.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { SearchPage } from './page.ts'
import { searchPage, optionsOf } from './search-page.server.ts'

/**
 * Loads the page of the search by the query of its URL. Every search loads a document, so that queries are not cached and scripts are not
 * required.
 */
export const loadSearch = createIsomorphicFn()
  .server((locale: Locale, query: unknown, _href: string): Promise<SearchPage> =>
    answer(
      locale,
      (content) => searchPage(content, optionsOf(query)),
      () => ({}),
    ),
  )
  .client((_locale: Locale, _query: unknown, href: string): Promise<SearchPage> => {
    throw redirect({ href, reloadDocument: true })
  })
