import { expect, test } from '../../fixtures.ts'
import { settled } from '../../measure/settled.ts'
import { hydrated } from '../../page-types.ts'

const STORY = '/en/stories/why-stars-twinkle'

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const) {
  for (const side of ['top', 'bottom'] as const) {
    test(`term popover at ${width} × ${height} near the ${side}: opens towards the free space, uncut, clear of the sentence`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto(STORY)
      await hydrated(page)
      const word = page.locator('main a[data-term]').first()
      await word.evaluate((element, at) => scrollTo(0, scrollY + element.getBoundingClientRect().top - innerHeight * at), side === 'top' ? 0.2 : 0.8)
      await settled(page)
      await word.click()
      const popover = page.getByRole('dialog')
      await expect(popover).toBeVisible()
      await settled(page)
      const frame = await popover.evaluate((dialog) => {
        const box = dialog.parentElement?.getBoundingClientRect()
        return {
          top: box?.top ?? 0,
          bottom: box?.bottom ?? 0,
          isCut: (dialog.parentElement?.scrollHeight ?? 0) > (dialog.parentElement?.clientHeight ?? 0) + 1,
        }
      })
      // The start and end of the sentence with the first term.
      const sentence = await word.evaluate((element) => {
        const block = element.closest('p')
        const text = block?.textContent ?? ''
        const at = text.indexOf(element.textContent)
        const [from, to] = [text.lastIndexOf('. ', at) + 1, text.indexOf('.', at) + 1]
        const range = document.createRange()
        const point = (index: number): [Node, number] => {
          const nodes = document.createTreeWalker(block ?? element, NodeFilter.SHOW_TEXT)
          for (let node = nodes.nextNode(), left = index; node; node = nodes.nextNode()) {
            const { length } = node.textContent ?? ''
            if (left <= length) return [node, left]
            left -= length
          }
          return [element, 0]
        }
        range.setStart(...point(from === 0 ? 0 : from + 1))
        range.setEnd(...point(to))
        const { top, bottom } = range.getBoundingClientRect()
        return { top, bottom }
      })
      expect(frame.isCut).toBe(false)
      expect(frame.top).toBeGreaterThanOrEqual(0)
      expect(frame.bottom).toBeLessThanOrEqual(height)
      if (side === 'top') expect(frame.top).toBeGreaterThanOrEqual(sentence.bottom)
      else expect(frame.bottom).toBeLessThanOrEqual(sentence.top)
    })
  }
}

test('term popover: shows the definition alone, and More leads to its glossary entry', async ({ page }) => {
  await page.goto(STORY)
  await hydrated(page)
  await page.locator('main a[data-term]').first().click()
  const popover = page.getByRole('dialog')
  await expect(popover.getByRole('link')).toHaveText(['More in the glossary'])
  await expect(popover.getByRole('listitem')).toHaveCount(0)
  await expect(popover.getByRole('link')).toHaveAttribute('href', /\/en\/.+#term-/)
  await popover.getByRole('link').click()
  await expect(page).toHaveURL(/glossary#term-/)
  await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeInViewport()
})

test('term popover: More leads to the term at the end of the page while offline', async ({ page, problems }) => {
  problems.expect(/failed: .*_serverFn|Failed to load resource/)
  await page.route('**/_serverFn/**', (route) => route.abort())
  await page.goto(STORY)
  await hydrated(page)
  await page.locator('main a[data-term]').first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'More in the glossary' }).click()
  await expect(page).toHaveURL(/why-stars-twinkle#term-/)
})
