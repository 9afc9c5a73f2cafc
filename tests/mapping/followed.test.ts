import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { SPACE } from '../../packages/contentful-emulator/tests/example-space.ts'
import { pageOf } from '../support/page-of.ts'
import { followedSpace, type FollowedSpace } from '../support/followed-space.ts'

// A space with custom content types behind the Delivery API, read with the direct strategy.
const soon = { timeout: 15_000, interval: 20 }
let space: FollowedSpace
let state: string
const openSite = () => import('../../src/site-content/site-content.server.ts')
let site: Awaited<ReturnType<typeof openSite>>
const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)

beforeAll(async () => {
  space = await followedSpace()
  state = mkdtempSync(join(tmpdir(), 'vitrine-followed-'))
  const variables = { CONTENTFUL_SPACE_ID: SPACE, CONTENTFUL_HOST: space.env.CONTENTFUL_HOST, CONTENTFUL_INSECURE: 'true', CONTENT_STATE: state }
  Object.assign(process.env, variables, { CONTENT_STRATEGY: 'direct', CONTENT_SYNC_SECONDS: '0.2' })
  vi.resetModules()
  site = await openSite()
})

afterAll(async () => {
  const { contentSource } = await import('../../src/site-content/site-source.server.ts')
  await (await contentSource()).close?.()
  await space.close()
  rmSync(state, { recursive: true, force: true })
})

async function storyTitles(): Promise<readonly (string | undefined)[]> {
  const content = await site.openContent('en')
  return (await content.all({ content_type: 'story', order: 'sys.id' })).map((entry) => entry.text('title'))
}

test('mapped space: is always shown from a copy, and the log reports that direct mode is ignored', async () => {
  await vi.waitFor(async () => expect((await storyTitles()).length).toBeGreaterThan(0), soon)
  const content = await site.openContent('en')
  expect(content.mapped).toMatchObject({ isConfirmed: false })
  expect(said.mock.calls.flat().join('\n')).toContain('CONTENT_STRATEGY=direct is ignored')
})

async function topics(): Promise<readonly (string | undefined)[]> {
  return (await site.openContent('en')).preloaded('topic').map((entry) => entry.text('title'))
}

test('mapped space: concepts of stories and broader ones are topics, and so is a concept that a story receives later', async () => {
  const { topicPage } = await import('../../src/pages/topic/page.server.ts')
  await vi.waitFor(async () => expect((await topics()).toSorted()).toEqual(['bodies', 'satellites']), soon)
  const content = await site.openContent('en')
  expect(content.offers('topic')).toBe(true)
  const bodies = await pageOf(topicPage(content, 'bodies'))
  expect(bodies.narrower.map(({ title }) => title.text)).toEqual(['satellites'])
  expect(bodies.lists.map(({ type, items }) => [type, items.length])).toEqual([['story', 1]])
  await space.edit((draft) => {
    const mars = draft.entries.find(({ sys }) => sys.id === 'mars')
    if (mars) mars.metadata = { tags: [], concepts: [{ sys: { type: 'Link', linkType: 'TaxonomyConcept', id: 'moons' } }] }
  })
  await vi.waitFor(async () => expect((await topics()).toSorted()).toEqual(['bodies', 'moons', 'satellites']), soon)
})

test('mapped space: an entry that is changed, added or deleted is updated in the model of the site', async () => {
  const before = await storyTitles()
  await space.edit((draft) => {
    const first = draft.entries.find(({ sys }) => sys.id === 'mars')
    Object.assign(first?.fields ?? {}, { title: { en: 'Red again' } })
  })
  await vi.waitFor(async () => expect(await storyTitles()).toContain('Red again'), soon)
  await space.edit((draft) => {
    const index = draft.entries.findIndex(({ sys }) => sys.id === 'mars')
    draft.entries.splice(index, 1)
  })
  await vi.waitFor(async () => expect((await storyTitles()).length).toBe(before.length - 1), soon)
})
