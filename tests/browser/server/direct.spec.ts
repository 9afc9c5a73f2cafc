import { FAULTS } from '../../support/gate.ts'
import { startSite, type RunningServer } from '../../support/process.ts'
import { resource } from '../../support/spaces/export-file.ts'
import { readSpace } from '../../support/spaces/space.ts'
import { startUpstream, type Upstream } from '../../support/upstream.ts'
import { expect, test } from '../fixtures.ts'
import { PAGE_TYPES } from '../page-types.ts'
import { pathOf } from '../../../src/i18n/addresses/urls.ts'

test.describe.configure({ mode: 'serial' })

const PATHS = Object.values(PAGE_TYPES).flatMap((place) => [pathOf('en', place('en')), pathOf('ar', place('ar'))])
const [STORY] = [PAGE_TYPES['story']].flatMap((place) => (place ? [pathOf('en', place('en'))] : []))
const UNREAD = readSpace()
  .entries.filter(({ sys }) => sys.contentType.sys.id === 'story' && sys.id !== 'story-seeing')
  .map(({ fields }) => pathOf('en', { route: 'story', slug: String(fields['slug']?.['en']) }))
let upstream: Upstream
let site: RunningServer

test.beforeAll(async () => {
  upstream = await startUpstream()
  site = await startSite({ ...upstream.env, CONTENT_STRATEGY: 'direct', CONTENT_SYNC_SECONDS: '0.5' })
})

test.afterAll(async () => {
  await site.stop()
  await upstream.stop()
})

const get = (path: string) => fetch(new URL(path, site.url), { redirect: 'manual', signal: AbortSignal.timeout(20_000) })
/** Returns the requests since the previous call, except for synchronization and pictures. */
const asked = () => upstream.gate.asked().filter((path) => /\/entries\b/.test(path))

test('direct strategy: a repeated view sends no query to the space, and a scanner at most two', async () => {
  // Content that was read before the site follows changes is read again once it does.
  await expect.poll(async () => (await get('/en'), upstream.gate.asked().some((path) => path.includes('/sync')))).toBe(true)
  for (const path of PATHS) expect((await get(path)).status, path).toBe(200)
  for (const path of PATHS) await get(path)
  asked()
  for (const path of PATHS) expect((await get(path)).status, path).toBe(200)
  expect(asked()).toEqual([])
  for (let index = 0; index < 30; index += 1) expect((await get(`/en/wp-admin/${index}.php`)).status).toBe(404)
  for (let index = 0; index < 30; index += 1) expect((await get(`/en/stories/no-such-story-${index}`)).status).toBe(404)
  // Slugs and redirects are read once.
  expect(asked().length).toBeLessThanOrEqual(2)
})

// `outages.test.ts` checks the same in process, for fewer pages.
test('direct strategy: failures of the space break no page that was read, and new content appears soon', { tag: '@exhaustive' }, async () => {
  test.setTimeout(600_000)
  const failures: string[] = []
  let views = 0
  const over = new AbortController()
  const load = Array.from({ length: 2 }, async (_, visitor) => {
    for (let step = visitor; !over.signal.aborted; step += 1) {
      const path = PATHS[step % PATHS.length] ?? ''
      await get(path).then(
        async (response) => {
          await response.text()
          if (response.status !== 200) failures.push(`${path}: ${response.status}`)
        },
        (error: unknown) => failures.push(`${path}: ${String(error)}`),
      )
      views += 1
    }
  })
  try {
    for (const [index, name] of [...Object.keys(FAULTS), 'killed'].entries()) {
      const way = FAULTS[name]
      if (way) upstream.gate.set(way)
      else await upstream.gate.kill()
      const title = `What ${name} brought`
      await upstream.edit((draft) => void Object.assign(resource(draft.entries, 'story-seeing').fields['title'] ?? {}, { en: title }))
      const before = views
      // Content that was never read cannot be shown.
      expect((await get(UNREAD[index] ?? '')).status, name).toBe(503)
      await expect.poll(() => views - before, { timeout: 30_000 }).toBeGreaterThan(PATHS.length * 2)
      expect(await (await get(STORY ?? '')).text(), name).not.toContain(title)
      await upstream.gate.revive()
      await expect.poll(async () => (await (await get(STORY ?? '')).text()).includes(title), { timeout: 30_000, message: name }).toBe(true)
    }
  } finally {
    over.abort()
    await Promise.all(load)
  }
  expect(failures).toEqual([])
  expect(site.output()).not.toMatch(/\n\s+at /)
})

test('search index: is built on the first search and finds existing content', async () => {
  test.setTimeout(120_000)
  await expect.poll(async () => (await get('/en/search?q=planetarium')).text(), { timeout: 90_000 }).toContain('<mark>Planetarium</mark>')
})
