import { LOCALES, localeInfo } from '../../../src/i18n/locales.ts'
import { siteWord } from '../../support/site-words.ts'
import { m } from '#paraglide/messages.js'
import { freePort, startContentService, startSite, type RunningServer } from '../../support/process.ts'
import { lackingSpace } from '../../support/spaces/lacking-space.ts'
import { expect, test } from '../fixtures.ts'
import { loaded } from '../measure/settled.ts'
import { CASES, hydrated } from '../page-types.ts'

test.describe.configure({ mode: 'serial' })

let port: number
let service: RunningServer
let site: RunningServer

test.beforeAll(async () => {
  port = await freePort()
  service = await startContentService([], port)
  site = await startSite({
    CONTENTFUL_SPACE_ID: 'meridian00001',
    CONTENTFUL_HOST: `localhost:${port}`,
    CONTENTFUL_INSECURE: 'true',
    CONTENT_STRATEGY: 'direct',
    CONTENT_SYNC_SECONDS: '0.5',
  })
})

test.afterAll(async () => {
  await site.stop()
  await service.stop()
})

/** Each page type in one language and each language on some types. The requests of a page depend on its type, not on both. */
const SAMPLE = CASES.filter(({ locale }, index) => LOCALES.indexOf(locale) === Math.floor(index / LOCALES.length) % LOCALES.length)

test('content service over HTTP: pages are the same as from the embedded service', async ({ request }) => {
  expect(new Set(SAMPLE.map(({ type }) => type)).size).toBe(new Set(CASES.map(({ type }) => type)).size)
  const main = (html: string) =>
    /<main[^]*<\/main>/
      .exec(html)?.[0]
      .replaceAll(`http://localhost:${port}/`, '/media/')
      .replace(/<img[^>]*src="data:[^>]*>/g, '')
  for (const { path } of SAMPLE) {
    const [own, embedded] = [await request.get(site.url + path), await request.get(path)]
    expect(own.status(), path).toBe(200)
    expect(main(await own.text()), path).toBe(main(await embedded.text()))
  }
})

test('pictures: come from the content service, and the policy allows them', async ({ page }) => {
  await page.goto(`${site.url}/en`)
  await hydrated(page)
  await loaded(page)
  const hosts = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => (image instanceof HTMLImageElement ? image.currentSrc : '')).filter((source) => source.startsWith('http')))
  expect(hosts.length).toBeGreaterThan(0)
  expect(hosts.every((source) => source.startsWith(`http://localhost:${port}/`))).toBe(true)
})

test('outage: every page answers 503 in its language, and leaks no internals', async ({ page, problems }) => {
  test.setTimeout(90_000)
  problems.expect(/503|content: |Content/)
  await page.goto(`${site.url}/en`)
  await hydrated(page)
  await loaded(page)
  await service.stop()
  for (const locale of LOCALES) {
    const response = await page.goto(`${site.url}/${locale}/x/y`)
    expect(response?.status()).toBe(503)
    expect(response?.headers()['retry-after']).toBe('30')
    expect(response?.headers()['cache-control']).toBe('no-store')
    expect(await response?.text()).not.toMatch(/ECONNREFUSED|axios|node_modules|\.ts:|Bearer|at .*\(file/)
    await expect(page.locator('html')).toHaveAttribute('lang', localeInfo(locale).tag)
    // Each language was read before, so the editors' texts are cached.
    await expect(page.locator('h1')).toHaveText(siteWord('unavailableTitle', locale))
    await expect(page).toHaveTitle(new RegExp(`^${m.unavailable_title({}, { locale })}.+`))
    // The page offers no links to other content, only a retry, which works without scripts.
    await expect(page.getByRole('main').getByRole('link')).toHaveText([m.try_again({}, { locale })])
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', `/${locale}/x/y`)
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await expect(page.getByRole('banner').locator('[data-search]')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
})

test('outage: server functions leak no internals either', async ({ page, problems }) => {
  test.setTimeout(60_000)
  // Open requests for pictures fail with the service. The page was not read before.
  problems.expect(/503|CONNECTION_REFUSED|content: |Content|unavailable/)
  await service.stop()
  service = await startContentService([], port)
  await back(1)
  await page.goto(`${site.url}/en`)
  await hydrated(page)
  await loaded(page)
  await service.stop()
  const answers: { status: number; body: string }[] = []
  page.on('response', (response) => {
    if (response.url().includes('/_serverFn/')) void response.text().then((body) => answers.push({ status: response.status(), body }))
  })
  await page.getByRole('contentinfo').locator('a[href="/en/imprint"]').first().click()
  await expect(page.locator('h1')).toHaveText(siteWord('unavailableTitle', 'en'), { timeout: 20_000 })
  await expect.poll(() => answers.length).toBeGreaterThan(0)
  for (const { status, body } of answers) {
    expect(status).toBe(503)
    expect(body).not.toMatch(/ECONNREFUSED|axios|node_modules|\.ts:|Bearer|localhost/)
  }
})

test('503: the page shows its reason at every moment while scripts take over', async ({ page, problems }) => {
  problems.expect(/503|Content|unavailable/)
  await service.stop()
  // The view of the status arrives after scripts have run, as on a slow network.
  await page.route(/StatusView[^/]*\.js/, async (route) => {
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))
    await route.continue()
  })
  await page.addInitScript(() => {
    let wasShown = false
    new MutationObserver(() => {
      const isShown = document.querySelector('main h1') !== null
      if (wasShown && !isShown) document.documentElement.dataset['blank'] = ''
      wasShown ||= isShown
    }).observe(document, { childList: true, subtree: true })
  })
  const arrived = page.waitForResponse(/StatusView[^/]*\.js/)
  await page.goto(`${site.url}/en/x/y`)
  await Promise.all([arrived, hydrated(page)])
  await expect(page.locator('h1')).toBeVisible()
  expect(await page.locator('html').getAttribute('data-blank')).toBeNull()
})

test('503 on a phone: the first press opens the menu, and it remains open while scripts take over', async ({ page, problems }) => {
  problems.expect(/503|Content|unavailable/)
  await service.stop()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site.url}/en/x/y`)
  await page
    .getByRole('banner')
    .getByRole('button', { name: m.menu({}, { locale: 'en' }) })
    .click()
  await hydrated(page)
  await expect(page.getByRole('dialog').getByRole('button', { name: m.menu_close({}, { locale: 'en' }) })).toBeVisible()
})

test('outage: the site recovers with the content service', async ({ page }) => {
  await service.stop()
  service = await startContentService([], port)
  await back(2)
  const response = await page.goto(`${site.url}/de`)
  expect(response?.status()).toBe(200)
  await expect(page.locator('h1')).toHaveCount(1)
})

test('outage: the log has one line for each beginning and each end', async () => {
  const said = site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('[content] The content service'))
  expect(said.map((line) => /does not answer|answers again/.exec(line)?.[0])).toEqual(['does not answer', 'answers again', 'does not answer', 'answers again'])
  expect(site.output()).not.toMatch(/\[(?:warning|error)\]|Bearer|\n\s+at /)
})

test('revoked token: pages answer 503, and the log names the remedy once', async ({ page, problems }) => {
  problems.expect(/503|content: |Content|unavailable/)
  const open = await startContentService()
  const shutOut = await startSite({
    CONTENT_STRATEGY: 'direct',
    CONTENTFUL_SPACE_ID: 'meridian00001',
    CONTENTFUL_HOST: `localhost:${open.port}`,
    CONTENTFUL_INSECURE: 'true',
    CONTENTFUL_DELIVERY_TOKEN: 'withdrawn',
  })
  await open.stop()
  const guarded = await startContentService(['--delivery-token', 'right'], open.port)
  try {
    for (const path of ['/en', '/en/visit']) {
      const response = await page.goto(shutOut.url + path)
      expect(response?.status()).toBe(503)
      await expect(page.locator('h1')).toHaveText(m.unavailable_title({}, { locale: 'en' }))
      // The site has read no menu.
      expect(await page.locator('nav:not(:has(a))').evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))).toEqual([])
    }
    expect(shutOut.output().match(/refuses the site .*CONTENTFUL_DELIVERY_TOKEN/g)).toHaveLength(1)
  } finally {
    // Open requests of the page would fail when the site stops.
    await page.goto('about:blank')
    await shutOut.stop()
    await guarded.stop()
  }
})

test('incomplete space: missing redirects answer 404, a rejected query 500, and all else works', async ({ page, problems }) => {
  problems.expect(/40[04]|500|content: |Content|internal/)
  const lacking = await startSite({ CONTENT_SPACE: lackingSpace() })
  try {
    for (const [path, status] of [
      ['/en/visit', 200],
      ['/en/no/such/page', 404],
      ['/en/stories', 500],
      ['/en/topics/moon', 404],
    ] as const) {
      const response = await page.goto(lacking.url + path)
      await hydrated(page)
      expect(response?.status(), path).toBe(status)
      if (status === 500) await expect(page.locator('h1')).toHaveText(siteWord('errorTitle', 'en'))
    }
    expect(lacking.output().match(/no content type "redirect"/g)).toHaveLength(1)
    expect(lacking.output().match(/rejects a query as invalid/g)).toHaveLength(1)
  } finally {
    // Open requests of the page would fail when the site stops.
    await page.goto('about:blank')
    await lacking.stop()
  }
})

/** Waits until the site has logged for the `times`-th time that the API answers again. */
async function back(times: number): Promise<void> {
  await expect.poll(() => site.output().match(/answers again/g)?.length, { timeout: 30_000, intervals: [300] }).toBe(times)
  expect((await fetch(`${site.url}/en`)).status).toBe(200)
}
