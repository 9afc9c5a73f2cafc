import type { Page } from '@playwright/test'
import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { Place } from '../../../src/i18n/addresses/place.ts'
import { expect, test } from '../fixtures.ts'
import { PAGE_TYPES, placesOf } from '../page-types.ts'
import { LISTINGS } from '../../../src/config/page-types/table.ts'
import { ownFonts } from '../measure/fonts.ts'

/** Returns the texts of the header and the page that the meridian line crosses or comes too close to. A text with a solid background covers the line. */
function crossed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main')
    const header = document.querySelector('body > header, body header:not(main header)')
    if (!main || !header) return ['no main or header']
    const { insetInlineStart } = getComputedStyle(main, '::before')
    const box = main.getBoundingClientRect()
    const start = Number.parseFloat(insetInlineStart)
    const line = getComputedStyle(main).direction === 'rtl' ? box.right - start : box.left + start
    const grounded = (element: Element | null): boolean =>
      element !== null &&
      element !== main &&
      element !== document.body &&
      (getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)' || grounded(element.parentElement))
    const crossedIn = (root: Element): string[] => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        if (!parent || node.textContent?.trim() === '' || !parent.checkVisibility() || parent.closest('script, .visually-hidden, [class*="spoken"]')) continue
        if (grounded(parent)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const isCrossed = ({ left, right, top, bottom, width }: DOMRect) =>
          width > 0 && left < line + 4 && right > line - 4 && top < box.bottom && bottom > box.top
        if ([...range.getClientRects()].some(isCrossed)) found.push(`${node.textContent}`)
      }
      return found
    }
    return [header, main].flatMap(crossedIn)
  })
}

/** Returns the distances of quotation marks, which must not touch the line either. */
function quoteMarks(page: Page): Promise<number[]> {
  return page.locator('main blockquote > p').evaluateAll((quotes) =>
    quotes.map((quote) => {
      const { translate, position, inlineSize } = getComputedStyle(quote, '::before')
      const room = Number.parseFloat(getComputedStyle(quote.parentElement ?? quote).paddingInlineStart)
      return position === 'absolute' && translate !== 'none' ? room - Number.parseFloat(inlineSize) : 0
    }),
  )
}

/** Pages with a quotation, a plate with a long caption, a wide numeral, and listings, one of them a timetable. */
const placesIn = (locale: Locale): readonly Place[] => [
  { route: 'home' },
  ...['story-street-lamp', 'event-school-camp'].flatMap((id) => placesOf(id, locale)),
  ...LISTINGS.map((route) => ({ route })),
]

test.describe('meridian line', () => {
  for (const [locale, width] of [
    ['en', 1440],
    ['ar', 1440],
    ['fr', 1440],
    ['de', 1024],
    ['fr', 1024],
    ['ar', 1024],
    ['en', 390],
  ] as const) {
    test(`crosses no text in ${locale} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const place of placesIn(locale)) {
        const path = pathOf(locale, place)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await ownFonts(page)
        expect.soft(await crossed(page), path).toEqual([])
        for (const room of await quoteMarks(page)) expect.soft(room, `room of the mark on ${path}`).toBeGreaterThanOrEqual(-1)
      }
    })
  }
})

test.describe('page edges', () => {
  for (const [type, locale] of [
    ['home', 'en'],
    ['page', 'en'],
    ['home', 'ar'],
    ['page', 'ar'],
  ] as const) {
    test(`${type} in ${locale}: every section aligns with the measure, the grid or the window`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const place = PAGE_TYPES[type]
      if (!place) throw new Error(type)
      await page.goto(pathOf(locale, place(locale)), { waitUntil: 'domcontentloaded' })
      await ownFonts(page)
      const { edges, allowed } = await page.evaluate(() => {
        const rtl = document.documentElement.dir === 'rtl'
        const width = document.documentElement.clientWidth
        const end = (element: Element) => {
          const { left, right } = element.getBoundingClientRect()
          return Math.min(width, rtl ? width - left : right)
        }
        const grid = document.querySelector('footer .page')
        const measure = document.querySelector('main section > [class*="RichTextView"] > p')
        const drawn = (element: Element) => {
          const { borderTopWidth, borderBottomWidth } = getComputedStyle(element)
          return element.matches('span:has(> picture), blockquote') || borderTopWidth !== '0px' || borderBottomWidth !== '0px'
        }
        // Sections that end with text. Sections with a plate at their start are left out.
        const sections = [...document.querySelectorAll('main article > section, main article > div > section')].filter(
          (each) => !each.matches('[data-side="start"]'),
        )
        // Sections without such elements end with their paragraphs.
        const parts = (section: Element) => {
          const all = [section, ...section.querySelectorAll('*')].filter((each) => each.checkVisibility() && !each.closest('a'))
          const lines = all.filter(drawn)
          return lines.length > 0 ? lines : all.filter((each) => each.matches('p'))
        }
        return {
          edges: sections.map((section) => Math.max(...parts(section).map(end))),
          allowed: [measure, grid].map((each) => (each ? end(each) : 0)).concat(width),
        }
      })
      expect(edges.length).toBeGreaterThan(3)
      for (const edge of edges)
        expect.soft(Math.min(...allowed.map((each) => Math.abs(each - edge))), `${edge} of ${allowed.join(', ')}`).toBeLessThanOrEqual(1.5)
    })
  }
})
