import { isAbsent } from '../../fixtures/absent-types.ts'
import { expect, test } from '../fixtures.ts'
import { hydrated } from '../page-types.ts'
import { press } from '../ui/dropdown/keys.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })
    test.beforeEach(({ problems }) => problems.expect(/^failed: .*\.js csp$/))

    test('stories on a phone: topics are folded, and the headline names the selected one', async ({ page }) => {
      await page.goto('/en/stories')
      if (javaScriptEnabled) await hydrated(page)
      const filter = page.getByRole('navigation', { name: 'Stories by topic' })
      await filter.getByRole('button').first().click()
      const topic = filter.locator('a:visible', { hasText: 'The Moon' })
      await expect(topic).toBeVisible()
      await press(page, topic)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stories: The Moon')
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/stories|story/)
      await expect(page.getByRole('main').getByRole('article').first()).toBeInViewport()
    })
  })
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
]) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    for (const path of [...(isAbsent('event') ? [] : ['/en/events']), '/en/stories', '/en/search?q=moon']) {
      test(`${path}: the filter is open in the margin and is not cut`, async ({ page }) => {
        await page.goto(path)
        const filter = page
          .getByRole('main')
          .getByRole('navigation')
          .filter({ has: page.locator('[popover]') })
        for (const button of await filter.locator('button').all()) await expect(button).toBeHidden()
        for (const link of await filter.getByRole('link').all()) await expect(link).toBeVisible()
        const cut = await filter.evaluate((element) => {
          const isCut = (each: Element) => each.scrollHeight > each.clientHeight + 1 && getComputedStyle(each).overflowY !== 'visible'
          return [element, ...element.querySelectorAll('*')].filter(isCut).length
        })
        expect(cut).toBe(0)
        await filter.getByRole('link').last().focus()
        await expect(filter.getByRole('link').last()).toBeInViewport({ ratio: 1 })
      })
    }
  })
}
