import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { LOCALES } from '../../../src/i18n/locales.ts'
import { expect, test } from '../fixtures.ts'
import { arrive, resize } from '../measure/audited-pages.ts'
import { coversOfOpening } from '../measure/covers.ts'
import { slugOf } from '../page-types.ts'

const WINDOWS = [
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [1024, 768],
  [820, 1180],
  [390, 844],
] as const

const ABOUT = slugOf('page-about', 'en')
const PAGES = [
  pathOf('en', { route: 'home' }),
  // In an English browser, this page offers English between the header and the picture.
  pathOf('de', { route: 'home' }),
  pathOf('ar', { route: 'home' }),
  pathOf('en', { route: 'page', path: ABOUT }),
  pathOf('en', { route: 'page', path: `${slugOf('page-exhibitions', 'en')}/${slugOf('page-planetarium', 'en')}` }),
  pathOf('en', { route: 'page', path: `${ABOUT}/${slugOf('page-dark-sky', 'en')}` }),
]

test.describe('opening picture', () => {
  test.use({ locale: 'en-GB' })

  for (const path of PAGES) {
    test(`${path}: has its own space between header and text, and the button is above the fold`, async ({ page }) => {
      await arrive(page, path)
      for (const [width, height] of WINDOWS) {
        await resize(page, width, height)
        const { picture, above, below, button, title } = await page.evaluate(() => {
          const box = (element: Element) => element.getBoundingClientRect()
          const hero = document.querySelector('main section[data-layout="full"]')
          const shown = (selector: string, root: ParentNode = document) => [...root.querySelectorAll(selector)].filter((each) => each.checkVisibility())
          const words = hero ? shown('h1, p, a, nav', hero) : []
          const image = hero?.querySelector('picture > img')
          const heading = hero?.querySelector('h1')
          if (!hero || !image || !heading) throw new Error('no opening picture')
          return {
            picture: { top: box(image).top, bottom: box(image).bottom, height: box(image).height },
            above: Math.max(...shown('header[data-surface="bar"], [data-notices], [data-language-suggestion]:not([hidden])').map((each) => box(each).bottom)),
            below: Math.min(...words.map((each) => box(each).top)),
            button: Math.max(
              ...shown('h1 ~ * a', hero)
                .slice(0, 1)
                .map((each) => box(each).bottom),
              0,
            ),
            title: box(heading).bottom,
          }
        })
        const covers = await page.evaluate(coversOfOpening)
        const at = `${width} × ${height}`
        expect.soft(picture.top, `${at}: the picture begins below the header`).toBeGreaterThanOrEqual(above - 1)
        expect.soft(below, `${at}: the words begin below the picture`).toBeGreaterThanOrEqual(picture.bottom - 1)
        expect.soft(picture.height, `${at}: the picture is seen`).toBeGreaterThan(height * 0.26)
        expect.soft(covers, `${at}: nothing is painted over the picture`).toEqual([])
        expect.soft(title, `${at}: the title is in the window`).toBeLessThanOrEqual(height)
        expect.soft(button, `${at}: the button is in the window`).toBeLessThanOrEqual(height)
      }
    })
  }

  for (const locale of LOCALES)
    test(`framed layout (${locale}): the picture stands beside its text, which follows the title, and the first link is above the fold`, async ({ page }) => {
      await arrive(page, pathOf(locale, { route: 'page', path: slugOf('page-visit', locale) }))
      for (const [width, height] of WINDOWS) {
        await resize(page, width, height)
        const { gap, link } = await page.locator('main section[data-layout="framed"]').evaluate((hero) => {
          const [title, text, first] = ['h1', 'h1 ~ * p', 'h1 ~ * a'].map((selector) => hero.querySelector(selector)?.getBoundingClientRect())
          return { gap: title && text ? text.top - title.bottom : Number.NaN, link: first?.bottom ?? Number.NaN }
        })
        expect.soft(gap, `${width} × ${height}`).toBeLessThan(64)
        expect.soft(link, `${width} × ${height}: the link is in the window`).toBeLessThanOrEqual(height)
      }
    })
})
