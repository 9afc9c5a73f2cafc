import { afterEach, expect, test, vi } from 'vitest'
import { createContentService } from 'contentful-emulator/service.ts'
import type { PreviewSession } from '../../src/content/preview/preview-session.ts'
import { open, shut, startGate } from '../support/gate.ts'
import { overHttp } from '../../packages/contentful-emulator/tests/example-space.ts'
import { firstCopy, newFolder } from '../support/replica-of.ts'
import { customSpace } from '../support/spaces/custom-space.ts'

const SLUG = 'six-lamps-around-orion'
const SESSION: PreviewSession = { scope: 'all', until: new Date('2100-01-01T00:00:00Z') }

const closed: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const close of closed.splice(0).toReversed()) await close()
})

/** Starts a site on a space over HTTP, behind a gate. The Preview API requires a separate token. */
async function site(variables: Readonly<Record<string, string>>, file = 'tests/fixtures/space.json') {
  const service = await createContentService({ spaces: [{ file }], deliveryToken: 'delivery', previewToken: 'preview' })
  const http = await overHttp(service)
  const gate = await startGate(Number(http.host.split(':')[1]))
  closed.push(
    () => service.close(),
    () => http.close(),
    () => gate.stop(),
  )
  const [space] = service.spaces
  const own = {
    CONTENTFUL_SPACE_ID: space?.spaceId ?? '',
    CONTENTFUL_HOST: `localhost:${gate.port}`,
    CONTENTFUL_INSECURE: 'true',
    CONTENTFUL_DELIVERY_TOKEN: 'delivery',
    CONTENTFUL_PREVIEW_TOKEN: 'preview',
    CONTENT_STATE: newFolder(),
    ...variables,
  }
  for (const [name, value] of Object.entries(own)) vi.stubEnv(name, value)
  vi.resetModules()
  const { readContent } = await import('../../src/site-content/site-content.server.ts')
  const { inPreview, inDrafts } = await import('../../src/content/preview/current-preview.server.ts')
  const { contentSource } = await import('../../src/site-content/site-source.server.ts')
  const { storyPage } = await import('../../src/pages/story/page.server.ts')
  const { readLayout } = await import('../../src/layout/site-layout/layout-content.server.ts')
  const source = await contentSource()
  closed.push(async () => source.close?.())
  await firstCopy(source, await source.drafts?.({}))
  return { readContent, inPreview, inDrafts, source, gate, readLayout, draft: () => readContent('en', (content) => storyPage(content, SLUG)) }
}

for (const strategy of ['replica', 'direct']) {
  test(`drafts: are read with the preview token (${strategy}), only in the sessions that may see them`, async () => {
    const { draft, inPreview, inDrafts, readLayout } = await site({ CONTENT_STRATEGY: strategy })
    expect((await draft()).kind).toBe('missing')
    expect((await inPreview(SESSION, draft)).kind).toBe('page')
    const ofOne: PreviewSession = { ...SESSION, scope: { entry: 'story-winter-hexagon' } }
    expect((await inPreview(ofOne, draft)).kind).toBe('missing')
    expect((await inDrafts(ofOne, draft)).kind).toBe('page')
    expect((await draft()).kind).toBe('missing')
    expect((await inPreview(SESSION, () => readLayout('en'))).preview?.isWhole).toBe(true)
    expect((await readLayout('en')).preview).toBeUndefined()
  })
}

test('drafts: a space without a timeline is shown as of a time by its own dates', async () => {
  const { readContent, draft, inPreview } = await site({ CONTENT_STRATEGY: 'replica' })
  const later = { ...SESSION, at: new Date('2031-01-01T00:00:00Z') }
  expect((await inPreview(later, draft)).kind).toBe('page')
  expect((await inPreview(later, () => readContent('en', async ({ now }) => now))).getTime()).toBe(later.at.getTime())
})

test('drafts: without a preview token, a session shows published content only', async () => {
  const { source, draft, inPreview } = await site({ CONTENT_STRATEGY: 'replica', CONTENTFUL_PREVIEW_TOKEN: '' })
  expect(source.drafts).toBeUndefined()
  expect((await inPreview(SESSION, draft)).kind).toBe('missing')
})

test('drafts: of a mapped space are shown in the model of the site', async () => {
  const { readContent, inPreview } = await site({ CONTENT_STRATEGY: 'replica' }, await customSpace())
  const types = () => readContent('en', async ({ mapped, preview }) => [mapped?.listings.length, preview !== undefined] as const)
  const [published] = await types()
  expect(published).toBeGreaterThan(0)
  expect(await inPreview(SESSION, types)).toEqual([published, true])
})

test('drafts: a moment whose first request failed is read again as soon as the Preview API responds', async () => {
  const { source, gate } = await site({ CONTENT_STRATEGY: 'direct' })
  const later = { at: new Date('2031-01-01T00:00:00Z') }
  gate.set(shut)
  await expect(source.drafts?.(later)).rejects.toMatchObject({ fault: 'unreachable' })
  gate.set(open)
  expect(await source.drafts?.(later)).toBeDefined()
  const requests = gate.count()
  expect(await source.drafts?.({ at: new Date(later.at) })).toBeDefined()
  expect(gate.count()).toBe(requests)
})

test('drafts: a copy that could not be opened is opened by the next request', async () => {
  await site({ CONTENT_STRATEGY: 'replica' })
  const { siteSource } = await import('../../src/content/client/source.server.ts')
  const { siteMapping } = await import('../../src/site-content/site-mapping.server.ts')
  let mappings = 0
  // The first mapping is that of the published content, the second that of the drafts.
  const { contentSource, closeSource } = siteSource(() => {
    mappings += 1
    if (mappings === 2) throw new Error('no mapping')
    return siteMapping()
  })
  closed.push(closeSource)
  const source = await contentSource()
  await firstCopy(source)
  await expect(source.drafts?.({})).rejects.toThrow('no mapping')
  expect(await source.drafts?.({})).toBeDefined()
})
