import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import type { ContentChange } from '../../../src/content/client/content-change.ts'
import { changedSpace, copyOf, link, resource, type ExportDraft } from '../../support/spaces/export-file.ts'
import { pageOf } from '../../support/page-of.ts'

const UNTIL = '2027-02-05T22:00+01:00'
const [LOCKED, OTHER, OPEN] = ['first-light-star', 'first-light-galaxies', 'first-light-dark']
const file = changedSpace(({ entries }) => {
  resource(entries, 'press-downloads').fields['files'] = { en: [link('Asset', LOCKED), link('Asset', 'file-programme')] }
  resource(entries, 'story-seeing').fields['cover'] = { en: link('Asset', LOCKED) }
  const body = resource(entries, 'press-facts').fields['body']?.['en']
  if (typeof body === 'object' && body && 'content' in body && Array.isArray(body.content))
    body.content.unshift({ nodeType: 'embedded-asset-block', data: { target: link('Asset', LOCKED) }, content: [] })
})
process.env['CONTENT_SPACE'] = file

const { openContent } = await import('../../../src/site-content/site-content.server.ts')
const { contentSource } = await import('../../../src/site-content/site-source.server.ts')
const { recorded } = await import('../../../src/content/dependencies/recorder.server.ts')
const { affectsList } = await import('../../../src/content/dependencies/affects-list.server.ts')
const { pageByPath } = await import('../../../src/pages/page/page.server.ts')
const { storyPage } = await import('../../../src/pages/story/page.server.ts')

const isSettings = ({ sys }: ExportDraft['entries'][number]) => JSON.stringify(sys['contentType']).includes('"siteSettings"')
const before = new Date(Date.parse(UNTIL) - 1)
const after = new Date(UNTIL)
const press = async (at: Date) => recorded(async () => pageOf(pageByPath(await openContent('en', at), 'press')))

/** Changes the space as its editors do, and waits until the site has the change. */
async function edit(change: (draft: ExportDraft) => void): Promise<void> {
  const draft: ExportDraft = JSON.parse(readFileSync(file, 'utf8'))
  change(draft)
  const { promise, resolve } = Promise.withResolvers<void>()
  const end = (await contentSource()).onChange(() => resolve())
  writeFileSync(file, JSON.stringify(draft))
  await promise
  end()
}

test('embargo: a file is listed as locked and never as a picture, and its page expires at its release', async () => {
  const { value: page, dependencies } = await press(before)
  expect(dependencies.until).toBeLessThanOrEqual(Date.parse(UNTIL))
  const rows = JSON.stringify(page).match(/"embargo":\{"text":"Under embargo until 5 February 2027 at 22:00 CET"\}/g)
  expect(rows).toHaveLength(4)
  const gallery = page.sections.find(({ id }) => id === 'press-first-light')
  expect(gallery).toMatchObject({ pictures: [{ id: OPEN, url: `/protected/en/${OPEN}/${OPEN}.jpg` }, { id: LOCKED, size: '114 kB' }, { id: OTHER }] })
  const { value: released, dependencies: later } = await press(after)
  expect(later.until).toBeGreaterThan(Date.parse(UNTIL))
  expect(JSON.stringify(released)).not.toContain('"embargo"')
  expect(released.sections.find(({ id }) => id === 'press-first-light')).toMatchObject({ pictures: [{ id: OPEN }, { id: LOCKED }, { id: OTHER }] })
  for (const each of [page, released]) expect(JSON.stringify(each)).not.toMatch(/secure\.ctfassets|token=|policy=/)
})

test('embargo: a locked picture is omitted from its story, its share picture and its placeholder', async () => {
  const story = async (at: Date) => pageOf(storyPage(await openContent('en', at), 'why-stars-twinkle'))
  const [locked, released] = [await story(before), await story(after)]
  expect(locked.cover).toBeUndefined()
  expect(JSON.stringify(locked)).not.toContain(LOCKED)
  expect(released.cover).toMatchObject({ id: LOCKED, url: `/protected/en/${LOCKED}/${LOCKED}.jpg` })
  expect(JSON.stringify(released)).toContain(`/protected/en/${LOCKED}/${LOCKED}.jpg?w=1200&h=630`)
})

test('embargo: a page with a file is invalidated if an embargo is added, removed or changed', async () => {
  const { dependencies } = await press(before)
  const lists = [...dependencies.lists.values()]
  const was = { contentTypeId: 'embargo', sys: { id: 'embargo-first-light', updatedAt: '2026-11-02T13:31:00.000Z' }, fields: {} }
  const is = { ...was, sys: { ...was.sys, updatedAt: '2026-11-03T13:31:00.000Z' } }
  for (const [one, other] of [
    [was, is],
    [undefined, is],
    [was, undefined],
  ])
    expect(lists.some((list) => affectsList({ kind: 'Entry', id: 'embargo-first-light', before: one, after: other }, list))).toBe(true)
})

test.each([
  ['moment', 'embargo', (draft: ExportDraft) => void (resource(draft.entries, 'embargo-first-light').fields['until'] = { en: '2027-02-06T22:00+01:00' })],
  ['list of files', 'embargo', (draft: ExportDraft) => void (resource(draft.entries, 'embargo-first-light').fields['files'] = { en: [link('Asset', LOCKED)] })],
  ['site name', 'settings', (draft: ExportDraft) => void Object.assign(draft.entries.find(isSettings)?.fields['name'] ?? {}, { en: 'Another name' })],
])('embargo: a page depends on the %s of the %s, also if it is edited by hand without a new updatedAt', async (_, _of, change) => {
  const { dependencies } = await press(before)
  const { promise, resolve } = Promise.withResolvers<ContentChange>()
  const end = (await contentSource()).onChange(resolve)
  const content = readFileSync(file, 'utf8')
  await edit(change)
  end()
  const changed = await promise
  const lists = [...dependencies.lists.values()]
  expect(changed.resources.some((each) => lists.some((list) => affectsList(each, list)))).toBe(true)
  await edit((draft) => void Object.assign(draft, JSON.parse(content)))
})

test('embargo: the last one counts; without a time zone it ends in the last zone; without a date it never ends', async () => {
  const reports: string[] = []
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void reports.push(String(line)))
  const lockedAt = async (iso: string) => (await (await openContent('en', new Date(iso))).asset(LOCKED))?.isLocked
  await edit(({ entries }) => entries.push(copyOf(resource(entries, 'embargo-first-light'), 'embargo-later', { until: { en: '2027-03-01' } })))
  expect([await lockedAt('2027-03-01T11:59:59Z'), await lockedAt('2027-03-01T12:00:00Z')]).toEqual([true, false])
  await edit(({ entries }) => (resource(entries, 'embargo-later').fields['until'] = { en: '2027-03-02T10:00' }))
  expect([await lockedAt('2027-03-02T21:59:59Z'), await lockedAt('2027-03-02T22:00:00Z')]).toEqual([true, false])
  await edit(({ entries }) => delete resource(entries, 'embargo-later').fields['until'])
  expect(await lockedAt('2999-01-01T00:00:00Z')).toBe(true)
  expect(reports).toContainEqual(expect.stringMatching(/entry embargo-later, field until: has no valid date; the files of the embargo stay locked/))
  await edit((draft) => (draft.entries = draft.entries.filter(({ sys }) => !sys.id.startsWith('embargo-'))))
  expect(await lockedAt(before.toISOString())).toBe(false)
})

test('embargo: a space without the content type locks nothing and reports nothing', async () => {
  const reports: string[] = []
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void reports.push(String(line)))
  await edit((draft) => (draft.contentTypes = draft.contentTypes.filter((type) => JSON.stringify(type['sys']).indexOf('"id":"embargo"') < 0)))
  expect((await (await openContent('en')).asset(LOCKED))?.isLocked).toBe(false)
  expect(reports.filter((line) => line.includes('embargo'))).toEqual([])
})

test('asset: returns undefined if the asset does not exist', async () => {
  expect(await (await openContent('en')).asset('no-such-asset')).toBeUndefined()
})
