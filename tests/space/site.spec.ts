import site from '../../app.config.ts'
import { expectAccessible } from '../browser/axe.ts'
import { expect, test } from '../browser/fixtures.ts'

// The site with its own settings and content.
for (const { tag, dir } of site.locales) {
  test.describe(`this site in ${tag}`, () => {
    test.use({ locale: tag })

    test('has an error-free and accessible home page, and its menus lead to pages', async ({ page, request, baseURL }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      await expect(page.locator('html')).toHaveAttribute('dir', dir)
      await expectAccessible(page)
      const links = await page.locator('header nav a[href], footer nav a[href]').evaluateAll((all) => all.map((link) => String(Reflect.get(link, 'href'))))
      const pages = new Set(links.filter((href) => new URL(href).origin === baseURL && !/\.\w{2,5}$/.test(href)))
      expect(pages.size).toBeGreaterThan(0)
      for (const href of pages) {
        const response = await request.get(href)
        expect(response.status(), href).toBe(200)
        expect((await response.text()).match(/<h1[ >]/g), href).toHaveLength(1)
      }
    })
  })
}
