import { readFileSync, writeFileSync } from 'node:fs'
import { sessionCookie } from '../../../src/features/preview/preview-cookie.server.ts'
import { isAbsent } from '../../fixtures/absent-types.ts'
import { startReceiver } from './receiver.ts'
import { startSite, type RunningServer } from '../../support/process.ts'
import { changedSpace, copyOf, resource, type ExportDraft } from '../../support/spaces/export-file.ts'
import { expect, test } from '../../browser/fixtures.ts'

const SECRET = 'a secret of the tests'
const KEY = 'a-key-of-the-tests'
const STORY = '/en/stories/why-stars-twinkle'
/** An entry of another type. An event is in a calendar too. */
const OTHER = isAbsent('event') ? { id: 'topic-moon', path: '/en/topics/moon' } : { id: 'event-apophis-2029', path: '/en/events/apophis-2029' }

let site: RunningServer
let file: string
let receiver: Awaited<ReturnType<typeof startReceiver>>

test.beforeAll(async () => {
  receiver = await startReceiver()
  file = changedSpace(() => undefined)
  site = await startSite({ CONTENT_SPACE: file, SITE_PREVIEW_SECRET: SECRET, SITE_INDEXNOW_KEY: KEY, SITE_INDEXNOW_URL: receiver.service })
})
test.afterAll(async () => {
  await site.stop()
  await receiver.close()
})

function edit(change: (draft: ExportDraft) => void): void {
  const draft: ExportDraft = JSON.parse(readFileSync(file, 'utf8'))
  change(draft)
  writeFileSync(file, JSON.stringify(draft))
}

async function asked(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(new URL(path, site.url), { headers, redirect: 'manual' })
  return { status: response.status, text: await response.text(), headers: response.headers, how: response.headers.get('Cache-Status') }
}

/** Publishes an entry as editors do. */
function published(sys: ExportDraft['entries'][number]['sys'], at: string): void {
  Object.assign(sys, { updatedAt: at, publishedAt: at, version: 9, publishedVersion: 8 })
}

test('publication: updates Markdown alternates, lists and feeds at once, and notifies search engines, but not for drafts', async () => {
  test.slow()
  const other = '/en/stories/the-line-of-noon.md'
  const lists = ['/en/llms.txt', '/en/stories/feed.atom', '/en/stories/feed.rss', '/en/stories/feed.json']
  for (const path of [`${STORY}.md`, other, ...lists, '/sitemap.xml']) {
    expect((await asked(path)).how).toContain('stored')
    expect((await asked(path)).how, path).toBe('vitrine; hit')
  }
  expect(await (await fetch(`${site.url}/${KEY}.txt`)).text()).toBe(KEY)

  edit(({ entries }) => {
    const story = resource(entries, 'story-seeing')
    const draft = copyOf(story, 'story-draft', { slug: { en: 'not-yet' }, title: { en: 'Not yet' } })
    for (const name of ['publishedVersion', 'publishedAt', 'firstPublishedAt', 'publishedBy']) Reflect.deleteProperty(draft.sys, name)
    entries.push(draft)
    story.fields['title'] = { en: 'Why do they twinkle?' }
    published(story.sys, '2026-11-20T10:00:00.000Z')
  })
  for (const path of [`${STORY}.md`, ...lists]) await expect.poll(async () => (await asked(path)).text, path).toContain('Why do they twinkle?')
  expect((await asked(`${STORY}.md`)).text).toContain('updated: "2026-11-20T10:00:00.000Z"')
  expect((await asked(STORY, { Accept: 'text/markdown' })).text).toContain('# Why do they twinkle?')
  expect((await asked(other)).how).toBe('vitrine; hit')
  for (const path of ['/en/stories/not-yet.md', '/en/stories/not-yet']) expect((await asked(path, { Accept: 'text/markdown' })).status).toBe(404)
  for (const path of [...lists, '/sitemap.xml']) expect((await asked(path)).text, path).not.toMatch(/Not yet|not-yet/)

  await receiver.counts(1)
  expect(receiver.notify[0]).toMatchObject({ host: 'localhost:3000', key: KEY, keyLocation: `http://localhost:3000/${KEY}.txt` })
  expect(receiver.notify[0]?.urlList).toContain(`http://localhost:3000${STORY}`)
  expect(receiver.notify[0]?.urlList).not.toContain(`http://localhost:3000${other.replace('.md', '')}`)

  edit((draft) => (draft.entries = draft.entries.filter(({ sys }) => sys.id !== 'story-seeing')))
  await expect.poll(async () => (await asked(`${STORY}.md`)).status).toBe(404)
  await receiver.counts(2)
  expect(receiver.notify[1]?.urlList).toContain(`http://localhost:3000${STORY}`)
  expect(JSON.stringify(receiver.notify)).not.toContain('not-yet')
})

test('preview: an editor sees uncached Markdown alternates of drafts', async () => {
  edit(({ entries }) => {
    const draft = resource(entries, OTHER.id)
    draft.fields['title'] = { en: 'A draft of an evening' }
    Object.assign(draft.sys, { version: 12, publishedVersion: 3 })
    Reflect.deleteProperty(draft.sys, 'publishedVersion')
  })
  const [Cookie = ''] = sessionCookie({ scope: 'all', until: new Date('2100-01-01T00:00:00Z') }, SECRET).split(';')
  const { path } = OTHER
  await expect.poll(async () => (await asked(path)).status).toBe(404)
  for (const [address, headers] of [
    [`${path}.md`, { Cookie }],
    [path, { Cookie, Accept: 'text/markdown' }],
  ] as const) {
    const seen = await asked(address, headers)
    expect([seen.status, seen.headers.get('Cache-Control'), seen.how], address).toEqual([200, 'no-store', null])
    expect(seen.text).toContain('# A draft of an evening')
  }
  // Responses for editors with a preview are not cached.
  for (const address of [...(isAbsent('event') ? [] : ['/en/events/calendar.ics']), '/en/llms.txt', '/sitemap.xml']) {
    await asked(address, { Cookie })
    expect((await asked(address)).text, address).not.toMatch(new RegExp(`A draft of an evening|${path}`))
  }
  expect((await asked(`${path}.md`)).status).toBe(404)
})
