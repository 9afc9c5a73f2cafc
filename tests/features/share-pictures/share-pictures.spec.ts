import sharp from 'sharp'
import { expect, test } from '../../browser/fixtures.ts'
import { CASES } from '../../browser/page-types.ts'

/** Returns the contents of a document's Open Graph tags, by property. */
function openGraph(html: string): ReadonlyMap<string, readonly string[]> {
  const tags = [...html.matchAll(/<meta property="(og:[^"]+)" content="([^"]*)"/g)]
  return new Map(
    Map.groupBy(tags, ([, property = '']) => property)
      .entries()
      .map(([property, all]) => [property, all.map(([, , content = '']) => content.replaceAll('&amp;', '&'))]),
  )
}

const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '')

test('share pictures: every page type in every language has its own picture, which exists', async ({ request }) => {
  test.slow()
  const seen = new Set<string>()
  for (const { type, locale, path } of CASES) {
    const html = await (await request.get(path)).text()
    const tags = openGraph(html)
    const address = pathOf(tags.get('og:image')?.[0] ?? '')
    const name = `${type} in ${locale}`
    expect(address, name).toMatch(new RegExp(`^/media/share/${locale}/[0-9a-f]{40}/.*\\.jpg$`))
    expect(Object.fromEntries(tags), name).toMatchObject({
      'og:image': [expect.stringMatching(/^http/)],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:type': ['image/jpeg'],
      'og:image:alt': [expect.stringContaining(tags.get('og:title')?.[0] ?? 'no title')],
    })
    expect(html, name).toContain('<meta name="twitter:card" content="summary_large_image"')
    const answer = await request.get(address)
    expect(answer.status(), name).toBe(200)
    expect(answer.headers(), name).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' })
    const { width, height, format } = await sharp(await answer.body()).metadata()
    expect({ width, height, format }, name).toEqual({ width: 1200, height: 630, format: 'jpeg' })
    seen.add(address)
  }
  expect(seen.size).toBe(CASES.length)
})

test('share pictures: only addresses that the site creates are rendered', async ({ request }) => {
  const tags = openGraph(await (await request.get('/en/visit')).text())
  const address = pathOf(tags.get('og:image')?.[0] ?? '')
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) => request.get(path, { maxRedirects: 0, headers })
  const [key = ''] = /[0-9a-f]{40}/.exec(address) ?? []

  const former = await get(address.replace(key, 'a'.repeat(40)))
  expect([former.status(), former.headers()['location'], former.headers()['cache-control']]).toEqual([302, address, 'no-store'])
  for (const path of [
    address.replace('visit', 'no-such-page'),
    address.replace(/en\/visit/, '_serverFn/x'),
    address.replace(/\/en\/visit/, '//elsewhere.example/x'),
    address.replace('.jpg', '.png'),
    `/media/share/en/${key}.jpg`,
    '/media/share/',
  ]) {
    const refused = await get(path)
    expect([path, refused.status(), refused.headers()['cache-control']]).toEqual([path, 404, 'no-store'])
  }
  expect((await request.post(address)).status()).toBe(405)

  const head = await request.head(address)
  expect([head.status(), head.headers()['content-type'], (await head.body()).length]).toEqual([200, 'image/jpeg', 0])
  const known = await get(address, { 'If-None-Match': head.headers()['etag'] ?? '' })
  expect([known.status(), (await known.body()).length, known.headers()['cache-control']]).toEqual([304, 0, 'public, max-age=31536000, immutable'])
})
