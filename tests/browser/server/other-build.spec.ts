import { LOCALES } from '../../../src/i18n/locales.ts'
import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { expect, test } from '../fixtures.ts'
import { hydrated } from '../page-types.ts'

test('page of another build: reloads if the site refuses the call of a server function, and shows the page of the link', async ({ page, problems }) => {
  problems.expect(/404|There is no such function/)
  const [locale = 'en'] = LOCALES
  await page.goto(pathOf(locale, { route: 'topics' }))
  await hydrated(page)
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  // Ids of the functions of another build, which the site does not have.
  await page.route('**/_serverFn/**', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/_serverFn\/[^?]+/, '_serverFn/of-another-build'),
    }),
  )
  const link = page.getByRole('main').getByRole('article').getByRole('link').first()
  const title = await link.textContent()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBeUndefined()
})
