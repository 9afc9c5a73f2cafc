import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { resize } from '../../measure/audited-pages.ts'
import { hydrated } from '../../page-types.ts'

/** The last two are phones in landscape, and windows at 400 % zoom. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 568 },
  { width: 320, height: 256 },
]
const box = (page: Page) => page.getByRole('dialog')

/** Opens a picture at its own address. */
async function open(page: Page, path: string, id: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${path}#figure-${id}`)
  await hydrated(page)
  await expect(box(page)).toBeVisible()
}

/** Measures the stage and the visible picture, which `object-fit` centres in its box. */
function measure(page: Page) {
  return box(page)
    .locator('img')
    .evaluate(async (image: HTMLImageElement) => {
      // Another width of the window may load another file.
      await image.decode()
      const stage = image.closest('div')?.parentElement?.getBoundingClientRect()
      const frame = image.getBoundingClientRect()
      const scale = Math.min(frame.width / image.naturalWidth, frame.height / image.naturalHeight)
      const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale]
      const picture = new DOMRect(frame.x + (frame.width - width) / 2, frame.y + (frame.height - height) / 2, width, height)
      if (!stage) throw new Error('no stage')
      return { stage: stage.toJSON() as DOMRect, picture: picture.toJSON() as DOMRect }
    })
}

const centre = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const

for (const { name, path, id } of [
  { name: 'an upright picture', path: '/en/press', id: 'great-refractor' },
  { name: 'a panorama', path: '/en/press', id: 'milky-way-arch' },
  { name: 'an upright picture, right to left', path: '/ar/%D8%A7%D9%84%D8%B5%D8%AD%D8%A7%D9%81%D8%A9', id: 'great-refractor' },
]) {
  test(`lightbox: ${name} is completely visible and centred, with its caption, in every window`, async ({ page }) => {
    await open(page, path, id)
    for (const size of WINDOWS) {
      await resize(page, size.width, size.height)
      const { stage, picture } = await measure(page)
      const where = `${size.width} × ${size.height}`
      expect(stage.left, where).toBeGreaterThanOrEqual(0)
      expect(stage.top, where).toBeGreaterThanOrEqual(0)
      expect(stage.right, where).toBeLessThanOrEqual(size.width)
      expect(stage.bottom, where).toBeLessThanOrEqual(size.height)
      for (const [index, middle] of centre(picture).entries()) expect(Math.abs(middle - (centre(stage)[index] ?? 0)), where).toBeLessThan(1)
      // The picture fills the stage in one direction.
      expect(Math.min(stage.width - picture.width, stage.height - picture.height), where).toBeLessThan(1)
      expect(picture.width, where).toBeLessThanOrEqual(stage.width + 0.5)
      expect(picture.height, where).toBeLessThanOrEqual(stage.height + 0.5)
      expect(picture.height, where).toBeGreaterThan(40)
      for (const words of [box(page).locator('output'), box(page).locator('p')]) {
        await words.scrollIntoViewIfNeeded()
        await expect(words, where).toBeInViewport({ ratio: 1 })
      }
      await box(page).locator('img').scrollIntoViewIfNeeded()
    }
  })
}

test('lightbox: a zoomed portrait picture stops at its edges', async ({ page }) => {
  await page.setViewportSize({ width: 1700, height: 900 })
  await open(page, '/en/press', 'great-refractor')
  const press = async (key: string, times: number) => {
    for (let presses = 0; presses < times; presses += 1) await page.keyboard.press(key)
  }
  /** Returns how far the picture's edges are outside of the stage. If the picture is narrower, returns the distance of its sides from the centre. */
  const beyond = async () => {
    const { stage, picture } = await measure(page)
    return {
      top: Math.round(stage.top - picture.top),
      bottom: Math.round(picture.bottom - stage.bottom),
      across: Math.round(centre(picture)[0] - centre(stage)[0]),
    }
  }
  await press('+', 2)
  await press('ArrowUp', 30)
  await expect.poll(beyond).toMatchObject({ top: 0 })
  await press('ArrowDown', 60)
  await expect.poll(beyond).toMatchObject({ bottom: 0 })
  // Twice as high as the stage, and still narrower: it cannot move sideways.
  await press('ArrowRight', 10)
  await expect.poll(beyond).toMatchObject({ across: 0 })
})
