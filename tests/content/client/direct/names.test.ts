import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { directSource } from '../../../../src/content/client/direct/direct-source.server.ts'
import type { Names } from '../../../../src/content/client/direct/names.server.ts'
import { tokenFile } from '../../../../src/content/client/direct/token-file.server.ts'
import { remote } from '../../../../src/content/client/remote/remote.server.ts'
import { parseEnvironment } from '../../../../src/config/env.server.ts'
import { copyOf, resource } from '../../../support/spaces/export-file.ts'
import { startUpstream, type Upstream } from '../../../support/upstream.ts'

const COUNT = 2500
let upstream: Upstream
let source: Awaited<ReturnType<typeof directSource>>
let names: Names

beforeAll(async () => {
  upstream = await startUpstream(({ entries }) => {
    const empty = { ...resource(entries, 'story-seeing'), fields: {} }
    for (let index = 0; index < COUNT; index += 1) {
      entries.push({
        ...copyOf(empty, `many-${index}`),
        fields: { slug: { en: `story-${index}`, ...(index % 2 ? { de: `geschichte-${index}`, fr: 'toutes' } : {}) } },
      })
    }
  })
  const env = parseEnvironment(upstream.env)
  source = await directSource(remote(env, upstream.env.CONTENTFUL_SPACE_ID), 600_000, tokenFile(`${upstream.env.CONTENT_STATE}/followed.json`, 'space'))
  names = source.names
  await vi.waitFor(() => expect(source.revision()).toBe(1), { timeout: 20_000, interval: 20 })
})

afterAll(async () => {
  await source.close()
  await upstream.stop()
})

const find = (name: string, locale?: string) => names.find('story', 'slug', name, locale)
const read = () => upstream.gate.asked().filter((path) => path.includes('content_type=story'))

test('names.find: reads a large content type in the background until all its pages are stored', async () => {
  expect(await find('story-7', 'en')).toBeUndefined()
  await vi.waitFor(async () => expect(await find('story-2499', 'en')).toEqual(['many-2499']), { timeout: 20_000, interval: 20 })
  expect(read().length).toBe(3)
})

test('names.find: finds a slug in its language, or in the fallback language if it has none', async () => {
  expect(await find('geschichte-7', 'de')).toEqual(['many-7'])
  expect(await find('geschichte-7', 'en')).toEqual([])
  expect(await find('story-7', 'de')).toEqual([])
  expect(await find('story-8', 'de')).toEqual(['many-8'])
  expect(await find('toutes', 'fr')).toHaveLength(COUNT / 2)
  expect(await find('nothing', 'fr')).toEqual([])
  expect(await find('geschichte-7')).toEqual(['many-7'])
  expect(read()).toEqual([])
})

test('names.find: requests a content type that does not exist only once', async () => {
  upstream.gate.asked()
  for (let times = 0; times < 3; times += 1) await expect(names.find('nowhere', 'slug', 'x', 'en')).rejects.toMatchObject({ about: 'unknown-type' })
  expect(upstream.gate.asked()).toHaveLength(1)
})

test('names.find: reads the slugs again when the service recovers from a failure', async () => {
  upstream.gate.set((incoming) => void incoming.socket.destroy())
  expect(await names.find('person', 'slug', 'salma-haddad', 'en')).toBeUndefined()
  await upstream.gate.revive()
  await vi.waitFor(async () => expect(await names.find('person', 'slug', 'salma-haddad', 'en')).toEqual(['person-salma-haddad']), {
    timeout: 10_000,
    interval: 100,
  })
})
