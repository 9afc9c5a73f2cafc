import { expect, test } from 'vitest'
import type { Delivered, ResourceChange } from '../../../src/content/client/content-change.ts'
import { PublishRecord, type PublishNews } from '../../../src/content/publishing/publish-record.server.ts'

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 14, 2, second))

function delivered(revision: number, title: unknown = `Revision ${revision}`): Delivered {
  return {
    contentTypeId: 'story',
    sys: { id: 'moon', revision, updatedAt: at(revision).toISOString() },
    fields: { headline: { en: 'Guessed' }, label: { en: title } },
  }
}

const change = (before: ResourceChange['before'], after: Delivered | undefined, id = 'moon') => ({
  resources: [{ kind: 'Entry' as const, id, before, after }],
  touchesModel: false,
})
const news = (revision: number, what: PublishNews['what'] = 'published'): PublishNews => ({
  kind: 'Entry',
  id: 'moon',
  contentTypeId: 'story',
  what,
  revision,
  at: at(revision),
})
const record = () => new PublishRecord((type) => (type === 'story' ? 'label' : undefined))
const times = ({ changes }: PublishRecord) =>
  changes.map(({ what, revision, notifiedAt, liveAt }) => [what, revision, notifiedAt?.getUTCSeconds(), liveAt?.getUTCSeconds()])

test('PublishRecord: records when an entry was published, notified and live', () => {
  const own = record()
  own.add(news(2), false, at(3))
  expect(times(own)).toEqual([['published', 2, 3, undefined]])
  own.live(change(delivered(1), delivered(2)), at(4))
  expect(own.changes).toEqual([
    {
      kind: 'Entry',
      id: 'moon',
      contentTypeId: 'story',
      what: 'published',
      revision: 2,
      names: { en: 'Revision 2' },
      publishedAt: at(2),
      notifiedAt: at(3),
      liveAt: at(4),
    },
  ])
})

test('PublishRecord: records an entry that is live before its notification, or without one', () => {
  const own = record()
  own.live(change(delivered(1), delivered(2)), at(4))
  own.add(news(2), true, at(5))
  expect(times(own)).toEqual([['published', 2, 5, 4]])
  own.add(news(2), true, at(6))
  own.live(change('unknown', delivered(3)), at(7))
  expect(times(own)).toEqual([
    ['published', 3, undefined, 7],
    ['published', 2, 5, 4],
  ])
})

test('PublishRecord: ignores a notification of a revision that was live before the process started', () => {
  const own = record()
  own.add(news(2), true, at(3))
  expect(own.changes).toEqual([])
})

test('PublishRecord: a newer revision replaces the notified one; an older one does not', () => {
  const own = record()
  own.add(news(3), false, at(3))
  own.live(change(delivered(1), delivered(2)), at(4))
  expect(times(own)).toEqual([
    ['published', 2, undefined, 4],
    ['published', 3, 3, undefined],
  ])
  own.live(change(delivered(2), delivered(4)), at(5))
  expect(times(own)).toEqual([
    ['published', 4, 3, 5],
    ['published', 2, undefined, 4],
  ])
})

test('PublishRecord: an unpublished entry has its last name, and a late notification adds no change', () => {
  const own = record()
  own.live(change(delivered(1), delivered(2)), at(4))
  own.add(news(2, 'unpublished'), false, at(5))
  own.live(change(delivered(2), undefined), at(6))
  expect(own.changes[0]).toMatchObject({ what: 'unpublished', names: { en: 'Revision 2' }, publishedAt: at(2), notifiedAt: at(5), liveAt: at(6) })
  own.live(change(undefined, delivered(3)), at(7))
  own.add(news(2, 'unpublished'), false, at(8))
  expect(times(own)).toEqual([
    ['published', 3, undefined, 7],
    ['unpublished', 2, 5, 6],
    ['published', 2, undefined, 4],
  ])
})

test('PublishRecord: stops waiting for an entry that was unpublished before it was live', () => {
  const own = record()
  own.add(news(2), false, at(3))
  own.live(change('unknown', undefined), at(5))
  expect(times(own)).toEqual([['unpublished', 2, undefined, 5]])
})

test('PublishRecord: an entry of a type without pages is live when the space delivers it', () => {
  const own = record()
  own.live(change(undefined, undefined), at(2))
  expect(own.changes).toEqual([])
  own.add(news(2), false, at(3))
  own.live(change(undefined, undefined), at(4))
  expect(times(own)).toEqual([['published', 2, 3, 4]])
})

test('PublishRecord: ignores changes of drafts', () => {
  const own = record()
  own.live(change(delivered(2), delivered(2)), at(4))
  expect(own.changes).toEqual([])
  // A handwritten file has no revisions.
  own.live(change(delivered(2), delivered(2, 'By hand')), at(4))
  expect(own.changes).toMatchObject([{ names: { en: 'By hand' } }])
})

test('PublishRecord: stores 50 changes, and of many at once the ones published last', () => {
  const own = record()
  for (let round = 0; round < 100; round += 1) own.live(change(undefined, delivered(1), `single-${round}`), at(1))
  expect(own.changes.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => `single-${99 - index}`))
  const many = Array.from({ length: 5000 }, (_, index) => change(undefined, delivered((index * 7) % 5000), `${(index * 7) % 5000}`).resources)
  own.live({ resources: many.flat(), touchesModel: false }, at(2))
  expect(own.changes.map(({ id }) => Number(id))).toEqual(Array.from({ length: 50 }, (_, index) => 4999 - index))
})

test('PublishRecord: ignores a name that is not a text, and truncates a long one', () => {
  const own = record()
  own.live(change(undefined, delivered(2, 5)), at(2))
  expect(own.changes[0]?.names).toEqual({ en: 'Guessed' })
  own.live(change(undefined, delivered(3, 'x'.repeat(10_000))), at(2))
  expect(own.changes[0]?.names['en']).toHaveLength(200)
})
