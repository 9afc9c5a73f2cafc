import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { isAbsent } from '../../fixtures/absent-types.ts'
import { expect, test } from '../fixtures.ts'
import { arrive, resize, withoutMediaAndScripts } from '../measure/audited-pages.ts'
import { PAGE_TYPES, slugOf } from '../page-types.ts'

const WIDTHS = [320, 480, 640, 768, 900, 1024, 1100, 1280, 1440, 1680, 1920]

const PLACES: typeof PAGE_TYPES = {
  ...PAGE_TYPES,
  /** Begins its cards with a large topic, next to cards of other types. */
  'mixed cards': (locale) => ({ route: 'page', path: slugOf('page-exhibitions', locale) }),
}

for (const [type, place] of Object.entries(PLACES)) {
  test(`${type}: every picture is at least 24 px wide and high at every width`, { tag: '@exhaustive' }, async ({ page }) => {
    await withoutMediaAndScripts(page)
    await arrive(page, pathOf('en', place('en')))
    for (const width of WIDTHS) {
      await resize(page, width, 900)
      const empty = await page.locator('main picture > img').evaluateAll((images) =>
        images.flatMap((image) => {
          const { width: across, height } = image.getBoundingClientRect()
          return image.checkVisibility() && (across < 24 || height < 24) ? [`${image.getAttribute('alt')}: ${across} × ${height}`] : []
        }),
      )
      expect.soft(empty, `${width} px`).toEqual([])
    }
  })
}

test('drawings: are whole in cards and sections, and are requested without a crop', async ({ page }) => {
  await withoutMediaAndScripts(page)
  const places = new Set<string>()
  for (const ids of [['page-exhibitions'], ['page-exhibitions', 'page-planetarium'], ['page-about'], ['page-learn']]) {
    const path = pathOf('en', { route: 'page', path: ids.map((id) => slugOf(id, 'en')).join('/') })
    await arrive(page, path)
    const drawings = await page.locator('main [data-drawing] picture > img').evaluateAll((images) =>
      images.map((image) => {
        const addresses = [image.getAttribute('src'), ...[...(image.parentElement?.querySelectorAll('source') ?? [])].map(({ srcset }) => srcset)]
        const around = image.closest('[data-card], [data-section]')
        return {
          place: around?.getAttribute('data-card') ?? around?.getAttribute('data-section') ?? '',
          fit: getComputedStyle(image).objectFit,
          isCropped: addresses.join(' ').includes('fit=fill'),
        }
      }),
    )
    for (const { place, fit, isCropped } of drawings) {
      places.add(place)
      expect.soft([fit, isCropped], `${path}: ${place}`).toEqual(['contain', false])
    }
  }
  expect([...places]).toEqual(expect.arrayContaining(['carousel', 'gallery', 'hero', 'mediaText', ...(isAbsent('topic') ? [] : ['topic'])]))
})

test('small portraits that are drawings: keep their brightness in dark mode', async ({ page }) => {
  test.skip(isAbsent('person'), 'only people have portraits')
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of [pathOf('en', { route: 'home' }), pathOf('en', { route: 'page', path: `${slugOf('page-about', 'en')}/${slugOf('page-team', 'en')}` })]) {
    await arrive(page, path)
    const shades = await page
      .locator('main :is([class*="portrait"], [class*="PersonCard"]) [data-drawing] > :first-child')
      .evaluateAll((windows) => windows.map((window) => getComputedStyle(window, '::after').backgroundColor))
    expect(shades.length, path).toBeGreaterThan(0)
    expect(new Set(shades), path).toEqual(new Set(['rgba(0, 0, 0, 0)']))
  }
})
