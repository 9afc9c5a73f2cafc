import { freePort, startSite } from '../../support/process.ts'
import { expect, test } from '../fixtures.ts'

test('sitemap.xml and robots.txt: are readable, and a missing part answers 404', async ({ request }) => {
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()).toMatchObject({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' })
  expect((await request.get('/sitemap.xml?part=1')).status()).toBe(200)
  for (const part of ['2', '0', '-1', 'x', '1e9']) expect((await request.get(`/sitemap.xml?part=${part}`)).status(), part).toBe(404)
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^User-agent: \*\n[^]*\nSitemap: http:\/\/[^/]+\/sitemap\.xml\n$/)
  for (const path of ['/sitemap.xml', '/robots.txt']) {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const refused = await request.fetch(path, { method })
      expect(refused.status(), `${method} ${path}`).toBe(405)
      expect(refused.headers()['allow']).toBe('GET, HEAD')
    }
    const head = await request.head(path)
    expect([head.status(), (await head.body()).length]).toEqual([200, 0])
  }
})

test('sitemap.xml: answers 503 if the content cannot be read', async () => {
  const site = await startSite({ CONTENTFUL_SPACE_ID: 'nowhere', CONTENTFUL_HOST: `localhost:${await freePort()}`, CONTENTFUL_INSECURE: 'true' })
  try {
    const response = await fetch(`${site.url}/sitemap.xml`)
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('30')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.text()).not.toMatch(/<|localhost|ECONN/)
    expect((await fetch(`${site.url}/robots.txt`)).status).toBe(200)
  } finally {
    await site.stop()
  }
})
