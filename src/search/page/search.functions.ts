import { redirect } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { answer } from '#app/site-content.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { SearchPage } from './page.ts'
import { searchPage, type SearchWish } from './search-page.server.ts'

/** The page of the search: a document each time, so that what a visitor types is in no cache and no script is needed. `href` is its address. */
export const loadSearch = createIsomorphicFn()
  .server((locale: Locale, wish: SearchWish, _href: string): Promise<SearchPage> => answer(locale, (content) => searchPage(content, wish)))
  .client((_locale: Locale, _wish: SearchWish, href: string): Promise<SearchPage> => {
    throw redirect({ href, reloadDocument: true })
  })
