import type { Page } from '@playwright/test'
import { pathOf } from '../../src/i18n/addresses/urls.ts'
import { NEEDS_SCRIPTS } from '../../src/ui/intent/intent-script.ts'
import { LOCALES, localeInfo, type Locale } from '../../src/i18n/locales.ts'
import type { Place } from '../../src/i18n/addresses/place.ts'
import { isListedType, LISTED_TYPES, listingOf } from '../../src/config/page-types/table.ts'
import { EXAMPLES } from '../support/spaces/examples.ts'
import { readSpace } from '../support/spaces/space.ts'

const space = readSpace()

/** Returns the slug of an entry of the demonstration space in a language, with fallback to English. */
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

/** Returns the route target of an entry as a list, which is empty if the site has no such page type. */
export function placesOf(id: string, locale: Locale): Place[] {
  const type = space.entries.find(({ sys }) => sys.id === id)?.sys.contentType.sys.id
  return type !== undefined && isListedType(type) ? [{ route: type, slug: slugOf(id, locale) }] : []
}

/** Every page type in every language, as test cases. */
export const CASES = Object.entries(PAGE_TYPES).flatMap(([type, place]) =>
  LOCALES.map((locale) => ({ type, locale, info: localeInfo(locale), path: pathOf(locale, place(locale)) })),
)

/** Reaches an element that needs scripts with the pointer, which runs the page's scripts. */
export async function runScripts(page: Page): Promise<void> {
  await page.evaluate((needs) => document.querySelector(needs)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })), NEEDS_SCRIPTS)
}

/**
 * Runs the page's scripts, and waits until React has hydrated all elements and has no pending work.
 *
 * Other requests of the page may still be open. Tests that count requests or disconnect the network must wait for them.
 */
export async function hydrated(page: Page): Promise<void> {
  await runScripts(page)
  await page.waitForFunction(() => {
    // Some views hydrate on the first interaction.
    document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    return [document.body, ...document.body.querySelectorAll(':not(script)')].every((element) => Object.keys(element).some((key) => key.startsWith('__react')))
  })
  // React works in tasks. When the page is idle, the render has been committed and its effects have run.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
}
