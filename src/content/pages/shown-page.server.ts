import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '#app/i18n/locales.ts'
import type { PageMeta } from '../view/page-meta.ts'

/** Dates of the subject of a page by event, as ISO 8601. */
export type PageDates = Readonly<Partial<Record<'published' | 'updated' | 'start' | 'end', string>>>

/** Rendered page, as input for other representations than HTML. */
export interface ShownPage {
  readonly locale: Locale
  readonly meta: PageMeta
  readonly dates: PageDates
}

const underway = new AsyncLocalStorage<{ page?: ShownPage }>()

/** Runs some work, and returns its value with the page that was rendered in it. `page` is `undefined` if there was none. */
export async function withShownPage<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly page: ShownPage | undefined }> {
  const shown: { page?: ShownPage } = {}
  const value = await underway.run(shown, work)
  return { value, page: shown.page }
}

/** Passes the rendered page to the surrounding `withShownPage`. */
export function showPage(page: ShownPage): void {
  const shown = underway.getStore()
  if (shown) shown.page = page
}
