import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '#app/i18n/locales.ts'
import type { PageMeta } from '../view/page-meta.ts'

/** Dates of what a page is about, as ISO 8601, by what happened then. */
export type PageDates = Readonly<Partial<Record<'published' | 'updated' | 'start' | 'end', string>>>

/** A page as it says of itself, for what is made of it besides HTML. */
export interface ShownPage {
  readonly locale: Locale
  readonly meta: PageMeta
  readonly dates: PageDates
}

const underway = new AsyncLocalStorage<{ page?: ShownPage }>()

/** Do some work, and give the page that was made meanwhile as well; nothing where none was. */
export async function withShownPage<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly page: ShownPage | undefined }> {
  const shown: { page?: ShownPage } = {}
  const value = await underway.run(shown, work)
  return { value, page: shown.page }
}

/** Tell whoever wants to know which page is being made. */
export function showPage(page: ShownPage): void {
  const shown = underway.getStore()
  if (shown) shown.page = page
}
