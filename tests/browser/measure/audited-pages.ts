import type { Page } from '@playwright/test'
import { CASES } from '../page-types.ts'
import { ownFonts } from './fonts.ts'

/** The language is a string, because an adopted project may lack the languages below. */
interface AuditedPage {
  readonly type: string
  readonly locale: string
  readonly path: string
}

/**
 * Every page type in the language with the longest words. The most complex types also right to left, and in the language with the
 * shortest words.
 */
export const AUDITED_PAGES: readonly AuditedPage[] = [
  ...CASES.filter(({ type, locale }: AuditedPage) => locale === 'de' || (['ar', 'ja'].includes(locale) && ['home', 'page', 'events', 'story'].includes(type))),
  { type: 'gallery', locale: 'de', path: '/de/ueber-uns' },
  { type: 'not found', locale: 'de', path: '/de/nirgends' },
]

/** Removes pictures and scripts, so that only the page as sent is measured and nothing moves. */
export async function withoutMediaAndScripts(page: Page): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
}

/** Opens a page and waits for its styles and web fonts. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await ownFonts(page)
}

/** Resizes the window and waits until the page has been laid out. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(
    (query) =>
      new Promise<void>((resolve) => {
        const look = () => requestAnimationFrame(() => (matchMedia(query).matches ? resolve() : look()))
        look()
      }),
    `(width: ${width}px) and (height: ${height}px)`,
  )
}

/** Adds a style sheet to the page, and replaces the previously added one. */
export async function restyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
}
