import { readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateSpace, type GeneratedSpace } from '../../bench/space/generated-space.ts'
import { retitle } from '../../bench/space/retitle.ts'
import { createContentService } from 'contentful-emulator/service.ts'
import { resource, type ExportDraft } from '../support/spaces/export-file.ts'

const TOTAL = 900
let space: GeneratedSpace
let draft: ExportDraft

beforeAll(async () => {
  space = await generateSpace(TOTAL)
  draft = JSON.parse(readFileSync(space.file, 'utf8'))
})
afterAll(() => rmSync(dirname(space.file), { recursive: true }))

test('generated space: the content service serves all of it', async () => {
  const service = await createContentService({ spaces: [{ file: space.file }], watch: false, report: (message) => expect.fail(message) })
  await service.close()
  expect(draft.entries).toHaveLength(TOTAL)
  expect(draft.assets).toHaveLength(space.assets)
})

test('generated space: every chapter links to its own entries or to shared ones', () => {
  const ids = new Set([...draft.entries, ...draft.assets].map(({ sys }) => sys.id))
  expect(ids.size).toBe(draft.entries.length + draft.assets.length)
  // The last chapter is incomplete, because generation stops at the number of entries.
  const whole = draft.entries.filter(({ sys }) => !sys.id.endsWith('-3'))
  const linked = whole.flatMap(({ fields }) => [...JSON.stringify(fields).matchAll(/"linkType":"(?:Entry|Asset)","id":"([^"]+)"/g)].map(([, id]) => id))
  expect(linked.length).toBeGreaterThan(500)
  expect(linked.filter((id) => id !== undefined && !ids.has(id))).toEqual([])
  expect(JSON.stringify(resource(draft.entries, 'story-line-of-noon-2').fields['authors'])).toContain('"person-adaeze-obi-2"')
})

test('generated space: stories have unique slugs, and texts as long as their originals', () => {
  const [first, second] = ['story-line-of-noon', 'story-line-of-noon-2'].map((id) => resource(draft.entries, id))
  expect(second?.fields['slug']?.['en']).toBe('the-line-of-noon-2')
  expect(JSON.stringify(second?.fields['body'])).not.toBe(JSON.stringify(first?.fields['body']))
  const lengths = [first, second].map((entry) => JSON.stringify(entry?.fields['body']).length)
  expect(Math.abs((lengths[1] ?? 0) / (lengths[0] ?? 0) - 1)).toBeLessThan(0.05)
  expect(new Set(space.stories).size).toBe(space.stories.length)
})

test('generated space: a title is changed in place', async () => {
  await retitle(space.file, 'The line of noon', 'The line at noon')
  const changed: ExportDraft = JSON.parse(readFileSync(space.file, 'utf8'))
  expect(resource(changed.entries, 'story-line-of-noon').fields['title']?.['en']).toBe('The line at noon')
  await expect(retitle(space.file, 'Nothing of the kind', 'Something of a kind')).rejects.toThrow('has no')
})
