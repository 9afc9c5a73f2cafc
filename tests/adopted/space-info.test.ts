import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSpaceInfo } from '../../scripts/adopted/space-info.ts'
import { parseEnvironment } from '../../src/config/env.server.ts'
import { startContentService } from '../support/process.ts'
import { FOUR_LANGUAGES, harbourSpace } from '../support/spaces/harbour-space.ts'

const OWN = '.cache/fixtures/content/space.json'
const CODES = FOUR_LANGUAGES.map(({ code }) => code)
let folder: string
let strange: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-'))
  strange = join(folder, 'strange.json')
  await writeFile(strange, JSON.stringify(harbourSpace(FOUR_LANGUAGES)))
})
afterAll(async () => rm(folder, { recursive: true }))

const infoOf = (file: string) => readSpaceInfo(parseEnvironment({ CONTENT_SPACE: file }))

test('readSpaceInfo: reads from a file whether the model is ours, and its locales', async () => {
  expect(await infoOf(OWN)).toMatchObject({ isOwn: true })
  const info = await infoOf(strange)
  expect(info).toMatchObject({ isOwn: false, name: 'Blog' })
  expect(info?.locales.map(({ code }) => code)).toEqual(CODES)
  expect(info?.locales.find(({ isDefault }) => isDefault)?.code).toBe('en-US')
})

test('readSpaceInfo: for a file without a model, returns the locales that its fields use', async () => {
  const file = join(folder, 'content-only.json')
  const entry = { sys: { id: 'a', type: 'Entry', contentType: { sys: { id: 'note' } } }, fields: { words: { fr: 'Bonjour' } } }
  await writeFile(file, JSON.stringify({ entries: [entry], assets: [] }))
  expect(await infoOf(file)).toMatchObject({ isOwn: false, locales: [{ code: 'fr', isDefault: true }] })
})

test('readSpaceInfo: stops the start in one sentence if a file is missing or broken', async () => {
  const broken = join(folder, 'broken.json')
  await writeFile(broken, '{ "entries": [')
  await expect(infoOf('nope.json')).rejects.toThrow(/^The content cannot be opened: nope\.json: cannot be read \(ENOENT\)$/)
  await expect(infoOf(broken)).rejects.toThrow(/^The content cannot be opened: .*broken\.json: is not JSON/)
})

test('readSpaceInfo: reads the same over the Delivery API, and returns undefined if the space does not respond', async () => {
  const service = await startContentService(['--space', strange])
  const over = (port: number) =>
    readSpaceInfo(parseEnvironment({ CONTENTFUL_SPACE_ID: 'strange000001', CONTENTFUL_HOST: `localhost:${port}`, CONTENTFUL_INSECURE: 'true' }))
  const info = await over(service.port)
  await service.stop()
  expect(info).toMatchObject({ isOwn: false })
  expect(info?.locales.map(({ code }) => code)).toEqual(CODES)
  expect(await over(service.port)).toBeUndefined()
})
