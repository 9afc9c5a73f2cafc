import type { Entity } from '#app/content/preview/edits.ts'
import { BASE_LOCALE, isLocale, type Locale } from '#app/i18n/locales.ts'
import { ENTITIES } from './addresses.ts'

/** What the server says of a page to whoever may edit it. */
export interface Shown {
  readonly space: string
  readonly environment: string
  /** Contentful code of the page's language. */
  readonly locale: string
  readonly entities: readonly Entity[]
}

/** Ask what the web app needs to know of some entries; nothing where that is not to be had. */
export async function askShown(ids: readonly string[]): Promise<Shown | undefined> {
  const answer = await fetch(ENTITIES, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ locale: localeShown(), ids }),
  })
  return answer.ok ? await answer.json() : undefined
}

/** The language of the page. */
export function localeShown(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : BASE_LOCALE
}

/** Find the ids of all entries that the page shows. */
export function idsShown(): readonly string[] {
  const elements = document.querySelectorAll<HTMLElement>('[data-contentful-entry-id]')
  return [...new Set([...elements].map(({ dataset }) => dataset['contentfulEntryId'] ?? ''))]
}
