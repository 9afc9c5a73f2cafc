import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { LOCALES } from '../../../src/i18n/locales.ts'
import { expect, test } from '../fixtures.ts'
import { arrive, resize } from '../measure/audited-pages.ts'
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
        const { picture, above, below, button, title, covers } = await page.evaluate(() => {
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
            covers: coversOf(image, hero),
          }

          /** Returns the elements and gradients that are painted over a picture, at nine points of it. */
          function coversOf(image: Element, hero: Element): string[] {
            const { left, top, width, height } = box(image)
            const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, Math.min(top + height * y, innerHeight - 1)] as const))
            const above = points.flatMap(([x, y]) => {
              const first = document.elementFromPoint(x, y)
              return first && first !== image && !first.contains(image) ? [first.outerHTML.slice(0, 80)] : []
            })
            const around = [...hero.querySelectorAll('*'), hero].filter((each) => each.contains(image))
            const painted = around.flatMap((each) =>
              ['::before', '::after'].flatMap((pseudo) => {
                const { content, backgroundImage, backgroundColor, inlineSize, blockSize } = getComputedStyle(each, pseudo)
                // A thin line, such as that of a theme along the page, covers nothing.
                const isLine = Math.min(Number.parseFloat(inlineSize), Number.parseFloat(blockSize)) <= 3
                const isClear = content === 'none' || isLine || (backgroundImage === 'none' && /, 0\)$/.test(backgroundColor))
                return isClear ? [] : [`${pseudo} ${backgroundImage} ${backgroundColor}`]
              }),
            )
            const { opacity, filter, maskImage } = getComputedStyle(image)
            return [
              ...new Set([...above, ...painted]),
              ...(opacity === '1' && filter === 'none' && maskImage === 'none' ? [] : [`${opacity} ${filter} ${maskImage}`]),
            ]
          }
        })
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
