import { parseFeed } from 'feedsmith'
import { isAbsent } from '../../fixtures/absent-types.ts'
import { expect, test } from '../fixtures.ts'
import { CASES } from '../page-types.ts'

/** The feeds that the head of the page links to. Only pages have `hreflang`, or search engines would treat feeds as translations. */
const NAMED = 'link[rel="alternate"][type][title]:not([hreflang])'

test('feeds: a reader finds the feed of a page in its language and can fetch it', async ({ page, request }) => {
  for (const { type, locale, path } of CASES.filter((each) => ['home', 'stories', 'story', 'topic', 'person'].includes(each.type))) {
    await page.goto(path)
    const first = page.locator(NAMED).first()
    await expect(first, `${type} in ${locale}`).toHaveAttribute('type', 'application/atom+xml')
    const address = (await first.getAttribute('href')) ?? ''
    expect(address.startsWith(`/${locale}/`), address).toBe(true)
    const answer = await request.get(address)
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/atom+xml; charset=utf-8',
      'x-robots-tag': 'noindex',
      'access-control-allow-origin': '*',
    })
    const found = parseFeed(await answer.text())
    if (found.format !== 'atom') throw new Error(`${address} is ${found.format}.`)
    expect((found.feed.entries ?? []).length).toBeGreaterThan(0)
    // The address in the feed is the one from which it was loaded.
    const self = found.feed.links?.find(({ rel }) => rel === 'self')?.href ?? ''
    expect(new URL(self).pathname).toBe(address)
    if (type !== 'stories') continue
    expect(await page.locator(NAMED).evaluateAll((links) => links.map((link) => link.getAttribute('type')))).toEqual([
      'application/atom+xml',
      'application/rss+xml',
      'application/feed+json',
    ])
    await expect(page.getByRole('main').locator(`a[href="${address}"]`)).toBeVisible()
  }
})

test('feeds and calendars: support 304, content coding, and GET and HEAD alone', async ({ request }) => {
  for (const path of [
    '/en/stories/feed.atom',
    '/en/stories/feed.rss',
    '/en/topics/moon/feed.json',
    ...(isAbsent('event') ? [] : ['/en/events/calendar.ics', '/en/events/refractor-night.ics']),
  ]) {
    const first = await request.get(path)
    const { etag = '', ...headers } = first.headers()
    expect([first.status(), headers['cache-control']], path).toEqual([200, 'public, max-age=0, must-revalidate'])
    expect(etag).toMatch(/^W\/"/)
    const second = await request.get(path, { headers: { 'If-None-Match': etag } })
    expect([second.status(), (await second.body()).length]).toEqual([304, 0])
    expect((await request.get(path)).headers()['cache-status']).toBe('vitrine; hit')
    expect((await request.get(path, { headers: { 'Accept-Encoding': 'gzip' } })).headers()['content-encoding']).toBe('gzip')
    const head = await request.head(path)
    expect([head.status(), (await head.body()).length]).toEqual([200, 0])
    expect((await request.post(path)).status()).toBe(405)
  }
})
