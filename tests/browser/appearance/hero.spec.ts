import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../fixtures.ts'
import { hydrated } from '../page-types.ts'
import { resize } from '../measure/audited-pages.ts'
import { weakestContrast } from '../measure/contrast.ts'

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const

const sizeOf = ({ width, height }: { readonly width: number; readonly height: number }) => `${width} × ${height}`
const skyOf = (page: Page) => page.locator('main section').first().locator('picture > img')

async function open(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await hydrated(page)
}

for (const path of ['/en', '/ar', '/en/about']) {
  test(`hero of ${path}: the text stands below the picture, which stays sharp and keeps its subject in view`, async ({ page }) => {
    await page.setViewportSize(WINDOWS[0])
    await open(page, path)
    for (const size of WINDOWS) {
      await resize(page, size.width, size.height)
      const { box, file, position, title } = await skyOf(page).evaluate(async (image: HTMLImageElement) => {
        await image.decode()
        const whole = new Image()
        whole.src = image.currentSrc
        await whole.decode()
        const { top, bottom, width, height } = image.getBoundingClientRect()
        return {
          box: { top, bottom, width, height },
          file: { width: whole.naturalWidth, height: whole.naturalHeight, address: whole.src },
          position: getComputedStyle(image).objectPosition,
          title: document.querySelector('h1')?.getBoundingClientRect().top ?? 0,
        }
      })
      const enlarged = Math.max(box.width / file.width, box.height / file.height)
      expect(enlarged, `${sizeOf(size)}: ${sizeOf(box)} shown of ${sizeOf(file)}`).toBeLessThan(1.05)
      // Seven rem of background extend below the upper edge of the text.
      expect(title, `${sizeOf(size)}: the title stands below`).toBeGreaterThan(box.bottom - 7 * 16)
      expect(box.height, `${sizeOf(size)}: there is a picture`).toBeGreaterThan(170)
      expect(position).toBe(path === '/en/about' ? '100% 50%' : '100% 100%')
      if (size.height > size.width) expect(file.address).toContain(`f=${path === '/en/about' ? 'right' : 'bottom_right'}`)
    }
  })
}

for (const { path, picture } of [
  { path: '/en', picture: 'as it is' },
  { path: '/en', picture: 'white' },
  { path: '/en/about', picture: 'white' },
]) {
  test(`hero of ${path}: the text over the picture (${picture}) is readable in every crop`, { tag: '@exhaustive' }, async ({ page }) => {
    if (picture === 'white') {
      const body = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
        .png()
        .toBuffer()
      await page.route(
        (url) => url.searchParams.has('fm'),
        (route) => route.fulfill({ body, contentType: 'image/png' }),
      )
    }
    await page.setViewportSize(WINDOWS[0])
    await open(page, path)
    for (const size of WINDOWS) {
      await resize(page, size.width, size.height)
      await skyOf(page).evaluate((image: HTMLImageElement) => image.decode())
      for (const { words, contrast, large } of await weakestContrast(page, 'main section:first-of-type, header, nav')) {
        expect(contrast, `${sizeOf(size)}: ${words}`).toBeGreaterThanOrEqual(large ? 3 : 4.5)
      }
    }
  })
}

test('hero: the picture keeps its space between header and title if lines are taller', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/ar')
  const header = await page.getByRole('banner').boundingBox()
  const title = await page.locator('h1').boundingBox()
  expect((title?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0)).toBeGreaterThan(300)
})
