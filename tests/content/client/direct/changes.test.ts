import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ContentChange } from '../../../../src/content/client/content-change.ts'
import { siteOverHttp, type SiteOverHttp } from '../../../support/site-over-http.ts'
import { copyOf, resource } from '../../../support/spaces/export-file.ts'
import { startUpstream, type Upstream } from '../../../support/upstream.ts'

let upstream: Upstream
let site: SiteOverHttp
const notify: ContentChange[] = []

beforeAll(async () => {
  upstream = await startUpstream()
  site = await siteOverHttp(upstream.env)
  await site.hears()
  await vi.waitFor(async () => expect((await site.visit('story')).kind).toBe('page'), { timeout: 20_000 })
  const { contentSource } = await import('../../../../src/site-content/site-source.server.ts')
  const { onChange } = await contentSource()
  onChange((change) => notify.push(change))
})

afterAll(async () => {
  await site.close()
  await upstream.stop()
})

const kindOf = async (address: string) => (await site.visit(address)).kind

test('direct source: an edited entry is shown on its page, and the change holds the new entry without the old one', async () => {
  expect(await site.visit('story')).toMatchObject({ text: expect.not.stringContaining('Why stars dance') })
  await upstream.edit((draft) => void Object.assign(resource(draft.entries, 'story-seeing').fields['title'] ?? {}, { en: 'Why stars dance' }))
  await site.hears()
  expect(await site.visit('story')).toMatchObject({ text: expect.stringContaining('Why stars dance') })
  expect(notify.splice(0)).toEqual([
    {
      resources: [
        {
          kind: 'Entry',
          id: 'story-seeing',
          before: 'unknown',
          after: expect.objectContaining({
            contentTypeId: 'story',
            fields: expect.objectContaining({ title: expect.objectContaining({ en: 'Why stars dance' }) }),
          }),
        },
      ],
      touchesModel: false,
    },
  ])
})

test('direct source: finds a story that is published later, although slugs were read before', async () => {
  expect(await kindOf('no such story')).toBe('missing')
  await upstream.edit(
    ({ entries }) => void entries.push(copyOf(resource(entries, 'story-seeing'), 'story-new', { slug: { en: 'no-such-story', de: 'eine-neue-geschichte' } })),
  )
  await site.hears()
  upstream.gate.asked()
  expect(await kindOf('no such story')).toBe('page')
  const asked = upstream.gate.asked().filter((path) => path.includes('content_type=story'))
  // Scheduled entries are queried once per version.
  expect(asked.filter((path) => !path.includes('fields.published%5Bgt%5D='))).toEqual([])
  expect(asked.length).toBeLessThanOrEqual(1)
})

test('direct source: after a slug change, the old address is missing', async () => {
  await upstream.edit((draft) => void Object.assign(resource(draft.entries, 'story-new').fields['slug'] ?? {}, { en: 'another-story' }))
  await site.hears()
  expect(await kindOf('no such story')).toBe('missing')
})

test('direct source: an unpublished story is missing, and its change holds no previous entry', async () => {
  expect(await kindOf('story')).toBe('page')
  notify.length = 0
  await upstream.edit((draft) => void (draft.entries = draft.entries.filter(({ sys }) => sys.id !== 'story-seeing')))
  await site.hears()
  expect(await kindOf('story')).toBe('missing')
  expect(notify).toEqual([{ resources: [{ kind: 'Entry', id: 'story-seeing', before: 'unknown', after: undefined }], touchesModel: false }])
})

test('direct source: follows a redirect that an editor adds', async () => {
  expect(await kindOf('no such page')).toBe('missing')
  await upstream.edit(({ entries }) => {
    const model = entries.find(({ fields }) => 'from' in fields && 'permanent' in fields)
    if (model) entries.push({ ...copyOf(model, 'redirect-new'), fields: { from: { en: '/no/such/page' }, url: { en: 'https://example.org/' } } })
  })
  await site.hears()
  expect(await kindOf('no such page')).toBe('moved')
})

test('direct source: an added locale reports a change of the model', async () => {
  notify.length = 0
  await upstream.edit(
    ({ locales }) => void locales.push({ ...locales[0], name: 'Latin', code: 'la', default: false, sys: { id: 'l-la', type: 'Locale', version: 1 } }),
  )
  await site.hears()
  expect(notify).toMatchObject([{ touchesModel: true }])
})

test('direct source: after a restart, fetches only the changes since its sync token', async () => {
  await site.close()
  await upstream.edit((draft) => void Object.assign(resource(draft.entries, 'page-visit').fields['title'] ?? {}, { en: 'Told late' }))
  upstream.gate.asked()
  site = await siteOverHttp(upstream.env)
  await site.hears()
  expect(upstream.gate.asked().filter((path) => path.includes('/sync') && !path.includes('sync_token='))).toEqual([])
  expect(await site.visit('page')).toMatchObject({ text: expect.stringContaining('Told late') })
})
