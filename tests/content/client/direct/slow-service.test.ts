import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { slow } from '../../../support/gate.ts'
import { siteOverHttp, type SiteOverHttp } from '../../../support/site-over-http.ts'
import { startUpstream, type Upstream } from '../../../support/upstream.ts'

let upstream: Upstream
let site: SiteOverHttp

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  upstream = await startUpstream()
  upstream.gate.set(slow(700))
})

afterAll(async () => {
  await site.close()
  await upstream.stop()
})

test('direct source: shows the first home page and the first sitemap if each answer takes 700 ms', { timeout: 60_000 }, async () => {
  site = await siteOverHttp(upstream.env)
  const { sitemapPages } = await import('../../../../src/pages/sitemap/sitemap.server.ts')
  expect(await site.visit('home')).toMatchObject({ kind: 'page' })
  expect((await sitemapPages()).length).toBeGreaterThan(50)
  for (const address of ['stories', 'events', 'story']) expect(await site.visit(address)).toMatchObject({ kind: 'page' })
})
