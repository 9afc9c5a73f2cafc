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
  changes.map(({ what, revision, toldAt, liveAt }) => [what, revision, toldAt?.getUTCSeconds(), liveAt?.getUTCSeconds()])

test('published, told, live', () => {
  const own = record()
  own.told(news(2), false, at(3))
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
      toldAt: at(3),
      liveAt: at(4),
    },
  ])
})

test('live before it is told, and live without ever being told', () => {
  const own = record()
  own.live(change(delivered(1), delivered(2)), at(4))
  own.told(news(2), true, at(5))
  expect(times(own)).toEqual([['published', 2, 5, 4]])
  own.told(news(2), true, at(6))
  own.live(change('unknown', delivered(3)), at(7))
  expect(times(own)).toEqual([
    ['published', 3, undefined, 7],
    ['published', 2, 5, 4],
  ])
})

test('what was shown before this process began is no change', () => {
  const own = record()
  own.told(news(2), true, at(3))
  expect(own.changes).toEqual([])
})

test('a newer revision stands for the one that was told; an older one does not', () => {
  const own = record()
  own.told(news(3), false, at(3))
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

test('unpublished, with the name it had; told late it does not come back', () => {
  const own = record()
  own.live(change(delivered(1), delivered(2)), at(4))
  own.told(news(2, 'unpublished'), false, at(5))
  own.live(change(delivered(2), undefined), at(6))
  expect(own.changes[0]).toMatchObject({ what: 'unpublished', names: { en: 'Revision 2' }, publishedAt: at(2), toldAt: at(5), liveAt: at(6) })
  own.live(change(undefined, delivered(3)), at(7))
  own.told(news(2, 'unpublished'), false, at(8))
  expect(times(own)).toEqual([
    ['published', 3, undefined, 7],
    ['unpublished', 2, 5, 6],
    ['published', 2, undefined, 4],
  ])
})

test('what is published and unpublished before it could be shown is not waited for', () => {
  const own = record()
  own.told(news(2), false, at(3))
  own.live(change('unknown', undefined), at(5))
  expect(times(own)).toEqual([['unpublished', 2, undefined, 5]])
})

test('an entry of a type that the site does not show is live when the space shows it', () => {
  const own = record()
  own.live(change(undefined, undefined), at(2))
  expect(own.changes).toEqual([])
  own.told(news(2), false, at(3))
  own.live(change(undefined, undefined), at(4))
  expect(times(own)).toEqual([['published', 2, 3, 4]])
})

test('drafts are nothing to visitors', () => {
  const own = record()
  own.live(change(delivered(2), delivered(2)), at(4))
  expect(own.changes).toEqual([])
  // A handwritten file has no revisions.
  own.live(change(delivered(2), delivered(2, 'By hand')), at(4))
  expect(own.changes).toMatchObject([{ names: { en: 'By hand' } }])
})

test('fifty are kept, of many at once those that were published last', () => {
  const own = record()
  for (let round = 0; round < 100; round += 1) own.live(change(undefined, delivered(1), `single-${round}`), at(1))
  expect(own.changes.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => `single-${99 - index}`))
  const many = Array.from({ length: 5000 }, (_, index) => change(undefined, delivered((index * 7) % 5000), `${(index * 7) % 5000}`).resources)
  own.live({ resources: many.flat(), touchesModel: false }, at(2))
  expect(own.changes.map(({ id }) => Number(id))).toEqual(Array.from({ length: 50 }, (_, index) => 4999 - index))
})

test('a name that is none is not taken, a long one is cut', () => {
  const own = record()
  own.live(change(undefined, delivered(2, 5)), at(2))
  expect(own.changes[0]?.names).toEqual({ en: 'Guessed' })
  own.live(change(undefined, delivered(3, 'x'.repeat(10_000))), at(2))
  expect(own.changes[0]?.names['en']).toHaveLength(200)
})
