import type { Page } from '@playwright/test'
import { pathOf } from '../../src/i18n/addresses/urls.ts'
import { LOCALES, localeInfo, type Locale } from '../../src/i18n/locales.ts'
import type { Place } from '../../src/i18n/addresses/place.ts'
import { isListedType, LISTED_TYPES, listingOf } from '../../src/config/page-types/table.ts'
import { EXAMPLES } from '../support/spaces/examples.ts'
import { readSpace } from '../support/spaces/space.ts'

const space = readSpace()

/** The slug that an entry of the demonstration space has in a language, walking to English where it has none. */
export function slugOf(id: string, locale: Locale): string {
  const slugs = space.entry(id).fields['slug']
  const own = slugs?.[locale] ?? slugs?.['en']
  if (typeof own !== 'string') throw new Error(`Entry ${id} has no slug.`)
  return own
}

/** One page of each type. */
export const PAGE_TYPES: Readonly<Record<string, (locale: Locale) => Place>> = {
  home: () => ({ route: 'home' }),
  page: (locale) => ({ route: 'page', path: slugOf('page-visit', locale) }),
  'nested page': (locale) => ({ route: 'page', path: [slugOf('page-visit', locale), slugOf('page-tickets', locale), slugOf('page-groups', locale)].join('/') }),
  glossary: (locale) => ({ route: 'page', path: [slugOf('page-learn', locale), slugOf('page-glossary', locale)].join('/') }),
  ...Object.fromEntries(LISTED_TYPES.map((type) => [listingOf(type), () => ({ route: listingOf(type) })])),
  ...Object.fromEntries(
    LISTED_TYPES.flatMap((type) => {
      const example = EXAMPLES[type]
      return example === undefined ? [] : [[type, (locale: Locale) => ({ route: type, slug: slugOf(example, locale) })]]
    }),
  ),
}

/** Returns the place of an entry, as a list; an empty one if the site has no such page type. */
export function placesOf(id: string, locale: Locale): Place[] {
  const type = space.entry(id).sys.contentType.sys.id
  return isListedType(type) ? [{ route: type, slug: slugOf(id, locale) }] : []
}

/** Every page type in every language, as test cases. */
export const CASES = Object.entries(PAGE_TYPES).flatMap(([type, place]) =>
  LOCALES.map((locale) => ({ type, locale, info: localeInfo(locale), path: pathOf(locale, place(locale)) })),
)

/**
 * Ask for the page's scripts, which would else wait for a quiet moment, and wait until the page has taken over in the browser: React knows every element, those of each section too, which it takes
 * one after the other, and has nothing left to do.
 *
 * What the page loads beyond that may still be on its way: who counts requests, or takes the network away, waits for it.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('button')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })))
  await page.waitForFunction(() => {
    // Some views wait for a touch of the page.
    document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    return [document.body, ...document.body.querySelectorAll(':not(script)')].every((element) => Object.keys(element).some((key) => key.startsWith('__react')))
  })
  // React works in tasks of the page, and idle is who has none: what is rendered has been committed and its effects have run.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
}
