import type { Entity } from '#app/content/preview/edits.ts'
import { BASE_LOCALE, isLocale, type Locale } from '#app/i18n/locales.ts'
import { ENTITIES } from './addresses.ts'

/** Data of a page that the server returns to its editors. */
export interface Shown {
  readonly space: string
  readonly environment: string
  /** Contentful code of the page's language. */
  readonly locale: string
  readonly entities: readonly Entity[]
}

/** Fetches the data of some entries for the web app. Returns `undefined` if the request fails. */
export async function fetchShown(ids: readonly string[]): Promise<Shown | undefined> {
  const answer = await fetch(ENTITIES, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ locale: localeShown(), ids }),
  })
  return answer.ok ? await answer.json() : undefined
}

/** Returns the language of the page. */
export function localeShown(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : BASE_LOCALE
}

/** Returns the ids of all entries on the page. */
export function idsShown(): readonly string[] {
  const elements = document.querySelectorAll<HTMLElement>('[data-contentful-entry-id]')
  return [...new Set([...elements].map(({ dataset }) => dataset['contentfulEntryId'] ?? ''))]
}
