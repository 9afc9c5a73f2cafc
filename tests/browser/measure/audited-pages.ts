import type { Page } from '@playwright/test'
import { CASES } from '../page-types.ts'
import { ownFaces } from './faces.ts'

/** Every page type in the language of the longest words, the most composed ones also right to left and in the shortest. */
export const AUDITED_PAGES: readonly { readonly type: string; readonly locale: string; readonly path: string }[] = [
  ...CASES.filter(({ type, locale }) => locale === 'de' || (['ar', 'ja'].includes(locale) && ['home', 'page', 'events', 'story'].includes(type))),
  { type: 'gallery', locale: 'de', path: '/de/ueber-uns' },
  { type: 'not found', locale: 'de', path: '/de/nirgends' },
]

/** Take pictures and scripts away: what is measured is the page around them, as it is sent, and nothing moves in it. */
export async function withoutMediaAndScripts(page: Page): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
}

/** Go to a place, as far as its styles and its own faces. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await ownFaces(page)
}

/** Give the window a size and wait until the page has taken it. */
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

/** Lay a style over the page, instead of the one laid over it before. */
export async function restyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
}
