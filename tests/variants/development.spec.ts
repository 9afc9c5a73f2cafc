import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from '../browser/fixtures.ts'

const SPACE = '.cache/copies/development/content/edited.json'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

test('the development server shows the site, alive, and an edit of the content without a restart', async ({ page }) => {
  await page.goto('/en')
  const menu = page.getByRole('banner').getByRole('navigation').first().getByRole('button').first()
  await expect(async () => {
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 })
  }).toPass()
  const before = await readFile(SPACE, 'utf8')
  const name = await page.getByRole('banner').getByRole('link').first().innerText()
  await writeFile(SPACE, before.replaceAll(`"${name}"`, '"Zenith"'))
  await expect(async () => {
    await page.goto('/en')
    await expect(page.getByRole('banner').getByRole('link').first()).toHaveText('Zenith', { timeout: 500 })
  }).toPass()
})

test('the development server shows the elements at /_ui', async ({ page }) => {
  await page.goto('/_ui?lang=ar&theme=night')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('section[id]')).toHaveCount(17)
  await page.locator('#Dialog > div button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
