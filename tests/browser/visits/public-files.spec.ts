import { expect, test } from '../fixtures.ts'

test('public folder: its files are served unchanged, and files missing from it are generated', async ({ request }) => {
  const humans = await request.get('/humans.txt', { maxRedirects: 0 })
  expect(humans.status()).toBe(200)
  expect(humans.headers()['content-type']).toMatch(/^text\/plain/)
  expect(await humans.text()).toContain('Files in the folder public/ are served as they are')
  for (const path of ['/robots.txt', '/sitemap.xml', '/site.webmanifest', '/favicon.ico']) expect((await request.get(path)).status(), path).toBe(200)
})
