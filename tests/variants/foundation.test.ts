import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { showsDemonstration } from '../../scripts/checks/demonstration.ts'
import { settled } from '../browser/measure/settled.ts'
import { getFromHost, inBrowserWithHosts } from '../support/hosts.ts'
import { startSite, type RunningServer } from '../support/process.ts'
import { makeCopy } from '../support/site-copy.ts'
import { variants } from '../support/variants.ts'

// The demonstration with both sites, over real HTTP.
vi.setConfig({ testTimeout: 400_000, hookTimeout: 400_000 })

const OBSERVATORY = 'localhost:3000'
const FOUNDATION = 'foundation.localhost:3000'
const PAGES = ['/en', '/en/what-we-fund', '/en/what-we-fund/apply', '/en/board', '/de', '/de/foerderung', '/de/foerderung/antrag', '/de/vorstand']

let server: RunningServer

const get = (host: string, path: string) => getFromHost(server, host, path)
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

describe.skipIf(!showsDemonstration())('npm run foundation', () => {
  beforeAll(async () => {
    const folder = await makeCopy('foundation', variants['foundation'] ?? (async () => undefined))
    server = await startSite({ CONTENT_SPACE: 'content/with-foundation.json' }, folder, folder)
    await vi.waitFor(async () => expect((await get(FOUNDATION, '/readyz')).status, server.output()).toBe(200), { timeout: 200_000, interval: 200 })
  })
  afterAll(() => server?.stop())

  test('foundation: its sitemap lists its pages in both languages, and nothing else', async () => {
    const { body } = await get(FOUNDATION, '/sitemap.xml')
    expect(matches(body, /<loc>([^<]*)/g).toSorted()).toEqual(PAGES.map((path) => `http://${FOUNDATION}${path}`).toSorted())
    for (const path of PAGES) {
      const page = (await get(FOUNDATION, path)).body
      expect(matches(page, /rel="alternate" hrefLang="([^"]*)"/g)).toEqual(['en', 'de', 'x-default'])
      expect(page).toContain(`<link rel="canonical" href="http://${FOUNDATION}${path}"`)
    }
  })

  test('foundation: the observatory has none of its pages, and links to it', async () => {
    const sitemap = (await get(OBSERVATORY, '/sitemap.xml')).body
    expect(sitemap).not.toContain('foundation')
    for (const path of ['/en/what-we-fund', '/en/board', '/de/foerderung', '/en/foundation']) expect((await get(OBSERVATORY, path)).status, path).toBe(404)
    for (const path of ['/en/llms.txt', '/en/stories/feed.atom', '/en/search?q=grant', '/_search/en?q=grant'])
      expect((await get(OBSERVATORY, path)).body, path).not.toMatch(/what-we-fund|\/en\/board/)
    expect((await get(OBSERVATORY, '/en')).body).toContain(`href="http://${FOUNDATION}/en"`)
    expect((await get(OBSERVATORY, '/de')).body).toContain(`href="http://${FOUNDATION}/de"`)
  })

  test('foundation: it has none of the observatory’s pages, and links to it', async () => {
    for (const path of ['/en/visit', '/en/stories/a-lens-out-of-the-dark', '/en/support']) expect((await get(FOUNDATION, path)).status, path).toBe(404)
    const home = (await get(FOUNDATION, '/en')).body
    for (const path of ['/en', '/en/visit', '/en/support', '/en/stories/a-lens-out-of-the-dark']) expect(home).toContain(`href="http://${OBSERVATORY}${path}"`)
    for (const path of PAGES) {
      const { body } = await get(FOUNDATION, path)
      for (const address of matches(body, /<a [^>]*href="(http[^"]*)"/g)) {
        const { host, pathname } = new URL(address)
        expect((await get(host, pathname)).status, `${path} → ${address}`).toBe(200)
      }
    }
  })

  test('foundation: its pages pass axe in light and dark, wide and narrow', async () => {
    await inBrowserWithHosts(server, '*:3000', async (browser) => {
      for (const colorScheme of ['light', 'dark'] as const)
        for (const width of [1440, 390]) {
          const page = await browser.newPage({ colorScheme, viewport: { width, height: 900 } })
          for (const path of ['/en', '/de/foerderung', '/de/foerderung/antrag', '/en/nowhere']) {
            await page.goto(`http://${FOUNDATION}${path}`)
            await settled(page)
            const { violations } = await new AxeBuilder({ page })
              .setLegacyMode(true)
              .options({ resultTypes: ['violations'] })
              .analyze()
            expect(
              violations.map(({ id, nodes }) => `${path} ${colorScheme} ${width} ${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`),
            ).toEqual([])
            expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} ${width}`).toBeLessThanOrEqual(0)
          }
          await page.close()
        }
    })
  })
})
