import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildChanged, startDeployment, type Deployment } from '../../../bench/nodes/rolling.ts'
import { Visitors } from '../../../bench/nodes/visitors.ts'
import { HAPROXY } from '../../support/haproxy.ts'
import { PRODUCT } from '../../support/process.ts'
import { expect, test } from '../fixtures.ts'

test.skip(HAPROXY === undefined, 'HAProxy is not installed')

let folder: string
let changed: string
let deployment: Deployment | undefined

test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = mkdtempSync(join(tmpdir(), 'rolling-'))
  changed = await buildChanged()
  deployment = await startDeployment(folder, PRODUCT)
})
test.afterAll(async () => {
  await deployment?.stop()
  rmSync(folder, { recursive: true })
})

test('rolling deployment: fails no request, and pages of the former build keep working', async ({ page, problems }) => {
  test.setTimeout(120_000)
  if (!deployment) throw new Error('There is no deployment.')
  // The call of a server function that the new build does not have.
  problems.expect(/status 404: .*\/_serverFn\/|console: Failed to load resource.*404.*_serverFn/)
  await page.goto(deployment.url)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const visitors = new Visitors(deployment.url, () => '')
  const load = visitors.visitAll(['/en', '/en/stories', '/de', '/en/visit', '/sitemap.xml'], 30, 12)
  await deployment.roll(changed)
  await load
  visitors.stop()
  expect(visitors.take()).toMatchObject({ failed: 0 })

  const isReloaded = () => page.evaluate(() => Reflect.get(window, 'isSamePage') !== true)
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
  // A server function that both builds have.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Stories' }).first().click()
  await expect(page).toHaveURL(/\/en\/stories$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stories')
  expect(await isReloaded()).toBe(false)
  // One that only the former build has.
  await page.locator('main a[href^="/en/stories/"]:not([href*="?"])').first().click()
  await expect(page).toHaveURL(/\/en\/stories\/[\w-]+$/)
  await expect.poll(isReloaded).toBe(true)
  await expect(page.locator('main h1')).not.toHaveText('Stories')
  await expect(page.locator('main .status')).toHaveCount(0)
})
