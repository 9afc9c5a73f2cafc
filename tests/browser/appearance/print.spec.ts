import type { Page } from '@playwright/test'
import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { LOCALES } from '../../../src/i18n/locales.ts'
import { expect, test } from '../fixtures.ts'
import { hiddenText } from '../measure/hidden-text.ts'
import { arrive, resize } from '../measure/audited-pages.ts'
import { hydrated, slugOf } from '../page-types.ts'

/** Printable area of an A4 page, in CSS pixels. */
const [WIDTH, HEIGHT] = [643, 986]

test('print: the home page is black on white, right to left, with every slide and without controls', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/ar')
  await hydrated(page)
  await page.locator('main [data-carousel] button').first().scrollIntoViewIfNeeded()
  await print(page)
  await expectInk(page)
  await expect(page.locator('button:visible, nav:visible, form:visible')).toHaveCount(0)
  const slides = page.locator('main [aria-roledescription] [role="group"]:has(h3, a)')
  expect(await slides.count()).toBeGreaterThan(2)
  for (const slide of await slides.all()) {
    const box = await slide.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= WIDTH + 1).toBe(true)
  }
  expect(await page.evaluate(hiddenText, undefined)).toEqual([])
})

test('print: a page with questions shows the answers and the file of each download', async ({ page }) => {
  await arrive(page, '/de/besuch')
  await print(page)
  await expect(page.locator('details').first()).not.toHaveAttribute('open')
  const answers = await page.locator('details > :not(summary)').all()
  expect(answers.length).toBeGreaterThan(1)
  for (const answer of answers) {
    expect(await answer.evaluate((element) => element.getBoundingClientRect().height), 'height of an answer').toBeGreaterThan(10)
  }
  await expectInk(page)
  expect(await page.evaluate(hiddenText, undefined)).toEqual([])
})

test('print: a story shows link addresses, whole pictures and the terms that it uses', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await arrive(page, '/de/geschichten/warum-sterne-funkeln')
  await print(page)
  const address = await page
    .locator('main p a[href^="http"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(address).toContain('https://')
  for (const part of ['main figure', 'main table', 'main tr']) {
    expect(
      await page
        .locator(part)
        .first()
        .evaluate((element) => getComputedStyle(element).breakInside),
      part,
    ).toBe('avoid')
  }
  for (const part of ['main h2', 'main dt']) {
    expect(
      await page
        .locator(part)
        .first()
        .evaluate((element) => getComputedStyle(element).breakAfter),
      part,
    ).toBe('avoid')
  }
  await expectInk(page)
  expect(await page.evaluate(hiddenText, undefined)).toEqual([])
})

for (const locale of LOCALES) {
  test(`print: the Visit page in ${locale} fits on at most four A4 sheets, and its footer on two lines`, async ({ page }) => {
    const path = pathOf(locale, { route: 'page', path: slugOf('page-visit', locale) })
    await arrive(page, path)
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(4)
    await print(page)
    const footer = page.getByRole('contentinfo')
    await expect(footer.locator('address')).toBeVisible()
    expect((await footer.boundingBox())?.height).toBeLessThan(90)
  })
}

test('print: a heading stays with the text after it, and a question with its answer', async ({ page }) => {
  for (const locale of LOCALES) {
    await arrive(page, pathOf(locale, { route: 'page', path: slugOf('page-visit', locale) }))
    await print(page)
    const headings = page.locator('main :is(h2, h3):visible')
    expect(await headings.count(), locale).toBeGreaterThan(3)
    // Browsers ignore `break-after` between the rows of a grid or a flex container.
    const stranded = await headings.evaluateAll((all) =>
      all.flatMap((heading) => {
        let last = heading.closest('main header') ?? heading
        while (last.parentElement && !isFollowed(last)) last = last.parentElement
        const { display } = getComputedStyle(last.parentElement ?? last)
        const cell = last.closest('li, article[data-card], details')
        const isWhole = cell !== null && getComputedStyle(cell).breakInside === 'avoid'
        return display === 'block' || isWhole ? [] : [`${heading.textContent}: ${display}`]

        function isFollowed(element: Element): boolean {
          for (let next = element.nextElementSibling; next; next = next.nextElementSibling) if (next.checkVisibility()) return true
          return false
        }
      }),
    )
    expect(stranded, locale).toEqual([])
    for (const question of await page.locator('main details').all())
      expect(await question.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid')
  }
})

test('print: the text of a card follows its picture without a gap', async ({ page }) => {
  await arrive(page, pathOf('en', { route: 'stories' }))
  await print(page)
  const gaps = await page.locator('main article[data-card]').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const [picture, text] = [card.querySelector('picture img')?.parentElement?.parentElement, card.querySelector('h2, h3')?.parentElement]
      return picture && text ? [text.getBoundingClientRect().top - picture.getBoundingClientRect().bottom] : []
    }),
  )
  expect(gaps.length).toBeGreaterThan(1)
  expect(Math.max(...gaps)).toBeLessThan(40)
})

test('print: the notice that a page is in another language is printed', async ({ page }) => {
  await arrive(page, '/ja/stories/the-persistence-of-the-perseids')
  const note = page.locator('[data-fallback-notice]')
  await expect(note).toBeVisible()
  await print(page)
  await expect(note).toBeVisible()
})

async function print(page: Page): Promise<void> {
  await resize(page, WIDTH, HEIGHT)
  await page.emulateMedia({ media: 'print' })
}

/** Expects every visible text to be dark, because the background of paper is white. */
async function expectInk(page: Page): Promise<void> {
  const pale = await page.evaluate(() => {
    const owners = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility() && [...element.childNodes].some(isWords))
    return owners
      .filter((element) => light(getComputedStyle(element).color) > 0.25)
      .map((element) => `${element.className}: ${element.textContent.slice(0, 30)}`)

    function isWords(node: Node): boolean {
      return node.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim())
    }
    function light(colour: string): number {
      const [red = 0, green = 0, blue = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? []
      return (red + green + blue) / 765
    }
  })
  expect(pale).toEqual([])
}
