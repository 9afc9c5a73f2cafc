import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { entry } from '../../../packages/contentful-emulator/tests/example-space.ts'
import { followedSpace, type FollowedSpace, type SpaceDraft } from '../../support/followed-space.ts'
import { replicaOf, type OpenReplica } from '../../support/replica-of.ts'

// `tests/content/sources` tests the responses, together with those of the other sources.
let space: FollowedSpace
let opened: OpenReplica

beforeEach(async () => {
  space = await followedSpace()
  opened = await replicaOf(space)
})

afterEach(async () => {
  await opened.replica.close()
  await space.close()
})

const soon = { timeout: 10_000, interval: 20 }

function addLatin({ locales }: SpaceDraft): void {
  const [german] = locales
  if (german) locales.push({ ...german, name: 'Latin', code: 'la', sys: { id: 'l-la', type: 'Locale', version: 1 } })
}

describe('Replica: onChange', () => {
  test('passes the entry before and after the change, once the client returns the new one', async () => {
    const titles: unknown[] = []
    opened.replica.onChange(() => {
      void opened.client.withAllLocales.getEntries({ 'sys.id': 'moon' }).then(({ items }) => titles.push(items[0]?.fields['title']))
    })
    await space.edit((draft) => {
      for (const { sys, fields } of draft.entries) if (sys.id === 'moon') fields['title'] = { en: 'Luna' }
      draft.entries = draft.entries.filter(({ sys }) => sys.id !== 'empty')
      draft.entries.push(entry('person', 'person-eve', 30, { name: { en: 'Eve' } }))
    })
    await vi.waitFor(() => expect(opened.changes.flatMap(({ resources }) => resources)).toHaveLength(3), soon)
    const byId = new Map(opened.changes.flatMap(({ resources }) => resources).map((each) => [each.id, each]))
    expect(byId.get('moon')).toMatchObject({ kind: 'Entry', before: { fields: { title: { en: 'The Moon' } } }, after: { fields: { title: { en: 'Luna' } } } })
    expect(byId.get('empty')?.after).toBeUndefined()
    expect(byId.get('person-eve')).toMatchObject({ before: undefined, after: { contentTypeId: 'person' } })
    expect(opened.changes.some(({ touchesModel }) => touchesModel)).toBe(false)
    await vi.waitFor(() => expect(titles.length).toBeGreaterThan(0), soon)
    expect(titles[0]).toEqual({ en: 'Luna' })
    expect(opened.replica.revision).toBe(opened.changes.length)
  })

  test('passes no resources that are delivered again unchanged', async () => {
    await opened.replica.close()
    opened = await replicaOf(space)
    await space.edit(addLatin)
    opened.replica.notify()
    await vi.waitFor(() => expect(opened.changes).toHaveLength(1), soon)
    expect(opened.changes[0]).toEqual({ resources: [], touchesModel: true })
  })
})
