import type { Page } from '@playwright/test'
import { expect, test } from '../../browser/fixtures.ts'
import { freePort, startSite, type RunningServer } from '../../support/process.ts'

const LIBRARY = '**/assets/web-vitals-*.js'
const REPORTS = '/api/vitals'
const NAMES = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB']

let site: RunningServer
let metrics: string
test.beforeAll(async () => {
  const port = await freePort()
  metrics = `http://127.0.0.1:${port}/metrics`
  site = await startSite({ METRICS_PORT: String(port), METRICS_HOST: '127.0.0.1', SITE_VITALS_SAMPLE: '1', SITE_PREVIEW_SECRET: 'a secret of this test' })
})
test.afterAll(() => site.stop())

/** Returns the number of measurements of a metric that the site has counted. */
async function counted(name: string): Promise<number> {
  const line =
    name === 'CLS' ? /^vitrine_web_vitals_layout_shift_score_count (\d+)/m : new RegExp(`^vitrine_web_vitals_seconds_count\\{metric="${name}"\\} (\\d+)`, 'm')
  return Number(line.exec(await (await fetch(metrics)).text())?.[1] ?? 0)
}

/** Waits until the browser has reported a measurement to observers, which is some time after the event itself. */
async function observed(page: Page, type: 'largest-contentful-paint' | 'first-input'): Promise<void> {
  await page.evaluate((wanted) => new Promise<void>((done) => new PerformanceObserver(() => done()).observe({ type: wanted, buffered: true })), type)
}

async function report(body: string, headers: Record<string, string> = {}): Promise<number> {
  return (await fetch(site.url + REPORTS, { method: 'POST', body, headers })).status
}

test('web vitals: a page reports its measurements when the visitor leaves it, and no other data', async ({ page }) => {
  const before = await Promise.all(NAMES.map(counted))
  // The browser sends the report when the page has gone, so the test cannot watch the request.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      sessionStorage.setItem('reports', `${sessionStorage.getItem('reports') ?? ''}${String(body)}\n`)
      return send(address, body)
    }
  })
  const library = page.waitForResponse(LIBRARY)
  await page.goto(`${site.url}/en/stories`)
  await (await library).finished()
  // The library then runs as a task of the page.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await observed(page, 'largest-contentful-paint')
  await page.getByRole('banner').click({ position: { x: 2, y: 2 } })
  await observed(page, 'first-input')
  await page.goto(`${site.url}/en`)
  const reports = ((await page.evaluate(() => sessionStorage.getItem('reports'))) ?? '').trim().split('\n')
  const measured = reports.flatMap((each): [string, number][] => JSON.parse(each))
  expect(reports.join('')).not.toContain('/')
  expect(measured.map(([name]) => name).toSorted()).toEqual(NAMES)
  for (const [at, name] of NAMES.entries()) await expect.poll(() => counted(name), name).toBeGreaterThan(before[at] ?? 0)
})

test('web vitals: the library is fetched after the load event, and cached for a year', async ({ page }) => {
  const library = page.waitForResponse(LIBRARY)
  await page.goto(`${site.url}/en`)
  const response = await library
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  const [{ began, loaded }] = await page.evaluate(() => [
    {
      began: performance.getEntriesByType('resource').find(({ name }) => name.includes('/web-vitals-'))?.startTime ?? 0,
      loaded: performance.timing.loadEventStart - performance.timing.navigationStart,
    },
  ])
  expect(began).toBeGreaterThanOrEqual(loaded)
})

test('web vitals: with data saver, nothing is fetched', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(`${site.url}/en`, { waitUntil: 'networkidle' })
  expect(requests.filter((url) => url.includes('vitals'))).toEqual([])
})

test('web vitals: refuses reports that are too large, malformed, or sent by another site', async () => {
  expect(await report('[["TTFB",20]]')).toBe(204)
  expect(await report('[["TTFB",20]]', { 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  expect(await report('{}')).toBe(400)
  expect(await report(`[${' '.repeat(1000)}]`)).toBe(413)
  expect((await fetch(site.url + REPORTS)).status).toBe(405)
})

test('web vitals: a page in a preview measures nothing', async ({ page }) => {
  await page.goto(`${site.url}/api/preview?secret=${encodeURIComponent('a secret of this test')}`)
  await expect(page).toHaveURL(/\/en/)
  expect(await page.content()).not.toContain(REPORTS)
})

test('web vitals: without the variable, pages contain no script, and the endpoint does not exist', async ({ page }) => {
  await page.goto('/en')
  expect(await page.content()).not.toContain(REPORTS)
  expect((await page.request.post(REPORTS, { data: '[]' })).status()).toBe(404)
})
