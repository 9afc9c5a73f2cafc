import { startSite, type RunningServer } from '../../support/process.ts'
import { resource } from '../../support/spaces/export-file.ts'
import { startUpstream } from '../../support/upstream.ts'
import { entryPayload, PATH, SECRET, webhook, type Sent } from './webhook.ts'
import { expect, test } from '../../browser/fixtures.ts'

const PAGE = '/en/stories/why-stars-twinkle'
const AT = '2026-11-21T11:59:58.000Z'

async function view(site: RunningServer) {
  const response = await fetch(new URL(PAGE, site.url))
  return { html: await response.text(), how: response.headers.get('Cache-Status') }
}

async function send(site: RunningServer, sent: Sent) {
  return (await fetch(new URL(PATH, site.url), sent)).status
}

test('webhook: updates a cached page at once, though the site polls the space hourly', async () => {
  const upstream = await startUpstream()
  const payload = entryPayload({ id: 'story-seeing', space: upstream.env.CONTENTFUL_SPACE_ID, revision: 2, at: AT })
  const site = await startSite({ ...upstream.env, CONTENT_SYNC_SECONDS: '3600', CONTENTFUL_WEBHOOK_SECRET: SECRET })
  try {
    await view(site)
    expect(await view(site)).toEqual({ html: expect.not.stringContaining('Published just now'), how: 'vitrine; hit' })
    // Contentful's Delivery API lags: the webhook arrives first.
    expect(await send(site, webhook(payload))).toBe(202)
    expect(await view(site)).toEqual({ html: expect.not.stringContaining('Published just now'), how: 'vitrine; hit' })
    await upstream.edit(({ entries }) => {
      const { sys, fields } = resource(entries, 'story-seeing')
      Object.assign(sys, { version: 5, publishedVersion: 4, publishedCounter: 2, publishedAt: AT, updatedAt: AT })
      fields['title'] = { en: 'Published just now' }
    })
    await expect.poll(async () => (await view(site)).html, { timeout: 20_000 }).toContain('Published just now')

    const { sys, ...rest } = payload
    const forged = { ...webhook(payload), body: JSON.stringify({ ...rest, sys: { ...sys, revision: 3 } }) }
    expect(await send(site, forged)).toBe(403)
    expect(await send(site, webhook({ any: 'thing' }))).toBe(400)
    const response = await fetch(new URL(PATH, site.url))
    expect([response.status, response.headers.get('Allow'), response.headers.get('Content-Type')]).toEqual([405, 'POST', 'text/plain; charset=utf-8'])
  } finally {
    await site.stop()
    await upstream.stop()
  }
})

test('webhook: answers 404 if no secret is set', async () => {
  const site = await startSite()
  try {
    expect(await send(site, webhook({}))).toBe(404)
    expect((await fetch(new URL(PATH, site.url))).status).toBe(404)
  } finally {
    await site.stop()
  }
})
